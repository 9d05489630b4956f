from collections import Counter

import pytest

from teban.core.chance import SEED_BYTES, Luck
from teban.core.deck import Deck, Group, Slot, known_to, new_deck, reveal
from teban.core.ids import EVERYONE, NOBODY, SeatId, only
from teban.core.refused import Refused
from tests.core.tiny import BidsState

A, B = SeatId(0), SeatId(1)


def dealer(*tape: str, seed: int = 0) -> BidsState:
    """Somebody with luck; only the luck matters here."""
    return BidsState(6, luck=Luck(seed.to_bytes(SEED_BYTES, "little"), tape=tape), ply=0)


def label(slot: Slot) -> str:
    return str(slot.card)


def drawn(deck: Deck, count: int, state: BidsState | None = None) -> tuple[list[Slot], Deck]:
    state = state or dealer()
    slots = []
    for _ in range(count):
        slot, deck = deck.draw(state.chance, label)
        slots.append(slot)
    return slots, deck


def cards(slots: list[Slot] | tuple[Slot, ...]) -> list[int]:
    return [slot.card for slot in slots]


def owned(*numbers: int) -> tuple[Slot, ...]:
    """Cards from A's hand."""
    return tuple(Slot(card, only(A)) for card in numbers)


def test_the_order_of_a_new_deck_does_not_exist() -> None:
    assert new_deck(2, [3, 1, 2]) == new_deck(2, [2, 3, 1])
    assert cards(new_deck(2, [3, 1, 2]).slots()) == [1, 2, 3]


def test_every_card_of_a_new_deck_may_come_first() -> None:
    firsts = Counter(drawn(new_deck(2, range(4)), 1, dealer(seed=n))[0][0].card for n in range(400))
    assert sorted(firsts) == [0, 1, 2, 3]
    assert min(firsts.values()) > 60


def test_drawing_to_the_end_gives_every_card_once() -> None:
    slots, deck = drawn(new_deck(2, range(9)), 9)
    assert sorted(cards(slots)) == list(range(9))
    assert len(deck) == 0
    assert all(slot.known == NOBODY for slot in slots)


def test_a_tape_says_what_is_drawn() -> None:
    slots, _ = drawn(new_deck(2, range(4)), 3, dealer("3", "0", "2"))
    assert cards(slots) == [3, 0, 2]
    with pytest.raises(Refused, match="expected=\\('0', '1', '2'\\)"):
        drawn(new_deck(2, range(4)), 2, dealer("3", "3"))


def test_drawing_leaves_the_old_deck_as_it_was() -> None:
    deck = new_deck(2, range(4)).put(Group(owned(8, 9), ordered=True))
    before = deck.slots()
    drawn(deck, 6)
    assert deck.slots() == before
    assert len(deck) == 6


def test_cards_come_from_the_top_groups_then_the_bag_then_the_bottom_groups() -> None:
    deck = new_deck(2, [0])
    deck = deck.put(Group(owned(1, 2), ordered=True)).put(Group(owned(3, 4), ordered=True))
    deck = deck.put(Group(owned(5, 6), ordered=True), under=True)
    deck = deck.put(Group(owned(7, 8), ordered=True), under=True)
    state = dealer()
    assert cards(drawn(deck, 9, state)[0]) == [3, 4, 1, 2, 0, 5, 6, 7, 8]
    assert state.luck.draws == 0


def test_an_unordered_group_comes_before_the_bag_in_an_order_of_chance() -> None:
    deck = new_deck(2, range(3)).put(Group(owned(7, 8, 9), ordered=False))
    orders = {tuple(cards(drawn(deck, 3, dealer(seed=n))[0])) for n in range(100)}
    assert len(orders) == 6
    assert {card for order in orders for card in order} == {7, 8, 9}


def test_a_card_put_on_top_by_its_owner_is_known_to_its_owner() -> None:
    deck = new_deck(2, range(3)).put(Group(owned(9), ordered=True, members=only(A)))
    slot = drawn(deck, 1)[0][0]
    assert slot.card == 9
    assert known_to(slot, A)
    assert not known_to(slot, B)


def test_who_saw_the_order_knows_the_places_and_others_lose_sight() -> None:
    seen = tuple(reveal(slot, only(B)) for slot in owned(8, 9))
    deck = new_deck(2, range(3)).put(Group(seen, ordered=True), order=only(A))
    for slot in drawn(deck, 2)[0]:
        assert known_to(slot, A)
        assert not known_to(slot, B)


def test_in_an_unordered_group_nobody_knows_which_card_comes() -> None:
    deck = new_deck(2, range(3)).put(Group(owned(8, 9), ordered=False, members=only(A)))
    assert [slot.known for slot in drawn(deck, 2)[0]] == [NOBODY, NOBODY]


def test_who_knew_a_whole_group_does_not_know_what_an_unseen_draw_leaves_of_it() -> None:
    deck = new_deck(2, range(3)).put(Group(owned(7, 8, 9), ordered=False, members=only(A)))
    assert deck.top[0].members == only(A)
    assert drawn(deck, 1)[1].top[0].members == NOBODY


def test_a_shuffle_merges_everything_and_forgets_all_places() -> None:
    deck = new_deck(2, [5, 6]).put(Group(owned(9, 1), ordered=True))
    deck = deck.put(Group(owned(3), ordered=True), under=True).shuffle()
    assert (deck.top, deck.bottom) == ((), ())
    assert cards(deck.slots()) == [1, 3, 5, 6, 9]
    assert {slot.known for slot in deck.slots()} == {NOBODY}
    firsts = {drawn(deck, 1, dealer(seed=n))[0][0].card for n in range(100)}
    assert firsts == {1, 3, 5, 6, 9}


def test_a_revealed_place_is_known_to_more_seats_and_otherwise_the_same() -> None:
    slot = owned(4)[0]
    both = reveal(slot, only(B))
    assert (both.card, both.known) == (4, only(A, B))
    assert reveal(slot, EVERYONE).known == EVERYONE
    assert slot.known == only(A)


def test_a_deck_takes_other_slots_in_the_order_it_gave_them() -> None:
    deck = new_deck(2, range(3)).put(Group(owned(8, 9), ordered=True))
    deck = deck.put(Group(owned(7), ordered=True), under=True)
    assert deck.refill(iter(deck.slots())) == deck
    others = [Slot(slot.card + 100, slot.known) for slot in deck.slots()]
    refilled = deck.refill(iter(others))
    assert list(refilled.slots()) == others
    assert cards(drawn(refilled, 2)[0]) == [108, 109]
