"""The Card Othello table: a whole game by mouse, every card's animation, every look and shape."""

import os
import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, expect

from teban.games.card_othello.cards.catalogue import KEYS
from tests.browser.clock import Clock
from tests.browser.conftest import Visit
from tests.browser.test_shapes import MEASURE
from tests.browser.visitor import Visitor
from tests.server.running import Guest, Running

SCENARIOS = Path(__file__).parents[1] / "scenarios" / "card_othello"
ASPECTS = ("16:9", "16:10", "3:2", "4:3", "5:4")
SCREENS = {
    "16:9": (1366, 768),
    "16:10": (1280, 800),
    "3:2": (1440, 960),
    "4:3": (1024, 768),
    "5:4": (1280, 1024),
}
COMPUTER = {"kind": "computer", "level": "level1"}
SPEED = 1.0 if os.environ.get("TEBAN_GAMES") == "nightly" else 0.05
"""Everything is animated, and nobody has to wait."""
CARDS = 10
MOVES = 12
DEALS = 10

LOOKS = """\
id: looks
game: card_othello
setup:
  board: |
    B B B B B B . .
    B B B B B B . .
    . . . . . . . .
    W W W W W W . .
    W W W W W W . .
    . . . . . . . .
    B W . . . . . .
    . . . . . . . .
  markers:
    - a1 PROTECTED B
    - b1 PERMA B
    - c1 GUARD B 3
    - d1 DRAGON B 5
    - e1 BREEDING B 3
    - f1 UDG B 5
    - a2 HYPER B
    - b2 UHG B
    - c2 REGEN B
    - d2 WORK B 2
    - e2 BOMB B 3
    - f2 TRAP B
    - a4 PROTECTED W
    - b4 PERMA W
    - c4 GUARD W 2
    - d4 DRAGON W 4
    - e4 BREEDING W 2
    - f4 UDG W 1
    - a5 HYPER W
    - b5 UHG W
    - c5 REGEN W
    - d5 WORK W 4
    - e5 BOMB W 1
    - f5 TRAP W
    - a7 DRAGON B 2
    - a7 GUARD B 1
do: []
"""


def scenario_of(card: str) -> str:
    """The first scenario in which this card is used and nothing is refused."""
    for file in sorted(SCENARIOS.glob("*.yaml")):
        for text in file.read_text(encoding="utf-8").split("\n---\n"):
            if re.search(rf"use {card}\b", text) and not re.search("refus|copy_of|reload", text):
                return text
    raise AssertionError(f"no scenario uses {card}")


def open_scenario(visitor: Visitor, text: str) -> None:
    visitor.page.get_by_role("textbox").fill(text)
    visitor.button("Open at the table").click()
    visitor.page.locator("[data-cell]").first.wait_for()


@pytest.fixture(scope="module")
def onlooker(chromium: Browser, server: Running) -> Iterator[Visitor]:
    """One page for all the cards: what takes long is to come, not to look."""
    visitor = Visitor(chromium, server, guest=Guest(server), speed=SPEED).go("/scenario")
    yield visitor
    assert not visitor.leave()


def spoken(visitor: Visitor) -> str:
    """What has been read out last."""
    words: str = visitor.page.evaluate("document.getElementById('spoken').textContent")
    return words


@pytest.mark.parametrize("card", KEYS)
def test_the_animation_of_every_card_ends_where_the_rules_do(card: str, onlooker: Visitor) -> None:
    text = scenario_of(card)
    played = onlooker.page.request.post("/api/scenario", data={"text": text}).json()
    open_scenario(onlooker, text)
    for moment in played["viewers"]["null"][1:]:
        said = spoken(onlooker)
        onlooker.button("One move on").click()
        # It is read out once everything has been shown.
        onlooker.until(lambda before=said: spoken(onlooker) != before)  # type: ignore[misc]
        onlooker.until(lambda board=moment["view"]["board"]: onlooker.board() == board)  # type: ignore[misc]
    expect(onlooker.log("What happened").filter(has_text=re.compile("."))).not_to_have_count(0)
    onlooker.button("Back to the text").click()


def test_every_look_of_a_stone(visit: Visit) -> None:
    visitor = visit().go("/scenario")
    open_scenario(visitor, LOOKS)
    visitor.settle()
    looks = visitor.page.locator("[data-carries]")
    expect(looks).to_have_count(21)
    visitor.shoot("card-othello-looks")
    # §12.9: a trap is its owner's secret.
    traps = visitor.page.locator("[data-carries=TRAP]")
    expect(traps).to_have_count(0)
    visitor.page.get_by_text("Black", exact=True).last.click()
    expect(traps).to_have_count(1)
    expect(visitor.cell("f2").locator("[data-carries=TRAP]")).to_be_visible()
    visitor.shoot("card-othello-looks-owner")


def held(visitor: Visitor) -> Locator:
    """The cards in one's own hand."""
    hand = visitor.page.get_by_role("group", name=re.compile("^(Your hand|手札)"))
    return hand.get_by_role("button")


def play(visitor: Visitor, chance: random.Random) -> bool:
    """One step by mouse: a card, a target, a stone or a pass; false if the game is over."""
    page = visitor.page
    take, leave = page.locator("[data-do=pick]"), page.locator("[data-do=pass]")
    sell = visitor.button(re.compile("^(Sell |Choose a card to sell$)"))
    placing = visitor.moves.first.is_visible()
    if not placing:
        visitor.moves.or_(visitor.result).or_(take).or_(leave).or_(sell).first.wait_for()
    ready = page.locator("[data-card][data-state=usable]")
    if not placing and visitor.result.is_visible():
        return False
    if take.is_visible():
        take.click()
    elif not placing and sell.is_visible():
        held(visitor).first.click()
        sell.click()
    elif ready.count() and chance.random() < 0.8:
        ready.nth(chance.randrange(ready.count())).click()
        page.locator("[data-do=use]").click()
    elif names := visitor.may():
        visitor.place(chance.choice(names))
    elif leave.is_visible():
        leave.click()
    return True


def seated(guest: Guest) -> str:
    table = guest.set_up("card_othello", options={}, seats=[{"kind": "me"}, COMPUTER])
    match: str = table["match"]
    return match


def cards_used(visitor: Visitor) -> set[str]:
    """The cards that either side has used before this visitor's eyes."""
    events = [event for update in visitor.updates() for event in update["events"]]
    return {event["card"] for event in events if event["kind"] == "card_played"}


def test_a_whole_game_by_mouse_with_ten_different_cards(visit: Visit, server: Running) -> None:
    guest, chance = Guest(server, "あおい"), random.Random(1)
    visitor = visit(guest=guest)
    # About one deal in three hundred brings cards that are too dear for that.
    while len(cards_used(visitor)) < CARDS:
        visitor.heard.clear()
        visitor.go(f"/m/{seated(guest)}")
        for _ in range(400):
            before = len(visitor.updates())
            if not play(visitor, chance):
                break
            visitor.until(lambda count=before: len(visitor.updates()) > count)  # type: ignore[misc]
    sheet = visitor.result
    expect(sheet).to_contain_text("Charge gained")
    expect(sheet).to_contain_text("Cards used")
    expect(sheet.locator("blockquote")).to_be_visible()
    visitor.shoot("card-othello-result")


def test_computers_play_and_the_plate_says_who_has_the_word(visit: Visit, server: Running) -> None:
    guest = Guest(server)
    seats = [COMPUTER, {"kind": "computer", "level": "level6"}]
    match = guest.set_up("card_othello", options={}, seats=seats)["match"]
    visitor = visit(guest=guest).go(f"/m/{match}?watch")
    guided = visitor.plate("Computer").get_by_text("Guided by: network", exact=True)
    expect(guided).to_be_visible()
    visitor.until(lambda: visitor.board().count(".") < 54)


def test_a_stone_explains_itself_and_a_click_that_is_refused_says_why(
    visit: Visit, server: Running
) -> None:
    guest = Guest(server)
    visitor = visit(guest=guest, timed=True)
    clock = Clock(visitor.page)
    visitor.go(f"/m/{seated(guest)}")
    visitor.wait()
    visitor.cell("a1").click()
    expect(visitor.page.get_by_text("a1", exact=False).last).to_be_visible()
    visitor.cell("d3").focus()
    visitor.page.keyboard.press("ArrowDown")
    assert visitor.page.evaluate("document.activeElement.dataset.name") == "d4"
    open_scenario(visitor.go("/scenario"), LOOKS)
    visitor.cell("a7").click(button="right")
    sheet = visitor.dialog("Black stone on a7")
    expect(sheet).to_contain_text("2 turns left")
    expect(sheet).to_contain_text("Cannot be destroyed")
    visitor.shoot("card-othello-info")
    visitor.page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    # A second passes, longer than a long press: nothing asks a second time.
    clock.hold()
    expect(sheet).to_be_hidden()
    visitor.cell("b1").focus()
    visitor.page.keyboard.press("i")
    expect(visitor.dialog("Black stone on b1")).to_contain_text("Can be tempted")


@pytest.fixture(scope="module")
def begun(server: Running) -> tuple[Guest, str]:
    """A game of some moves, so that there are cards, charges and lines in the logs."""
    guest, chance = Guest(server, "あおい"), random.Random(3)
    for _ in range(DEALS):
        match = seated(guest)
        with guest.line(match) as line:
            update, moves = line.asked(), 0
            # No sheet of cards to choose from lies on the table then.
            while not update["result"] and (moves < MOVES or update["decision"]["kind"] != "turn"):
                line.pick(update, chance.choice(update["decision"]["names"]))
                update, moves = line.asked(), moves + 1
        if not update["result"]:
            return guest, match
    raise AssertionError("every game was over at once")


@pytest.fixture(scope="module", params=["ja", "en"])
def player(
    request: pytest.FixtureRequest, begun: tuple[Guest, str], chromium: Browser, server: Running
) -> Iterator[Visitor]:
    """One page for all shapes of the screen."""
    guest, match = begun
    visitor = Visitor(chromium, server, guest=guest, language=request.param).go(f"/m/{match}")
    held(visitor).first.wait_for()
    visitor.settle()
    yield visitor
    assert not visitor.leave()


@pytest.mark.parametrize("aspect", ASPECTS)
def test_the_board_is_whole_and_uncovered_in_every_shape(aspect: str, player: Visitor) -> None:
    width, height = SCREENS[aspect]
    player.reshape(width, height)
    found = player.page.evaluate(MEASURE, [width, height])
    language = player.page.evaluate("document.documentElement.lang")
    player.shoot(f"card-othello-{aspect.replace(':', 'x')}-{language}")
    assert not found["over"]
    assert not found["cut"]
    assert not found["scrolls"]
    assert found["frame"]["height"] >= 0.6 * height
    if aspect == "16:9":
        assert found["frame"]["height"] >= 0.8 * height


def test_a_shape_can_be_forced(visit: Visit, begun: tuple[Guest, str]) -> None:
    guest, match = begun
    visitor = visit(guest=guest, width=1600, height=1000)
    for aspect in ASPECTS:
        visitor.go(f"/m/{match}?simAspect={aspect}")
        visitor.page.locator("[data-cell]").first.wait_for()
        room = visitor.page.get_by_role("main").bounding_box()
        across, down = map(int, aspect.split(":"))
        assert room, aspect
        assert room["width"] / room["height"] == pytest.approx(across / down, abs=0.01), aspect
    visitor.go(f"/m/{match}")
    upright = visitor.page.get_by_role("heading", name="Turn your device")
    expect(upright).to_be_hidden()
    visitor.page.set_viewport_size({"width": 390, "height": 844})
    expect(upright).to_be_visible()


def test_the_piles_of_the_tutorial_lie_clear_of_the_page_s_head(visit: Visit) -> None:
    visitor = visit(width=844, height=390, phone=True).go("/tutorial/card_othello")
    visitor.moves.first.wait_for()
    visitor.settle()
    visitor.shoot("card-othello-tutorial-landscape")
    pile = visitor.page.get_by_role("img", name=re.compile("deck")).first.bounding_box()
    head = visitor.page.get_by_role("banner").bounding_box()
    assert pile
    assert head
    assert pile["y"] >= head["y"] + head["height"]
