"""What is true in a game of Jatsuna."""

from teban.core.game import State
from teban.core.ids import SeatId
from teban.games.jatsuna.options import Options
from teban.games.jatsuna.sides import LETTERS, SEATS
from teban.games.jatsuna.space import GRID


class Board(State):
    """One position. Sets of cells are planes of the grid."""

    options: Options
    stones: tuple[int, int, int]
    """The mover's, those of whoever moves next, and of whoever moves then."""
    empty: int
    mover: SeatId
    first: SeatId
    """The side that started."""
    moves: int
    """The cells from which the mover can capture."""
    against: SeatId | None = None
    """The side that the two others, computers, have openly ganged up on (結託)."""

    @property
    def sides(self) -> tuple[int, ...]:
        """The stones of every side, in seat order."""
        return tuple(self.stones[(seat - self.mover) % len(SEATS)] for seat in SEATS)

    @property
    def legal(self) -> int:
        """Where the mover may place: a capture goes before everything else."""
        return self.moves or self.empty

    @property
    def wall(self) -> int:
        """The cells of the wall."""
        own, following, last = self.stones
        return GRID.all & ~(own | following | last | self.empty)

    @property
    def turn(self) -> int:
        """The placement that is being made; the last one when the game is over."""
        return self.ply + bool(self.empty)

    def counts(self) -> tuple[int, ...]:
        """Stones by side."""
        return tuple(map(GRID.count, self.sides))

    def colours(self) -> str:
        """The board row by row: `O`, `C`, `P`, `X` or `.` for each cell."""
        return GRID.paint((*self.sides, self.wall), "".join(LETTERS))
