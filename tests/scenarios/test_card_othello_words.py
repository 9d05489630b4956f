"""Values that a Card Othello scenario may hold, and those it must not."""

from pathlib import Path

import pytest

from teban.scenarios import Report, check, render

STONES = "black: d5 e4, white: d4 e5"
BOMB = "setup: {black: a1 c1, white: b1, markers: [a1 BOMB B 2, c1 GUARD B 3]}, do: []"
BREEDING = "setup: {black: a1 b1, white: h8, markers: [a1 BREEDING B 3 front=b1]}, do: []"
TRAP = "setup: {black: a1 c1, white: b1, markers: [c1 TRAP B]}, do: []"
HANDS = (
    "setup: {black: a1 c1, white: b1, charge: [10, 0], hands: {B: [宝箱, GOLD_STONE], "
    "W: [TIME_BOMB]}, decks: {B: [WORK_WILL, GUARD_WILL]}}, do: []"
)
CONDEMN = (
    "setup: {black: a1, white: b1, charge: [6, 0], hands: {B: [CONDEMN_WILL], W: [WORK_WILL]}}, "
    "do: [use CONDEMN_WILL]"
)
CHAIN = (
    "setup: {{black: a4 b1 d1, white: b4 b3 b2 c4 c3 c2 h8, charge: [22, 0], "
    "hands: {{B: [CHAIN_WILL]}}}}, random: [{}], do: [use CHAIN_WILL, place d4]"
)


def one(folder: Path, words: str) -> Report:
    file = folder / "x.yaml"
    file.write_text(f"{{id: x, game: card_othello, {words}}}", encoding="utf-8")
    return check([file])


HOLD = [
    f"setup: {{{STONES}}}, do: [place d3], expect: {{black: d3 d4 d5 e4, legal: c3 c5 e3}}",
    f"setup: {{{STONES}}}, do: [place d3, start, place c3], expect: {{to_move: B, charge: [1, 1]}}",
    f"setup: {{{STONES}}}, do: [place d3, refuse place c3, refuse W place c3], expect: {{turn: 1}}",
    f"setup: {{{STONES}}}, do: [refuse start, refuse W start, refuse plaice d3, refuse place]",
    f"setup: {{{STONES}, at: turn_start}}, do: [refuse place d3, start, place d3]",
    f"setup: {{{STONES}, at: turn_start}}, do: [reload, start], expect: {{at: main, turn: 1}}",
    f"setup: {{{STONES}}}, do: [], expect: {{cells: {{d5: B, d4: W, a1: empty}}, count: [2, 2]}}",
    f"setup: {{{STONES}, to_move: W, passes: 1}}, do: [], expect: {{passes: 1, to_move: W}}",
    "do: [place d3], expect: {to_move: W, at: turn_start, charge: [1, 0]}",
    "do: [place d3, start], expect: {to_move: W, at: main, turn: 2}",
    BOMB + ", expect: {markers: [c1 GUARD B, a1 BOMB B]}",
    BOMB + ", expect: {markers: [a1 BOMB B 2, c1 GUARD B 3], view: {W: {markers: [a1 BOMB B 2, "
    "c1 GUARD B]}}}",
    "setup: {black: a1, white: b1, markers: [a1 DRAGON B]}, expect: {markers: [a1 DRAGON B 5]}",
    "setup: {black: a1, white: b1, markers: a1 WORK B}, expect: {markers: a1 WORK B 0}",
    BREEDING + ", expect: {markers: [a1 BREEDING B 3 front=b1]}",
    TRAP + ", expect: {hidden: {W: [c1 TRAP, a1 TRAP]}, view: {B: {markers: [c1 TRAP B]}, "
    "W: {markers: []}}}",
    HANDS + ", expect: {hands: {B: [TREASURE_BOX, 金の意志]}, decks: {B: [WORK_WILL, GUARD_WILL]}}",
    HANDS + ", expect: {usable: [TREASURE_BOX], unusable: [TIME_BOMB, WORK_WILL]}",
    HANDS + ", expect: {view: {B: {hands: {B: [TREASURE_BOX, GOLD_STONE], W: 1}, decks: {B: 2}}}}",
    HANDS
    + ", expect: {view: {W: {hands: {B: 2, W: 1}, discard: [], used: null, charge: [10, 0]}}}",
    HANDS + ", expect: {hidden: {W: [hand B, deck W, deck B, shown], B: [hand W]}}",
    HANDS + ", expect: {targets: {GUARD_WILL: a1 c1, DESTROY_ONE_STONE: a1 b1 c1}}",
    "setup: {black: a1, white: b1, charge: [3, 0], hands: {B: [HEAVEN_BLESSING]}}, "
    "random: [WORK_WILL, GUARD_WILL, TIME_BOMB, GOLD_STONE, TREASURE_BOX], "
    "do: [use HEAVEN_BLESSING, refuse pick CHAIN_WILL, refuse cancel], "
    "expect: {hidden: {W: [shown, offers]}, view: {B: {shown: [WORK_WILL, "
    "GUARD_WILL, TIME_BOMB, GOLD_STONE, TREASURE_BOX]}}}",
    "setup: {black: d4, white: h8 h7, charge: [9, 0], hands: {B: [STRONG_WIND_WILL]}}, "
    "random: [right], do: [use STRONG_WIND_WILL, target d4], "
    "expect: {black: h4, events: [move d4->h4, charge B+4]}",
    "setup: {black: a1, white: b1, hands: {B: [TREASURE_BOX]}}, random: [3], do: [use 宝箱], "
    "expect: {charge: [3, 0], events: [use B TREASURE_BOX, charge B+3]}",
    "setup: {black: a1, white: b1, charge: [24, 0], hands: {B: [DOUBLE_PLACE]}}, "
    "do: [use DOUBLE_PLACE, place c1], expect: {may_place_more: false, may_pass: true}",
    "setup: {black: a1 a3, white: b1 b3, charge: [24, 0], hands: {B: [DOUBLE_PLACE]}}, "
    "do: [use DOUBLE_PLACE, place c1], expect: {may_place_more: true, may_pass: false, "
    "view: {W: {placements: 1, used: DOUBLE_PLACE, waiting: null}}}",
    "setup: {black: a1 b1, white: h8}, do: [pass, start, pass], expect: {over: true, winner: B, "
    "view: {W: {over: true, winner: B, count: [2, 1], to_move: null}}, "
    "events: [pass B, natural_pass W, over]}",
    "setup: {black: a1, white: b1, markers: [a1 BREEDING B 1], at: turn_start}, random: [b2], "
    "do: [start], expect: {sprouts: b2, view: {W: {sprouts: b2}}, events: [spawn b2, destroy a1]}",
    *(
        CHAIN.format(tape) + ", expect: {events: [chain2 c2->B], no_events: [chain2 c3->B]}"
        for tape in ("b3-c2", "c2", "b3", "NE", "b3 NE")
    ),
    TRAP + ", expect: {hidden: {W: [trap, trap c1, c1 TRAP B, trap B]}}",
    HANDS + ", expect: {hidden: {W: [hand, hands B, decks, hand B GOLD_STONE]}}",
    HANDS + ", expect: {hands: {B: 2, W: 1}, decks: {B: 2, W: 0}}",
    CONDEMN + ", expect: {view: {B: {hands: {W: [WORK_WILL]}}, W: {hands: {B: 0}}}, legal: ''}",
    CONDEMN + ", expect: {hidden: {W: [offers, hand B], B: [hand W TIME_BOMB]}}",
    "setup: {black: a1, white: b1, markers: ''}, do: [], expect: {markers: ''}",
]


@pytest.mark.parametrize("words", HOLD)
def test_it_holds(tmp_path: Path, words: str) -> None:
    report = one(tmp_path, words)
    assert (render(report), report.exit_code) == ("1 passed, 0 failed", 0)


FAIL = [
    (BOMB + ", expect: {markers: [a1 BOMB B 3, c1 GUARD B]}", "expect.markers"),
    (BOMB + ", expect: {markers: [a1 BOMB B]}", "expect.markers"),
    (BREEDING + ", expect: {markers: [a1 BREEDING B 3 front=a1]}", "expect.markers"),
    (TRAP + ", expect: {hidden: {B: [c1 TRAP]}}", "expect.hidden.B"),
    (TRAP + ", expect: {view: {W: {markers: [c1 TRAP B]}}}", "expect.view.W.markers"),
    (HANDS + ", expect: {hands: {B: [GOLD_STONE, TREASURE_BOX]}}", "expect.hands"),
    (HANDS + ", expect: {decks: {B: [GUARD_WILL, WORK_WILL]}}", "expect.decks"),
    (
        HANDS + ", expect: {view: {W: {hands: {B: [TREASURE_BOX, GOLD_STONE]}}}}",
        "expect.view.W.hands",
    ),
    (HANDS + ", expect: {hidden: {B: [hand B]}}", "expect.hidden.B"),
    (
        "setup: {black: a1, markers: [a1 TRAP B]}, do: [], "
        "expect: {hidden: {B: [trap W], W: [trap B, a1 TRAP]}, markers: []}",
        "expect.markers",
    ),
    (
        "setup: {black: a1, markers: [a1 TRAP B]}, do: [], expect: {hidden: {B: [trap B]}}",
        "expect.hidden.B",
    ),
    (HANDS + ", expect: {usable: [TIME_BOMB]}", "expect.usable"),
    (HANDS + ", expect: {unusable: [TREASURE_BOX]}", "expect.unusable"),
    (HANDS + ", expect: {targets: {GUARD_WILL: a1}}", "expect.targets"),
    (f"setup: {{{STONES}}}, do: [place d3], expect: {{events: [chain1]}}", "expect.events"),
    (f"setup: {{{STONES}}}, do: [place d3], expect: {{no_events: [flip]}}", "expect.no_events"),
    (f"setup: {{{STONES}}}, do: [], expect: {{cells: {{d5: empty}}}}", "expect.cells"),
    (f"setup: {{{STONES}}}, do: [], expect: {{at: turn_start}}", "expect.at"),
    (CONDEMN + ", expect: {hidden: {B: [hand W]}}", "expect.hidden.B"),
    (CONDEMN + ", expect: {hidden: {B: [WORK_WILL hand W]}}", "expect.hidden.B"),
    (CHAIN.format("a8"), "do: place d4"),
]


@pytest.mark.parametrize(("words", "where"), FAIL)
def test_it_fails(tmp_path: Path, words: str, where: str) -> None:
    report = one(tmp_path, words)
    assert report.exit_code == 1
    assert [problem.where for problem in report.outcomes[0].problems] == [where]
    assert "Error" not in render(report)


REFUSED = [
    ("setup: {black: d4 d4}, do: []", "setup.black is wrong: 'd4'; expected each one only once"),
    ("setup: {black: d4, white: d4}, do: []", "setup.white is wrong"),
    ("setup: {black: d9}, do: []", "setup.black is wrong"),
    ("setup: {black: a1, markers: [a1 BOOM B]}, do: []", "setup.markers[0] is wrong"),
    ("setup: {black: a1, markers: [a1 BOMB C]}, do: []", "setup.markers[0] is wrong"),
    ("setup: {black: a1, markers: [a1 BOMB]}, do: []", "setup.markers[0] is wrong"),
    ("setup: {black: a1, markers: [a1 BOMB B x]}, do: []", "setup.markers[0] is wrong"),
    (
        "setup: {black: a1 b1, markers: [a1 PERMA B, b1 BOMB W]}, do: []",
        "setup.markers[1] is wrong: 'b1'; expected something that fits setup.white",
    ),
    (
        "setup: {black: a1, markers: [a1 WORK B 5]}, do: []",
        "setup.markers[0] is wrong: 5; expected a number from 0 to 4",
    ),
    (
        "setup: {black: a1, markers: [a1 BOMB B 0]}, do: []",
        "setup.markers[0] is wrong: 0; expected a number from 1 up",
    ),
    ("options: {size: 6}, do: []", "options.size is wrong: unknown word; expected nothing there"),
    ("setup: {black: a1, markers: 5}, do: []", "setup.markers is wrong"),
    ("setup: {charge: [31, 0]}, do: []", "setup.charge is wrong: 31"),
    ("setup: {charge: 5}, do: []", "setup.charge is wrong: 5"),
    ("setup: {at: noon}, do: []", "setup.at is wrong"),
    ("setup: {passes: 2}, do: []", "setup.passes is wrong: 2"),
    ("setup: {hands: {B: [JOKER]}}, do: []", "setup.hands.B is wrong"),
    ("setup: {hands: [GOLD_STONE]}, do: []", "setup.hands is wrong"),
    (
        "setup: {hands: {B: [GOLD_STONE, GOLD_STONE, GOLD_STONE, GOLD_STONE, GOLD_STONE, "
        "GOLD_STONE]}}, do: []",
        "setup.hands.B is wrong: 6",
    ),
    ("setup: {hats: 1}, do: []", "setup.hats is wrong"),
    ("do: [], expect: {targets: {GOLD_STONE: a1}}", "expect.targets is wrong"),
    ("do: [], expect: {cells: {a1: X}}", "expect.cells.a1 is wrong"),
    ("do: [], expect: {may_pass: 1}", "expect.may_pass is wrong: 1"),
    (
        "do: [], expect: {hidden: {B: [moon]}}",
        "'moon'; expected something like d4 TRAP, trap W, hand W, deck W, offers",
    ),
    ("do: [], expect: {events: [boom]}", "expect.events[0].boom is wrong: unknown word"),
    ("do: [], expect: {view: {B: {winner: x}}}", "expect.view.B.winner is wrong"),
]


@pytest.mark.parametrize(("words", "says"), REFUSED)
def test_it_is_malformed(tmp_path: Path, words: str, says: str) -> None:
    report = one(tmp_path, words)
    assert report.exit_code == 2, render(report)
    assert says in render(report)
