"""Playing cards as small numbers, and sets of them as masks.

Numbers run through ♠ A to K, ♡, ♢, ♣ and the two Jokers, so ascending order is the canonical
one. A player's deck holds no card twice: a zone can be a set of numbers.
"""

from collections.abc import Iterable
from typing import TypeAlias

from teban.core.refused import Expect, bad_value

Card: TypeAlias = int
CardSet: TypeAlias = int

SUITS = "SHDC"
RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
JOKERS = ("X1", "X2")
CARDS = 54
NO_SUIT = 4

NAMES = (*(suit + rank for suit in SUITS for rank in RANKS), *JOKERS)
NUMBER = (*(number for _ in SUITS for number in range(1, 14)), 0, 0)
"""数字 of a card: A 1, J 11, Q 12, K 13, Joker 0."""
SUIT = (*(suit for suit in range(4) for _ in RANKS), NO_SUIT, NO_SUIT)

ALL: CardSet = (1 << CARDS) - 1
JOKER: CardSet = 3 << 52
SUITED: CardSet = ALL ^ JOKER
OF_SUIT: tuple[CardSet, ...] = tuple(0x1FFF << 13 * suit for suit in range(4))
SPADES, HEARTS, DIAMONDS, CLUBS = OF_SUIT


AFTER: tuple[CardSet, ...] = tuple(ALL & ~((2 << card) - 1) for card in range(CARDS))
"""Everything behind a card in the canonical order."""


def of_numbers(*numbers: int) -> CardSet:
    return mask_of(card for card in range(CARDS) if NUMBER[card] in numbers)


def mask_of(cards: Iterable[Card]) -> CardSet:
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


def cards_in(mask: CardSet) -> list[Card]:
    """The cards of a set, ascending."""
    a, b, c, d, e, f = _CHUNKS
    return [
        *a[mask & 511], *b[mask >> 9 & 511], *c[mask >> 18 & 511],
        *d[mask >> 27 & 511], *e[mask >> 36 & 511], *f[mask >> 45],
    ]  # fmt: skip


# Sets are listed at every question, and looking up nine cards at a time is four times as fast.
_CHUNKS = tuple(
    tuple(tuple(first + bit for bit in range(9) if chunk >> bit & 1) for chunk in range(512))
    for first in range(0, CARDS, 9)
)


ACES = of_numbers(1)
TO_TEN = of_numbers(*range(1, 11))
TWO_TO_TEN = of_numbers(*range(2, 11))
COURTS = of_numbers(11, 12, 13)
QUEENS = of_numbers(12)
HONOURS = ACES | COURTS | JOKER
"""The cards whose loss triggers 世代交代."""

_BY_NAME = {name: card for card, name in enumerate(NAMES)}


def find(field: str, name: str) -> Card:
    card = _BY_NAME.get(name)
    if card is None:
        raise bad_value(field, name, Expect.LIKE, examples=("SA", "H10", "DQ", "X1"))
    return card


def range_of(cards: CardSet) -> tuple[str, int, int]:
    """A block of cards without Jokers: the suits, and the lowest and highest number of each."""
    suits = "".join(letter for letter, suit in zip(SUITS, OF_SUIT, strict=True) if cards & suit)
    numbers = [NUMBER[card] for card in cards_in(cards & SUITED)]
    return suits, min(numbers), max(numbers)


def names(cards: Iterable[Card]) -> list[str]:
    return [NAMES[card] for card in cards]
