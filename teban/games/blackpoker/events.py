"""What can happen in a duel."""

from typing import Any, ClassVar

from teban.core.event import Event
from teban.core.ids import SeatId


class Asked(Event, frozen=True):
    """Something that became of a request."""

    number: int
    seat: SeatId
    action: str
    keys: tuple[int, ...] = ()
    unit: int = 0
    target: tuple[int, int, int] | None = None
    """What kind of thing, whose, and its number."""


class Request(Asked, frozen=True):
    """It is declared and paid for."""


class Push(Asked, frozen=True):
    """It goes onto the stage."""


class Resolve(Asked, frozen=True):
    """It has been resolved, its key cards cleared away."""


class Fizzle(Asked, frozen=True):
    """Its target is not there any more; its effect is skipped."""


class Cancel(Asked, frozen=True):
    """It is taken off the stage."""


class Trigger(Asked, frozen=True):
    """It was triggered."""


class Drop(Asked, frozen=True):
    """It was triggered for an empty stage, and the stage is not empty."""


class Move(Event, frozen=True):
    """A card goes from one zone to another."""

    secret: ClassVar[tuple[str, ...]] = ("card",)

    seat: SeatId
    card: int | None
    source: str
    to: str


class Show(Event, frozen=True):
    """A card is shown to a player by the text of an action."""

    to: SeatId
    seat: SeatId
    card: int


class TurnUp(Event, frozen=True):
    """A card is turned up for everybody, where it lies."""

    seat: SeatId
    card: int
    source: str


class Compared(Event, frozen=True):
    """先攻決定: of two cards just turned up the higher one goes first; equal ones are followed."""

    cards: tuple[int, int]
    seat: SeatId | None


class Top(Event, frozen=True):
    """The new top of a grave: laid there last, or uncovered as the card above it left."""

    seat: SeatId
    card: int


class State(Event, frozen=True):
    """A character is driven or charged."""

    seat: SeatId
    unit: int
    driven: bool


class Pass(Event, frozen=True):
    """A player lets the chance go."""

    seat: SeatId


class Turn(Event, frozen=True):
    """The turn goes to a player."""

    seat: SeatId
    number: int


class Lose(Event, frozen=True):
    """A player has no life left."""

    seat: SeatId


class Seen(Event, frozen=True):
    """The parts of a viewer's table that look different now."""

    parts: dict[str, Any]


_ZONES = ("life", "hand", "grave", "field", "fog", "stage", "pack", "rare", "trump")
# Groups of what happens at one moment; neighbours are all that has to differ.
TURNED, SHOWN, CHARGED, DRIVEN = range(1, 5)


def movement(seat: SeatId, source: str, to: str) -> int:
    """The group of cards that go the same way together."""
    return 5 + seat + 2 * (_ZONES.index(source) * len(_ZONES) + _ZONES.index(to))
