"""Whether what the dumps of many games have in common can be true (see `dump.py`).

What is wrong is refused by name, so that no later step trips over it.
"""

from collections.abc import Iterable
from hashlib import blake2b

from teban.core.chance import Luck
from teban.core.deck import Deck, Slot
from teban.core.refused import Expect, bad_value


def check_least(field: str, *numbers: int, least: int = 0) -> None:
    """None of these is too small."""
    for number in numbers:
        if number < least:
            raise bad_value(field, number, Expect.NUMBER_FROM, least=least)


def check_range(field: str, numbers: Iterable[int], most: int, least: int = 0) -> None:
    """None of these is too small or too large."""
    for number in numbers:
        if not least <= number <= most:
            raise bad_value(field, number, Expect.NUMBER_FROM_TO, least=least, most=most)


def check_luck(field: str, luck: Luck) -> None:
    """A seed that is a key, and draws that can be counted."""
    if len(luck.seed) > blake2b.MAX_KEY_SIZE:
        count = blake2b.MAX_KEY_SIZE
        raise bad_value(
            f"{field}.seed", len(luck.seed), Expect.ENTRIES_FROM_TO, least=0, most=count
        )
    check_least(f"{field}.draws", luck.draws)


def check_deck(field: str, deck: Deck, seats: int, cards: int) -> None:
    """A deck for so many seats, of cards below this number."""
    check_range(f"{field}.seats", (deck.seats,), seats, seats)
    for group in (*deck.top, *deck.bottom):
        if not group.slots:
            raise bad_value(f"{field}.slots", 0, Expect.NUMBER_FROM, least=1)
    check_slots(field, deck.slots(), seats, cards)


def check_slots(field: str, slots: Iterable[Slot], seats: int, cards: int) -> None:
    """Places with cards below this number, of the kinds that were noticed."""
    for slot in slots:
        check_range(f"{field}.card", (slot.card,), cards - 1)
        if slot.piles and len(slot.piles) != seats:
            raise bad_value(f"{field}.piles", len(slot.piles), Expect.ENTRIES, count=seats)
        if not all(possible >> slot.card & 1 for _, possible in slot.bounds):
            raise bad_value(f"{field}.bounds", slot.bounds, Expect.FITTING, other=f"{field}.card")
