"""Values as scenario files write them."""

from collections.abc import Mapping, Sequence
from typing import Any

from teban.core.deck import Card
from teban.core.ids import SeatId
from teban.core.refused import Expect, bad_value
from teban.games.squfibo.cards import EMPTY, NAMED, NAMES
from teban.games.squfibo.roles import SIZE
from teban.games.squfibo.space import card_of, cell_of
from teban.games.squfibo.state import LETTERS, Reason

NO_CARD = "--"


def seat_of(field: str, text: Any) -> SeatId:
    """`A` or `B`."""
    if text not in LETTERS:
        raise bad_value(field, text, Expect.ONE_OF, names=LETTERS)
    return SeatId(LETTERS.index(text))


def words_of(field: str, value: Any) -> list[str]:
    """Words separated by blanks, or a list of them."""
    if value is None:
        return []
    if isinstance(value, str):
        return value.split()
    if isinstance(value, Sequence) and all(isinstance(word, str) for word in value):
        return [*value]
    raise bad_value(field, value, Expect.WORDS)


def cards_of(field: str, value: Any) -> list[Card]:
    """Cards in order."""
    return [card_of(field, word) for word in words_of(field, value)]


def cells_of(field: str, value: Any) -> list[int]:
    """Cells such as `(1,3) a2`, each once."""
    cells = [cell_of(field, word) for word in words_of(field, value)]
    for cell, word in zip(cells, words_of(field, value), strict=True):
        if cells.count(cell) > 1:
            raise bad_value(field, word, Expect.ONCE)
    return cells


def board_of(field: str, value: Any) -> tuple[Card, ...]:
    """Three rows of three cards each, `--` for an empty cell."""
    rows = value.strip().split("\n") if isinstance(value, str) else value
    if not isinstance(rows, Sequence):
        raise bad_value(field, value, Expect.ROWS, count=SIZE, width=SIZE)
    words = [words_of(field, row) for row in rows]
    if len(words) != SIZE or any(len(row) != SIZE for row in words):
        raise bad_value(field, value, Expect.ROWS, count=SIZE, width=SIZE)
    cards = [word for row in words for word in row]
    for word in cards:
        if word != NO_CARD and word not in NAMED:
            raise bad_value(field, word, Expect.ONE_OF, names=(NO_CARD, *NAMES))
    return tuple(EMPTY if word == NO_CARD else NAMED[word] for word in cards)


def by_seat(field: str, value: Any) -> dict[SeatId, Any]:
    """A mapping from seats."""
    if not isinstance(value, Mapping):
        raise bad_value(field, value, Expect.MAPPING_FROM, names=LETTERS)
    return {seat_of(field, seat): part for seat, part in value.items()}


def whole_number(field: str, value: Any) -> int:
    """A number from 0 up."""
    if not isinstance(value, int) or isinstance(value, bool) or value < 0:
        raise bad_value(field, value, Expect.NUMBER_FROM, least=0)
    return value


def numbers_of(field: str, value: Any, names: Sequence[str]) -> tuple[int, ...]:
    """A number for each of these."""
    if not isinstance(value, Sequence) or isinstance(value, str) or len(value) != len(names):
        raise bad_value(field, value, Expect.NUMBER_FOR_EACH, names=tuple(names))
    return tuple(whole_number(field, number) for number in value)


def pair(field: str, value: Any) -> tuple[int, int]:
    """A number for A and one for B."""
    first, second = numbers_of(field, value, LETTERS)
    return first, second


def flag(field: str, value: Any) -> bool:
    """True or false."""
    if not isinstance(value, bool):
        raise bad_value(field, value, Expect.TRUE_OR_FALSE)
    return value


def reasons_of(field: str, value: Any) -> list[str]:
    """Why a game is over; none while it goes on."""
    named = words_of(field, value)
    for word in named:
        if word not in tuple(Reason):
            raise bad_value(field, word, Expect.ONE_OF, names=tuple(Reason))
    return sorted(named)
