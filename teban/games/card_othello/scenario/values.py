"""How scenario files write cells, cards and markers."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from msgspec import Struct, structs

from teban.core.ids import Cell, SeatId
from teban.core.refused import Expect, bad_value
from teban.core.words import Compared
from teban.core.words.forms import Cells, Form, Number, SeatName, Word, Words, one_cell
from teban.games.card_othello.cards.aimed import AIMED
from teban.games.card_othello.cards.catalogue import KEYS, NAMED
from teban.games.card_othello.geometry import GRID, name_of
from teban.games.card_othello.state import COLOURS, Kind

SEATS, SIDES = tuple(COLOURS), ("black", "white")
EMPTY = "empty"
COUNTED = frozenset((Kind.GUARD, Kind.DRAGON, Kind.BREEDING, Kind.UDG, Kind.WORK, Kind.BOMB))
"""Markers whose counter means something."""
FRONT = "front="
_LIKE = ("d4 PERMA B", "e5 BOMB W 2", "c3 BREEDING B 3 front=c4")


def card_of(field: str, name: Any) -> int:
    """A card by its key or its Japanese name."""
    if name not in NAMED:
        raise bad_value(field, name, Expect.ONE_OF, names=KEYS)
    return NAMED[name]


NUMBER, SEAT = Number(), SeatName(SEATS)
CELLS_BY_NAME = {GRID.name(cell): cell for cell in GRID.cells}
CELL = one_cell(CELLS_BY_NAME)
CELLS = Cells(CELL)
CARD = Word(card_of, KEYS.__getitem__)
CARDS = Words(CARD)


class Written(Struct, frozen=True, order=True):
    """A marker as a scenario writes it."""

    cell: Cell
    kind: Kind
    owner: SeatId
    counter: int | None = None
    front: Cell | None = None

    def __str__(self) -> str:
        words = [name_of(self.cell), self.kind.value, COLOURS[self.owner]]
        if self.counter is not None and self.kind in COUNTED:
            words.append(str(self.counter))
        if self.front is not None:
            words.append(f"{FRONT}{name_of(self.front)}")
        return " ".join(words)


class Markers(Form, frozen=True):
    """A list of `cell TYPE owner [counter] [front=cell]`; a single one may stand alone."""

    def read(self, field: str, value: Any) -> list[Written]:
        """The markers."""
        lines = value.splitlines() if isinstance(value, str) else ([] if value is None else value)
        if not isinstance(lines, Sequence) or not all(isinstance(line, str) for line in lines):
            raise bad_value(field, value, Expect.LIKE, examples=_LIKE)
        return [_marker(f"{field}[{at}]", line) for at, line in enumerate(lines)]

    def compare(self, field: str, wanted: Any, found: Iterable[Written]) -> Compared:
        """The exact set; a counter or a front only where one is named."""
        named = self.read(field, wanted)
        detail = {(marker.cell, marker.kind, marker.owner): marker for marker in named}
        there = [
            _as_named(marker, detail.get((marker.cell, marker.kind, marker.owner), marker))
            for marker in found
        ]
        return Compared(sorted(map(str, named)), sorted(there))


class Some(Form, frozen=True):
    """`{e5: B, h4: empty}`: only the named cells."""

    def compare(self, field: str, wanted: Any, found: str) -> Compared:
        """What stands on each of them."""
        if not isinstance(wanted, Mapping):
            raise bad_value(field, wanted, Expect.MAPPING)
        names = (*SEATS, EMPTY)
        for name, what in wanted.items():
            if what not in names:
                raise bad_value(f"{field}.{name}", what, Expect.ONE_OF, names=names)
        here = {name: found[CELL.read(field, name)] for name in wanted}
        return Compared(
            dict(wanted), {name: EMPTY if one == "." else one for name, one in here.items()}
        )


class Targets(Form, frozen=True):
    """`{CARD: cells}`: where a card may be aimed now; what is found is asked by card."""

    def compare(self, field: str, wanted: Any, found: Any) -> Compared:
        """The exact set for each card."""
        aimed = tuple(KEYS[card] for card in AIMED)
        if not isinstance(wanted, Mapping):
            raise bad_value(field, wanted, Expect.MAPPING_FROM, names=aimed)
        want, there = {}, {}
        for name, cells in wanted.items():
            card = card_of(field, name)
            if card not in AIMED:
                raise bad_value(field, name, Expect.ONE_OF, names=aimed)
            want[name] = CELLS.shown(CELLS.read(f"{field}.{name}", cells))
            there[name] = CELLS.shown(found(card))
        return Compared(want, there)


class Usable(Words, frozen=True):
    """Cards all of which may be used, or none; what is found is asked by card."""

    yes: bool = True

    def compare(self, field: str, wanted: Any, found: Any) -> Compared:
        """Those of them of which it is true."""
        named = self.read(field, wanted)
        there = [card for card in named if found(card) == self.yes]
        return Compared(self.shown(named), self.shown(there))


def _as_named(marker: Written, named: Written) -> str:
    """A marker with no more detail than is named; a front that is gone is `-`."""
    counter = marker.counter if named.counter is not None else None
    plain = structs.replace(marker, counter=counter, front=None)
    if named.front is None:
        return str(plain)
    return f"{plain} {FRONT}{'-' if marker.front is None else name_of(marker.front)}"


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
        CELL.read(field, cell),
        Kind(kind),
        SEAT.read(field, owner),
        int(counter[0]) if counter else None,
        CELL.read(field, front[0]) if front else None,
    )
