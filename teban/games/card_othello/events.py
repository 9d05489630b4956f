"""What can happen in a game of Card Othello, for whoever plays it back.

The rules resolve everything, chance included; a table replays events in order and computes
nothing. Events of one `group` happen at the same moment (stones that turn together, what the
turning brings), groups follow each other, and an event of group 0 stands alone. One event is one
stone, one change of a charge, one card.

Seats are 0 (black) and 1 (white), cells 0 to 63 row by row from the top left, cards and markers
go by their keys (`TIME_BOMB`, `BOMB`). What a stone looks like after an event:

- `stone_placed` has the final look at once: a marker with its counter, or one of the looks
  `GOLD`, `SILVER`, `CROSS_BOMB` that last only for the move;
- `stone_spawned` is a plain stone with the sprout look, until the next `turn_started` of its side
  or until it is flipped or recoloured;
- `stone_flipped` and `stone_restored` leave a plain stone of the colour `to`, as every marker that
  does not prevent a flip ends with it (a `marker_removed` of the same group);
- `stones_turned` changes nothing: it counts the flips of its group, with those that come back;
- `stone_recolored` keeps its markers, which now work for `to`; those that end are told apart;
- `stone_moved` and `stones_transposed` take along whatever hangs on the stones;
- `stone_destroyed` takes every marker with it, without a `marker_removed`;
- the rest changes no look but by `marker_added`, `marker_ticked` and `marker_removed`.

A trap is told to its owner only (`marker_added`, `marker_removed` with that marker); everybody
else gets `trap_set` without a place, and nothing when it ends without being flipped in time,
until its owner's turn starts: then `trap_revealed`, if it is still there.
"""

from typing import ClassVar

from teban.core.event import Event
from teban.core.ids import Cell, SeatId
from teban.games.card_othello.causes import Cause, Reason


class TurnStarted(Event, frozen=True):
    """A turn begins; the side's sprouts are grown."""

    seat: SeatId
    number: int


class CardDrawn(Event, frozen=True):
    """A card goes from the top of the deck to the right end of the hand."""

    secret: ClassVar[tuple[str, ...]] = ("card",)

    seat: SeatId
    card: str | None


class DrawFailed(Event, frozen=True):
    """No card: `hand_full` or `deck_empty`."""

    seat: SeatId
    reason: str


class CardPlayed(Event, frozen=True):
    """A card goes from a place of the hand (0 is the left end) to the discard pile."""

    seat: SeatId
    card: str
    place: int
    cost: int


class ChargeChanged(Event, frozen=True):
    """One change of one charge."""

    seat: SeatId
    delta: int
    before: int
    after: int
    reason: Reason


class SelectionOpened(Event, frozen=True):
    """A card asks for its target; what it shows (offers, a hand) is for its user alone."""

    secret: ClassVar[tuple[str, ...]] = ("shown",)

    seat: SeatId
    card: str
    shown: tuple[str, ...] | None


class TargetChosen(Event, frozen=True):
    """A stone is chosen; for a trap nobody is told."""

    seat: SeatId
    cell: Cell


class SelectionClosed(Event, frozen=True):
    """The choice is complete, finished, taken back or dropped."""

    seat: SeatId
    card: str


class CardCancelled(Event, frozen=True):
    """A card comes back from the discard pile to the right end of the hand, openly."""

    seat: SeatId
    card: str


class EffectDiscarded(Event, frozen=True):
    """What a card would still have done is lost."""

    seat: SeatId
    card: str


class StonePlaced(Event, frozen=True):
    """A stone is placed, with its final look."""

    seat: SeatId
    cell: Cell
    look: str | None = None
    """A marker, or `GOLD`, `SILVER`, `CROSS_BOMB`; None for a plain stone."""
    counter: int = 0
    effect: str | None = None
    """The card that took effect with it."""


class StoneSpawned(Event, frozen=True):
    """BREEDING makes a stone, small and with two leaves."""

    seat: SeatId
    cell: Cell


class StonesTurned(Event, frozen=True):
    """All that one side flips at one moment, and is paid for: also what comes back at once."""

    seat: SeatId
    cells: tuple[Cell, ...]
    cause: Cause


class StoneFlipped(Event, frozen=True):
    """One stone turns."""

    cell: Cell
    to: SeatId
    cause: Cause


class StoneRestored(Event, frozen=True):
    """REGEN: a stone was flipped, which was paid for, and is its owner's again.

    It is not to be seen in the other colour (§12.9): no `stone_flipped` tells of it.
    """

    cell: Cell
    to: SeatId


class StoneRecolored(Event, frozen=True):
    """TEMPT_WILL: a stone changes sides with what it carries."""

    cell: Cell
    to: SeatId


class StoneMoved(Event, frozen=True):
    """A stone goes in a straight line."""

    seat: SeatId
    """Whose doing it is, not whose stone."""
    origin: Cell
    cell: Cell
    cause: Cause
    step: int = 1
    """The how-manieth of one stone's moves in a row."""


class StonesTransposed(Event, frozen=True):
    """Two stones exchange their places, at the same time."""

    seat: SeatId
    first: Cell
    second: Cell


class StoneDestroyed(Event, frozen=True):
    """A stone and everything on it leaves the board."""

    seat: SeatId
    """Whose doing it is, not whose stone."""
    cell: Cell
    cause: Cause


class Blast(Event, frozen=True):
    """Something blows up: `bomb`, `cross` or `burst`. The stones it takes follow, centre first."""

    seat: SeatId
    what: str
    cell: Cell
    cells: tuple[Cell, ...]
    """All cells it reaches, the centre first."""


class MarkerAdded(Event, frozen=True):
    """A stone on the board gets a marker."""

    cell: Cell
    marker: str
    owner: SeatId
    counter: int = 0


class MarkerTicked(Event, frozen=True):
    """A counter changes."""

    cell: Cell
    marker: str
    owner: SeatId
    counter: int


class MarkerRemoved(Event, frozen=True):
    """A marker ends; the stone stays."""

    cell: Cell
    marker: str
    owner: SeatId


class TrapSet(Event, frozen=True):
    """Somewhere, a side has set a trap."""

    seat: SeatId


class TrapRevealed(Event, frozen=True):
    """The end of a trap that nobody sprang."""

    seat: SeatId
    cell: Cell


class TrapSprung(Event, frozen=True):
    """A trap was flipped; charge and cards change hands in the events that follow."""

    seat: SeatId
    """The owner."""
    cell: Cell
    """Where it was flipped."""
    victim: SeatId


class CardTaken(Event, frozen=True):
    """Loot: the leftmost card of a hand goes openly to the right end of another, or onto a deck."""

    seat: SeatId
    """Who gets it."""
    victim: SeatId
    card: str
    to_deck: bool


class CardSold(Event, frozen=True):
    """SELL_CARD_WILL: a card of one's own hand goes to the discard pile."""

    seat: SeatId
    card: str
    place: int


class CardResold(Event, frozen=True):
    """STEAL_CARD: the leftmost card of the other hand goes to the discard pile."""

    seat: SeatId
    """Who is paid for it."""
    victim: SeatId
    card: str


class CardCondemned(Event, frozen=True):
    """CONDEMN_WILL: a card of the other hand goes to the discard pile."""

    seat: SeatId
    victim: SeatId
    card: str
    place: int


class CardGained(Event, frozen=True):
    """HEAVEN_BLESSING: a card appears at the right end of the hand."""

    secret: ClassVar[tuple[str, ...]] = ("card",)

    seat: SeatId
    card: str | None


class ExtraPlacement(Event, frozen=True):
    """DOUBLE_PLACE: the side places once more."""

    seat: SeatId


class Passed(Event, frozen=True):
    """A side cannot place and passes. Whether it could have used a card is its own business."""

    seat: SeatId


class Over(Event, frozen=True):
    """The board is full, or both sides have passed."""

    count: tuple[int, int]
    winner: int | None
    gained: tuple[int, int]
    """All charge each side has gained."""
    played: tuple[int, int]
    """Cards each side has used."""


class Resumed(Event, frozen=True):
    """The game was suspended and goes on."""
