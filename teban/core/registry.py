"""Which games there are. A package adds one by an entry point of the group `teban.games`."""

from functools import cache
from importlib.metadata import entry_points

from teban.core.game import Game
from teban.core.refused import Refused, Why

GROUP = "teban.games"


@cache
def games() -> dict[str, Game]:
    """Every installed game by its key."""
    found: list[Game] = [entry.load() for entry in entry_points(group=GROUP)]
    return {game.key: game for game in sorted(found, key=lambda game: game.key)}


def find(key: str) -> Game:
    """The game of this key."""
    game = games().get(key)
    if game is None:
        raise Refused(Why.UNKNOWN_GAME, got=key, expected=" ".join(games()))
    return game
