"""The SquFibo table: right, wrong and missed claims, whole games, two browsers, every shape."""

import random
import re
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import combinations, product

import pytest
from playwright.sync_api import Locator, expect

from teban.games.squfibo.cards import EMPTY, NAMED
from teban.games.squfibo.roles import TRIPLES, roles_with
from tests.browser.clock import Clock
from tests.browser.conftest import Visit
from tests.browser.test_lines import OFFLINE
from tests.browser.test_screens import AXE, THEMES
from tests.browser.test_shapes import MEASURE, SHAPES
from tests.browser.visitor import SCREENS, Visitor
from tests.browser.wire import Cable
from tests.server.running import Guest, Line, Running

ME = {"kind": "me"}
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
        if not mine.is_visible():
            return "over"
        return mine.get_attribute("data-phase") or ""

    def place(self) -> int:
        """Any card on any free cell."""
        hand = self.visitor.page.locator("[data-held]")
        # The hand is a part of its own, and may come after the board.
        hand.first.wait_for()
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
    """What the result says about the one who sits first, by its own words."""
    heads = visitor.page.get_by_role("rowheader")
    rows = visitor.result.get_by_role("row").filter(has=heads)
    rows.first.wait_for()
    read = "all => all.map(({ cells }) => [cells[0].textContent, Number(cells[1].textContent)])"
    return dict(rows.evaluate_all(read))


def test_right_wrong_and_missed_claims_at_the_table(visit: Visit) -> None:
    visitor = visit(speed=0.6)
    visitor.go("/scenario").page.get_by_role("textbox").fill(CLAIMS)
    visitor.button("Open at the table").click()
    visitor.page.locator("[data-cell]").first.wait_for()
    on, log, page = visitor.button("One move on"), visitor.log("What happened"), visitor.page

    def told(words: str) -> None:
        # It is read out once everything has been shown; a step before that would skip the next.
        expect(page.get_by_text(words).last).to_be_attached()

    on.click()
    told("A: placed red 16 top right")
    on.click()
    page.get_by_text("A noticed!").wait_for()
    visitor.shoot("squfibo-noticed")
    told("A: Great role! red 1, red 4, red 16. Stars +3")
    on.click()
    told("B: placed blue 9 middle")
    on.click()
    page.get_by_text("The three of B are no role").wait_for()
    visitor.shoot("squfibo-wrong")
    told("B: claimed left, middle, bottom right: no role")
    on.click()
    told("A: placed blue 9 right")
    on.click()
    expect(log.first).to_contain_text("placed blue 9 right, no claim")
    assert Player(visitor, 0).board() == [None] * 3 + ["B9"] * 3 + [None] * 3


ROOMS = SHAPES | {
    "low": (1280, 720),
    "laptop": (1280, 900),
    "tablet": (820, 1180),
    "tall": (390, 844),
    "short": (360, 640),
}
HELD = ("phone", "tablet", "tall", "short")
DEALS = 30
"""There is hardly a game in which nobody ever has a role."""
CARDS = """() => [...document.querySelectorAll('[data-card], [data-held]')]
  .filter((one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
  .map((one) => one.getBoundingClientRect().toJSON())"""


def claimable(one: Line, other: Line, claimer: int) -> tuple[int, ...] | None:
    """Both play until this seat has placed a card that makes a role: here it is, if it comes."""
    lines, updates = (one, other), [one.get("update"), other.get("update")]
    chance = random.Random(7)
    while not updates[0]["result"]:
        (seat,) = updates[0]["deciding"]
        view, names = updates[seat]["view"], updates[seat]["decision"]["names"]
        action = "end" if updates[seat]["decision"]["kind"] == "claim" else chance.choice(names)
        if updates[seat]["decision"]["kind"] == "claim":
            cells = [EMPTY if card is None else NAMED[card] for card in view["board"]]
            roles = [TRIPLES[number] for number, _ in roles_with(cells, view["placed"])]
            if roles and seat == claimer:
                return tuple(roles[0])
        lines[seat].pick(updates[seat], action)
        updates = [one.get("update"), other.get("update")]
    return None


@contextmanager
def about_to_claim(
    mine: Guest, rival: Guest, claimer: int
) -> Iterator[tuple[str, tuple[Line, Line], tuple[int, ...]]]:
    """A match of both, in which this seat may claim these cells now."""
    for _ in range(DEALS):
        table = mine.set_up("squfibo", seats=[ME, {"kind": "open"}])
        rival.http.post(f"/api/rooms/{table['code']}").raise_for_status()
        with mine.line(table["match"]) as one, rival.line(table["match"]) as other:
            if role := claimable(one, other, claimer):
                yield table["match"], (one, other), role
                return
    raise AssertionError("no role in any game")


@pytest.mark.parametrize(
    ("claimer", "words"),
    [
        (0, {"en": "You noticed!", "ja": "気(き)?づいた！"}),
        (1, {"en": "The other player noticed", "ja": "相手(あいて)?が気(き)?づいた"}),
    ],
)
def test_whoever_notices_is_named_and_no_card_is_covered(
    claimer: int, words: dict[str, str], visit: Visit, server: Running
) -> None:
    mine, rival = Guest(server, "あおい"), Guest(server, "はる")
    with about_to_claim(mine, rival, claimer) as (match, lines, role):
        seen: list[tuple[bool, str, Visitor]] = []
        clocks: dict[Visitor, Clock] = {}
        for held, language in product((False, True), words):
            visitor = visit(guest=mine, phone=held, speed=1, language=language, timed=True)
            clock = Clock(visitor.page)
            visitor.go(f"/m/{match}").page.locator("[data-cell]").first.wait_for()
            visitor.settle()
            clock.hold()
            clocks[visitor] = clock
            seen.append((held, language, visitor))
        line = lines[claimer]
        cells = " ".join(f"({cell // 3 + 1},{cell % 3 + 1})" for cell in role)
        line.pick(line.last["update"], f"claim {cells}", id="noticed")
        for held, language, visitor in seen:
            said = visitor.page.get_by_text(re.compile(f"^{words[language]}$")).first
            expect(said).to_be_visible()
            sheet = said.locator("xpath=ancestor::div[1]")
            for name, (width, height) in ROOMS.items():
                if held == (name in HELD):
                    # Not `reshape`: under this clock nothing that moves comes to its end.
                    visitor.page.set_viewport_size({"width": width, "height": height})
                    visitor.shoot(f"squfibo-cheer-{claimer}-{name}-{language}")
                    assert covered(visitor, sheet, width) == [], name
            if claimer:
                praise = visitor.page.get_by_text(re.compile("You noticed|^気(き)?づいた"))
                expect(praise).to_have_count(0)
            # The stars that came of it are on the sheet, and there is still nothing under it.
            stars = sheet.locator("svg")
            drawn = stars.count()
            clocks[visitor].turn_until(stars.nth(drawn))
            expect(stars).to_have_count(drawn + paid(visitor))
            for name, (width, height) in ROOMS.items():
                if held == (name in HELD):
                    visitor.page.set_viewport_size({"width": width, "height": height})
                    visitor.shoot(f"squfibo-stars-{claimer}-{name}-{language}")
                    assert covered(visitor, sheet, width) == [], f"{name}, with the stars"


def paid(visitor: Visitor) -> int:
    """How many stars the last claim brought, by what came over the line."""
    given = [
        one for update in visitor.updates() for one in update["events"] if one["kind"] == "stars"
    ]
    paid: int = given[-1]["paid"]
    return paid


def covered(visitor: Visitor, sheet: Locator, width: int) -> list[dict[str, float]]:
    """The cards under this sheet, which is whole."""
    box = sheet.bounding_box()
    assert box
    assert box["x"] >= 0
    assert box["y"] >= 0
    assert box["x"] + box["width"] <= width
    cards = visitor.page.evaluate(CARDS)
    assert len(cards) >= 8
    return [
        card
        for card in cards
        if card["left"] < box["x"] + box["width"] - 1
        and card["right"] > box["x"] + 1
        and card["top"] < box["y"] + box["height"] - 1
        and card["bottom"] > box["y"] + 1
    ]


@pytest.mark.parametrize("language", ["ja", "en"])
def test_a_hand_of_eight_is_whole(language: str, visit: Visit, server: Running) -> None:
    guest = Guest(server, "あおい")
    match = seated(guest)
    visitor = visit(guest=guest, language=language).go(f"/m/{match}")
    hand = visitor.page.get_by_role("toolbar").get_by_role("button")
    expect(hand).to_have_count(8)
    visitor.settle()
    for name in ("laptop", "low", "16x9", "16x10", "3x2", "5x4"):
        visitor.reshape(*ROOMS[name])
        visitor.shoot(f"squfibo-hand-{name}-{language}")
        for card in hand.all():
            expect(card).to_be_in_viewport(ratio=0.99)
        # With a card laid down, the buttons stand above the hand.
        hand.first.click()
        visitor.page.locator("[data-cell][data-may]").first.click()
        expect(visitor.button(re.compile(r"^(申告\s*する|Claim)"))).to_be_in_viewport(ratio=0.99)
        for card in hand.all():
            expect(card).to_be_in_viewport(ratio=0.99)
        if name == "laptop":
            visitor.shoot(f"squfibo-hand-laid-{language}")
        visitor.page.keyboard.press("Escape")
        expect(visitor.button(re.compile(r"^(申告\s*する|Claim)"))).to_have_count(0)


def test_the_first_rival_is_the_gentlest(visit: Visit) -> None:
    visitor = visit().go("/new/squfibo")
    expect(visitor.page.get_by_role("combobox", name="Strength")).to_contain_text("Easy")
    visitor.button("Start").click()
    expect(visitor.page.get_by_role("group", name="Computer")).to_contain_text("Easy")


def spaced(words: str) -> re.Pattern[str]:
    """These words as a name; where there is furigana the browser puts spaces between."""
    return re.compile(r"\s*".join(words))


UNREAD = """() => {
  const found = [], seen = (one) => one.checkVisibility({ visibilityProperty: true });
  const nodes = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT);
  while (nodes.nextNode()) {
    const inside = nodes.currentNode.parentElement;
    if (!/\\p{Script=Han}/u.test(nodes.currentNode.data) || !seen(inside)) continue;
    if (inside.closest('ruby, a[href="/rules/squfibo_parents"], span[lang]')) continue;
    found.push(nodes.currentNode.data.trim());
  }
  return found;
}"""
"""What stands there without furigana; the hand tag is a picture, and one link is for parents."""


def test_children_can_read_the_whole_set_up_sheet(visit: Visit, server: Running) -> None:
    guest = Guest(server, "はる")
    for seats in ([ME, COMPUTER], [ME, {"kind": "open"}]):
        guest.set_up("squfibo", seats=seats)
    visitor = visit(guest=guest, language="ja").go("/new/squfibo")
    page = visitor.page
    # What was begun, when, and whose turn it is; and the good-bye that keeps it.
    expect(page.get_by_role("link", name=spaced("卓にもどる"))).to_be_visible()
    expect(page.get_by_text("いま", exact=True)).to_have_count(2)
    visitor.button(spaced("ゲーム終了")).click()
    assert page.evaluate(UNREAD) == []
    visitor.button("いったんやめて、おわる").click()
    expect(page.get_by_role("heading", name="おつかれさまでした")).to_be_visible()
    visitor.shoot("squfibo-bye")
    assert page.evaluate(UNREAD) == []
    visitor.button(spaced("もういちど遊ぶ")).click()
    visitor.button(spaced("細かい設定")).click()
    for rival in page.get_by_role("radiogroup", name="だれと").get_by_role("radio").all():
        rival.click()
        assert page.evaluate(UNREAD) == []
    page.get_by_role("radiogroup", name="だれと").get_by_role("radio").first.click()
    for label in ("強さ", "遊びかたの組み合わせ"):
        page.get_by_role("combobox", name=spaced(label)).click()
        assert page.evaluate(UNREAD) == []
        visitor.shoot(f"squfibo-setup-{'level' if label == '強さ' else 'preset'}")
        page.keyboard.press("Escape")
    page.get_by_role("combobox", name=spaced("強さ")).click()
    page.get_by_role("option", name=spaced("自分で決める")).click()
    assert page.evaluate(UNREAD) == []
    page.screenshot(path=SCREENS / "squfibo-setup-ja.png", full_page=True)


@pytest.fixture(scope="module")
def lost(server: Running) -> tuple[Guest, str]:
    """Somebody, and a match in which only the computer player has noticed anything."""
    guest = Guest(server, "Aoi")
    while True:
        match = seated(guest)
        with guest.line(match) as line:
            while not (update := line.asked())["result"]:
                names = update["decision"]["names"]
                line.pick(update, names[0] if names else "end")
        # Now and then it overlooks everything there was.
        if len({*update["result"]["points"]}) > 1:
            return guest, match


@pytest.mark.parametrize(
    ("language", "own", "other"), [("ja", "あなた", "相手"), ("en", "You", "Other")]
)
def test_the_result_speaks_to_whoever_played(
    language: str, own: str, other: str, visit: Visit, lost: tuple[Guest, str]
) -> None:
    guest, match = lost
    visitor = visit(guest=guest, language=language).go(f"/m/{match}")
    row = visitor.result.get_by_role("listitem").first
    expect(row).to_contain_text(re.compile(own, re.IGNORECASE))
    expect(row).not_to_contain_text("Aoi")
    heads = visitor.result.get_by_role("columnheader")
    expect(heads.first).to_have_accessible_name(re.compile(own))
    expect(heads.last).to_have_accessible_name(re.compile(other))
    visitor.settle()
    visitor.shoot(f"squfibo-result-{language}")
    visitor.page.keyboard.press("Escape")
    expect(visitor.page.get_by_text(re.compile(f"^{own} \\d+"))).to_be_visible()


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
    assert found["Noticed"] == player.did["right"]
    assert found["Missed"] == player.did["missed"]
    assert found["Wrong claims"] == player.did["wrong"]
    assert found["Could be noticed"] == found["Noticed"] + found["Missed"]
    visitor.shoot(f"squfibo-result-{device}")
    visitor.link("Replay").click()
    expect(visitor.page.get_by_text("What could be noticed")).to_be_visible()
    if found["Missed"]:
        visitor.button(re.compile(r"^Turn \d+: .* role")).first.click()
        expect(visitor.page.get_by_text(re.compile("^There was: "))).to_be_visible()
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
    expect(page.get_by_role("paragraph").filter(has_text="You may look again")).to_be_visible()
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
    visitor.until(lambda: player.board()[1] == card)
    press("Escape")
    visitor.until(lambda: player.board()[1] is None)
    press("Enter")
    for key in ("Enter", "ArrowLeft", "Enter", "ArrowDown", "Enter"):
        press(key)
    labels = visitor.page.get_by_role("gridcell", name=re.compile("chosen [123]"))
    expect(labels).to_have_count(3)
    seen = visitor.update()["seen"]
    press("c")
    visitor.until(lambda: visitor.update()["seen"] != seen)
    told = visitor.log("What happened").filter(has_text="claimed top left, top, left: no role")
    expect(told).to_have_count(1)


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
        assert sides[0].turn()
        assert sides[1].turn()
        sides[0].wait()
        to_the_end(host, friend, table["match"])
        for page in (first, second):
            expect(page.result).to_be_visible()
        assert sides[0].board() == sides[1].board()
        first.button("Rematch").click()
        second.button("Accept").click()
        # Who began last time goes second now.
        second.until(lambda: second.match != table["match"])
        sides[1].wait()
        mine, theirs = (second.plate(name).bounding_box() for name in ("れん", "あおい"))
        assert mine
        assert theirs
        assert mine["y"] > theirs["y"], "whoever looks sits below"
        assert second.update()["viewer"] == 0


def to_the_end(one: Guest, other: Guest, match: str) -> None:
    """What nobody looks at is played over the line."""
    with one.line(match) as first, other.line(match) as second:
        lines, updates = (first, second), [first.get("update"), second.get("update")]
        while not updates[0]["result"]:
            (seat,) = updates[0]["deciding"]
            names = updates[seat]["decision"]["names"]
            lines[seat].pick(updates[seat], names[0] if names else "end")
            updates = [line.get("update") for line in lines]


ACTS = re.compile(r"^(申告\s*する|おわる|もどす|すてる)")
BY_DEVICE = {
    False: {name: size for name, size in SHAPES.items() if name != "phone"},
    True: {"phone": SHAPES["phone"], "tablet": (768, 1024), "low": (360, 640)},
}


@pytest.mark.parametrize("phone", BY_DEVICE, ids=["desk", "phone"])
def test_the_table_fits_every_shape(phone: bool, visit: Visit, server: Running) -> None:
    guest = Guest(server, "あおい")
    visitor = visit(guest=guest, phone=phone, language="ja")
    player = Player(visitor.go(f"/m/{seated(guest)}"), 5)
    for _ in range(3):
        player.turn()
    player.wait()
    visitor.settle()
    for phase in ("place", "claim"):
        if phase == "claim":
            player.cell(player.place())
        for name, (width, height) in BY_DEVICE[phone].items():
            visitor.reshape(width, height).shoot(f"squfibo-{name}-{phase}")
            check_room(name, width, height, visitor)


def check_room(name: str, width: int, height: int, visitor: Visitor) -> None:
    found = visitor.page.evaluate(MEASURE, [width, height])
    assert not found["scrolls"]
    assert not found["over"], found["over"]
    assert not found["small"], found["small"]
    assert found["cell"] >= 44
    hand = visitor.page.get_by_role("toolbar").get_by_role("button")
    for one in (*hand.all(), *visitor.button(ACTS).all()):
        expect(one).to_be_in_viewport(ratio=0.9)
    if name == "16x9":
        assert found["frame"]["height"] >= 0.8 * height
    if name in ("phone", "low"):
        assert found["frame"]["width"] >= 0.95 * width


def test_night_and_furigana(visit: Visit, server: Running) -> None:
    guest = Guest(server, "あおい")
    visitor = visit(guest=guest, language="ja", theme="dark", motion="reduced")
    player = Player(visitor.go(f"/m/{seated(guest)}"), 5)
    player.wait()
    player.place()
    expect(visitor.headline.locator("rt")).to_have_text(["やく", "き"])
    expect(visitor.headline).to_have_accessible_name(re.compile("^役 ?に ?気 ?づいた？$"))
    visitor.shoot("squfibo-night")


def test_everybody_can_use_it(visit: Visit, server: Running) -> None:
    guest = Guest(server, "あおい")
    visitor = visit(guest=guest, language="ja", motion="reduced")
    match = seated(guest)
    player = Player(visitor, 5)
    for path in (f"/m/{match}", "/tutorial/squfibo", "/print/squfibo", "/rules/squfibo_parents"):
        visitor.go(path)
        visitor.settle()
        if path.startswith("/m/"):
            player.wait()
            player.cell(player.place())
        visitor.evaluate_trusted(AXE.read_text(encoding="utf-8"))
        for theme, scan in THEMES:
            visitor.page.emulate_media(color_scheme=theme)
            visitor.still()
            found = visitor.page.evaluate(scan)
            told = [(one["id"], [node["html"] for node in one["nodes"]][:3]) for one in found]
            assert not told, f"{path} {theme}"


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
            expect(page.get_by_text(re.compile("^(You noticed!|気(き)?づいた！)$"))).to_be_visible()
        else:
            player.press("[data-do=end]")
        if number < len(steps) - 1:
            visitor.button("Next" if language == "en" else "つぎへ").click()
    visitor.button("Practise" if language == "en" else "れんしゅうする").click()
    player.press("[data-do=end]")
    practice = page.get_by_role("region", name=re.compile("^(Practice|れんしゅう)"))
    expect(practice).to_be_visible()
    visitor.shoot(f"squfibo-practice-{language}")


def test_whoever_sets_up_is_welcomed_and_says_how_much_the_rival_notices(visit: Visit) -> None:
    visitor = visit(language="ja").go("/new/squfibo")
    welcome = visitor.page.get_by_role("region", name=spaced("気づいた人だけ"))
    expect(welcome).to_contain_text(re.compile("「気.*づく力"))
    visitor.page.get_by_role("combobox", name=spaced("強さ")).click()
    visitor.page.get_by_role("option", name=spaced("自分で決める")).click()
    slider = visitor.page.get_by_role("slider", name=spaced("気づく力"))
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
    expect(visitor.page.locator("[data-card]")).to_have_count(42)
    visitor.page.emulate_media(media="print")
    visitor.shoot("squfibo-print")
    expect(visitor.page.get_by_role("banner")).to_be_hidden()
    # The rules, the board, and five sheets of nine cards.
    assert len(re.findall(rb"/Type\s*/Page\b", visitor.page.pdf(format="A4"))) == 7


@pytest.mark.parametrize("height", [1024, 1180])
def test_the_hand_is_whole_while_a_card_is_discarded(
    height: int, visit: Visit, server: Running
) -> None:
    guest = Guest(server, "あおい")
    match = seated(guest)
    with guest.line(match) as line:
        update = line.asked()
        while update["decision"]["kind"] != "discard":
            names = update["decision"]["names"]
            line.pick(update, names[0] if names else "end")
            line.get("done")
            update = line.asked()
    width = 768 if height == 1024 else 820
    visitor = visit(guest=guest, width=width, height=height, language="ja").go(f"/m/{match}")
    assert Player(visitor, 0).wait() == "discard"
    hand = visitor.page.locator("[data-held]")
    hand.first.wait_for()
    visitor.settle()
    visitor.shoot(f"squfibo-discard-{height}")
    for one in [*hand.all(), visitor.page.locator("[data-do=discard]")]:
        expect(one).to_be_in_viewport(ratio=0.95)
