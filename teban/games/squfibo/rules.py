"""What happens in a game of SquFibo.

T1 to T6 are the steps of a turn, C1 to C18 the rulings of `docs/squfibo`.
"""

from teban.core import refused
from teban.core.decision import Decision, Flag
from teban.core.deck import Card, Slot
from teban.core.event import Event
from teban.core.ids import Action, Cell, SeatId, only
from teban.core.refused import Refused
from teban.core.result import Result
from teban.games.squfibo import events as ev
from teban.games.squfibo.cards import EMPTY, NAMES
from teban.games.squfibo.options import MAJORITY
from teban.games.squfibo.refusals import Why
from teban.games.squfibo.roles import CELLS, TRIPLES, WORTH, Role, judge
from teban.games.squfibo.space import ACTIONS, CELL_NAMES, CLAIM, DISCARD, END, PLACE
from teban.games.squfibo.state import RIVAL, SEATS, Board, Reason, for_seat

Events = list[Event] | None

REMOVING, DRAWING = 1, 2
"""Cards of a role leave the board at one moment, and new ones come at another."""

_BOTH = tuple((seat,) for seat in SEATS)
_DISCARDS = tuple(Decision("discard", seat, tuple(range(DISCARD, PLACE))) for seat in SEATS)
_CLAIMS = tuple(
    # C4: all 84 claims and the end, always; what lies on the board is not looked at.
    Decision("claim", seat, tuple(range(CLAIM, ACTIONS)), flags=Flag.NO_HINT)
    for seat in SEATS
)


def actors(board: Board) -> tuple[SeatId, ...]:
    """The mover."""
    return () if board.reasons else _BOTH[board.mover]


def decision(board: Board, seat: SeatId) -> Decision:
    """What to discard, what to place where, and what to claim."""
    if board.reasons:
        raise Refused(refused.Why.GAME_OVER)
    if seat != board.mover:
        raise Refused(refused.Why.NOT_YOUR_TURN, seat=seat)
    if board.placed is not None:
        return _CLAIMS[board.mover]
    if board.full:
        return _DISCARDS[board.mover]
    return Decision("place", board.mover, _placements(board.hands[board.mover], board.cells))


def _placements(hand: tuple[Card, ...], cells: tuple[Card, ...]) -> tuple[Action, ...]:
    empty = [PLACE + cell for cell, card in enumerate(cells) if card == EMPTY]
    return tuple([card * CELLS + cell for card in dict.fromkeys(hand) for cell in empty])


def apply(board: Board, action: Action, seat: SeatId, events: Events = None) -> None:
    """Take one action of the mover, and run on to the next decision."""
    if board.reasons:
        raise Refused(refused.Why.GAME_OVER)
    if seat != board.mover:
        raise Refused(refused.Why.NOT_YOUR_TURN, seat=seat)
    if not 0 <= action < ACTIONS:
        raise Refused(refused.Why.NO_SUCH_ACTION, got=action)
    if action >= CLAIM:
        if board.placed is None:
            raise Refused(Why.PLACE_FIRST)
        if action == END:
            _end(board, events)
        else:
            _claim(board, board.placed, action - CLAIM, events)
    elif board.placed is not None:
        raise Refused(Why.ALREADY_PLACED)
    elif action < PLACE:
        _discard(board, Cell(action - DISCARD), events)
    else:
        card, cell = divmod(action - PLACE, CELLS)
        _place(board, card, Cell(cell), events)
    board.ply += 1


def _discard(board: Board, cell: Cell, events: Events) -> None:
    """T1: any card of a full board (C10), which makes no role and brings no star."""
    if not board.full:
        raise Refused(Why.NOT_FULL)
    card = board.cells[cell]
    _put(board, cell, EMPTY)
    board.discard = (*board.discard, card)
    if events is not None:
        events.append(ev.Discard(seat=board.mover, cell=cell, card=NAMES[card]))
    ready(board, events)


def ready(board: Board, events: Events) -> None:
    """T2: with an empty hand the top card of the deck is the one to place; C7: after T1."""
    if EMPTY not in board.cells:
        return
    if not board.hands[board.mover]:
        if not len(board.deck):
            # No turn of a game begins like this; only a scenario can ask for it.
            board.reasons = (Reason.DECK,)
            return
        _draw(board, events)
    if board.swift:
        _place_the_only_way(board, events)


def _place_the_only_way(board: Board, events: Events) -> None:
    hand, cells = board.hands[board.mover], board.cells
    if cells.count(EMPTY) == 1 and hand[0] == hand[-1]:
        _place(board, hand[0], Cell(cells.index(EMPTY)), events)


def _draw(board: Board, events: Events, group: int = 0) -> None:
    seat = board.mover
    slot, board.deck = board.deck.draw(board.chance, _label)
    _hold(board, seat, tuple(sorted((*board.hands[seat], slot.card))))
    if events is not None:
        card = NAMES[slot.card]
        events.append(ev.Draw(seat=seat, card=card, knows=only(seat), group=group))


def _label(slot: Slot) -> str:
    return NAMES[slot.card]


def _place(board: Board, card: Card, cell: Cell, events: Events) -> None:
    """T3."""
    hand = board.hands[board.mover]
    if board.full:
        raise Refused(Why.DISCARD_FIRST)
    if board.cells[cell] != EMPTY:
        raise Refused(Why.OCCUPIED, cell=CELL_NAMES[cell])
    if card not in hand:
        raise Refused(Why.NOT_IN_HAND, card=NAMES[card])
    at = hand.index(card)
    _hold(board, board.mover, (*hand[:at], *hand[at + 1 :]))
    _put(board, cell, card)
    board.placed = cell
    if events is not None:
        events.append(ev.Place(seat=board.mover, card=NAMES[card], cell=cell))


def _claim(board: Board, placed: int, number: int, events: Events) -> None:
    """T4: every claim is heard; C5: a wrong one ends the turn, and nothing else happens."""
    role, cells = judge(board.cells, placed, number), TRIPLES[number]
    if events is not None:
        events.append(ev.Claim(seat=board.mover, cells=cells, role=role))
    if role is not None:
        _resolve(board, role, cells, events)
    elif board.options.retry:
        return
    _finish(board, events)


def _resolve(board: Board, role: Role, cells: tuple[Cell, ...], events: Events) -> None:
    """T5, to its very end whatever runs out."""
    seat = board.mover
    for cell in cells:
        card = board.cells[cell]
        _put(board, cell, EMPTY)
        board.discard = (*board.discard, card)
        if events is not None:
            events.append(ev.Remove(cell=cell, card=NAMES[card], group=REMOVING))
    for _ in range(min(WORTH[role], len(board.deck))):
        _draw(board, events, DRAWING)
    # C3: in full, though the pool may hold less.
    paid = min(WORTH[role], board.pool) if board.options.cap else WORTH[role]
    board.pool = max(0, board.pool - paid)
    board.stars = for_seat(board.stars, seat, board.stars[seat] + paid)
    if role is Role.GREAT:
        board.great = for_seat(board.great, seat, board.great[seat] + 1)
    if events is not None:
        events.append(ev.Stars(seat=seat, paid=paid, stars=board.stars[seat], pool=board.pool))


def _end(board: Board, events: Events) -> None:
    if events is not None:
        events.append(ev.End(seat=board.mover))
    _finish(board, events)


def _finish(board: Board, events: Events) -> None:
    """T6: the end is tested once, after the complete turn (C9)."""
    board.placed = None
    board.reasons = _reasons(board)
    if board.reasons:
        if events is not None:
            events.append(ev.Over(stars=board.stars, reasons=board.reasons))
        return
    board.mover = RIVAL[board.mover]
    board.turn += 1
    if events is not None:
        events.append(ev.Turn(seat=board.mover, number=board.turn))
    ready(board, events)


def _reasons(board: Board) -> tuple[Reason, ...]:
    found = []
    if not board.pool:
        found.append(Reason.STARS)
    if not len(board.deck):
        found.append(Reason.DECK)
    if board.options.majority and max(board.stars) >= MAJORITY:
        found.append(Reason.MAJORITY)
    return tuple(found)


def resumed(board: Board, events: Events = None) -> None:
    """The game goes on after it was put away."""
    if events is not None:
        events.append(ev.Resumed())


def default_action(decision: Decision) -> Action:
    """The first card on the first cell; and then the end of the turn, without a claim."""
    return END if decision.kind == "claim" else decision.legal[0]


def tally(board: Board) -> dict[str, int]:
    """How long it was, and what was noticed."""
    return {"turns": board.turn, "great": sum(board.great), "stars": sum(board.stars)}


def result(board: Board) -> Result | None:
    """More stars win; C12: equal is a draw, unless the table lets great roles decide it."""
    if not board.reasons:
        return None
    tied = board.stars[0] == board.stars[1]
    return Result(board.great if tied and board.options.tie_break else board.stars)


def _put(board: Board, cell: Cell, card: Card) -> None:
    board.cells = (*board.cells[:cell], card, *board.cells[cell + 1 :])


def _hold(board: Board, seat: SeatId, hand: tuple[Card, ...]) -> None:
    board.hands = (board.hands[0], hand) if seat else (hand, board.hands[1])
