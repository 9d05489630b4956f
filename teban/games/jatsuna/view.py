"""What each viewer is shown, as a white list; and how events carry a view forward.

Nothing is hidden: a viewer sees everything, and which side is theirs.
"""

from collections.abc import Hashable

from msgspec import Struct, structs

from teban.core.event import Event
from teban.core.ids import SeatId, Viewer
from teban.games.jatsuna import events as ev
from teban.games.jatsuna.options import Transform
from teban.games.jatsuna.rules import result
from teban.games.jatsuna.sides import SEATS, painted
from teban.games.jatsuna.space import ACTIONS, GRID
from teban.games.jatsuna.state import Board


class View(Struct, frozen=True):
    """The table as one viewer sees it."""

    board: str
    """Row by row: `O`, `C`, `P`, `X` for the wall or `.` for each cell."""
    to_move: int | None
    turn: int
    """The placement that is being made, counted from 1."""
    first: int
    """The side that started."""
    transform: str
    """What captured stones become: `own` or `sansukumi`."""
    seat: int | None
    """The viewer's side."""
    count: tuple[int, ...] | None
    """The final count, once the game is over."""
    ranks: tuple[int, ...] | None
    against: int | None = None
    """The side that the two others have openly ganged up on."""


def view(board: Board, viewer: Viewer) -> View:
    """Everything this viewer is shown."""
    outcome = result(board)
    return View(
        board=board.colours(),
        to_move=board.mover if outcome is None else None,
        turn=board.turn,
        first=board.first,
        transform=board.options.transform.value,
        seat=viewer,
        count=None if outcome is None else outcome.points,
        ranks=None if outcome is None else outcome.ranks,
        against=board.against,
    )


def fold(seen: View, event: Event) -> View:
    """The view after an event."""
    match event:
        case ev.Place(seat=seat, cell=cell):
            return structs.replace(seen, board=painted(seen.board, cell, seat))
        case ev.Flip(cell=cell, to=to):
            return structs.replace(seen, board=painted(seen.board, cell, to))
        case ev.Turn(seat=seat, number=number):
            return structs.replace(seen, to_move=seat, turn=number)
        case ev.Over(count=count, ranks=ranks):
            return structs.replace(seen, to_move=None, count=count, ranks=ranks)
        case _:
            return seen


def observe(board: Board, seat: SeatId) -> tuple[int, ...]:
    """For each cell: own, next side's, last side's, wall, legal; then whose turn, which rule."""
    sides = board.sides
    legal = board.legal if board.mover == seat else 0
    planes = (*(sides[(seat + at) % len(SEATS)] for at in SEATS), board.wall, legal)
    cells = [0] * (len(planes) * ACTIONS)
    for number, plane in enumerate(planes):
        for cell in GRID.cells_of(plane):
            cells[number * ACTIONS + cell] = 1
    waiting = (board.mover - seat) % len(SEATS)
    return (*cells, waiting, int(board.options.transform is Transform.SANSUKUMI))


def key(board: Board, viewer: Viewer) -> Hashable:
    """Everything by which two positions can be told apart."""
    turn = board.mover, board.first, board.ply
    return board.stones, board.empty, turn, board.options.transform, board.against
