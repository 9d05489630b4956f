"""The number cards (数字カード): two colours, four values, and how many of each a deck has."""

from collections.abc import Iterable, Mapping

from teban.core.deck import Card, Slot

COLOURS = ("R", "B")
"""Red and blue."""
SPOKEN = ("赤", "青")
"""What the notation accepts as well."""
VALUES = (1, 4, 9, 16)

KINDS = tuple((colour, value) for colour in range(len(COLOURS)) for value in VALUES)
"""A card is the number of its kind, red before blue and low before high: the order of a hand."""
NAMES = tuple(f"{COLOURS[colour]}{value}" for colour, value in KINDS)
CARDS = len(NAMES)
EMPTY = CARDS
"""What lies on a cell without a card."""
ON_CELL = (*NAMES, None)
"""The name of what lies on a cell."""

NAMED: Mapping[str, Card] = {
    written: card
    for card, (colour, value) in enumerate(KINDS)
    for written in (NAMES[card], NAMES[card].lower(), f"{SPOKEN[colour]}{value}")
}

STANDARD: Mapping[int, int] = {1: 4, 4: 4, 9: 9, 16: 4}
"""C2: 42 cards; there really are nine of each 9."""
LARGE: Mapping[int, int] = {1: 3, 4: 5, 9: 8, 16: 13}
"""58 cards, as later programs of the author deal them."""


def full_deck(each: Mapping[int, int]) -> tuple[Card, ...]:
    """Every card of a deck with so many of each value in each colour."""
    return tuple(card for card, (_, value) in enumerate(KINDS) for _ in range(each[value]))


SLOTS = tuple(Slot(card) for card in range(CARDS))
"""Cards as they lie in the deck, where nobody knows them."""


def names_of(cards: Iterable[Card]) -> tuple[str, ...]:
    """Cards by their names."""
    return tuple(NAMES[card] for card in cards)
