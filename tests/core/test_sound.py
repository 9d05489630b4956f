"""What the dumps of many games have in common is checked in one place."""

from collections.abc import Callable

import pytest

from teban.core.chance import Luck
from teban.core.deck import Deck, Group, Slot
from teban.core.refused import Refused
from teban.core.sound import check_deck, check_least, check_luck, check_range, check_slots

PILES = (frozenset((0,)),)


def test_what_can_be_true_is_not_refused() -> None:
    check_least("n", 0, 1)
    check_range("n", (0, 3), 3)
    check_luck("luck", Luck(bytes(64), draws=1))
    slot = Slot(2, piles=PILES * 2, bounds=((0, 1 << 2),))
    check_deck("deck", Deck(2, (slot,), (Group((slot,), ordered=True),)), 2, 3)


@pytest.mark.parametrize(
    ("check", "field"),
    [
        (lambda: check_least("n", 0, -1), "n"),
        (lambda: check_range("n", (4,), 3), "n"),
        (lambda: check_range("n", (0,), 3, least=1), "n"),
        (lambda: check_luck("luck", Luck(bytes(65))), "luck.seed"),
        (lambda: check_luck("luck", Luck(b"", draws=-1)), "luck.draws"),
        (lambda: check_deck("deck", Deck(3), 2, 9), "deck.seats"),
        (lambda: check_deck("deck", Deck(2, top=(Group((), ordered=True),)), 2, 9), "deck.slots"),
        (lambda: check_slots("hand", (Slot(9),), 2, 9), "hand.card"),
        (lambda: check_slots("hand", (Slot(-1),), 2, 9), "hand.card"),
        (lambda: check_slots("hand", (Slot(1, piles=PILES),), 2, 9), "hand.piles"),
        (lambda: check_slots("hand", (Slot(1, bounds=((0, 1),)),), 2, 9), "hand.bounds"),
    ],
)
def test_what_cannot_be_true_is_refused_by_name(check: Callable[[], None], field: str) -> None:
    with pytest.raises(Refused) as caught:
        check()
    assert caught.value.fields["field"] == field
