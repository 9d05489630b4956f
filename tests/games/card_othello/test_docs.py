"""The rules pages name the cards as the catalogue does.

The table between the marks comes from the code. To write it anew:
`./dev.py run python -m tests.games.card_othello.test_docs`
"""

import re
from pathlib import Path

import pytest

from teban.games.card_othello import GAME
from teban.games.card_othello.cards.catalogue import CATALOGUE, Group, Tier
from teban.games.card_othello.state import Kind
from teban.text import LANGUAGES, Text

DOCS = Path(__file__).parents[3] / "docs"
MARKS = re.compile(r"(<!-- cards -->\n).*?(<!-- /cards -->)", re.DOTALL)
HEADINGS = {
    "ja": ("カード", "キー", "布石", "色", "いつ", "効果"),
    "en": ("Card", "Key", "Cost", "Colour", "When", "What it does"),
}
WHEN = {
    "ja": {
        Group.AT_ONCE: "すぐ",
        Group.ON_THE_BOARD: "石を選ぶ",
        Group.ON_A_CARD: "カードを選ぶ",
        Group.NEXT_PLACEMENT: "次の配置",
    },
    "en": {
        Group.AT_ONCE: "at once",
        Group.ON_THE_BOARD: "choose a stone",
        Group.ON_A_CARD: "choose a card",
        Group.NEXT_PLACEMENT: "next placement",
    },
}
COLOURS = {
    "ja": dict(zip(Tier, "白灰緑青紫金", strict=True)),
    "en": {tier: tier.value for tier in Tier},
}


def page(language: str) -> Path:
    return DOCS / f"card_othello.{language}.md"


def table(language: str) -> str:
    say = Text(language, GAME)
    rows = [HEADINGS[language], ("---",) * len(HEADINGS[language])]
    rows += [
        (
            say(f"card-{entry.key}"),
            f"`{entry.key}`",
            str(entry.cost),
            COLOURS[language][entry.tier],
            WHEN[language][entry.group],
            say(f"card-{entry.key}-long"),
        )
        for entry in CATALOGUE
    ]
    return "".join(f"| {' | '.join(row)} |\n" for row in rows)


def written(language: str) -> str:
    """The page with the table as it should be."""
    source = page(language).read_text(encoding="utf-8")
    return MARKS.sub(lambda mark: mark[1] + table(language) + mark[2], source)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_of_cards_is_that_of_the_catalogue(language: str) -> None:
    assert page(language).read_text(encoding="utf-8") == written(language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_scenarios_is_on_the_page(language: str) -> None:
    text = page(language).read_text(encoding="utf-8")
    words = GAME.vocabulary
    for word in (*words.setup_words, *words.expect_words, *words.view_words, *Kind):
        assert re.search(rf"\b{word}\b", text, re.ASCII), word


def test_both_pages_mark_as_many_rules_as_ours() -> None:
    japanese, english = (page(language).read_text(encoding="utf-8") for language in LANGUAGES)
    assert len(re.findall(r"補[\]］:]", japanese)) == len(re.findall(r"\[ours|: ours\]", english))
    assert len(re.findall(r"［実装", japanese)) == len(re.findall(r"\[program", english))


if __name__ == "__main__":
    for language in LANGUAGES:
        page(language).write_text(written(language), encoding="utf-8")
