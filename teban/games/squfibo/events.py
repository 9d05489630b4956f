"""What can happen in a game of SquFibo."""

from typing import ClassVar

from teban.core.event import Event
from teban.core.ids import Cell, SeatId


class Draw(Event, frozen=True):
    """A player draws the top card of the deck; what it is, only they see."""

    secret: ClassVar[tuple[str, ...]] = ("card",)

    seat: SeatId
    card: str | None


class Discard(Event, frozen=True):
    """A player takes a card off the full board."""

    seat: SeatId
    cell: Cell
    card: str


class Place(Event, frozen=True):
    """A player places a card."""

    seat: SeatId
    card: str
    cell: Cell


class Claim(Event, frozen=True):
    """A player claims a role (申告), and everybody hears whether it is one."""

    seat: SeatId
    cells: tuple[Cell, Cell, Cell]
    role: str | None
    """`great`, `small`, or None if it is none."""


class Remove(Event, frozen=True):
    """A card of the role leaves the board."""

    cell: Cell
    card: str


class Stars(Event, frozen=True):
    """A player takes stars from the pool."""

    seat: SeatId
    paid: int
    stars: int
    """What the player has now."""
    pool: int
    """What is left."""


class End(Event, frozen=True):
    """A player claims nothing (any more) and ends the turn."""

    seat: SeatId


class Turn(Event, frozen=True):
    """A turn begins."""

    seat: SeatId
    number: int


class Over(Event, frozen=True):
    """The game is over."""

    stars: tuple[int, int]
    reasons: tuple[str, ...]


class Resumed(Event, frozen=True):
    """The game was suspended and goes on."""
