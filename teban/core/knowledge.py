"""Worlds a seat cannot rule out: the hidden cards dealt again.

Knowledge has two layers. What a seat *knows* (it saw it once, or can work it out) stays until
a shuffle and decides how worlds are sampled. What a seat is *shown* is a part of that, chosen
by the game's `view.py`: a rulebook may want a player to remember by themselves.
"""

from collections.abc import Sequence
from random import Random

from msgspec import structs

from teban.core.deck import Card, Slot, known_to
from teban.core.ids import SeatId


def redeal(slots: Sequence[Slot], seat: SeatId, seed: int) -> list[Slot]:
    """The same places in the same order, their unknown cards exchanged at random.

    Cards that this seat can place most precisely are dealt first. The sets of places that
    two cards may lie in are nested or apart, so a free place is always left.
    """
    random = Random(seed)
    unknown = [at for at, slot in enumerate(slots) if not known_to(slot, seat)]
    allowed = [
        (
            [place for place in unknown if _may_hold(slots[place], slots[at], seat)],
            slots[at],
        )
        for at in unknown
    ]
    random.shuffle(allowed)
    allowed.sort(key=lambda entry: len(entry[0]))
    dealt = list(slots)
    free = set(unknown)
    for places, card in allowed:
        place = random.choice([place for place in places if place in free])
        free.remove(place)
        dealt[place] = _exchanged(slots[place], card, seat)
    return dealt


def cards_of(slots: Sequence[Slot], seat: SeatId, unknown: Card) -> tuple[Card, ...]:
    """What the seat can work out of these places, with a stand-in for the rest."""
    return tuple(slot.card if known_to(slot, seat) else unknown for slot in slots)


def _exchanged(place: Slot, card: Slot, seat: SeatId) -> Slot:
    """What another seat knew of the old card here, it knows in the new world of the new one."""
    tied = (*place.tied[:seat], *card.tied[seat : seat + 1], *place.tied[seat + 1 :])
    return structs.replace(place, card=card.card, tied=tied)


def _may_hold(place: Slot, card: Slot, seat: SeatId) -> bool:
    pile = card.tied[seat] if card.tied else 0
    return pile == 0 or pile in place.piles
