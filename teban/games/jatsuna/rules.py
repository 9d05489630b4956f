"""What happens in a game of Jatsuna: placing, capturing, the end.

Numbers such as 1.4 and C1 are those of the rulings; `docs/jatsuna` has them in words.
"""

from teban.core import refused
from teban.core.decision import Decision
from teban.core.event import Event
from teban.core.ids import Action, Cell, SeatId
from teban.core.refused import Refused
from teban.core.result import Result
from teban.games.jatsuna import events as ev
from teban.games.jatsuna.options import Transform
from teban.games.jatsuna.refusals import Why
from teban.games.jatsuna.sides import NEXT, SEATS
from teban.games.jatsuna.space import ACTIONS, BIT, GRID, NAMES
from teban.games.jatsuna.state import Board

TURNING = 1
"""Captured stones change after the placed one has appeared, all at the same moment."""
_ALONE = tuple((seat,) for seat in SEATS)


def actors(board: Board) -> tuple[SeatId, ...]:
    """The mover."""
    return _ALONE[board.mover] if board.empty else ()


def decision(board: Board, seat: SeatId) -> Decision:
    """Where to place: to capture, or freely if nothing can be captured."""
    if not board.empty:
        raise Refused(refused.Why.GAME_OVER)
    if seat != board.mover:
        raise Refused(refused.Why.NOT_YOUR_TURN, seat=seat)
    cells = GRID.cells_of(board.legal)
    return Decision("capture" if board.moves else "free", seat, tuple(cells))


def apply(board: Board, action: Action, seat: SeatId, events: list[Event] | None = None) -> None:
    """Place a stone of the mover, and go on to the next side."""
    if not board.empty:
        raise Refused(refused.Why.GAME_OVER)
    if seat != board.mover:
        raise Refused(refused.Why.NOT_YOUR_TURN, seat=seat)
    if not 0 <= action < ACTIONS:
        raise Refused(refused.Why.NO_SUCH_ACTION, got=action)
    if not BIT[action] & board.legal:
        raise Refused(_why_not(board, action), cell=NAMES[action])
    cell = Cell(action)
    if events is None:
        _place(board, cell)
    else:
        _place_and_tell(board, cell, events)


def _place(board: Board, cell: Cell) -> None:
    own, following, last = board.stones
    if board.moves:
        # 1.4: all directions at once, on the board as it was; converted stones capture nothing.
        taken = GRID.brackets(cell, own, following | last)
        if board.options.transform is Transform.OWN:
            own |= taken
            following &= ~taken
            last &= ~taken
        else:
            # 1.5: only the stones of whoever moves last become one's own; those of the next side
            # go over to the last.
            won, passed_on = taken & last, taken & following
            own |= won
            following ^= passed_on
            last ^= won | passed_on
    bit = BIT[cell]
    own |= bit
    board.empty = empty = board.empty ^ bit
    board.stones = following, last, own
    board.mover = NEXT[board.mover]
    board.moves = GRID.moves(following, last | own, empty)
    board.ply += 1


def _place_and_tell(board: Board, cell: Cell, events: list[Event]) -> None:
    seat, (own, following, last) = board.mover, board.stones
    runs = GRID.runs(cell, own, following | last)
    taken = [stone for run in runs for stone in run]
    _place(board, cell)
    events.append(ev.Place(seat=seat, cell=cell, captured=len(taken)))
    sides = board.sides
    for stone in taken:
        to = next(side for side in SEATS if BIT[stone] & sides[side])
        events.append(ev.Flip(cell=stone, to=to, group=TURNING))
    outcome = result(board)
    if outcome is None:
        events.append(ev.Turn(seat=board.mover, number=board.turn))
    else:
        events.append(ev.Over(count=outcome.points, ranks=outcome.ranks))


def _why_not(board: Board, action: Action) -> Why:
    bit = BIT[action]
    if bit & board.empty:
        return Why.MUST_CAPTURE
    return Why.WALL if bit & board.wall else Why.OCCUPIED


def resumed(board: Board, events: list[Event] | None = None) -> None:
    """The game goes on after it was put away."""
    if events is not None:
        events.append(ev.Resumed())


def result(board: Board) -> Result | None:
    """1.6: most stones win, once the board is full."""
    return None if board.empty else Result(board.counts())
