"""Chapter 12 of Card Othello's rulebook at a real table, in every shape of the screen."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect

from teban.games.card_othello.cards.catalogue import KEYS
from teban.games.card_othello.game import CardOthello
from teban.text import Text
from tests.browser.card_othello import FADE_IN, FRAME, TURN_TRANSITION_GAP, Box, scenario
from tests.browser.clock import Clock
from tests.browser.conftest import Visit
from tests.browser.pretending import Gossip, sitting_at
from tests.browser.visitor import Visitor
from tests.server.running import Guest, Running

COMPUTER = {"kind": "computer", "level": "level1"}


def first_turn(visitor: Visitor) -> Locator:
    log = visitor.page.get_by_role("list", name="What happened")
    return log.get_by_role("listitem").filter(has_text=re.compile("Turn 1: Black|Black drew"))


def test_the_first_turn_and_draw_are_told_in_every_match_and_its_replay(
    visit: Visit, server: Running
) -> None:
    guest = Guest(server)
    visitor = visit(guest=guest)
    match = guest.set_up("card_othello", seats=[{"kind": "me"}, COMPUTER])["match"]
    visitor.go(f"/m/{match}")
    expect(first_turn(visitor)).to_have_count(2)
    visitor.page.reload()
    expect(first_turn(visitor)).to_have_count(2)
    # And in the match after it.
    visitor.button("Resign").click()
    visitor.dialog("Resign this game?").get_by_role("button", name="Resign").click()
    visitor.result.get_by_role("button", name="Rematch").click()
    visitor.until(lambda: visitor.match != match)
    expect(first_turn(visitor)).to_have_count(2)
    visitor.go(f"/m/{match}/replay")
    expect(first_turn(visitor)).to_have_count(2)


def test_the_first_draw_is_seen_to_come(visit: Visit, server: Running) -> None:
    guest = Guest(server)
    match = guest.set_up("card_othello", seats=[{"kind": "me"}, COMPUTER])["match"]
    player = visit(guest=guest, speed=1, timed=True)
    Clock(player.page)
    player.page.clock.pause_at(4_000_000_000_000)
    player.go(f"/m/{match}")
    player.page.get_by_role("gridcell").first.wait_for()
    hand = player.page.get_by_role("group", name=re.compile("^Your hand|hand", re.IGNORECASE))
    expect(hand).to_have_count(0)
    expect(first_turn(player)).to_have_count(1)
    player.page.clock.run_for(TURN_TRANSITION_GAP - FRAME)
    expect(hand).to_have_count(0)
    player.page.clock.run_for(FRAME)
    expect(hand.get_by_role("button")).to_have_count(1)
    expect(first_turn(player)).to_have_count(2)


def test_what_no_page_knows_is_passed_over_and_what_is_true_is_shown(
    visit: Visit, server: Running
) -> None:
    """12.1."""
    guest = Guest(server)
    match = guest.set_up("card_othello", seats=[{"kind": "me"}, COMPUTER])["match"]
    visitor = visit(guest=guest, speed=1, timed=True)
    clock, gossip = Clock(visitor.page), Gossip(visitor)
    visitor.go(f"/m/{match}")
    visitor.moves.first.wait_for()
    visitor.settle()
    clock.hold()
    # Among what it knows, the page plays that and nothing else.
    placed = visitor.may()[0]
    visitor.place(placed)
    visitor.until(lambda: visitor.cell(placed).locator("[data-colour]").count() == 1)
    (land,) = [one for one in clock.born() if one.cell == placed]
    assert (land.duration, land.first["opacity"]) == (FADE_IN, "0")
    visitor.until(lambda: gossip.update["decision"] is not None)
    clock.turn_until(visitor.moves)
    assert visitor.board() == gossip.update["view"]["board"]
    log = visitor.page.get_by_role("list", name=LOGS)
    told, born = log.all_inner_texts(), len(clock.born())
    # Alone, it moves nothing: what is true stands there at once.
    visitor.expect_trouble("events and view disagree")
    board = gossip.update["view"]["board"]
    true = ("W" if board[0] == "." else ".") + board[1:]
    gossip.tell([], gossip.update["view"] | {"board": true})
    visitor.until(lambda: visitor.board() == true)
    assert len(clock.born()) == born
    assert log.all_inner_texts() == told
    # And the game goes on.
    visitor.moves.last.click()
    visitor.until(lambda: len(clock.born()) > born)


SHAPES = {
    "16:9": (1366, 768), "16:9 low": (1280, 720), "16:10": (1280, 800), "3:2": (1440, 960),
    "4:3": (1024, 768), "5:4": (1280, 1024),
}  # fmt: skip


FIVE = scenario(
    "use GOLD_STONE, place f2, start",
    black="c3 d3 e3 d4 e2 f5 c6",
    white="c4 d5 e5 e4 d2 c5 b6 g6",
    to_move="W",
    charge="[6, 9]",
    hands="{B: [WORK_WILL, CONDEMN_WILL, ULTIMATE_REVERSE_DRAGON, POSITION_SWAP_WILL],"
    " W: [GOLD_STONE, GUARD_WILL, TIME_BOMB]}",
    decks=f"{{B: [DESTROY_ONE_STONE, {', '.join(KEYS[:20])}], W: [{', '.join(KEYS[:20])}]}}",
)
"""Black, to move, holds the five cards with the longest names; the middle one has most to say."""


@pytest.fixture(scope="module", params=["ja", "en"])
def holder(request: pytest.FixtureRequest, chromium: Browser, server: Running) -> Iterator[Visitor]:
    """One page for all shapes."""

    def visit(**wanted: Any) -> Visitor:
        return Visitor(chromium, server, **wanted)

    visitor = sitting_at(FIVE, visit, server, "level1", telling=True, language=request.param)
    cards(visitor).first.wait_for()
    visitor.settle()
    yield visitor
    assert not visitor.leave()


def cards(visitor: Visitor) -> Locator:
    """Those in the own hand."""
    hand = visitor.page.get_by_role("group", name=re.compile("^(Your hand|手札)"))
    return hand.get_by_role("button")


def take(visitor: Visitor, shape: str) -> tuple[int, int]:
    """This shape of the screen, with no card looked at."""
    width, height = SHAPES[shape]
    visitor.page.set_viewport_size({"width": width, "height": height})
    pressed = cards(visitor).and_(visitor.page.locator("[aria-pressed=true]"))
    if pressed.count():
        visitor.page.keyboard.press("Escape")
        expect(pressed).to_have_count(0)
    # Nor one in the focus, which lies above the others.
    visitor.page.evaluate("document.activeElement.blur()")
    visitor.still()
    return width, height


LOGS = re.compile("^(What happened|Effects|進行|効果)$")


def parts(visitor: Visitor) -> dict[str, Box]:
    """Everything of the table that must not cover anything else, and where it is."""
    page = visitor.page
    logs = Box.of_all(page.get_by_role("list", name=LOGS))
    plates = Box.of_all(page.get_by_role("group").filter(has=page.get_by_role("meter")))
    names = re.compile("山札|deck|手札|hand", re.IGNORECASE)
    piles = Box.of_all(page.get_by_role("img", name=names))
    discard = page.get_by_role("button", name=re.compile("^(Look at the discard|捨て札を見る)"))
    return {
        "board": Box.of(page.get_by_role("grid")),
        "hand": Box.of(page.get_by_role("group", name=re.compile("^(Your hand|手札)"))),
        "discard": Box.of(discard),
        "resign": Box.of(visitor.button(re.compile("^(Resign|投了)$"))),
        **{f"log {at}": one for at, one in enumerate(logs)},
        **{f"plate {at}": one for at, one in enumerate(plates)},
        **{f"pile {at}": one for at, one in enumerate(piles)},
    }


USE = re.compile("^(Use|Too costly|使用|布石不足)$")


def at_rest(visitor: Visitor) -> dict[str, Box]:
    """Where everything is, once nothing moves."""
    visitor.still()
    return parts(visitor)


LINES = "(log) => log.clientHeight / parseFloat(getComputedStyle(log).lineHeight)"
"""How many lines of words a log has room for."""
TWO_LINES = """
(log) => {
  const high = (line) => {
    const { lineHeight, paddingTop, paddingBottom, borderTopWidth } = getComputedStyle(line);
    const parts = [lineHeight, paddingTop, paddingBottom, borderTopWidth];
    return parts.map(parseFloat).reduce((sum, part) => sum + part);
  };
  const [newest, next] = log.querySelectorAll('li');
  return log.clientHeight + 0.5 >= high(newest) + high(next);
}
"""
"""Whether a log has room for its two newest lines, where their words need no second one."""


def check(visitor: Visitor, width: int, height: int) -> None:
    found = at_rest(visitor)
    assert {"log 0", "log 1", "plate 0", "plate 1", "pile 2"} <= found.keys()
    outside = [name for name, box in found.items() if not box.inside(width, height)]
    assert not outside
    names = sorted(found)
    over = [
        (one, other)
        for at, one in enumerate(names)
        for other in names[at + 1 :]
        if found[one].meets(found[other])
    ]
    assert not over, {name: found[name] for pair in over for name in pair}
    logs = visitor.page.get_by_role("list", name=LOGS)
    assert all(logs.evaluate_all(f"(all) => all.map({TWO_LINES})"))


@pytest.mark.parametrize("shape", SHAPES)
def test_nothing_covers_anything_in_any_shape_with_and_without_a_card(
    shape: str, holder: Visitor
) -> None:
    width, height = take(holder, shape)
    language = holder.page.evaluate("document.documentElement.lang")
    name = f"card-othello-room-{shape.replace(':', 'x').replace(' ', '-')}-{language}"
    holder.shoot(name)
    check(holder, width, height)
    cards(holder).nth(2).click()
    details = holder.button(re.compile("^(Details|詳細)$"))
    use = holder.button(USE)
    expect(use).to_be_visible()
    holder.still()
    # §12.12: to the right of the other.
    assert Box.of(details).left >= Box.of(use).right
    holder.shoot(f"{name}-card")
    check(holder, width, height)
    if shape in ("4:3", "5:4"):
        for log in holder.page.get_by_role("list", name=LOGS).all():
            assert log.evaluate(LINES) >= 3
    panel = holder.page.get_by_role("region").filter(has=details)
    assert not any(Box.of(panel).meets(one) for one in parts(holder).values())
    details.click()
    expect(details).to_have_attribute("aria-expanded", "true")
    holder.shoot(f"{name}-details")
    check(holder, width, height)
    assert not any(Box.of(panel).meets(one) for one in parts(holder).values())
    details.click()
    expect(details).to_have_attribute("aria-expanded", "false")


HIT = """
(card) => {
  const box = card.getBoundingClientRect();
  const at = (share, side, size) => side + size * share;
  let hits = 0;
  for (let x = 0.05; x < 1; x += 0.1)
    for (let y = 0.05; y < 1; y += 0.1) {
      const found = document.elementFromPoint(at(x, box.x, box.width), at(y, box.y, box.height));
      hits += found === card ? 1 : 0;
    }
  return hits;
}
"""


NAMED = """
(card) => {
  const lines = [...card.parentElement.querySelectorAll('tspan')];
  return lines.length > 0 && lines.every((line) => {
    const { left, right, top, bottom } = line.getBoundingClientRect();
    const ends = [left + 1, right - 1];
    return ends.every((x) => document.elementFromPoint(x, (top + bottom) / 2) === card);
  });
}
"""
"""Whether no other card lies on any line of its name."""


@pytest.mark.parametrize("shape", SHAPES)
def test_five_cards_are_large_readable_and_in_reach_whichever_is_looked_at(
    shape: str, holder: Visitor
) -> None:
    take(holder, shape)
    held = cards(holder)
    expect(held).to_have_count(5)
    assert all(held.evaluate_all(f"(all) => all.map({NAMED})"))
    for looked in range(5):
        held.nth(looked).focus()
        holder.page.keyboard.press("Enter")
        expect(held.nth(looked)).to_have_attribute("aria-pressed", "true")
        holder.still()
        assert all(box.right - box.left >= 64 for box in Box.of_all(held))
        hits = held.evaluate_all(f"(all) => all.map({HIT})")
        assert min(hits) >= 25, hits
        assert all(held.evaluate_all(f"(all) => all.map({NAMED})")), "a name is cut"
        holder.page.keyboard.press("Escape")
        expect(held.nth(looked)).to_have_attribute("aria-pressed", "false")


@pytest.mark.parametrize("shape", SHAPES)
def test_figures_stand_beside_the_plates_in_the_corners(shape: str, holder: Visitor) -> None:
    width, height = take(holder, shape)
    plates = holder.page.get_by_role("group").filter(has=holder.page.get_by_role("meter"))
    board = Box.of(holder.page.get_by_role("grid"))
    corners: list[str] = []
    for plate in plates.all():
        figure, panel = Box.of(plate.locator("svg").first), Box.of(plate)
        assert figure.right <= panel.left
        assert figure.right - figure.left >= 80
        assert not figure.meets(board)
        assert abs(figure.bottom - panel.bottom) <= 2
        found = corner_of(figure, board, Box(0, 0, width, height))
        assert found, f"{shape}: {figure} stands in no corner"
        corners.append(found)
    # One above and one below, as the players sit.
    assert [corner.split()[0] for corner in corners] == ["top", "bottom"]


NEAR = 90
"""Pixels: no further from its corner than its own width."""


def corner_of(figure: Box, board: Box, room: Box) -> str | None:
    """Which corner of the board or the room somebody stands in, if any."""
    for table in (board, room):
        for name, x, y in (
            ("top left", table.left, table.top),
            ("top right", table.right, table.top),
            ("bottom left", table.left, table.bottom),
            ("bottom right", table.right, table.bottom),
        ):
            across = max(figure.left - x, x - figure.right, 0)
            down = max(figure.top - y, y - figure.bottom, 0)
            if max(across, down) <= NEAR:
                return name
    return None


@pytest.mark.parametrize("shape", ["16:9", "4:3"])
def test_a_card_is_told_in_short_first_and_at_length_for_whoever_asks(
    shape: str, holder: Visitor
) -> None:
    """12.12."""
    take(holder, shape)
    say = Text(holder.page.evaluate("document.documentElement.lang"), CardOthello())
    cards(holder).nth(2).click()
    details = holder.button(re.compile("^(Details|詳細)$"))
    panel = holder.page.get_by_role("region").filter(has=details)
    title = panel.get_by_role("heading").inner_text()
    (card,) = [key for key in KEYS if say(f"card-{key}") == title]
    short = panel.get_by_text(say(f"card-{card}-short"), exact=True)
    long = panel.get_by_text(say(f"card-{card}-long"), exact=True)
    expect(short).to_be_visible()
    expect(long).to_have_count(0)
    details.click()
    expect(long).to_be_visible()
    details.click()
    expect(short).to_be_visible()
    expect(long).to_have_count(0)


def test_the_title_and_the_log_count_alike(holder: Visitor) -> None:
    take(holder, "16:9")
    header = holder.page.get_by_role("heading", level=1).locator("..")
    turn = re.compile("(Turn|ターン) ?[0-9]+")
    expect(header).to_have_text(turn)
    said = turn.search(header.inner_text())
    assert said
    log = holder.page.get_by_role("list", name=re.compile("^(What happened|進行)$"))
    expect(log.get_by_text(re.compile(rf"{said[0]}(:|：)")).first).to_be_visible()
    expect(header).not_to_have_text(re.compile("move [0-9]+|[0-9]+手目"))


def test_a_forced_shape_stays_when_a_match_is_opened(visit: Visit, server: Running) -> None:
    visitor = visit(guest=Guest(server), width=1600, height=900)
    visitor.go("/new/card_othello?simAspect=4:3")
    visitor.button(re.compile("^Start")).click()
    visitor.page.get_by_role("grid").wait_for()
    assert "simAspect=4" in visitor.page.url
    room = visitor.page.evaluate(
        "[...document.querySelectorAll('main > *')].map((one) => one.getBoundingClientRect())"
        ".map(({width, height}) => width / height)"
    )
    assert any(abs(shape - 4 / 3) < 0.01 for shape in room)


UPPERMOST = """
(label) => {
  // They let every click through: for this look they do not.
  label.style.pointerEvents = 'auto';
  const { left, top, width, height } = label.getBoundingClientRect();
  const found = document.elementFromPoint(left + width / 2, top + height / 2);
  label.style.pointerEvents = '';
  return found === label;
}
"""


def test_no_label_is_lost_at_4_3_with_the_details_open(visit: Visit, server: Running) -> None:
    guest = Guest(server)
    match = guest.set_up("card_othello", seats=[{"kind": "me"}, COMPUTER])["match"]
    visitor = visit(guest=guest, speed=0.01, width=1024, height=768, timed=True)
    clock = Clock(visitor.page)
    visitor.go(f"/m/{match}")
    cards(visitor).first.wait_for()
    visitor.settle()
    clock.hold()
    # Each places twice, within the time that a label stays.
    for _ in range(2):
        before = visitor.update()["ply"]
        visitor.moves.first.click()
        visitor.until(lambda ply=before: visitor.update()["ply"] > ply and asked(visitor))  # type: ignore[misc]
        clock.turn_until(visitor.moves)
    cards(visitor).first.click()
    details = visitor.button("Details")
    details.click()
    clock.turn(500)
    expect(details).to_have_attribute("aria-expanded", "true")
    bars = visitor.page.get_by_role("list", name="Changes of the charge")
    expect(bars).to_have_count(2)
    for bar in bars.all():
        labels = bar.get_by_role("listitem").all()
        assert len(labels) >= 2
        for label in labels:
            assert Box.of(label).inside(1024, 768)
            assert label.evaluate(UPPERMOST), label.inner_text()


def asked(visitor: Visitor) -> bool:
    """Whether it is this page's turn again, by what came over the line."""
    return visitor.update()["decision"] is not None


def test_a_new_match_begins_with_empty_logs(visit: Visit, server: Running) -> None:
    guest = Guest(server)
    visitor = visit(guest=guest)
    # Sides change for a rematch: then it is for the guest to begin, and nothing happens by itself.
    match = guest.set_up("card_othello", seats=[COMPUTER, {"kind": "me"}])["match"]
    visitor.go(f"/m/{match}")
    visitor.moves.first.click()
    log = visitor.page.get_by_role("list", name="What happened").get_by_role("listitem")
    expect(log.filter(has_text="White placed")).to_have_count(1)
    visitor.button("Resign").click()
    visitor.dialog("Resign this game?").get_by_role("button", name="Resign").click()
    visitor.result.get_by_role("button", name="Rematch").click()
    visitor.until(lambda: visitor.match != match)
    expect(first_turn(visitor)).to_have_count(2)
    expect(log.filter(has_text="placed")).to_have_count(0)
    effects = visitor.page.get_by_role("list", name="Effects").get_by_role("listitem")
    expect(effects.filter(has_text=":")).to_have_count(0)
