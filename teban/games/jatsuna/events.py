"""What can happen in a game of Jatsuna. Everybody is told everything.

A move is a `place`, the `flip` of each captured stone and the next `turn`, or `over` after the
last one. The flips of a move happen at the same moment; they are told direction by direction,
each from the placed stone outwards.
"""

from teban.core.event import Event
from teban.core.ids import Cell, SeatId


class Place(Event, frozen=True):
    """A stone is placed (石の配置)."""

    seat: SeatId
    cell: Cell
    captured: int
    """How many stones it captures; 0 for a free placement (自由配置)."""


class Flip(Event, frozen=True):
    """A captured stone changes sides (変換), not always to the one that captured it."""

    cell: Cell
    to: SeatId


class Turn(Event, frozen=True):
    """A turn begins."""

    seat: SeatId
    number: int


class Over(Event, frozen=True):
    """The board is full (盤面が埋まった)."""

    count: tuple[int, ...]
    ranks: tuple[int, ...]


class Resumed(Event, frozen=True):
    """The game was suspended and goes on."""
