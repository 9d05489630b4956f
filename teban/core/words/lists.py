"""Values made of others: lists with counts in them, parts by name, things by reference."""

from collections.abc import Iterable, Mapping
from typing import Any

from teban.core.refused import Expect, Refused, Why, bad_value
from teban.core.words.compared import Compared, together
from teban.core.words.forms import Form

ANY = "?"
"""What stands for a thing that is not looked at."""
GONE = "gone"


class ListOf(Form, frozen=True):
    """A list, each entry of which is read by itself; a whole number may stand for so many."""

    form: Form
    counts: bool = False

    def read(self, field: str, value: Any) -> list[Any]:
        return [self.form.read(field, one) for one in self.entries(field, value)]

    def shown(self, value: Iterable[Any]) -> list[Any]:
        return [self.form.shown(one) for one in value]

    def compare(self, field: str, wanted: Any, found: Any) -> Compared:
        """One after the other; where a number stands, so many are not looked at."""
        want: list[Any] = []
        for one in self.entries(field, wanted):
            want += [ANY] * one if self.counted(one) else self.shown([self.form.read(field, one)])
        there = self.shown(found)
        if len(there) == len(want):
            there = [ANY if one == ANY else seen for one, seen in zip(want, there, strict=True)]
        return Compared(want, there)

    def entries(self, field: str, value: Any) -> list[Any]:
        """The value, if it is a list."""
        if not isinstance(value, list):
            raise bad_value(field, value, Expect.LIST)
        return value

    def counted(self, entry: Any) -> bool:
        """Whether an entry stands for so many things."""
        return self.counts and isinstance(entry, int)


class Loose(ListOf, frozen=True):
    """A list whose order says nothing; a whole number in it is so many more, whichever."""

    def shown(self, value: Iterable[Any]) -> list[Any]:
        return super().shown(sorted(value))

    def compare(self, field: str, wanted: Any, found: Any) -> Compared:
        entries = self.entries(field, wanted)
        named = [self.form.read(field, one) for one in entries if not self.counted(one)]
        if len(named) == len(entries):
            return Compared(self.shown(named), self.shown(found))
        there = [one for one in named if one in found]
        more = sum(one for one in entries if self.counted(one))
        return Compared(
            [*self.shown(named), f"+{more}"],
            [*self.shown(there), f"+{len(found) - len(there)}"],
        )


class AllOf(ListOf, frozen=True):
    """Things all of which are there; what is found says of each whether it is."""

    def compare(self, field: str, wanted: Any, found: Any) -> Compared:
        want = self.read(field, wanted)
        return Compared(self.shown(want), self.shown(filter(found, want)))


class NoneOf(ListOf, frozen=True):
    """Things none of which is there."""

    def compare(self, field: str, wanted: Any, found: Any) -> Compared:
        return Compared([], self.shown(filter(found, self.read(field, wanted))))


class Parts(Form, frozen=True):
    """Parts by name, each written in a way of its own; only what is named is compared."""

    forms: Mapping[str, Form]

    def read(self, field: str, value: Any) -> dict[str, Any]:
        named = _named(field, value, self.forms)
        return {name: self.forms[name].read(f"{field}.{name}", one) for name, one in named.items()}

    def compare(self, field: str, wanted: Any, found: Any) -> Compared:
        return together(
            {
                name: self.forms[name].compare(f"{field}.{name}", one, found[name])
                for name, one in _named(
                    field, wanted, [*filter(found.__contains__, self.forms)]
                ).items()
            }
        )


class ByName(Form, frozen=True):
    """Something of each of the things that are named; what is found is asked about one of them."""

    form: Form

    def compare(self, field: str, wanted: Any, found: Any) -> Compared:
        if not isinstance(wanted, Mapping):
            raise bad_value(field, wanted, Expect.MAPPING)
        return together(
            {str(name): self._of(field, str(name), one, found) for name, one in wanted.items()}
        )

    def _of(self, field: str, name: str, wanted: Any, found: Any) -> Compared:
        try:
            there = found(name)
        except Refused as refused:
            # It is well said, but nothing of that name is there.
            if refused.code is not Why.NOT_LEGAL:
                raise
            return Compared(wanted, GONE)
        return self.form.compare(field, wanted, there)


def _named(field: str, value: Any, parts: Iterable[str]) -> Mapping[str, Any]:
    """The entries, by parts that there are."""
    if not isinstance(value, Mapping):
        raise bad_value(field, value, Expect.MAPPING_FROM, names=tuple(parts))
    for name, one in value.items():
        if name not in parts:
            raise bad_value(f"{field}.{name}", one, Expect.ONE_OF, names=tuple(parts))
    return value
