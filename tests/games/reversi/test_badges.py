"""The badge list, its texts and its page, kept in step."""

import re
from pathlib import Path

import pytest

from teban.games.reversi import GAME
from teban.games.reversi.badges.catalogue import CATALOGUE, awards
from teban.games.reversi.badges.memory import Memory
from teban.games.reversi.options import Profile
from teban.games.reversi.setup import opening
from teban.games.reversi.space import KEYS, KINDS
from teban.text import LANGUAGES, text

DOCS = Path(__file__).parents[3] / "docs"
ITEM = {
    "ja": {"undo": "待った", "blind": "目つぶし", "refill": "補充"},
    "en": {"undo": "undo card", "blind": "blindfold", "refill": "refill"},
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_lists_every_badge_as_the_catalogue_has_it(language: str) -> None:
    say = text(language, GAME)
    page = (DOCS / f"reversi.{language}.md").read_text()
    rows = re.findall(r"^\| ([AP]\d+) \| (.*?) \| (.*?) \| (.*?) \|$", page, re.MULTILINE)
    comma = "、" if language == "ja" else ", "
    assert rows == [
        (
            badge.id,
            say(f"badge-{badge.id}"),
            say(f"badge-{badge.id}-how"),
            comma.join(f"{ITEM[language][item]} {n}" for item, n in badge.reward.items()) or "–",
        )
        for badge in CATALOGUE
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_says_which_badges_bring_an_extended_item_besides(language: str) -> None:
    say = text(language, GAME)
    page = (DOCS / f"reversi.{language}.md").read_text()
    rows = re.findall(r"^\| ([AP]\d+) ([^|]*?) \| ([^|]*?) (\d) \|$", page, re.MULTILINE)
    assert rows == [
        (badge.id, say(f"badge-{badge.id}"), say(f"item-{item}"), str(number))
        for badge in CATALOGUE
        for item, number in badge.besides.items()
    ]


def test_every_item_can_be_earned() -> None:
    brought = {item for badge in CATALOGUE for item in (*badge.reward, *badge.besides)}
    assert brought == set(KEYS)
    extended = {kind.key for kind in KINDS if kind.extended}
    assert {item for badge in CATALOGUE for item in badge.besides} == extended


def test_there_are_18_one_time_and_22_pattern_badges() -> None:
    assert [badge.once for badge in CATALOGUE] == [True] * 18 + [False] * 22


def test_japanese_names_are_those_of_the_catalogue() -> None:
    say = text("ja", GAME)
    assert [say(f"badge-{badge.id}") for badge in CATALOGUE] == [badge.name for badge in CATALOGUE]


def won() -> Memory:
    board = opening(8)
    return Memory(seat=0, size=8, initial=2, items=False, board=board, stock=2, count=(40, 24))


@pytest.mark.parametrize(
    ("times", "brings"), [(1, True), (2, False), (3, False), (4, True), (5, False), (7, True)]
)
def test_a_pattern_badge_brings_its_item_at_the_first_time_and_every_third_after(
    times: int, brings: bool
) -> None:
    profile = Profile(earns=True, badges={"P18": times - 1})
    (award,) = (award for award in awards(won(), profile) if award.badge.id == "P18")
    assert award.times == times
    assert bool(award.reward) == brings


def test_a_one_time_badge_comes_once() -> None:
    first = {award.badge.id for award in awards(won(), Profile(earns=True))}
    again = {award.badge.id for award in awards(won(), Profile(earns=True, badges={"A1": 1}))}
    assert "A1" in first
    assert "A1" not in again
    assert "A2" in again
