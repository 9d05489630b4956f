"""How cards move, and who sees it."""

from collections.abc import Iterable, Sequence

from msgspec import structs

from teban.core.deck import Slot, piles_of
from teban.core.frames import Events, Frame, push
from teban.core.ids import EVERYONE, Mask, SeatId
from teban.games.blackpoker import events as ev
from teban.games.blackpoker.cards import NAMES, Card, CardSet, cards_in, mask_of
from teban.games.blackpoker.state import (
    P1,
    P2,
    RIVAL,
    SEATS,
    Duel,
    Side,
    Unit,
    change_unit,
    know,
)

WATCHER = 2
COUNTED = 10
"""A life below this is open to everybody."""


def take_life(duel: Duel, seat: SeatId) -> Card | None:
    """The top card of a life, if there is one."""
    taken = take_lives(duel, seat, 1)
    return taken[0] if taken else None


def take_lives(duel: Duel, seat: SeatId, number: int) -> list[Card]:
    """So many cards from the top of a life, or what is there (R-31)."""
    side = duel.sides[seat]
    taken: list[Card] = []
    if side.top:
        taken += side.top[:number]
        side.top = side.top[number:]
    loose = min(number - len(taken), side.pool.bit_count() - side.sealed)
    if loose > 0:
        taken += duel.deal("life", cards_in(side.pool), loose, NAMES.__getitem__)
        side.pool &= ~mask_of(taken)
    if len(taken) < number:
        rest = number - len(taken)
        taken += side.bottom[:rest]
        side.bottom = side.bottom[rest:]
    life = side.life
    side.lowest = min(side.lowest, life)
    return taken


def damage(duel: Duel, seat: SeatId, number: int, events: Events) -> None:
    """ダメージ: life cards go to the grave; only the top of the grave is seen."""
    cards = take_lives(duel, seat, number)
    tell_moves(seat, cards, "life", "grave", 1 << seat, events)
    bury(duel, seat, cards, 0, events)


def to_hand(
    duel: Duel, seat: SeatId, cards: Sequence[Card], source: str, seen: Mask, events: Events
) -> None:
    """Cards go to a hand; `seen` says who sees them besides their owner."""
    mask = mask_of(cards)
    duel.sides[seat].hand |= mask
    know(duel, seat, mask, 1 << seat | seen)
    tell_moves(seat, cards, source, "hand", 1 << seat | seen, events)


def from_hand(duel: Duel, seat: SeatId, cards: Iterable[Card]) -> None:
    duel.sides[seat].hand &= ~mask_of(cards)


def discard(duel: Duel, seat: SeatId, cards: Sequence[Card], events: Events) -> None:
    """Hand cards go to the grave in one movement. Of several, the rival sees only the top."""
    from_hand(duel, seat, cards)
    tell_moves(seat, cards, "hand", "grave", 1 << seat, events)
    if len(cards) > 1:
        mingle(duel, seat, duel.sides[seat].hand | mask_of(cards), RIVAL[seat])
    bury(duel, seat, cards, 0, events)


def bury(duel: Duel, seat: SeatId, cards: Sequence[Card], seen: CardSet, events: Events) -> None:
    """One movement to a grave, already told; `seen` are those that lay open before."""
    if not cards:
        return
    side = duel.sides[seat]
    side.grave = (*side.grave, *cards)
    if len(cards) > 1:
        know(duel, seat, mask_of(cards), 1 << seat)
        know(duel, seat, seen, EVERYONE)
        if not duel.options.auto_grave_top:
            push(duel, Frame("grave_top", seat, values=(len(cards),)))
            return
    show_top(duel, seat, events)


def show_top(duel: Duel, seat: SeatId, events: Events) -> None:
    """The top of a grave lies open."""
    card = duel.sides[seat].grave[-1]
    know(duel, seat, 1 << card, EVERYONE)
    if events is not None:
        events.append(ev.Top(seat=seat, card=card))


def put_on_top(duel: Duel, seat: SeatId, card: Card) -> None:
    """Reorder a grave so that this card is its top."""
    from_grave(duel, seat, card)
    duel.sides[seat].grave += (card,)


def from_grave(duel: Duel, seat: SeatId, card: Card) -> bool:
    """Take a card out of a grave; the others stay as they lie.

    1.4: whether another one has come to lie open. It is to be shown when the move has been told.
    """
    side = duel.sides[seat]
    top = side.grave[-1]
    side.grave = tuple(other for other in side.grave if other != card)
    return top == card and bool(side.grave)


def enter(
    duel: Duel,
    seat: SeatId,
    card: Card,
    source: str,
    events: Events,
    *,
    up: bool,
    driven: bool = False,
    turn: int | None = None,
    bare: bool = False,
    seen: bool = False,
) -> Unit:
    """A card enters the field as a character of its own."""
    duel.units += 1
    entered = duel.turn_number if turn is None else turn
    unit = Unit(duel.units, (card,), up, driven, (entered,), bare=bare)
    duel.sides[seat].units += (unit,)
    viewers = EVERYONE if up or bare or seen else 1 << seat
    know(duel, seat, 1 << card, viewers)
    tell_moves(seat, (card,), source, "field", viewers, events)
    return unit


def lay_hidden(duel: Duel, seat: SeatId, card: Card, events: Events) -> None:
    """A hand card is laid face down: the rival cannot tell which one it was."""
    from_hand(duel, seat, (card,))
    enter(duel, seat, card, "hand", events, up=False)
    mingle(duel, seat, duel.sides[seat].hand | 1 << card, RIVAL[seat])


def drive(duel: Duel, seat: SeatId, unit: Unit, driven: bool, events: Events) -> None:
    """ドライブ or チャージ."""
    if unit.driven == driven:
        return
    change_unit(duel, seat, unit.uid, driven=driven)
    if events is not None:
        group = ev.DRIVEN if driven else ev.CHARGED
        events.append(ev.State(seat=seat, unit=unit.uid, driven=driven, group=group))


def leave_field(duel: Duel, seat: SeatId, uid: int) -> Unit:
    side = duel.sides[seat]
    unit = side.unit(uid)
    assert unit is not None
    side.units = tuple(other for other in side.units if other.uid != uid)
    return unit


def mingle(duel: Duel, seat: SeatId, cards: CardSet, viewer: SeatId) -> None:
    """A viewer can no longer tell the places of these cards apart."""
    side = duel.sides[seat]
    number = side.piles + 1
    pile = frozenset((number,))
    slots = {slot.card: slot for slot in side.lost}
    for card in cards_in(cards):
        slot = slots.get(card) or Slot(card)
        known = bool(side.known[viewer] >> card & 1)
        lost = pile if known else pile | piles_of(slot, viewer)
        piles = (piles_of(slot, P1), lost) if viewer else (lost, piles_of(slot, P2))
        # Bounds are what the rival has noticed; they are over when the rival knew the card itself.
        bounds = () if known and viewer != seat else slot.bounds
        slots[card] = Slot(card, piles=piles, bounds=bounds)
    one, two, watcher = (
        known & ~cards if at in (viewer, WATCHER) else known for at, known in enumerate(side.known)
    )
    side.piles, side.known = number, (one, two, watcher)
    side.lost = tuple(slots[card] for card in sorted(slots))


def notice(duel: Duel, seat: SeatId, cards: CardSet, possible: CardSet) -> None:
    """The rival does not see these cards, but what kind they must be."""
    side = duel.sides[seat]
    slots = {slot.card: slot for slot in side.lost}
    for card in cards_in(cards & ~side.known[RIVAL[seat]]):
        slot = slots.get(card, Slot(card))
        slots[card] = structs.replace(slot, bounds=(*slot.bounds, (side.piles, possible)))
    side.lost = tuple(slots[card] for card in sorted(slots))


def shuffle_life(duel: Duel, seat: SeatId) -> None:
    """Everything in a life loses its order."""
    side = duel.sides[seat]
    side.pool |= mask_of((*side.top, *side.bottom))
    side.top = side.bottom = ()
    for viewer in SEATS:
        mingle(duel, seat, side.pool, viewer)


def settle_pack(duel: Duel, seat: SeatId) -> None:
    """Decide which cards of the pool are the pack."""
    side = duel.sides[seat]
    if side.sealed:
        pack = mask_of(duel.deal("pack", cards_in(side.pool), side.sealed, NAMES.__getitem__))
        side.pack, side.pool, side.sealed = pack, side.pool ^ pack, 0


def tell_moves(
    seat: SeatId, cards: Iterable[Card], source: str, to: str, knows: Mask, events: Events
) -> None:
    """Say that cards went from one zone to another."""
    if events is not None:
        group = ev.movement(seat, source, to)
        events += [
            ev.Move(seat=seat, card=card, source=source, to=to, knows=knows, group=group)
            for card in cards
        ]


def tell_show(
    to: SeatId, seat: SeatId, card: Card, events: Events, audience: Mask = EVERYONE
) -> None:
    """A card is shown to a player by the text of an action."""
    if events is not None:
        shown = ev.Show(to=to, seat=seat, card=card, audience=audience, group=ev.SHOWN)
        events.append(shown)


def tell_turn_up(seat: SeatId, card: Card, source: str, events: Events) -> None:
    """A card is turned up for everybody, where it lies."""
    if events is not None:
        events.append(ev.TurnUp(seat=seat, card=card, source=source, group=ev.TURNED))


def turn_trump(duel: Duel, seat: SeatId, card: Card, up: bool) -> None:
    side = duel.sides[seat]
    side.trumps = tuple(
        structs.replace(trump, up=up) if trump.card == card else trump for trump in side.trumps
    )


def open_trump(duel: Duel, seat: SeatId, at: int, events: Events) -> None:
    """A trump is turned up for everybody."""
    card = duel.sides[seat].trumps[at].card
    turn_trump(duel, seat, card, True)
    know(duel, seat, 1 << card, EVERYONE)
    tell_turn_up(seat, card, "trump", events)


def life_cards(side: Side) -> CardSet:
    return side.pool | mask_of((*side.top, *side.bottom))
