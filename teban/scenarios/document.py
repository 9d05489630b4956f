"""A scenario, checked word by word before anything is played."""

from collections.abc import Callable, Collection, Mapping
from typing import Any, TypeAlias

from msgspec import Struct

from teban.core.game import Game
from teban.core.record import convert
from teban.core.refused import Expect, Refused
from teban.core.words import Vocabulary
from teban.scenarios.malformed import Found, Path, Wanted, refused_value, unknown, wrong
from teban.scenarios.read import Document

Find: TypeAlias = Callable[[str], Game]

TOP = frozenset({"id", "game", "title", "tags", "options", "setup", "random"})
PLAYED = frozenset({"do", "expect"})
STAGES = frozenset({"stages"})
EVERY_GAME = frozenset(
    {
        *("to_move", "legal", "over", "winner", "result", "count", "ply"),
        *("events", "no_events", "view", "hidden", "same_view"),
    }
)
EVERY_EVENT = frozenset(
    {
        *("place", "flip", "destroy", "move", "spawn", "charge", "draw"),
        *("natural_pass", "over"),
    }
)
"""May be named in every game to say that there is none."""


class Stage(Struct, frozen=True):
    """Steps, and what must hold after them."""

    path: Path
    do: tuple[str, ...]
    expect: Mapping[str, Any]


class Scenario(Struct, frozen=True):
    """One document whose words are all known."""

    document: Document
    id: str
    game: Game
    options: Any
    tape: tuple[str, ...]
    words: Mapping[str, Any]
    """Top-level words of the game's own, such as standing answers."""
    stages: tuple[Stage, ...]


def scenario(document: Document, find: Find) -> Scenario:
    """The scenario of this document; malformed if any word of it is unknown."""
    top = mapping((), document.data)
    game = _game(top, find)
    known = game.vocabulary(game.options())
    only((), top, TOP | PLAYED | STAGES | known.document_words)
    setup = mapping(("setup",), top["setup"]) if "setup" in top else None
    only(("setup",), setup or {}, known.setup_words)
    return Scenario(
        document=document,
        id=_text(("id",), top.get("id")),
        game=game,
        options=_options(top, game, known),
        tape=tuple(_texts(("random",), top.get("random", []))),
        words={word: top[word] for word in known.document_words if word in top},
        stages=_stages(top, game, known),
    )


def mapping(path: Path, value: Any) -> dict[str, Any]:
    """The value, if it is words and what they stand for."""
    if not isinstance(value, dict) or not all(isinstance(key, str) for key in value):
        raise wrong(path, value, Expect.MAPPING)
    return value


def only(path: Path, words: Mapping[str, Any], known: Collection[str]) -> None:
    """Nothing but known words."""
    for word in words:
        if word not in known:
            raise unknown(path, word, known)


def _game(top: Mapping[str, Any], find: Find) -> Game:
    key = _text(("game",), top.get("game"))
    try:
        return find(key)
    except Refused as refused:
        names = refused.fields["expected"]
        raise wrong(("game",), key, Expect.ONE_OF, names=names) from None


def _options(top: Mapping[str, Any], game: Game, known: Vocabulary) -> Any:
    given = mapping(("options",), top.get("options", {}))
    brought = known.option_words
    only(("options",), given, {*game.options.__struct_fields__, *brought})
    table = {word: value for word, value in given.items() if word not in brought}
    try:
        return convert("options", table, game.options)
    except Refused as refused:
        raise refused_value((), refused) from None


def _stages(top: Mapping[str, Any], game: Game, known: Vocabulary) -> tuple[Stage, ...]:
    played = PLAYED & top.keys()
    if "stages" not in top:
        if not played:
            raise wrong((), Found.NO_STEPS, Wanted.STEPS)
        return (_stage((), top, game, known),)
    if played:
        raise wrong(("stages",), Found.BOTH, Wanted.ONE_WAY, names=tuple(sorted(played)))
    stages = top["stages"]
    if not isinstance(stages, list) or not stages:
        raise wrong(("stages",), stages, Wanted.STAGES)
    found = []
    for number, stage in enumerate(stages):
        path: Path = ("stages", number)
        words = mapping(path, stage)
        only(path, words, PLAYED)
        found.append(_stage(path, words, game, known))
    return tuple(found)


def _stage(path: Path, words: Mapping[str, Any], game: Game, known: Vocabulary) -> Stage:
    expect = mapping((*path, "expect"), words.get("expect", {}))
    _check_expect((*path, "expect"), expect, game, known)
    return Stage(path, tuple(_texts((*path, "do"), words.get("do", []))), expect)


def _check_expect(path: Path, expect: Mapping[str, Any], game: Game, known: Vocabulary) -> None:
    only(path, expect, {*EVERY_GAME, *known.setup_words, *known.expect_words, *known.heard_words})
    told = known.event_words
    for word, words in (("events", told), ("no_events", told | EVERY_EVENT)):
        for number, line in enumerate(_texts((*path, word), expect.get(word, []))):
            _check_line((*path, word, number), line, words)
    for word in ("view", "hidden", "same_view"):
        seats = mapping((*path, word), expect.get(word, {}))
        only((*path, word), seats, game.seat_names)
        for seat, value in seats.items():
            inner = (*path, word, seat)
            if word == "view":
                only(inner, mapping(inner, value), known.view_words)
            elif word == "hidden":
                _texts(inner, value)
            else:
                _text(inner, value)


def _check_line(path: Path, line: str, known: Collection[str]) -> None:
    first = next(iter(line.split()), "")
    if first not in known:
        raise unknown(path, first or line, known)


def _text(path: Path, value: Any) -> str:
    if isinstance(value, bool) or not isinstance(value, str | int) or value == "":
        raise wrong(path, value, Expect.WORD)
    return str(value)


def _texts(path: Path, value: Any) -> list[str]:
    if not isinstance(value, list):
        raise wrong(path, value, Expect.LIST)
    return [_text((*path, number), item) for number, item in enumerate(value)]
