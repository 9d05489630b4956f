"""What follows from a position's marks: the view of each viewer, and the same as numbers."""

from collections.abc import Iterator
from enum import Enum
from functools import cache
from types import UnionType
from typing import (
    Annotated,
    Any,
    Literal,
    NewType,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)

from msgspec import Struct, defstruct

from teban.core.ids import SeatId, Viewer
from teban.core.marks import Field, OnGrid, Own, Secret, entries, fields, many

_APART = frozenset(("luck", "ply", "swift", "options", "mover"))
"""What no view has; whose turn it is stands there as `to_move`."""
_NOBODY = -1


def shown(kind: Any) -> tuple[Field, ...]:
    """The fields that a view of such a position has."""
    return tuple(
        field
        for field in fields(kind)
        if field.name not in _APART and not isinstance(field.mark, Secret)
    )


def has_secrets(kind: Any) -> bool:
    """Whether anything is hidden from anybody."""
    return any(isinstance(field.mark, Own | Secret) for field in fields(kind))


def type_of_views(position: type[Any]) -> type[Struct]:
    """The type of a position's views: what its `view` says that it returns, or what follows."""
    said: type[Struct] | Any = get_type_hints(position.view)["return"]
    return view_type(position) if said is Any else said


def view_type(kind: Any) -> type[Struct]:
    """The type of views that follows from the marks."""
    return _view_type(kind)


@cache
def _view_type(kind: type[Struct]) -> type[Struct]:
    parts: list[tuple[str, Any]] = [(field.name, _seen_as(field)) for field in shown(kind)]
    named = [*parts, ("to_move", SeatId | None)]
    return defstruct("View", named, frozen=True, module=kind.__module__)


def view(position: Any, viewer: Viewer, to_move: SeatId | None) -> Any:
    """Everything this viewer is shown."""
    kind = type(position)
    values = {field.name: _seen(field, position, viewer) for field in shown(kind)}
    return view_type(kind)(**values, to_move=to_move)


def whole(position: Any) -> Any:
    """What somebody would be shown who sees everything."""
    kind = type(position)
    values = {field.name: getattr(position, field.name) for field in shown(kind)}
    return view_type(kind)(**values, to_move=next(iter(position.actors()), None))


def numbers(view: Struct, kind: Any) -> Iterator[int]:
    """A view as numbers; what has no fixed length is left out."""
    types = {field.name: field.kind for field in fields(type(view))}
    for field in shown(kind):
        value = getattr(view, field.name)
        if isinstance(field.mark, OnGrid):
            yield from map(field.mark.letters.index, value)
        else:
            yield from _numbers(value, types[field.name])


def _seen_as(field: Field) -> Any:
    """The type of a field in a view."""
    if not isinstance(field.mark, Own):
        return field.kind
    each = tuple(kind | (int if many(kind) else None) for kind in entries(field.kind))
    return tuple.__class_getitem__(each)


def _seen(field: Field, position: Any, viewer: Viewer) -> Any:
    value = getattr(position, field.name)
    if not isinstance(field.mark, Own):
        return value
    return tuple(own if seat == viewer else _hidden(own) for seat, own in enumerate(value))


def _hidden(own: Any) -> int | None:
    return len(own) if isinstance(own, tuple) else None


def _numbers(value: Any, kind: Any) -> Iterator[int]:
    if each := entries(kind):
        for one, inner in zip(value, each, strict=True):
            yield from _numbers(one, inner)
    elif names := _names(kind):
        yield names.index(value) if value in names else _NOBODY
    elif any(isinstance(one, type) and issubclass(one, int) for one in _alternatives(kind)):
        yield value if isinstance(value, int) else _NOBODY


def _names(kind: Any) -> tuple[Any, ...]:
    """The words that a field of this type may hold, where there are a few."""
    for one in _alternatives(kind):
        if get_origin(one) is Literal:
            return get_args(one)
        if isinstance(one, type) and issubclass(one, Enum):
            return tuple(one)
    return ()


def _alternatives(kind: Any) -> tuple[Any, ...]:
    """What a value of this type may be, without notes and new names."""
    if get_origin(kind) in (Union, UnionType):
        return tuple(one for part in get_args(kind) for one in _alternatives(part))
    if get_origin(kind) is Annotated:
        return _alternatives(get_args(kind)[0])
    return _alternatives(kind.__supertype__) if isinstance(kind, NewType) else (kind,)
