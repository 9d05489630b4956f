"""What may be done in a game of Card Othello, and what then happens.

Section numbers (§) are those of the rulebook of 11 February 2026, X1 to X35 and the rest the
rulings of `docs/card_othello`.
"""

from msgspec import structs

from teban.core import refused
from teban.core.decision import Decision, Flag
from teban.core.event import Event
from teban.core.ids import Action, Cell, SeatId, only
from teban.core.refused import Refused
from teban.core.result import Result
from teban.games.card_othello import events as ev
from teban.games.card_othello import space, turn
from teban.games.card_othello.cards.aimed import AIMED
from teban.games.card_othello.cards.catalogue import CATALOGUE, COSTS, KEYS
from teban.games.card_othello.cards.chosen import CHOSEN
from teban.games.card_othello.cards.effects import check
from teban.games.card_othello.cards.placed import AT_ONCE, PLACED
from teban.games.card_othello.causes import Reason
from teban.games.card_othello.geometry import BIT, GRID, name_of
from teban.games.card_othello.hands import lay, place_of, take_back
from teban.games.card_othello.refusals import Why
from teban.games.card_othello.run import Run
from teban.games.card_othello.state import SEATS, UNKNOWN, Board, Selection, replaced
from teban.games.card_othello.turn import legal_cells

MOST_CANCELS = 20
"""In one turn: enough for people, and a program that tries everything comes to an end."""
_BOTH = tuple((seat,) for seat in SEATS)
# A card of the catalogue without rules is an error here, and not in the middle of a match.
check(CATALOGUE)


def actors(board: Board) -> tuple[SeatId, ...]:
    """The mover; nobody while a turn waits to be started."""
    return _BOTH[board.mover] if board.started and not board.over else ()


def decision(board: Board, seat: SeatId) -> Decision:
    """A card, what it is aimed at, where to place; or to pass."""
    if board.over:
        raise Refused(refused.Why.GAME_OVER)
    if seat != board.mover:
        raise Refused(refused.Why.NOT_YOUR_TURN, seat=seat)
    if not board.started:
        raise Refused(Why.TURN_NOT_STARTED)
    selection = board.selection
    legal = legal_actions(board)
    if selection is None:
        return Decision("pass" if legal == (space.PASS,) else "turn", seat, legal)
    kind, flags = "pick", Flag.PRIVATE
    picks, shown = 1, tuple[str, ...]()
    if selection.card in AIMED:
        aim = AIMED[selection.card]
        kind, picks = "target", aim.picks - selection.picks
        flags = Flag.PRIVATE if aim.secret else Flag.NONE
    elif CHOSEN[selection.card].shows:
        shown = shown_by(board, selection)
    if may_cancel(board):
        flags |= Flag.CANCEL
    source = KEYS[selection.card]
    return Decision(kind, seat, legal, source, picks, shown, flags)


def shown_by(board: Board, selection: Selection) -> tuple[str, ...]:
    """What the card shows to its user."""
    choice = CHOSEN.get(selection.card)
    if choice is None or not choice.shows:
        return ()
    return tuple(KEYS[card] for card in choice.choices(board, board.mover))


def legal_actions(board: Board) -> tuple[Action, ...]:
    """Everything the mover may do, ascending."""
    cells = GRID.cells_of(legal_cells(board))
    if board.selection is not None:
        return tuple(_in_selection(board, passing=not cells))
    actions = sorted(_uses(board))
    if not cells:
        return (*actions, space.PASS)
    return (*actions, *[space.PLACE + cell for cell in cells])


def _in_selection(board: Board, passing: bool) -> list[Action]:
    selection, seat = board.selection, board.mover
    assert selection is not None
    if selection.card in AIMED:
        targets = AIMED[selection.card].targets(board, seat)
        actions = [space.TARGET + cell for cell in GRID.cells_of(targets)]
    else:
        choices = CHOSEN[selection.card].choices(board, seat)
        actions = [space.PICK + card for card in sorted(set(choices))]
    if may_finish(board):
        actions.append(space.FINISH)
    if may_cancel(board):
        actions.append(space.CANCEL)
    if passing:
        actions.append(space.PASS)
    return actions


def may_finish(board: Board) -> bool:
    """Whether the open selection may stop here."""
    selection = board.selection
    if selection is None or selection.card not in AIMED:
        return False
    return AIMED[selection.card].fewer and selection.picks > 0


def may_cancel(board: Board) -> bool:
    """Whether the card may be taken back; not for ever, so that no turn can go in circles."""
    selection = board.selection
    if selection is None or selection.card not in AIMED:
        return False
    aim = AIMED[selection.card]
    begun = selection.picks > 0 and aim.fewer
    return aim.cancel and not begun and board.cancels < MOST_CANCELS


def _uses(board: Board) -> set[Action]:
    if board.used is not None or board.placed:
        return set()
    charge = board.charge[board.mover]
    return {
        space.USE + slot.card
        for slot in board.hands[board.mover]
        if COSTS[slot.card] <= charge and has_target(board, slot.card)
    }


def has_target(board: Board, card: int) -> bool:
    """Whether the card finds what it needs."""
    if card in AIMED:
        return bool(AIMED[card].targets(board, board.mover))
    return card not in CHOSEN or CHOSEN[card].usable(board, board.mover)


def apply(board: Board, action: Action, seat: SeatId, events: list[Event] | None = None) -> None:
    """Take one action of the mover, and run on to the next decision."""
    if board.over:
        raise Refused(refused.Why.GAME_OVER)
    if seat != board.mover:
        raise Refused(refused.Why.NOT_YOUR_TURN, seat=seat)
    if not 0 <= action < space.ACTIONS:
        raise Refused(refused.Why.NO_SUCH_ACTION, got=action)
    if not board.started:
        raise Refused(Why.TURN_NOT_STARTED)
    run = Run(board, events)
    if action >= space.PLACE:
        if action == space.PASS:
            _pass(run)
        else:
            _place(run, Cell(action - space.PLACE))
    elif action < space.TARGET:
        _use(run, action - space.USE)
    elif action < space.PICK:
        _target(run, Cell(action - space.TARGET))
    elif action < space.FINISH:
        _pick(run, action - space.PICK)
    elif action == space.FINISH:
        _finish(run)
    else:
        _cancel(run)
    if not board.over:
        board.moves = UNKNOWN
    board.ply += 1


def result(board: Board) -> Result | None:
    """§8.3: more stones win."""
    return Result(board.counts()) if board.over else None


def resumed(board: Board, events: list[Event] | None = None) -> None:
    """The game goes on after it was put away."""
    if events is not None:
        events.append(ev.Resumed())


def default_action(decision: Decision) -> Action:
    """To pass, or to place on the first cell; an open card is ended as cheaply as possible."""
    legal = decision.legal
    for action in (space.PASS, space.FINISH, space.CANCEL):
        if action in legal:
            return action
    return next((action for action in legal if action >= space.PLACE), legal[0])


def tally(board: Board) -> dict[str, int]:
    """How long it was."""
    return {"turns": board.turn, "cards": sum(board.played)}


def start(board: Board, events: list[Event] | None) -> None:
    """Start a turn that waits to be started, as in scenarios."""
    if board.over:
        raise Refused(refused.Why.GAME_OVER)
    if board.started:
        raise Refused(Why.TURN_STARTED)
    turn.start(Run(board, events))


def _place(run: Run, cell: Cell) -> None:
    board = run.board
    if board.selection is not None:
        raise Refused(Why.SELECTION_OPEN, card=KEYS[board.selection.card])
    if not BIT[cell] & legal_cells(board):
        free = BIT[cell] & board.empty
        raise Refused(Why.BRACKETS_NOTHING if free else Why.OCCUPIED, cell=name_of(cell))
    turn.place(run, cell)


def _pass(run: Run) -> None:
    if legal_cells(run.board):
        raise Refused(Why.MUST_PLACE)
    turn.pass_(run)


def _use(run: Run, card: int) -> None:
    """§9"""
    board, seat = run.board, run.board.mover
    place = place_of(board, seat, card)
    if board.selection is not None:
        raise Refused(Why.SELECTION_OPEN, card=KEYS[board.selection.card])
    if board.placed:
        raise Refused(Why.BEFORE_PLACING)
    if board.used is not None:
        raise Refused(Why.ONE_CARD_A_TURN)
    if place is None:
        raise Refused(Why.NOT_IN_HAND, card=KEYS[card])
    if board.charge[seat] < COSTS[card]:
        raise Refused(Why.TOO_EXPENSIVE, cost=COSTS[card], charge=board.charge[seat])
    if not has_target(board, card):
        raise Refused(Why.NO_TARGET, card=KEYS[card])
    lay(board, seat, place)
    board.used = card
    board.played = replaced(board.played, seat, board.played[seat] + 1)
    run.tell(ev.CardPlayed, seat=seat, card=KEYS[card], place=place, cost=COSTS[card])
    run.gain(seat, -COSTS[card], Reason.COST)
    if card in PLACED:
        board.waiting = card
        board.placements = PLACED[card].placements
    elif card in AIMED or card in CHOSEN:
        _open(run, card)
    else:
        AT_ONCE[card](run)


def _open(run: Run, card: int) -> None:
    board, seat = run.board, run.board.mover
    board.selection = Selection(card)
    choice = CHOSEN.get(card)
    if choice is not None and choice.opened is not None:
        choice.opened(run)
    shown = shown_by(board, board.selection)
    run.tell(ev.SelectionOpened, seat=seat, card=KEYS[card], shown=shown, knows=only(seat))


def _close(run: Run) -> None:
    board = run.board
    assert board.selection is not None
    run.tell(ev.SelectionClosed, seat=board.mover, card=KEYS[board.selection.card])
    board.selection = None


def _target(run: Run, cell: Cell) -> None:
    board, seat = run.board, run.board.mover
    selection = board.selection
    if selection is None or selection.card not in AIMED:
        raise Refused(Why.NO_SELECTION)
    aim = AIMED[selection.card]
    if not BIT[cell] & aim.targets(board, seat):
        raise Refused(Why.NOT_A_TARGET, cell=name_of(cell), card=KEYS[selection.card])
    if not aim.secret:
        run.tell(ev.TargetChosen, seat=seat, cell=cell)
    aim.hit(run, cell)
    turn.settle(run)
    picks = selection.picks + 1
    board.selection = structs.replace(selection, picks=picks, chosen=cell)
    if picks >= aim.picks or not aim.targets(board, seat):
        _close(run)


def _pick(run: Run, card: int) -> None:
    board = run.board
    selection = board.selection
    if selection is None or selection.card not in CHOSEN:
        raise Refused(Why.NO_SELECTION)
    choice = CHOSEN[selection.card]
    if card not in choice.choices(board, board.mover):
        raise Refused(Why.NOT_OFFERED, card=KEYS[card])
    choice.choose(run, card)
    _close(run)


def _finish(run: Run) -> None:
    if run.board.selection is None:
        raise Refused(Why.NO_SELECTION)
    if not may_finish(run.board):
        raise Refused(Why.NOT_FINISHED)
    _close(run)


def _cancel(run: Run) -> None:
    """The card, its cost and the right to use one come back."""
    board, seat = run.board, run.board.mover
    selection = board.selection
    if selection is None:
        raise Refused(Why.NO_SELECTION)
    if not may_cancel(board):
        raise Refused(Why.NO_CANCEL, card=KEYS[selection.card])
    _close(run)
    take_back(board, seat)
    board.used = None
    board.cancels += 1
    board.played = replaced(board.played, seat, board.played[seat] - 1)
    run.tell(ev.CardCancelled, seat=seat, card=KEYS[selection.card])
    run.gain(seat, COSTS[selection.card], Reason.REFUND)
