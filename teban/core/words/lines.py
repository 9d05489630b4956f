"""Events as scenario files word them, from a template for each kind.

`flip {cell}[->{to}]`: what stands between brackets may be left out, and is where a field has no
spelling. Seats and cells are named as the game names them, and so is what it spells itself, by the
name of the field; other values are written as they are: `{paid:+}` with a sign, `{role|wrong}` with
a word where there is none, `{driven?drive|charge}` as one of two words.
"""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from itertools import product
from typing import Any

from teban.core.event import Event
from teban.core.ids import Cell, SeatId
from teban.core.marks import entries, fields, many, present

_PART = re.compile(r"\[([^\]]*)\]|([^\[]+)")
_FIELD = re.compile(r"\{(\w+)(?:\?(\w+))?(?::([^}|]*))?(?:\|([^}]*))?\}")

Spell = Callable[[Any], Sequence[str]]
"""Every way to write a value, the usual one first."""


class Lines:
    """The wordings of a game's events."""

    def __init__(
        self,
        templates: Mapping[str, str],
        seats: Sequence[str],
        cell: Spell,
        spellings: Mapping[str, Spell],
    ) -> None:
        self._templates, self._spellings = templates, spellings
        self._spell: Mapping[Any, Spell] = {SeatId: lambda seat: (seats[seat],), Cell: cell}

    def of(self, event: Event) -> list[str]:
        """Every wording, the fullest first."""
        template = self.template(type(event))
        found = (
            " ".join("".join(parts).split())
            for chosen in product(*_choices(template))
            for parts in product(*(self._written(part, event) for part in chosen))
        )
        return list(dict.fromkeys(found))

    def verbs(self, kind: type[Event]) -> Sequence[str]:
        """What the lines of such an event may begin with."""
        first = self.template(kind).split()[0]
        found = _FIELD.fullmatch(first)
        return (first,) if found is None else tuple(filter(None, (found[2], found[4])))

    def template(self, kind: type[Event]) -> str:
        """How events of a kind are worded."""
        return self._templates.get(kind.tag()) or usual(kind)

    def _written(self, part: str, event: Event) -> Iterator[str]:
        """A part of a template in every spelling of its fields."""
        spelled = [self._spelled(event, *found) for found in _FIELD.findall(part)]
        text = _FIELD.sub("{}", part)
        yield from (text.format(*words) for words in product(*spelled))

    def _spelled(self, event: Event, name: str, yes: str, form: str, nothing: str) -> Sequence[str]:
        value = getattr(event, name)
        if yes:
            return (yes if value else nothing,)
        if value is None:
            return (nothing,)
        if name in self._spellings:
            return self._spellings[name](value)
        kind = next(present(field.kind) for field in fields(type(event)) if field.name == name)
        if kind in self._spell:
            return self._spell[kind](value)
        if not isinstance(value, tuple):
            return (format(value, form),)
        inner = self._spell.get(many(kind) or next(iter(entries(kind)), None), lambda one: (one,))
        # All of them in the same way: `(1,1) (1,2)` or `a1 b1`.
        return [" ".join(map(str, way)) for way in zip(*map(inner, value), strict=True)] or [""]


@cache
def usual(kind: type[Event]) -> str:
    """The kind, whose doing it is, and the rest in the order of its fields."""
    words = [kind.tag()]
    for field in fields(kind):
        if field.name in Event.__struct_fields__:
            continue
        if field.name == "to" and field.kind is SeatId:
            words[-1] += "[->{to}]"
        else:
            words.append(f"[{{{field.name}}}]" if field.name == "seat" else f"{{{field.name}}}")
    return " ".join(words)


@cache
def _choices(template: str) -> tuple[tuple[str, ...], ...]:
    return tuple(
        (left_out, "") if left_out else (kept,) for left_out, kept in _PART.findall(template)
    )
