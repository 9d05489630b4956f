"""The page's lessons are what the rules make of them."""

from pathlib import Path

import pytest

from teban.games.blackpoker import lessons
from teban.games.blackpoker.lessons import LESSONS, Chapter
from teban.games.blackpoker.options import ENTRY20
from teban.games.blackpoker.state import P2

FOLDER = Path(__file__).parents[3] / "web" / "src" / "tables" / "blackpoker" / "lessons"
CHAPTERS = [chapter for chapters in LESSONS.values() for chapter in chapters]


def test_the_page_has_the_lessons_of_today() -> None:
    written = (FOLDER / "lessons.gen.json").read_text(encoding="utf-8")
    assert written == lessons.lessons(), (
        "run: python -m teban.games.blackpoker.lessons"
        " > web/src/tables/blackpoker/lessons/lessons.gen.json"
    )


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_both_sides_have_the_twenty_cards(chapter: Chapter) -> None:
    for player in ("P1", "P2"):
        side = chapter.setup[player]
        on_field = [card for unit in side["field"] for card in lessons.CARD.findall(unit)]
        cards = [*side["life"], *side["grave"], *side["hand"], *on_field]
        assert sorted(cards) == sorted(ENTRY20.split())


def test_the_first_lesson_is_won_by_the_learner() -> None:
    (*_, last) = LESSONS["first"]
    assert lessons.played(last)["beats"][-1]["view"]["loser"] == P2


def test_the_counter_war_is_five_deep_and_the_soldier_comes() -> None:
    beats = lessons.played(LESSONS["stage"][0])["beats"]
    assert max(len(beat["view"]["stage"]) for beat in beats) == 5
    assert ("S5",) in [unit["cards"] for unit in beats[-1]["view"]["sides"][0]["units"]]
