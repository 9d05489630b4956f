"""Values as scenario files write them."""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct

from teban.core.ids import Cell, SeatId
from teban.core.refused import Expect, bad_value
from teban.games.card_othello.cards.catalogue import KEYS, NAMED
from teban.games.card_othello.geometry import GRID, SIZE
from teban.games.card_othello.state import COLOURS, Kind

SIDES = ("black", "white")
COUNTED = frozenset((Kind.GUARD, Kind.DRAGON, Kind.BREEDING, Kind.UDG, Kind.WORK, Kind.BOMB))
"""Markers whose counter means something."""
FRONT = "front="
_LIKE = ("d4 PERMA B", "e5 BOMB W 2", "c3 BREEDING B 3 front=c4")


class Written(Struct, frozen=True):
    """A marker as a scenario writes it."""

    cell: Cell
    kind: Kind
    owner: SeatId
    counter: int | None
    front: Cell | None


def seat_of(field: str, text: Any) -> SeatId:
    """`B` or `W`."""
    if text not in tuple(COLOURS):
        raise bad_value(field, text, Expect.ONE_OF, names=tuple(COLOURS))
    return SeatId(COLOURS.index(text))


def words_of(field: str, value: Any) -> list[str]:
    """Words separated by blanks, or a list of them."""
    if value is None:
        return []
    if isinstance(value, str):
        return value.split()
    if isinstance(value, Sequence) and all(isinstance(word, str) for word in value):
        return [*value]
    raise bad_value(field, value, Expect.WORDS)


def cell_of(field: str, word: str) -> Cell:
    """`d3`."""
    if word not in CELLS:
        raise GRID.no_cell(field, word)
    return CELLS[word]


CELLS = {GRID.name(cell): cell for cell in GRID.cells}


def cells_of(field: str, value: Any) -> list[Cell]:
    """Cells such as `d3 e4`, each once."""
    cells = [cell_of(field, word) for word in words_of(field, value)]
    for cell in cells:
        if cells.count(cell) > 1:
            raise bad_value(field, GRID.name(cell), Expect.ONCE)
    return cells


def rows_of(field: str, value: Any) -> str:
    """A board in rows, blanks between cells allowed."""
    rows = value.split("\n") if isinstance(value, str) else value
    if not isinstance(rows, Sequence) or not all(isinstance(row, str) for row in rows):
        raise bad_value(field, value, Expect.ROWS, count=SIZE, width=SIZE)
    squeezed = [row for row in ("".join(row.split()) for row in rows) if row]
    board = "".join(squeezed)
    if len(squeezed) != SIZE or any(len(row) != SIZE for row in squeezed):
        raise bad_value(field, value, Expect.ROWS, count=SIZE, width=SIZE)
    if set(board) - set("BW."):
        raise bad_value(field, value, Expect.LETTERS, count=len(board), names=tuple("BW."))
    return board


def card_of(field: str, name: Any) -> int:
    """A card by its key or its Japanese name."""
    if name not in NAMED:
        raise bad_value(field, name, Expect.ONE_OF, names=KEYS)
    return NAMED[name]


def cards_of(field: str, value: Any) -> list[int]:
    """Cards in order."""
    return [card_of(field, word) for word in words_of(field, value)]


def by_seat(field: str, value: Any) -> dict[SeatId, Any]:
    """A mapping from seats."""
    if not isinstance(value, Mapping):
        raise bad_value(field, value, Expect.MAPPING_FROM, names=tuple(COLOURS))
    return {seat_of(field, seat): part for seat, part in value.items()}


def cards_by_seat(field: str, value: Any) -> dict[SeatId, list[int]]:
    """Cards of each named seat."""
    return {
        seat: cards_of(f"{field}.{COLOURS[seat]}", cards)
        for seat, cards in by_seat(field, value).items()
    }


def pair(field: str, value: Any, most: int | None = None) -> tuple[int, int]:
    """A number for black and one for white."""
    if not isinstance(value, Sequence) or isinstance(value, str) or len(value) != len(COLOURS):
        raise bad_value(field, value, Expect.NUMBER_FOR_EACH, names=tuple(COLOURS))
    black, white = (whole_number(field, number, most) for number in value)
    return black, white


def whole_number(field: str, value: Any, most: int | None = None) -> int:
    """A number from 0 up."""
    whole = isinstance(value, int) and not isinstance(value, bool) and value >= 0
    if whole and (most is None or value <= most):
        return int(value)
    if most is None:
        raise bad_value(field, value, Expect.NUMBER_FROM, least=0)
    raise bad_value(field, value, Expect.NUMBER_FROM_TO, least=0, most=most)


def flag(field: str, value: Any) -> bool:
    """True or false."""
    if not isinstance(value, bool):
        raise bad_value(field, value, Expect.TRUE_OR_FALSE)
    return value


def markers_of(field: str, value: Any) -> list[Written]:
    """A list of `cell TYPE owner [counter] [front=cell]`; a single one may stand alone."""
    lines = value.splitlines() if isinstance(value, str) else ([] if value is None else value)
    if not isinstance(lines, Sequence) or not all(isinstance(line, str) for line in lines):
        raise bad_value(field, value, Expect.LIKE, examples=_LIKE)
    return [_marker(f"{field}[{at}]", line) for at, line in enumerate(lines)]


def _marker(field: str, line: str) -> Written:
    cell, *words = line.split() or [""]
    front = [word.removeprefix(FRONT) for word in words if word.startswith(FRONT)]
    kind, owner, *counter = [word for word in words if not word.startswith(FRONT)] + ["", ""]
    counter = [word for word in counter if word]
    if kind not in Kind.__members__:
        raise bad_value(field, kind or line, Expect.ONE_OF, names=tuple(Kind))
    if len(counter) > 1 or len(front) > 1 or not all(word.isdecimal() for word in counter):
        raise bad_value(field, line, Expect.LIKE, examples=_LIKE)
    return Written(
        cell_of(field, cell),
        Kind(kind),
        seat_of(field, owner),
        int(counter[0]) if counter else None,
        cell_of(field, front[0]) if front else None,
    )
