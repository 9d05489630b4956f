"""How scenario files write what only this game has: special stones, items, badges, profiles."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from msgspec import structs

from teban.core.record import convert
from teban.core.refused import Expect, bad_value
from teban.core.words import Compared
from teban.core.words.forms import BySeat, Each, Form, Number, Rows, Word, words_of
from teban.games.reversi.badges.catalogue import CATALOGUE
from teban.games.reversi.colours import COLOURS
from teban.games.reversi.options import MOST_OF_A_KIND, Profile, check_profile
from teban.games.reversi.space import KEYS, NAMED

SEATS = tuple(COLOURS)
BADGES = {name: badge for badge in CATALOGUE for name in (badge.id, badge.name)}
NUMBER = Number()


class Stones(Form, frozen=True):
    """Cells with a star for special stones: `d3 e4*`. Found are letters, small for specials."""

    cell: Word
    letter: str

    def read(self, field: str, value: Any) -> dict[int, bool]:
        """Whether each of these stones is special."""
        stones: dict[int, bool] = {}
        for word in words_of(field, value):
            cell = self.cell.read(field, word.removesuffix("*"))
            if cell in stones:
                raise bad_value(field, word, Expect.ONCE)
            stones[cell] = word.endswith("*")
        return stones

    def compare(self, field: str, wanted: Any, found: str) -> Compared:
        """Specials only if the wanted stones have a star."""
        named = self.read(field, wanted)
        here = {
            at: letter.islower() for at, letter in enumerate(found) if letter.upper() == self.letter
        }
        stars = any(named.values())
        return Compared(self._written(named, stars), self._written(here, stars))

    def _written(self, stones: Mapping[int, bool], stars: bool) -> str:
        return " ".join(
            sorted(self.cell.shown(cell) + "*" * (at and stars) for cell, at in stones.items())
        )


class Boards(Rows, frozen=True):
    """A board in which small letters are specials, compared only where some are written."""

    def compare(self, field: str, wanted: Any, found: str) -> Compared:
        """Specials only if the wanted board has any."""
        text = self.read(field, wanted)
        return Compared(
            self.shown(text), self.shown(found if text != text.upper() else found.upper())
        )


class Items(Form, frozen=True):
    """Numbers of items by any of their names, perhaps no more than so many of each."""

    most: int | None = None

    def read(self, field: str, value: Any) -> dict[str, int]:
        """The numbers by the items' keys."""
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
            numbers[key] = NUMBER.read(at, number)
            if self.most is not None and number > self.most:
                raise bad_value(at, number, Expect.NUMBER_FROM_TO, least=0, most=self.most)
        return numbers

    def compare(self, field: str, wanted: Any, found: Mapping[str, int]) -> Compared:
        """Those that are named; of all others there may be any number."""
        named = self.read(field, wanted)
        return Compared(named, {key: found.get(key, 0) for key in named})


class Earned(Form, frozen=True):
    """Badges, each once whatever it is called."""

    lacking: bool = False
    """Whether they must not be among those earned."""

    def read(self, field: str, value: Any) -> list[str]:
        """Their ids."""
        return sorted({_badge(field, name) for name in words_of(field, value)})

    def compare(self, field: str, wanted: Any, found: Iterable[str]) -> Compared:
        """The named ones must be among those earned; an empty list wants none."""
        named = self.read(field, wanted)
        if self.lacking:
            return Compared([], [badge for badge in found if badge in named])
        return Compared(named, sorted({badge for badge in found if badge in named or not named}))


class Profiles(Form, frozen=True):
    """A list of all seats that earn badges, or what each of some seats brings along."""

    def read(self, field: str, value: Any) -> dict[str, dict[str, Any]]:
        """The parts that are named, by seat."""
        if not isinstance(value, Mapping):
            value = {seat: {} for seat in words_of(field, value)}
        named = BySeat(Form(), SEATS).named(field, value)
        return {seat: _profile(f"{field}.{seat}", parts) for seat, parts in named.items()}

    def compare(self, field: str, wanted: Any, found: Sequence[Profile]) -> Compared:
        """Of a mapping, the parts that it names."""
        want = self.read(field, wanted)
        here = dict(zip(SEATS, map(structs.asdict, found), strict=True))
        if not isinstance(wanted, Mapping):
            return Compared(sorted(want), [seat for seat in here if here[seat]["earns"]])
        for seat, parts in want.items():
            for name in ("items", "badges"):
                here[seat][name] = {**dict.fromkeys(parts.get(name, {}), 0), **here[seat][name]}
        return Compared(want, {seat: here[seat] for seat in want})


class Passes(Form, frozen=True):
    """Natural passes in a row: for each side, or as one number."""

    def read(self, field: str, value: Any) -> Any:
        """A pair, or the number."""
        form = Each(NUMBER, SEATS) if isinstance(value, Sequence) else NUMBER
        return form.read(field, value)

    def compare(self, field: str, wanted: Any, found: Sequence[int]) -> Compared:
        """Found are those of black, of white, and of both since the last placement."""
        *rows, since = found
        named = self.read(field, wanted)
        return Compared(*(([*named], rows) if isinstance(named, tuple) else (named, since)))


class Flips(Form, frozen=True):
    """The stones that a placement turned, or how many."""

    cells: Form

    def compare(self, field: str, wanted: Any, found: Sequence[int]) -> Compared:
        """By number, or cell by cell."""
        if isinstance(wanted, int):
            return Compared(NUMBER.read(field, wanted), len(found))
        return self.cells.compare(field, wanted, found)


def _badge(field: str, name: Any) -> str:
    """A badge's id from its id or its name, blanks in it aside."""
    badge = BADGES.get(str(name).replace(" ", ""))
    if badge is None:
        raise bad_value(field, name, Expect.ONE_OF, names=tuple(BADGES))
    return badge.id


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
        named["items"] = Items(MOST_OF_A_KIND).read(f"{field}.items", named["items"])
    if isinstance(badges := named.get("badges"), Mapping):
        at = f"{field}.badges"
        named["badges"] = {_badge(f"{at}.{name}", name): n for name, n in badges.items()}
    profile = check_profile(field, convert(field, named, Profile), KEYS)
    return {name: getattr(profile, name) for name in named}
