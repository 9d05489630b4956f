"""What people bring to tables, kept as text files under a name: one folder for each game."""

import os
import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from unicodedata import normalize

from msgspec import Struct

from teban.cli import files
from teban.cli.saves import home
from teban.cli.setting import seat_index
from teban.cli.wanted import Wanted
from teban.core.chance import SEED_BYTES
from teban.core.game import Game
from teban.core.refused import Expect, Refused, bad_value
from teban.core.sharing import Sharing

LONGEST_NAME = 40
SUFFIX = ".txt"
# Letters of any language, but nothing that could lead out of the folder or hide in it.
_NAME = re.compile(rf"\w[\w-]{{0,{LONGEST_NAME - 1}}}")
_PLACE = re.compile(r"private\[(\d+)\]")


class Brought(Struct, frozen=True):
    """What somebody brings, and where it was found."""

    source: str
    private: Any


def named(game: Game, name: str) -> Path:
    """The file of this name, whether it is there or not; refused if it is no name."""
    if not _is_name(name):
        raise bad_value("name", name, Wanted.NAME, most=LONGEST_NAME)
    return _folder(game) / f"{_plain(name)}{SUFFIX}"


def existing(game: Game, name: str) -> Path:
    """The file of this name; refused if nothing is kept under it."""
    path = named(game, name)
    if not path.is_file():
        raise bad_value("name", name, Wanted.KEPT_NAME)
    return path


def free(game: Game, name: str) -> Path:
    """The file of this name; refused if there is already one."""
    path = named(game, name)
    if path.exists():
        raise bad_value("name", name, Wanted.NEW_NAME)
    return path


def names(game: Game) -> list[str]:
    """Everything kept for a game."""
    found = (path.stem for path in _folder(game).glob(f"*{SUFFIX}"))
    return sorted(name for name in found if _is_name(name))


def brought_of(game: Game, given: Sequence[str]) -> dict[int, Brought]:
    """What the seats bring that somebody named: SEAT=FILE, or SEAT=NAME of something kept."""
    found = {}
    for entry in given:
        seat, equals, source = entry.partition("=")
        if not isinstance(game, Sharing):
            raise bad_value("--bring", entry, Expect.NOTHING)
        if not equals or not source:
            examples = (f"{game.seat_names[0]}=FILE", f"{game.seat_names[0]}=NAME")
            raise bad_value("--bring", entry, Expect.LIKE, examples=examples)
        text = files.read_text(_source(game, source))
        found[seat_index(game, seat)] = Brought(source, game.read_private(source, text))
    return found


def fitting(game: Game, brought: Brought) -> list[str]:
    """The presets whose tables take it; refused if none does."""
    others = [game.private() for _ in game.seat_names[1:]]
    found, refusal = [], None
    for preset, options in game.presets.items():
        try:
            with naming({0: brought}):
                game.new(options, [brought.private, *others], bytes(SEED_BYTES))
            found.append(preset)
        except Refused as refused:
            refusal = refused
    if refusal is not None and not found:
        raise refusal
    return found


@contextmanager
def naming(brought: Mapping[int, Brought]) -> Iterator[None]:
    """A refusal in here names what a person named, not its place in a record."""
    try:
        yield
    except Refused as refused:
        place = _PLACE.match(str(refused.fields.get("field", "")))
        found = brought.get(int(place[1])) if place else None
        if found is None:
            raise
        raise Refused(refused.code, **{**refused.fields, "field": found.source}) from None


def _is_name(name: str) -> bool:
    return _NAME.fullmatch(_plain(name)) is not None


def _plain(name: str) -> str:
    return normalize("NFKC", name)


def _folder(game: Game) -> Path:
    return home() / "brought" / game.key


def _source(game: Game, given: str) -> Path:
    """The file that is meant; what is kept has the first word, `./NAME` is always a file."""
    if _is_name(given) and (path := named(game, given)).is_file():
        return path
    # Unlike Path.exists, this one also takes what is too long to be the name of a file.
    if not os.path.exists(given):
        raise bad_value("--bring", given, Wanted.FILE_OR_KEPT_NAME)
    return Path(given)
