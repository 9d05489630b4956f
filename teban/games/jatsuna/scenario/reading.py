"""Values as scenario files write them."""

from collections.abc import Sequence
from typing import Any

from teban.core.ids import Cell, SeatId
from teban.core.refused import Expect, bad_value
from teban.games.jatsuna.sides import LETTERS, SEATS, SIDES
from teban.games.jatsuna.space import SIZE, cell_named


def seat_of(field: str, text: Any) -> SeatId:
    """`O`, `C` or `P`."""
    if text not in tuple(SIDES):
        raise bad_value(field, text, Expect.ONE_OF, names=tuple(SIDES))
    return SEATS[SIDES.index(text)]


def cells_of(field: str, value: Any) -> list[Cell]:
    """Cells such as `(3,6) f3`, by blanks or in a list; each once."""
    words = value.split() if isinstance(value, str) else [] if value is None else value
    if not isinstance(words, Sequence) or not all(isinstance(word, str) for word in words):
        raise bad_value(field, value, Expect.WORDS)
    cells = [cell_named(field, word) for word in words]
    for cell, word in zip(cells, words, strict=True):
        if cells.count(cell) > 1:
            raise bad_value(field, word, Expect.ONCE)
    return cells


def board_of(field: str, value: Any) -> str:
    """A board in rows, blanks between cells allowed."""
    rows = value.split("\n") if isinstance(value, str) else value
    if not isinstance(rows, Sequence) or not all(isinstance(row, str) for row in rows):
        raise bad_value(field, value, Expect.ROWS, count=SIZE, width=SIZE)
    squeezed = [row for row in ("".join(row.split()) for row in rows) if row]
    board = "".join(squeezed)
    if len(squeezed) != SIZE or any(len(row) != SIZE for row in squeezed):
        raise bad_value(field, value, Expect.ROWS, count=SIZE, width=SIZE)
    if set(board) - set(LETTERS):
        raise bad_value(field, value, Expect.LETTERS, count=len(board), names=LETTERS)
    return board


def numbers_of(field: str, value: Any, least: int = 0) -> list[int]:
    """A number for each side."""
    if not isinstance(value, Sequence) or isinstance(value, str) or len(value) != len(SIDES):
        raise bad_value(field, value, Expect.NUMBER_FOR_EACH, names=tuple(SIDES))
    return [whole_number(field, number, least) for number in value]


def whole_number(field: str, value: Any, least: int = 0) -> int:
    """A number, from 0 up unless it says otherwise."""
    if not isinstance(value, int) or isinstance(value, bool) or value < least:
        raise bad_value(field, value, Expect.NUMBER_FROM, least=least)
    return value
