"""The rules pages leave the cards to the catalogue, and name every word of scenarios."""

import re
from pathlib import Path

import pytest

from teban.games.card_othello import GAME
from teban.games.card_othello.state import Kind
from teban.text import LANGUAGES

DOCS = Path(__file__).parents[3] / "docs"


def page(language: str) -> Path:
    return DOCS / f"card_othello.{language}.md"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_of_cards_is_left_to_the_catalogue(language: str) -> None:
    source = page(language).read_text(encoding="utf-8")
    assert source.count("\n<!-- part: cards -->\n") == 1
    assert "(../teban/games/card_othello/cards/catalog.json)" in source


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_scenarios_is_on_the_page(language: str) -> None:
    text = page(language).read_text(encoding="utf-8")
    words = GAME.vocabulary(GAME.options())
    for word in (*words.setup_words, *words.expect_words, *words.view_words, *Kind):
        assert re.search(rf"\b{word}\b", text, re.ASCII), word


def test_both_pages_mark_as_many_rules_as_ours() -> None:
    japanese, english = (page(language).read_text(encoding="utf-8") for language in LANGUAGES)
    assert len(re.findall(r"補[\]］:]", japanese)) == len(re.findall(r"\[ours|: ours\]", english))
    assert len(re.findall(r"［実装", japanese)) == len(re.findall(r"\[program", english))
