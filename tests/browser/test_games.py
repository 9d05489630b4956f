"""Whole games in a browser: by mouse, by keyboard alone, between two browsers, at one screen."""

import random
import re

from playwright.sync_api import Locator, expect

from teban.server.types import own_games
from tests.browser.conftest import Visit
from tests.browser.visitor import Visitor, truth
from tests.server.running import Guest, Running

SIZE = re.compile("^(Size of the board|盤の大きさ)")


def set_up(visitor: Visitor, size: int = 4, level: str = "Level 1: random") -> None:
    """The sheet of a game, filled in by mouse."""
    page = visitor.page
    visitor.go("/").page.get_by_role("link", name="Hidden Reversi", exact=True).click()
    page.get_by_role("combobox", name="Strength").click()
    page.get_by_role("option", name=level).click()
    resize(visitor, size)


def resize(visitor: Visitor, size: int) -> None:
    """A smaller board; the setting may be folded away."""
    fold = visitor.button(re.compile("All settings|細かい設定"), exact=False)
    if fold.get_attribute("aria-expanded") == "false":
        fold.click()
    board = visitor.page.get_by_role("spinbutton", name=SIZE)
    while int(board.get_attribute("aria-valuenow") or 0) > size:
        board.get_by_role("button").first.click()


def special_stone(visitor: Visitor) -> Locator:
    stones = visitor.page.get_by_role("group", name="Next stone")
    return stones.get_by_role("button", name=re.compile("^Special"))


def counts(visitor: Visitor) -> list[int]:
    """The numbers on the result sheet."""
    return [int(text) for text in visitor.result.locator("li b").all_inner_texts()]


def test_a_game_against_the_computer_by_mouse(visit: Visit, server: Running) -> None:
    visitor = visit()
    set_up(visitor)
    visitor.button("Start").click()
    visitor.wait()
    assert len(visitor.board()) == 16
    visitor.play_out(seed=3)
    board = visitor.board()
    assert counts(visitor) == [board.count("B"), board.count("W")]
    assert counts(visitor) == list(truth(server, visitor.match)["count"])
    expect(visitor.result).to_contain_text(re.compile("You win|You lose|Draw"))
    visitor.link("OK").click()
    expect(visitor.button("Start")).to_be_visible()


def test_computers_play_among_themselves_and_somebody_watches(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    visitor.go("/new/reversi")
    page.get_by_role("radio", name="Computers only").click()
    for seat, level in (("Black", "Level 1: random"), ("White", "Level 2: greedy")):
        page.get_by_role("combobox", name=f"Strength of {seat}").click()
        page.get_by_role("option", name=level).click()
    resize(visitor, 4)
    visitor.button("Watch").click()
    expect(page.get_by_text("You are watching")).to_be_visible()
    expect(visitor.result).to_be_visible(timeout=60_000)
    board = visitor.board()
    assert counts(visitor) == [board.count("B"), board.count("W")]
    visitor.link("OK").click()
    expect(page.get_by_role("radio", name="Computers only")).to_be_visible()


def test_the_first_finished_game_brings_a_badge(visit: Visit) -> None:
    visitor = visit(language="ja")
    visitor.go("/new/reversi")
    resize(visitor, 4)
    visitor.button("はじめる").click()
    visitor.wait()
    visitor.play_out(seed=1)
    popup = visitor.popups.filter(has_text="はじめの一局").last
    expect(popup).to_be_visible()
    # Nothing lies over it: the top layer has the sheet first and the popup above.
    visitor.until(lambda: popup.evaluate("(one) => one.matches(':popover-open')"))
    visitor.shoot("badge")
    expect(visitor.result).to_contain_text("はじめの一局")
    visitor.go("/you/badges")
    earned = visitor.page.get_by_role("listitem").filter(has_text="はじめの一局")
    expect(earned.first).to_contain_text("獲得ずみ")


SPOKEN = """() => {
  globalThis.spoken = [];
  const said = document.getElementById('spoken');
  new MutationObserver(() => spoken.push(said.textContent))
    .observe(said, { childList: true, characterData: true, subtree: true });
}"""


def test_a_jump_in_a_replay_shows_the_end_only(visit: Visit, server: Running) -> None:
    match = finished(server)
    visitor = visit(guest=match[0]).go(f"/m/{match[1]}/replay")
    page = visitor.page
    page.locator("[data-cell]").first.wait_for()
    page.evaluate(SPOKEN)
    visitor.button("To the end").click()
    visitor.until(lambda: page.evaluate("spoken.length") > 0)
    visitor.button("One move back").click()
    visitor.until(lambda: page.evaluate("spoken.length") > 1)
    visitor.button("One move on").click()
    visitor.until(lambda: page.evaluate("spoken.length") > 2)
    # Nothing was said between the end and the move before it.
    (length,) = re.findall(r"^(\d+) / \1$", page.evaluate("spoken[0]"))
    assert page.evaluate("spoken[1]").startswith(f"{int(length) - 1} / {length}")
    expect(visitor.popups).to_have_count(0)
    expect(visitor.toasts).to_have_count(0)


def finished(server: Running) -> tuple[Guest, str]:
    """A small game with badges in it."""
    guest = Guest(server)
    seats = [{"kind": "me"}, {"kind": "computer", "level": "level1"}]
    match = guest.set_up(options={"size": 4, "specials": 1, "items": True}, seats=seats)["match"]
    with guest.line(match) as line:
        while not (update := line.asked())["result"]:
            names = update["decision"]["names"]
            line.pick(update, next(name for name in names if "item" not in name))
    return guest, match


def test_the_settings_of_a_table_are_where_settings_are(visit: Visit) -> None:
    visitor = visit()
    visitor.go("/you/settings")
    breath = visitor.page.get_by_role("radiogroup", name="From placing to turning")
    breath.get_by_role("radio", name="1 s", exact=True).click()
    visitor.go("/new/reversi")
    resize(visitor, 4)
    visitor.button("Start").click()
    visitor.wait()
    visitor.button("Menu").click()
    there = visitor.dialog("Menu").get_by_role("radiogroup", name="From placing to turning")
    expect(there.get_by_role("radio", name="1 s", exact=True)).to_be_checked()
    visitor.shoot("menu")


class Keys:
    """Somebody without a mouse."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.press = visitor.page.keyboard.press

    def at(self) -> str:
        """The role and the name of what has the focus."""
        words = """() => {
          const at = document.activeElement;
          const by = at.getAttribute('aria-labelledby')?.split(' ') ?? [];
          const named = by.map((id) => document.getElementById(id)?.textContent).join(' ');
          const role = at.getAttribute('role') ?? at.tagName.toLowerCase();
          return `${role} ${at.getAttribute('aria-label') ?? (named || at.textContent.trim())}`;
        }"""
        return self.visitor.page.evaluate(words)  # type: ignore[no-any-return]

    def tab_to(self, wanted: str, most: int = 60) -> None:
        seen = []
        for _ in range(most):
            self.press("Tab")
            seen.append(self.at())
            if re.search(wanted, seen[-1]):
                return
        raise AssertionError(f"Tab does not lead to {wanted!r}, only to {seen}")

    def walk_to(self, name: str) -> None:
        if not self.at().startswith("gridcell"):
            self.tab_to("^gridcell")
        here = re.match(r"gridcell ([a-p])(\d+)", self.at())
        assert here, self.at()
        across = ord(name[0]) - ord(here[1])
        down = int(name[1:]) - int(here[2])
        for key, steps in (("ArrowRight", across), ("ArrowDown", down)):
            back = {"ArrowRight": "ArrowLeft", "ArrowDown": "ArrowUp"}[key]
            for _ in range(abs(steps)):
                self.press(key if steps > 0 else back)
        assert re.match(rf"gridcell {name}\b", self.at()), self.at()


def test_a_game_by_keyboard_alone(visit: Visit) -> None:
    visitor = visit()
    keys = Keys(visitor)
    visitor.go("/").link("Hidden Reversi").wait_for()
    keys.tab_to("^a Hidden Reversi$")
    keys.press("Enter")
    visitor.button("Start").wait_for()
    keys.tab_to("^combobox Strength")
    keys.press("Enter")
    keys.press("Home")
    keys.press("Enter")
    assert keys.at().endswith("Level 1: random")
    keys.tab_to("^button All settings")
    keys.press("Enter")
    keys.tab_to("^spinbutton Size")
    board = visitor.page.get_by_role("spinbutton", name=SIZE)
    while board.get_attribute("aria-valuenow") != "4":
        keys.press("ArrowDown")
    keys.tab_to("^button Start$")
    keys.press("Enter")
    chance = random.Random(5)
    special = True
    while (what := visitor.wait()) != "over":
        if what == "pass":
            keys.press("Enter")
            continue
        keys.walk_to(chance.choice(visitor.may()))
        if special:
            keys.press("s")
            chosen = special_stone(visitor)
            expect(chosen).to_have_attribute("aria-pressed", "true")
            special = False
        keys.press("Enter")
    assert sum(counts(visitor)) > 4
    assert keys.at() == "a OK"
    keys.press("Enter")
    expect(visitor.button("Start")).to_be_visible()


def test_two_browsers_against_each_other_by_room_code(visit: Visit) -> None:
    black, white = visit(), visit()
    set_up(black)
    black.page.get_by_role("radio", name=re.compile("^A friend")).click()
    black.button("Set the table and invite").click()
    expect(black.page.get_by_role("heading", name="Waiting for a player")).to_be_visible()
    code = black.code.inner_text()
    white.go("/").page.get_by_role("textbox", name="Room code").fill(code)
    white.button("Join").click()
    white.button("Sit down").click()
    black.wait()
    sides, chance = (black, white), random.Random(2)
    while not (update := black.update())["result"]:
        (seat,) = update["deciding"]
        sides[seat].act(chance)
        black.until(lambda seen=update["seen"]: black.update()["seen"] > seen)  # type: ignore[misc]
    for side in sides:
        expect(side.result).to_be_visible()
    assert black.board() == white.board()
    assert counts(black) == counts(white)
    said = {side.result.locator("p").first.inner_text() for side in sides}
    assert said in ({"You win", "You lose"}, {"Draw"})
    black.button("Rematch").click()
    expect(white.result).to_contain_text("Guest wants to play again")
    white.shoot("rematch")
    white.button("Accept").click()
    for side in sides:
        side.until(lambda side=side: set(side.board()) == {".", "B", "W"})  # type: ignore[misc]
    assert black.match == white.match


def test_hot_seat_covers_what_is_private(visit: Visit) -> None:
    visitor = visit()
    set_up(visitor)
    visitor.page.get_by_role("radio", name=re.compile("^Someone here")).click()
    visitor.page.get_by_role("textbox", name="The other player’s name").fill("Tonari")
    visitor.button("Start").click()
    chance, hands = random.Random(4), 0
    cover = visitor.dialog(re.compile("^Hand the screen"))
    private = visitor.page.get_by_role("group", name="Next stone")
    for _ in range(60):
        cover.or_(visitor.result).first.wait_for()
        if visitor.result.is_visible():
            break
        hands += 1
        if hands == 1:
            visitor.settle()
            visitor.shoot("cover")
        expect(private).to_have_count(0)
        expect(visitor.moves).to_have_count(0)
        visitor.until(lambda: visitor.update()["viewer"] is None)
        assert visitor.update()["view"]["stock"] is None
        assert visitor.update()["decision"] is None
        cover.get_by_role("button", name=re.compile("^I am ")).click()
        visitor.wait()
        expect(private).to_have_count(1 if visitor.moves.count() else 0)
        visitor.act(chance)
    assert hands >= 8


def test_a_watcher_sees_no_secret(visit: Visit) -> None:
    player, watcher = visit(), visit()
    set_up(player, size=8)
    player.page.get_by_role("switch", name="Use items").click()
    player.page.get_by_role("switch", name="Mark your own special stones").click()
    player.button("Start").click()
    player.wait()
    watcher.go(f"/m/{player.match}?watch")
    expect(watcher.page.get_by_text("You are watching")).to_be_visible()
    chance = random.Random(6)
    for special in (True, False, True):
        assert player.wait() == "move"
        if special:
            special_stone(player).click()
        player.place(chance.choice(player.may()))
    player.wait()
    expect(player.page.get_by_role("gridcell", name="your special")).to_have_count(2)
    updates = [message for message in watcher.heard if message["type"] == "update"]
    assert updates[-1]["ply"] >= 5
    for update in updates:
        view = update["view"]
        hidden = (update["decision"], view["stock"], view["items"], view["waiting"])
        assert hidden == (None, None, None, None)
        assert (list(view["marks"]), list(view["badges"])) == ([], [])
        for event in update["events"]:
            assert event["kind"] not in ("stock", "held", "marks", "answer", "badge"), event
            assert event.get("special") is None, event
    page = watcher.page
    for name in ("your special", "special"):
        expect(page.get_by_role("gridcell", name=name)).to_have_count(0)
    expect(page.get_by_role("group", name="Next stone")).to_have_count(0)
    expect(page.get_by_text(re.compile(r"\d left"))).to_have_count(0)
    expect(watcher.moves).to_have_count(0)
    watcher.shoot("watching")


def test_giving_up_is_asked_twice_and_is_a_loss(visit: Visit) -> None:
    visitor = visit()
    set_up(visitor, size=6)
    visitor.button("Start").click()
    visitor.wait()
    visitor.button("Resign").first.click()
    sheet = visitor.dialog("Resign this game?")
    sheet.get_by_role("button", name="Go on").click()
    assert visitor.wait() == "move"
    visitor.button("Resign").first.click()
    sheet.get_by_role("button", name="Resign").click()
    expect(visitor.result).to_contain_text("You lose")
    expect(visitor.result).to_contain_text("resignation")


def test_a_game_that_was_left_goes_on_from_home(visit: Visit) -> None:
    visitor = visit()
    set_up(visitor, size=6)
    visitor.button("Start").click()
    visitor.wait()
    visitor.place(visitor.may()[0])
    visitor.wait()
    board, match = visitor.board(), visitor.match
    visitor.link("Suspend and leave").first.click()
    expect(visitor.page.get_by_text(re.compile(r"\bmove [1-9]"))).to_be_visible()
    visitor.link("Back to the table").click()
    assert visitor.wait() == "move"
    assert (visitor.board(), visitor.match) == (board, match)


def test_a_click_that_may_not_be_says_why(visit: Visit) -> None:
    visitor = visit()
    set_up(visitor)
    visitor.button("Start").click()
    visitor.wait()
    visitor.place("b2")
    expect(visitor.toasts.filter(has_text="b2")).to_be_visible()
    assert visitor.wait() == "move"


def test_the_sheet_offers_only_boards_that_can_be_played(visit: Visit) -> None:
    visitor = visit().go("/new/reversi")
    resize(visitor, 8)
    board = visitor.page.get_by_role("spinbutton", name=SIZE)
    sizes = []
    for button in (board.get_by_role("button").first, board.get_by_role("button").last):
        for _ in range(20):
            if button.is_disabled():
                break
            button.click()
            sizes.append(int(board.get_attribute("aria-valuenow") or 0))
    assert set(sizes) == {4, 6, 8, 10, 12, 14, 16}


def test_whoever_waits_in_vain_stops_and_finds_their_games(visit: Visit, server: Running) -> None:
    guest = Guest(server)
    seats = [{"kind": "me"}, {"kind": "open"}]
    tables = [guest.set_up(seats=seats)["match"] for _ in range(6)]
    visitor = visit(guest=guest).go(f"/m/{tables[0]}")
    visitor.button("Stop waiting").click()
    visitor.link("1 more", exact=False).click()
    going = visitor.page.locator("section", has_text="Continue")
    expect(going.get_by_role("link")).to_have_count(5)
    assert guest.http.get(f"/api/matches/{tables[0]}").json()["state"] == "abandoned"


def test_every_table_on_the_home_page_is_two_clicks_away(visit: Visit) -> None:
    visitor = visit()
    tables = visitor.go("/").page.locator("article h2 a")
    keys = [game.key for game in own_games()]
    expect(tables).to_have_count(len(keys))
    addresses = [link.get_attribute("href") for link in tables.all()]
    assert sorted(str(address) for address in addresses) == [f"/new/{key}" for key in keys]
    visitor.settle()
    visitor.shoot("home-all")
    for address in addresses:
        visitor.go("/").page.locator(f'article h2 a[href="{address}"]').click()
        visitor.button("Start").click()
        visitor.page.wait_for_url(re.compile("/m/"))
        expect(visitor.plate("Computer").first).to_be_visible()
