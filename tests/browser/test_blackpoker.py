"""BlackPoker at its table: whole duels, a counter war, every frame, and what the page knows."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.blackpoker import (
    DEALS,
    SIDE,
    ByKeyboard,
    Duellist,
    faces,
    offered,
    summoning,
    war,
)
from tests.browser.conftest import Visit
from tests.browser.test_screens import AXE, TEXTS, THEMES, findings, misspoken
from tests.browser.test_shapes import SHAPES, TOUCH
from tests.browser.visitor import Visitor
from tests.server.running import Guest, Running

FRAMES = {
    "entry20": {},
    "pack": {"format": "standard", "frame": "pack"},
    "rare_pack": {"format": "pro", "frame": "rare_pack"},
    "strategy": {"format": "pro", "frame": "strategy"},
    "extra": {"format": "master", "frame": "extra"},
}

MEASURE = """(table) => {
  const box = (one) => one.getBoundingClientRect();
  const { left, top, right, bottom } = box(table);
  // One's own hand can be pressed, the other one cannot.
  const hand = [...table.querySelectorAll(':scope [role=group] button')];
  const middles = hand.map((one) => box(one).left + box(one).width / 2).sort((a, b) => a - b);
  const root = document.scrollingElement;
  const overlap = (one, other) => one.left < other.right - 1 && other.left < one.right - 1
    && one.top < other.bottom - 1 && other.top < one.bottom - 1;
  const covered = [];
  for (const one of table.querySelectorAll('[data-name]')) {
    one.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const { left, top, width, height } = box(one);
    const hit = document.elementFromPoint(left + Math.min(width, 40) / 2, top + height / 2);
    if (hit?.closest('[data-name]') !== one) covered.push(one.dataset.name);
  }
  const stage = box(table.querySelector('[data-zone=stage]'));
  const slips = [...table.querySelectorAll('[data-zone=stage] li *')].filter(
    (one) => one.clientWidth > 1 && one.textContent && !one.querySelector('svg'));
  const leaves = (one) => box(one).bottom > stage.bottom + 1 || box(one).top < stage.top - 1;
  return {
    covered,
    cut: slips.filter((one) => one.scrollWidth > one.clientWidth + 1 || leaves(one)).length,
    whole: left >= 0 && top >= 0 && right <= innerWidth + 1 && bottom <= innerHeight + 1,
    scrolls: root.scrollHeight > innerHeight || root.scrollWidth > innerWidth,
    step: Math.min(...middles.slice(1).map((middle, at) => middle - middles[at])),
    under: [...document.querySelectorAll(
      '[data-zone^=pack], [data-zone^=rare], [data-zone^=trump], [data-picked], [role=group]',
    )]
      .filter((one) => !one.contains(hand[0]) && !one.contains(table))
      .filter((one) => hand.some((held) => overlap(box(held), box(one))))
      .map((one) => one.dataset.zone ?? one.ariaLabel ?? one.textContent),
  };
}"""


def seated(guest: Guest, level: str = "beginner", **options: object) -> str:
    seats = [{"kind": "me"}, {"kind": "computer", "level": level}]
    match: str = guest.set_up("blackpoker", options=options, seats=seats)["match"]
    return match


@pytest.mark.parametrize("by", [Duellist, ByKeyboard])
def test_a_whole_light_duel_against_the_computer(
    by: type[Duellist], visit: Visit, server: Running
) -> None:
    guest = Guest(server)
    visitor = visit(guest=guest).go(f"/m/{seated(guest)}")
    duellist = by(visitor, seed=4)
    duellist.play_out()
    expect(visitor.result).to_be_visible()
    assert {"chance", "key", "discard", "target"} <= duellist.kinds


@pytest.fixture
def rivals(visit: Visit, server: Running) -> tuple[Duellist, Duellist]:
    """Two people in two browsers; the turn player comes first, and can win a counter war."""
    host, friend = Guest(server, "あおい"), Guest(server, "れん")
    for _ in range(DEALS):
        table = host.set_up("blackpoker", seats=[{"kind": "me"}, {"kind": "open"}])
        friend.http.post(f"/api/rooms/{table['code']}", json={})
        hands = []
        for guest in (host, friend):
            with guest.line(table["match"]) as line:
                view = line.get("update")["view"]
                hands.append(
                    next(one["hand"] for one in view["sides"] if isinstance(one["hand"], list))
                )
        if war(hands[view["turn"]], hands[1 - view["turn"]]):
            break
    pages = [
        visit(guest=guest, language="ja").go(f"/m/{table['match']}") for guest in (host, friend)
    ]
    sides = [Duellist(page) for page in pages]
    for page in pages:
        page.page.locator("[data-zone=hand-0]").wait_for()
    return sides[view["turn"]], sides[1 - view["turn"]]


def test_a_counter_war_three_deep_between_two_browsers(rivals: tuple[Duellist, Duellist]) -> None:
    turn, other = rivals
    spade, first, second = war(turn.hand, other.hand) or ("", "", "")
    headline = [one.visitor.headline for one in rivals]
    stage = turn.page.get_by_role("region", name="ステージ").get_by_role("listitem")

    def spare(side: Duellist, *kept: str) -> str:
        return next(card for card in side.hand if card not in kept)

    def shoot(name: str) -> None:
        for page, whose in ((turn, "turn"), (other, "other")):
            page.page.evaluate("document.fonts.ready.then(() => 0)")
            page.visitor.shoot(f"blackpoker-war-{name}-{whose}")

    # Picks are taken back freely: nothing has been sent, and nobody knows of it.
    turn.wait()
    turn.press(turn.offer("down"))
    turn.pick(spade)
    turn.page.keyboard.press("Escape")
    turn.page.keyboard.press("Escape")
    expect(turn.passing).to_be_visible()
    assert not turn.view["stage"]
    # From the card: what can I do with this?
    turn.press(turn.spot(spade))
    turn.press(turn.offer("down"))
    expect(turn.spot(spade)).to_have_attribute("aria-pressed", "true")
    turn.pick(spare(turn, spade, second))
    soldier = f"P{other.seat + 1}.1"
    turn.pick(soldier)
    expect(turn.page.get_by_role("list", name="こうなる見込み")).to_be_visible()
    shoot("1-composed")
    turn.answer(turn.send)
    turn.let_go()
    expect(headline[1]).to_have_text("あなたのチャンスです")
    asked = turn.visitor.plate("れん" if turn.seat == 0 else "あおい")
    expect(asked.get_by_text("手番").first).to_be_visible()
    shoot("2-answered")
    other.request("counter", first, spare(other, first))
    other.let_go()
    expect(headline[0]).to_have_text("あなたのチャンスです")
    shoot("3-two-deep")
    turn.request("counter", second, spare(turn, second), "stage.1")
    expect(turn.page.locator("[data-request]")).to_have_count(3)
    # What resolves next lies at the end.
    expect(stage.last).to_contain_text("カウンター")
    expect(said(turn, "カウンター")).to_be_visible()
    shoot("4-three-deep")
    turn.let_go()
    other.wait()
    expect(said(other, "打ち消せる")).to_be_visible()
    other.let_go()
    expect(turn.page.locator("[data-request]")).to_have_count(1)
    expect(stage.last).to_contain_text("ダウン")
    shoot("5-won")
    knows_nothing_hidden(turn)
    knows_nothing_hidden(other)


def said(side: Duellist, words: str) -> Locator:
    """The help that stands under the headline."""
    return side.page.get_by_role("paragraph").filter(has_text=words).first


def knows_nothing_hidden(side: Duellist) -> None:
    """The page holds nothing of the other hand, of lives, or of the other side's bulwarks."""
    rival = 1 - side.seat
    for zone in (f"hand-{rival}", f"life-{rival}", f"life-{side.seat}"):
        shown = side.page.locator(f"[data-zone={zone}]")
        expect(shown, zone).to_have_count(1)
        expect(faces(shown), zone).to_have_count(0)
        named = shown.locator("[data-card], [data-name^=S], [data-name^=H]")
        expect(named, zone).to_have_count(0)
    for one in side.view["sides"][rival]["units"]:
        if one["kind"] == "bulwark":
            assert one["cards"] is None
            expect(faces(side.page.locator(f"[data-unit='{one['uid']}']"))).to_have_count(0)
    for message in side.visitor.heard:
        if message["type"] == "update":
            hidden = message["view"]["sides"][rival]
            assert isinstance(hidden["hand"], int)
            assert hidden["grave"] is None


@pytest.mark.parametrize("frame", FRAMES)
def test_the_set_up_of_every_frame(frame: str, visit: Visit, server: Running) -> None:
    guest = Guest(server, "あおい")
    visitor = visit(guest=guest, language="ja").go(f"/m/{seated(guest, **FRAMES[frame])}")
    duellist = Duellist(visitor, seed=2)
    while duellist.wait() and duellist.page.locator(SIDE).get_attribute("data-kind") != "chance":
        duellist.act()
    wanted = {
        "life": True,
        "grave": True,
        "pack": frame != "entry20",
        "rare": frame in ("rare_pack", "strategy", "extra"),
        "trump": frame == "extra",
    }
    for zone, there in wanted.items():
        for seat in (0, 1):
            shown = visitor.page.locator(f"[data-zone={zone}-{seat}]")
            expect(shown, zone).to_have_count(int(there))
    assert len(duellist.hand) in (7, 8)
    visitor.settle()
    visitor.shoot(f"blackpoker-frame-{frame}")


def test_a_trump_lets_a_soldier_act(visit: Visit, server: Running) -> None:
    """Master and Extra, up to the moment when a soldier may act by a trump."""
    guest, friend = Guest(server, "あおい"), Guest(server, "れん")
    visitor = visit(guest=guest, language="ja")
    duellist = Duellist(visitor)
    for _ in range(DEALS):
        seats = [{"kind": "me"}, {"kind": "open"}]
        options = {"format": "master", "frame": "extra"}
        table = guest.set_up("blackpoker", options=options, seats=seats)
        friend.http.post(f"/api/rooms/{table['code']}")
        visitor.go(f"/m/{table['match']}")
        duellist.wait()
        # The second of a set first: the page takes them in any order.
        for card in ("C4", "H3"):
            duellist.pick(card)
        duellist.answer(duellist.send)
        # The page has to have answered before somebody else answers for the same seat.
        visitor.until(lambda: visitor.update()["deciding"] == [1])
        with guest.line(table["match"]) as mine, friend.line(table["match"]) as theirs:
            if offered((mine, theirs), {"request rally", "request switch"}):
                break
    acts = duellist.offer("rally").or_(duellist.offer("switch"))
    acts.first.wait_for()
    visitor.shoot("blackpoker-trump")
    action = acts.first.get_attribute("data-action")
    acts.first.click()
    side = visitor.page.locator(SIDE)
    expect(side).not_to_have_attribute("data-picked", "0")
    open_ = visitor.page.locator('[data-may][aria-pressed="false"]')
    duellist.send.or_(open_).first.wait_for()
    while not duellist.send.is_visible():
        duellist.point(open_.first)
        # What has to be picked next, the server says.
        duellist.send.or_(open_).first.wait_for()
    duellist.answer(duellist.send)
    visitor.until(lambda: requested(visitor, action))


def requested(visitor: Visitor, action: str | None) -> bool:
    """Whether the page has been told of such a request."""
    return any(
        event["kind"] == "request" and event["action"] == action
        for message in visitor.heard
        if message["type"] == "update"
        for event in message["events"]
    )


def test_one_page_for_two_with_an_order_a_watcher_and_a_replay(
    visit: Visit, server: Running
) -> None:
    guest = Guest(server, "あおい")
    seats = [{"kind": "me"}, {"kind": "guest", "name": "れん"}]
    match = guest.set_up("blackpoker", options={}, seats=seats)["match"]
    visitor = visit(guest=guest, language="ja").go(f"/m/{match}")
    duellist, cover = Duellist(visitor), visitor.button(re.compile("です。見ます$"))
    cover.click()
    duellist.wait()
    first = duellist.seat
    # Whoever has left an order is not asked, and the page is not handed over at every chance.
    duellist.let_go()
    cover.click()
    duellist.wait()
    assert duellist.seat == 1 - first
    visitor.button(re.compile("^おまかせ")).click()
    visitor.page.get_by_role("switch").nth(1).click()
    cover.click()
    duellist.wait()
    assert duellist.seat == first
    far = visitor.page.locator(f"[data-zone=hand-{1 - first}]")
    expect(far.get_by_text("このターンはパス", exact=True)).to_be_visible()
    duellist.request("end")
    duellist.let_go()
    # Eight cards are one too many at the end of a turn.
    asked = visitor.page.locator(f"{SIDE}[data-asked]")
    asked.or_(cover).first.wait_for()
    while not cover.is_visible():
        duellist.act()
        asked.or_(cover).first.wait_for()
    cover.click()
    duellist.wait()
    assert duellist.view["turn"] == 1 - first
    watcher = visit(guest=Guest(server, "みる"), language="ja").go(f"/m/{match}?watch")
    watcher.page.locator("[data-zone=hand-0]").wait_for()
    for seat in (0, 1):
        expect(watcher.page.locator(f"[data-zone=hand-{seat}]")).to_be_visible()
        expect(faces(watcher.page.locator(f"[data-zone=hand-{seat}]"))).to_have_count(0)
    with guest.line(match) as line:
        line.get("update")
        line.send(type="resign", seat=0)
        line.get("over")
    visitor.go(f"/m/{match}/replay?at=3")
    visitor.page.locator("[data-zone=hand-0]").wait_for()
    for seat, name in enumerate(("あおい", "れん")):
        visitor.page.get_by_role("radio", name=name).click()
        expect(visitor.page.locator(f"[data-zone=hand-{seat}] [data-name]").first).to_be_visible()
        expect(faces(visitor.page.locator(f"[data-zone=hand-{1 - seat}]"))).to_have_count(0)


@pytest.fixture
def summoned(server: Running) -> tuple[Guest, str]:
    """Somebody with a full hand and a summons on the stage."""
    guest = Guest(server, "あおい")
    for _ in range(DEALS):
        match = seated(guest, format="standard", frame="pack")
        if summoning(guest, match):
            return guest, match
    raise AssertionError("no such deal")


def test_nobody_is_shut_out_and_every_shape_shows_it_all(
    visit: Visit, summoned: tuple[Guest, str]
) -> None:
    guest, match = summoned
    found: list[str] = []
    people = {language: visit(guest=guest, language=language) for language in ("ja", "en")}
    english = people["en"]
    for path in ("/tutorial/blackpoker/stage", f"/m/{match}"):
        texts: dict[str, set[str]] = {}
        for language, visitor in people.items():
            visitor.go(path).page.locator("[data-action]").first.wait_for()
            visitor.settle()
            texts[language] = set(visitor.page.evaluate(TEXTS))
        found += misspoken(texts["ja"], texts["en"])
        english.evaluate_trusted(AXE.read_text(encoding="utf-8"))
        for theme, scan in THEMES:
            english.page.emulate_media(color_scheme=theme)
            found += findings(f"{path} {theme}", english.page.evaluate(scan))
    assert not found, "\n".join(found)
    english.page.keyboard.press("?")
    expect(english.dialog("Keys")).to_be_visible()
    english.page.keyboard.press("Escape")
    for language, visitor in people.items():
        for name in ("16x9", "4x3", "phone"):
            width, height = SHAPES[name]
            visitor.reshape(width, height).shoot(f"blackpoker-{name}-{language}")
            table = visitor.page.get_by_role("group", name=re.compile("^(The table|対戦の卓)$"))
            measured = table.evaluate(MEASURE)
            step = measured.pop("step")
            wanted = {"covered": [], "cut": 0, "whole": True, "scrolls": False, "under": []}
            assert measured == wanted, f"{name} {language}"
            assert name != "phone" or step >= TOUCH
