"""What markers do: at turn starts, and those that act at once when their stone is placed."""

from collections.abc import Callable, Mapping

from msgspec import structs

from teban.core.ids import Cell, SeatId
from teban.games.card_othello import events as ev
from teban.games.card_othello.causes import Cause, Reason
from teban.games.card_othello.geometry import AROUND, BIT, GRID, NEAR, name_of
from teban.games.card_othello.run import Run
from teban.games.card_othello.state import RIVAL, Board, Kind, Marker
from teban.games.card_othello.stones import (
    alter,
    destroy,
    detach,
    flip,
    lines,
    move,
    plan,
    put,
    tick,
)

INCOMES = 5
"""§10.20: 1, 2, 4, 8, 16."""
STEPS = 2
"""§10.29: single steps of the restless god."""


def act(run: Run, marker: Marker) -> None:
    """One marker's part in a turn's start (§7.1)."""
    everybody = marker.kind in (Kind.HYPER, Kind.UHG)
    acting = _ACTS.get(marker.kind)
    if acting is not None and (everybody or marker.owner == run.board.mover):
        acting(run, marker)


def _guard(run: Run, marker: Marker) -> None:
    if marker.counter > 1:
        tick(run, marker, marker.counter - 1)
    else:
        detach(run, marker)


def _work(run: Run, marker: Marker) -> None:
    run.gain(marker.owner, 1 << marker.counter, Reason.WORK)
    # The income counts even where the charge is full.
    if marker.counter + 1 < INCOMES:
        tick(run, marker, marker.counter + 1)
    else:
        detach(run, marker)


def _bomb(run: Run, marker: Marker) -> None:
    marker = tick(run, marker, marker.counter - 1)
    if marker.counter > 0:
        return
    cell = run.board.cell_of(marker)
    _blast(run, "bomb", marker, cell)
    _end(run, marker, cell, Cause.BOMB)
    destroy(run, AROUND[cell], marker.owner, Cause.BOMB)


def _blast(run: Run, what: str, marker: Marker, cell: Cell) -> None:
    reach = (cell, *AROUND[cell])
    run.tell(ev.Blast, seat=marker.owner, what=what, cell=cell, cells=reach)


def _trap(run: Run, marker: Marker) -> None:
    board, owner = run.board, marker.owner
    cell = board.cell_of(marker)
    run.tell(ev.TrapRevealed, seat=owner, cell=cell)
    uncover(board, marker)
    _end(run, marker, cell, Cause.TRAP)


def uncover(board: Board, trap: Marker) -> None:
    """A trap ends, and everybody sees where it was."""
    plan(board, trap.owner, None)
    board.traps = (*board.traps, trap.stone)


def _end(run: Run, marker: Marker, cell: Cell, cause: Cause) -> None:
    """The stone is destroyed; a guarded one only loses the marker."""
    if BIT[cell] & run.board.guarded:
        detach(run, marker)
    else:
        destroy(run, (cell,), marker.owner, cause)


def _dragon(run: Run, marker: Marker) -> None:
    reverse_around(run, run.board.cell_of(marker), marker.owner)
    _spend(run, marker)


def reverse_around(run: Run, cell: Cell, side: SeatId) -> None:
    """§10.14: the dragon flips the enemies around it, but for those that cannot be flipped (X7)."""
    board = run.board
    batch = GRID.cells_of(NEAR[cell] & board.stones[RIVAL[side]] & ~board.immune)
    if batch:
        flip(run, batch, side, Cause.DRAGON)


def _destroyer(run: Run, marker: Marker) -> None:
    ravage_around(run, run.board.cell_of(marker), marker.owner, Cause.DESTROYER)
    _spend(run, marker)


def ravage_around(run: Run, cell: Cell, side: SeatId, cause: Cause) -> None:
    """§10.28, §10.29: all enemies around are destroyed."""
    destroy(run, GRID.cells_of(NEAR[cell] & run.board.stones[RIVAL[side]]), side, cause)


def _breeding(run: Run, marker: Marker) -> None:
    breed(run, marker)
    _spend(run, _same(run.board, marker))


def breed(run: Run, marker: Marker) -> None:
    """§10.15: a stone grows beside the last child, or beside the anchor if that one is lost."""
    board, owner = run.board, marker.owner
    origin = board.where(marker.child) if marker.child else None
    if origin is None or not BIT[origin] & board.stones[owner]:
        origin = board.cell_of(marker)
        marker = structs.replace(marker, child=0)
        alter(board, marker)
    free = _free(board, origin)
    if not free:
        return
    cell = board.chance("breed", free, name_of)
    child = put(board, cell, owner)
    board.sprouts |= BIT[cell]
    alter(board, structs.replace(marker, child=child))
    run.tell(ev.StoneSpawned, seat=owner, cell=cell)
    batch = lines(board, cell, owner)
    if batch:
        flip(run, batch, owner, Cause.BREED)


def _spend(run: Run, marker: Marker) -> None:
    """An anchor has one turn less; after its last one it goes."""
    marker = tick(run, marker, marker.counter - 1)
    if marker.counter <= 0:
        _end(run, marker, run.board.cell_of(marker), Cause.SPENT)


def _restless(run: Run, marker: Marker) -> None:
    """§10.17"""
    cell = run.board.cell_of(marker)
    if not _wander(run, marker, cell):
        destroy(run, (cell,), marker.owner, Cause.CROWDED)


def _restless_god(run: Run, marker: Marker) -> None:
    """§10.29: each step is one cell; an answer to its flips may have ended it in between."""
    board = run.board
    for step in range(1, STEPS + 1):
        if not _stands(board, marker):
            return
        cell = board.cell_of(marker)
        if not _wander(run, marker, cell, step):
            _blast(run, "burst", marker, cell)
            destroy(run, (cell,), marker.owner, Cause.BURST)
            ravage_around(run, cell, marker.owner, Cause.BURST)


def _wander(run: Run, marker: Marker, cell: Cell, step: int = 1) -> bool:
    """One cell in any direction, and whatever is bracketed there turns; whether there was room."""
    board = run.board
    free = _free(board, cell)
    if not free:
        return False
    to = board.chance("wander", free, name_of)
    board.trail = (*board.trail, to)
    move(run, cell, to, marker.owner, Cause.RESTLESS, step)
    batch = lines(board, to, marker.owner)
    if batch:
        flip(run, batch, marker.owner, Cause.RESTLESS)
    return True


def _free(board: Board, cell: Cell) -> list[Cell]:
    return GRID.cells_of(NEAR[cell] & board.empty)


def _stands(board: Board, marker: Marker) -> bool:
    return any(other.seq == marker.seq for other in board.markers)


def _same(board: Board, marker: Marker) -> Marker:
    """The marker as it is by now."""
    return next(other for other in board.markers if other.seq == marker.seq)


_ACTS: Mapping[Kind, Callable[[Run, Marker], None]] = {
    Kind.GUARD: _guard,
    Kind.WORK: _work,
    Kind.BOMB: _bomb,
    Kind.TRAP: _trap,
    Kind.DRAGON: _dragon,
    Kind.UDG: _destroyer,
    Kind.BREEDING: _breeding,
    Kind.HYPER: _restless,
    Kind.UHG: _restless_god,
}
"""PROTECTED, PERMA and REGEN do nothing at a turn's start."""
