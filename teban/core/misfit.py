"""What msgspec says about data of a wrong form, as a refusal of the one value that is wrong."""

import re
from collections.abc import Iterator, Mapping, Sequence
from enum import Enum
from typing import Any, TypeVar, get_type_hints

import msgspec

from teban.core.refused import Expect, Got, Refused, bad_value

T = TypeVar("T")

_STEP = re.compile(r"\.([^.\[\]`]+)|\[(\d+|\.\.\.)\]")
_AT = re.compile(r" - at (`key` in )?`\$([^`]*)`$")
_TYPE = re.compile(r"Expected `([^`]+)`(?:, got `(\w+)`)?$")
_FIELD = re.compile(r"Object (missing required|contains unknown) field `([^`]*)`")
_LENGTH = re.compile(r"Expected `array` of length (\d+)")
_LEAST = re.compile(r"Expected `int(?: \| null)?` >= (-?\d+)$")
_ENUM = re.compile(r"Invalid enum value ")
_EXPECTED = {
    "int": Expect.NUMBER,
    "str": Expect.TEXT,
    "bool": Expect.TRUE_OR_FALSE,
    "array": Expect.LIST,
    "object": Expect.MAPPING,
}
_NAMES = {
    bool: "bool",
    int: "int",
    float: "float",
    str: "str",
    type(None): "null",
    list: "array",
    tuple: "array",
    dict: "object",
}


_MALFORMED = (msgspec.DecodeError, UnicodeError, RecursionError)


def decoded(field: str, data: bytes | str, decoder: "msgspec.json.Decoder[T]") -> T:
    """JSON from outside in its type; refused with the path of what is wrong."""
    try:
        return decoder.decode(data)
    except msgspec.ValidationError as error:
        raise misfit(field, _plain(field, data), error) from None
    except _MALFORMED:
        raise bad_value(field, Got.DAMAGED, Expect.JSON) from None


def _plain(field: str, data: bytes | str) -> Any:
    """Whatever the JSON holds, so that a refusal can show what stands in one place of it."""
    try:
        return msgspec.json.decode(data)
    except _MALFORMED:
        raise bad_value(field, Got.DAMAGED, Expect.JSON) from None


def misfit(
    field: str, data: Any, error: msgspec.ValidationError, kind: type[msgspec.Struct] | None = None
) -> Refused:
    """The refusal: the path of what is wrong, the value there and nothing around it.

    Where it is known what the data should be, a wrong word is answered with the right ones.
    """
    said = str(error)
    at = _AT.search(said)
    in_keys, path = (bool(at[1]), at[2]) if at else (False, "")
    said = said[: at.start()] if at else said
    place = field + path
    values = list(_values(data, path, in_keys))
    if found := _FIELD.match(said):
        return _field(place, values, *found.groups())
    if found := _LENGTH.match(said):
        count = int(found[1])
        sizes = (len(value) for value in values if isinstance(value, Sequence))
        wrong = next((size for size in sizes if size != count), Got.DAMAGED)
        return bad_value(place, wrong, Expect.ENTRIES, count=count)
    if found := _LEAST.match(said):
        least = int(found[1])
        low = (value for value in values if isinstance(value, int) and value < least)
        return bad_value(place, next(low, Got.DAMAGED), Expect.NUMBER_FROM, least=least)
    if _ENUM.match(said) and (names := _words(kind, path)):
        return bad_value(place, values[0], Expect.ONE_OF, names=names)
    found = _TYPE.match(said)
    got = _of_type(values, found[2] if found else None)
    expected = _EXPECTED.get(found[1].removesuffix(" | null")) if found else None
    if expected is None:
        return bad_value(place, got, Expect.FORM, detail=said.removeprefix("Expected "))
    return bad_value(place, got, expected)


def _field(place: str, values: list[Any], problem: str, name: str) -> Refused:
    if problem.startswith("missing"):
        return bad_value(f"{place}.{name}", None, Expect.VALUE)
    holders = (value for value in values if isinstance(value, Mapping) and name in value)
    return bad_value(f"{place}.{name}", next(holders, {}).get(name), Expect.NOTHING)


def _words(kind: type[msgspec.Struct] | None, path: str) -> tuple[str, ...]:
    """The words that may stand in one field."""
    hints = get_type_hints(kind) if kind else {}
    wanted = hints.get(path.removeprefix("."))
    if not isinstance(wanted, type) or not issubclass(wanted, Enum):
        return ()
    return tuple(str(one.value) for one in wanted)


def _of_type(values: list[Any], name: str | None) -> Any:
    """The value that msgspec means: behind `[...]`, it does not say which of several."""
    fitting = (value for value in values if name in (None, _NAMES.get(type(value))))
    return next(fitting, Got.DAMAGED)


def _values(data: Any, path: str, in_keys: bool) -> Iterator[Any]:
    """Every value that a path may mean."""
    step = _STEP.match(path)
    if step is None:
        yield from (data if in_keys and isinstance(data, Mapping) else (data,))
        return
    for below in _below(data, step[1], step[2]):
        yield from _values(below, path[step.end() :], in_keys)


def _below(data: Any, name: str | None, index: str | None) -> Iterator[Any]:
    if isinstance(data, Mapping):
        if index == "...":
            yield from data.values()
        elif name in data:
            yield data[name]
    elif isinstance(data, Sequence) and index and index.isdigit() and int(index) < len(data):
        yield data[int(index)]
