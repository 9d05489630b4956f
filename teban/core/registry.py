"""Which games there are. A package adds one by an entry point of the group `teban.games`."""

from functools import cache
from importlib.metadata import entry_points

from teban.core.game import Game
from teban.core.refused import Refused, Why

GROUP = "teban.games"


@cache
def games() -> dict[str, Game]:
    """Every installed game by its key; refused if two have the same."""
    found: dict[str, tuple[Game, str]] = {}
    for entry in entry_points(group=GROUP):
        game: Game = entry.load()
        if game.key in found and found[game.key][0] is not game:
            raise Refused(Why.SAME_KEY, got=game.key, first=found[game.key][1], second=entry.value)
        found[game.key] = game, entry.value
    return {key: found[key][0] for key in sorted(found)}


def find(key: str) -> Game:
    """The game of this key."""
    game = games().get(key)
    if game is None:
        raise Refused(Why.UNKNOWN_GAME, got=key, expected=tuple(games()))
    return game
