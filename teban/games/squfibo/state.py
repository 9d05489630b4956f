"""What is true in a game of SquFibo."""

from enum import StrEnum

from teban.core.deck import Card, Deck
from teban.core.game import State
from teban.core.ids import SeatId
from teban.games.squfibo.cards import EMPTY
from teban.games.squfibo.options import Options

SEATS = (SeatId(0), SeatId(1))
RIVAL = (SeatId(1), SeatId(0))
LETTERS = ("A", "B")


class Reason(StrEnum):
    """Why a game is over; there may be several."""

    STARS = "stars"
    DECK = "deck"
    MAJORITY = "majority"


class Board(State, forbid_unknown_fields=True):
    """One position."""

    options: Options
    cells: tuple[Card, ...]
    """Row by row."""
    hands: tuple[tuple[Card, ...], tuple[Card, ...]]
    """Each in the order of the cards."""
    deck: Deck
    discard: tuple[Card, ...]
    """The last one on top."""
    pool: int
    stars: tuple[int, int]
    mover: SeatId
    turn: int = 1
    placed: int | None = None
    """The cell of this turn's card, once it lies there."""
    great: tuple[int, int] = (0, 0)
    """Great roles so far."""
    reasons: tuple[Reason, ...] = ()
    """Why the game is over; it goes on while there is none."""

    @property
    def full(self) -> bool:
        """Whether every cell has a card."""
        return EMPTY not in self.cells


def for_seat(both: tuple[int, int], seat: SeatId, value: int) -> tuple[int, int]:
    """A number for each player, with another one for this player."""
    return (both[0], value) if seat else (value, both[1])
