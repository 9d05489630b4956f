"""What cards are good for."""

from collections.abc import Iterable, Sequence

from teban.games.blackpoker.cards import CARDS, CLUBS, HONOURS, JOKER, NUMBER, SPADES, Card, CardSet
from teban.games.blackpoker.levels.look import Look


def _value(card: Card) -> float:
    if JOKER >> card & 1:
        return 14.0
    number = NUMBER[card]
    plain = 5.0 if number == 1 else float(min(number, 11))
    # ♣ counters and ♠ kills: they are missed more than others.
    return plain + (3.0 if (CLUBS | SPADES) >> card & 1 else 0.0)


VALUE = tuple(_value(card) for card in range(CARDS))
"""How much a player likes to hold a card."""
value = VALUE.__getitem__


def among(cards: Iterable[Card], kind: CardSet) -> list[Card]:
    """Those of a kind, the least number first."""
    return sorted([card for card in cards if kind >> card & 1], key=NUMBER.__getitem__)


def cheapest(cards: Iterable[Card], number: int, keep: Sequence[Card] = ()) -> list[Card]:
    """The cards that are missed least."""
    if not number:
        return []
    return sorted(sorted([card for card in cards if card not in keep]), key=value)[:number]


def bulwark_card(look: Look) -> Card:
    """The card to lay as a bulwark: one that stops an attacker, or is missed least.

    An honour card would cost life when it falls.
    """
    facing = {NUMBER[card] for unit in look.their_soldiers for card in unit.cards}

    def cost(card: Card) -> float:
        stops = 4.0 if NUMBER[card] in facing else 0.0
        return value(card) - stops + (6.0 if HONOURS >> card & 1 else 0.0)

    return min(look.hand, key=cost)
