"""The torture game: every awkward demand on the contract in one small game, and nothing else.

Three seats hold hidden hands. Each round all bid a card in secret; the highest bid wins a point
and a turn of two actions: draw, roll, bury cards in the deck, shuffle it, peek at a card, demand
one, claim to know the next seat's sealed number, or undo the first action. Bids are spent, so
the game is over when somebody has nothing left to bid.
"""

from functools import cache
from typing import ClassVar, TypeVar

from msgspec import Struct, structs

from teban.core.deck import Slot
from teban.core.event import Event
from teban.core.frames import Events
from teban.core.ids import EVERYONE, Action, SeatId, Viewer

T = TypeVar("T")

SEATS = (SeatId(0), SeatId(1), SeatId(2))
DECK, TABLE = 3, 4
"""Zones; the hands are 0 to 2."""
NUMBERS = range(4)
"""What can be sealed."""
UNKNOWN = -1
CLOSED = (-1,)
"""The local value of a question that has been answered."""
WORDS = (
    "draw", "shuffle", "roll", "bury", "claim", "undo", "end",
    "done", "back", "keep", "take", "decline",
)  # fmt: skip
Hands = tuple[tuple[Slot, ...], ...]


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    cards: int = 18
    threshold: int = 3
    """The deck is counted for everybody only from here down."""


class Private(Struct, frozen=True, forbid_unknown_fields=True):
    sealed: int = 0
    """Worth a point if the spent cards add up to it, modulo 4; opened at the end."""


class Picked(Event, frozen=True):
    place: int


class Moved(Event, frozen=True):
    secret: ClassVar[tuple[str, ...]] = ("card",)
    source: int
    place: int
    target: int
    card: int | None
    deck: int


class Peeked(Event, frozen=True):
    secret: ClassVar[tuple[str, ...]] = ("card",)
    seat: SeatId
    of: SeatId
    place: int
    card: int | None


class Scored(Event, frozen=True):
    seat: SeatId
    score: int


class Began(Event, frozen=True):
    seat: SeatId
    what: str


class Declined(Event, frozen=True):
    seat: SeatId


class Shuffled(Event, frozen=True):
    pass


class Claimed(Event, frozen=True):
    seat: SeatId
    number: int
    right: bool


class Restored(Event, frozen=True):
    secret: ClassVar[tuple[str, ...]] = ("cards",)
    seat: SeatId
    size: int
    cards: tuple[int, ...] | None
    score: int


class Led(Event, frozen=True):
    seat: SeatId | None


class Opened(Event, frozen=True):
    seat: SeatId
    number: int


class View(Struct, frozen=True):
    """Other hands are counted, even where the viewer has seen a card: they are to remember."""

    viewer: Viewer
    hands: tuple[tuple[int | None, ...], ...]
    table: tuple[int, ...]
    scores: tuple[int, ...]
    deck: int
    lead: SeatId | None
    sealed: int | None
    picked: tuple[int, ...]


@cache
def names(cards: int) -> tuple[str, ...]:
    return (
        *(f"h{place}" for place in range(cards)),
        *WORDS,
        *(f"demand {seat}" for seat in SEATS),
        *(f"claim {number}" for number in NUMBERS),
        *(f"peek {seat} {place}" for seat in SEATS for place in range(cards)),
    )


@cache
def numbers(cards: int) -> dict[str, Action]:
    return {name: action for action, name in enumerate(names(cards))}


EVENTS: tuple[type[Event], ...] = (
    Picked, Moved, Began, Peeked, Scored, Declined, Shuffled, Claimed, Restored, Led, Opened,
)  # fmt: skip


def tell(events: Events, event: Event, together: bool = False) -> None:
    """Note the event, in a new group unless it happens together with the one before.

    Events that not everybody is told of open no group: a gap in the numbers would tell.
    """
    if events is not None:
        last = events[-1].group if events else 0
        new = event.audience == EVERYONE and not together
        events.append(structs.replace(event, group=last + new))


def put_at(values: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    """The tuple with one entry exchanged."""
    return (*values[:at], value, *values[at + 1 :])
