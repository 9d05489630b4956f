"""Whole games in compiled code, for studies."""

from collections.abc import Sequence

from teban.core.batch import Played
from teban.core.game import Game
from teban.core.levels import level_names, meeting, numbers_of
from teban.core.refused import Expect, bad_value
from teban.games.jatsuna.levels import BRAINS, STUDIED, searching
from teban.games.jatsuna.levels.brain import Brain, play
from teban.games.jatsuna.options import Company, Options
from teban.games.jatsuna.sides import SEATS


def batch(
    game: Game, options: Options, players: Sequence[str], seeds: Sequence[int]
) -> list[Played]:
    """A game for each seed, with these players in seat order."""
    private = meeting(game, [Company() for _ in SEATS], players)
    return play(options, private, [_brain(game, name) for name in players], seeds)


def _brain(game: Game, name: str) -> Brain:
    known = {**BRAINS, **STUDIED}
    if name in known:
        return known[name]
    numbers = numbers_of(game, name)
    if numbers is None:
        raise bad_value("player", name, Expect.ONE_OF, names=(*level_names(game), *STUDIED))
    return searching(numbers)
