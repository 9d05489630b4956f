"""What happens in a game of Hidden Reversi: placing, turning, passing, the end.

Section numbers are those of the rulebook (ゲーム仕様書 rev. 1.1); L1 to L8 and the rest are the
rulings of `docs/reversi`.
"""

from msgspec import structs

from teban.core import refused
from teban.core.decision import Decision
from teban.core.event import Event
from teban.core.grid import Grid
from teban.core.ids import EVERYONE, NOBODY, Action, Cell, SeatId, only
from teban.core.refused import Refused
from teban.core.result import Result
from teban.games.reversi import events as ev
from teban.games.reversi import items, rewards
from teban.games.reversi.marks import marks
from teban.games.reversi.refusals import Why
from teban.games.reversi.state import BLACK, RIVAL, WHITE, Board, Snapshot

TURNING = 1
"""The stones turn after the placed one has appeared, all at the same moment."""
_BOTH = ((BLACK,), (WHITE,))


def actors(board: Board) -> tuple[SeatId, ...]:
    """The mover."""
    return () if board.over else _BOTH[board.mover]


def decision(board: Board, seat: SeatId) -> Decision:
    """Where to place, or which item to use before; or to pass."""
    if board.over:
        raise Refused(refused.Why.GAME_OVER)
    if seat != board.mover:
        raise Refused(refused.Why.NOT_YOUR_TURN, seat=seat)
    return Decision("turn" if board.moves else "pass", seat, legal_actions(board))


def legal_actions(board: Board) -> tuple[Action, ...]:
    """Everything the mover may do, ascending."""
    space = board.table.space
    cells = board.table.grid.cells_of(board.moves)
    if not cells:
        return (space.pass_,)
    actions: list[Action] = list(cells)
    if board.granted[board.mover] and board.stock(board.mover):
        actions += [space.special(cell) for cell in cells]
    if board.extras is not None:
        actions += items.legal_uses(board)
    return tuple(actions)


def apply(board: Board, action: Action, seat: SeatId, events: list[Event] | None = None) -> None:
    """Take one action of the mover, and run on to the next decision."""
    if seat != board.mover or board.over:
        raise Refused(refused.Why.GAME_OVER if board.over else refused.Why.NOT_YOUR_TURN)
    space = board.table.space
    if not 0 <= action < space.actions:
        raise Refused(refused.Why.NO_SUCH_ACTION, got=action)
    extras = board.extras
    if events is None and extras is None and action <= space.pass_:
        _act(board, action, None)
        return
    told: list[Event] = []
    before = marks(board)
    _act(board, action, told)
    _tell_marks(board, before, told)
    if events is not None:
        events += told


def _act(board: Board, action: Action, events: list[Event] | None) -> None:
    space = board.table.space
    if action < space.cells:
        _place(board, board.table.grid.cells[action], False, events)
    elif action < space.pass_:
        _place(board, board.table.grid.cells[action - space.cells], True, events)
    elif action == space.pass_:
        _pass(board, events)
    else:
        use = space.used(action)
        assert use is not None
        assert events is not None
        items.use(board, use, events)
    board.ply += 1


def _place(board: Board, cell: Cell, special: bool, events: list[Event] | None) -> None:
    grid, seat = board.table.grid, board.mover
    bit = grid.bit[cell]
    # L1: the colours alone decide, so that a refusal tells nothing about specials.
    if not bit & board.moves:
        raise Refused(_why_not(board, bit), cell=grid.name(cell))
    if special and not board.stock(seat):
        raise Refused(Why.NO_SPECIAL_LEFT, cell=grid.name(cell))
    own, rival = board.stones[seat], board.stones[RIVAL[seat]]
    turned = apparent = grid.brackets(cell, own, rival)
    stops = 0
    if apparent & board.special:
        turned, stops = until_special(grid, cell, own, rival, board.special)
    if board.extras is not None and board.table.options.items:
        _remember(board)
    own |= turned | bit
    rival ^= turned
    board.stones = (rival, own) if seat else (own, rival)
    board.empty ^= bit
    board.normal |= turned
    board.proven |= stops
    if special:
        board.special |= bit
    if events is not None:
        _tell_place(board, cell, special, apparent, turned, stops, events)
    _end_turn(board, events)


def until_special(grid: Grid, cell: Cell, own: int, rival: int, special: int) -> tuple[int, int]:
    """L2: in each direction stones turn up to just before the first special (§3.2)."""
    turned = stops = 0
    for run in grid.runs(cell, own, rival):
        for stone in run:
            bit = grid.bit[stone]
            if bit & special:
                stops |= bit
                break
            turned |= bit
    return turned, stops


def _pass(board: Board, events: list[Event] | None) -> None:
    # 1.5: nobody passes while a legal cell exists, not even one that would turn nothing.
    if board.moves:
        raise Refused(Why.MUST_PLACE)
    if events is not None:
        _tell(board, [ev.NaturalPass(seat=board.mover)], events)
    _end_turn(board, events)


def _end_turn(board: Board, events: list[Event] | None, forced: SeatId | None = None) -> None:
    """The turn goes to the rival; a blinded side's turn ends as it begins."""
    grid, last = board.table.grid, board.mover
    mover = RIVAL[last]
    own, rival = board.stones[mover], board.stones[last]
    moves = grid.moves(own, rival, board.empty)
    if not moves and not grid.moves(rival, own, board.empty):
        board.over, board.moves = True, 0
        if events is not None:
            _tell(board, [ev.Over(count=board.counts())], events)
        return
    board.mover, board.moves = mover, moves
    board.turn += 1
    if events is not None:
        _tell(board, [ev.Turn(seat=mover, number=board.turn)], events)
    extras = board.extras
    if extras is None:
        return
    # Where there are items or badges, events are always kept: the observers read them.
    assert events is not None
    board.extras = structs.replace(extras, item_used=False, forced=forced, blinded=None)
    items.release_waiting(board, events)
    if extras.blinded == mover:
        _tell(board, [ev.ForcedPass(seat=mover)], events)
        _end_turn(board, events, forced=mover)


def _remember(board: Board) -> None:
    """Keep what an undo needs."""
    extras = board.extras
    assert extras is not None
    snapshot = Snapshot(
        seat=board.mover,
        board=board.colours(),
        turn=board.turn,
        blinded=extras.blinded,
        forced=extras.forced,
        used=extras.used,
        granted=board.granted,
        memo=extras.memo,
        pouches=extras.pouches,
    )
    board.extras = structs.replace(extras, history=(*extras.history, snapshot))


def _why_not(board: Board, bit: int) -> Why:
    if not board.moves:
        return Why.MUST_PASS
    return Why.BRACKETS_NOTHING if bit & board.empty else Why.OCCUPIED


def _tell_place(
    board: Board,
    cell: Cell,
    special: bool,
    apparent: int,
    turned: int,
    stops: int,
    events: list[Event],
) -> None:
    grid, seat = board.table.grid, board.mover
    moment: list[Event] = [
        ev.Place(
            seat=seat,
            cell=cell,
            apparent=grid.count(apparent),
            special=special,
            knows=only(seat),
        )
    ]
    moment += [ev.Flip(cell=stone, to=seat, group=TURNING) for stone in grid.cells_of(turned)]
    moment += [
        ev.Stop(cell=stone, group=TURNING, audience=NOBODY) for stone in grid.cells_of(stops)
    ]
    if special:
        moment.append(ev.Stock(seat=seat, left=board.stock(seat), audience=only(seat)))
    _tell(board, moment, events)


def _tell(board: Board, moment: list[Event], events: list[Event]) -> None:
    events += moment
    if board.extras is not None:
        rewards.observe(board, moment, events)


def _tell_marks(board: Board, before: tuple[int, int], events: list[Event]) -> None:
    after = marks(board)
    for seat in RIVAL:
        if after[seat] != before[seat]:
            cells = tuple(board.table.grid.cells_of(after[seat]))
            events.append(ev.Marks(seat=seat, cells=cells, audience=only(seat)))


def resumed(board: Board, events: list[Event] | None = None) -> None:
    """§5.5: the game was suspended and goes on."""
    told: list[Event] = []
    _tell(board, [ev.Resumed(audience=EVERYONE)], told)
    if events is not None:
        events += told


def result(board: Board) -> Result | None:
    """§3.4: more stones of one's colour win."""
    return Result(board.counts()) if board.over else None
