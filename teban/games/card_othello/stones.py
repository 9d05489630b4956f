"""What happens to stones: the primitives that every card and every marker uses (rulings 2.0)."""

from collections.abc import Iterable, Sequence

from msgspec import structs

from teban.core.ids import EVERYONE, Cell, Mask, SeatId, only
from teban.games.card_othello import events as ev
from teban.games.card_othello.causes import Cause, Reason
from teban.games.card_othello.geometry import BIT, GRID
from teban.games.card_othello.run import Run
from teban.games.card_othello.state import RIVAL, Board, Kind, Marker, Plot


def lines(board: Board, cell: Cell, side: SeatId) -> list[Cell]:
    """LINES: all stones between this cell and the next own stone of each direction.

    Directions go round from the top left to the bottom right, each from the cell outwards.
    """
    return [stone for run in runs(board, cell, side) for stone in run]


def runs(board: Board, cell: Cell, side: SeatId) -> list[tuple[Cell, ...]]:
    """The same direction by direction."""
    # §6.3: a stone that cannot be flipped breaks its line, so it is simply not capturable.
    found = GRID.runs(cell, board.stones[side], board.stones[RIVAL[side]] & ~board.immune)
    found.sort()
    return found


def flip(
    run: Run, batch: Sequence[Cell], side: SeatId, cause: Cause, pay: int = 1, moment: int = 0
) -> None:
    """FLIP: these stones, none of them immune, turn to a side at once, and it is paid (§5.2)."""
    board = run.board
    plane = GRID.plane(batch)
    _paint(board, plane, side)
    moment = moment or run.moment()
    lost: list[Marker] = []
    if plane & board.special or board.plots[RIVAL[side]]:
        lost = _struck(board, batch, side)
    if run.events is not None:
        # In the order of the board: which end of a line came first is no news.
        cells = tuple(sorted(batch))
        run.tell(ev.StonesTurned, seat=side, cells=cells, cause=cause, group=moment)
        returning = {marker.stone for marker in lost if marker.kind is Kind.REGEN}
        for cell in cells:
            # §12.9: what comes back at once is never seen in the other colour.
            if board.serials[cell] not in returning:
                run.tell(ev.StoneFlipped, cell=cell, to=side, cause=cause, group=moment)
        for marker in lost:
            if marker.kind is not Kind.REGEN:
                tell_end(run, marker, moment)
    for marker in lost:
        # 2.8: only in the opponent's turn; flipped in its owner's own turn it is just gone.
        if marker.kind is Kind.TRAP and board.mover == side:
            run.sprung = marker, board.cell_of(marker)
    run.gain(side, pay * len(batch), Reason.FLIP, moment)
    for marker in lost:
        if marker.kind is Kind.REGEN:
            _answer(run, marker)


def _paint(board: Board, plane: int, side: SeatId) -> None:
    black, white = board.stones
    if side:
        board.stones = black & ~plane, white | plane
    else:
        board.stones = black | plane, white & ~plane
    board.sprouts &= ~plane


def _struck(board: Board, batch: Sequence[Cell], side: SeatId) -> list[Marker]:
    """Take the markers off flipped stones, in the order of the batch."""
    order = {board.serials[cell]: place for place, cell in enumerate(batch)}
    lost = [marker for marker in board.markers if marker.stone in order]
    if lost:
        lost.sort(key=lambda marker: order[marker.stone])
        board.mark(tuple(marker for marker in board.markers if marker.stone not in order))
    suspect(board, RIVAL[side], order, silently=board.mover != side)
    return lost


def _answer(run: Run, marker: Marker) -> None:
    """§10.11: the stone goes back to its owner and captures from where it stands."""
    board, owner = run.board, marker.owner
    cell = board.cell_of(marker)
    moment = run.moment()
    if not BIT[cell] & board.stones[owner]:
        _paint(board, BIT[cell], owner)
        run.tell(ev.StoneRestored, cell=cell, to=owner, group=moment)
    tell_end(run, marker, moment)
    captured = lines(board, cell, owner)
    if captured:
        flip(run, captured, owner, Cause.REGEN)


def destroy(run: Run, cells: Iterable[Cell], side: SeatId, cause: Cause) -> None:
    """DESTROY: a side makes stones leave the board together; guarded ones stay (§6.4)."""
    board = run.board
    standing = (board.stones[0] | board.stones[1]) & ~board.guarded
    gone = [cell for cell in cells if BIT[cell] & standing]
    if not gone:
        return
    plane = GRID.plane(gone)
    stones = {board.serials[cell] for cell in gone}
    board.stones = board.stones[0] & ~plane, board.stones[1] & ~plane
    board.sprouts &= ~plane
    serials = list(board.serials)
    for cell in gone:
        serials[cell] = 0
    board.serials = tuple(serials)
    if plane & board.special:
        board.mark(tuple(marker for marker in board.markers if marker.stone not in stones))
    for seat in RIVAL:
        suspect(board, seat, stones, silently=True)
    if run.events is not None:
        moment = run.moment()
        for cell in gone:
            run.tell(ev.StoneDestroyed, seat=side, cell=cell, cause=cause, group=moment)


def put(board: Board, cell: Cell, side: SeatId) -> int:
    """A new stone; its serial."""
    board.born += 1
    _paint(board, BIT[cell], side)
    _name(board, cell, board.born)
    return board.born


def move(run: Run, origin: Cell, cell: Cell, side: SeatId, cause: Cause, step: int = 1) -> None:
    """A side makes a stone go to an empty cell, with everything it carries."""
    _exchange(run.board, origin, cell)
    run.tell(ev.StoneMoved, seat=side, origin=origin, cell=cell, cause=cause, step=step)


def transpose(run: Run, first: Cell, second: Cell) -> None:
    """Two stones exchange their places, with everything they carry."""
    _exchange(run.board, first, second)
    run.tell(ev.StonesTransposed, seat=run.board.mover, first=first, second=second)


def _exchange(board: Board, one: Cell, other: Cell) -> None:
    black, white = (_swapped(plane, one, other) for plane in board.stones)
    board.stones = black, white
    board.sprouts = _swapped(board.sprouts, one, other)
    here, there = board.serials[one], board.serials[other]
    _name(board, one, there)
    _name(board, other, here)
    board.look()


def _swapped(plane: int, one: Cell, other: Cell) -> int:
    both = BIT[one] | BIT[other]
    found = plane & both
    return plane ^ both if found and found != both else plane


def _name(board: Board, cell: Cell, stone: int) -> None:
    board.serials = (*board.serials[:cell], stone, *board.serials[cell + 1 :])


def recolour(run: Run, cell: Cell, side: SeatId) -> None:
    """A stone changes sides without being flipped (§10.9)."""
    _paint(run.board, BIT[cell], side)
    run.tell(ev.StoneRecolored, cell=cell, to=side)


# Markers


def attach(board: Board, kind: Kind, stone: int, owner: SeatId, counter: int) -> Marker:
    """A new marker, younger than all others."""
    board.marked += 1
    marker = Marker(kind, stone, owner, board.marked, counter)
    board.mark((*board.markers, marker))
    return marker


def alter(board: Board, marker: Marker) -> None:
    """Replace the marker of this age."""
    board.markers = tuple(marker if old.seq == marker.seq else old for old in board.markers)


def tick(run: Run, marker: Marker, counter: int) -> Marker:
    """Set a counter."""
    marker = structs.replace(marker, counter=counter)
    alter(run.board, marker)
    cell = run.board.cell_of(marker)
    run.tell(ev.MarkerTicked, cell=cell, marker=marker.kind, owner=marker.owner, counter=counter)
    return marker


def detach(run: Run, marker: Marker, moment: int = 0) -> None:
    """A marker ends; the stone stays."""
    run.board.mark(tuple(other for other in run.board.markers if other.seq != marker.seq))
    tell_end(run, marker, moment)


def tell_end(run: Run, marker: Marker, moment: int) -> None:
    """A marker is gone, for those who saw it."""
    cell = run.board.cell_of(marker)
    run.tell(
        ev.MarkerRemoved,
        cell=cell,
        marker=marker.kind,
        owner=marker.owner,
        audience=watching(marker),
        group=moment,
    )


def watching(marker: Marker) -> Mask:
    """Who is shown a marker."""
    return only(marker.owner) if marker.kind is Kind.TRAP else EVERYONE


def suspect(board: Board, owner: SeatId, stones: Iterable[int], silently: bool) -> None:
    """These stones of a side carry its trap no longer, whether one of them did or not.

    Silently means that a trap there would have ended without a word to the other side.
    """
    plot = board.plots[owner]
    if plot is None:
        return
    cleared = set(plot.suspects).intersection(stones)
    if cleared:
        suspects = tuple(stone for stone in plot.suspects if stone not in cleared)
        silent = tuple(sorted((*plot.silent, *cleared))) if silently else plot.silent
        plan(board, owner, Plot(plot.seq, suspects, silent))


def plan(board: Board, owner: SeatId, plot: Plot | None) -> None:
    """What is known of a side's trap from now on."""
    black, white = board.plots
    board.plots = (black, plot) if owner else (plot, white)
