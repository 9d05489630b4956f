"""What is true in a game of Hidden Reversi."""

from msgspec import Struct

from teban.core.game import State
from teban.core.grid import Grid
from teban.core.ids import Cell, SeatId
from teban.games.reversi.badges.memory import Memory
from teban.games.reversi.colours import COLOURS
from teban.games.reversi.options import MOST_OF_A_KIND, Options, Profile
from teban.games.reversi.space import INDEX, KEYS, KINDS, Kind, Space

BLACK, WHITE = SeatId(0), SeatId(1)
RIVAL = (WHITE, BLACK)
NONE_OF_EACH = (0,) * len(KINDS)


class Table:
    """What does not change during a game; shared by all positions of it."""

    def __init__(self, options: Options, space: Space) -> None:
        self.options = options
        self.space = space
        self.grid: Grid = space.grid
        self.stock = options.specials or 0


class Pouch(Struct, frozen=True):
    """The items of one seat, a number for each kind. What was used is public, so it is not here."""

    start: tuple[int, ...] = NONE_OF_EACH
    gained: tuple[int, ...] = NONE_OF_EACH
    waiting: tuple[int, ...] = NONE_OF_EACH
    """Held, but usable only from the next own turn on."""


class Fact(Struct, frozen=True):
    """Something a seat worked out: how many of these stones are special."""

    cells: tuple[int, ...]
    low: int
    high: int


class Snapshot(Struct, frozen=True):
    """What an undo goes back to: the moment before a side's placement."""

    seat: SeatId
    board: str
    turn: int
    blinded: SeatId | None
    forced: SeatId | None
    used: tuple[tuple[int, ...], tuple[int, ...]]
    granted: tuple[int, int]
    memo: tuple[int, int]
    pouches: tuple[Pouch, Pouch]


class Change(Struct, frozen=True):
    """A stone on the board that was made special (仕込み), or normal (解除)."""

    after: int
    """How many placements had been made that an undo could take back."""
    seat: SeatId
    """Whose stone it is."""
    cell: int
    special: bool
    proven: tuple[int, ...]
    """The stones that were proven special before."""


class Extras(Struct, frozen=True):
    """What only a game with items or badges has."""

    profiles: tuple[Profile, Profile]
    pouches: tuple[Pouch, Pouch]
    memories: tuple[Memory | None, Memory | None]
    """What the badge observers have noted, for each seat that earns badges."""
    used: tuple[tuple[int, ...], tuple[int, ...]] = (NONE_OF_EACH, NONE_OF_EACH)
    item_used: bool = False
    """Whether the mover has used an item this turn."""
    blinded: SeatId | None = None
    forced: SeatId | None = None
    """Who was forced to pass in the turn before this one."""
    memo: tuple[int, int] = (0, 0)
    """Up to which turn each seat sees proven specials marked."""
    facts: tuple[tuple[Fact, ...], tuple[Fact, ...]] = ((), ())
    """What each seat has worked out about the other's stones beyond what everybody saw."""
    history: tuple[Snapshot, ...] = ()
    changes: tuple[Change, ...] = ()
    """Which stones have changed their nature; where a stone was planted is its owner's secret."""

    def held(self, seat: SeatId, kind: Kind) -> int:
        """Items of this kind, usable or not."""
        at, pouch = INDEX[kind], self.pouches[seat]
        return min(MOST_OF_A_KIND, pouch.start[at] + pouch.gained[at] - self.used[seat][at])

    def usable(self, seat: SeatId, kind: Kind) -> int:
        """Items of this kind that may be used this turn."""
        return max(0, self.held(seat, kind) - self.pouches[seat].waiting[INDEX[kind]])


class Board(State):
    """One position. Sets of stones are planes of the grid."""

    table: Table
    stones: tuple[int, int]
    """Black's and white's."""
    empty: int
    mover: SeatId
    moves: int
    """The mover's legal cells."""
    turn: int
    over: bool
    special: int
    """The truth that nobody is shown."""
    normal: int
    """Stones everybody knows to be normal (通常コマ): the first four, and all that turned."""
    proven: int
    """Stones everybody knows to be special: a run stopped at them."""
    granted: tuple[int, int]
    """Specials each side has had, on the board or in hand."""
    extras: Extras | None

    @property
    def notation(self) -> Space:
        """That of this board's size."""
        return self.table.space

    def stock(self, seat: SeatId) -> int:
        """Specials in hand."""
        on_board = self.table.grid.count(self.special & self.stones[seat])
        return self.granted[seat] - on_board

    def candidates(self, seat: SeatId) -> int:
        """Stones of this side that its rival cannot tell to be special or not.

        Nobody else's: a stone that never turned was placed by the side whose colour it has.
        """
        return self.stones[seat] & ~self.normal & ~self.proven

    def counts(self) -> tuple[int, int]:
        """Stones by colour."""
        count = self.table.grid.count
        return count(self.stones[BLACK]), count(self.stones[WHITE])

    def colours(self) -> str:
        """The board as everybody sees it, row by row: `B`, `W` or `.` for each cell."""
        return self.table.grid.paint(self.stones, "BW.")

    def letters(self) -> str:
        """The same with small letters for specials."""
        normal = [plane & ~self.special for plane in self.stones]
        special = [plane & self.special for plane in self.stones]
        return self.table.grid.paint(normal + special, "BWbw.")


def unpaint(grid: Grid, board: str) -> tuple[int, int]:
    """The planes of colours written as text."""
    black, white = (
        grid.plane(Cell(at) for at, found in enumerate(board) if found == colour)
        for colour in COLOURS
    )
    return black, white


def item_counts(numbers: tuple[int, ...]) -> dict[str, int]:
    """Numbers for each kind as a mapping without zeros."""
    return {key: number for key, number in zip(KEYS, numbers, strict=True) if number}
