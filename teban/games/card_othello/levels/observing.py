"""A turn as a row of numbers for the policy network, and its logits as weights of actions."""

from collections.abc import Iterable, Sequence
from math import exp

from teban.core.ids import Action
from teban.core.seat import Seat
from teban.games.card_othello import space
from teban.games.card_othello.cards.catalogue import KEYS
from teban.games.card_othello.geometry import SIZE
from teban.games.card_othello.levels.keys import placements
from teban.games.card_othello.options import MOST_IN_HAND
from teban.games.card_othello.state import COLOURS, RIVAL
from teban.games.card_othello.view import View
from teban.players.learned.network import Shape

NO_CARD = "__no_card__"
CARD_IDS = (NO_CARD, *KEYS)
BASE = space.CELLS + 6
SHAPE = Shape(base=BASE, board=SIZE, card_ids=CARD_IDS)
MOST_MOVES, MOST_LEAD, MOST_CHARGE, MOST_CARDS = 60, 64, 50, 60
"""What the file format divides by."""


def at_large(seat: Seat) -> bool:
    """Whether a card, a placement or a pass is asked for, and not the target of a card."""
    view: View = seat.view
    return view.selection is None


def uses(seat: Seat) -> list[Action]:
    """The cards that may be used."""
    return [action for action in seat.decision.legal if action < space.TARGET]


def row(seat: Seat) -> list[float]:
    """The position from the mover's side."""
    view: View = seat.view
    own, rival = COLOURS[seat.id], COLOURS[RIVAL[seat.id]]
    board = [1.0 if at == own else -1.0 if at == rival else 0.0 for at in view.board]
    hand = view.hands[seat.id]
    held = hand if isinstance(hand, tuple) else ()
    usable = {action - space.USE for action in uses(seat)}
    copies = [min(held.count(key), MOST_IN_HAND) / MOST_IN_HAND for key in KEYS]
    flags = [1.0 if card in usable else 0.0 for card in range(len(KEYS))]
    return [
        *board,
        len(placements(seat)) / MOST_MOVES,
        (view.board.count(own) - view.board.count(rival)) / MOST_LEAD,
        view.charge[seat.id] / MOST_CHARGE,
        view.charge[RIVAL[seat.id]] / MOST_CHARGE,
        sum(view.decks) / MOST_CARDS,
        0.0 if view.waiting is None else 1.0,
        # To hold back is always possible, and no card.
        *(0.0, *copies),
        *(1.0, *flags),
    ]


def weights(seat: Seat, places: Sequence[float], cards: Sequence[float]) -> dict[Action, float]:
    """First a card or none, then where: the chance of each legal action."""
    shares = _softmax([0, *(1 + action - space.USE for action in uses(seat))], cards)
    cells = _softmax([action - space.PLACE for action in placements(seat)], places)
    found = {space.USE + card - 1: share for card, share in shares.items() if card}
    if not cells:
        return found | {space.PASS: shares[0]}
    return found | {space.PLACE + cell: shares[0] * share for cell, share in cells.items()}


def _softmax(at: Iterable[int], logits: Sequence[float]) -> dict[int, float]:
    given = {index: logits[index] for index in at}
    most = max(given.values(), default=0.0)
    raised = {index: exp(logit - most) for index, logit in given.items()}
    whole = sum(raised.values())
    return {index: part / whole for index, part in raised.items()}
