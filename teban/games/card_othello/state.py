"""What is true in a game of Card Othello."""

from enum import StrEnum

from msgspec import Struct

from teban.core.deck import Deck, Slot
from teban.core.game import State
from teban.core.ids import Cell, SeatId
from teban.games.card_othello.geometry import BIT, GRID

COLOURS = "BW"
BLACK, WHITE = SeatId(0), SeatId(1)
RIVAL = (WHITE, BLACK)
SEATS = (BLACK, WHITE)
UNKNOWN = -1
"""Legal cells that nobody has asked for since the position changed."""


class Kind(StrEnum):
    """What can hang on a stone."""

    PROTECTED = "PROTECTED"
    PERMA = "PERMA"
    GUARD = "GUARD"
    DRAGON = "DRAGON"
    BREEDING = "BREEDING"
    UDG = "UDG"
    HYPER = "HYPER"
    UHG = "UHG"
    REGEN = "REGEN"
    WORK = "WORK"
    BOMB = "BOMB"
    TRAP = "TRAP"


SHIELDS = frozenset((Kind.PROTECTED, Kind.PERMA, Kind.GUARD, Kind.DRAGON, Kind.BREEDING, Kind.UDG))
"""§6, §10.14, §10.15, §10.28: a stone that carries one of these cannot be flipped."""


class Marker(Struct, frozen=True):
    """One marker (マーカー). It hangs on a stone, so whatever moves the stone moves it."""

    kind: Kind
    stone: int
    """The serial of the stone."""
    owner: SeatId
    """The side it works for; always the colour of the stone."""
    seq: int
    """§7.1 createdSeq: the order in which markers were made; never changes."""
    counter: int = 0
    """Turns left; for WORK the incomes already paid."""
    child: int = 0
    """BREEDING: the serial of the stone it made last; 0 for none that counts."""


class Held(Slot, frozen=True):
    """A card in a hand. Everybody can follow which one it is, though not what it is."""

    number: int = 0
    """Of the cards that have come to a hand, the how-manieth this is."""


class Plot(Struct, frozen=True):
    """What everybody but its owner can work out about a trap that was set."""

    seq: int
    suspects: tuple[int, ...]
    """Serials of the stones that may carry it, ascending."""
    silent: tuple[int, ...] = ()
    """Stones with which it would have gone without anybody else noticing."""


class Selection(Struct, frozen=True):
    """A card whose target is being chosen."""

    card: int
    picks: int = 0
    """How many stones have been chosen."""
    chosen: int | None = None
    """The cell chosen last, unless that is a secret."""
    offers: tuple[int, ...] = ()
    """HEAVEN_BLESSING: the five cards to choose from."""


class Board(State):
    """One position. Sets of stones are planes of the grid."""

    stones: tuple[int, int]
    """Black's and white's."""
    serials: tuple[int, ...]
    """For each cell the stone on it, by the order in which stones came to the board; 0 if empty."""
    born: int
    """Stones that have come to the board so far."""
    markers: tuple[Marker, ...]
    """The oldest first."""
    marked: int
    """Markers that have been made so far."""
    sprouts: int
    """§12.10: stones that BREEDING has just made."""
    mover: SeatId
    turn: int
    started: bool
    """Whether the turn's start is done; in a match it always is."""
    paced: bool
    """Whether a turn waits for somebody to start it, as scenarios do."""
    over: bool
    passes: int
    """Passes in a row."""
    charge: tuple[int, int]
    hands: tuple[tuple[Held, ...], tuple[Held, ...]]
    """The oldest card first."""
    decks: tuple[Deck, Deck]
    discard: tuple[int, ...]
    held: int = 0
    """Cards that have come to a hand so far."""
    used: int | None = None
    """The card used this turn."""
    waiting: int | None = None
    """The card that takes effect with the next placement."""
    placements: int = 1
    """How many placements are left in this turn."""
    placed: bool = False
    """Whether a stone has been placed in this turn."""
    selection: Selection | None = None
    cancels: int = 0
    """How often a card was taken back this turn."""
    plots: tuple[Plot | None, Plot | None] = (None, None)
    """The trap of each side, as the others know it."""
    traps: tuple[int, ...] = ()
    """The stones that everybody has seen to be traps, sprung or revealed at their end."""
    trail: tuple[int, ...] = ()
    """Where restless stones went at this turn's start, step by step: everybody saw it."""
    gained: tuple[int, int] = (0, 0)
    """All charge gained so far."""
    played: tuple[int, int] = (0, 0)
    """Cards used so far."""
    # Worked out from the rest:
    immune: int = 0
    """Stones that cannot be flipped."""
    guarded: int = 0
    special: int = 0
    """Stones with a marker, hidden ones too."""
    moves: int = UNKNOWN
    """The mover's legal cells, if anybody has asked."""

    @property
    def empty(self) -> int:
        """The cells without a stone."""
        return GRID.all & ~(self.stones[0] | self.stones[1])

    def counts(self) -> tuple[int, int]:
        """Stones by colour."""
        return GRID.count(self.stones[BLACK]), GRID.count(self.stones[WHITE])

    def colours(self) -> str:
        """The board as everybody sees it, row by row: `B`, `W` or `.` for each cell."""
        return GRID.paint(self.stones, "BW.")

    def where(self, stone: int) -> Cell | None:
        """The cell of a stone; None if it has left the board."""
        return Cell(self.serials.index(stone)) if stone in self.serials else None

    def cell_of(self, marker: Marker) -> Cell:
        """Where the stone stands that carries this marker."""
        return Cell(self.serials.index(marker.stone))

    def at(self, cell: Cell) -> tuple[Marker, ...]:
        """The markers of the stone on this cell."""
        stone = self.serials[cell]
        return tuple(marker for marker in self.markers if marker.stone == stone)

    def visible(self, viewer: int | None) -> int:
        """The stones with a marker that this viewer is shown: all but other people's traps."""
        plane = 0
        for marker in self.markers:
            if marker.kind is not Kind.TRAP or marker.owner == viewer:
                plane |= BIT[self.cell_of(marker)]
        return plane

    def bombs(self) -> int:
        """The stones that are bombs."""
        return GRID.plane(self.cell_of(m) for m in self.markers if m.kind is Kind.BOMB)

    def mark(self, markers: tuple[Marker, ...]) -> None:
        """Have these markers from now on."""
        self.markers = markers
        self.look()

    def look(self) -> None:
        """Work out which stones the markers shield."""
        immune = guarded = special = 0
        for marker in self.markers:
            bit = BIT[self.serials.index(marker.stone)]
            special |= bit
            if marker.kind in SHIELDS:
                immune |= bit
                if marker.kind is Kind.GUARD:
                    guarded |= bit
        self.immune, self.guarded, self.special = immune, guarded, special


def replaced(both: tuple[int, int], seat: SeatId, value: int) -> tuple[int, int]:
    """A number for each side, with another one for this side."""
    return (both[0], value) if seat else (value, both[1])
