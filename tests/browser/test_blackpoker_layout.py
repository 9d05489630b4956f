"""Every figure of the rulebook that shows how a BlackPoker table is laid out, on every screen.

Cards are found by their names and measured as pictures: where they are, how they are turned.
"""

import io
import math
import re
from collections.abc import Iterator
from itertools import combinations, pairwise
from typing import Any

import pytest
from PIL import Image
from playwright.sync_api import Locator, expect

from tests.browser.card_othello import unlike
from tests.browser.test_shapes import SHAPES
from tests.browser.visitor import Visitor
from tests.server.running import Guest, Running

LANGUAGES = ("ja", "en")
WORDS = {
    "ja": {
        "open": "卓でひらく", "reel": "手順", "life": "ライフ", "grave": "墓地", "fog": "フォグ",
        "stage": "ステージ", "soldiers": "兵士", "bulwarks": "防壁", "many": "10以上",
        "side": "{}の側", "hand": "{}の手札 {}枚", "pack": "パック", "rare": "レアカード",
        "trump": "切札", "sealed": "未開封のパック", "hidden": "裏向き", "bulwark": "防壁",
    },
    "en": {
        "open": "Open at the table", "reel": "Timeline", "life": "life", "grave": "grave",
        "fog": "fog", "stage": "stage", "soldiers": "soldiers", "bulwarks": "bulwarks",
        "many": "10 or more", "side": "The side of {}", "hand": "Hand of {}: {}", "pack": "pack",
        "rare": "rare card", "trump": "trump", "sealed": "sealed pack", "hidden": "face down",
        "bulwark": "bulwark",
    },
}  # fmt: skip

PLACED = """(one) => {
  const { left, top, right, bottom } = one.getBoundingClientRect();
  const picture = one.matches('svg') ? one : one.querySelector('svg');
  const turned = picture?.getScreenCTM();
  return {
    left, top, right, bottom, x: (left + right) / 2, y: (top + bottom) / 2,
    angle: turned ? Math.atan2(turned.b, turned.a) * 180 / Math.PI : 0,
  };
}"""
Place = dict[str, float]


def place(one: Locator) -> Place:
    found: Place = one.evaluate(PLACED)
    return found


def places(all_: Locator) -> list[Place]:
    """All at once: to look each of them up by its role costs more than to measure it."""
    found: list[Place] = all_.evaluate_all(f"(all) => all.map({PLACED})")
    return found


def apart(one: Place, other: Place) -> bool:
    return (
        one["right"] <= other["left"] + 1
        or other["right"] <= one["left"] + 1
        or one["bottom"] <= other["top"] + 1
        or other["bottom"] <= one["top"] + 1
    )


def off_axis(turn: float, card: Place, target: Place) -> float:
    """Degrees between the long axis of a card that is turned so far, and the way to its target."""
    way = math.degrees(math.atan2(target["x"] - card["x"], card["y"] - target["y"]))
    off = abs(way - turn) % 180
    return min(off, 180 - off)


LEAST = 6.5
"""Degrees by which a card leans at least, be its target straight ahead."""


def leans_to(card: Place, target: Place) -> bool:
    """Whether a card is turned to the side of its target, and not beyond it."""
    way = math.degrees(math.atan2(target["x"] - card["x"], card["y"] - target["y"]))
    nearest = (way + 90) % 180 - 90
    same = card["angle"] * nearest > 0 or abs(nearest) < STRAIGHT
    return same and abs(card["angle"]) <= max(abs(nearest) + STRAIGHT, LEAST)


class Looker:
    """Somebody who looks at scenarios at their table."""

    def __init__(self, visitor: Visitor, language: str) -> None:
        self.visitor, self.page, self.say = visitor, visitor.page, WORDS[language]
        self.language = language

    def at(self, text: str, step: int | None = None) -> "Looker":
        self.visitor.go("/scenario")
        self.page.get_by_role("textbox").fill(text)
        self.visitor.button(self.say["open"]).click()
        reel = self.page.get_by_role("slider", name=self.say["reel"], exact=True)
        reel.wait_for()
        reel.fill(reel.get_attribute("max") or "0" if step is None else str(step))
        self.visitor.settle()
        return self

    def eyes(self, seat: str) -> "Looker":
        self.page.get_by_role("radio", name=seat, exact=True).click()
        return self

    def shapes(self, name: str) -> Iterator[str]:
        """Every shape of screen in turn, each kept as a picture."""
        for shape, (width, height) in SHAPES.items():
            self.page.set_viewport_size({"width": width, "height": height})
            self.visitor.settle()
            self.visitor.still()
            self.visitor.shoot(f"blackpoker-layout-{name}-{shape}-{self.language}")
            yield shape

    def side(self, seat: str) -> Locator:
        return self.page.get_by_role("region", name=self.say["side"].format(seat), exact=True)

    def unit(self, seat: str, cards: str) -> Locator:
        name = re.compile(f"^{seat}.* {cards}(?=[、,])")
        return self.side(seat).get_by_role("button", name=name)

    def pile(self, seat: str, name: str) -> Locator:
        words = {"life": "{0}のライフ|Life of {0}", "grave": "{0}の墓地|Grave of {0}"}[name]
        return self.side(seat).get_by_role("button", name=re.compile(words.format(seat)))

    def hand(self, seat: str, number: int) -> Locator:
        name = self.say["hand"].format(seat, number)
        return self.side(seat).get_by_role("group", name=name, exact=True)

    def fog(self, seat: str) -> Locator:
        return self.side(seat).get_by_role("list", name=self.say["fog"], exact=True)

    def stage(self) -> Locator:
        return self.page.get_by_role("region", name=self.say["stage"], exact=True)

    def all_units(self) -> list[Place]:
        words = re.compile(r"(チャージ|ドライブ|charged|driven)")
        return places(self.page.get_by_role("button", name=words))


@pytest.fixture(params=LANGUAGES)
def looker(request: pytest.FixtureRequest, visit: Any) -> Looker:
    language: str = request.param
    return Looker(visit(language=language), language)


PLAYING = """\
id: playing
game: blackpoker
options: {format: light, frame: entry20}
setup:
  turn: P1
  P1:
    {life: 9, hand: [H9, D9, C8], grave: [S2, S3], fog: ["up(H5)>P1.s(D8)"],
     field: [b(C2), b(C3), "s(S6,drv)", s(D8)]}
  P2: {life: 12, hand: 4, grave: [H2, H3], field: [s(C9), b(D4)]}
do: [P1 twist D9 discard C8 target P1.s(S6)]
"""


def test_figure_2_1_every_zone_lies_in_its_place(looker: Looker) -> None:
    looker.at(PLAYING)
    for shape in looker.shapes("2.1"):
        stage = place(looker.stage())
        zones: dict[str, Place] = {"stage": stage}
        for seat, hand in (("P1", 1), ("P2", 4)):
            mine = {
                "life": place(looker.pile(seat, "life")),
                "grave": place(looker.pile(seat, "grave")),
                "hand": place(looker.hand(seat, hand)),
            }
            assert mine["life"]["right"] <= mine["grave"]["left"] + 1, shape
            zones |= {f"{seat} {name}": found for name, found in mine.items()}
        zones["fog"] = place(looker.fog("P1").get_by_role("listitem"))
        for at, unit in enumerate(looker.all_units()):
            zones[f"unit {at}"] = unit
        assert len(zones) == 6 + 8
        for (name, one), (other, two) in combinations(zones.items(), 2):
            assert apart(one, two), f"{shape}: {name} lies on {other}"
        width, height = SHAPES[shape]
        for name, found in zones.items():
            inside = found["left"] >= 0 and found["right"] <= width + 1
            assert inside, f"{shape}: {name} is cut off"
            assert 0 <= found["y"] <= height, f"{shape}: {name} is out of sight"
        # You below, the other one above, the stage between, and the hands outside.
        for name, found in zones.items():
            if name.startswith("P1"):
                assert found["y"] > stage["bottom"], f"{shape}: {name}"
            if name.startswith("P2"):
                assert found["y"] < stage["top"], f"{shape}: {name}"
        assert zones["P1 hand"]["y"] > zones["P1 life"]["y"]
        assert zones["P2 hand"]["y"] < zones["P2 life"]["y"]


ARMED = """\
id: armed
game: blackpoker
options: {format: light, frame: entry20}
setup:
  turn: P1
  P1: {life: 9, field: [b(C2), arm(S6+S3+S2), "arm(D8+D2,drv)"]}
  P2: {life: 9, field: [s(C9)]}
do: []
"""


def test_figure_2_2_a_character_of_several_cards_is_one_thing_with_all_cards_in_sight(
    looker: Looker,
) -> None:
    looker.at(ARMED)
    armed = looker.unit("P1", "♠6 ♠3 ♠2")
    for shape in looker.shapes("2.2"):
        expect(armed).to_have_count(1)
        cards = places(armed.locator("svg:not(svg svg)"))
        assert len(cards) == 3, shape
        for one, other in combinations(cards, 2):
            assert not apart(one, other)
            assert abs(one["x"] - other["x"]) >= 3, "one card hides the other"
        assert {round(one["angle"]) for one in cards} == {0}
        driven = places(looker.unit("P1", "♢8 ♢2").locator("svg:not(svg svg)"))
        assert [round(abs(one["angle"])) for one in driven] == [90, 90]


def test_figure_2_3_charged_cards_stand_upright_and_driven_ones_lie_sideways(
    looker: Looker,
) -> None:
    looker.at(PLAYING)
    for shape in looker.shapes("2.3"):
        for cards, angle in (("♠6", 90), ("♢8", 0)):
            unit = place(looker.unit("P1", cards).locator("svg:not(svg svg)"))
            assert round(abs(unit["angle"])) == angle, shape
            wide = unit["right"] - unit["left"] > unit["bottom"] - unit["top"]
            assert wide == (angle == 90)


def test_2_11_1_everybody_sees_what_is_open_and_no_more(looker: Looker) -> None:
    looker.at(PLAYING)
    for shape in looker.shapes("open"):
        life, other = looker.pile("P1", "life"), looker.pile("P2", "life")
        expect(life).to_have_accessible_name(re.compile("9"))
        expect(other).to_have_accessible_name(re.compile(looker.say["many"]))
        expect(looker.pile("P1", "grave")).to_have_accessible_name(re.compile("♣8"))
        expect(looker.pile("P2", "grave")).to_have_accessible_name(re.compile("♡3"))
        for seat, cards in (("P1", 2), ("P2", 1)):
            name = re.compile(f"{looker.say['bulwark']} .*{looker.say['hidden']}")
            hidden = looker.side(seat).get_by_role("button", name=name)
            expect(hidden).to_have_count(cards)
        assert not looker.hand("P2", 4).get_by_role("button").count(), shape
        shown = looker.page.evaluate("document.body.innerText")
        assert not re.search("[♠♡♢♣]4", shown)
    # The owner knows the own face-down cards, and holds the own hand.
    looker.eyes("P1")
    expect(looker.hand("P1", 1).get_by_role("button")).to_have_count(1)
    expect(looker.unit("P1", "♣2")).to_have_count(1)


ROW = """\
id: row
game: blackpoker
options: {format: pro, frame: pack}
answers: {draw_second: decline}
setup:
  turn: P1
  P1: {life: 9, hand: [D9, C8], field: [b(C2), b(C3), b(C4)]}
  P2: {life: 9, hand: [H7, D7], field: [b(S2), b(S3)]}
stages:
  - do: [P1 set_bulwark, P1 bulwark_card D9]
  - do: [P1 end, resolve, resolve]
  - do: [P2 destroy_bulwark H7 D7 target P1.b(C3), resolve]
"""


def test_figure_2_7_bulwarks_lie_from_the_life_outward_and_never_change_places(
    looker: Looker,
) -> None:
    looker.at(ROW, 0).eyes("P1")
    reel = looker.page.get_by_role("slider", name=looker.say["reel"], exact=True)
    last = int(reel.get_attribute("max") or 0)

    def row(*cards: str) -> None:
        life = place(looker.pile("P1", "life"))
        found = [place(looker.unit("P1", card)) for card in cards]
        ways = [abs(life["x"] - one["x"]) for one in found]
        assert ways == sorted(ways), f"{cards}: not from the life outward"
        assert all(one["right"] <= life["left"] + 1 for one in found)
        assert max(one["y"] for one in found) - min(one["y"] for one in found) < 3
        between = [
            one
            for one in looker.all_units()
            if found[0]["right"] < one["left"]
            and one["right"] < life["left"]
            and abs(one["y"] - found[0]["y"]) < 3
        ]
        assert not between, "something stands between the life and the bulwarks"

    for _ in looker.shapes("2.7"):
        reel.fill("0")
        row("♣2", "♣3", "♣4")
        reel.fill(str(last))
        expect(looker.unit("P1", "♣3")).to_have_count(0)
        row("♣2", "♣4", "♢9")


FOG = """\
id: fog
game: blackpoker
options: {format: master, frame: pack}
setup:
  turn: P1
  P1:
    {life: 10, hand: 3, field: [b(C2), s(S6), s(S8)],
     fog: ["up(H5)>P1.s(S8)", "down(S3)>P2.s(D9)", "force(H2+H4)"]}
  P2:
    {life: 10, hand: 3, field: [s(C9), s(D9), b(D4)],
     fog: ["up(H7)>P2.s(C9)", "down(S5)>P1.s(S6)"]}
do: []
"""
STRAIGHT = 1.0
"""Degrees: nobody sees that."""
SEEN = 5.0


def test_figure_2_8_fog_leans_towards_its_target_and_lies_apart_from_the_field(
    looker: Looker,
) -> None:
    looker.at(FOG)
    aimed = (
        ("P1", "♡5", "P1", "♠8"), ("P1", "♠3", "P2", "♢9"),
        ("P2", "♡7", "P2", "♣9"), ("P2", "♠5", "P1", "♠6"),
    )  # fmt: skip
    for shape in looker.shapes("2.8"):
        for owner, card, seat, target in aimed:
            found = looker.fog(owner).get_by_role("listitem").filter(has_text=card)
            fog = place(found.locator("svg:not(svg svg)"))
            unit = place(looker.unit(seat, target))
            assert abs(fog["angle"]) >= SEEN, f"{shape}: {card} does not lean"
            before, now = (off_axis(turn, fog, unit) for turn in (0, fog["angle"]))
            assert now < before - 1, f"{shape}: {card} leans away from {target}"
        force = looker.fog("P1").get_by_role("listitem").filter(has_text="♡2")
        for straight in places(force.locator("svg:not(svg svg)")):
            assert abs(straight["angle"]) < STRAIGHT, shape
        laid = [
            *places(looker.fog("P1").locator("svg:not(svg svg)")),
            *places(looker.fog("P2").locator("svg:not(svg svg)")),
        ]
        assert len(laid) == 6
        words = looker.page.get_by_text(looker.say["soldiers"], exact=True)
        labels = [place(one) for one in words.all() if one.is_visible()]
        for one in laid:
            for other in (*looker.all_units(), *labels):
                assert apart(one, other), f"{shape}: fog lies on the field"


STAGED = """\
id: staged
game: blackpoker
options: {format: master, frame: pack}
setup:
  turn: P1
  P1: {life: 10, hand: [H5, D9, C8, D2, SA, HJ], field: [b(C2), s(S6), s(S8)]}
  P2: {life: 10, hand: [S4, D3, H8, H9], field: [s(C9), b(D4)]}
do:
  - P1 bj SA HJ
  - P1 pass
  - P2 down S4 discard D3 target P1.s(S8)
  - P2 pass
  - P1 up H5 discard D9 target P1.s(S8)
"""


def test_figure_2_9_key_cards_on_the_stage_always_lean_towards_the_target_if_there_is_one(
    looker: Looker,
) -> None:
    looker.at(STAGED)
    for shape in looker.shapes("2.9"):
        requests = looker.stage().get_by_role("listitem")
        expect(requests).to_have_count(3)
        free = places(requests.nth(0).locator("svg:not(svg svg)"))
        assert len(free) == 2
        assert {round(card["angle"]) for card in free} == {round(free[0]["angle"])}
        for card in free:
            assert abs(card["angle"]) >= SEEN, f"{shape}: a key card lies straight"
        target = place(looker.unit("P1", "♠8"))
        for at in (1, 2):
            (card,) = places(requests.nth(at).locator("svg:not(svg svg)"))
            assert abs(card["angle"]) >= SEEN, f"{shape}: a key card lies straight"
            assert leans_to(card, target), f"{shape}: a key card leans away"
        stage = place(looker.stage())
        for card in places(looker.stage().locator("svg:not(svg svg)")):
            assert stage["top"] <= card["y"] <= stage["bottom"]
        for seat in ("P1", "P2"):
            expect(looker.fog(seat).locator("svg:not(svg svg)")).to_have_count(0)


SAYS = {
    "ja": {"next": "つぎに解決", "up": "アップ", "down": "ダウン"},
    "en": {"next": "resolves next", "up": "Up", "down": "Down"},
}
STACKED = """\
id: stacked
game: blackpoker
options: {format: master, frame: pack}
setup:
  turn: P1
  P1: {life: 10, hand: [H5, D9], field: [b(C2), s(S8)]}
  P2: {life: 10, hand: [S4, D3], field: [s(C9), b(D4)]}
do:
  - P1 up H5 discard D9 target P1.s(S8)
  - P1 pass
  - P2 down S4 discard D3 target P1.s(S8)
  - resolve
  - resolve
"""


def test_figures_2_4_to_2_6_what_was_asked_for_last_lies_uppermost_and_is_resolved_first(
    looker: Looker,
) -> None:
    looker.at(STACKED, 1)
    reel = looker.page.get_by_role("slider", name=looker.say["reel"], exact=True)
    says = SAYS[looker.language]
    requests = looker.stage().get_by_role("listitem")
    stacks = {1: ("up",), 3: ("up", "down"), 4: ("up",)}
    for shape in looker.shapes("2.5"):
        for step, stack in stacks.items():
            reel.fill(str(step))
            expect(requests).to_have_count(len(stack))
            for at, action in enumerate(stack):
                expect(requests.nth(at)).to_contain_text(says[action])
                tag = requests.nth(at).get_by_text(says["next"], exact=True)
                expect(tag).to_have_count(1 if action == stack[-1] else 0)
            lying = places(requests)
            for lower, upper in pairwise(lying):
                assert lower["right"] <= upper["left"] + 1, f"{shape}: not in order"
        reel.fill("5")
        expect(looker.stage()).not_to_contain_text(re.compile(f"{says['up']}|{says['down']}"))


FRAMES: dict[str, tuple[dict[str, str], tuple[str, ...]]] = {
    "5.1": ({"format": "light", "frame": "entry20"}, ()),
    "5.2": ({"format": "standard", "frame": "pack"}, ("pack",)),
    "5.3": ({"format": "pro", "frame": "rare_pack"}, ("pack", "rare")),
    "5.4": ({"format": "pro", "frame": "strategy"}, ("pack", "rare")),
    "5.5": ({"format": "master", "frame": "extra"}, ("pack", "rare", "trump", "trump")),
}


def framed(server: Running, options: dict[str, str]) -> str:
    """A duel of this frame after everything that is chosen before it."""
    host, friend = Guest(server, "あおい"), Guest(server, "れん")
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = host.set_up("blackpoker", options=options, seats=seats)
    friend.http.post(f"/api/rooms/{table['code']}", json={})
    match: str = table["match"]
    with host.line(match) as mine, friend.line(match) as theirs:
        lines = (mine, theirs)
        update = mine.get("update")
        while True:
            asked = update["deciding"][0]
            if not update["decision"]:
                update = lines[asked].asked()
            if update["decision"]["kind"] == "chance":
                return match
            lines[asked].pick(update, update["decision"]["names"][0])
            lines[asked].get("done")
            update = lines[asked].get("update")


def check_piles(side: Locator, looker: Looker, added: tuple[str, ...], shape: str) -> None:
    """Everything at the life's end of the table."""
    life = place(side.get_by_role("button", name=re.compile("のライフ|^Life of")))
    grave = place(side.get_by_role("button", name=re.compile("の墓地|^Grave of")))
    assert life["right"] <= grave["left"] + 1, shape
    middle = place(side)["x"]
    assert life["x"] > middle, shape
    before = middle
    for name in dict.fromkeys(added):
        words = looker.say["sealed" if name == "pack" else name]
        for pile in places(side.get_by_role("button", name=re.compile(f"^{words}"))):
            assert pile["x"] > before, f"{shape}: {name} is not where it belongs"
            before = pile["x"]


def check_backs(side: Locator, looker: Looker, added: tuple[str, ...]) -> None:
    """What nobody may see looks like the life, in a shape of the screen as in every other."""
    life = pattern(side.get_by_role("button", name=re.compile("のライフ|^Life of")))
    for name in {*added} - {"trump"}:
        words = looker.say["sealed" if name == "pack" else name]
        back = side.get_by_role("button", name=re.compile(f"^{words}"))
        assert unlike(pattern(back), life) < ALIKE, f"{name} shows a face"


ALIKE = 30
"""Two backs of one colour at different sizes, from 0 to 255; a face differs by far more."""


def pattern(card: Locator) -> Image.Image:
    """The middle of the uppermost card in grey, whatever its size."""
    picture = Image.open(io.BytesIO(card.locator("svg").first.screenshot())).convert("L")
    across, down = picture.size
    middle = picture.crop((across // 5, down // 5, across * 4 // 5, down * 4 // 5))
    return middle.resize((30, 42))


@pytest.mark.parametrize("figure", FRAMES)
def test_figures_5_1_to_5_5_what_a_frame_adds_lies_face_down_and_apart(
    figure: str, looker: Looker, server: Running
) -> None:
    options, added = FRAMES[figure]
    looker.visitor.go(f"/m/{framed(server, options)}?watch")
    sides = looker.page.get_by_role("region", name=re.compile("の側$|^The side of"))
    expect(sides).to_have_count(2)
    for shape in looker.shapes(figure):
        for side in sides.all():
            check_piles(side, looker, added, shape)
            lives = side.get_by_role("button", name=re.compile("のライフ|^Life of"))
            graves = side.get_by_role("button", name=re.compile("の墓地|^Grave of"))
            piles = [place(lives), place(graves)]
            for name in dict.fromkeys(added):
                words = looker.say["sealed" if name == "pack" else name]
                found = side.get_by_role("button", name=re.compile(f"^{words}"))
                expect(found).to_have_count(added.count(name))
                piles += places(found)
            assert len(piles) == 2 + len(added), f"{figure} {shape}"
            units = side.get_by_role("button", name=re.compile("チャージ|charged"))
            expect(units).to_have_count(2)
            for one, other in combinations([*piles, *places(units)], 2):
                assert apart(one, other), f"{figure} {shape}"
        # §2.9: one soldier lies open, one bulwark hidden; the first hands differ by one card.
        hands = looker.page.get_by_role("group", name=re.compile("の手札 \\d|^Hand of"))
        names = " ".join(one.get_attribute("aria-label") or "" for one in hands.all())
        assert sorted(re.findall(r"\b[78]\b|[78](?=枚)", names)) == ["7", "8"]
        # §5.3: one trump of each has been turned up, the other is nobody's to see.
        if "trump" in added:
            for side in sides.all():
                down = re.compile("^(切札|trump).*(裏向き|face down)")
                expect(side.get_by_role("button", name=down)).to_have_count(1)
    for side in sides.all():
        check_backs(side, looker, added)
