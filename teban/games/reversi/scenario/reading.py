"""Values as scenario files write them."""

from collections.abc import Mapping, Sequence
from typing import Any

from teban.core.grid import Grid
from teban.core.ids import Cell, SeatId
from teban.core.refused import Expect, bad_value
from teban.games.reversi.space import KEYS, NAMED
from teban.games.reversi.state import COLOURS


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


def cells_of(field: str, value: Any, grid: Grid) -> list[Cell]:
    """Cells such as `d3 e4`."""
    return [_cell(field, word, grid) for word in words_of(field, value)]


def starred(field: str, value: Any, grid: Grid) -> dict[Cell, bool]:
    """Cells with a star for special stones: `d3 e4*`."""
    words = words_of(field, value)
    return {_cell(field, word.rstrip("*"), grid): word.endswith("*") for word in words}


def rows_of(field: str, value: Any, size: int, letters: str) -> str:
    """A board in rows, blanks between cells allowed."""
    rows = value.split("\n") if isinstance(value, str) else value
    if not isinstance(rows, Sequence) or not all(isinstance(row, str) for row in rows):
        raise bad_value(field, value, Expect.ROWS, count=size, width=size)
    squeezed = [row for row in ("".join(row.split()) for row in rows) if row]
    board = "".join(squeezed)
    if len(squeezed) != size or any(len(row) != size for row in squeezed):
        raise bad_value(field, value, Expect.ROWS, count=size, width=size)
    if set(board) - set(letters):
        raise bad_value(field, value, Expect.LETTERS, count=len(board), names=tuple(letters))
    return board


def item_numbers(field: str, value: Any) -> dict[str, int]:
    """Items by either of their names."""
    if not isinstance(value, Mapping):
        raise bad_value(field, value, Expect.MAPPING_FROM, names=tuple(NAMED))
    for name, number in value.items():
        if name not in NAMED:
            raise bad_value(field, name, Expect.ONE_OF, names=tuple(NAMED))
        whole_number(f"{field}.{name}", number)
    return {NAMED[name].key: number for name, number in value.items()}


def by_seat(field: str, value: Any) -> dict[SeatId, Any]:
    """A mapping from seats."""
    if not isinstance(value, Mapping):
        raise bad_value(field, value, Expect.MAPPING_FROM, names=tuple(COLOURS))
    return {seat_of(field, seat): part for seat, part in value.items()}


def pair(field: str, value: Any) -> tuple[int, int]:
    """A number for black and one for white."""
    if not isinstance(value, Sequence) or isinstance(value, str) or len(value) != len(COLOURS):
        raise bad_value(field, value, Expect.NUMBER_FOR_EACH, names=tuple(COLOURS))
    return whole_number(field, value[0]), whole_number(field, value[1])


def whole_number(field: str, value: Any) -> int:
    """A number from 0 up."""
    if not isinstance(value, int) or isinstance(value, bool) or value < 0:
        raise bad_value(field, value, Expect.NUMBER_FROM, least=0)
    return value


def all_kinds(numbers: Mapping[str, int]) -> tuple[int, ...]:
    """A number for each kind of item."""
    return tuple(numbers.get(key, 0) for key in KEYS)


def _cell(field: str, word: str, grid: Grid) -> Cell:
    if word not in (grid.name(cell) for cell in grid.cells):
        raise grid.no_cell(field, word)
    return grid.find(word)
