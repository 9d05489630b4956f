"""The table on every shape of screen: the board whole and large, nothing scrolled or covered."""

import json
import re
from collections.abc import Iterator
from itertools import pairwise

import pytest
from playwright.sync_api import Browser, WebSocketRoute, expect

from teban.games.reversi.space import KEYS
from tests.browser.conftest import Visit
from tests.browser.stage import COMPUTER, begun
from tests.browser.visitor import Visitor
from tests.server.running import Guest, Running

SHAPES = {
    "16x9": (1366, 768),
    "16x10": (1280, 800),
    "3x2": (1440, 960),
    "4x3": (1024, 768),
    "5x4": (1280, 1024),
    "phone": (360, 740),
}
TOUCH = 44

MEASURE = """([wide, high]) => {
  const box = (one) => one.getBoundingClientRect().toJSON();
  // The board with its rim: all around the cells up to the part of the room that it stands in.
  const above = (one) => one.parentElement.parentElement;
  let board = document.querySelector('[role=grid]');
  while (!above(board).querySelector('h1')) board = board.parentElement;
  const frame = box(board);
  const seen = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const controls = 'a[href], button, input, [role=switch], [role=radio], [role=combobox]';
  const small = [];
  for (const one of document.querySelectorAll(controls)) {
    const { width, height } = box(one);
    if (one.matches('[role=gridcell], [href="#main"]') || !seen(one)) continue;
    if (Math.min(width, height) < 43.5)
      small.push(`${one.getAttribute('aria-label') || one.textContent.trim()} ${width}x${height}`);
  }
  const called = (one) => `${one.localName} ${one.ariaLabel ?? one.textContent.slice(0, 40)}`;
  const over = [];
  const parts = 'h1, h2, h2 + p, section, [role=group], body [lang=ja], a[href], button';
  for (const one of document.querySelectorAll(parts)) {
    if (board.contains(one) || one.matches('[href="#main"]')) continue;
    const b = box(one);
    const apart = b.right <= frame.left + 1 || b.left >= frame.right - 1
      || b.bottom <= frame.top + 1 || b.top >= frame.bottom - 1;
    if (seen(one) && b.width && !apart) over.push(called(one));
    if (seen(one) && b.width && (b.right > wide + 1 || b.bottom > high + 1))
      over.push(`${called(one)} leaves the screen`);
  }
  const root = document.scrollingElement;
  const names = [...document.querySelectorAll('[role=group] *')].filter(
    (one) => one.textContent === one.closest('[role=group]').ariaLabel);
  return {
    small, over, frame,
    cut: names.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent),
    cell: box(document.querySelector('[data-cell]')).width,
    scrolls: root.scrollHeight > high || root.scrollWidth > wide,
  };
}"""


Scene = tuple[Guest, str]


@pytest.fixture(scope="module")
def scene(server: Running) -> Scene:
    """Somebody and their game."""
    guest = Guest(server, "あおい")
    return guest, begun(guest)


@pytest.fixture(scope="module", params=[False, True], ids=["desk", "phone"])
def device(
    request: pytest.FixtureRequest, chromium: Browser, server: Running, scene: Scene
) -> Iterator[tuple[list[str], Visitor]]:
    """The shapes of one device, and somebody who sits in front of it."""
    phone: bool = request.param
    visitor = Visitor(chromium, server, guest=scene[0], phone=phone, language="ja")
    visitor.go(f"/m/{scene[1]}").wait()
    visitor.settle()
    yield [name for name in SHAPES if phone == (name == "phone")], visitor
    assert not visitor.leave()


def test_the_board_is_whole_and_nothing_lies_on_it(device: tuple[list[str], Visitor]) -> None:
    names, visitor = device
    for name in names:
        check_board(name, visitor.reshape(*SHAPES[name]))


def check_board(name: str, visitor: Visitor) -> None:
    found = visitor.page.evaluate(MEASURE, SHAPES[name])
    visitor.shoot(f"shape-{name}")
    width, height = SHAPES[name]
    frame = found["frame"]
    assert not found["scrolls"]
    assert not found["over"]
    assert not found["cut"], "names that do not fit"
    assert frame["left"] >= -0.5
    assert frame["top"] >= -0.5
    assert frame["right"] <= width + 0.5
    assert frame["bottom"] <= height + 0.5
    if name == "16x9":
        assert frame["height"] >= 0.8 * height
    if name == "phone":
        assert frame["width"] >= 0.95 * width


def test_everything_is_large_enough_for_a_finger(device: tuple[list[str], Visitor]) -> None:
    names, visitor = device
    for name in names:
        found = visitor.reshape(*SHAPES[name]).page.evaluate(MEASURE, SHAPES[name])
        assert not found["small"]
        if name == "phone":
            assert found["cell"] >= TOUCH - 1, "the cells of the usual board"


def test_a_phone_asks_twice_before_it_places(visit: Visit, server: Running) -> None:
    width, height = SHAPES["phone"]
    guest = Guest(server)
    match = begun(guest)
    visitor = visit(guest=guest, width=width, height=height, phone=True).go(f"/m/{match}")
    visitor.wait()
    board, name = visitor.board(), visitor.may()[0]
    visitor.cell(name).tap()
    assert visitor.board() == board
    said = visitor.page.get_by_role("paragraph").filter(has_text=f"On {name} you would")
    expect(said).to_be_visible()
    confirm = visitor.button(re.compile(f"^Place on {name}"))
    expect(confirm).to_have_accessible_name(re.compile(r"bracket \d+"))
    visitor.shoot("phone-armed")
    visitor.cell(name).tap()
    visitor.until(lambda: visitor.board() != board)


def test_other_screens_on_a_phone_scroll_down_only(visit: Visit, scene: Scene) -> None:
    width, height = SHAPES["phone"]
    visitor = visit(guest=scene[0], width=width, height=height, phone=True, language="ja")
    for path in ("/", "/new/reversi", "/rules/reversi", "/you/badges", "/credits"):
        visitor.go(path)
        visitor.settle()
        visitor.shoot(f"phone{path.replace('/', '-')}")
        assert visitor.page.evaluate("document.scrollingElement.scrollWidth") <= width, path


@pytest.fixture(scope="module")
def over(server: Running) -> tuple[Guest, str]:
    """Somebody who has given up, and their game."""
    guest = Guest(server, "あおい")
    match = guest.set_up(options={"size": 4}, seats=[{"kind": "me"}, COMPUTER])["match"]
    with guest.line(match) as line:
        line.send(type="resign", seat=0)
        line.get("over")
    return guest, match


def test_a_replay_has_everything_below_each_other_on_a_small_screen(
    visit: Visit, over: tuple[Guest, str]
) -> None:
    visitor = visit(guest=over[0], phone=True).go(f"/m/{over[1]}/replay")
    visitor.board()
    timeline = visitor.page.get_by_role("region", name="Timeline")
    review = visitor.page.get_by_role("heading", name="Review")
    board = visitor.page.get_by_role("grid")
    upright = (visitor.plate("Computer"), board, visitor.plate("あおい"), timeline, review)
    lying = (visitor.link("Rules"), timeline, review)
    for width, height in ((360, 740), (768, 1024), (740, 360)):
        visitor.reshape(width, height).shoot(f"replay-{width}x{height}")
        parts = upright if width < height else lying
        found = [box for box in (part.bounding_box() for part in parts) if box]
        assert len(found) == len(parts)
        for one, other in pairwise(found):
            assert one["y"] + one["height"] <= other["y"] + 1
        assert all(box["x"] >= 0 and box["x"] + box["width"] <= width for box in found)
        if parts is lying:
            assert found[-1]["y"] < height


def test_a_shape_can_be_forced_for_checking(visit: Visit, scene: Scene) -> None:
    """Everything goes by the room it is in, whatever the window is."""
    visitor = visit(guest=scene[0], width=1366, height=900)
    for across, down in ((16, 9), (16, 10), (3, 2), (4, 3), (5, 4)):
        visitor.go(f"/m/{scene[1]}?simAspect={across}:{down}").wait()
        box = visitor.page.get_by_role("main").bounding_box()
        assert box
        assert abs(box["width"] / box["height"] - across / down) < 0.01
        found = visitor.page.evaluate(MEASURE, [1366, 900])
        assert not found["over"]
        listed = visitor.page.get_by_role("region", name="Badges", exact=True)
        expect(listed.locator("visible=true")).to_have_count(1)
        visitor.shoot(f"sim-{across}x{down}")


def test_many_items_leave_the_log_its_room(visit: Visit, scene: Scene) -> None:
    guest = scene[0]
    options = {"size": 8, "items": True, "extended": True}
    table = guest.set_up(options=options, seats=[{"kind": "me"}, COMPUTER])
    visitor = visit(guest=guest, width=1024, height=768)
    # Nobody holds one of each before many games have been played.
    visitor.route_line(with_every_item)
    visitor.go(f"/m/{table['match']}").wait()
    expect(visitor.page.get_by_role("button", name=re.compile(r"1 held.*key \d"))).to_have_count(9)
    newest = visitor.page.get_by_role("button", name=re.compile("Log$")).bounding_box()
    assert newest
    assert newest["height"] >= TOUCH
    found = visitor.page.evaluate(MEASURE, [1024, 768])
    assert not found["over"]
    assert not found["scrolls"]
    visitor.shoot("many-items")


def with_every_item(line: WebSocketRoute) -> None:
    """A line on which the server says that one of each is held."""
    server = line.connect_to_server()

    def pass_on(message: str | bytes) -> None:
        told = json.loads(message)
        if told["type"] == "update":
            told["view"]["items"] = dict.fromkeys(KEYS, 1)
        line.send(json.dumps(told))

    server.on_message(pass_on)


def test_the_start_bar_covers_nothing_one_has_come_to(visit: Visit, scene: Scene) -> None:
    visitor = visit(guest=scene[0]).go("/new/reversi")
    visitor.button("All settings").click()
    last = visitor.page.get_by_role("slider").last
    for shape in ("16x9", "phone"):
        visitor.reshape(*SHAPES[shape])
        last.evaluate("(one) => one.scrollIntoView({ block: 'end' })")
        bar, box = visitor.button("Start").bounding_box(), last.bounding_box()
        assert bar
        assert box
        assert box["y"] + box["height"] <= bar["y"], shape


@pytest.mark.parametrize("game", ["jatsuna", "blackpoker"])
def test_a_timeline_keeps_to_its_column_however_many_sit_there(
    game: str, visit: Visit, server: Running
) -> None:
    guest = Guest(server, "あおい")
    level = {"jatsuna": "easy", "blackpoker": "beginner"}[game]
    rivals = [{"kind": "computer", "level": level}] * (2 if game == "jatsuna" else 1)
    match = guest.set_up(game, seats=[{"kind": "me"}, *rivals])["match"]
    with guest.line(match) as line:
        line.send(type="resign", seat=0)
        line.get("over")
    visitor = visit(guest=guest, width=1024, height=768, language="ja").go(f"/m/{match}/replay")
    speed = visitor.page.get_by_role("combobox", name="速さ")
    expect(speed).to_contain_text("なし")
    visitor.settle()
    visitor.shoot(f"timeline-{game}")
    timeline = visitor.page.get_by_role("region", name="手順")
    column, one = timeline.bounding_box(), speed.bounding_box()
    assert column
    assert one
    assert one["x"] + one["width"] <= column["x"] + column["width"]
    assert column["x"] + column["width"] <= 1024
    assert one["height"] < TOUCH + 2
