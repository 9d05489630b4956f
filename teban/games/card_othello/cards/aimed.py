"""Cards whose target is a stone on the board."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from msgspec import structs

from teban.core.ids import Cell, SeatId, only
from teban.games.card_othello import events as ev
from teban.games.card_othello.cards.catalogue import number_of
from teban.games.card_othello.causes import Cause, Reason
from teban.games.card_othello.geometry import BIT, GRID, RAYS, STRAIGHT, name_of
from teban.games.card_othello.run import Run
from teban.games.card_othello.state import RIVAL, Board, Kind, Plot
from teban.games.card_othello.stones import (
    alter,
    attach,
    destroy,
    detach,
    flip,
    move,
    plan,
    recolour,
    transpose,
)

SACRIFICES = 3
SACRIFICE_PAYS = 5
GUARD_TURNS = 3
BOMB_TURNS = 3


class Aim(NamedTuple):
    """How such a card is used."""

    targets: Callable[[Board, SeatId], int]
    """The stones it may be aimed at; some must be there for the card to be used."""
    hit: Callable[[Run, Cell], None]
    """What one chosen stone does."""
    picks: int = 1
    """How many stones are chosen at most."""
    fewer: bool = False
    """Whether one may stop after the first."""
    cancel: bool = False
    """Whether it may be taken back."""
    secret: bool = False
    """Whether the choice is nobody else's business."""


def _plain_enemies(board: Board, seat: SeatId) -> int:
    """§10.4; a hidden trap looks plain, and springs."""
    return board.stones[RIVAL[seat]] & ~board.visible(seat)


def _special_enemies(board: Board, seat: SeatId) -> int:
    """§10.9; what only looks plain, a hidden trap, is no target (X12)."""
    return board.stones[RIVAL[seat]] & board.visible(seat) & ~board.guarded


def _own_unguarded(board: Board, seat: SeatId) -> int:
    return board.stones[seat] & ~board.guarded


def _unguarded(board: Board, seat: SeatId) -> int:
    return (board.stones[0] | board.stones[1]) & ~board.guarded


def _movable(board: Board, seat: SeatId) -> int:
    """Stones with an empty cell straight beside them."""
    return board.empty >> 1 & (board.stones[0] | board.stones[1]) & STRAIGHT


def _own_no_bombs(board: Board, seat: SeatId) -> int:
    return board.stones[seat] & ~board.bombs()


def _own_no_traps(board: Board, seat: SeatId) -> int:
    traps = (m for m in board.markers if m.kind is Kind.TRAP and m.owner == seat)
    return _own_no_bombs(board, seat) & ~GRID.plane(board.cell_of(trap) for trap in traps)


def _two_stones(board: Board, seat: SeatId) -> int:
    stones = board.stones[0] | board.stones[1]
    first = board.selection.chosen if board.selection else None
    if first is not None:
        return stones & ~BIT[first]
    return stones if GRID.count(stones) > 1 else 0


def _convert(run: Run, cell: Cell) -> None:
    flip(run, (cell,), run.board.mover, Cause.CONVERT)


def _sacrifice(run: Run, cell: Cell) -> None:
    destroy(run, (cell,), run.board.mover, Cause.SACRIFICE)
    run.gain(run.board.mover, SACRIFICE_PAYS, Reason.SACRIFICE)


def _destroy(run: Run, cell: Cell) -> None:
    destroy(run, (cell,), run.board.mover, Cause.CARD)


def _wind(run: Run, cell: Cell) -> None:
    """§10.7: the longest way; which of several, chance decides."""
    board = run.board
    ways = {way: _way(board, rays[cell]) for way, rays in RAYS.items()}
    most = max(len(cells) for cells in ways.values())
    longest = [(way, cells[-1]) for way, cells in ways.items() if len(cells) == most]
    _, to = board.chance("wind", longest, lambda found: f"{found[0]} {name_of(found[1])}")
    move(run, cell, to, board.mover, Cause.WIND)
    run.gain(board.mover, most, Reason.WIND)


def _way(board: Board, ray: tuple[Cell, ...]) -> tuple[Cell, ...]:
    empty = board.empty
    for steps, cell in enumerate(ray):
        if not BIT[cell] & empty:
            return ray[:steps]
    return ray


def _trap(run: Run, cell: Cell) -> None:
    """§10.8: where, only its owner knows; but markers that vanish are seen to vanish."""
    board, seat = run.board, run.board.mover
    stone = board.serials[cell]
    shown = bool(board.visible(seat) & BIT[cell])
    _wipe(run, cell)
    marker = attach(board, Kind.TRAP, stone, seat, 0)
    plain = GRID.cells_of(board.stones[seat] & ~board.visible(None))
    suspects = (stone,) if shown else tuple(sorted(board.serials[cell] for cell in plain))
    plan(board, seat, Plot(marker.seq, suspects))
    run.tell(ev.TrapSet, seat=seat)
    run.tell(ev.MarkerAdded, cell=cell, marker=Kind.TRAP, owner=seat, audience=only(seat))


def _bomb(run: Run, cell: Cell) -> None:
    """§10.13: whatever the stone was before, it is a bomb now."""
    _wipe(run, cell)
    _add(run, cell, Kind.BOMB, BOMB_TURNS)


def _guard(run: Run, cell: Cell) -> None:
    """§10.27: beside what is there already; a new guard replaces the old one."""
    for marker in run.board.at(cell):
        if marker.kind is Kind.GUARD:
            detach(run, marker)
    _add(run, cell, Kind.GUARD, GUARD_TURNS)


def _wipe(run: Run, cell: Cell) -> None:
    moment = run.moment()
    for marker in run.board.at(cell):
        detach(run, marker, moment)


def _add(run: Run, cell: Cell, kind: Kind, turns: int) -> None:
    board, seat = run.board, run.board.mover
    attach(board, kind, board.serials[cell], seat, turns)
    run.tell(ev.MarkerAdded, cell=cell, marker=kind, owner=seat, counter=turns)


def _tempt(run: Run, cell: Cell) -> None:
    """§10.9: no flip, so nothing is paid and nothing is triggered; counters and ages stay."""
    board, seat = run.board, run.board.mover
    recolour(run, cell, seat)
    for marker in board.at(cell):
        # §10.20: the anchor of migrant work is lost when it becomes the enemy's.
        if marker.kind in (Kind.WORK, Kind.TRAP):
            detach(run, marker)
        else:
            # The last child of BREEDING is an enemy's now: the next one grows at the anchor.
            alter(board, structs.replace(marker, owner=seat, child=0))


def _transpose(run: Run, cell: Cell) -> None:
    board = run.board
    assert board.selection is not None
    first = board.selection.chosen
    if first is not None:
        transpose(run, Cell(first), cell)


AIMED: Mapping[int, Aim] = {
    number_of("SWAP_WITH_ENEMY"): Aim(_plain_enemies, _convert),
    number_of("SACRIFICE_WILL"): Aim(
        _own_unguarded, _sacrifice, picks=SACRIFICES, fewer=True, cancel=True
    ),
    number_of("STRONG_WIND_WILL"): Aim(_movable, _wind),
    number_of("TRAP_WILL"): Aim(_own_no_traps, _trap, secret=True),
    number_of("TEMPT_WILL"): Aim(_special_enemies, _tempt),
    number_of("DESTROY_ONE_STONE"): Aim(_unguarded, _destroy, cancel=True),
    number_of("TIME_BOMB"): Aim(_own_no_bombs, _bomb),
    number_of("GUARD_WILL"): Aim(_own_no_bombs, _guard),
    number_of("POSITION_SWAP_WILL"): Aim(_two_stones, _transpose, picks=2, cancel=True),
}
