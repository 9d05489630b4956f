"""What can happen in a game of Hidden Reversi."""

from typing import ClassVar

from teban.core.event import Event
from teban.core.ids import Cell, SeatId


class Place(Event, frozen=True):
    """A stone is placed; only its owner knows whether it is special."""

    secret: ClassVar[tuple[str, ...]] = ("special",)

    seat: SeatId
    cell: Cell
    apparent: int
    """Stones between it and its anchors, whether they will turn or not."""
    special: bool | None


class Flip(Event, frozen=True):
    """One stone turns."""

    cell: Cell
    to: SeatId


class Stop(Event, frozen=True):
    """A run stopped at this special. Told to nobody: the players are to notice and remember."""

    cell: Cell


class NaturalPass(Event, frozen=True):
    """A side had no legal cell."""

    seat: SeatId


class ForcedPass(Event, frozen=True):
    """A side was blinded."""

    seat: SeatId


class Item(Event, frozen=True):
    """A side uses an item, usually on something everybody sees."""

    secret: ClassVar[tuple[str, ...]] = ("target",)

    seat: SeatId
    item: str
    target: str | None


class Answer(Event, frozen=True):
    """What a private item tells its user: 0 or 1 for a stone, a number for a line, a cell."""

    seat: SeatId
    item: str
    value: int


class Undo(Event, frozen=True):
    """The board goes back to what it was."""

    board: str
    turn: int
    blinded: int | None


class Disarm(Event, frozen=True):
    """A proven special becomes a normal stone."""

    cell: Cell


class Stock(Event, frozen=True):
    """The owner's specials in hand, after a change."""

    seat: SeatId
    left: int


class Held(Event, frozen=True):
    """The owner's items, after a change."""

    seat: SeatId
    items: dict[str, int]
    waiting: dict[str, int]


class Marks(Event, frozen=True):
    """The cells marked for one seat, after a change."""

    seat: SeatId
    cells: tuple[int, ...]


class Badge(Event, frozen=True):
    """A badge is awarded to a seat."""

    seat: SeatId
    badge: str
    times: int
    reward: dict[str, int]


class Turn(Event, frozen=True):
    """A turn begins."""

    seat: SeatId
    number: int


class Over(Event, frozen=True):
    """Neither side has a legal cell."""

    count: tuple[int, int]


class Resumed(Event, frozen=True):
    """The game was suspended (中断) and goes on (再開)."""
