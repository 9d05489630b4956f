"""Items (アイテム): when each may be used, and what it does."""

from collections.abc import Callable, Iterator

from msgspec import structs

from teban.core.event import Event
from teban.core.ids import EVERYONE, Action, Cell, SeatId, only
from teban.core.refused import Refused
from teban.games.reversi import events as ev
from teban.games.reversi.facts import after_disarm, after_plant, learn
from teban.games.reversi.refusals import Why
from teban.games.reversi.rewards import observe, tell_held, with_pouch
from teban.games.reversi.space import (
    APPRAISE,
    BLIND,
    DISARM,
    HINT,
    INDEX,
    KINDS,
    LENS,
    MEMO,
    PLANT,
    REFILL,
    UNDO,
    Kind,
    Use,
)
from teban.games.reversi.state import NONE_OF_EACH, RIVAL, Board, Change, Extras
from teban.games.reversi.undo import take_back, to_take_back
from teban.games.reversi.weights import suggest

MEMO_TURNS = 5
REFILL_ABOVE_START = 2


def legal_uses(board: Board) -> Iterator[Action]:
    """Every item the mover may use now, on every target, ascending."""
    for kind in KINDS:
        if _why_not_now(board, kind) is None:
            for target in _targets(board, kind):
                yield board.table.space.use(kind, target)


def use(board: Board, use: Use, events: list[Event]) -> None:
    """Use an item before placing."""
    why = _why_not_now(board, use.kind) or _why_not_on(board, use)
    if why is not None:
        raise Refused(why, item=use.kind.key)
    seat = board.mover
    _spend(board, use.kind)
    moment: list[Event] = [
        ev.Item(
            seat=seat,
            item=use.kind.key,
            target=board.table.space.target_name(use),
            # Which stone was made special is the user's secret; every other use is open.
            knows=only(seat) if use.kind is PLANT else EVERYONE,
        )
    ]
    _EFFECTS[use.kind](board, use.target, moment)
    for side in RIVAL if use.kind is UNDO else (seat,):
        tell_held(board, side, moment)
    events += moment
    observe(board, moment, events)


def release_waiting(board: Board, events: list[Event]) -> None:
    """C10: what was granted before becomes usable as its owner's turn begins."""
    extras, seat = _extras(board), board.mover
    pouch = extras.pouches[seat]
    if any(pouch.waiting):
        pouch = structs.replace(pouch, waiting=NONE_OF_EACH)
        board.extras = structs.replace(extras, pouches=with_pouch(extras.pouches, seat, pouch))
        tell_held(board, seat, events)


def _why_not_now(board: Board, kind: Kind) -> Why | None:
    """The reason why the mover may not use such an item, whatever on."""
    extras, seat, options = board.extras, board.mover, board.table.options
    if extras is None or not options.items:
        return Why.ITEMS_OFF
    if kind.extended and not options.extended:
        return Why.NOT_IN_THIS_SET
    if not board.moves:
        return Why.MUST_PASS
    if extras.item_used:
        return Why.ONE_ITEM_A_TURN
    if not extras.usable(seat, kind):
        return Why.NOT_YET_USABLE if extras.held(seat, kind) else Why.NOT_HELD
    if kind.per_game is not None and extras.used[seat][INDEX[kind]] >= kind.per_game:
        return Why.USED_UP
    return _why_not_this(board, extras, kind)


def _why_not_this(board: Board, extras: Extras, kind: Kind) -> Why | None:
    if kind is UNDO and to_take_back(board) is None:
        return Why.NOTHING_TO_UNDO
    # 4.2: no lock-out; the rival gets a turn between two forced passes.
    if kind is BLIND and extras.forced == RIVAL[board.mover]:
        return Why.BLINDED_LAST_TURN
    if kind is REFILL and not board.table.stock:
        return Why.SPECIALS_OFF
    if kind is REFILL and board.stock(board.mover) >= board.table.stock + REFILL_ABOVE_START:
        return Why.STOCK_FULL
    return None


def _why_not_on(board: Board, use: Use) -> Why | None:
    if use.target in _targets(board, use.kind):
        return None
    return {LENS: Why.NOT_A_RIVAL_STONE, PLANT: Why.NOT_PLANTABLE, DISARM: Why.NOT_PROVEN}[use.kind]


def _targets(board: Board, kind: Kind) -> list[int]:
    cells_of, seat = board.table.grid.cells_of, board.mover
    if kind is LENS:
        return [*cells_of(board.stones[RIVAL[seat]])]
    if kind is APPRAISE:
        return [*range(len(board.table.space.lines))]
    if kind is PLANT:
        return [*cells_of(board.candidates(seat) & ~board.special)]
    if kind is DISARM:
        return [*cells_of(board.proven & board.stones[RIVAL[seat]])]
    return [0]


def _spend(board: Board, kind: Kind) -> None:
    extras, seat = _extras(board), board.mover
    used = tuple(count + (at == INDEX[kind]) for at, count in enumerate(extras.used[seat]))
    both = (extras.used[0], used) if seat else (used, extras.used[1])
    board.extras = structs.replace(extras, used=both, item_used=True)


def _blind(board: Board, _: int, events: list[Event]) -> None:
    board.extras = structs.replace(_extras(board), blinded=RIVAL[board.mover])


def _refill(board: Board, _: int, events: list[Event]) -> None:
    seat = board.mover
    grant(board, seat, 1)
    events.append(ev.Stock(seat=seat, left=board.stock(seat), audience=only(seat)))


def _lens(board: Board, target: int, events: list[Event]) -> None:
    special = int(bool(board.special & board.table.grid.bit[target]))
    learn(board, board.mover, (target,), special)
    _answer(board, LENS, special, events)


def _appraise(board: Board, target: int, events: list[Event]) -> None:
    grid = board.table.grid
    line = grid.plane(board.table.space.lines[target]) & board.stones[RIVAL[board.mover]]
    number = grid.count(line & board.special)
    learn(board, board.mover, tuple(grid.cells_of(line)), number)
    _answer(board, APPRAISE, number, events)


def _hint(board: Board, _: int, events: list[Event]) -> None:
    _answer(board, HINT, suggest(board), events)


def _plant(board: Board, target: int, events: list[Event]) -> None:
    _note_change(board, board.mover, target, special=True)
    after_plant(board, RIVAL[board.mover])
    board.special |= board.table.grid.bit[target]
    grant(board, board.mover, 1)


def _disarm(board: Board, target: int, events: list[Event]) -> None:
    bit, owner = board.table.grid.bit[target], RIVAL[board.mover]
    _note_change(board, owner, target, special=False)
    board.special &= ~bit
    board.proven &= ~bit
    board.normal |= bit
    grant(board, owner, -1)
    after_disarm(board, board.mover, Cell(target))
    events.append(ev.Disarm(cell=Cell(target)))


def _memo(board: Board, _: int, events: list[Event]) -> None:
    extras, seat = _extras(board), board.mover
    # Turns alternate, so the fifth own turn from here is eight turns on.
    until = board.turn + 2 * (MEMO_TURNS - 1)
    memo = (extras.memo[0], until) if seat else (until, extras.memo[1])
    board.extras = structs.replace(extras, memo=memo)


def _undo(board: Board, _: int, events: list[Event]) -> None:
    take_back(board, events)


_EFFECTS: dict[Kind, Callable[[Board, int, list[Event]], None]] = {
    UNDO: _undo,
    BLIND: _blind,
    REFILL: _refill,
    LENS: _lens,
    APPRAISE: _appraise,
    HINT: _hint,
    PLANT: _plant,
    DISARM: _disarm,
    MEMO: _memo,
}


def grant(board: Board, seat: SeatId, more: int) -> None:
    """Change how many specials a side has had."""
    black, white = board.granted
    board.granted = (black, white + more) if seat else (black + more, white)


def _answer(board: Board, kind: Kind, value: int, events: list[Event]) -> None:
    seat = board.mover
    events.append(ev.Answer(seat=seat, item=kind.key, value=value, audience=only(seat)))


def _note_change(board: Board, seat: SeatId, cell: int, *, special: bool) -> None:
    """Remember which stone changes its nature, in case the change is taken back."""
    extras = _extras(board)
    proven = tuple(board.table.grid.cells_of(board.proven))
    change = Change(len(extras.history), seat, cell, special, proven)
    board.extras = structs.replace(extras, changes=(*extras.changes, change))


def _extras(board: Board) -> Extras:
    assert board.extras is not None
    return board.extras
