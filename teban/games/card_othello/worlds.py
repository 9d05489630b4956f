"""Worlds a seat cannot tell from the true one: the rival's cards and trap, dealt again."""

from random import Random

from msgspec import structs

from teban.core.chance import quick
from teban.core.deck import Slot, known_to
from teban.core.ids import SeatId
from teban.core.knowledge import redeal
from teban.games.card_othello.cards.chosen import OFFERED, OFFERS
from teban.games.card_othello.hands import hold, made, possible
from teban.games.card_othello.state import RIVAL, SEATS, Board, Held, Kind, Marker

SEED_BITS = 63


def disguise(board: Board, seat: SeatId, seed: int) -> None:
    """Turn this position into a world that the seat holds possible."""
    random = Random(seed)
    board.luck = quick(seed)
    for side in SEATS:
        _deal(board, side, seat, random)
    selection = board.selection
    if selection is not None and selection.offers and board.mover != seat:
        offers = tuple(random.sample(OFFERED, OFFERS))
        board.selection = structs.replace(selection, offers=offers)
    if board.plots[RIVAL[seat]] is not None:
        _lay_trap(board, RIVAL[seat], random)


def _deal(board: Board, side: SeatId, seat: SeatId, random: Random) -> None:
    """Exchange the cards of one side that the seat does not know."""
    hand, deck = board.hands[side], board.decks[side]
    if all(known_to(slot, seat) for slot in hand) and not (deck.top or deck.bottom):
        # The order of a mere bag does not exist: there is nothing to exchange.
        return
    places = [at for at, slot in enumerate(hand) if not known_to(slot, seat) and not made(slot)]
    slots = [*(hand[at] for at in places), *deck.slots()]
    dealt = iter(redeal(slots, seat, random.getrandbits(SEED_BITS)))
    new = {at: structs.replace(hand[at], card=next(dealt).card) for at in places}
    deck = deck.refill(dealt)
    bag = tuple(sorted(deck.bag, key=_by_card))
    deck = structs.replace(deck, bag=bag)
    board.decks = (board.decks[0], deck) if side else (deck, board.decks[1])
    hold(
        board,
        side,
        tuple(
            _made_up(slot, random) if made(slot) and not known_to(slot, seat) else new.get(at, slot)
            for at, slot in enumerate(hand)
        ),
    )


def _made_up(slot: Held, random: Random) -> Held:
    """A card out of thin air may be any that its place allows."""
    cards = [card for card in OFFERED if possible(slot) >> card & 1]
    return structs.replace(slot, card=random.choice(cards))


def _by_card(slot: Slot) -> int:
    return slot.card


def _lay_trap(board: Board, owner: SeatId, random: Random) -> None:
    """Any suspected stone may carry the trap; or it may have gone already, unnoticed."""
    plot = board.plots[owner]
    assert plot is not None
    others = [m for m in board.markers if m.kind is not Kind.TRAP or m.owner != owner]
    stone = random.choice((*plot.suspects, *plot.silent))
    if stone in plot.suspects:
        others.append(Marker(Kind.TRAP, stone, owner, plot.seq))
    board.mark(tuple(sorted(others, key=_by_age)))


def _by_age(marker: Marker) -> int:
    return marker.seq
