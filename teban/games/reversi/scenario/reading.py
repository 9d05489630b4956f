"""Values as scenario files write them."""

from collections.abc import Mapping, Sequence
from typing import Any

from teban.core.grid import Grid
from teban.core.ids import Cell, SeatId
from teban.core.record import convert
from teban.core.refused import Expect, bad_value
from teban.games.reversi.badges.catalogue import CATALOGUE
from teban.games.reversi.colours import COLOURS
from teban.games.reversi.options import MOST_OF_A_KIND, Profile, check_profile
from teban.games.reversi.space import KEYS, NAMED

BADGES = {name: badge for badge in CATALOGUE for name in (badge.id, badge.name)}


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
    stones: dict[Cell, bool] = {}
    for word in words_of(field, value):
        cell = _cell(field, word.removesuffix("*"), grid)
        if cell in stones:
            raise bad_value(field, word, Expect.ONCE)
        stones[cell] = word.endswith("*")
    return stones


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


def item_numbers(field: str, value: Any, most: int | None = None) -> dict[str, int]:
    """Items by any of their names, perhaps no more than so many of each."""
    if not isinstance(value, Mapping):
        raise bad_value(field, value, Expect.MAPPING_FROM, names=tuple(NAMED))
    numbers: dict[str, int] = {}
    for name, number in value.items():
        at = f"{field}.{name}"
        if name not in NAMED:
            raise bad_value(at, name, Expect.ONE_OF, names=tuple(NAMED))
        key = NAMED[name].key
        if key in numbers:
            raise bad_value(at, name, Expect.ONCE)
        numbers[key] = whole_number(at, number)
        if most is not None and number > most:
            raise bad_value(at, number, Expect.NUMBER_FROM_TO, least=0, most=most)
    return numbers


def profiles_of(field: str, value: Any) -> dict[SeatId, dict[str, Any]]:
    """Seats that earn badges, or what each of them brings along: the parts that are named."""
    if not isinstance(value, Mapping):
        value = {seat: {} for seat in words_of(field, value)}
    return {
        seat: _profile(f"{field}.{COLOURS[seat]}", parts)
        for seat, parts in by_seat(field, value).items()
    }


def _profile(field: str, value: Any) -> dict[str, Any]:
    parts = {} if value is None else value
    if not isinstance(parts, Mapping):
        raise bad_value(field, parts, Expect.MAPPING_FROM, names=Profile.__struct_fields__)
    for name in parts:
        if name not in Profile.__struct_fields__:
            names = Profile.__struct_fields__
            raise bad_value(f"{field}.{name}", name, Expect.ONE_OF, names=names)
    named = {"earns": True, **parts}
    if "items" in named:
        named["items"] = item_numbers(f"{field}.items", named["items"], MOST_OF_A_KIND)
    if isinstance(badges := named.get("badges"), Mapping):
        at = f"{field}.badges"
        named["badges"] = {badge_of(f"{at}.{name}", name): n for name, n in badges.items()}
    profile = check_profile(field, convert(field, named, Profile), KEYS)
    return {name: getattr(profile, name) for name in named}


def badge_of(field: str, name: Any) -> str:
    """A badge's id from its id or its name, blanks in it aside."""
    badge = BADGES.get(str(name).replace(" ", ""))
    if badge is None:
        raise bad_value(field, name, Expect.ONE_OF, names=tuple(BADGES))
    return badge.id


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
