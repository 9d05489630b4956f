"""Sampled worlds against every world that one seat's memory allows, counted out by brute force.

Hands and deck are tiny, so the worlds a seat can imagine are simply listed: a world is the
cards of every place, and what the seat sees strikes some out. `core.deck` and `core.knowledge`
have to sample exactly those.
"""

from itertools import permutations
from random import Random

import pytest
from msgspec import Struct

from teban.core.deck import Card, Deck, Group, Slot, new_deck, reveal
from teban.core.ids import EVERYONE, NOBODY, SeatId, only
from teban.core.knowledge import redeal
from tests.contract.counts import COUNTS
from tests.contract.torture.space import put_at

CARDS = 5
ME, YOU, THEM = SEATS = (SeatId(0), SeatId(1), SeatId(2))

World = tuple[tuple[tuple[Card, ...], ...], tuple[Card, ...]]
"""The three hands, and the deck from the top."""


class Memory(Struct):
    """The real things of `core`, the truth as a list of cards, and all that ME can imagine."""

    hands: tuple[tuple[Slot, ...], ...]
    deck: Deck
    worlds: set[World]

    def draw(self, seat: SeatId, random: Random) -> None:
        if not len(self.deck):
            return
        slot, self.deck = self.deck.draw(lambda _, slots, __: random.choice(slots), str)
        self.hands = put_at(self.hands, seat, (*self.hands[seat], reveal(slot, only(seat))))
        self.worlds = {
            (put_at(hands, seat, (*hands[seat], deck[0])), deck[1:]) for hands, deck in self.worlds
        }
        if seat == ME:
            self.rule_out(ME, len(self.hands[ME]) - 1)

    def peek(self, seat: SeatId, random: Random) -> None:
        if not self.hands[seat]:
            return
        place = random.randrange(len(self.hands[seat]))
        slot = reveal(self.hands[seat][place], only(ME))
        self.hands = put_at(self.hands, seat, put_at(self.hands[seat], place, slot))
        self.rule_out(seat, place)

    def rule_out(self, seat: SeatId, place: int) -> None:
        card = self.hands[seat][place].card
        self.worlds = {world for world in self.worlds if world[0][seat][place] == card}

    def put(self, seat: SeatId, random: Random) -> None:
        """Lay a whole hand on or under the deck: in view, in an order of one's own, or mixed."""
        hand = self.hands[seat]
        if not hand:
            return
        how = random.choice(("in view", "own order", "mixed"))
        under = random.random() < 0.5
        laid = hand if how == "in view" else tuple(random.sample(hand, len(hand)))
        order = {"in view": EVERYONE, "own order": only(seat), "mixed": NOBODY}[how]
        group = Group(laid, ordered=how != "mixed", members=only(seat))
        self.deck = self.deck.put(group, under=under, order=order)
        self.hands = put_at(self.hands, seat, ())
        followed = how == "in view" or (how == "own order" and seat == ME)
        orders = [tuple(hand.index(slot) for slot in laid)]
        if not followed:
            orders = list(permutations(range(len(hand))))
        self.worlds = {
            (put_at(hands, seat, ()), (*deck, *new) if under else (*new, *deck))
            for hands, deck in self.worlds
            for places in orders
            for new in [tuple(hands[seat][place] for place in places)]
        }

    def shuffle(self, seat: SeatId, random: Random) -> None:
        self.deck = self.deck.shuffle()
        self.worlds = {(hands, new) for hands, deck in self.worlds for new in permutations(deck)}

    def sampled(self, seed: int) -> tuple[object, ...]:
        slots = [*(slot for hand in self.hands for slot in hand), *self.deck.slots()]
        dealt = iter(redeal(slots, ME, seed))
        hands = tuple(tuple(next(dealt).card for _ in hand) for hand in self.hands)
        return self.without_order(hands, self.deck.refill(dealt))

    def without_order(self, hands: tuple[tuple[Card, ...], ...], deck: Deck) -> tuple[object, ...]:
        """A world, except for orders that do not exist: those of the bag and of mixed groups."""
        groups = [
            tuple(slot.card for slot in group.slots)
            if group.ordered
            else tuple(sorted(slot.card for slot in group.slots))
            for group in (*deck.top, *deck.bottom)
        ]
        return hands, *groups, tuple(sorted(slot.card for slot in deck.bag))

    def imagined(self) -> set[tuple[object, ...]]:
        """Every world that ME cannot rule out, in the same form."""
        found = set()
        for hands, cards in self.worlds:
            dealt = iter([Slot(card) for card in cards])
            top = [next(dealt) for group in self.deck.top for _ in group.slots]
            bag = [next(dealt) for _ in self.deck.bag]
            found.add(self.without_order(hands, self.deck.refill(iter([*bag, *top, *dealt]))))
        return found


def new_memory() -> Memory:
    worlds: set[World] = {(((), (), ()), deck) for deck in permutations(range(CARDS))}
    return Memory(((), (), ()), new_deck(len(SEATS), range(CARDS)), worlds)


@pytest.mark.parametrize("seed", range(COUNTS.memories))
def test_samples_are_the_worlds_that_memory_allows(seed: int) -> None:
    random = Random(seed)
    memory = new_memory()
    for _ in range(14):
        step = random.choice((memory.draw, memory.draw, memory.peek, memory.put, memory.shuffle))
        step(random.choice(SEATS), random)
        imagined = memory.imagined()
        sampled = {memory.sampled(random.randrange(1 << 32)) for _ in range(24)}
        assert sampled <= imagined, f"impossible: {sampled - imagined}"
        assert len(sampled) > 1 or len(imagined) == 1


def test_cards_of_two_mixed_piles_are_always_dealt() -> None:
    """Two piles of known cards share places: dealing one card after another could get stuck."""
    random = Random(0)
    memory = Memory(((), (), ()), new_deck(len(SEATS), range(CARDS)), worlds=set())
    for _ in range(4):
        memory.draw(ME, random)
    for pair in (memory.hands[ME][:2], memory.hands[ME][2:]):
        memory.deck = memory.deck.put(Group(pair, ordered=False, members=only(ME)))
    memory.hands = ((), (), ())
    for seat in (YOU, THEM, YOU):
        memory.draw(seat, random)
    memory.deck = memory.deck.put(Group(memory.hands[YOU], ordered=False, members=only(YOU)))
    memory.hands = put_at(memory.hands, YOU, ())
    for seed in range(100):
        memory.sampled(seed)
