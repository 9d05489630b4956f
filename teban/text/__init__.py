"""Words for people: one Fluent file for each language, here for all games and one per game.

Rules speak in codes. Whatever talks to a person (page, terminal) looks the words up here.
"""

from collections.abc import Mapping
from enum import Enum
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from teban.core.game import Game
from teban.core.refused import Refused

LANGUAGES = ("ja", "en")
LONGEST = 100
"""Characters of a value that a refusal repeats."""


class Text:
    """Every message of one language that a game's table needs."""

    def __init__(self, language: str, game: Game | None = None) -> None:
        self._bundle = FluentBundle([language], use_isolating=False)
        for folder in _folders(game):
            source = folder.joinpath(f"{language}.ftl").read_text(encoding="utf-8")
            self._bundle.add_resource(FluentResource(source), allow_overrides=True)

    def has(self, key: str) -> bool:
        """Whether there is a message of this key."""
        return self._bundle.has_message(key)

    def __call__(self, key: str, **fields: Any) -> str:
        """The message with its fields filled in; a missing key is a programming error."""
        pattern = self._bundle.get_message(key).value
        assert pattern is not None, key
        words, errors = self._bundle.format_pattern(pattern, fields)
        if errors:
            raise errors[0]
        return str(words)

    def refusal(self, refused: Refused) -> str:
        """A refusal in words, on one line."""
        return self(f"refused-{refused.code.value}", **self.worded(refused.fields))

    def worded(self, fields: Mapping[str, Any]) -> dict[str, str]:
        """Fields of a refusal in words, those first that are values: the codes may need them."""
        said = {
            name: self._value(name, value)
            for name, value in fields.items()
            if not isinstance(value, Enum)
        }
        for name, code in fields.items():
            if isinstance(code, Enum):
                said[name] = self(f"{name}-{code.value}", **said)
        return said

    def _value(self, name: str, value: object) -> str:
        match value:
            case None:
                return self("nothing")
            case Refused():
                return self.refusal(value).rstrip(".。")
            case tuple() if name != "got":
                parts = [_clean(part) for part in value]
                return (", " if any(" " in part for part in parts) else " ").join(parts)
            case _:
                line = _clean(value)
                # A field is named whole: it may be the path of a file.
                return line if name == "field" or len(line) <= LONGEST else f"{line[:LONGEST]}…"


@cache
def text(language: str, game: Game | None = None) -> Text:
    """The messages of a language, read once."""
    return Text(language, game)


def keys(language: str, game: Game | None = None) -> frozenset[str]:
    """Every key that a language has words for; without a game, those of all games."""
    found: set[str] = set()
    folder = [*_folders(game)][-1]
    source = folder.joinpath(f"{language}.ftl").read_text(encoding="utf-8")
    for line in source.splitlines():
        name, equals, _ = line.partition(" =")
        if equals and name and not name[0].isspace() and not name.startswith("#"):
            found.add(name)
    return frozenset(found)


def _clean(value: object) -> str:
    """A value from outside on one line, without signs that would steer a terminal."""
    line = " ".join(str(value).split())
    return "".join(letter if letter.isprintable() else "�" for letter in line) or repr(value)


def _folders(game: Game | None) -> list[Traversable]:
    folders = [files("teban.text")]
    if game is not None:
        folders.append(files(game.package).joinpath("text"))
    return folders
