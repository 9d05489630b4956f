"""Whether the numbers of a saved position can be true, so that no later step trips over them."""

from collections.abc import Iterable

from teban.core.refused import Expect, bad_value
from teban.core.sound import check_least
from teban.games.reversi.badges.memory import Memory
from teban.games.reversi.facts import facts_of
from teban.games.reversi.options import check_profile
from teban.games.reversi.space import KEYS
from teban.games.reversi.state import RIVAL, Board, Extras, Pouch, Snapshot

PUBLIC = tuple("BW.")


def check_seat(field: str, seat: int | None) -> None:
    """One of the two, or nobody where that is allowed."""
    if seat is not None and seat not in RIVAL:
        raise bad_value(field, seat, Expect.NUMBER_FROM_TO, least=0, most=1)


def check_board(field: str, board: str, cells: int, letters: tuple[str, ...] = PUBLIC) -> None:
    """A letter for each cell."""
    if len(board) != cells or not set(board) <= set(letters):
        raise bad_value(field, board, Expect.LETTERS, count=cells, names=letters)


def check_extras(field: str, extras: Extras, cells: int) -> None:
    """Everything that only a game with items or badges has."""
    for seat, profile in enumerate(extras.profiles):
        check_profile(f"{field}.profiles[{seat}]", profile, KEYS)
    for seat, memory in enumerate(extras.memories):
        if memory is not None:
            _check_memory(f"{field}.memories[{seat}]", memory, seat, cells)
    _check_items(field, extras)
    for seat, facts in enumerate(extras.facts):
        for at, fact in enumerate(facts):
            place = f"{field}.facts[{seat}][{at}]"
            _check_cells(f"{place}.cells", fact.cells, cells)
            check_least(f"{place}.low", fact.low)
            check_least(f"{place}.high", fact.high, least=fact.low)
    for at, snapshot in enumerate(extras.history):
        place = f"{field}.history[{at}]"
        check_seat(f"{place}.seat", snapshot.seat)
        check_board(f"{place}.board", snapshot.board, cells)
        check_least(f"{place}.turn", snapshot.turn)
        check_least(f"{place}.granted", *snapshot.granted)
        _check_items(place, snapshot)
    for at, change in enumerate(extras.changes):
        place = f"{field}.changes[{at}]"
        check_least(f"{place}.after", change.after)
        check_seat(f"{place}.seat", change.seat)
        _check_cells(f"{place}.cell", (change.cell,), cells)
        _check_cells(f"{place}.proven", change.proven, cells)


def _check_items(field: str, held: Extras | Snapshot) -> None:
    """What a position and what an undo goes back to have in common."""
    check_seat(f"{field}.blinded", held.blinded)
    check_seat(f"{field}.forced", held.forced)
    check_least(f"{field}.memo", *held.memo)
    for seat in RIVAL:
        _check_counts(f"{field}.used[{seat}]", held.used[seat])
        _check_pouch(f"{field}.pouches[{seat}]", held.pouches[seat])


def _check_pouch(field: str, pouch: Pouch) -> None:
    _check_counts(f"{field}.start", pouch.start)
    _check_counts(f"{field}.gained", pouch.gained)
    _check_counts(f"{field}.waiting", pouch.waiting)


def _check_counts(field: str, counts: tuple[int, ...]) -> None:
    if len(counts) != len(KEYS):
        raise bad_value(field, counts, Expect.NUMBER_FOR_EACH, names=KEYS)
    check_least(field, *counts)


def _check_cells(field: str, found: Iterable[int], cells: int) -> None:
    for cell in found:
        if not 0 <= cell < cells:
            raise bad_value(field, cell, Expect.NUMBER_FROM_TO, least=0, most=cells - 1)


def _check_memory(field: str, memory: Memory, seat: int, cells: int) -> None:
    if memory.seat != seat:
        raise bad_value(f"{field}.seat", memory.seat, Expect.NUMBER_FROM_TO, least=seat, most=seat)
    if memory.size**2 != cells:
        raise bad_value(f"{field}.size", memory.size, Expect.FITTING, other="state.options.size")
    check_board(f"{field}.board", memory.board, cells)
    _check_cells(f"{field}.specials", memory.specials, cells)
    _check_cells(f"{field}.proven", memory.proven, cells)
    if memory.move is not None:
        place = f"{field}.move"
        check_seat(f"{place}.seat", memory.move.seat)
        _check_cells(f"{place}.cell", (memory.move.cell,), cells)
        for name in ("flips", "stops", "proved"):
            _check_cells(f"{place}.{name}", getattr(memory.move, name), cells)
    for name in ("initial", "stock", "rival_proven", "rival_passes", "used"):
        check_least(f"{field}.{name}", getattr(memory, name))


def check_layout(field: str, board: Board) -> None:
    """The specials are a layout that their rival holds possible, as each of its worlds is one."""
    for rival in RIVAL:
        seat = RIVAL[rival]
        special = board.special & board.stones[seat]
        hidden = special & ~board.proven
        if board.stock(seat) < 0 or board.proven & board.stones[seat] & ~special:
            raise bad_value(f"{field}.proven", board.granted[seat], Expect.FITTING, other=field)
        if hidden & ~board.candidates(seat):
            raise bad_value(f"{field}.normal", seat, Expect.FITTING, other=field)
        cells = {*board.table.grid.cells_of(special)}
        for fact in facts_of(board, rival):
            if not fact.low <= len(cells.intersection(fact.cells)) <= fact.high:
                raise bad_value(f"{field}.facts", fact.cells, Expect.FITTING, other=field)
