"""`redeal` against brute force: every world that a seat cannot rule out, and no other.

The tiny world has five cards, a deck and two open-ended hands. Beside the true position the
test keeps, for each seat, the set of all positions (hands and the whole order of the deck) that
fit everything this seat was told.

Cards go back to the deck in one stretch of the game only: `Slot` does not remember enough for
cards that return, leave unseen, and are then mixed once more with what they left behind.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import permutations
from random import Random
from typing import TypeAlias

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from teban.core import knowledge
from teban.core.chance import quick
from teban.core.deck import Group, Slot, known_to, new_deck, reveal
from teban.core.ids import EVERYONE, Mask, SeatId, only
from teban.core.knowledge import cards_of, redeal
from tests.core.tiny import BidsState

Cards: TypeAlias = tuple[int, ...]
World: TypeAlias = tuple[tuple[Cards, ...], Cards]
"""Hands, and the deck from the top."""
Seen: TypeAlias = tuple[tuple[Cards, ...], tuple[Cards, ...]]
"""The same with the deck in its sections, sorted where no order exists."""

SEATS = (SeatId(0), SeatId(1))
CARDS = 5


class Table:
    def __init__(self, seed: int) -> None:
        self.luck = BidsState(6, luck=quick(seed), ply=0)
        self.deck = new_deck(len(SEATS), range(CARDS))
        self.hands: list[tuple[Slot, ...]] = [() for _ in SEATS]
        orders: set[World] = {(((), ()), order) for order in permutations(range(CARDS))}
        self.worlds = dict.fromkeys(SEATS, orders)

    def draw(self, seat: SeatId) -> None:
        slot, self.deck = self.deck.draw(self.luck.chance, lambda slot: str(slot.card))
        self.hands[seat] = (*self.hands[seat], reveal(slot, only(seat)))
        for viewer, worlds in self.worlds.items():
            self.worlds[viewer] = {
                (_replaced(hands, seat, (*hands[seat], deck[0])), deck[1:])
                for hands, deck in worlds
                if viewer != seat or deck[0] == slot.card
            }

    def show(self, seat: SeatId, place: int, viewer: SeatId) -> None:
        hand = list(self.hands[seat])
        hand[place] = reveal(hand[place], only(viewer))
        self.hands[seat] = tuple(hand)
        self.worlds[viewer] = {
            world for world in self.worlds[viewer] if world[0][seat][place] == hand[place].card
        }

    def put(self, seat: SeatId, picks: Sequence[int], order: Mask | None, under: bool) -> None:
        """`order`: who sees the order in which the picks are laid; None if nobody fixes one."""
        hand = self.hands[seat]
        laid = tuple(hand[place] for place in picks)
        group = Group(laid, ordered=order is not None, members=only(seat))
        self.deck = self.deck.put(group, under=under, order=order or EVERYONE)
        self.hands[seat] = tuple(slot for at, slot in enumerate(hand) if at not in picks)
        for viewer, worlds in self.worlds.items():
            follows = order is not None and order >> viewer & 1
            orders = [tuple(picks)] if follows else list(permutations(picks))
            self.worlds[viewer] = {
                _laid(world, seat, each, under) for world in worlds for each in orders
            }

    def shuffle(self) -> None:
        self.deck = self.deck.shuffle()
        for viewer, worlds in self.worlds.items():
            contents = {(hands, tuple(sorted(deck))) for hands, deck in worlds}
            self.worlds[viewer] = {
                (hands, order) for hands, deck in contents for order in permutations(deck)
            }

    def imagined(self, viewer: SeatId, seed: int) -> Seen:
        dealt = iter(redeal(self.slots(), viewer, seed))
        hands = tuple(tuple(next(dealt).card for _ in hand) for hand in self.hands)
        deck = self.deck.refill(dealt)
        sections = (
            *((group.ordered, group.slots) for group in deck.top),
            (False, deck.bag),
            *((group.ordered, group.slots) for group in deck.bottom),
        )
        return hands, tuple(
            _section(tuple(slot.card for slot in slots), ordered) for ordered, slots in sections
        )

    def possible(self, viewer: SeatId) -> set[Seen]:
        sizes = (
            *((group.ordered, len(group.slots)) for group in self.deck.top),
            (False, len(self.deck.bag)),
            *((group.ordered, len(group.slots)) for group in self.deck.bottom),
        )
        found = set()
        for hands, deck in self.worlds[viewer]:
            sections, at = [], 0
            for ordered, size in sizes:
                sections.append(_section(deck[at : at + size], ordered))
                at += size
            found.add((hands, tuple(sections)))
        return found

    def slots(self) -> list[Slot]:
        return [*(slot for hand in self.hands for slot in hand), *self.deck.slots()]


def _replaced(hands: tuple[Cards, ...], seat: SeatId, hand: Cards) -> tuple[Cards, ...]:
    return (*hands[:seat], hand, *hands[seat + 1 :])


def _laid(world: World, seat: SeatId, picks: Sequence[int], under: bool) -> World:
    hands, deck = world
    hand = hands[seat]
    laid = tuple(hand[place] for place in picks)
    left = tuple(card for at, card in enumerate(hand) if at not in picks)
    return _replaced(hands, seat, left), (*deck, *laid) if under else (*laid, *deck)


def _section(cards: Cards, ordered: bool) -> Cards:
    return cards if ordered else tuple(sorted(cards))


def draw_or_show(table: Table, random: Random) -> None:
    seat, viewer = random.choice(SEATS), random.choice(SEATS)
    hand = table.hands[seat]
    if hand and (not len(table.deck) or random.random() < 0.4):
        table.show(seat, random.randrange(len(hand)), viewer)
    elif len(table.deck):
        table.draw(seat)


def put_or_shuffle(table: Table, random: Random) -> None:
    seat = random.choice(SEATS)
    hand = table.hands[seat]
    if not hand or random.random() < 0.25:
        table.shuffle()
        return
    picks = random.sample(range(len(hand)), random.randint(1, min(3, len(hand))))
    order = random.choice((EVERYONE, only(seat), None))
    table.put(seat, picks, order, under=random.random() < 0.5)


def games(random: Random) -> list[Callable[[Table, Random], None]]:
    """Cards are drawn, go back in any way, and are drawn again."""
    return [
        *[draw_or_show] * random.randint(2, 7),
        *[put_or_shuffle] * random.randint(1, 4),
        *[draw_or_show] * random.randint(0, 5),
    ]


RANDOM = st.randoms(use_true_random=False)


@settings(max_examples=60)
@given(RANDOM)
def test_what_is_dealt_again_never_contradicts_what_a_seat_was_told(random: Random) -> None:
    table = Table(random.getrandbits(32))
    for step in games(random):
        step(table, random)
        for seat in SEATS:
            assert {table.imagined(seat, seed) for seed in range(20)} <= table.possible(seat)


@settings(max_examples=40)
@given(RANDOM)
def test_every_world_that_a_seat_cannot_rule_out_is_dealt_sooner_or_later(random: Random) -> None:
    table = Table(random.getrandbits(32))
    for step in games(random):
        step(table, random)
    for seat in SEATS:
        possible = table.possible(seat)
        # With this many deals the chance to miss one of twelve is negligible.
        if len(possible) <= 12:
            assert {table.imagined(seat, seed) for seed in range(600)} == possible


@settings(max_examples=40)
@given(RANDOM)
def test_in_an_imagined_world_the_other_seats_can_imagine_worlds_too(random: Random) -> None:
    table = Table(random.getrandbits(32))
    for step in games(random):
        step(table, random)
        for seat in SEATS:
            world = redeal(table.slots(), seat, random.getrandbits(32))
            for other in SEATS:
                again = redeal(world, other, random.getrandbits(32))
                assert cards_of(again, other, -1) == cards_of(world, other, -1)
                assert sorted(slot.card for slot in again) == list(range(CARDS))


def histories(slots: Sequence[Slot]) -> Counter[Cards]:
    """In how many ways the cards can have left the piles, for each world that fits the bounds."""
    found = Counter({tuple(slots): 1})
    for pile in sorted({pile for slot in slots for pile in slot.piles[0]}):
        before, found = found, Counter()
        for world, ways in before.items():
            places = [at for at, slot in enumerate(world) if pile in slot.piles[0]]
            for came in permutations(places):
                after = list(world)
                for at, card in zip(places, came, strict=True):
                    after[at] = _relinked(world[at], world[card], pile)
                found[tuple(after)] += ways
    fitting = Counter[Cards]()
    for world, ways in found.items():
        if all(cards >> slot.card & 1 for slot in world for _, cards in slot.bounds):
            fitting[tuple(slot.card for slot in world)] += ways
    return fitting


def _relinked(place: Slot, card: Slot, pile: int) -> Slot:
    way_in = {number for number in card.piles[0] if number <= pile}
    way_out = {number for number in place.piles[0] if number > pile}
    bounds = (
        *(bound for bound in card.bounds if bound[0] < pile),
        *(bound for bound in place.bounds if bound[0] >= pile),
    )
    return Slot(card.card, piles=(frozenset(way_in | way_out),), bounds=bounds)


def wandered(random: Random, bounded: float) -> list[Slot]:
    """Cards that went through any piles, and by chance something was noticed about them."""
    slots = []
    piles = random.randint(1, 3)
    for card in range(CARDS):
        way = frozenset(random.sample(range(piles), random.randint(1, piles)))
        times = sorted(
            random.randrange(min(way), piles) for _ in range(2) if random.random() < bounded
        )
        bounds = tuple((time, random.getrandbits(CARDS) | 1 << card) for time in times)
        slots.append(Slot(card, piles=(way,), bounds=bounds))
    return slots


def dealt(slots: Sequence[Slot], deals: int) -> Counter[Cards]:
    worlds = (redeal(slots, SEATS[0], seed) for seed in range(deals))
    return Counter(tuple(slot.card for slot in world) for world in worlds)


@settings(max_examples=30)
@given(RANDOM)
def test_without_bounds_every_history_is_as_likely_as_any_other(random: Random) -> None:
    slots = wandered(random, bounded=0)
    deals, possible = 1000, histories(slots)
    found = dealt(slots, deals)
    assert found.keys() <= possible.keys()
    for world, ways in possible.items():
        expected = deals * ways / possible.total()
        # Six standard deviations, and a little for the worlds that hardly ever come.
        assert abs(found[world] - expected) < 6 * expected**0.5 + 5


@settings(max_examples=20)
@given(RANDOM)
def test_with_bounds_all_worlds_within_them_are_dealt_and_no_other(random: Random) -> None:
    slots = wandered(random, bounded=0.3)
    possible = histories(slots)
    found = dealt(slots, 100)
    assert found.keys() <= possible.keys()
    if len(possible) <= 6:
        assert dealt(slots, 1000).keys() == possible.keys()


@settings(max_examples=20)
@given(RANDOM)
def test_where_no_free_deal_fits_cards_change_places_within_the_bounds(random: Random) -> None:
    slots = wandered(random, bounded=0.6)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(knowledge, "TRIES", 0)
        found = dealt(slots, 50)
    assert found.keys() <= histories(slots).keys()


def test_two_kinds_change_places_without_a_free_deal() -> None:
    pile = (frozenset((0,)),)
    low = [Slot(card, piles=pile, bounds=((0, 0b00011),)) for card in (0, 1)]
    high = [Slot(card, piles=pile, bounds=((0, 0b11100),)) for card in (2, 3)]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(knowledge, "TRIES", 0)
        found = dealt([*low, *high, Slot(4, piles=pile)], 400)
    assert len(found) == 12


@settings(max_examples=15)
@given(RANDOM)
def test_a_dealt_world_can_be_dealt_again_and_leads_to_the_same_worlds(random: Random) -> None:
    slots = wandered(random, bounded=0.3)
    world = redeal(slots, SEATS[0], random.getrandbits(32))
    assert histories(world) == histories(slots)


@settings(max_examples=15)
@given(st.integers(0, 99), st.permutations(range(CARDS)))
def test_how_the_cards_of_one_pile_lie_in_truth_does_not_show(seed: int, order: list[int]) -> None:
    pile = (frozenset((0,)),)
    truths = [[Slot(card, piles=pile) for card in cards] for cards in (order, range(CARDS))]
    one, other = (redeal(truth, SEATS[0], seed) for truth in truths)
    assert one == other


def test_a_card_known_to_lie_in_the_deck_is_still_there_after_a_shuffle() -> None:
    first, second = SEATS
    table = Table(2)
    table.draw(first)
    table.draw(first)
    table.show(first, 1, second)
    table.put(first, (0, 1), EVERYONE, under=False)
    table.draw(first)
    table.shuffle()
    possible = table.possible(second)
    assert {table.imagined(second, seed) for seed in range(300)} == possible
    assert len(possible) == CARDS - 1


def test_places_keep_their_order_and_who_knows_them() -> None:
    table = Table(1)
    for seat in (*SEATS, *SEATS):
        table.draw(seat)
    old = table.slots()
    new = redeal(old, SEATS[0], 5)
    assert [slot.known for slot in new] == [slot.known for slot in old]
    assert [slot.piles for slot in new] == [slot.piles for slot in old]
    for was, now in zip(old, new, strict=True):
        assert not known_to(was, SEATS[0]) or was.card == now.card


def test_the_same_seed_deals_the_same_world() -> None:
    slots = new_deck(2, range(20)).slots()
    assert redeal(slots, SEATS[0], 3) == redeal(slots, SEATS[0], 3)
    assert redeal(slots, SEATS[0], 3) != redeal(slots, SEATS[0], 4)


def test_a_stand_in_is_given_for_what_a_seat_cannot_work_out() -> None:
    slots = [Slot(4, only(SEATS[0])), Slot(5, only(SEATS[1])), Slot(6)]
    assert cards_of(slots, SEATS[0], -1) == (4, -1, -1)
    assert cards_of(slots, SEATS[1], -1) == (-1, 5, -1)
