"""What is played for the tests of each game's table.

A module here is named as its game is. It has `RECORDINGS`, and may have `truth(state)`, what nobody
is sent but a test wants to know at every moment, and `lists()`, more files by name. A game without
a module is played once, at its usual table.
"""

from collections.abc import Callable, Mapping
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any

from msgspec import Struct

from teban.core.game import Game, State
from teban.core.ids import Action


class Recording(Struct, frozen=True):
    """A game to be played at random."""

    name: str
    options: Any
    private: tuple[Any, ...]
    """What each seat brings along."""
    prefers: str = ""
    """Names that begin so are chosen more often than their number says."""
    chooses: Callable[[State, Random], Action] | None = None
    """How it is played, where what is worth recording would hardly ever happen at random."""


class Plan(Struct, frozen=True):
    """Everything that is written down for one game."""

    recordings: tuple[Recording, ...]
    truth: Callable[[State], Any] | None = None
    lists: Callable[[], Mapping[str, Any]] = dict


def plan(game: Game) -> Plan:
    """What its own module says, or its usual table."""
    name = f"{__name__}.{game.key}"
    if find_spec(name) is None:
        nothing = tuple(game.private() for _ in game.seat_names)
        return Plan((Recording("usual", game.options(), nothing),))
    found = import_module(name)
    parts = {part: getattr(found, part) for part in ("truth", "lists") if hasattr(found, part)}
    return Plan(found.RECORDINGS, **parts)
