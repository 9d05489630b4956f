"""ちょっと待ったカード: back to one's own previous turn, before placing (ruling 4.1).

Board, the nature of stones, stocks, blindness and the items used since then come back. Badges and
what they brought, everything anybody has seen, and the cards of this kind themselves do not.
"""

from collections.abc import Sequence

from msgspec import structs

from teban.core.event import Event
from teban.core.ids import Cell, SeatId, only
from teban.games.reversi import events as ev
from teban.games.reversi.facts import after_undo, unplant
from teban.games.reversi.options import MOST_OF_A_KIND
from teban.games.reversi.space import INDEX, UNDO
from teban.games.reversi.state import RIVAL, Board, Change, Extras, Pouch, Snapshot, unpaint


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
    undone = [change for change in extras.changes if change.after > at]
    _restore_nature(board, undone, grid.all & ~board.empty & ~occupied)
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


def _restore_nature(board: Board, undone: Sequence[Change], gone: int) -> None:
    """Stones that were made special or normal since then are again what they were."""
    grid = board.table.grid
    plants = [change for change in undone if change.special]
    by_side = tuple(sum(change.seat == seat for change in plants) for seat in RIVAL[::-1])
    after_undo(board, gone, (by_side[0], by_side[1]))
    for change in reversed(plants):
        board.special &= ~grid.bit[change.cell]
        unplant(board, RIVAL[change.seat], 1)
        # What has been proven since may have been the planted stone.
        since = board.stones[change.seat] & ~grid.plane(Cell(cell) for cell in change.proven)
        board.proven &= ~since
    for change in undone:
        if not change.special:
            bit = grid.bit[change.cell]
            board.special |= bit
            board.proven |= bit
            board.normal &= ~bit


def _restored(extras: Extras, snapshot: Snapshot, at: int) -> Extras:
    used = [_used_again(extras, snapshot, seat) for seat in (SeatId(0), SeatId(1))]
    return structs.replace(
        extras,
        history=extras.history[:at],
        changes=tuple(change for change in extras.changes if change.after <= at),
        blinded=snapshot.blinded,
        forced=snapshot.forced,
        memo=snapshot.memo,
        used=(used[0], used[1]),
        pouches=(
            _pouch(extras.pouches[0], snapshot.pouches[0], used[0]),
            _pouch(extras.pouches[1], snapshot.pouches[1], used[1]),
        ),
    )


def _used_again(extras: Extras, snapshot: Snapshot, seat: SeatId) -> tuple[int, ...]:
    at = INDEX[UNDO]
    before = snapshot.used[seat]
    return (*before[:at], extras.used[seat][at], *before[at + 1 :])


def _pouch(now: Pouch, then: Pouch, used: tuple[int, ...]) -> Pouch:
    """What badges brought in the meantime stays, usable from the turn after this one.

    Items that came back may leave no room for all of it.
    """
    gained = tuple(
        min(had, MOST_OF_A_KIND + spent - started)
        for started, had, spent in zip(now.start, now.gained, used, strict=True)
    )
    waiting = tuple(
        max(0, waited + have - had)
        for waited, have, had in zip(then.waiting, gained, then.gained, strict=True)
    )
    return structs.replace(now, gained=gained, waiting=waiting)
