"""Worlds a seat cannot rule out: the hidden cards dealt again.

Knowledge has two layers. What a seat *knows* (it saw it once, or can work it out) stays until
a shuffle and decides how worlds are sampled. What a seat is *shown* is a part of that, chosen
by the game's `view.py`: a rulebook may want a player to remember by themselves.
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from functools import reduce
from operator import and_
from random import Random
from typing import TypeVar

from teban.core.deck import Card, Slot, known_to, piles_of
from teban.core.ids import SeatId, only

T = TypeVar("T")

TRIES = 8
"""How often cards are dealt freely before the bounds are kept at every step."""
SWEEPS = 3
"""Where bounds of several kinds or in several piles bar the way, a card may need several goes."""
ANY = -1
"""Every card, a bit each."""


def redeal(slots: Sequence[Slot], seat: SeatId, seed: int) -> list[Slot]:
    """The same places in the same order, their unknown cards exchanged at random.

    Each pile is left again by the cards that went through it unseen, in another order: nothing
    of that can contradict what the seat saw. The piles do not depend on each other, so that
    every history is as likely as any other; those that break a bound are dealt once more. Where
    that does not help, cards change places one by one within the bounds.
    """
    random = Random(seed)
    mine = only(seat)
    unknown = [at for at, slot in enumerate(slots) if not slot.known & mine]
    piles = _piles(slots, unknown, seat)
    for _ in range(TRIES):
        world = list(slots)
        for pile, places in piles:
            _leave(world, pile, places, {}, random)
        if all(_fits(world[at]) for at in unknown):
            return world
    world = list(slots)
    for _ in range(SWEEPS):
        for pile, places in _piles(world, unknown, seat):
            bound = {at: _possible(world[at], pile) for at in places if world[at].bounds}
            _leave(world, pile, places, bound, random)
    return world


def _piles(
    world: Sequence[Slot], unknown: Iterable[int], seat: SeatId
) -> list[tuple[int, list[int]]]:
    """The places that were reached through each pile unseen, the first pile first.

    In this order, what happens at one pile changes nothing in the list of a later one.
    """
    ways: dict[frozenset[int], list[int]] = defaultdict(list)
    for at in unknown:
        ways[piles_of(world[at], seat)].append(at)
    piles: dict[int, list[int]] = defaultdict(list)
    for way, places in ways.items():
        for pile in way:
            piles[pile] += places
    return sorted((pile, places) for pile, places in piles.items() if len(places) > 1)


def _leave(
    world: list[Slot],
    pile: int,
    places: Sequence[int],
    possible: Mapping[int, int],
    random: Random,
) -> None:
    """Let the cards of a pile leave it in another order, to some places only certain ones."""
    if possible:
        places = [*_shuffled(possible, random), *(at for at in places if at not in possible)]
    leaving = [world[at] for at in places]
    if not possible:
        # How they lay in truth must not show in what a seed leads to.
        leaving.sort(key=_card)
    for number, at in enumerate(places[: len(possible)]):
        here = leaving[number].card
        to = random.choice(
            [
                later
                for later in range(number, len(places))
                if possible[at] >> leaving[later].card & 1
                and possible.get(places[later], ANY) >> here & 1
            ]
        )
        leaving[number], leaving[to] = leaving[to], leaving[number]
    leaving[len(possible) :] = _shuffled(leaving[len(possible) :], random)
    for at, card in zip(places, leaving, strict=True):
        world[at] = _arrived(world[at], card, pile)


def _card(slot: Slot) -> Card:
    return slot.card


def _shuffled(things: Iterable[T], random: Random) -> list[T]:
    # Several times as fast as `Random.shuffle`.
    return sorted(things, key=lambda _: random.random())


def _fits(place: Slot) -> bool:
    """Whether the card here is of every kind that was noticed."""
    return all(cards >> place.card & 1 for _, cards in place.bounds)


def _possible(place: Slot, pile: int) -> int:
    """The cards that can have come here out of the pile."""
    return reduce(and_, (cards for noticed, cards in place.bounds if noticed >= pile), ANY)


def _arrived(place: Slot, card: Slot, pile: int) -> Slot:
    """The place as it would be if the other card had come here out of the pile."""
    if pile == 0 or (card.piles == place.piles and card.bounds == place.bounds):
        # Nothing happened before the first pile; and who came the same way, brings nothing new.
        return Slot(card.card, place.known, place.piles, place.bounds)
    piles = tuple(
        _joined(piles_of(card, SeatId(seat)), after, pile) for seat, after in enumerate(place.piles)
    )
    bounds = (
        *(bound for bound in card.bounds if bound[0] < pile),
        *(bound for bound in place.bounds if bound[0] >= pile),
    )
    return Slot(card.card, place.known, piles, bounds)


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


def _joined(before: frozenset[int], after: frozenset[int], pile: int) -> frozenset[int]:
    """One card's way into a pile, and another's way out of it."""
    if pile not in after:
        # This seat knew what came out, and has lost sight of it only later.
        return after
    way_in = frozenset(number for number in before if number <= pile) or frozenset((pile,))
    return way_in | frozenset(number for number in after if number > pile)
