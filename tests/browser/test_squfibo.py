"""The SquFibo table: right, wrong and missed claims, whole games, two browsers, every shape."""

import random
import re
from collections.abc import Iterator
from itertools import combinations

import pytest
from playwright.sync_api import Browser, Locator, expect

from teban.games.squfibo.cards import EMPTY, NAMED
from teban.games.squfibo.roles import TRIPLES, roles_with
from tests.browser.conftest import Visit
from tests.browser.test_lines import OFFLINE
from tests.browser.test_screens import AXE, SCAN
from tests.browser.test_shapes import MEASURE, SHAPES
from tests.browser.visitor import Visitor
from tests.browser.wire import Cable
from tests.server.running import Guest, Running

COMPUTER = {"kind": "computer", "level": "easy"}
CLAIMS = """\
id: claims
game: squfibo
setup:
  board: ["R1 R4 --", "B9 -- --", "-- -- --"]
  hands: {A: [R16, R9, B9], B: [B9, B4]}
  deck: [R4, B1, B4, R9, R9]
  pool: 21
do:
  - place R16 (1,3)
  - claim (1,1) (1,2) (1,3)
  - place B9 (2,2)
  - claim (2,1) (2,2) (3,3)
  - place B9 (2,3)
  - end
"""
BOARD = """() => [...document.querySelectorAll('[data-cell]')]
  .map((cell) => cell.querySelector('[data-card]')?.dataset.card ?? null)"""


class Player:
    """Somebody at the table, with a mouse or a finger, who sometimes notices."""

    def __init__(self, visitor: Visitor, seed: int, finger: bool = False) -> None:
        self.visitor = visitor
        self.chance = random.Random(seed)
        self.finger = finger
        self.did = {"right": 0, "wrong": 0, "missed": 0}

    def press(self, what: Locator | str) -> None:
        found = self.visitor.page.locator(what) if isinstance(what, str) else what
        if self.finger:
            found.first.tap()
        else:
            found.first.click()

    def board(self) -> list[str | None]:
        return self.visitor.page.evaluate(BOARD)  # type: ignore[no-any-return]

    def cell(self, cell: int) -> None:
        self.press(f'[data-cell="{cell}"]')

    def wait(self) -> str:
        """`place`, `discard` or `over`."""
        mine = self.visitor.page.locator("[data-phase=place], [data-phase=discard]")
        mine.or_(self.visitor.result).first.wait_for()
        if self.visitor.result.is_visible():
            return "over"
        return mine.get_attribute("data-phase") or ""

    def place(self) -> int:
        """Any card on any free cell."""
        hand = self.visitor.page.locator("[data-held]")
        self.press(hand.nth(self.chance.randrange(hand.count())))
        free = [cell for cell, card in enumerate(self.board()) if card is None]
        cell = self.chance.choice(free)
        self.cell(cell)
        self.visitor.page.locator("[data-phase=claim]").wait_for()
        return cell

    def claim(self, cells: tuple[int, ...]) -> None:
        for cell in cells:
            self.cell(cell)
        self.press("[data-do=claim]")

    def turn(self) -> bool:
        """One turn: a discard where there must be one, a card, and a claim or none."""
        what = self.wait()
        if what == "over":
            return False
        seen = self.visitor.update()["seen"]
        if what == "discard":
            self.cell(self.chance.randrange(9))
            self.press("[data-do=discard]")
            self.visitor.until(lambda: self.visitor.update()["seen"] != seen)
            self.visitor.page.locator("[data-phase=place]").wait_for()
            seen = self.visitor.update()["seen"]
        self.decide(self.place())
        self.visitor.until(lambda: self.visitor.update()["seen"] != seen)
        return True

    def decide(self, placed: int) -> None:
        cells = [EMPTY if card is None else NAMED[card] for card in self.board()]
        roles = [TRIPLES[number] for number, _ in roles_with(cells, placed)]
        # The first role is overlooked.
        if roles and self.did["missed"] and self.chance.random() < 0.7:
            self.did["right"] += 1
            return self.claim(self.chance.choice(roles))
        if not roles and self.chance.random() < 0.1:
            self.did["wrong"] += 1
            others = [*combinations(range(9), 3)]
            return self.claim(self.chance.choice(others))
        self.did["missed"] += bool(roles)
        return self.press("[data-do=end]")


def seated(guest: Guest, **options: bool) -> str:
    table = guest.set_up("squfibo", options=options, seats=[{"kind": "me"}, COMPUTER])
    match: str = table["match"]
    return match


def sums(visitor: Visitor) -> dict[str, int]:
    """What the result says about the one who sits first."""
    rows = visitor.result.locator("tbody tr")
    rows.first.wait_for()
    read = "all => all.map((one) => [one.classList[0], Number(one.cells[1].textContent)])"
    return dict(rows.evaluate_all(read))


def test_right_wrong_and_missed_claims_at_the_table(visit: Visit) -> None:
    visitor = visit(speed=1.5)
    visitor.go("/scenario").page.get_by_role("textbox").fill(CLAIMS)
    visitor.button("Open at the table").click()
    visitor.page.locator("[data-cell]").first.wait_for()
    on, log = visitor.button("One move on"), visitor.page.locator(".log li")
    cheer, page = visitor.page.locator(".noticed"), visitor.page

    def told(words: str) -> None:
        # It is read out once everything has been shown; a step before that would skip the next.
        expect(page.get_by_text(words).last).to_be_attached()

    on.click()
    told("A: placed red 16 top right")
    on.click()
    expect(cheer).to_contain_text("You noticed!")
    visitor.shoot("squfibo-noticed")
    told("A: Great role! red 1, red 4, red 16. Stars +3")
    on.click()
    told("B: placed blue 9 middle")
    on.click()
    expect(cheer).to_contain_text("no role")
    visitor.shoot("squfibo-wrong")
    told("B: claimed left, middle, bottom right: no role")
    on.click()
    told("A: placed blue 9 right")
    on.click()
    expect(log.first).to_contain_text("placed blue 9 right, no claim")
    assert Player(visitor, 0).board() == [None] * 3 + ["B9"] * 3 + [None] * 3


@pytest.mark.parametrize("device", ["mouse", "finger"])
def test_a_whole_game_against_the_computer(device: str, visit: Visit, server: Running) -> None:
    guest, finger = Guest(server, "あおい"), device == "finger"
    width, height = SHAPES["phone" if finger else "16x9"]
    visitor = visit(guest=guest, width=width, height=height, phone=finger, speed=0)
    player = Player(visitor.go(f"/m/{seated(guest)}"), 7, finger)
    for number in range(50):
        if number == 6:
            visitor.shoot(f"squfibo-game-{device}")
        if not player.turn():
            break
    found = sums(visitor)
    assert found["noticed"] == player.did["right"]
    assert found["missed"] == player.did["missed"]
    assert found["wrong"] == player.did["wrong"]
    assert found["possible"] == found["noticed"] + found["missed"]
    visitor.shoot(f"squfibo-result-{device}")
    visitor.link("Replay").click()
    expect(visitor.page.get_by_text("What could be noticed")).to_be_visible()
    first = visitor.page.locator(".review li").first
    if found["missed"]:
        expect(first).to_contain_text("role")
        first.get_by_role("button").click()
        expect(visitor.page.locator("[data-outcome=missed]")).to_be_visible()
        expect(visitor.page.locator(".review .now")).to_contain_text("There was")
        visitor.shoot(f"squfibo-missed-{device}")


def test_a_claim_is_offered_alike_and_its_names_are_never_sent(
    visit: Visit, server: Running
) -> None:
    guest = Guest(server)
    visitor = visit(guest=guest).go(f"/m/{seated(guest, retry=True)}")
    player = Player(visitor, 3)
    player.wait()
    placed = player.place()
    page = visitor.page
    expect(visitor.moves).to_have_count(9)
    player.claim(tuple({placed, 0, 8, 4})[:3])
    # Another try is allowed here, so the page is asked about the claim alone.
    visitor.until(lambda: (visitor.update()["decision"] or {}).get("kind") == "claim")
    decision = visitor.update()["decision"]
    assert (decision["names"], decision["legal"], decision["flags"]) == ([], [], 1)
    expect(page.locator("p.help")).to_contain_text("You may look again")
    expect(visitor.moves).to_have_count(9)
    player.press("[data-do=end]")
    player.wait()


def test_a_turn_by_keyboard_alone(visit: Visit, server: Running) -> None:
    guest = Guest(server)
    visitor = visit(guest=guest).go(f"/m/{seated(guest)}")
    player = Player(visitor, 1)
    player.wait()
    press = visitor.page.keyboard.press
    press("2")
    held = visitor.page.locator("[data-held]").nth(1)
    expect(held).to_have_attribute("aria-pressed", "true")
    card = held.get_attribute("data-held")
    visitor.page.locator("[data-cell='4']").focus()
    press("ArrowUp")
    press("Enter")
    assert player.board()[1] == card
    press("Escape")
    assert player.board()[1] is None
    press("Enter")
    for key in ("Enter", "ArrowLeft", "Enter", "ArrowDown", "Enter"):
        press(key)
    labels = visitor.page.get_by_role("gridcell", name=re.compile("chosen [123]"))
    expect(labels).to_have_count(3)
    seen = visitor.update()["seen"]
    press("c")
    visitor.until(lambda: visitor.update()["seen"] != seen)
    log = visitor.page.locator(".log li").filter(has_text="claimed top left, top, left: no role")
    expect(log).to_have_count(1)


def test_what_was_begun_outlives_a_lost_line_and_a_new_watcher(
    visit: Visit, server: Running
) -> None:
    guest = Guest(server)
    with Cable(server.port) as cable:
        match = seated(guest)
        visitor = visit(guest=guest, address=cable.address).go(f"/m/{match}")
        visitor.expect_trouble(*OFFLINE)
        player = Player(visitor, 3)
        player.wait()
        cell = player.place()
        player.cell(cell)
        before = len(visitor.heard)
        cable.cut()
        cable.mend()
        visitor.until(lambda: any(one["type"] == "update" for one in visitor.heard[before:]))
        with Guest(server, "みる").line(match, watch=True) as line:
            line.get("update")
            visitor.until(lambda: visitor.heard[-1].get("watchers") == 1)
        visitor.settle()
        expect(visitor.page.locator("[data-phase=claim]")).to_be_visible()
        assert player.board()[cell]
        expect(visitor.page.locator(f'[data-cell="{cell}"]')).to_have_attribute(
            "aria-selected", "true"
        )
        player.press("[data-do=end]")
        assert player.turn()


def test_two_browsers_and_a_line_that_is_cut(visit: Visit, server: Running) -> None:
    host, friend = Guest(server, "あおい"), Guest(server, "れん")
    table = host.set_up("squfibo", options={}, seats=[{"kind": "me"}, {"kind": "open"}])
    with Cable(server.port) as cable:
        first = visit(guest=host, address=cable.address).go(f"/m/{table['match']}")
        second = visit(guest=friend).go(f"/j/{table['code']}")
        first.expect_trouble(*OFFLINE)
        second.button("Sit down").click()
        sides = Player(first, 11), Player(second, 12)
        for _ in range(3):
            for side in sides:
                side.turn()
        first.settle()
        first.context.set_offline(True)
        cable.cut()
        lost = first.page.get_by_role("status").filter(has_text="Connection lost")
        expect(lost).to_be_visible()
        # A turn made meanwhile is not lost: it is sent when the line is back.
        sides[0].wait()
        sides[0].place()
        sides[0].press("[data-do=end]")
        cable.mend()
        first.context.set_offline(False)
        expect(lost).to_have_count(0)
        assert sides[1].turn()
        sides[0].wait()
        second.page.reload()
        while sides[0].turn() and sides[1].turn():
            pass
        expect(second.result).to_be_visible()
        assert sides[0].board() == sides[1].board()
        first.button("Rematch").click()
        second.button("Accept").click()
        # Who began last time goes second now.
        second.until(lambda: second.match != table["match"])
        sides[1].wait()
        expect(second.page.locator(".me")).to_contain_text("れん")
        assert second.update()["viewer"] == 0


@pytest.fixture(scope="module", params=[*SHAPES, "tablet", "low"])
def room(
    request: pytest.FixtureRequest, chromium: Browser, server: Running
) -> Iterator[tuple[str, Visitor]]:
    shapes = SHAPES | {"tablet": (768, 1024), "low": (360, 640)}
    name: str = request.param
    width, height = shapes[name]
    guest = Guest(server, "あおい")
    phone = name in ("phone", "low", "tablet")
    visitor = Visitor(
        chromium, server, guest=guest, width=width, height=height, phone=phone, language="ja"
    )
    player = Player(visitor.go(f"/m/{seated(guest)}"), 5)
    for _ in range(3):
        player.turn()
    player.wait()
    visitor.settle()
    yield name, visitor
    assert not visitor.leave()


def test_the_table_fits_every_shape(room: tuple[str, Visitor]) -> None:
    name, visitor = room
    size = visitor.page.viewport_size
    assert size
    for phase in ("place", "claim"):
        if phase == "claim":
            player = Player(visitor, 2)
            player.cell(player.place())
        visitor.shoot(f"squfibo-{name}-{phase}")
        found = visitor.page.evaluate(MEASURE, [size["width"], size["height"]])
        assert not found["scrolls"]
        assert not found["over"], found["over"]
        assert not found["small"], found["small"]
        assert found["cell"] >= 44
        for what in ("[data-held]", ".acts .btn"):
            for one in visitor.page.locator(what).all():
                if one.is_visible():
                    expect(one).to_be_in_viewport(ratio=0.9)
        if name == "16x9":
            assert found["frame"]["height"] >= 0.8 * size["height"]
        if name in ("phone", "low"):
            assert found["frame"]["width"] >= 0.95 * size["width"]


def test_night_and_furigana(visit: Visit, server: Running) -> None:
    guest = Guest(server, "あおい")
    visitor = visit(guest=guest, language="ja", theme="dark", motion="reduced")
    player = Player(visitor.go(f"/m/{seated(guest)}"), 5)
    player.wait()
    player.place()
    ruby = visitor.page.locator(".headline ruby")
    assert [one.inner_text() for one in ruby.locator("rt").all()] == ["やく", "き"]
    heading = visitor.page.get_by_role("heading", level=2).first
    expect(heading).to_have_accessible_name(re.compile("^役 ?に ?気 ?づいた？$"))
    visitor.shoot("squfibo-night")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_everybody_can_use_it(theme: str, visit: Visit, server: Running) -> None:
    guest = Guest(server, "あおい")
    visitor = visit(guest=guest, language="ja", theme=theme, motion="reduced")
    match = seated(guest)
    player = Player(visitor, 5)
    for path in (f"/m/{match}", "/tutorial/squfibo", "/print/squfibo", "/rules/squfibo_parents"):
        visitor.go(path)
        visitor.settle()
        if path.startswith("/m/"):
            player.wait()
            player.cell(player.place())
        visitor.evaluate_trusted(AXE.read_text(encoding="utf-8"))
        found = visitor.page.evaluate(SCAN)
        told = [(one["id"], [node["html"] for node in one["nodes"]][:3]) for one in found]
        assert not told, path


@pytest.mark.parametrize("language", ["ja", "en"])
def test_the_lessons_can_be_played_to_their_end(language: str, visit: Visit) -> None:
    visitor = visit(language=language)
    page = visitor.go("/tutorial/squfibo").page
    page.locator("[data-held]").first.wait_for()
    player = Player(visitor, 0)
    steps = [
        ([], "R1", 0, ()),
        ([], "B9", 4, (3, 4, 5)),
        ([], "R16", 1, (0, 1, 3)),
        ([], "R16", 8, ()),
        ([1], "R4", 1, (0, 1, 2)),
    ]
    for number, (drop, card, cell, claim) in enumerate(steps):
        for one in drop:
            player.cell(one)
        player.press(f"[data-held={card}]")
        player.cell(cell)
        visitor.shoot(f"squfibo-lesson-{number + 1}-{language}")
        if claim:
            player.claim(claim)
            expect(page.locator(".noticed")).to_be_visible()
        else:
            player.press("[data-do=end]")
        if number < len(steps) - 1:
            visitor.button("Next" if language == "en" else "つぎへ").click()
    visitor.button("Practise" if language == "en" else "れんしゅうする").click()
    player.press("[data-do=end]")
    expect(page.locator(".chip")).to_be_visible()
    visitor.shoot(f"squfibo-practice-{language}")


def test_whoever_sets_up_is_welcomed_and_says_how_much_the_rival_notices(visit: Visit) -> None:
    visitor = visit(language="ja").go("/new/squfibo")
    welcome = visitor.page.locator(".welcome")
    expect(welcome).to_contain_text("気づく力")
    visitor.page.get_by_role("combobox", name="強さ").click()
    visitor.page.get_by_role("option", name="自分で決める").click()
    slider = visitor.page.get_by_role("slider", name=re.compile("気づく力"))
    expect(slider).to_have_value("80")
    slider.fill("35")
    visitor.shoot("squfibo-welcome")
    visitor.button("はじめる").click()
    plate = visitor.page.get_by_role("group", name="コンピュータ")
    expect(plate).to_contain_text("じぶんで決めた相手")
    assert "custom:noticing=35" in str(visitor.heard)


def test_the_page_for_parents_and_the_game_on_paper(visit: Visit) -> None:
    visitor = visit(language="ja").go("/new/squfibo")
    visitor.link("保護者・先生の方へ").click()
    expect(visitor.page.get_by_role("heading", level=1)).to_contain_text("保護者")
    visitor.shoot("squfibo-parents")
    visitor.link("ルールを読む").click()
    visitor.link("紙で遊ぶ（印刷）").click()
    expect(visitor.page.locator(".cut [data-card]")).to_have_count(42)
    visitor.page.emulate_media(media="print")
    visitor.shoot("squfibo-print")
    expect(visitor.page.locator("#app > header")).to_be_hidden()
    # The rules, the board, and five sheets of nine cards.
    assert len(re.findall(rb"/Type\s*/Page\b", visitor.page.pdf(format="A4"))) == 7
