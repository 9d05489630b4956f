"""The computer players of BlackPoker, weakest first. All of them hold a `Seat`, no more."""

from collections.abc import Callable, Mapping
from functools import partial

from teban.core.seat import Player
from teban.games.blackpoker.levels.adept import Adept
from teban.games.blackpoker.levels.beginner import Beginner
from teban.games.blackpoker.levels.thinker import Effort, Thinker

EXPERT = Effort(playouts=8, wide=6, turns=1, lead=0.08, answers=False)
MASTER = Effort(playouts=64, wide=8, turns=1, near=8, lead=0.03)

LEVELS: Mapping[str, Callable[[int], Player]] = {
    "beginner": lambda seed: Beginner(),
    "adept": lambda seed: Adept(),
    "expert": partial(Thinker, EXPERT),
    "master": partial(Thinker, MASTER),
}
"""Beginner and adept need no luck: they answer the same seat the same way."""
