"""Key cards (キーカード): which cards of a hand an action may be asked with.

A set of keys is picked card by card in a fixed order, so that no set appears twice.
"""

from typing import Protocol

from teban.games.blackpoker.cards import (
    ACES,
    AFTER,
    ALL,
    NUMBER,
    OF_SUIT,
    SUIT,
    SUITED,
    Card,
    CardSet,
    cards_in,
    mask_of,
    of_numbers,
)


class Keys(Protocol):
    """One rule for key cards."""

    kind: str
    of: tuple[CardSet, ...]
    """The sets out of which they come, where that is all there is to it."""

    @property
    def number(self) -> int:
        """How many cards they are."""

    @property
    def picks(self) -> int:
        """How many of them are picked; the rest follows."""

    def next(self, hand: CardSet, picked: tuple[Card, ...]) -> CardSet:
        """The cards that may be picked next; every one of them leads to a complete set."""

    def complete(self, picked: tuple[Card, ...]) -> tuple[Card, ...]:
        """All key cards, once everything is picked."""


class One:
    """One card of a set."""

    number = picks = 1
    kind = "one"

    def __init__(self, cards: CardSet) -> None:
        self.cards = cards
        self.of: tuple[CardSet, ...] = (cards,)

    def next(self, hand: CardSet, picked: tuple[Card, ...]) -> CardSet:
        return hand & self.cards

    def complete(self, picked: tuple[Card, ...]) -> tuple[Card, ...]:
        return picked


class Two:
    """Two cards that go together, the lower number first."""

    number = picks = 2

    def __init__(self, classes: tuple[CardSet, ...], kind: str = "two") -> None:
        self.classes, self.kind = classes, kind
        """The sets out of one of which both must come."""
        self.of: tuple[CardSet, ...] = classes if len(classes) == 1 else ()

    def next(self, hand: CardSet, picked: tuple[Card, ...]) -> CardSet:
        """A card with a later partner; or the partners."""
        found = 0
        for cards in self.classes:
            held = hand & cards
            if picked:
                if cards >> picked[0] & 1:
                    found |= held & AFTER[picked[0]]
            elif held & (held - 1):
                found |= held ^ 1 << held.bit_length() - 1
        return found

    def complete(self, picked: tuple[Card, ...]) -> tuple[Card, ...]:
        return picked


class Each:
    """One card of each of two sets that have none in common."""

    number = picks = 2
    kind = "each"

    def __init__(self, first: CardSet, second: CardSet) -> None:
        self.first, self.second = first, second
        self.of: tuple[CardSet, ...] = (first, second)

    def next(self, hand: CardSet, picked: tuple[Card, ...]) -> CardSet:
        """The first, if there is a second; then the second."""
        if picked:
            return hand & self.second
        return hand & self.first if hand & self.second else 0

    def complete(self, picked: tuple[Card, ...]) -> tuple[Card, ...]:
        return picked


class Flush:
    """A, 10, J, Q and K of one suit; the ace says which."""

    number, picks = 5, 1
    kind = "flush"
    of: tuple[CardSet, ...] = ()

    def next(self, hand: CardSet, picked: tuple[Card, ...]) -> CardSet:
        """The aces whose whole set is there."""
        found = 0
        for suit in OF_SUIT:
            whole = suit & _ROYAL
            if hand & whole == whole:
                found |= suit & ACES
        return found

    def complete(self, picked: tuple[Card, ...]) -> tuple[Card, ...]:
        return tuple(cards_in(OF_SUIT[SUIT[picked[0]]] & _ROYAL))


_ROYAL = of_numbers(1, 10, 11, 12, 13)


def usable(keys: Keys) -> CardSet:
    """Every card that can be one of these keys."""
    found = 0
    for first in cards_in(keys.next(ALL, ())):
        rest = mask_of(keys.complete((first,))) if keys.picks == 1 else keys.next(ALL, (first,))
        found |= 1 << first | rest
    return found


def pair(cards: CardSet) -> Two:
    """Two cards of a set."""
    return Two((cards,))


SAME_NUMBER = Two(tuple(of_numbers(number) for number in sorted(set(NUMBER))), "same_number")
"""R-65: two Jokers count."""
SAME_SUIT = Two(OF_SUIT, "same_suit")
ANY_SUITED = One(SUITED)
