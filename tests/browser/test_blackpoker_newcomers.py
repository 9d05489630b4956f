"""What somebody meets who sits down to BlackPoker for the first time."""

import random
import re
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.blackpoker import DEALS, faces
from tests.browser.clock import Clock
from tests.browser.conftest import Visit
from tests.browser.pretending import sitting_at
from tests.browser.test_room import apart, whole
from tests.browser.test_shapes import SHAPES
from tests.browser.visitor import Visitor
from tests.server.running import Guest, Line, Running

PHONES = ((390, 844), (360, 740), (320, 640))
LANGUAGES = ("ja", "en")
COMPUTER = {"kind": "computer", "level": "beginner"}
EXTRA = {"format": "master", "frame": "extra"}

HIT = """(one) => {
  const { left, top, width, height } = one.getBoundingClientRect();
  const inside = left >= 0 && top >= 0 && left + width <= innerWidth && top + height <= innerHeight;
  const hit = [0.1, 0.5, 0.9].map((part) =>
    document.elementFromPoint(left + width * part, top + height / 2));
  return inside && hit.every((other) => one.contains(other));
}"""
"""Whether all of it is on the screen and nothing lies on it."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("width", "height"), PHONES)
def test_the_set_up_sheet_fits_a_phone(
    width: int, height: int, language: str, visit: Visit, server: Running
) -> None:
    visitor = visit(width=width, height=height, phone=True, language=language)
    visitor.go("/new/blackpoker")
    start = visitor.button(re.compile("^(はじめる|Start)$"))
    start.wait_for()
    visitor.settle()
    visitor.shoot(f"blackpoker-setup-{width}-{language}")
    assert visitor.page.evaluate("document.scrollingElement.scrollWidth") <= width
    assert start.evaluate(HIT)
    rivals = visitor.page.get_by_role("radiogroup").first.get_by_role("radio")
    for rival in reversed(rivals.all()):
        rival.click()
        expect(rival).to_be_checked()
        assert not unnamed(visitor.page.locator("body"))
    start.click()
    visitor.page.wait_for_url("**/m/*")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lists_can_be_closed_at_every_size(
    language: str, visit: Visit, server: Running
) -> None:
    guest = Guest(server)
    match = guest.set_up("blackpoker", options=EXTRA, seats=[{"kind": "me"}, COMPUTER])["match"]
    visitor = visit(guest=guest, language=language).go(f"/m/{match}")
    open_ = visitor.button(re.compile("^(一覧を見る|Look something up)$"))
    for width, height in (*SHAPES.values(), *PHONES, (844, 390), (768, 1024)):
        visitor.page.set_viewport_size({"width": width, "height": height})
        open_.click()
        sheet = visitor.dialog(re.compile("^(一覧を見る|Look something up)$"))
        expect(sheet.get_by_role("radio")).to_have_count(4)
        for tab in sheet.get_by_role("radio").all():
            tab.click()
            visitor.still()
            close = sheet.get_by_role("button", name=re.compile("^(閉じる|Close)$"))
            assert close.evaluate(HIT), f"{width}x{height} {tab.inner_text()}"
        visitor.shoot(f"blackpoker-lists-{width}-{language}")
        close.click()
        expect(sheet).to_have_count(0)


# 先攻決定


FIRST = {
    "ja": re.compile(r"(\S+) は (\S+) より大きいので、わたしが先攻です"),
    "en": re.compile(r"(\S+) is higher than (\S+): I go first"),
}
TIE = re.compile("同じ数字|the same number")
"""Nobody says that alone."""
UNASKED = {"entry20": {}, "pack": {"format": "standard", "frame": "pack"}}
TURN = {"ja": "ターン", "en": "turn"}
PLAY = {"ja": "再生", "en": "Play"}


CHOSEN = {
    "rare_pack": {"format": "pro", "frame": "rare_pack"},
    "strategy": {"format": "pro", "frame": "strategy"},
    "extra": {"format": "master", "frame": "extra"},
}
"""Frames in which packs, rare cards, trumps or hands are chosen before."""
BEGINNINGS = [
    *((frame, language) for frame in UNASKED for language in LANGUAGES),
    ("rare_pack", "ja"), ("strategy", "en"), ("extra", "ja"), ("extra", "en"),
]  # fmt: skip


@pytest.mark.parametrize(("frame", "language"), BEGINNINGS)
def test_who_goes_first_is_shown_logged_and_in_the_replay(
    frame: str, language: str, visit: Visit, server: Running
) -> None:
    choices = 0
    if frame in CHOSEN:
        with playing(*pair(server, **CHOSEN[frame])) as both:
            choices = both.choose()
    host, friend, match = pair(server, **(UNASKED | CHOSEN)[frame])
    visitor = visit(guest=host, language=language, speed=1, timed=True)
    with playing(host, friend, match) as both:
        both.choose(choices - 1)
        opened(visitor, f"/m/{match}")
        both.choose(min(choices, 1))
        begins(visitor, language, frame)
    told_in_the_replay(visitor, host, match, language, choices)


def opened(visitor: Visitor, path: str) -> None:
    """A table at which nothing passes by itself."""
    Clock(visitor.page)
    visitor.page.clock.pause_at(LONG_AFTER)
    visitor.go(path).page.get_by_role("heading", level=1).wait_for()


LONG_AFTER = 4_000_000_000
"""Seconds: a moment that no test comes to."""
BANNER = re.compile("(あおい|れん|あなた)が先攻です$|(you go|あおい goes|れん goes) first$")


def turned_until(visitor: Visitor, words: re.Pattern[str]) -> None:
    """Let time pass at the table until something is seen."""
    visitor.page.locator("[data-zone]").first.wait_for(state="attached")
    seen = visitor.page.get_by_text(words)
    for _ in range(150):
        if seen.count() and seen.first.is_visible():
            return
        visitor.page.clock.run_for(200)
    raise AssertionError("it was never seen")


def told_in_the_replay(
    visitor: Visitor, host: Guest, match: str, language: str, choices: int = 0
) -> None:
    """It stands in the log where the last choice has been made, and is played from just before."""
    with host.line(match) as mine:
        mine.get("update")
        mine.send(type="resign", seat=0)
        mine.get("over")
    visitor.go(f"/m/{match}/replay?at={choices}")
    expect(lines(visitor).filter(has_text=FIRST[language])).to_have_count(1)
    if choices:
        visitor.go(f"/m/{match}/replay?at={choices - 1}")
        expect(lines(visitor).filter(has_text=FIRST[language])).to_have_count(0)
    visitor.button(PLAY[language]).click()
    turned_until(visitor, BANNER)


def begins(visitor: Visitor, language: str, frame: str) -> None:
    """The beginning is played, and then stands in the log."""
    page = visitor.page
    visitor.until(lambda: compared(visitor) != [])
    turned_until(visitor, BANNER)
    visitor.shoot(f"blackpoker-first-{frame}-{language}")
    # Until it has been shown, nobody has the turn, and nothing says whose chance it is.
    for name in NAMES:
        plate = page.get_by_role("group", name=name, exact=True)
        expect(plate.get_by_text(TURN[language], exact=True)).to_have_count(0)
        expect(plate.get_by_text("手番")).to_have_count(0)
    expect(page.get_by_text(re.compile("チャンスです$|Your chance|has the chance"))).to_have_count(
        0
    )
    if frame == "entry20":
        sides = page.get_by_role("region", name=re.compile("の側$|^The side of"))
        # What the beginning has dealt may still be on its way to the hands.
        visitor.until(lambda: [side.evaluate(LYING) for side in sides.all()] == [3, 3])
    page.keyboard.press("Escape")
    first = compared(visitor)[-1]["seat"]
    line = lines(visitor).filter(has_text=FIRST[language])
    expect(line).to_contain_text(NAMES[first])
    plate = page.get_by_role("group", name=NAMES[first], exact=True)
    expect(plate.get_by_text(TURN[language], exact=True)).to_be_visible()
    expect(plate.get_by_text("手番")).to_be_visible()


def compared(visitor: Visitor) -> list[dict[str, Any]]:
    """The cards by which it was found out who goes first, as far as the page has heard of them.

    Before that no time may pass: it would for all that waits for the server, and not for the show.
    """
    told = [event for update in visitor.updates() for event in update["events"]]
    return [event for event in told if event["kind"] == "compared"]


LYING = """(side) => {
  const { top, bottom } = side.getBoundingClientRect();
  const hand = side.querySelector('[role=group]').getBoundingClientRect();
  const [from, to] = hand.top > (top + bottom) / 2 ? [top, hand.top] : [hand.bottom, bottom];
  return [...document.querySelectorAll('svg:not(svg svg)')].filter((one) => {
    const card = one.getBoundingClientRect();
    const y = (card.top + card.bottom) / 2;
    return card.width > 30 && card.height > card.width && from < y && y < to;
  }).length;
}"""
"""Cards in sight between the hand and the stage: a bulwark, a soldier and the life."""


def lines(visitor: Visitor) -> Locator:
    """The lines of the log."""
    log = visitor.page.get_by_role("list", name=re.compile("^(棋譜|Log)"))
    return log.get_by_role("listitem")


NAMES = ("あおい", "れん")


def pair(server: Running, **options: object) -> tuple[Guest, Guest, str]:
    """A duel of two people."""
    host, friend = Guest(server, NAMES[0]), Guest(server, NAMES[1])
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = host.set_up("blackpoker", options=options, seats=seats)
    friend.http.post(f"/api/rooms/{table['code']}", json={})
    return host, friend, table["match"]


class Both:
    """Both at their table, who choose whatever is to be chosen before the duel."""

    def __init__(self, *lines: Line) -> None:
        self._lines = lines
        self._update = lines[0].get("update")

    def choose(self, most: int = 1_000) -> int:
        """Choose so often at most; how often there was something."""
        for done in range(most):
            seat = self._update["deciding"][0]
            if not self._update["decision"]:
                self._update = self._lines[seat].asked()
            asked = self._update["decision"]
            if asked["kind"] == "chance":
                return done
            self._lines[seat].pick(self._update, asked["names"][0])
            self._lines[seat].get("done")
            self._update = self._lines[seat].get("update")
        return most


@contextmanager
def playing(host: Guest, friend: Guest, match: str) -> Iterator[Both]:
    """Both sit there: otherwise the page asks what is to be done about the one who does not."""
    with host.line(match) as mine, friend.line(match) as theirs:
        yield Both(mine, theirs)


def test_a_tie_is_shown_logged_and_in_the_replay(visit: Visit, server: Running) -> None:
    host, friend, match = tied(server)
    visitor = visit(guest=host, language="ja", speed=1, timed=True)
    with playing(host, friend, match):
        opened(visitor, f"/m/{match}")
        visitor.until(lambda: len(compared(visitor)) > 1)
        turned_until(visitor, TIED)
        visitor.shoot("blackpoker-tied")
        begins(visitor, "ja", "tied")
        expect(lines(visitor).filter(has_text=TIE)).not_to_have_count(0)
    told_in_the_replay(visitor, host, match, "ja")
    expect(lines(visitor).filter(has_text=TIE)).not_to_have_count(0)


TIED = re.compile("＝ .*もう1枚めくります$")


def tied(server: Running) -> tuple[Guest, Guest, str]:
    """A duel in which the first cards have the same number."""
    for _ in range(DEALS * 10):
        host, friend, match = pair(server)
        with host.line(match) as line:
            compared = [one for one in line.get("update")["events"] if one["kind"] == "compared"]
        if len(compared) > 1:
            return host, friend, match
    raise AssertionError("no such deal")


# What is being resolved


OVER = """\
id: over
game: blackpoker
options: {format: master, frame: pack}
setup:
  turn: P1
  P1: {life: 10, hand: [H5, D9], field: [s(S6)]}
  P2: {life: [S9, H2, D3, C5, S7, S8], hand: [X1, C7], field: [s(C3)]}
do: [P1 up H5 discard D9 target P1.s(S6), P1 pass, P2 search X1]
"""


def scene(visitor: Visitor, text: str, at: int | None = None) -> Visitor:
    """A scenario at its table, at its end or after so many steps."""
    visitor.go("/scenario")
    visitor.page.get_by_role("textbox").fill(text)
    visitor.button(re.compile("^(Open at the table|卓でひらく)$")).click()
    reel = visitor.page.get_by_role("slider", name=re.compile("^(Timeline|手順)$"))
    reel.wait_for()
    last = int(reel.get_attribute("max") or 0)
    reel.fill(str(last if at is None else at))
    visitor.settle()
    return visitor


STAGE = re.compile("^(ステージ|stage)$", re.IGNORECASE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_immediate_action_is_drawn_over_the_stage_and_what_is_there_waits(
    language: str, visit: Visit
) -> None:
    visitor = scene(visit(language=language), OVER)
    stage = visitor.page.get_by_role("region", name=STAGE)
    below, over = stage.get_by_role("listitem").all()
    expect(below).to_contain_text("Up" if language == "en" else "アップ")
    expect(below).to_contain_text("waits" if language == "en" else "待っています")
    expect(over).to_contain_text("Search" if language == "en" else "サーチ")
    expect(over).to_contain_text("resolving now" if language == "en" else "いま解決中")
    expect(over).to_contain_text("Joker")
    expect(over.locator("[data-card=X1] svg:not(svg svg)")).to_be_visible()
    expect(below).not_to_contain_text("resolving now" if language == "en" else "いま解決中")
    visitor.shoot(f"blackpoker-over-{language}")
    box, other = over.bounding_box(), below.bounding_box()
    assert box
    assert other
    assert other["x"] + other["width"] <= box["x"] + 1


# Who speaks, and who is called what


def test_people_are_called_by_their_names_and_the_log_says_who_speaks(
    visit: Visit, server: Running
) -> None:
    host, _, match = pair(server)
    for language in LANGUAGES:
        visitor = visit(guest=host, language=language).go(f"/m/{match}")
        expect(lines(visitor).filter(has_text=FIRST[language])).to_have_count(1)
        said = [line for line in lines(visitor).all_inner_texts()[:-1] if line.strip()]
        assert all(any(name in line for name in NAMES) for line in said if not TIE.search(line))
        visitor.still()
        log = lines(visitor).first.bounding_box()
        foot = visitor.button(re.compile("^(投了|Resign)$")).bounding_box()
        assert log
        assert foot
        assert log["y"] + log["height"] <= foot["y"], "the log is not above the buttons"
        # Where there is no room for it, it is opened over its column.
        visitor.page.set_viewport_size({"width": 1024, "height": 768})
        visitor.button(re.compile("(棋譜|Log)$"), exact=False).click()
        visitor.still()
        opened = visitor.page.get_by_role("list", name=re.compile("^(棋譜|Log)")).bounding_box()
        assert opened
        assert opened["height"] > 400
        visitor.page.set_viewport_size({"width": 1366, "height": 768})
        assert not unnamed(visitor.page.locator("body"))
        visitor.shoot(f"blackpoker-names-{language}")


CALLED = {
    "ja": ("コンピュータ 1人目", "コンピュータ 2人目"),
    "en": ("Computer (Player 1)", "Computer (Player 2)"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_computers_are_told_apart_in_words(
    language: str, visit: Visit, server: Running
) -> None:
    match = Guest(server).set_up("blackpoker", seats=[COMPUTER, COMPUTER])["match"]
    visitor = visit(language=language).go(f"/m/{match}")
    for name in CALLED[language]:
        plate = visitor.page.get_by_role("group", name=name, exact=True)
        expect(plate.get_by_text(name, exact=True)).to_be_visible()
    begins = visitor.page.get_by_text(FIRST[language]).first
    expect(begins).to_be_visible()
    said = visitor.page.get_by_role("list", name=re.compile("^(棋譜|Log)")).inner_text()
    assert all(name in said for name in CALLED[language])
    assert not unnamed(visitor.page.locator("body"))
    visitor.shoot(f"blackpoker-computers-{language}")


# What may be done, and why something may not


FRESH = """\
id: fresh
game: blackpoker
options: {format: light, frame: entry20}
setup:
  turn: P1
  P1: {life: 10, hand: [H5, D9, C8], field: [b(C2), "s(S6,new)", "s(D4,drv)"]}
  P2: {life: 10, hand: 3, field: [s(C9)]}
do: []
"""
ATTACK = {"ja": "アタック", "en": "Attack"}
NOBODY = {
    "ja": "アタックできる兵士がいません。出たターンの兵士と、ドライブの兵士は攻められません。",
    "en": "No soldier can attack: those that entered this turn or are driven cannot.",
}
COSTS = {"ja": "コスト", "en": "Costs"}
CHOOSE = {
    "ja": "先に、起こすアクションを一覧から選びます。",
    "en": "First choose an action from the list.",
}
COLOUR = "(one) => getComputedStyle(one).color"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_newcomer_is_told_what_is_vain_what_it_costs_and_why_not(
    language: str, visit: Visit, server: Running
) -> None:
    visitor = sitting_at(FRESH, visit, server, "beginner", language=language)
    may = visitor.page.get_by_role(
        "list", name=re.compile("^(リクエストできるアクション|Actions you may request)")
    )
    actions = may.get_by_role("button").filter(visible=True)
    enabled = may.locator("button:not([aria-expanded], [aria-disabled])")
    expect(enabled.last).to_contain_text(ATTACK[language])
    expect(enabled.last).to_contain_text(NOBODY[language])
    visitor.shoot(f"blackpoker-vain-{language}")
    # Dimmed: in a quieter colour than what may sensibly be done.
    assert enabled.last.evaluate(COLOUR) != enabled.first.evaluate(COLOUR)
    plain = [one.inner_text() for one in enabled.all()]
    costs = visitor.button(COSTS[language])
    costs.click()
    expect(costs).to_have_attribute("aria-pressed", "true")
    priced = [one.inner_text() for one in enabled.all()]
    more = [
        new for old, new in zip(plain, priced, strict=True) if new.startswith(old) and new > old
    ]
    assert len(more) == len(plain) - 1, "all but the vain one tell their price"
    costs.click()
    assert [one.inner_text() for one in enabled.all()] == plain
    expect(actions.first).to_be_visible()
    # A click on what cannot be picked says why.
    soldier = visitor.page.get_by_role("button", name=re.compile("♠6"))
    soldier.click(force=True)
    expect(visitor.page.get_by_role("alert").filter(has_text=CHOOSE[language])).to_have_count(1)
    expect(visitor.page.get_by_text(CHOOSE[language]).last).to_be_visible()


# Headline, panel and log


TOLD = """() => ({
  headline: document.querySelector('h2').innerText.trim(),
  panel: document.querySelector('h3').firstChild.textContent.trim(),
  log: [...document.querySelectorAll('ol[reversed] li')].map((one) => one.innerText.trim()),
})"""


class Says(NamedTuple):
    """What the table says while something is shown."""

    may: str
    waiting: str
    theirs: str
    resolving: str


SAYS = {
    "ja": Says("できること", "相手を待っています", "(.+)のチャンスです", "(.+)を解決しています"),
    "en": Says(
        "You may", "Waiting for the other side", "(.+) has the chance", "(.+) is being resolved"
    ),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_headline_panel_and_log_agree_while_a_computers_turn_is_shown(
    language: str, visit: Visit, server: Running
) -> None:
    says = SAYS[language]
    visitor, clock = shown_a_turn(visit, server, language)
    steps: list[dict[str, Any]] = []
    while not steps or (len(steps) < 120 and steps[-1]["panel"] != says.may):
        clock.turn(250)
        steps.append(visitor.page.evaluate(TOLD))
    assert steps[-1]["panel"] == says.may, "it is still being shown"
    for step in steps[:-1]:
        theirs = re.fullmatch(says.theirs, step["headline"])
        assert step["panel"] == (says.waiting if theirs else step["headline"])
    # What has been carried out stands among the newest lines when the headline goes on.
    whole_log = "\n".join(steps[-1]["log"]).casefold()
    for step, following in pairwise(steps):
        done = re.fullmatch(says.resolving, step["headline"])
        if done and step["headline"] != following["headline"] and done[1].casefold() in whole_log:
            assert done[1].casefold() in "\n".join(step["log"][:4]).casefold(), step
        # A price is added to the newest line; whatever is older stands.
        older = step["log"][1:]
        assert following["log"][-len(older) :] == older


def shown_a_turn(visit: Visit, server: Running, language: str) -> tuple[Visitor, Clock]:
    """Somebody to whom the computer's whole turn has been told, and nothing of it shown yet."""
    for _ in range(DEALS):
        host = Guest(server, NAMES[0])
        match = host.set_up("blackpoker", seats=[{"kind": "me"}, COMPUTER])["match"]
        visitor = visit(guest=host, speed=1, language=language, timed=True)
        clock = Clock(visitor.page)
        visitor.go(f"/m/{match}")
        visitor.page.get_by_role("heading", level=3).first.wait_for()
        visitor.page.keyboard.press("Escape")
        visitor.settle()
        clock.hold()
        with host.line(match) as line:
            last = let_play(line)
        if last["decision"]:
            visitor.until(lambda: visitor.update()["seen"] >= last["seen"])  # noqa: B023
            return visitor, clock
    raise AssertionError("the computer always wins in its first turn")


def let_play(line: Line) -> dict[str, Any]:
    """Do as little as one may, until the computer has had its turn or the duel is over."""
    turns, update = {0, 1}, line.asked()
    while turns and update["decision"]:
        turns.discard(update["view"]["turn"])
        names = update["decision"]["names"]
        wanted = ("request end", "pass", "done")
        line.pick(update, next((one for one in wanted if one in names), names[0]))
        update = line.asked()
    return update


READ = """(within) => {
  const texts = [], nodes = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
  while (nodes.nextNode())
    if (!nodes.currentNode.parentElement.closest('code, script, style'))
      texts.push(nodes.currentNode.data.trim());
  const spoken = [...within.querySelectorAll('[aria-label], [title]')]
    .flatMap((one) => [one.getAttribute('aria-label'), one.getAttribute('title')]);
  return [...texts, ...spoken].filter(Boolean);
}"""


def unnamed(within: Locator) -> list[str]:
    """Where it says P1 or P2, to the eye or to those who hear it; codes are nobody's name."""
    read: list[str] = within.evaluate(READ)
    return [text for text in read if re.search(r"\bP[12]\b", text)]


SEATS = {"ja": ("1人目", "2人目"), "en": ("Player 1", "Player 2")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_figures_of_the_rules_call_the_players_as_the_page_does(
    language: str, visit: Visit
) -> None:
    visitor = visit(language=language).go("/rules/blackpoker")
    figures = visitor.page.get_by_role("figure").filter(has_text=re.compile("[♠♡♢♣]"))
    expect(figures).to_have_count(4)
    on = re.compile("^(1手進む|One move on)$")
    for figure in figures.all():
        figure.scroll_into_view_if_needed()
        said = []
        while figure.get_by_role("button", name=on).is_enabled():
            figure.get_by_role("button", name=on).click()
            assert not unnamed(figure)
            said.append(figure.get_by_role("paragraph").inner_text())
        assert all(name in " ".join(said) for name in SEATS[language]), said
    visitor.shoot(f"rules-blackpoker-figure-{language}")


# Sheets, arrows, phones


BLOCKED = """\
id: blocked
game: blackpoker
options: {format: light, frame: entry20}
setup:
  turn: P1
  P1: {life: 10, hand: [H5, D9], field: [b(C2), s(S3), s(S4), s(S5), s(S6), s(S8)]}
  P2: {life: 10, hand: 3, field: [s(C2), s(C3), s(C4), s(C5), s(H9), b(D4)]}
do: [P1 attack, resolve, P1 attackers s(S6) s(S8), resolve, P2 blockers s(C5)>s(S8) s(H9)>s(S6)]
"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_arrows_between_fighters_leave_the_words_of_the_stage_alone(
    language: str, visit: Visit
) -> None:
    visitor = scene(visit(language=language), BLOCKED)
    slip = visitor.page.get_by_role("region", name=STAGE).get_by_role("listitem")
    arrows = visitor.page.locator("svg:not(:has(*)) , svg").filter(
        has=visitor.page.locator("path[marker-end]")
    )
    expect(arrows.locator("path[marker-end]")).to_have_count(2)
    visitor.shoot(f"blackpoker-blocked-{language}")
    shown = slip.screenshot(animations="disabled")
    arrows.evaluate_all("all => all.forEach((one) => { one.style.visibility = 'hidden'; })")
    assert slip.screenshot(animations="disabled") == shown


def asked_for(kind: str, server: Running, **options: object) -> tuple[Guest, str, str]:
    """Somebody who plays both sides and is asked this, and whose side it is about."""
    seats = [{"kind": "me"}, {"kind": "guest", "name": NAMES[1]}]
    for seed in range(DEALS):
        host, chance = Guest(server, NAMES[0]), random.Random(seed)
        match = host.set_up("blackpoker", options=options, seats=seats)["match"]
        with host.line(match) as line:
            while not (update := line.get("update"))["result"]:
                if not update["decision"]:
                    line.send(type="uncover", seat=update["deciding"][0])
                    continue
                names = update["decision"]["names"]
                if update["decision"]["kind"] == kind:
                    return host, match, NAMES[update["decision"]["seat"]]
                line.pick(update, chance.choice([n for n in names if n != "request end"] or names))
    raise AssertionError("no such question")


@pytest.fixture(scope="module")
def choosing_a_top(server: Running) -> tuple[Guest, str, str]:
    """Somebody who is to choose the card on top of a grave."""
    return asked_for("grave_top", server)


@pytest.fixture(scope="module")
def choosing_of_a_pack(server: Running) -> tuple[Guest, str, str]:
    """Somebody who is to choose a card of the own pack."""
    return asked_for("pack_pick", server, **UNASKED["pack"])


ASKING = {"grave_top": "choosing_a_top", "pack_pick": "choosing_of_a_pack"}
"""A sheet of a few cards, and one of fourteen."""


@pytest.mark.parametrize("kind", ASKING)
def test_a_sheet_of_cards_leaves_the_side_it_asks_about_in_sight(
    kind: str, visit: Visit, request: pytest.FixtureRequest
) -> None:
    host, match, name = request.getfixturevalue(ASKING[kind])
    for language in LANGUAGES:
        visitor = visit(guest=host, language=language).go(f"/m/{match}")
        visitor.page.get_by_role("dialog").get_by_role("button").first.click()
        words = re.compile(rf"^({name}の側|The side of {name}|{name}'s side)")
        side = visitor.page.get_by_role("region", name=words)
        table = visitor.page.get_by_role("group", name=re.compile("^(対戦の卓|The table)$"))
        sheet = table.get_by_role("region").filter(has=visitor.page.get_by_role("heading"))
        for width, height in ((1366, 768), (1024, 768), (390, 844), (360, 740)):
            visitor.page.set_viewport_size({"width": width, "height": height})
            visitor.still()
            visitor.shoot(f"blackpoker-{kind}-{width}-{language}")
            assert whole(visitor, sheet)
            assert apart(sheet, side), f"{width}x{height}"
            cards = sheet.get_by_role("button")
            for card in (cards.last, cards.first):
                card.scroll_into_view_if_needed()
                assert card.evaluate(HIT)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_grave_whose_top_is_being_chosen_is_not_empty(
    language: str, visit: Visit, choosing_a_top: tuple[Guest, str, str]
) -> None:
    host, match, name = choosing_a_top
    for who, path in ((host, f"/m/{match}"), (None, f"/m/{match}?watch")):
        visitor = visit(guest=who, language=language).go(path)
        if who:
            visitor.page.get_by_role("dialog").get_by_role("button").first.click()
        grave = visitor.page.get_by_role(
            "button", name=re.compile(f"^({name}の墓地|Grave of {name})")
        )
        expect(grave).to_have_accessible_name(re.compile("選んでいるところ|is being chosen"))
        # A back, and no face.
        expect(grave.locator("svg:not(svg svg)")).to_have_count(1)
        expect(faces(grave)).to_have_count(0)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("width", "height"), PHONES)
def test_a_phone_has_names_the_whole_last_event_and_words_while_one_waits(
    width: int, height: int, language: str, visit: Visit, server: Running
) -> None:
    host, friend, match = waiting(server)
    with friend.line(match) as theirs:
        asked = theirs.get("update")
        visitor = visit(guest=host, language=language, width=width, height=height, phone=True)
        page = visitor.go(f"/m/{match}").page
        plate = page.get_by_role("group", name=NAMES[0], exact=True)
        expect(plate.get_by_text(NAMES[0], exact=True)).to_be_visible()
        words = re.compile("^(相手を待っています|Waiting)")
        expect(page.get_by_role("heading", name=words)).to_be_visible()
        visitor.settle()
        visitor.shoot(f"blackpoker-phone-{width}-{language}")
        newest = page.get_by_role("button", name=re.compile("(棋譜|Log)$"))
        assert newest.evaluate(WHOLE)
        assert page.evaluate("document.scrollingElement.scrollWidth") <= width
        table = page.get_by_role("group", name=re.compile("^(対戦の卓|The table)$"))
        box = table.bounding_box()
        assert box
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= width
        headline = page.get_by_role("heading", name=re.compile("チャンスです$|has the chance$"))
        assert headline.evaluate(HIT)
        # Once it is one's own turn and chance, both tags leave room for the name.
        theirs.pick(asked, "pass")
        expect(plate.get_by_text(TURN[language], exact=True)).to_be_visible()
        expect(plate.get_by_text("手番")).to_be_visible()
        visitor.shoot(f"blackpoker-phone-{width}-{language}-turn")
        name = plate.get_by_text(NAMES[0], exact=True)
        assert name.evaluate("(one) => one.scrollWidth <= one.clientWidth")
        menu = visitor.button(re.compile("^(メニュー|Menu)$"))
        assert menu.evaluate(HIT), "the plates push the tools out of the window"


WHOLE = """(one) => {
  const inside = [...one.querySelectorAll('*')].every((part) =>
    part.scrollWidth <= part.clientWidth + 1 || getComputedStyle(part).display === 'inline');
  const { bottom, right } = one.getBoundingClientRect();
  const range = document.createRange();
  range.selectNodeContents(one);
  const text = range.getBoundingClientRect();
  return inside && text.bottom <= bottom + 1 && text.right <= right + 1 && text.width > 40;
}"""


def waiting(server: Running) -> tuple[Guest, Guest, str]:
    """Somebody who has asked for something at length, and waits for the other one."""
    for _ in range(DEALS):
        host, friend, match = pair(server)
        with host.line(match) as mine:
            update = mine.get("update")
            if update["view"]["turn"] != 0 or not update["decision"]:
                continue
            if "request summon_soldier" not in update["decision"]["names"]:
                continue
            mine.pick(update, "request summon_soldier")
            while True:
                update = mine.get("update")
                if not update["decision"]:
                    return host, friend, match
                names = update["decision"]["names"]
                mine.pick(update, "pass" if "pass" in names else names[0])
    raise AssertionError("no such deal")
