"""Worlds a seat cannot rule out: the hidden cards dealt again.

Knowledge has two layers. What a seat *knows* (it saw it once, or can work it out) stays until
a shuffle and decides how worlds are sampled. What a seat is *shown* is a part of that, chosen
by the game's `view.py`: a rulebook may want a player to remember by themselves.
"""

from collections.abc import Sequence
from random import Random

from msgspec import structs

from teban.core.deck import Card, Slot, known_to, piles_of
from teban.core.ids import SeatId

SWEEPS = 3
"""Cards may have to go through several piles to reach a place; one sweep is not always enough."""


def redeal(slots: Sequence[Slot], seat: SeatId, seed: int) -> list[Slot]:
    """The same places in the same order, their unknown cards exchanged at random.

    One exchange after another, each between two cards that went through one pile unseen: they
    may have left it the other way round, so no exchange can contradict what the seat saw. With
    a single pile for all, every deal is as likely as any other.
    """
    random = Random(seed)
    world = list(slots)
    unknown = [at for at, slot in enumerate(slots) if not known_to(slot, seat)]
    ways = {(piles_of(slots[at], seat), slots[at].bounds) for at in unknown}
    if len(ways) == 1 and not slots[unknown[0]].bounds:
        _shuffle(world, unknown, random)
    else:
        for _ in range(SWEEPS):
            _sweep(world, unknown, seat, random)
    return world


def _shuffle(world: list[Slot], unknown: list[int], random: Random) -> None:
    """All of them went the same way: any order is possible."""
    cards = [world[at].card for at in unknown]
    random.shuffle(cards)
    for at, card in zip(unknown, cards, strict=True):
        world[at] = structs.replace(world[at], card=card)


def _sweep(world: list[Slot], unknown: list[int], seat: SeatId, random: Random) -> None:
    random.shuffle(unknown)
    for number, at in enumerate(unknown):
        here = world[at]
        to = random.choice(
            [at, *(to for to in unknown[number + 1 :] if _may_swap(here, world[to], seat))]
        )
        if to != at:
            pile = random.choice(_ways(here, world[to], seat))
            world[at], world[to] = _arrived(here, world[to], pile), _arrived(world[to], here, pile)


def _may_swap(one: Slot, other: Slot, seat: SeatId) -> bool:
    if piles_of(one, seat).isdisjoint(piles_of(other, seat)):
        return False
    return not (one.bounds or other.bounds) or bool(_ways(one, other, seat))


def shared(
    slots: Sequence[Slot], seat: SeatId
) -> tuple[tuple[tuple[int, ...], tuple[Card, ...]], ...]:
    """What the seat can tell of unknown places: which of them share which cards.

    It is the same for all worlds that the seat holds possible.
    """
    groups: list[tuple[set[int], set[int]]] = []
    for at, slot in enumerate(slots):
        if known_to(slot, seat):
            continue
        places, piles = {at}, set(piles_of(slot, seat))
        apart = []
        for group in groups:
            if piles.isdisjoint(group[1]):
                apart.append(group)
            else:
                places |= group[0]
                piles |= group[1]
        groups = [*apart, (places, piles)]
    return tuple(
        sorted(
            (tuple(sorted(places)), tuple(sorted(slots[at].card for at in places)))
            for places, _ in groups
        )
    )


def cards_of(slots: Sequence[Slot], seat: SeatId, unknown: Card) -> tuple[Card, ...]:
    """What the seat can work out of these places, with a stand-in for the rest."""
    return tuple(slot.card if known_to(slot, seat) else unknown for slot in slots)


def _ways(one: Slot, other: Slot, seat: SeatId) -> list[int]:
    """The piles that the two may have left the other way round."""
    common = piles_of(one, seat) & piles_of(other, seat)
    if not (one.bounds or other.bounds):
        return sorted(common)
    return sorted(
        pile for pile in common if _fits(one.card, other, pile) and _fits(other.card, one, pile)
    )


def _fits(card: Card, place: Slot, pile: int) -> bool:
    return all(possible >> card & 1 for noticed, possible in place.bounds if noticed >= pile)


def _arrived(place: Slot, card: Slot, pile: int) -> Slot:
    """The place as it would be if the other card had come here out of the pile."""
    piles = tuple(
        _joined(piles_of(card, SeatId(seat)), after, pile) for seat, after in enumerate(place.piles)
    )
    bounds = (
        *(bound for bound in card.bounds if bound[0] < pile),
        *(bound for bound in place.bounds if bound[0] >= pile),
    )
    return structs.replace(place, card=card.card, piles=piles, bounds=bounds)


def _joined(before: frozenset[int], after: frozenset[int], pile: int) -> frozenset[int]:
    """One card's way into a pile, and another's way out of it."""
    if pile not in after:
        # This seat knew what came out, and has lost sight of it only later.
        return after
    way_in = frozenset(number for number in before if number <= pile) or frozenset((pile,))
    return way_in | frozenset(number for number in after if number > pile)
