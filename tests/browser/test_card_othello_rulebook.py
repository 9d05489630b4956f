"""Chapter 12 of Card Othello's rulebook, item by item, read from the page under a turned clock."""

import io
import random
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import pytest
from PIL import Image, ImageChops, ImageStat
from playwright.sync_api import Browser, Locator, expect

from tests.browser.clock import Born, Clock
from tests.browser.conftest import Visit
from tests.browser.visitor import SCREENS, Visitor
from tests.server.running import Guest, Running

FLIP, PHASE_GAP, TURN_TRANSITION_GAP = 600, 200, 200
FADE_IN, FADE_OUT, OVERLAY_CROSSFADE, MOVE = 300, 500, 600, 300
"""§12.5"""
FRAME = 20
"""Milliseconds by which what begins may be late: the page draws sixty times a second."""
COMPUTER = {"kind": "computer", "level": "level1"}


def scenario(do: str, **setup: object) -> str:
    """A position and what is done in it, as people write it."""
    lines = "".join(f"  {name}: {value}\n" for name, value in setup.items())
    return f"id: shown\ngame: card_othello\nsetup:\n{lines}do: [{do}]\n"


def listed(*words: str) -> str:
    return f"[{', '.join(words)}]"


class Stage:
    """A scenario at its table, whose time passes by the clock alone."""

    def __init__(self, visitor: Visitor, text: str, language: str = "en") -> None:
        self.visitor = visitor
        self.clock = Clock(visitor.page)
        visitor.go("/scenario")
        visitor.page.get_by_role("textbox").fill(text)
        words = {"en": "Open at the table", "ja": "卓でひらく"}
        visitor.button(words[language]).click()
        visitor.page.get_by_role("gridcell").first.wait_for()
        self.on = visitor.button({"en": "One move on", "ja": "1手進む"}[language])
        visitor.settle()
        self.clock.hold()

    def play(self, moves: int = 1, ms: int = 12_000) -> list[Born]:
        """One move on after the other, each with time to end; what then moved on the board."""
        for _ in range(moves):
            self.on.click()
            self.clock.turn(ms)
        return self.born()

    def born(self) -> list[Born]:
        return [one for one in self.clock.born() if one.cell]

    def log(self, name: str) -> list[str]:
        """The lines of one log, oldest first."""
        lines = self.visitor.page.get_by_role("list", name=name).get_by_role("listitem")
        return [line.removeprefix("\n") for line in reversed(lines.all_inner_texts())]


def begun(born: Sequence[Born], cell: str, moves: str = "") -> list[Born]:
    """What moved on one cell, in order; of these properties only."""
    return [one for one in born if one.cell == cell and (not moves or moves in one.moves)]


def fades(one: Born) -> bool:
    """Whether it comes out of nothing or goes to nothing and does nothing else."""
    return one.moves == ["opacity"]


def at(born: Sequence[Born], cell: str) -> float:
    """When the first thing on a cell begins."""
    return begun(born, cell)[0].at


def later(first: float, second: float) -> float:
    """The time between, as far as frames allow to tell: in whole fiftieths of a second."""
    return round((second - first) / FRAME) * FRAME


# 12.2, 12.4, 12.5


def test_a_placed_stone_fades_in_for_300_ms_while_those_it_flips_turn_for_600(
    visit: Visit,
) -> None:
    stage = Stage(visit(speed=1), scenario("place d1", black="a1", white="b1 c1"))
    born = stage.play()
    (land,) = begun(born, "d1")
    assert (land.duration, land.first["opacity"], land.last["opacity"]) == (FADE_IN, "0", "1")
    for cell in ("b1", "c1"):
        (turn,) = begun(born, cell)
        assert (turn.duration, turn.moves, turn.delay) == (FLIP, ["transform"], 0)
        assert abs(turn.at - land.at) <= FRAME


# 12.5, 12.9: groups


def test_a_chain_plays_its_links_one_after_the_other_with_a_gap_between(visit: Visit) -> None:
    words = {
        "black": "a1 b3 e2", "white": "b1 b2 c2 d2 h8",
        "charge": "[22, 0]", "hands": "{B: [CHAIN_WILL]}",
    }  # fmt: skip
    stage = Stage(visit(speed=1), scenario("use CHAIN_WILL, place c1", **words))
    born = stage.play(2)
    starts = {one.cell: one.at for one in born if one.duration == FLIP}
    links = {cell: later(starts["b1"], start) for cell, start in starts.items()}
    step = FLIP + PHASE_GAP
    assert links == {"b1": 0, "b2": step, "c2": 2 * step, "d2": 2 * step}


def test_a_gap_follows_every_change_of_a_marker(visit: Visit) -> None:
    words = {"black": "a1 c1", "white": "h8 g8", "to_move": "B", "at": "turn_start"}
    markers = listed("a1 GUARD B 3", "c1 BOMB B 3")
    stage = Stage(visit(speed=1), scenario("start", **words, markers=markers))
    born = stage.play()
    assert all(fades(one) and one.duration == OVERLAY_CROSSFADE for one in begun(born, "a1"))
    assert later(at(born, "a1"), at(born, "c1")) == OVERLAY_CROSSFADE + PHASE_GAP


def test_a_bomb_goes_first_then_what_is_around_it_and_nothing_flashes_before(
    visit: Visit,
) -> None:
    words = {"black": "d4", "white": "d5 e5 h8", "at": "turn_start", "to_move": "B"}
    stage = Stage(visit(speed=1), scenario("start", **words, markers=listed("d4 BOMB B 1")))
    born = stage.play()
    goes = {cell: [one for one in begun(born, cell) if one.duration == FADE_OUT] for cell in
            ("d4", "d5", "e5")}  # fmt: skip
    body, *ring = (goes[cell][0] for cell in ("d4", "d5", "e5"))
    assert (body.first["opacity"], body.last["opacity"]) == ("1", "0")
    assert {later(body.at, one.at) for one in ring} == {FADE_OUT + PHASE_GAP}
    # Its number falls first; after that nothing moves before the body goes, nor the ring before.
    ticked = at(born, "d4")
    assert all(one.at in (ticked, body.at) for one in begun(born, "d4"))
    assert all(one.at >= ring[0].at for cell in ("d5", "e5") for one in begun(born, cell))


# 12.3, 12.9: revival


REVIVAL = scenario("place d1", black="b1 c1", white="a1", markers=listed("b1 REGEN B"), to_move="W")


def test_a_revived_stone_cross_fades_and_never_turns(visit: Visit) -> None:
    stage = Stage(visit(speed=1), REVIVAL)
    cell = stage.visitor.cell("b1")
    before = cell.screenshot()
    born = stage.play(ms=900)
    stage.clock.turn(5_000)
    born = begun(stage.born(), "b1")
    # What it was goes as what it is comes: no flip, and no moment in between.
    fading = [one for one in born if one.duration == OVERLAY_CROSSFADE]
    assert {(one.first["opacity"], one.last["opacity"]) for one in fading} == {
        ("0", "1"),
        ("1", "0"),
    }
    assert len({one.at for one in fading}) == 1
    assert not any("transform" in one.moves for one in born if one.duration != 400)
    assert cell.screenshot() != before
    assert later(at(stage.born(), "d1"), fading[0].at) == FLIP + PHASE_GAP
    effects = stage.log("Effects")
    back = next(place for place, line in enumerate(effects) if "came back" in line)
    assert "revival stone on b1 ended" in effects[back + 1]


# 12.6, 12.7


def test_the_log_counts_all_that_was_flipped_and_paid_for(visit: Visit) -> None:
    stage = Stage(visit(speed=1, language="ja"), REVIVAL, "ja")
    stage.play()
    assert any(re.search("白が2枚反転！$", line) for line in stage.log("進行"))


PLACED = {
    "WORK_WILL": "Black: migrant worker on c1",
    "REGEN_WILL": "Black: revival stone on c1",
    "HYPERACTIVE_WILL": "Black: restless stone on c1",
    "DOUBLE_PLACE": "Black: Double Throw: one more placement",
    "FREE_PLACEMENT": "Black: placed freely on c1",
    "PROTECTED_NEXT_STONE": "Black: weak protection on c1",
    "PERMA_PROTECT_NEXT_STONE": "Black: strong protection on c1",
    "ULTIMATE_REVERSE_DRAGON": "Black: reversal dragon on c1",
    "ULTIMATE_DESTROY_GOD": "Black: destroyer on c1",
    "GOLD_STONE": "Black: golden stone on c1: its flips pay ×4",
    "SILVER_STONE": "Black: silver stone on c1: its flips pay ×3",
}


@pytest.mark.parametrize("card", PLACED)
def test_the_effect_log_tells_what_came_with_the_stone(card: str, visit: Visit) -> None:
    words = {"black": "a1 h1", "white": "b1 g1", "charge": "[30, 0]"}
    text = scenario(f"use {card}, place c1", **words, hands=f"{{B: [{card}]}}")
    stage = Stage(visit(speed=1), text)
    stage.play(2)
    told = [line for line in stage.log("Effects") if PLACED[card] in line]
    assert len(told) == 1
    assert not any(PLACED[card] in line for line in stage.log("What happened"))


# 12.1, 12.7: from the first turn on


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
    player = visit(guest=guest, speed=1)
    Clock(player.page)
    player.page.clock.pause_at(4_000_000_000_000)
    player.go(f"/m/{match}")
    player.page.get_by_role("gridcell").first.wait_for()
    hand = player.page.get_by_role("group", name=re.compile("^Your hand|hand", re.IGNORECASE))
    expect(hand).to_have_count(0)
    expect(first_turn(player)).to_have_count(1)
    player.page.clock.run_for(TURN_TRANSITION_GAP)
    expect(hand.get_by_role("button")).to_have_count(1)
    expect(first_turn(player)).to_have_count(2)


# 12.8


CHANGES = """
() => [...document.querySelectorAll('ul[aria-label="Changes of the charge"]')].map(
  (list) => [...list.children].map((one) => one.textContent.trim()))
"""
LABEL = """
(one) => one.getAnimations().map((each) => {
  const { duration, delay } = each.effect.getTiming();
  const frames = each.effect.getKeyframes();
  return { duration, delay, from: frames[0], to: frames.at(-1) };
})
"""
SALE = scenario(
    "use STEAL_CARD, place d1",
    black="a1",
    white="b1 c1 h8",
    charge="[7, 0]",
    hands="{B: [STEAL_CARD], W: [GOLD_STONE, TIME_BOMB]}",
)
"""Two flips, and a card sold for each: three changes of one charge, at this speed at one moment."""


def changes(visitor: Visitor) -> list[list[str]]:
    """The labels beside white's and black's bar, as they stand."""
    found: list[list[str]] = visitor.page.evaluate(CHANGES)
    return found


def test_every_change_of_a_charge_has_its_label_in_order_and_its_own_time(visit: Visit) -> None:
    stage = Stage(visit(speed=0.01), SALE)
    stage.on.click()
    stage.clock.turn(200)
    (own,) = [labels for labels in changes(stage.visitor) if labels]
    assert own == ["Charge -7"]
    stage.clock.turn(5_000)
    stage.on.click()
    # 200 ms apart as they come; each goes 4.5 s after it came, by itself.
    standing = {
        20: 1, 190: 1, 220: 2, 380: 2, 420: 3,
        4_480: 3, 4_530: 2, 4_680: 2, 4_730: 1, 4_880: 1, 4_930: 0,
    }  # fmt: skip
    passed = 0
    for moment, count in standing.items():
        stage.clock.turn(moment - passed)
        passed = moment
        own = [label for labels in changes(stage.visitor) for label in labels]
        assert (moment, own) == (moment, ["Charge +2"] * count)


def test_a_label_slides_in_from_a_centimetre_below_stays_four_seconds_and_fades(
    visit: Visit,
) -> None:
    stage = Stage(visit(speed=0.01), SALE)
    stage.on.click()
    stage.clock.turn(100)
    label = stage.visitor.page.get_by_role("list", name="Changes of the charge").get_by_text(
        "Charge -7"
    )
    slide, fade = label.evaluate(LABEL)
    centimetre = 96 / 2.54
    below = re.fullmatch(r"translateY\(([0-9.]+)px\)", slide["from"]["transform"])
    assert below
    assert float(below[1]) == pytest.approx(centimetre, abs=0.1)
    assert (fade["delay"], fade["duration"]) == (4_000, FADE_OUT)
    assert fade["to"]["opacity"] == "0"


def test_labels_stack_beside_the_bar_and_not_over_it(visit: Visit) -> None:
    stage = Stage(visit(speed=0.01), SALE)
    stage.play(ms=5_000)
    stage.on.click()
    stage.clock.turn(1_000)
    page = stage.visitor.page
    labels = page.get_by_role("list", name="Changes of the charge").get_by_role("listitem")
    expect(labels).to_have_count(3)
    boxes = [Box.of(one) for one in labels.all()]
    bars = [Box.of(one) for one in page.get_by_role("meter", name="Charge").all()]
    assert len(bars) == 2
    assert not any(one.meets(bar) for one in boxes for bar in bars)
    assert not any(a.meets(b) for a in boxes for b in boxes if a is not b)
    page.screenshot(path=SCREENS / "card-othello-labels.png")


# 12.11, 12.12: every shape


SHAPES = {
    "16:9": (1366, 768), "16:9 low": (1280, 720), "16:10": (1280, 800), "3:2": (1440, 960),
    "4:3": (1024, 768), "5:4": (1280, 1024),
}  # fmt: skip


@dataclass(frozen=True)
class Box:
    """Where something is on the screen."""

    left: float
    top: float
    right: float
    bottom: float

    @staticmethod
    def of(one: Locator) -> "Box":
        found = one.bounding_box()
        assert found, "it is not on the screen"
        left, top = found["x"], found["y"]
        return Box(left, top, left + found["width"], top + found["height"])

    def meets(self, other: "Box") -> bool:
        """Whether both cover a spot; a pixel is not counted."""
        across = min(self.right, other.right) - max(self.left, other.left)
        down = min(self.bottom, other.bottom) - max(self.top, other.top)
        return across > 1 and down > 1

    def inside(self, width: float, height: float) -> bool:
        return self.left >= 0 and self.top >= 0 and self.right <= width and self.bottom <= height


@pytest.fixture(scope="module")
def five_cards(server: Running) -> tuple[Guest, str]:
    """A match in which black, to move, holds five cards."""
    for seed in range(20):
        guest, chance = Guest(server, "あおい"), random.Random(seed)
        match = guest.set_up("card_othello", seats=[{"kind": "me"}, COMPUTER])["match"]
        with guest.line(match) as line:
            while not (update := line.asked())["result"]:
                names = update["decision"]["names"]
                if len(update["view"]["hands"][0]) == 5 and update["decision"]["kind"] == "turn":
                    return guest, match
                line.pick(update, chance.choice([n for n in names if n[:3] != "use"] or names))
    raise AssertionError("nobody ever held five cards")


@pytest.fixture(scope="module", params=["ja", "en"])
def holder(
    request: pytest.FixtureRequest,
    five_cards: tuple[Guest, str],
    chromium: Browser,
    server: Running,
) -> Iterator[Visitor]:
    """One page for all shapes."""
    guest, match = five_cards
    visitor = Visitor(chromium, server, guest=guest, language=request.param).go(f"/m/{match}")
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
    visitor.still()
    return width, height


def parts(visitor: Visitor) -> dict[str, Locator]:
    """Everything of the table that must not cover anything else."""
    page = visitor.page
    logs = re.compile("^(What happened|Effects|進行|効果)$")
    found = {f"log {at}": one for at, one in enumerate(page.get_by_role("list", name=logs).all())}
    plates = page.get_by_role("group").filter(has=page.get_by_role("meter")).all()
    piles = page.get_by_role("img", name=re.compile("山札|deck|手札|hand", re.IGNORECASE)).all()
    return found | {
        "board": page.get_by_role("grid"),
        "hand": page.get_by_role("group", name=re.compile("^(Your hand|手札)")),
        "discard": page.get_by_role(
            "button", name=re.compile("^(Look at the discard|捨て札を見る)")
        ),
        "resign": visitor.button(re.compile("^(Resign|投了)$")),
        **{f"plate {at}": one for at, one in enumerate(plates)},
        **{f"pile {at}": one for at, one in enumerate(piles)},
    }


USE = re.compile("^(Use|Too costly|使用|布石不足)$")


def at_rest(visitor: Visitor) -> dict[str, Box]:
    """Where everything is, once nothing moves."""
    visitor.still()
    return {name: Box.of(one) for name, one in parts(visitor).items()}


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
    for log in ("log 0", "log 1"):
        assert found[log].bottom - found[log].top >= 18, log


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
    panel = holder.page.get_by_role("region").filter(has=details)
    assert not any(Box.of(panel).meets(Box.of(one)) for one in parts(holder).values())
    details.click()
    expect(details).to_have_attribute("aria-expanded", "true")
    holder.shoot(f"{name}-details")
    check(holder, width, height)
    assert not any(Box.of(panel).meets(Box.of(one)) for one in parts(holder).values())
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


@pytest.mark.parametrize("shape", SHAPES)
def test_five_cards_are_large_and_each_in_reach_whichever_is_looked_at(
    shape: str, holder: Visitor
) -> None:
    take(holder, shape)
    held = cards(holder)
    expect(held).to_have_count(5)
    for looked in range(5):
        held.nth(looked).focus()
        holder.page.keyboard.press("Enter")
        expect(held.nth(looked)).to_have_attribute("aria-pressed", "true")
        holder.still()
        for card in held.all():
            assert Box.of(card).right - Box.of(card).left >= 64
            assert card.evaluate(HIT) >= 25
        holder.page.keyboard.press("Escape")


@pytest.mark.parametrize("shape", SHAPES)
def test_figures_stand_beside_the_plates_in_the_corners(shape: str, holder: Visitor) -> None:
    take(holder, shape)
    plates = holder.page.get_by_role("group").filter(has=holder.page.get_by_role("meter"))
    board = Box.of(holder.page.get_by_role("grid"))
    for plate in plates.all():
        figure, panel = Box.of(plate.locator("svg").first), Box.of(plate)
        assert figure.right <= panel.left
        assert figure.right - figure.left >= 80
        assert not figure.meets(board)
        assert abs(figure.bottom - panel.bottom) <= 2


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


def test_no_label_is_lost_at_4_3_with_the_details_open(
    visit: Visit, five_cards: tuple[Guest, str], server: Running
) -> None:
    guest = Guest(server)
    match = guest.set_up("card_othello", seats=[{"kind": "me"}, COMPUTER])["match"]
    visitor = visit(guest=guest, speed=0.01, width=1024, height=768)
    visitor.go(f"/m/{match}")
    cards(visitor).first.click()
    visitor.button("Details").click()
    visitor.moves.first.click()
    labels = visitor.page.get_by_role("list", name="Changes of the charge")
    expect(labels).to_have_count(2)
    for one in labels.all():
        expect(one.get_by_role("listitem").first).to_be_visible()
        assert Box.of(one.get_by_role("listitem").first).inside(1024, 768)


# 12.2, 12.3, 12.4, 12.9, 12.10: what a stone looks like while it moves


def middle(cell: Locator) -> Image.Image:
    """The middle of a cell as it looks now."""
    picture = Image.open(io.BytesIO(cell.screenshot(animations="allow"))).convert("L")
    across, down = picture.size
    return picture.crop((across // 3, down // 3, across * 2 // 3, down * 2 // 3))


def bright(cell: Locator) -> float:
    """How light the middle of a cell is, from 0 to 255."""
    return ImageStat.Stat(middle(cell)).mean[0]


def unlike(one: Image.Image, other: Image.Image) -> float:
    """How much two pictures differ, from 0 to 255."""
    return ImageStat.Stat(ImageChops.difference(one, other)).mean[0]


DARK, LIGHT = 90, 150


def test_a_stone_has_its_final_face_before_it_turns(visit: Visit) -> None:
    stage = Stage(visit(speed=1), scenario("place c1", black="a1 h8", white="b1 g8"))
    cell = stage.visitor.cell("b1")
    assert bright(cell) > LIGHT
    stage.on.click()
    stage.clock.turn(30)
    (turn,) = begun(stage.born(), "b1")
    assert "180deg" in str(turn.first["transform"])
    assert "0deg" in str(turn.last["transform"])
    assert bright(cell) < DARK
    expect(cell).to_have_accessible_name(re.compile("Black"))
    for _ in range(14):
        # Edge on it is hardly there; never again is it the other colour.
        stage.clock.turn(50)
        assert bright(cell) < LIGHT


def test_temptation_cross_fades_with_all_that_the_stone_carries(visit: Visit) -> None:
    words = {"black": "a1", "white": "d4 h8 g8", "charge": "[20, 0]"}
    text = scenario(
        "use TEMPT_WILL, target d4",
        **words,
        hands="{B: [TEMPT_WILL]}",
        markers=listed("d4 DRAGON W 4"),
    )
    stage = Stage(visit(speed=1), text)
    born = begun(stage.play(2), "d4")
    fading = [one for one in born if one.duration == OVERLAY_CROSSFADE]
    assert {(one.first["opacity"], one.last["opacity"]) for one in fading} == {
        ("0", "1"),
        ("1", "0"),
    }
    assert not any("transform" in one.moves for one in born)
    expect(stage.visitor.cell("d4")).to_have_accessible_name(
        re.compile("Black.*reversal dragon.*4")
    )


LOOKS = {
    "ULTIMATE_REVERSE_DRAGON": "reversal dragon",
    "REGEN_WILL": "revival stone",
    "GOLD_STONE": "Golden Will",
    "CROSS_BOMB": "Cross Bomb",
}


@pytest.mark.parametrize("card", LOOKS)
def test_a_special_stone_has_its_final_look_as_it_lands(card: str, visit: Visit) -> None:
    words = {"black": "a1", "white": "b1 h8", "charge": "[30, 0]", "hands": f"{{B: [{card}]}}"}
    stage = Stage(visit(speed=1), scenario(f"use {card}, place c1", **words))
    stage.play()
    stage.on.click()
    stage.clock.turn(20)
    cell = stage.visitor.cell("c1")
    expect(cell).to_have_accessible_name(re.compile(LOOKS[card]))
    stage.clock.turn(FADE_IN + 50)
    first = middle(cell)
    stage.clock.turn(300)
    # Its neighbour turns meanwhile, and moves the shadows a little.
    assert unlike(middle(cell), first) < 5


def test_the_second_stone_of_a_double_throw_comes_after_the_first_and_nothing_starts_between(
    visit: Visit,
) -> None:
    words = {
        "black": "a1 a3 c8", "white": "b1 b3 h8 g8", "charge": "[24, 0]",
        "hands": "{B: [DOUBLE_PLACE]}", "markers": listed("c8 GUARD B 3"),
    }  # fmt: skip
    stage = Stage(visit(speed=1), scenario("use DOUBLE_PLACE, place c1, place c3", **words))
    born = stage.play(3)
    assert at(born, "c3") - at(born, "c1") >= FLIP + PHASE_GAP
    assert not begun(born, "c8")
    turns = [line for line in stage.log("What happened") if re.search("Turn [0-9]+", line)]
    assert not turns


def test_a_transposition_moves_both_stones_at_once_a_fifth_faster(visit: Visit) -> None:
    words = {"black": "a1", "white": "b3 h8", "charge": "[17, 0]"}
    text = scenario(
        "use POSITION_SWAP_WILL, target a1, target b3", **words, hands="{B: [POSITION_SWAP_WILL]}"
    )
    stage = Stage(visit(speed=1), text)
    born = [one for one in stage.play(3) if one.moves == ["transform"]]
    assert {one.cell for one in born} == {"a1", "b3"}
    assert {one.duration for one in born} == {MOVE * 0.8}
    assert len({one.at for one in born}) == 1


def test_only_its_owner_sees_where_a_trap_is(visit: Visit) -> None:
    words = {"black": "a1 h8", "white": "b1 g8", "markers": listed("h8 TRAP B")}
    stage = Stage(visit(speed=1), scenario("place c1", **words))
    cell = stage.visitor.cell("h8")
    expect(cell).not_to_have_accessible_name(re.compile("trap"))
    plain = cell.screenshot()
    eyes = stage.visitor.page.get_by_role("radiogroup").filter(has_text="White")
    eyes.get_by_text("White", exact=True).click()
    expect(cell).not_to_have_accessible_name(re.compile("trap"))
    assert cell.screenshot() == plain
    eyes.get_by_text("Black", exact=True).click()
    expect(cell).to_have_accessible_name(re.compile("trap"))
    assert cell.screenshot() != plain


SPROUT = """\
id: shown
game: card_othello
setup: {black: a1, white: b1 h8 g8 e6, charge: [16, 0], hands: {B: [BREEDING_WILL]}}
random: [d2]
do: [use BREEDING_WILL, place c1, start, place f5, start]
"""


def test_a_sprout_fades_in_small_and_green_until_its_owners_next_turn(visit: Visit) -> None:
    text = SPROUT.replace("place f5", "pass").replace("e6", "h7")
    stage = Stage(visit(speed=1), text)
    born = stage.play(2)
    (grow,) = begun(born, "d2")
    assert (grow.duration, grow.first["opacity"]) == (FADE_IN, "0")
    # After the flips of the placement, with the gap between.
    assert later(at(born, "b1"), grow.at) == FLIP + PHASE_GAP
    cell = stage.visitor.cell("d2")
    expect(cell).to_have_accessible_name(re.compile("sprout"))
    # §12.10: no number on it.
    expect(cell).not_to_have_accessible_name(re.compile(r", [0-9]"))
    small = cell.screenshot()
    stage.play(2)
    expect(cell).to_have_accessible_name(re.compile("sprout"))
    assert cell.screenshot() == small
    stage.play()
    expect(cell).not_to_have_accessible_name(re.compile("sprout"))
    assert cell.screenshot() != small


# 12.6, 12.7: the two logs


def test_the_logs_say_nothing_twice_and_nothing_of_the_program(visit: Visit) -> None:
    for language, normal, effects in (("ja", "進行", "効果"), ("en", "What happened", "Effects")):
        words = {
            "black": "d4 a1 c3", "white": "d5 e5 b1 h8", "at": "turn_start", "to_move": "B",
            "markers": listed("d4 BOMB B 1", "c3 WORK B 2"), "decks": "{B: [GOLD_STONE]}",
        }  # fmt: skip
        stage = Stage(visit(speed=1, language=language), scenario("start", **words), language)
        stage.play()
        told, done = stage.log(normal), stage.log(effects)
        assert told
        assert done
        assert not set(told) & set(done)
        side = "(黒|白): " if language == "ja" else "(Black|White): "
        assert all(re.search(side, line) for line in done)
        assert not any(re.search(side, line) for line in told)
        inside = r"[a-z]_[a-z]|[A-Z]{2,}_|undefined|null|PresentationEvent|\{"
        assert not any(re.search(inside, line) for line in (*told, *done))


def test_a_new_match_begins_with_empty_logs(visit: Visit, server: Running) -> None:
    guest = Guest(server)
    visitor = visit(guest=guest)
    match = guest.set_up("card_othello", seats=[{"kind": "me"}, COMPUTER])["match"]
    visitor.go(f"/m/{match}")
    visitor.moves.first.click()
    log = visitor.page.get_by_role("list", name="What happened").get_by_role("listitem")
    expect(log.filter(has_text="Black placed")).to_have_count(1)
    visitor.button("Resign").click()
    visitor.dialog("Resign this game?").get_by_role("button", name="Resign").click()
    visitor.result.get_by_role("button", name="Rematch").click()
    visitor.until(lambda: visitor.match != match)
    expect(first_turn(visitor)).to_have_count(2)
    expect(log.filter(has_text="placed")).to_have_count(0)
    effects = visitor.page.get_by_role("list", name="Effects").get_by_role("listitem")
    expect(effects.filter(has_text=":")).to_have_count(0)
