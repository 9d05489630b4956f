"""What a field of a position is to those who look: said once, beside its type.

    stones: Annotated[str, OnGrid("BW.")]
    hands: Annotated[tuple[Card, Card], Own()]

A field without a mark is public. Views, dumps, pictures and scenario words follow from the marks.
"""

from functools import cache
from math import isqrt
from types import NoneType
from typing import Annotated, Any, get_args, get_origin, get_type_hints

from msgspec import Struct


class Mark(Struct, frozen=True):
    """Something that is said of a field."""


class OnGrid(Mark, frozen=True):
    """A letter for each cell, row by row."""

    letters: str
    """All there are; the last one stands for an empty cell."""
    columns: int = 0
    """0 for a board as wide as it is high."""

    def width(self, cells: int) -> int:
        """The columns of a board of so many cells."""
        return self.columns or isqrt(cells)


class Own(Mark, frozen=True):
    """An entry for each seat, shown to that seat only; of several things others see how many."""


class Secret(Mark, frozen=True):
    """Shown to nobody."""


class Field(Struct, frozen=True):
    """One field of a position or a view."""

    name: str
    kind: Any
    """Its type."""
    mark: Mark | None


def fields(kind: Any) -> tuple[Field, ...]:
    """Every field of a type, in order."""
    return _fields(kind)


@cache
def _fields(kind: type[Struct]) -> tuple[Field, ...]:
    hints = get_type_hints(kind, include_extras=True)
    return tuple(_field(name, hints[name]) for name in kind.__struct_fields__)


def entries(kind: Any) -> tuple[Any, ...]:
    """The types of a tuple of fixed length; empty for anything else."""
    parts = get_args(kind) if get_origin(kind) is tuple else ()
    return () if Ellipsis in parts else parts


def many(kind: Any) -> Any:
    """What a tuple of any length holds; None for anything else."""
    parts = get_args(kind) if get_origin(kind) is tuple else ()
    return parts[0] if Ellipsis in parts else None


def present(kind: Any) -> Any:
    """The type of what may be missing, where it is there; any other type is what it is."""
    parts = get_args(kind)
    return next(part for part in parts if part is not NoneType) if NoneType in parts else kind


def _field(name: str, hint: Any) -> Field:
    kind, *notes = get_args(hint) if get_origin(hint) is Annotated else (hint,)
    marks = [note for note in notes if isinstance(note, Mark)]
    if len(marks) > 1 or any(map(_marked, get_args(kind))):
        raise TypeError(f"{name}: a field has one mark, which stands beside its whole type")
    match marks:
        case [OnGrid()] if kind is not str:
            raise TypeError(f"{name}: OnGrid stands beside a str, a letter for each cell")
        case [Own()] if not entries(kind):
            raise TypeError(f"{name}: Own stands beside a tuple with an entry for each seat")
    return Field(name, kind, marks[0] if marks else None)


def _marked(kind: Any) -> bool:
    """Whether a part of a type has a mark."""
    return isinstance(kind, Mark) or any(map(_marked, get_args(kind)))
