"""A scenario, checked word by word before anything is played."""

from collections.abc import Callable, Collection, Mapping
from typing import Any, TypeAlias

from msgspec import Struct

from teban.core.game import Game
from teban.core.record import convert
from teban.core.refused import Expect, Refused
from teban.core.vocabulary import Composing, Settling
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
    setup: Mapping[str, Any] | None
    """None stands for the ordinary start."""
    tape: tuple[str, ...]
    words: Mapping[str, Any]
    """Top-level words of the game's own, such as standing answers."""
    stages: tuple[Stage, ...]


def scenario(document: Document, find: Find) -> Scenario:
    """The scenario of this document; malformed if any word of it is unknown."""
    top = mapping((), document.data)
    game = _game(top, find)
    own = own_words(game)
    only((), top, TOP | PLAYED | STAGES | own)
    setup = mapping(("setup",), top["setup"]) if "setup" in top else None
    only(("setup",), setup or {}, game.vocabulary.setup_words)
    return Scenario(
        document=document,
        id=_text(("id",), top.get("id")),
        game=game,
        options=_options(top, game),
        setup=setup,
        tape=tuple(_texts(("random",), top.get("random", []))),
        words={word: top[word] for word in own if word in top},
        stages=_stages(top, game),
    )


def own_words(game: Game) -> frozenset[str]:
    """The words that this game has at the top of a document."""
    vocabulary = game.vocabulary
    return vocabulary.document_words if isinstance(vocabulary, Settling) else frozenset()


def brought_words(game: Game) -> frozenset[str]:
    """The words in `options` that tell what the seats bring along."""
    vocabulary = game.vocabulary
    return vocabulary.option_words if isinstance(vocabulary, Composing) else frozenset()


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


def _options(top: Mapping[str, Any], game: Game) -> Any:
    given = mapping(("options",), top.get("options", {}))
    brought = brought_words(game)
    only(("options",), given, {*game.options.__struct_fields__, *brought})
    table = {word: value for word, value in given.items() if word not in brought}
    try:
        return convert("options", table, game.options)
    except Refused as refused:
        raise refused_value((), refused) from None


def _stages(top: Mapping[str, Any], game: Game) -> tuple[Stage, ...]:
    played = PLAYED & top.keys()
    if "stages" not in top:
        if not played:
            raise wrong((), Found.NO_STEPS, Wanted.STEPS)
        return (_stage((), top, game),)
    if played:
        raise wrong(("stages",), Found.BOTH, Wanted.ONE_WAY, names=tuple(sorted(played)))
    stages = top["stages"]
    if not isinstance(stages, list) or not stages:
        raise wrong(("stages",), stages, Wanted.STAGES)
    return tuple(
        _stage(("stages", number), stage, game, PLAYED) for number, stage in enumerate(stages)
    )


def _stage(path: Path, value: Any, game: Game, known: Collection[str] = ()) -> Stage:
    words = mapping(path, value)
    if known:
        only(path, words, known)
    expect = mapping((*path, "expect"), words.get("expect", {}))
    _check_expect((*path, "expect"), expect, game)
    return Stage(path, tuple(_texts((*path, "do"), words.get("do", []))), expect)


def _check_expect(path: Path, expect: Mapping[str, Any], game: Game) -> None:
    vocabulary = game.vocabulary
    only(path, expect, EVERY_GAME | vocabulary.setup_words | vocabulary.expect_words)
    known = vocabulary.event_words
    for word, words in (("events", known), ("no_events", known | EVERY_EVENT)):
        for number, line in enumerate(_texts((*path, word), expect.get(word, []))):
            _check_line((*path, word, number), line, words)
    for word in ("view", "hidden", "same_view"):
        seats = mapping((*path, word), expect.get(word, {}))
        only((*path, word), seats, game.seat_names)
        for seat, value in seats.items():
            inner = (*path, word, seat)
            if word == "view":
                only(inner, mapping(inner, value), vocabulary.view_words)
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
