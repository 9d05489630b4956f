"""Cards: hands, decks and the pile they end on."""

from msgspec import structs

from teban.core.deck import Group, Slot, reveal
from teban.core.ids import EVERYONE, SeatId, only
from teban.games.card_othello import events as ev
from teban.games.card_othello.cards.catalogue import KEYS, TYPES, key_of, number_of
from teban.games.card_othello.options import MOST_IN_HAND
from teban.games.card_othello.run import Run
from teban.games.card_othello.state import SEATS, Board, Held

ANY_CARD = (1 << TYPES) - 1
_MADE = (frozenset((1,)),) * len(SEATS)
"""A card out of thin air came through another pile than those of a deck."""


def draw(run: Run) -> None:
    """§4: one card from the top of the own deck, unless the hand is full or the deck empty."""
    board = run.board
    seat = board.mover
    full = len(board.hands[seat]) >= MOST_IN_HAND
    if full or not len(board.decks[seat]):
        run.tell(ev.DrawFailed, seat=seat, reason="hand_full" if full else "deck_empty")
        return
    slot, deck = board.decks[seat].draw(board.chance, _label)
    board.decks = (board.decks[0], deck) if seat else (deck, board.decks[1])
    receive(board, seat, reveal(slot, only(seat)))
    run.tell(ev.CardDrawn, seat=seat, card=KEYS[slot.card], knows=only(seat))


def _label(slot: Slot) -> str:
    return key_of(slot.card)


def hold(board: Board, seat: SeatId, hand: tuple[Held, ...]) -> None:
    """The side's hand from now on."""
    board.hands = (board.hands[0], hand) if seat else (hand, board.hands[1])


def receive(board: Board, seat: SeatId, slot: Slot) -> None:
    """A card comes to the right end of a hand."""
    board.held += 1
    held = Held(slot.card, slot.known, slot.piles, slot.bounds, board.held)
    hold(board, seat, (*board.hands[seat], held))


def place_of(board: Board, seat: SeatId, card: int) -> int | None:
    """The leftmost card of this type in a hand."""
    for place, slot in enumerate(board.hands[seat]):
        if slot.card == card:
            return place
    return None


def lay(board: Board, seat: SeatId, place: int) -> int:
    """A card goes from the hand to the discard pile; which."""
    hand = board.hands[seat]
    card = hand[place].card
    # It was the leftmost of its type, and everybody knows: nothing to the left of it is the same.
    left = tuple(_other_than(slot, card) for slot in hand[:place])
    hold(board, seat, (*left, *hand[place + 1 :]))
    board.discard = (*board.discard, card)
    return card


def _other_than(slot: Held, card: int) -> Held:
    allowed = possible(slot) & ~(1 << card)
    return structs.replace(slot, bounds=((0, allowed),))


def possible(slot: Slot) -> int:
    """The cards, a bit each, that this one may be as far as its place tells."""
    return slot.bounds[0][1] if slot.bounds else ANY_CARD


def made(slot: Slot) -> bool:
    """Whether it came from no deck."""
    return bool(slot.piles)


def create(run: Run, seat: SeatId, card: int) -> None:
    """§10.22: a card that nobody else has seen appears at the right end of a hand."""
    board = run.board
    others = ANY_CARD & ~(1 << number_of("HEAVEN_BLESSING"))
    receive(board, seat, Slot(card, only(seat), _MADE, ((0, others),)))
    run.tell(ev.CardGained, seat=seat, card=KEYS[card], knows=only(seat))


def take_back(board: Board, seat: SeatId) -> None:
    """The last card of the discard pile goes to the right end of a hand, and everybody sees it."""
    card = board.discard[-1]
    board.discard = board.discard[:-1]
    receive(board, seat, Slot(card, EVERYONE))


def loot(run: Run, seat: SeatId, victim: SeatId) -> None:
    """§10.8: the leftmost card of the victim's hand; onto the own deck where the hand is full."""
    board = run.board
    first, *rest = board.hands[victim]
    slot = reveal(first, EVERYONE)
    hold(board, victim, tuple(rest))
    full = len(board.hands[seat]) >= MOST_IN_HAND
    if full:
        deck = board.decks[seat].put(Group((slot,), ordered=True))
        board.decks = (board.decks[0], deck) if seat else (deck, board.decks[1])
    else:
        receive(board, seat, slot)
    key = KEYS[slot.card]
    run.tell(ev.CardTaken, seat=seat, victim=victim, card=key, to_deck=full)


def see(board: Board, seat: SeatId, of: SeatId) -> None:
    """A side sees the other's whole hand."""
    seen = only(seat)
    hand = (structs.replace(slot, known=slot.known | seen) for slot in board.hands[of])
    hold(board, of, tuple(hand))
