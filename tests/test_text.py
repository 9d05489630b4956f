"""Both languages say everything: no key, no field and no word is missing in one of them."""

import re
from collections.abc import Iterator
from enum import StrEnum
from importlib.resources import files

import pytest
from msgspec import structs

from teban.cli import wanted as cli
from teban.core.became import Became
from teban.core.game import Game
from teban.core.levels import CUSTOM, Customisable, beside
from teban.core.marks import OnGrid, fields
from teban.core.refused import Expect, Got, Refused, Why, bad_value
from teban.core.registry import games
from teban.scenarios import malformed as scenarios
from teban.scenarios.phrase import Saying
from teban.server import refusals as server
from teban.server.storage import refusals as storage
from teban.text import LANGUAGES, LONGEST, Text, keys

FIELD = re.compile(r"\{\s*\$(\w+)")
FIRST, *OTHERS = LANGUAGES
GAMES = [*games().values()]


SOURCES: list[Game | None] = [None, *GAMES]

CODES: dict[str, tuple[type[StrEnum], ...]] = {
    "refused": (Why, server.Why, storage.Why),
    "expected": (Expect, cli.Wanted, scenarios.Wanted),
    "got": (Got, cli.Found, scenarios.Found),
}
"""Who has a word in which part of a refusal."""


def named(game: Game | None) -> str:
    return game.key if game else "common"


def messages(language: str, game: Game | None) -> dict[str, str]:
    """Each message as it stands in the file."""
    package = game.package if game else "teban"
    source = files(package).joinpath("text", f"{language}.ftl").read_text(encoding="utf-8")
    found: dict[str, str] = {}
    for block in re.split(r"\n(?=[a-zA-Z#])", source):
        key, equals, words = block.partition(" =")
        if equals and not block.startswith("#"):
            found[key] = words.strip()
    return found


def needed(game: Game) -> Iterator[str]:
    """What the contract makes the page and the terminal look up."""
    yield from ("name", "about")
    yield from (f"seat-{name}" for name in game.seat_names)
    yield from (f"option-{field.name}" for field in structs.fields(game.options))
    yield from (f"preset-{name}" for name in game.presets)
    yield from (f"level-{name}" for name in (*game.levels, *beside(game)))
    if isinstance(game, Customisable):
        yield from (f"level-{CUSTOM}", *(f"dial-{name}" for name in game.dials))
    yield from (f"order-{name}" for name in game.orders)
    yield from (f"event-{kind.tag()}" for kind in game.events if kind is not Became)
    yield from (f"refused-{code}" for code in (*Why, *game.codes))
    if type(game).picture is Game.picture:
        marks = [field.mark for field in fields(game.position)]
        letters = {
            letter for mark in marks if isinstance(mark, OnGrid) for letter in mark.letters[:-1]
        }
        yield from (f"thing-{letter}" for letter in letters - {*game.seat_names})


@pytest.mark.parametrize("game", SOURCES, ids=named)
@pytest.mark.parametrize("other", OTHERS)
def test_languages_have_the_same_keys(other: str, game: Game | None) -> None:
    assert keys(FIRST, game) == keys(other, game) == set(messages(other, game))


@pytest.mark.parametrize("game", SOURCES, ids=named)
@pytest.mark.parametrize("other", OTHERS)
def test_languages_use_the_same_fields(other: str, game: Game | None) -> None:
    first, second = messages(FIRST, game), messages(other, game)
    for key, words in first.items():
        assert set(FIELD.findall(words)) == set(FIELD.findall(second[key])), key


@pytest.mark.parametrize("game", SOURCES, ids=named)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_empty_or_broken(language: str, game: Game | None) -> None:
    say = Text(language, game)
    for key, words in messages(language, game).items():
        fields = dict.fromkeys(FIELD.findall(words), "x")
        assert say(key, **fields).strip(), key


@pytest.mark.parametrize("game", GAMES, ids=named)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_a_game_can_be_said(language: str, game: Game) -> None:
    say = Text(language, game)
    assert [key for key in needed(game) if not say.has(key)] == []


@pytest.mark.parametrize("part", CODES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_words_and_every_word_a_code(language: str, part: str) -> None:
    codes = [f"{part}-{code}" for kind in CODES[part] for code in kind]
    assert len(set(codes)) == len(codes), "two layers must not mean different things by one code"
    assert {key for key in keys(language) if key.startswith(f"{part}-")} == set(codes)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_a_report_may_say_has_words(language: str) -> None:
    assert [saying for saying in Saying if not Text(language).has(f"check-{saying}")] == []


def test_what_was_expected_is_said_in_the_language_of_the_refusal() -> None:
    refused = bad_value("size", 7, Expect.EVEN_NUMBER_FROM_TO, least=4, most=16)
    assert Text("en").refusal(refused) == "size is wrong: 7; expected an even number from 4 to 16"
    assert Text("ja").refusal(refused) == (
        "size が正しくありません: 7。必要なもの: 4 から 16 までの偶数"
    )


def test_a_refusal_inside_a_refusal_is_said_too() -> None:
    why = Refused(Why.NOT_LEGAL, got="a1")
    refused = bad_value("lines[0]", "a1", Expect.LEGAL_ACTION, why=why)
    assert Text("en").refusal(refused) == (
        "lines[0] is wrong: a1; expected a legal action (That is not a legal action)"
    )
    assert Text("ja").refusal(refused).endswith("打てる手（その手は打てません）")


@pytest.mark.parametrize(
    ("got", "said"),
    [
        (None, "nothing"),
        ("", "''"),
        ("  ", "'  '"),
        ("a\n b", "a b"),
        ("\x1b[31m", "�[31m"),
        ("x" * 5000, "x" * LONGEST + "…"),
        (Got.DAMAGED, "damaged, or something else"),
        ([1, "a"], "[1, 'a']"),
    ],
)
def test_a_value_from_outside_is_shown_short_and_on_one_line(got: object, said: str) -> None:
    refused = bad_value("size", got, Expect.ONE_OF, names=("a", "b"))
    assert Text("en").refusal(refused) == f"size is wrong: {said}; expected one of: a b"


def test_nothing_common_names_a_game() -> None:
    for language in LANGUAGES:
        for key, words in messages(language, None).items():
            assert not any(game.key in words for game in GAMES), key
