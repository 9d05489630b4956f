"""How Card Othello's rulebook has everything move and be told, read under a turned clock."""

import re
from collections.abc import Iterator
from itertools import combinations

import pytest
from PIL import Image
from playwright.sync_api import Browser, expect

from tests.browser.card_othello import (
    FADE_IN,
    FADE_OUT,
    FLIP,
    FRAME,
    MOVE,
    OVERLAY_CROSSFADE,
    PHASE_GAP,
    Box,
    Stage,
    Theatre,
    at,
    begun,
    bright,
    fades,
    landing,
    later,
    listed,
    middle,
    scenario,
    unlike,
    whole,
)
from tests.browser.visitor import SCREENS, Visitor
from tests.server.running import Running


@pytest.fixture(scope="module")
def theatre(chromium: Browser, server: Running) -> Iterator[Theatre]:
    """One page for all scenarios of a language and speed."""
    theatre = Theatre(chromium, server)
    yield theatre
    assert not theatre.leave()


# 12.2, 12.4, 12.5


def test_a_placed_stone_fades_in_for_300_ms_while_those_it_flips_turn_for_600(
    theatre: Theatre,
) -> None:
    stage = theatre(scenario("place d1", black="a1", white="b1 c1"))
    born = stage.play()
    (land,) = begun(born, "d1")
    assert (land.duration, land.first["opacity"], land.last["opacity"]) == (FADE_IN, "0", "1")
    for cell in ("b1", "c1"):
        (turn,) = begun(born, cell)
        assert (turn.duration, turn.moves, turn.delay) == (FLIP, ["transform"], 0)
        assert abs(turn.at - land.at) <= FRAME


# 12.5, 12.9: groups


CHAIN = scenario(
    "use CHAIN_WILL, place c1",
    black="a1 b3 e2",
    white="b1 b2 c2 d2 h8",
    charge="[22, 0]",
    hands="{B: [CHAIN_WILL]}",
)


def test_a_chain_plays_its_links_one_after_the_other_with_a_gap_between(theatre: Theatre) -> None:
    stage = theatre(CHAIN)
    born = stage.play(2)
    starts = {one.cell: one.at for one in born if one.duration == FLIP}
    links = {cell: later(starts["b1"], start) for cell, start in starts.items()}
    step = FLIP + PHASE_GAP
    assert links == {"b1": 0, "b2": step, "c2": 2 * step, "d2": 2 * step}


def test_a_gap_follows_every_change_of_a_marker(theatre: Theatre) -> None:
    words = {"black": "a1 c1", "white": "h8 g8", "to_move": "B", "at": "turn_start"}
    markers = listed("a1 GUARD B 3", "c1 BOMB B 3")
    stage = theatre(scenario("start", **words, markers=markers))
    born = stage.play()
    assert all(fades(one) and one.duration == OVERLAY_CROSSFADE for one in begun(born, "a1"))
    assert later(at(born, "a1"), at(born, "c1")) == OVERLAY_CROSSFADE + PHASE_GAP


def test_a_bomb_goes_first_then_what_is_around_it_and_nothing_flashes_before(
    theatre: Theatre,
) -> None:
    words = {"black": "d4", "white": "d5 e5 h8", "at": "turn_start", "to_move": "B"}
    stage = theatre(scenario("start", **words, markers=listed("d4 BOMB B 1")))
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


def test_a_gale_moves_a_stone_for_300_ms_however_far(theatre: Theatre) -> None:
    words = {"black": "c4", "white": "h8", "charge": "[9, 0]", "hands": "{B: [STRONG_WIND_WILL]}"}
    stage = theatre(scenario("use STRONG_WIND_WILL, target c4", **words))
    (slide,) = begun(stage.play(2, ms=2_500), "h4")
    assert (slide.moves, slide.duration) == (["transform"], MOVE)
    assert "-500%" in str(slide.first["transform"])


RESTLESS = (
    scenario(
        "start",
        black="a1 d2",
        white="b1 h8",
        to_move="W",
        at="turn_start",
        markers=listed("d2 HYPER B"),
    )
    + "random: [c1]\n"
)


def test_a_restless_stone_moves_first_and_then_what_it_brackets_turns(theatre: Theatre) -> None:
    stage = theatre(RESTLESS)
    born = stage.play(ms=3_000)
    (slide,), (turn,) = begun(born, "c1"), begun(born, "b1")
    assert (slide.moves, slide.duration) == (["transform"], MOVE)
    assert (turn.moves, turn.duration) == (["transform"], FLIP)
    assert later(slide.at, turn.at) == MOVE + PHASE_GAP


@pytest.mark.parametrize("card", ["GOLD_STONE", "SILVER_STONE"])
def test_gold_and_silver_fade_out_for_500_ms_once_their_flips_are_over(
    card: str, theatre: Theatre
) -> None:
    words = {"black": "a1", "white": "b1 h8", "charge": "[6, 0]", "hands": f"{{B: [{card}]}}"}
    stage = theatre(scenario(f"use {card}, place c1", **words))
    born = stage.play(2, ms=3_000)
    land, vanish = begun(born, "c1")
    (turn,) = begun(born, "b1")
    assert turn.at == pytest.approx(land.at, abs=FRAME)
    assert fades(vanish)
    assert (vanish.duration, vanish.last["opacity"]) == (FADE_OUT, "0")
    assert later(turn.at, vanish.at) == FLIP + PHASE_GAP


# 12.5, 12.9: traps

FLASH = 400


def test_a_gap_follows_a_trap_that_is_set(theatre: Theatre) -> None:
    words = {"black": "b1 h8", "white": "c1 g8", "charge": "[10, 0]", "hands": "{B: [TRAP_WILL]}"}
    text = scenario("use TRAP_WILL, target b1", **words, markers=listed("b1 REGEN B"))
    stage = theatre(text)
    eyes = stage.visitor.page.get_by_role("radiogroup").filter(has_text="Black")
    eyes.get_by_text("Black", exact=True).click()
    born = stage.play(2, ms=3_000)
    # What was on the stone goes, the trap is set, and its owner sees it come.
    goes, comes = sorted({one.at for one in begun(born, "b1")})
    assert later(goes, comes) == OVERLAY_CROSSFADE + PHASE_GAP + PHASE_GAP


def test_a_gap_follows_a_trap_that_springs(theatre: Theatre) -> None:
    words = {"black": "b1 h8", "white": "a1 g8", "charge": "[0, 7]", "to_move": "W"}
    text = scenario(
        "place c1", **words, markers=listed("b1 TRAP B"), hands="{W: [GOLD_STONE, TIME_BOMB]}"
    )
    stage = theatre(text)
    stage.play(ms=4_000)
    (flash,) = [one for one in begun(stage.born(), "b1") if one.duration == FLASH]
    after = [one.at for one in stage.clock.born() if one.at > flash.at + FRAME]
    assert later(flash.at, min(after)) == FLASH + PHASE_GAP


def test_a_gap_follows_a_trap_that_is_revealed(theatre: Theatre) -> None:
    words = {"black": "b1 b8", "white": "h8", "to_move": "W", "markers": listed("b1 TRAP B")}
    stage = theatre(scenario("pass, start", **words))
    born = begun(stage.play(2, ms=3_000), "b1")
    goes = born[-1]
    assert fades(goes)
    assert (goes.duration, goes.last["opacity"]) == (FADE_OUT, "0")
    assert later(born[0].at, goes.at) == OVERLAY_CROSSFADE + PHASE_GAP


# 12.3, 12.9: revival


REVIVAL = scenario("place d1", black="b1 c1", white="a1", markers=listed("b1 REGEN B"), to_move="W")


def test_a_revived_stone_cross_fades_and_never_turns(theatre: Theatre) -> None:
    stage = theatre(REVIVAL)
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


def test_the_log_counts_all_that_was_flipped_and_paid_for(theatre: Theatre) -> None:
    stage = theatre(REVIVAL, "ja")
    stage.play()
    assert any(re.search("白が2枚反転！$", line) for line in stage.log("進行"))


PLACED = {
    "WORK_WILL": ("migrant worker", "Black: migrant worker on c1"),
    "REGEN_WILL": ("revival stone", "Black: revival stone on c1"),
    "HYPERACTIVE_WILL": ("restless stone", "Black: restless stone on c1"),
    "ULTIMATE_HYPERACTIVE_GOD": ("restless god", "Black: restless god on c1"),
    "BREEDING_WILL": ("breeding stone", "Black: breeding stone on c1"),
    "DOUBLE_PLACE": ("Black", "Black: Double Throw: one more placement"),
    "FREE_PLACEMENT": ("Black", "Black: placed freely on c1"),
    "PROTECTED_NEXT_STONE": ("weak protection", "Black: weak protection on c1"),
    "PERMA_PROTECT_NEXT_STONE": ("strong protection", "Black: strong protection on c1"),
    "ULTIMATE_REVERSE_DRAGON": ("reversal dragon", "Black: reversal dragon on c1"),
    "ULTIMATE_DESTROY_GOD": ("destroyer", "Black: destroyer on c1"),
    "GOLD_STONE": ("Golden Will", "Black: golden stone on c1: its flips pay ×4"),
    "SILVER_STONE": ("Silver Will", "Black: silver stone on c1: its flips pay ×3"),
    "CROSS_BOMB": ("Cross Bomb", "Black: the cross bomb on c1 exploded"),
}
"""What a stone is called that is placed with the card, and what the effect log says of it."""
ALIKE = {"DOUBLE_PLACE", "FREE_PLACEMENT"}
"""With these the stone itself is like any other."""
looked: dict[str, Image.Image] = {}
"""The stone of each card as it lies on the board."""


@pytest.mark.parametrize("card", PLACED)
def test_a_stone_has_its_final_look_as_it_lands_and_its_effect_is_told_once(
    card: str, theatre: Theatre
) -> None:
    stage = placing(card, theatre)
    cell = stage.visitor.cell("c1")
    name, line = PLACED[card]
    expect(cell).to_have_accessible_name(re.compile(name))
    stage.clock.turn(FADE_IN + 30)
    looked[card] = whole(cell)
    first = middle(cell)
    stage.clock.turn(200)
    # Its neighbour turns meanwhile, and moves the shadows a little.
    assert unlike(middle(cell), first) < 5
    stage.clock.turn(4_000)
    assert sum(line in told for told in stage.log("Effects")) == 1
    assert not any(line in told for told in stage.log("What happened"))


def placing(card: str, theatre: Theatre) -> Stage:
    """The moment in which the stone of this card lands on c1."""
    stage = theatre(landing(card))
    stage.play(ms=1_700)
    stage.on.click()
    stage.clock.turn(FRAME)
    return stage


def test_all_stones_that_can_be_placed_are_told_apart_by_their_looks(theatre: Theatre) -> None:
    for card in PLACED.keys() - looked.keys():
        stage = placing(card, theatre)
        stage.clock.turn(FADE_IN + 30)
        looked[card] = whole(stage.visitor.cell("c1"))
    told_apart = sorted(PLACED.keys() - ALIKE | {"FREE_PLACEMENT"})
    for one, other in combinations(told_apart, 2):
        assert unlike(looked[one], looked[other]) > 2, f"{one} looks like {other}"


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


def test_every_change_of_a_charge_has_its_label_in_order_and_its_own_time(theatre: Theatre) -> None:
    stage = theatre(SALE, speed=0.01)
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


def test_a_label_says_the_charge_in_the_rulebooks_words(theatre: Theatre) -> None:
    stage = theatre(SALE, "ja", speed=0.01)
    stage.play(ms=5_000)
    stage.on.click()
    stage.clock.turn(1_000)
    labels = stage.visitor.page.get_by_role("list", name="布石の増減").get_by_role("listitem")
    expect(labels).to_have_text(["布石+2"] * 3)


def test_a_label_slides_in_from_a_centimetre_below_stays_four_seconds_and_fades(
    theatre: Theatre,
) -> None:
    stage = theatre(SALE, speed=0.01)
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


def test_labels_stack_beside_the_bar_and_not_over_it(theatre: Theatre) -> None:
    stage = theatre(SALE, speed=0.01)
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


RICH = scenario(
    "use STEAL_CARD, place g1, start, place c3, start, place c5, start, place c7, start, place h7",
    black="b1 c1 d1 e1 f1 a3 b5 a7 h6",
    white="a1 b3 a5 b7 h5",
    charge="[0, 7]",
    to_move="W",
    hands="{W: [STEAL_CARD], B: [GOLD_STONE, SILVER_STONE, TIME_BOMB, CROSS_BOMB, GUARD_WILL]}",
)
"""White pays seven, is paid for five flips and five cards sold, and for two more placements."""


def test_nine_labels_stay_on_the_screen_whoever_sits_where(theatre: Theatre) -> None:
    stage = theatre(RICH, speed=0.01)
    stage.play(10, ms=150)
    stage.clock.turn(1_000)
    upper, lower = changes(stage.visitor)
    assert upper == ["Charge -7", "Charge +5", *["Charge +2"] * 5, "Charge +1", "Charge +1"]
    assert lower == ["Charge +1"] * 2
    page = stage.visitor.page
    labels = page.get_by_role("list", name="Changes of the charge").get_by_role("listitem")
    for width, height in ((1024, 768), (1280, 1024), (1366, 768)):
        page.set_viewport_size({"width": width, "height": height})
        page.screenshot(path=SCREENS / f"card-othello-nine-labels-{width}.png")
        boxes = [Box.of(one) for one in labels.all()]
        assert all(one.inside(width, height) for one in boxes), f"{width}x{height}"
        assert not any(a.meets(b) for a, b in combinations(boxes, 2))
        # What stands at the top of the log lies beside them, and its heading below.
        heading = Box.of(page.get_by_role("heading", name="What happened"))
        assert not any(one.meets(heading) for one in boxes), f"{width}x{height}"


# 12.2, 12.3, 12.4, 12.9, 12.10: what a stone looks like while it moves


DARK, LIGHT = 90, 150


FLIPS = {
    "placement": ("b1", scenario("place c1", black="a1 h8", white="b1 g8")),
    "dragon": (
        "d2",
        scenario(
            "use ULTIMATE_REVERSE_DRAGON, place c1",
            black="a1",
            white="b1 d2 h8",
            charge="[30, 0]",
            hands="{B: [ULTIMATE_REVERSE_DRAGON]}",
        ),
    ),
    "breeding": (
        "e2",
        scenario(
            "use BREEDING_WILL, place c1",
            black="a1 f2",
            white="b1 e2 h8",
            charge="[16, 0]",
            hands="{B: [BREEDING_WILL]}",
        )
        + "random: [d2]\n",
    ),
    "conversion": (
        "d4",
        scenario(
            "use SWAP_WITH_ENEMY, target d4",
            black="a1",
            white="d4 h8",
            charge="[13, 0]",
            hands="{B: [SWAP_WITH_ENEMY]}",
        ),
    ),
    "second link of a chain": ("c2", CHAIN),
    "restless stone": ("b1", RESTLESS),
    "restless god, after its second step": (
        "b2",
        scenario(
            "start",
            black="a1 a2 d2",
            white="b1 b2 h8",
            to_move="W",
            at="turn_start",
            markers=listed("d2 UHG B"),
        )
        + "random: [c1, c2]\n",
    ),
    "what comes back and captures": (
        "c4",
        scenario(
            "start",
            black="c3 c6",
            white="c4 c5 d4",
            to_move="W",
            at="turn_start",
            markers=listed("d4 DRAGON W 4", "c3 REGEN B"),
        ),
    ),
}


@pytest.mark.parametrize("cause", FLIPS)
def test_whatever_flips_a_stone_it_has_its_final_face_before_it_turns(
    cause: str, theatre: Theatre
) -> None:
    name, text = FLIPS[cause]
    stage = theatre(text)
    cell = stage.visitor.cell(name)
    assert bright(cell) > LIGHT
    if "use" in text:
        stage.play(ms=1_700)
    stage.on.click()
    for _ in range(200):
        stage.clock.turn(FRAME)
        if begun(stage.born(), name, "transform"):
            break
    (turn,) = begun(stage.born(), name, "transform")
    assert turn.duration == FLIP
    assert "180deg" in str(turn.first["transform"])
    assert "0deg" in str(turn.last["transform"])
    assert bright(cell) < DARK
    expect(cell).to_have_accessible_name(re.compile("Black"))
    for _ in range(14):
        # Edge on it is hardly there; never again is it the other colour.
        stage.clock.turn(50)
        assert bright(cell) < LIGHT


def test_temptation_cross_fades_with_all_that_the_stone_carries(theatre: Theatre) -> None:
    words = {"black": "a1", "white": "d4 h8 g8", "charge": "[20, 0]"}
    text = scenario(
        "use TEMPT_WILL, target d4",
        **words,
        hands="{B: [TEMPT_WILL]}",
        markers=listed("d4 DRAGON W 4"),
    )
    stage = theatre(text)
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


def test_the_second_stone_of_a_double_throw_comes_after_the_first_and_nothing_starts_between(
    theatre: Theatre,
) -> None:
    words = {
        "black": "a1 a3 c8", "white": "b1 b3 h8 g8", "charge": "[24, 0]",
        "hands": "{B: [DOUBLE_PLACE]}", "markers": listed("c8 GUARD B 3"),
    }  # fmt: skip
    stage = theatre(scenario("use DOUBLE_PLACE, place c1, place c3", **words))
    born = stage.play(3)
    assert at(born, "c3") - at(born, "c1") >= FLIP + PHASE_GAP
    assert not begun(born, "c8")
    turns = [line for line in stage.log("What happened") if re.search("Turn [0-9]+", line)]
    assert not turns


def test_a_transposition_moves_both_stones_at_once_a_fifth_faster(theatre: Theatre) -> None:
    words = {"black": "a1", "white": "b3 h8", "charge": "[17, 0]"}
    text = scenario(
        "use POSITION_SWAP_WILL, target a1, target b3", **words, hands="{B: [POSITION_SWAP_WILL]}"
    )
    stage = theatre(text)
    born = [one for one in stage.play(3) if one.moves == ["transform"]]
    assert {one.cell for one in born} == {"a1", "b3"}
    assert {one.duration for one in born} == {MOVE * 0.8}
    assert len({one.at for one in born}) == 1


def test_only_its_owner_sees_where_a_trap_is(theatre: Theatre) -> None:
    words = {"black": "a1 h8", "white": "b1 g8", "markers": listed("h8 TRAP B")}
    stage = theatre(scenario("place c1", **words))
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


def test_a_sprout_fades_in_small_and_green_until_its_owners_next_turn(theatre: Theatre) -> None:
    text = SPROUT.replace("place f5", "pass").replace("e6", "h7")
    stage = theatre(text)
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


def test_a_sprout_that_is_flipped_is_a_plain_stone_at_once(theatre: Theatre) -> None:
    text = SPROUT.replace("e6", "e2").replace("place f5, start", "place c2")
    stage = theatre(text)
    stage.play(3, ms=3_000)
    cell = stage.visitor.cell("d2")
    expect(cell).to_have_accessible_name(re.compile("sprout"))
    stage.on.click()
    stage.clock.turn(FRAME)
    (turn,) = begun(stage.born(), "d2", "transform")[-1:]
    assert turn.duration == FLIP
    expect(cell).not_to_have_accessible_name(re.compile("sprout"))
    stage.clock.turn(FLIP)
    # No leaves, and as large as its neighbour.
    assert unlike(middle(cell), middle(stage.visitor.cell("e2"))) < 5


# 12.6, 12.7: the two logs


def test_the_logs_say_nothing_twice_and_nothing_of_the_program(theatre: Theatre) -> None:
    for language, normal, effects in (("ja", "進行", "効果"), ("en", "What happened", "Effects")):
        words = {
            "black": "d4 a1 c3", "white": "d5 e5 b1 h8", "at": "turn_start", "to_move": "B",
            "markers": listed("d4 BOMB B 1", "c3 WORK B 2"), "decks": "{B: [GOLD_STONE]}",
        }  # fmt: skip
        stage = theatre(scenario("start", **words), language)
        stage.play()
        told, done = stage.log(normal), stage.log(effects)
        assert told
        assert done
        # The bomb's number falls and it blows up, work is paid and goes on, a card is drawn.
        assert len(told) == len({*told})
        assert len(done) == len({*done})
        assert not set(told) & set(done)
        side = "(黒|白): " if language == "ja" else "(Black|White): "
        assert all(re.search(side, line) for line in done)
        assert not any(re.search(side, line) for line in told)
        inside = r"[a-z]_[a-z]|[A-Z]{2,}_|undefined|null|PresentationEvent|\{"
        assert not any(re.search(inside, line) for line in (*told, *done))
