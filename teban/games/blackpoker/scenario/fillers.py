"""Card lists with numbers in them: so many cards of which only the number matters."""

import re
from collections.abc import Iterator, Mapping
from typing import Any

from teban.core.refused import Expect, bad_value
from teban.games.blackpoker.cards import ALL, TWO_TO_TEN, Card, CardSet, cards_in, find, mask_of

_CARD = re.compile(r"(?<![A-Za-z0-9])(?:[SHDC](?:10|[2-9AJQK])|X[12])(?![A-Za-z0-9])")
_STRIDE = 10
"""From one filler to the next: neither of the same suit in a row, nor of the same number."""


def named_cards(document: Mapping[str, Any]) -> CardSet:
    """Every card that a document names, its deck lists aside."""
    text = str({word: value for word, value in document.items() if word != "options"})
    return mask_of(find("card", name) for name in _CARD.findall(text))


class Fillers:
    """The fillers of one player."""

    def __init__(self, named: CardSet, own: CardSet) -> None:
        # Cards that only the other player has come last: a long life may need them.
        spare = TWO_TO_TEN & named & ~own
        self._free = [*_scattered(TWO_TO_TEN & ~named), *_scattered(spare)]
        self._own = own

    def cards(self, field: str, value: Any) -> tuple[Card, ...]:
        """A list of cards; a whole number stands for so many fillers."""
        parts = [value] if isinstance(value, int) else value
        if not isinstance(parts, list):
            raise bad_value(field, value, Expect.LIST)
        found: list[Card] = []
        for part in parts:
            if isinstance(part, bool) or not isinstance(part, int | str):
                raise bad_value(field, part, Expect.LIKE, examples=("H10", "3"))
            found += self._some(field, part) if isinstance(part, int) else [find(field, part)]
        return tuple(found)

    def pack(self, number: int) -> tuple[Card, ...]:
        """Cards that nobody reads: whatever is left, fillers last."""
        rest = cards_in(ALL & ~self._own & ~mask_of(self._free))
        left = [*rest, *self._free][:number]
        self._free = [card for card in self._free if card not in left]
        return tuple(left)

    def _some(self, field: str, number: int) -> list[Card]:
        if not 0 <= number <= len(self._free):
            raise bad_value(field, number, Expect.NUMBER_FROM_TO, least=0, most=len(self._free))
        some, self._free = self._free[:number], self._free[number:]
        self._own |= mask_of(some)
        return some


def _scattered(cards: CardSet) -> Iterator[Card]:
    free, at = cards_in(cards), 0
    while free:
        at = (at + _STRIDE) % len(free)
        yield free.pop(at)
