"""A turn from its start to its end (§7)."""

from teban.core.ids import Cell
from teban.core.result import Result
from teban.games.card_othello import events as ev
from teban.games.card_othello.acts import act, uncover
from teban.games.card_othello.cards.catalogue import KEYS
from teban.games.card_othello.cards.placed import PLACED, PLAIN, Placing
from teban.games.card_othello.causes import Cause, Reason
from teban.games.card_othello.geometry import BIT, GRID, SIZE, name_of
from teban.games.card_othello.hands import draw, loot
from teban.games.card_othello.run import Run
from teban.games.card_othello.state import RIVAL, UNKNOWN, Board, Kind
from teban.games.card_othello.stones import attach, detach, flip, lines, plan, put, runs

MOST_LOOT = 3
LINKS = (Cause.CHAIN1, Cause.CHAIN2)
_DOWN = {-1: "N", 0: "", 1: "S"}
_ACROSS = {-1: "W", 0: "", 1: "E"}


def start(run: Run) -> None:
    """The markers act, the oldest first; then the mover draws."""
    board = run.board
    seat = board.mover
    board.turn += 1
    board.started, board.trail = True, ()
    board.placed, board.placements, board.cancels = False, 1, 0
    board.used = board.waiting = None
    # §12.10
    board.sprouts &= ~board.stones[seat]
    run.tell(ev.TurnStarted, seat=seat, number=board.turn)
    # §7.1: those made meanwhile have to wait for the next turn.
    for marker in board.markers:
        for now in board.markers:
            if now.seq == marker.seq:
                act(run, now)
                break
    if board.plots[seat] is not None:
        # Not revealed in its place: it had gone before, and now everybody knows.
        plan(board, seat, None)
    settle(run)
    draw(run)
    board.moves = UNKNOWN


def settle(run: Run) -> None:
    """§10.8: what a sprung trap does, once everything else of the step is done."""
    if run.sprung is None:
        return
    (marker, cell), run.sprung = run.sprung, None
    board, owner = run.board, marker.owner
    victim = RIVAL[owner]
    uncover(board, marker)
    run.tell(ev.TrapSprung, seat=owner, cell=cell, victim=victim)
    taken = -run.gain(victim, -board.charge[victim], Reason.TRAP)
    run.gain(owner, taken, Reason.TRAP)
    for _ in board.hands[victim][:MOST_LOOT]:
        loot(run, owner, victim)


def legal_cells(board: Board) -> int:
    """Where the mover may place (§2.2), whether a selection is open or not."""
    if board.moves == UNKNOWN:
        seat = board.mover
        if _placing(board).anywhere:
            board.moves = board.empty
        else:
            capturable = board.stones[RIVAL[seat]] & ~board.immune
            board.moves = GRID.moves(board.stones[seat], capturable, board.empty)
    return board.moves


def _placing(board: Board) -> Placing:
    return PLAIN if board.waiting is None else PLACED[board.waiting]


def place(run: Run, cell: Cell) -> None:
    """A placement with everything that follows from it."""
    board = run.board
    seat, how, waiting = board.mover, _placing(board), board.waiting
    batch = lines(board, cell, seat)
    stone = put(board, cell, seat)
    look = how.marker or how.look
    effect = None if waiting is None else KEYS[waiting]
    # It comes and they turn at one moment: nothing waits in between.
    moment = run.moment()
    run.tell(
        ev.StonePlaced,
        seat=seat,
        cell=cell,
        look=look,
        counter=how.counter,
        effect=effect,
        group=moment,
    )
    if how.marker is not None:
        _mark(run, how.marker, stone, how.counter, moment)
    board.passes = 0
    board.placed, board.waiting = True, None
    flipped = len(batch)
    if batch:
        flip(run, batch, seat, Cause.MOVE, how.pay, moment)
    for link in LINKS[: how.links]:
        batch = _chain(run, batch, link)
    if how.after is not None:
        how.after(run, cell, flipped)
    settle(run)
    board.placements -= 1
    if not board.empty:
        finish(run)
    elif board.placements:
        run.tell(ev.ExtraPlacement, seat=seat)
    else:
        end(run)


def _mark(run: Run, kind: Kind, stone: int, counter: int, moment: int) -> None:
    board, seat = run.board, run.board.mover
    if kind is Kind.WORK:
        # A side has one such anchor: the new one ends the old one.
        for old in board.markers:
            if old.kind is Kind.WORK and old.owner == seat:
                detach(run, old, moment)
    attach(board, kind, stone, seat, counter)


def _chain(run: Run, sources: list[Cell], link: Cause) -> list[Cell]:
    """§10.10: the longest line from any of these stones; which of several, chance decides."""
    board, seat = run.board, run.board.mover
    own = [cell for cell in sources if BIT[cell] & board.stones[seat]]
    found = [(cell, line) for cell in own for line in runs(board, cell, seat)]
    if not found:
        return []
    most = max(len(line) for _, line in found)
    longest = [(cell, line) for cell, line in found if len(line) == most]
    _, line = board.chance(link.value, longest, _line_name)
    flip(run, line, seat, link)
    return [*line]


def _line_name(found: tuple[Cell, tuple[Cell, ...]]) -> str:
    """`d4-d6`, and whatever else may single a line out: where it starts and goes, what turns."""
    cell, line = found
    (row, column), (to_row, to_column) = divmod(cell, SIZE), divmod(line[0], SIZE)
    way = _DOWN[to_row - row] + _ACROSS[to_column - column]
    turned = [name_of(stone) for stone in line]
    return " ".join((f"{name_of(cell)}-{turned[-1]}", name_of(cell), way, *turned))


def pass_(run: Run) -> None:
    """§2.5: what waits or is still being chosen is lost."""
    board = run.board
    seat = board.mover
    dropped = board.waiting
    if board.selection is not None:
        dropped = board.selection.card
        run.tell(ev.SelectionClosed, seat=seat, card=KEYS[dropped])
        board.selection = None
    if dropped is not None:
        run.tell(ev.EffectDiscarded, seat=seat, card=KEYS[dropped])
    board.waiting = None
    board.passes += 1
    run.tell(ev.Passed, seat=seat)
    # §2.6; and a turn's start may have filled the board.
    if board.passes >= len(RIVAL) or not board.empty:
        finish(run)
    else:
        end(run)


def end(run: Run) -> None:
    """The other side is to move; in a match its turn starts at once."""
    board = run.board
    last = board.mover
    for marker in board.markers:
        # §6.1: until the end of the opponent's next turn.
        if marker.kind is Kind.PROTECTED and marker.owner != last:
            detach(run, marker)
    board.mover = RIVAL[last]
    board.started = False
    board.moves = UNKNOWN
    if not board.paced:
        start(run)


def finish(run: Run) -> None:
    """§8: the game is over."""
    board = run.board
    board.over, board.moves = True, 0
    count = board.counts()
    winner = Result(count).winner
    run.tell(ev.Over, count=count, winner=winner, gained=board.gained, played=board.played)
