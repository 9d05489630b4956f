"""What can happen in a game of SquFibo."""

from typing import ClassVar

from teban.core.event import Event


class Draw(Event, frozen=True):
    """A player draws the top card of the deck; what it is, only they see."""

    secret: ClassVar[tuple[str, ...]] = ("card",)

    seat: int
    card: str | None


class Discard(Event, frozen=True):
    """A player takes a card off the full board."""

    seat: int
    cell: int
    card: str


class Place(Event, frozen=True):
    """A player places a card."""

    seat: int
    card: str
    cell: int


class Claim(Event, frozen=True):
    """A player claims a role (申告), and everybody hears whether it is one."""

    seat: int
    cells: tuple[int, int, int]
    role: str | None
    """`great`, `small`, or None if it is none."""


class Remove(Event, frozen=True):
    """A card of the role leaves the board."""

    cell: int
    card: str


class Stars(Event, frozen=True):
    """A player takes stars from the pool."""

    seat: int
    paid: int
    stars: int
    """What the player has now."""
    pool: int
    """What is left."""


class End(Event, frozen=True):
    """A player claims nothing (any more) and ends the turn."""

    seat: int


class Turn(Event, frozen=True):
    """A turn begins."""

    seat: int
    number: int


class Over(Event, frozen=True):
    """The game is over."""

    stars: tuple[int, int]
    reasons: tuple[str, ...]


class Resumed(Event, frozen=True):
    """The game was suspended and goes on."""


KINDS: tuple[type[Event], ...] = (
    Draw,
    Discard,
    Place,
    Claim,
    Remove,
    Stars,
    End,
    Turn,
    Over,
    Resumed,
)
