"""The three sides as letters, in the order in which they move, and boards written in them."""

from teban.core.ids import SeatId

SIDES = "OCP"
"""● オーブ, ◆ ジェム, ★ ステラ."""
EMPTY, WALL = ".", "X"
LETTERS = (*SIDES, WALL, EMPTY)
SEATS = tuple(SeatId(seat) for seat in range(len(SIDES)))
NEXT = (*SEATS[1:], SEATS[0])
"""Who moves after each side."""


def painted(board: str, cell: int, seat: int) -> str:
    """The board with a stone of this side on a cell."""
    return f"{board[:cell]}{SIDES[seat]}{board[cell + 1 :]}"


def counted(board: str) -> tuple[int, ...]:
    """Stones by side."""
    return tuple(board.count(side) for side in SIDES)
