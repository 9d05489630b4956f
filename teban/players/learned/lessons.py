"""What a game gives for learning: a teacher, and how its choices look to table and network."""

from collections.abc import Sequence
from typing import Protocol, runtime_checkable

from msgspec import Struct

from teban.core.ids import Action
from teban.core.seat import Player, Seat
from teban.players.learned.network import Shape


class Noted(Struct, frozen=True):
    """An action in a position, in the words of a policy table."""

    state: str
    action: str


class Target(Struct, frozen=True):
    """What one output of the network should have said."""

    possible: tuple[int, ...]
    """The indices it might have named."""
    chosen: int | None
    """None if it was not asked."""


class Lesson(Struct, frozen=True):
    """One choice of the teacher."""

    exact: Noted
    abstract: Noted
    row: tuple[float, ...]
    """The network's input."""
    targets: tuple[Target, ...]
    """One for each of its outputs."""


class Symmetry(Struct, frozen=True):
    """Another picture of the same choice: where every number of the input and outputs goes."""

    row: tuple[int, ...]
    targets: tuple[tuple[int, ...], ...]


class School(Protocol):
    """How a game is learned."""

    @property
    def shape(self) -> Shape:
        """The network's input and outputs."""

    @property
    def symmetries(self) -> Sequence[Symmetry]:
        """Every picture of a choice, the choice itself first."""

    @property
    def files(self) -> tuple[str, str, str]:
        """The names under which its players look for table, network and description."""

    def teacher(self, seed: int) -> Player:
        """The player that plays against itself; it must not use what it is to make."""

    def lesson(self, seat: Seat, action: Action) -> Lesson | None:
        """What there is to learn from this choice; None if nothing."""


@runtime_checkable
class Teachable(Protocol):
    """A game whose players use what was learned from self-play."""

    @property
    def school(self) -> School:
        """How it is learned."""
