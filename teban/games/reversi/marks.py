"""Which stones are marked for whom: the part of what a seat knows that it is also shown.

The rulebook wants players to remember (神経衰弱), so by default nothing is marked.
"""

from teban.core.ids import SeatId
from teban.games.reversi.state import BLACK, RIVAL, WHITE, Board


def marks(board: Board) -> tuple[int, int]:
    """The plane of marked stones for each seat."""
    options = board.table.options
    if not (options.mark_own or options.assist or (board.extras and any(board.extras.memo))):
        return 0, 0
    return _marks(board, BLACK), _marks(board, WHITE)


def _marks(board: Board, seat: SeatId) -> int:
    options, extras = board.table.options, board.extras
    plane = board.special & board.stones[seat] if options.mark_own else 0
    memo = extras is not None and board.turn <= extras.memo[seat]
    if options.assist or memo:
        plane |= board.proven & board.stones[RIVAL[seat]]
    return plane
