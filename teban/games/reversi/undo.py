"""ちょっと待ったカード: back to one's own previous turn, before placing (ruling 4.1).

Board, stocks, blindness and the items used since then come back. Badges, what they brought,
everything anybody has seen, and the cards of this kind themselves do not.
"""

from msgspec import structs

from teban.core.event import Event
from teban.core.ids import SeatId, only
from teban.games.reversi import events as ev
from teban.games.reversi.facts import after_undo
from teban.games.reversi.space import INDEX, UNDO
from teban.games.reversi.state import RIVAL, Board, Extras, Pouch, Snapshot, unpaint


def to_take_back(board: Board) -> int | None:
    """The place in the history of the mover's last placement."""
    assert board.extras is not None
    for at in reversed(range(len(board.extras.history))):
        if board.extras.history[at].seat == board.mover:
            return at
    return None


def take_back(board: Board, events: list[Event]) -> None:
    """Undo the mover's last placement and everything after it."""
    at, extras = to_take_back(board), board.extras
    assert at is not None
    assert extras is not None
    snapshot = extras.history[at]
    grid = board.table.grid
    stones = unpaint(grid, snapshot.board)
    occupied = stones[0] | stones[1]
    board.granted = snapshot.granted
    after_undo(board, grid.all & ~board.empty & ~occupied)
    board.stones, board.empty = stones, grid.all & ~occupied
    board.special &= occupied
    board.normal &= occupied
    board.proven &= occupied
    board.turn = snapshot.turn
    board.moves = grid.moves(stones[board.mover], stones[RIVAL[board.mover]], board.empty)
    assert board.extras is not None
    board.extras = _restored(board.extras, snapshot, at)
    events.append(ev.Undo(board=snapshot.board, turn=snapshot.turn, blinded=snapshot.blinded))
    events += [ev.Stock(seat=seat, left=board.stock(seat), audience=only(seat)) for seat in RIVAL]


def _restored(extras: Extras, snapshot: Snapshot, at: int) -> Extras:
    return structs.replace(
        extras,
        history=extras.history[:at],
        blinded=snapshot.blinded,
        forced=snapshot.forced,
        memo=snapshot.memo,
        used=(
            _used_again(extras, snapshot, SeatId(0)),
            _used_again(extras, snapshot, SeatId(1)),
        ),
        pouches=(
            _pouch(extras.pouches[0], snapshot.pouches[0]),
            _pouch(extras.pouches[1], snapshot.pouches[1]),
        ),
    )


def _used_again(extras: Extras, snapshot: Snapshot, seat: SeatId) -> tuple[int, ...]:
    at = INDEX[UNDO]
    before = snapshot.used[seat]
    return (*before[:at], extras.used[seat][at], *before[at + 1 :])


def _pouch(now: Pouch, then: Pouch) -> Pouch:
    """What badges brought in the meantime stays, usable from the turn after this one."""
    waiting = tuple(
        waited + gained - had
        for waited, gained, had in zip(then.waiting, now.gained, then.gained, strict=True)
    )
    return structs.replace(now, waiting=waiting)
