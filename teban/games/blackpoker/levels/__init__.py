"""The computer players of BlackPoker."""

from collections.abc import Callable, Mapping

from teban.core.seat import Player
from teban.games.blackpoker.levels.adept import Adept
from teban.games.blackpoker.levels.beginner import Beginner
from teban.players.uniform import Uniform

LEVELS: Mapping[str, Callable[[int], Player]] = {
    "random": Uniform,
    "beginner": lambda seed: Beginner(),
    "adept": lambda seed: Adept(),
}
"""Weakest first. Beginner and adept need no luck: they answer the same seat the same way."""
