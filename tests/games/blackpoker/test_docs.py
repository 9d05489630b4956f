"""The rules pages say what the code does.

The blocks between marks come from the code. To write them anew:
`./dev.py run python -m tests.games.blackpoker.test_docs`
"""

import re
from collections.abc import Callable, Iterator, Mapping
from itertools import groupby
from pathlib import Path

import msgspec
import pytest

from teban.flow.request import Speed
from teban.games.blackpoker import space
from teban.games.blackpoker.actions.action import Action
from teban.games.blackpoker.actions.table import TABLE
from teban.games.blackpoker.game import BlackPoker
from teban.games.blackpoker.options import ALLOWED, ENTRY20, Format, Frame, Options
from teban.games.blackpoker.scenario import pending, side, zones
from teban.games.blackpoker.scenario.answers import ANSWERS
from teban.games.blackpoker.scenario.comparing import LABELS
from teban.games.blackpoker.scenario.patterns import CLAUSES
from teban.games.blackpoker.scenario.steps import ASK, STANDING
from teban.games.blackpoker.scenario.tokens import DRIVEN, NEW
from teban.games.blackpoker.scenario.words import AT
from teban.games.blackpoker.state import FogKind, Kind
from teban.games.blackpoker.terminal import declared
from teban.text import LANGUAGES, Text

GAME = BlackPoker()
DOCS = Path(__file__).parents[3] / "docs"
RULEBOOK = {14, 29, 30, 31, 37, 44, 46, 66, 67, 69, 71}
"""Rulings that the rulebook itself gives; all others are ours."""
PROPOSED = [number for number in range(1, 75) if number not in RULEBOOK]
MARK = {"ja": "補", "en": "ours"}
HEADINGS = {
    "ja": {
        "actions": ("アクション", "キー", "コスト", "タイミング", "フォーマット", "フレーム"),
        "rest": ("対象", "効果"),
        "options": ("設定", "はじめの値", "意味"),
        "new": "{format}で加わる{number}個",
        "frames": "{frame}で加わる{number}個",
    },
    "en": {
        "actions": ("Action", "Key cards", "Cost", "Timing", "Formats", "Frames"),
        "rest": ("Target", "Effect"),
        "options": ("Option", "Default", "Meaning"),
        "new": "{format} adds {number}",
        "frames": "{frame} adds {number}",
    },
}


def row(*cells: str) -> str:
    return f"| {' | '.join(cell or '–' for cell in cells)} |"


def rule(number: int) -> str:
    return "|" + "---|" * number


def timing(action: Action, say: Text) -> str:
    when = "triggered" if action.triggered else action.timing.name.lower()
    speed = Speed(action.speed).name.lower()
    return f"{say(f'timing-{when}')}, {say(f'speed-{speed}')}"


def action_row(action: Action, say: Text) -> str:
    """Everything the code declares of an action."""
    frames = [] if action.frames == tuple(Frame) else action.frames
    return row(
        f"{say(f'action-{action.key}')} `{action.key}`",
        declared.keys(action, say),
        action.cost,
        timing(action, say),
        "".join(format.name[0] for format in action.formats),
        ", ".join(say(f"frame-{frame.value}") for frame in frames),
        declared.aim(action, say),
        say(f"action-{action.key}-how"),
    )


def actions(language: str) -> Iterator[str]:
    say, heads = Text(language, GAME), HEADINGS[language]
    titles = (*heads["actions"], *heads["rest"])
    for kind, group in groupby(TABLE.values(), lambda action: action.type):
        yield f"\n**{say(f'type-{kind.name.lower()}')}**\n"
        yield row(*titles)
        yield rule(len(titles))
        yield from (action_row(action, say) for action in group)


def formats(language: str) -> Iterator[str]:
    """Which actions each format and each frame brings."""
    say, heads = Text(language, GAME), HEADINGS[language]
    every = tuple(Frame)
    for format in Format:
        new = [a for a in TABLE.values() if a.formats[0] is format and a.frames == every]
        yield _list(
            str(heads["new"]).format(format=say(f"format-{format}"), number=len(new)), new, say
        )
    for frame in Frame:
        own = [a for a in TABLE.values() if frame in a.frames and a.frames != every]
        if own:
            title = str(heads["frames"]).format(frame=say(f"frame-{frame}"), number=len(own))
            yield _list(title, own, say)


def _list(title: str, found: list[Action], say: Text) -> str:
    return f"- **{title}**: {', '.join(say(f'action-{action.key}') for action in found)}"


def options(language: str) -> Iterator[str]:
    say, heads = Text(language, GAME), HEADINGS[language]
    titles = [str(title) for title in heads["options"]]
    yield row(*titles)
    yield rule(len(titles))
    for field in msgspec.structs.fields(Options):
        default = msgspec.json.encode(field.default).decode().strip('"')
        yield row(f"`{field.name}`", f"`{default}`", say(f"option-{field.name}"))


BLOCKS: Mapping[str, Callable[[str], Iterator[str]]] = {
    "actions": actions,
    "formats": formats,
    "options": options,
}


def page(language: str) -> Path:
    return DOCS / f"blackpoker.{language}.md"


def filled(text: str, language: str) -> str:
    """The page with every block as the code has it."""
    for name, lines in BLOCKS.items():
        block = "\n".join(lines(language)).strip("\n")
        pattern = rf"(<!-- {name} -->\n).*?(\n?<!-- /{name} -->)"
        text, found = re.subn(pattern, rf"\1{block}\n<!-- /{name} -->", text, flags=re.DOTALL)
        assert found == 1, name
    return text


@pytest.mark.parametrize("language", LANGUAGES)
def test_tables_agree_with_the_code(language: str) -> None:
    text = page(language).read_text(encoding="utf-8")
    assert text == filled(text, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_is_on_the_page(language: str) -> None:
    text = page(language).read_text(encoding="utf-8")
    say = Text(language, GAME)
    assert len(TABLE) == 48
    for action in TABLE.values():
        assert action_row(action, say) in text, action.key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ruling_of_ours_is_marked(language: str) -> None:
    text = page(language).read_text(encoding="utf-8")
    marks = " ".join(re.findall(rf"\*\*[\[［]{MARK[language]}([^\]］]*)[\]］]\*\*", text))
    marked = {int(number) for number in re.findall(r"R-(\d\d)", marks)}
    assert marked == set(PROPOSED)
    for number in RULEBOOK:
        assert f"R-{number}" in text, number


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_of_the_notation_are_explained(language: str) -> None:
    text = page(language).read_text(encoding="utf-8")
    for word in (*space.WORDS, "request up", "H5", "P1.0", "stage.0", "P2", "P1.trump.0"):
        assert f"`{word}`" in text, word


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_scenarios_is_on_the_page(language: str) -> None:
    text = page(language).read_text(encoding="utf-8").split("\n## ")[-1]
    words = GAME.vocabulary(GAME.options())
    known = {*words.setup_words, *words.expect_words, *words.view_words, *words.event_words}
    known |= {*words.document_words, *words.option_words, *AT, *side.ZONES, *zones.ZONES}
    known |= {*ANSWERS, *CLAUSES, *LABELS, *pending.PARTS, *STANDING, ASK, DRIVEN, NEW}
    known |= {answer for answers in STANDING.values() for answer in answers}
    known |= {kind.name.lower() for kinds in (Kind, FogKind) for kind in kinds}
    known |= {"start", "resolve", "trigger_check", "arm", "decks", "grave_count"}
    for word in known:
        assert re.search(rf"(?<![\w.]){word}(?!\w)", text, re.ASCII), word


@pytest.mark.parametrize("language", LANGUAGES)
def test_allowed_pairs_and_the_deck_of_twenty_are_on_the_page(language: str) -> None:
    text = page(language).read_text(encoding="utf-8")
    say = Text(language, GAME)
    for frame, allowed in ALLOWED.items():
        cells = ["○" if format in allowed else "" for format in Format]
        assert row(say(f"frame-{frame}"), *(cell or " " for cell in cells)) in text
    for sign, suit in zip("♠♡♢♣", "SHDC", strict=True):
        ranks = [name[1:] for name in ENTRY20.split() if name[0] == suit]
        assert f"{sign} {', '.join(ranks)}" in text


def test_japanese_names_are_those_of_the_rulebook() -> None:
    say = Text("ja", GAME)
    assert {key: say(f"action-{key}") for key in TABLE} == {key: a.ja for key, a in TABLE.items()}


def test_languages_name_every_action_type() -> None:
    say = Text("ja", GAME)
    for action in TABLE.values():
        assert say(f"type-{action.type.name.lower()}") == action.type.value


if __name__ == "__main__":
    for language in LANGUAGES:
        where = page(language)
        where.write_text(filled(where.read_text(encoding="utf-8"), language), encoding="utf-8")
