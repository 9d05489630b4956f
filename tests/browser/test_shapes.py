"""The table on every shape of screen: the board whole and large, nothing scrolled or covered."""

import re
from collections.abc import Iterator
from itertools import pairwise

import pytest
from playwright.sync_api import Browser, expect

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
  const grid = box(document.querySelector('[role=grid]'));
  const frame = box(document.querySelector('[role=grid]').closest('.board'));
  const seen = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const controls = 'a[href], button, input, [role=switch], [role=radio], [role=combobox]';
  const small = [];
  for (const one of document.querySelectorAll(controls)) {
    const { width, height } = box(one);
    if (one.matches('[data-cell], .skip') || one.closest('.out') || !seen(one)) continue;
    if (Math.min(width, height) < 43.5)
      small.push(`${one.getAttribute('aria-label') || one.textContent.trim()} ${width}x${height}`);
  }
  const over = [];
  for (const one of document.querySelectorAll('.panel, .headline, .help, h1, .tag, .tools > *')) {
    const b = box(one);
    const apart = b.right <= frame.left + 1 || b.left >= frame.right - 1
      || b.bottom <= frame.top + 1 || b.top >= frame.bottom - 1;
    if (seen(one) && b.width && !apart) over.push(one.className);
    if (seen(one) && b.width && (b.right > wide + 1 || b.bottom > high + 1))
      over.push(`${one.className} leaves the screen`);
  }
  const root = document.scrollingElement;
  const names = [...document.querySelectorAll('.plate b')];
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


@pytest.fixture(scope="module", params=SHAPES)
def seated(
    request: pytest.FixtureRequest, chromium: Browser, server: Running, scene: Scene
) -> Iterator[tuple[str, Visitor]]:
    name: str = request.param
    width, height = SHAPES[name]
    phone = name == "phone"
    visitor = Visitor(
        chromium, server, guest=scene[0], width=width, height=height, phone=phone, language="ja"
    )
    visitor.go(f"/m/{scene[1]}").wait()
    visitor.settle()
    yield name, visitor
    assert not visitor.leave()


def test_the_board_is_whole_and_nothing_lies_on_it(seated: tuple[str, Visitor]) -> None:
    name, visitor = seated
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


def test_everything_is_large_enough_for_a_finger(seated: tuple[str, Visitor]) -> None:
    name, visitor = seated
    found = visitor.page.evaluate(MEASURE, SHAPES[name])
    assert not found["small"]
    if name == "phone":
        assert found["cell"] >= TOUCH - 1, "the cells of the usual board"


def test_a_phone_asks_twice_before_it_places(chromium: Browser, server: Running) -> None:
    width, height = SHAPES["phone"]
    guest = Guest(server)
    match = begun(guest)
    visitor = Visitor(chromium, server, guest=guest, width=width, height=height, phone=True)
    visitor.go(f"/m/{match}").wait()
    board, name = visitor.board(), visitor.may()[0]
    visitor.cell(name).tap()
    assert visitor.board() == board
    expect(visitor.page.locator("p.help")).to_contain_text(f"{name} ")
    expect(visitor.page.locator("p.help")).to_be_visible()
    expect(visitor.page.locator(".confirm small")).to_have_text(re.compile(r"bracket \d+"))
    visitor.shoot("phone-armed")
    visitor.cell(name).tap()
    visitor.until(lambda: visitor.board() != board)
    assert not visitor.leave()


@pytest.mark.parametrize("path", ["/", "/new/reversi", "/rules/reversi", "/you/badges", "/credits"])
def test_other_screens_on_a_phone_scroll_down_only(
    path: str, chromium: Browser, server: Running, scene: Scene
) -> None:
    width, height = SHAPES["phone"]
    visitor = Visitor(
        chromium, server, guest=scene[0], width=width, height=height, phone=True, language="ja"
    )
    visitor.go(path)
    visitor.settle()
    visitor.shoot(f"phone{path.replace('/', '-')}")
    assert visitor.page.evaluate("document.scrollingElement.scrollWidth") <= width
    assert not visitor.leave()


UPRIGHT = (".others", ".board", ".me", ".foot", ".side")
LYING = (".tools", ".foot", ".side")


@pytest.mark.parametrize(
    ("width", "height", "parts"),
    [(360, 740, UPRIGHT), (768, 1024, UPRIGHT), (740, 360, LYING)],
    ids=["phone", "tablet", "phone-lying"],
)
def test_a_replay_has_everything_below_each_other_on_a_small_screen(
    width: int, height: int, parts: tuple[str, ...], chromium: Browser, server: Running
) -> None:
    guest = Guest(server)
    match = guest.set_up(options={"size": 4}, seats=[{"kind": "me"}, COMPUTER])["match"]
    with guest.line(match) as line:
        line.send(type="resign", seat=0)
        line.get("over")
    visitor = Visitor(chromium, server, guest=guest, width=width, height=height, phone=True)
    visitor.go(f"/m/{match}/replay").board()
    visitor.shoot(f"replay-{width}x{height}")
    boxes = [visitor.page.locator(part).first.bounding_box() for part in parts]
    found = [box for box in boxes if box]
    assert len(found) == len(parts)
    for one, other in pairwise(found):
        assert one["y"] + one["height"] <= other["y"] + 1
    assert all(box["x"] >= 0 and box["x"] + box["width"] <= width for box in found)
    if parts is LYING:
        assert found[-1]["y"] < height
    assert not visitor.leave()


@pytest.mark.parametrize("aspect", ["16:9", "16:10", "3:2", "4:3", "5:4"])
def test_a_shape_can_be_forced_for_checking(
    aspect: str, chromium: Browser, server: Running, scene: Scene
) -> None:
    """Everything goes by the room it is in, whatever the window is."""
    visitor = Visitor(chromium, server, guest=scene[0], width=1366, height=900)
    visitor.go(f"/m/{scene[1]}?simAspect={aspect}").wait()
    box = visitor.page.locator("main").bounding_box()
    across, down = (int(number) for number in aspect.split(":"))
    assert box
    assert abs(box["width"] / box["height"] - across / down) < 0.01
    found = visitor.page.evaluate(MEASURE, [1366, 900])
    assert not found["over"]
    listed = visitor.page.get_by_role("region", name=re.compile("^(Badges|バッジ)$"))
    expect(listed.locator("visible=true")).to_have_count(1)
    visitor.shoot(f"sim-{across}x{down}")
    assert not visitor.leave()


def test_many_items_leave_the_log_its_room(
    chromium: Browser, server: Running, scene: Scene
) -> None:
    guest = scene[0]
    options = {"size": 8, "items": True, "extended": True}
    table = guest.set_up(options=options, seats=[{"kind": "me"}, COMPUTER])
    visitor = Visitor(chromium, server, guest=guest, width=1024, height=768)
    visitor.go(f"/m/{table['match']}").wait()
    visitor.page.evaluate(
        """() => {
          const items = document.querySelector('.items');
          items.classList.add('many');
          for (let number = 0; number < 6; number++)
            items.append(items.lastElementChild.cloneNode(true));
        }"""
    )
    newest = visitor.page.locator(".newest").bounding_box()
    assert newest
    assert newest["height"] >= TOUCH
    found = visitor.page.evaluate(MEASURE, [1024, 768])
    assert not found["over"]
    assert not found["scrolls"]
    visitor.shoot("many-items")
    assert not visitor.leave()


@pytest.mark.parametrize("shape", ["16x9", "phone"])
def test_the_start_bar_covers_nothing_one_has_come_to(
    shape: str, chromium: Browser, server: Running, scene: Scene
) -> None:
    width, height = SHAPES[shape]
    visitor = Visitor(chromium, server, guest=scene[0], width=width, height=height)
    visitor.go("/new/reversi")
    visitor.page.locator("button.fold").click()
    last = visitor.page.get_by_role("slider").last
    last.evaluate("(one) => one.scrollIntoView({ block: 'end' })")
    bar, box = visitor.page.locator(".start .big").bounding_box(), last.bounding_box()
    assert bar
    assert box
    assert box["y"] + box["height"] <= bar["y"]
    assert not visitor.leave()


@pytest.mark.parametrize("game", ["jatsuna", "blackpoker"])
def test_a_timeline_keeps_to_its_column_however_many_sit_there(
    game: str, chromium: Browser, server: Running
) -> None:
    guest = Guest(server, "あおい")
    level = {"jatsuna": "easy", "blackpoker": "beginner"}[game]
    rivals = [{"kind": "computer", "level": level}] * (2 if game == "jatsuna" else 1)
    match = guest.set_up(game, seats=[{"kind": "me"}, *rivals])["match"]
    with guest.line(match) as line:
        line.send(type="resign", seat=0)
        line.get("over")
    visitor = Visitor(chromium, server, guest=guest, width=1024, height=768, language="ja")
    visitor.go(f"/m/{match}/replay")
    speed = visitor.page.get_by_role("combobox", name="速さ")
    expect(speed).to_contain_text("なし")
    visitor.settle()
    visitor.shoot(f"timeline-{game}")
    column, one = visitor.page.locator(".foot").bounding_box(), speed.bounding_box()
    assert column
    assert one
    assert one["x"] + one["width"] <= column["x"] + column["width"]
    assert column["x"] + column["width"] <= 1024
    assert one["height"] < TOUCH + 2
    assert not visitor.leave()
