"""Every rules page in both languages: codes stay codes, and labels are what the page calls them."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from teban.core.registry import games
from teban.games.squfibo.game import SquFibo
from teban.games.squfibo.options import Options
from teban.text import LANGUAGES
from tests.browser.conftest import Visit
from tests.browser.visitor import Visitor

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
CATALOG = json.loads((ROOT / "teban/games/card_othello/cards/catalog.json").read_text())["cards"]
GAMES = tuple(games())
PAGES = sorted(page.name[:-6] for page in DOCS.glob("*.ja.md") if page.name.startswith(GAMES))
LABELLED = r"`[^`\n]+`<!-- \w+ -->"


def prose(name: str, language: str) -> str:
    """The document without its figures, and with the list that the table puts in."""
    text = (DOCS / f"{name}.{language}.md").read_text(encoding="utf-8")
    text = text.replace("<!-- part: cards -->", " ".join(f"`{card['id']}`" for card in CATALOG))
    return re.sub(r"^```.*?^```$", "", text, flags=re.MULTILINE | re.DOTALL)


def codes(name: str, language: str) -> list[str]:
    return re.findall(r"`([^`\n]+)`", re.sub(LABELLED, "", prose(name, language)))


def headings(visitor: Visitor) -> list[str]:
    return visitor.page.get_by_role("columnheader").all_inner_texts()


def column(visitor: Visitor, table: str, at: int = 0) -> list[str]:
    """A column of the table with this heading."""
    heading = visitor.page.get_by_role("columnheader", name=table, exact=True)
    rows = visitor.page.get_by_role("table").filter(has=heading).first.get_by_role("row")
    return [row.get_by_role("cell").nth(at).inner_text() for row in rows.all()[1:]]


def codes_of(visitor: Visitor) -> list[str]:
    """The codes in the text, as they are read; blocks of them are something else."""
    shown = visitor.page.get_by_role("article").get_by_role("code").all_inner_texts()
    return [text for text in shown if "\n" not in text]


def read(visitor: Visitor, name: str, many: int) -> list[str]:
    """The codes of a page; what a table puts in comes a little after the text."""
    visitor.go(f"/rules/{name}")
    visitor.until(lambda: len(codes_of(visitor)) >= many)
    return codes_of(visitor)


def test_every_code_that_is_no_label_is_read_as_it_is_written(visit: Visit) -> None:
    for language in LANGUAGES:
        visitor = visit(language=language)
        for name in PAGES:
            written = codes(name, language)
            assert read(visitor, name, len(written)) == written, (name, language)


@pytest.mark.parametrize(
    ("language", "own", "threefold", "levels", "easy"),
    [
        ("ja", "自分の色（own）", "三すくみ（sansukumi）", "レベル", "イージー"),
        ("en", "the mover’s (own)", "three-way (sansukumi)", "Level", "Easy"),
    ],
)
def test_what_captured_stones_become_is_headed_by_what_they_become(
    language: str, own: str, threefold: str, levels: str, easy: str, visit: Visit
) -> None:
    visitor = visit(language=language).go("/rules/jatsuna")
    expect(visitor.page.get_by_role("columnheader", name=own)).to_be_visible()
    assert headings(visitor)[:4][2:] == [own, threefold]
    assert column(visitor, levels)[0] == easy
    visitor.page.get_by_role("columnheader", name=own).scroll_into_view_if_needed()
    visitor.shoot(f"rules-jatsuna-{language}")


@pytest.mark.parametrize(
    ("language", "table", "levels", "first", "fourth"),
    [
        ("ja", "設定", "レベル", "星は、のこっている数までしかもらえない", "カードを58まいにする"),
        ("en", "Option", "Level", "Nobody takes more stars than are left", "Play with 58 cards"),
    ],
)
def test_options_are_called_what_the_set_up_sheet_calls_them_beside_what_is_typed(
    language: str, table: str, levels: str, first: str, fourth: str, visit: Visit
) -> None:
    visitor = visit(language=language).go("/rules/squfibo")
    expect(visitor.page.get_by_role("columnheader", name=table)).to_be_visible()
    cells = column(visitor, table)
    assert (cells[0], cells[3]) == (first, fourth)
    assert column(visitor, table, 1) == [*Options.__struct_fields__]
    codes = [*SquFibo.levels, "custom:noticing=80"]
    typed = ".*".join(
        f"{re.escape(label)} {code}"
        for label, code in zip(column(visitor, levels), codes, strict=True)
    )
    expect(visitor.page.get_by_text(re.compile(typed))).to_be_visible()
    visitor.page.get_by_role("columnheader", name=table).scroll_into_view_if_needed()
    visitor.shoot(f"rules-squfibo-{language}")
