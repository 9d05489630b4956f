"""How a game looks, as data: boards, piles and facts, for text, sentences and pages.

A game says it once, from a view. What it does not say follows from the marks of its position.
"""

from collections.abc import Iterator, Mapping, Sequence
from string import ascii_lowercase
from typing import Any

from msgspec import Struct

from teban.core.ids import Cell, SeatId
from teban.core.marks import Field, OnGrid, Own, entries, many, present


class Spot(Struct, frozen=True):
    """A cell of a board, or something that lies elsewhere with a name or marks of its own."""

    name: str
    """In notation."""
    piece: str = ""
    """What stands there, by its letter or name; nothing on an empty cell."""
    marks: tuple[str, ...] = ()
    """What is to be seen beside it, by name."""


class Board(Struct, frozen=True):
    """Cells in rows."""

    columns: tuple[str, ...]
    """How each column is called."""
    rows: tuple[str, ...]
    spots: tuple[Spot, ...]
    """Row by row."""


class Pile(Struct, frozen=True):
    """Things that lie or are held together: a hand, a deck, a pile of discards."""

    name: str
    count: int
    seat: SeatId | None = None
    """Whose it is."""
    things: tuple[str | Spot, ...] = ()
    """What is to be seen of them, by name."""


class Fact(Struct, frozen=True):
    """Something to know: a count, a phase, a word."""

    name: str
    value: str | int
    seat: SeatId | None = None
    """Whom it is about."""


UNSEEN = "?"
"""Stands for each thing that the viewer knows to be there, and no more."""


class Picture(Struct, frozen=True):
    """A table, as somebody sees it."""

    boards: tuple[Board, ...] = ()
    piles: tuple[Pile, ...] = ()
    facts: tuple[Fact, ...] = ()


def square(columns: int, pieces: Mapping[int, str], cells: int, **marks: Any) -> Board:
    """A board whose cells are called `a1` and so on, with marks on some cells, by name."""
    letters = tuple(ascii_lowercase[:columns])
    rows = tuple(str(row + 1) for row in range(cells // columns))
    spots = (
        Spot(
            letters[cell % columns] + rows[cell // columns],
            pieces.get(cell, ""),
            tuple(name for name, marked in marks.items() if cell in marked),
        )
        for cell in range(cells)
    )
    return Board(letters, rows, tuple(spots))


def derived(view: Struct, shown: tuple[Field, ...]) -> Picture:
    """What follows from the fields that a view shows."""
    marked = {f.name: getattr(view, f.name) for f in shown if many(f.kind) is Cell}
    boards, piles, facts = list[Board](), list[Pile](), list[Fact]()
    for field in shown:
        value, mark = getattr(view, field.name), field.mark
        if isinstance(mark, OnGrid):
            empty = mark.letters[-1]
            pieces = {cell: piece for cell, piece in enumerate(value) if piece != empty}
            boards.append(square(mark.width(len(value)), pieces, len(value), **marked))
        elif isinstance(mark, Own):
            for seat, (own, kind) in enumerate(zip(value, entries(field.kind), strict=True)):
                things = _own(own, kind, boards)
                piles.append(Pile(field.name, len(things), SeatId(seat), things))
        elif many(field.kind) is str:
            piles.append(Pile(field.name, len(value), things=value))
        elif field.name not in marked:
            facts += _facts(field, value, boards)
    return Picture(tuple(boards), tuple(piles), tuple(facts))


def drawn(picture: Picture) -> Iterator[str]:
    """The picture in letters, for whoever knows the game's own words."""
    for board in picture.boards:
        width = 1 + max(len(name) for name in (*board.columns, *(s.piece for s in board.spots)))
        yield "".join(["  ", *(f"{name:>{width}}" for name in board.columns)])
        columns = len(board.columns)
        for row, name in enumerate(board.rows):
            spots = board.spots[row * columns : (row + 1) * columns]
            yield "".join([f"{name:>2}", *(f"{spot.piece or '.':>{width}}" for spot in spots)])
        yield from (f"{spot.name}: {' '.join(spot.marks)}" for spot in board.spots if spot.marks)
    for pile in picture.piles:
        whose = "" if pile.seat is None else f" {pile.seat + 1}"
        things = (
            " ".join(filter(None, (thing.name, thing.piece, *thing.marks)))
            if isinstance(thing, Spot)
            else thing
            for thing in pile.things
        )
        yield f"{pile.name}{whose}: {' '.join(things) or pile.count}"
    for fact in picture.facts:
        whose = "" if fact.seat is None else f" {fact.seat + 1}"
        yield f"{fact.name}{whose}: {fact.value}"


def _own(held: Any, kind: Any, boards: Sequence[Board]) -> tuple[str, ...]:
    """What is seen of the things of one seat, of which others see at most how many there are."""
    if not many(kind):
        return (UNSEEN if held is None else str(held),)
    if isinstance(held, int):
        return (UNSEEN,) * held
    if many(kind) is Cell and boards:
        return tuple(boards[0].spots[cell].name for cell in held)
    return tuple(map(str, held))


def _facts(field: Field, value: Any, boards: Sequence[Board]) -> Iterator[Fact]:
    each = enumerate(value) if entries(field.kind) else ((None, value),)
    for seat, one in each:
        if one not in (None, "", ()):
            named = boards[0].spots[one].name if present(field.kind) is Cell and boards else one
            yield Fact(field.name, named, None if seat is None else SeatId(seat))
