"""What a seat has worked out about the rival's stones beyond what everybody saw."""

from msgspec import structs

from teban.core.ids import Cell, SeatId
from teban.games.reversi.state import RIVAL, Board, Fact


def learn(board: Board, seat: SeatId, cells: tuple[int, ...], number: int) -> None:
    """The seat is told how many of these stones are special."""
    fact = Fact(cells, number, number)
    if fact not in facts_of(board, seat):
        set_facts(board, seat, (*facts_of(board, seat), fact))


def after_plant(board: Board, seat: SeatId) -> None:
    """One of the rival's stones becomes special, any of those that may be normal: facts give way.

    Called before it happens, so that it is known of how many stones one is special for sure.
    """
    cells = tuple(board.table.grid.cells_of(board.candidates(RIVAL[seat])))
    loosened = [
        structs.replace(fact, high=min(len(fact.cells), fact.high + 1))
        for fact in facts_of(board, seat)
    ]
    set_facts(board, seat, (*loosened, Fact(cells, 1, len(cells))))


def unplant(board: Board, seat: SeatId, plants: int) -> None:
    """So many of the rival's stones are normal again: what was seen since may have been they."""
    set_facts(
        board,
        seat,
        tuple(
            structs.replace(fact, low=max(0, fact.low - plants)) for fact in facts_of(board, seat)
        ),
    )


def after_disarm(board: Board, seat: SeatId, cell: Cell) -> None:
    """A stone known to be special is so no more: it leaves the facts it was counted in."""
    set_facts(
        board,
        seat,
        tuple(_without(fact, cell) for fact in facts_of(board, seat)),
    )


def after_undo(board: Board, gone: int, plants: tuple[int, int]) -> None:
    """Stones went back to hand. Whoever knew some of them to be special now knows the hand.

    `plants` are each side's stones that were only made special later: those went back normal.
    """
    for seat in RIVAL:
        rival = RIVAL[seat]
        known = board.table.grid.count(gone & board.proven & board.stones[rival])
        cells = {*board.table.grid.cells_of(gone & ~board.proven)}
        seen = facts_of(board, seat)
        known += sum(fact.low for fact in seen if len(fact.cells) == 1 and fact.cells[0] in cells)
        left = tuple(board.table.grid.cells_of(board.stones[rival] & ~gone & ~board.normal))
        kept = [_cut(fact, cells) for fact in seen]
        if known > plants[rival]:
            kept.append(Fact(left, 0, board.granted[rival] - known + plants[rival]))
        set_facts(board, seat, tuple(fact for fact in kept if fact.cells))


def facts_of(board: Board, seat: SeatId) -> tuple[Fact, ...]:
    """What this seat has worked out."""
    return board.extras.facts[seat] if board.extras else ()


def set_facts(board: Board, seat: SeatId, facts: tuple[Fact, ...]) -> None:
    """Rebind what this seat has worked out."""
    assert board.extras is not None
    both = board.extras.facts
    both = (both[0], facts) if seat else (facts, both[1])
    board.extras = structs.replace(board.extras, facts=both)


def _without(fact: Fact, cell: Cell) -> Fact:
    if cell not in fact.cells:
        return fact
    rest = tuple(other for other in fact.cells if other != cell)
    return Fact(rest, max(0, fact.low - 1), max(0, fact.high - 1))


def _cut(fact: Fact, gone: set[Cell]) -> Fact:
    left = tuple(cell for cell in fact.cells if cell not in gone)
    lost = len(fact.cells) - len(left)
    return Fact(left, max(0, fact.low - lost), min(len(left), fact.high))
