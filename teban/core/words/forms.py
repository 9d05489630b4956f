"""Values as scenario files write them: how each is read, and how it is shown to a person."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from msgspec import Struct

from teban.core.ids import Cell, SeatId
from teban.core.refused import Expect, Refused, bad_value
from teban.core.words.compared import Compared, together


class Form(Struct, frozen=True):
    """One way to write a value; here a value that is written as it is."""

    def read(self, field: str, value: Any) -> Any:
        """What a file means; refused if it means nothing."""
        return value

    def shown(self, value: Any) -> Any:
        """The value for a person, in one way whoever wrote it."""
        return value

    def compare(self, field: str, wanted: Any, found: Any) -> Compared:
        """What a file wants beside what was found."""
        return Compared(self.shown(self.read(field, wanted)), self.shown(found))


class Number(Form, frozen=True):
    """A whole number."""

    least: int | None = 0
    most: int | None = None

    def read(self, field: str, value: Any) -> int:
        """The number; refused if it is none, too small or too large."""
        least, most = self.least, self.most
        if isinstance(value, bool) or not isinstance(value, int):
            fits = False
        else:
            fits = (least is None or least <= value) and (most is None or value <= most)
        if fits:
            return int(value)
        if least is None:
            raise bad_value(field, value, Expect.NUMBER)
        if most is None:
            raise bad_value(field, value, Expect.NUMBER_FROM, least=least)
        raise bad_value(field, value, Expect.NUMBER_FROM_TO, least=least, most=most)


class Flag(Form, frozen=True):
    """True or false."""

    def read(self, field: str, value: Any) -> bool:
        if not isinstance(value, bool):
            raise bad_value(field, value, Expect.TRUE_OR_FALSE)
        return value


class OneOf(Form, frozen=True):
    """A word out of a list."""

    names: tuple[str, ...]

    def read(self, field: str, value: Any) -> str:
        if value not in self.names:
            raise bad_value(field, value, Expect.ONE_OF, names=self.names)
        return str(value)


class SeatName(OneOf, frozen=True):
    """A seat, by its name."""

    def read(self, field: str, value: Any) -> Any:
        return SeatId(self.names.index(super().read(field, value)))

    def shown(self, value: Any) -> str:
        return str(self.names[value])


class Maybe(Form, frozen=True):
    """Something, or nothing: `null`."""

    form: Form

    def read(self, field: str, value: Any) -> Any:
        return None if value is None else self.form.read(field, value)

    def shown(self, value: Any) -> Any:
        return None if value is None else self.form.shown(value)


class Word(Form, frozen=True):
    """A word of the game's own."""

    means: Callable[[str, Any], Any]
    """What it means; refused with this field if it means nothing."""
    name: Callable[[Any], str] = str
    """How it is shown."""

    def read(self, field: str, value: Any) -> Any:
        """What it means."""
        return self.means(field, value)

    def shown(self, value: Any) -> str:
        """Its name."""
        return self.name(value)


class Words(Form, frozen=True):
    """Words separated by blanks, or a list of them; each is read by itself."""

    word: Form
    once: bool = False
    """Whether no word may mean the same as another."""
    ordered: bool = True
    """Whether their order counts."""

    def read(self, field: str, value: Any) -> tuple[Any, ...]:
        """What each of them means."""
        words = words_of(field, value)
        found = tuple(self.word.read(field, word) for word in words)
        for word, meant in zip(words, found, strict=True):
            if self.once and found.count(meant) > 1:
                raise bad_value(field, word, Expect.ONCE)
        return found

    def shown(self, value: Iterable[Any]) -> Any:
        """Their names."""
        return [self.word.shown(one) for one in (value if self.ordered else sorted(value))]


class Cells(Words, frozen=True):
    """Cells such as `d3 e4`, in the order of the board."""

    once: bool = True
    ordered: bool = False

    def shown(self, value: Iterable[Any]) -> str:
        """Their names, in a line."""
        return " ".join(super().shown(value))


class Rows(Form, frozen=True):
    """A board in rows of letters, blanks between cells allowed; without a height of any."""

    letters: tuple[str, ...]
    width: int
    height: int

    def read(self, field: str, value: Any) -> str:
        rows = value.split("\n") if isinstance(value, str) else value
        wrong = bad_value(field, value, Expect.ROWS, count=self.height, width=self.width)
        if not isinstance(rows, Sequence) or not all(isinstance(row, str) for row in rows):
            raise wrong
        squeezed = [row for row in ("".join(row.split()) for row in rows) if row]
        board = "".join(squeezed)
        if len(squeezed) != self.height or any(len(row) != self.width for row in squeezed):
            raise wrong
        if set(board) - set(self.letters):
            raise bad_value(field, value, Expect.LETTERS, count=len(board), names=self.letters)
        return board

    def shown(self, value: str) -> list[str]:
        return [value[at : at + self.width] for at in range(0, len(value), self.width)]


class Each(Form, frozen=True):
    """A value for each seat, or for each of other things, in a list."""

    form: Form
    names: tuple[str, ...]

    def read(self, field: str, value: Any) -> tuple[Any, ...]:
        if not isinstance(value, Sequence) or isinstance(value, str):
            raise self._wrong(field, value)
        if len(value) != len(self.names):
            raise self._wrong(field, value)
        return tuple(self.form.read(field, one) for one in value)

    def shown(self, value: Iterable[Any]) -> list[Any]:
        return [self.form.shown(one) for one in value]

    def _wrong(self, field: str, value: Any) -> Refused:
        return bad_value(field, value, Expect.NUMBER_FOR_EACH, names=self.names)


class BySeat(Form, frozen=True):
    """Values of the seats that are named; what is found has an entry for every seat."""

    form: Form
    names: tuple[str, ...]

    def read(self, field: str, value: Any) -> dict[SeatId, Any]:
        return {
            SeatId(self.names.index(name)): self.form.read(f"{field}.{name}", one)
            for name, one in self.named(field, value).items()
        }

    def compare(self, field: str, wanted: Any, found: Any) -> Compared:
        """Each by itself, as what one seat has may be shown in another way than the other's."""
        return together(
            {
                name: self.form.compare(f"{field}.{name}", one, found[self.names.index(name)])
                for name, one in self.named(field, wanted).items()
            }
        )

    def named(self, field: str, value: Any) -> Mapping[str, Any]:
        """The entries, by seats that there are."""
        if not isinstance(value, Mapping):
            raise bad_value(field, value, Expect.MAPPING_FROM, names=self.names)
        for name in value:
            if name not in self.names:
                raise bad_value(field, name, Expect.ONE_OF, names=self.names)
        return value


class OrCount(Form, frozen=True):
    """Things, or how many of them: where they are hidden, only how many, or a word for it."""

    form: Form

    def read(self, field: str, value: Any) -> Any:
        return self.form.read(field, value)

    def compare(self, field: str, wanted: Any, found: Any) -> Compared:
        hidden = isinstance(found, int | str)
        if isinstance(wanted, int):
            number = Number().read(field, wanted)
            return Compared(number, found if hidden else len(found))
        compared = self.form.compare(field, wanted, () if hidden else found)
        return Compared(compared.wanted, found) if hidden else compared


def words_of(field: str, value: Any) -> list[str]:
    """Words separated by blanks, or a list of them."""
    if value is None:
        return []
    if isinstance(value, str):
        return value.split()
    if isinstance(value, Sequence) and all(isinstance(word, str) for word in value):
        return [*value]
    raise bad_value(field, value, Expect.WORDS)


def one_cell(find: Mapping[str, int]) -> Word:
    """A cell by any of its names; the first name of each is the one that is shown."""
    names = {cell: name for name, cell in reversed([*find.items()])}
    first, last = names[min(names)], names[max(names)]

    def means(field: str, text: Any) -> Cell:
        if not isinstance(text, str) or text not in find:
            raise bad_value(field, text, Expect.CELL, first=first, last=last)
        return Cell(find[text])

    return Word(means, names.__getitem__)
