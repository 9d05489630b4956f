"""Worlds a seat cannot tell from the true one: the other hand and the deck, dealt again.

A card that somebody has seen never goes back to where it is hidden, so that every deal of the
unseen cards is possible, each alike.
"""

from teban.core.chance import quick
from teban.core.ids import SeatId
from teban.games.squfibo.cards import SLOTS
from teban.games.squfibo.state import RIVAL, Board


def disguise(board: Board, seat: SeatId, seed: int) -> None:
    """Turn this position into a world that the seat holds possible."""
    board.luck = quick(seed)
    rival = RIVAL[seat]
    held, deck = board.hands[rival], board.deck
    # Sorted, so that what is dealt depends on the seed and on nothing that is hidden.
    unseen = sorted((*held, *(slot.card for slot in deck.slots())))
    dealt = board.deal("world", unseen, len(unseen)) if unseen else []
    hand, rest = tuple(sorted(dealt[: len(held)])), dealt[len(held) :]
    # The bag has no order, and two worlds that are alike should look alike.
    bag = len(deck.bag)
    cards = [*sorted(rest[:bag]), *rest[bag:]]
    board.hands = (hand, board.hands[1]) if seat else (board.hands[0], hand)
    board.deck = deck.refill(SLOTS[card] for card in cards)
