"""Chapter 12.6 and 12.7 of Card Othello's rulebook: every form of line that the two logs have."""

import re
from itertools import chain
from pathlib import Path

import pytest

from teban.core import registry
from teban.core.event import redact_all
from teban.core.ids import SeatId
from teban.games.card_othello.game import CardOthello
from teban.games.card_othello.telling import Line, Log, lines, worded
from teban.scenarios.document import scenario
from teban.scenarios.read import Document, written
from teban.scenarios.table import Table
from teban.text import Text
from tests.browser.card_othello import WORDS, landing
from tests.browser.card_othello import scenario as put
from tests.browser.conftest import Visit
from tests.browser.test_card_othello_playback import PLACED
from tests.browser.visitor import Visitor

SCENARIOS = Path(__file__).parents[1] / "scenarios" / "card_othello"
FEW = 6
"""So many of its newest lines the effect log shows."""
NOT_ALONE = re.compile("copy_of|reload|refuse")
"""Scenarios that need another one, or do what is done at no table."""
Told = dict[Log, list[Line]]


def told_by(text: str) -> Told:
    """What black is told at the end of a scenario, newest first, as the terminal has it."""
    (document,) = written("told", text)
    assert isinstance(document, Document)
    table = Table(scenario(document, registry.find))
    for stage in table.scenario.stages:
        table.play(stage)
    told = lines(redact_all(table.events, SeatId(0)))[::-1]
    effects = [line for line in told if line.log is Log.EFFECT]
    return {
        Log.NORMAL: [line for line in told if line.log is Log.NORMAL],
        Log.EFFECT: effects[:FEW],
    }


def forms(told: Told) -> set[str]:
    return {line.key for line in chain(*told.values())}


GUARDED = put(
    "use GUARD_WILL, target a1",
    black="a1",
    white="b1 h8",
    charge="[2, 0]",
    hands="{B: [GUARD_WILL]}",
)


@pytest.fixture(scope="module")
def tellings() -> dict[str, Told]:
    """A stone with every card that is told of, and scenarios that tell of everything else."""
    told = {text: told_by(text) for text in (*map(landing, PLACED), GUARDED)}
    others = {
        text: told_by(text)
        for file in sorted(SCENARIOS.glob("*.yaml"))
        for text in file.read_text(encoding="utf-8").split("\n---\n")
        if not NOT_ALONE.search(text)
    }
    known = set().union(*map(forms, told.values()))
    while missing := set().union(*map(forms, others.values())) - known:
        best = max(others, key=lambda text: len(forms(others[text]) & missing))
        told[best] = others[best]
        known |= forms(others[best])
    return told


LOGS = {
    "ja": {Log.NORMAL: "進行", Log.EFFECT: "効果"},
    "en": {Log.NORMAL: "What happened", Log.EFFECT: "Effects"},
}
SIDE = {"ja": re.compile("^(黒|白): ."), "en": re.compile("^(Black|White): .")}
FLIPPED = {
    "ja": re.compile("^(黒|白)が[0-9]+枚反転！$"),
    "en": re.compile("^(Black|White) flipped [0-9]+!$"),
}
INSIDE = re.compile(r"[a-z]_[a-z]|[A-Z]{2,}_|undefined|null|PresentationEvent|\{")


@pytest.mark.parametrize("language", LOGS)
def test_every_form_of_line_stands_in_its_log(
    language: str, tellings: dict[str, Told], visit: Visit
) -> None:
    say = Text(language, CardOthello())
    visitor = visit(language=language).go("/scenario")
    shown: dict[Log, set[str]] = {log: set() for log in Log}
    for text, told in tellings.items():
        to_the_end(visitor, text, language, say("seat-B"))
        for log, name in LOGS[language].items():
            wanted = [worded(line, say) for line in told[log]]
            says(visitor, name, wanted)
            shown[log] |= {*wanted}
        visitor.button(WORDS[language]["back"]).click()
    assert all(SIDE[language].match(line) for line in shown[Log.EFFECT])
    assert not any(SIDE[language].match(line) for line in shown[Log.NORMAL])
    assert any(FLIPPED[language].match(line) for line in shown[Log.NORMAL])
    assert not any(INSIDE.search(line) for line in chain(*shown.values()))


def to_the_end(visitor: Visitor, text: str, language: str, eyes: str) -> None:
    """Open a scenario through these eyes, where nothing is left to be played."""
    visitor.page.get_by_role("textbox").fill(text)
    visitor.button(WORDS[language]["open"]).click()
    visitor.page.get_by_role("radio", name=eyes, exact=True).click()
    reel = visitor.page.get_by_role("slider", name=re.compile("^(Timeline|手順)$"))
    reel.fill(reel.get_attribute("max") or "0")


def says(visitor: Visitor, log: str, wanted: list[str]) -> None:
    """A log says this, newest first; numbers of turns do not count."""
    found = visitor.page.get_by_role("list", name=log, exact=True).get_by_role("listitem")

    def rows() -> list[str]:
        return [row.rsplit("\n", 1)[-1] for row in found.all_inner_texts()]

    visitor.until(lambda: rows()[: len(wanted)] == wanted)
