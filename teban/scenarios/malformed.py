"""A file that is no scenario: what is wrong, where, and what belongs there."""

from collections.abc import Iterable
from difflib import get_close_matches
from enum import Enum, StrEnum
from itertools import dropwhile
from typing import Any, TypeAlias

from msgspec import Struct

from teban.core.game import Game
from teban.core.refused import Expect, Refused, Why, bad_value
from teban.text import Text, text

Path: TypeAlias = tuple[str | int, ...]
"""The way from the top of a document to a value in it."""


class Wanted(StrEnum):
    """What scenario files expect, beside `Expect`."""

    SCENARIO_FILE = "scenario_file"
    SCENARIO = "scenario"
    YAML = "yaml"
    STEPS = "steps"
    ONE_WAY = "one_way"  # names
    STAGES = "stages"
    NEW_ID = "new_id"
    OTHER_ID = "other_id"
    SOUND_SCENARIO = "sound_scenario"


class Found(StrEnum):
    """What may be found instead, where the value itself would say nothing."""

    NO_UTF8 = "no_utf8"
    NO_DOCUMENT = "no_document"
    NO_STEPS = "no_steps"
    BOTH = "both"
    UNKNOWN_WORD = "unknown_word"
    MISSPELT_WORD = "misspelt_word"  # near
    TWIN_WORD = "twin_word"  # word
    ENDLESS = "endless"
    TOO_DEEP = "too_deep"
    NO_CHARACTER = "no_character"
    NO_SUCH_VALUE = "no_such_value"


class Malformed(Exception):  # noqa: N818 - the file is wrong, not the program
    """What is wrong at a place; whoever knows the file turns it into a `Complaint`."""

    def __init__(self, path: Path, refused: Refused) -> None:
        super().__init__(str(refused))
        self.path = path
        self.refused = refused

    def below(self, path: Path) -> "Malformed":
        """The same, seen from further up."""
        return Malformed((*path, *self.path), self.refused)


class Complaint(Struct, frozen=True):
    """One malformed document, for the report."""

    file: str
    line: int
    document: str | int | None
    """Its id, or its number in the file where it has none; None if it is about the file."""
    field: str
    refused: Refused
    game: Game | None = None

    def __str__(self) -> str:
        return self.worded("en")

    def worded(self, language: str) -> str:
        """One line for people."""
        say = text(language, self.game)
        place = f"{self.file}:{self.line}" if self.line else self.file
        document = self._document(say)
        where = [part for part in (place, document, self.field) if part]
        refused = self.refused
        if refused.code is Why.BAD_VALUE:
            # The sentence itself begins with what is wrong.
            refused = Refused(refused.code, **{**refused.fields, "field": where.pop()})
        return ": ".join([*where, say.refusal(refused)])

    def data(self, language: str) -> dict[str, Any]:
        """For programs."""
        place = {"file": self.file, "line": self.line, "document": self.document}
        refusal = {**self.refused.data(), "field": self.field}
        return {**place, **refusal, "message": self.worded(language)}

    def _document(self, say: Text) -> str:
        match self.document:
            case None:
                return ""
            case int(number):
                return say("document-number", number=str(number))
            case name:
                return say("document", name=name)


def wrong(path: Path, got: object, expected: StrEnum, **fields: Any) -> Malformed:
    """A value of a document that should be another."""
    return Malformed(path, bad_value(field(path), shown(got), expected, **fields))


def unknown(path: Path, word: object, known: Iterable[str]) -> Malformed:
    """A word that nobody has defined."""
    names = tuple(sorted(known))
    near = get_close_matches(str(word), names, n=1)
    at = (*path, str(word))
    if not names:
        return wrong(at, Found.UNKNOWN_WORD, Expect.NOTHING)
    if not near:
        return wrong(at, Found.UNKNOWN_WORD, Expect.ONE_OF, names=names)
    return wrong(at, Found.MISSPELT_WORD, Expect.ONE_OF, names=names, near=near[0])


def refused_value(path: Path, refused: Refused) -> Malformed:
    """A value that the game does not accept."""
    if refused.code is not Why.BAD_VALUE:
        return Malformed(path, refused)
    fields = refused.fields
    # A game may name a field from where it stands or from the top: `legal`, `expect.legal`.
    inner = [*dropwhile(path.__contains__, str(fields["field"]).split("."))]
    whole = (*path, *inner)
    here = {**fields, "field": field(whole), "got": shown(fields["got"])}
    return Malformed(whole, Refused(refused.code, **here))


def field(path: Path) -> str:
    """`stages[0].expect.legal`."""
    text = "".join(f"[{part}]" if isinstance(part, int) else f".{part}" for part in path)
    return text.removeprefix(".")


def shown(value: object) -> object:
    """A value as the file has it: text in quotes, so that '3' is not taken for 3."""
    return value if value is None or isinstance(value, Enum | int) else repr(value)
