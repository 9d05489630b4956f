"""What follows from the fields of a position and their marks: how each is written."""

from collections.abc import Mapping, Sequence
from enum import Enum
from typing import Any, Literal, get_args, get_origin

from teban.core.ids import Cell, SeatId
from teban.core.marks import Field, OnGrid, Own, entries, fields, many, present
from teban.core.picture import square
from teban.core.words.forms import (
    BySeat,
    Cells,
    Each,
    Flag,
    Form,
    Maybe,
    Number,
    OneOf,
    OrCount,
    Rows,
    SeatName,
    Word,
    Words,
    one_cell,
)


def forms_of(start: Any, seats: Sequence[str]) -> dict[str, Form]:
    """How each field of such a position is written; the boards are as large as at its start."""
    names = tuple(seats)
    found: dict[str, Form] = {}
    boards = [field for field in fields(type(start)) if isinstance(field.mark, OnGrid)]
    cell = one_cell(cell_names(start, boards[0])) if boards else Number()
    for field in fields(type(start)):
        value = getattr(start, field.name)
        if isinstance(field.mark, OnGrid):
            width = field.mark.width(len(value))
            found[field.name] = Rows(tuple(field.mark.letters), width, len(value) // width)
        elif isinstance(field.mark, Own):
            found[field.name] = BySeat(_own(entries(field.kind)[0], names, cell), names)
        else:
            found[field.name] = _form(field.kind, names, cell)
    return found


def cell_names(start: Any, field: Field) -> Mapping[str, int]:
    """The cells of a board by their names."""
    value, mark = getattr(start, field.name), field.mark
    assert isinstance(mark, OnGrid)
    board = square(mark.width(len(value)), {}, len(value))
    return {spot.name: cell for cell, spot in enumerate(board.spots)}


def _own(kind: Any, seats: tuple[str, ...], cell: Form) -> Form:
    form = _form(kind, seats, cell)
    return OrCount(form) if many(kind) else Maybe(form)


def _form(kind: Any, seats: tuple[str, ...], cell: Form) -> Form:
    each = entries(kind)
    if each:
        return Each(_form(each[0], seats, cell), seats)
    if many(kind) is Cell and isinstance(cell, Word):
        return Cells(cell)
    if (one := many(kind)) is not None:
        return Words(_form(one, seats, cell))
    if present(kind) is not kind:
        return Maybe(_form(present(kind), seats, cell))
    if kind is Cell:
        return cell
    if get_origin(kind) is Literal:
        return OneOf(get_args(kind))
    if isinstance(kind, type) and issubclass(kind, Enum):
        return OneOf(tuple(str(one.value) for one in kind))
    if kind is SeatId:
        return SeatName(seats)
    if kind is bool:
        return Flag()
    return Number(least=None) if kind is int else Form()
