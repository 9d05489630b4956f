"""What a cell is worth: the positional knowledge shared by the hint and the computer players."""

from functools import cache

from teban.core.ids import Action
from teban.games.reversi.state import RIVAL, Board

CORNER, NEXT_TO_CORNER, DIAGONAL_TO_CORNER = 100, -20, -50
EDGE, NEXT_TO_EDGE, INNER = 8, -4, 1


@cache
def weights(size: int) -> tuple[int, ...]:
    """The worth of every cell."""
    return tuple(_weight(cell // size, cell % size, size) for cell in range(size * size))


def suggest(board: Board) -> Action:
    """The mover's best cell by its worth and the stones that seem to turn, ties by order.

    It looks at nothing but the colours: a hint from the player's own view.
    """
    grid, worth = board.table.grid, weights(board.table.options.size)
    own, rival = board.stones[board.mover], board.stones[RIVAL[board.mover]]

    def value(cell: int) -> int:
        turned = grid.cells_of(grid.brackets(grid.cells[cell], own, rival))
        return worth[cell] + len(turned)

    return max(grid.cells_of(board.moves), key=value)


def _weight(row: int, column: int, size: int) -> int:
    near, far = sorted(min(at, size - 1 - at) for at in (row, column))
    match near, far:
        case 0, 0:
            return CORNER
        case 0, 1:
            return NEXT_TO_CORNER
        case 1, 1:
            return DIAGONAL_TO_CORNER
        case 0, _:
            return EDGE
        case 1, _:
            return NEXT_TO_EDGE
        case _:
            return INNER
