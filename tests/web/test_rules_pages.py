"""The scenarios that a rules page shows as figures come out as written, in both languages."""

from pathlib import Path
from typing import Any

import pytest

from teban.scenarios import Report, render
from teban.scenarios.document import Scenario
from teban.scenarios.malformed import Complaint
from teban.scenarios.run import load, run

DOCS = Path(__file__).parents[2] / "docs"
PAGES = sorted(DOCS.glob("*.ja.md"))
FOUND, COMPLAINTS = load([page for page in DOCS.glob("*.*.md") if "```yaml" in page.read_text()])


def test_no_figure_is_malformed() -> None:
    assert not COMPLAINTS, "\n".join(map(str, COMPLAINTS))


@pytest.mark.parametrize(
    "one", FOUND, ids=lambda one: f"{Path(one.document.file).name.removesuffix('.md')}/{one.id}"
)
def test_a_figure_shows_what_it_says(one: Scenario) -> None:
    outcome = run(one, FOUND)
    assert not isinstance(outcome, Complaint), str(outcome)
    assert outcome.passed, render(Report((outcome,), ()))


def drawn(page: Path) -> list[dict[str, Any]]:
    return [one.document.data for one in FOUND if Path(one.document.file) == page]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_both_languages_show_the_same_under_words_of_their_own(page: Path) -> None:
    japanese, english = drawn(page), drawn(page.with_name(page.name.replace(".ja.", ".en.")))
    assert [one | {"title": ""} for one in japanese] == [one | {"title": ""} for one in english]
    for ours, theirs in zip(japanese, english, strict=True):
        assert ours["title"] != theirs["title"]
