"""Values that a Hidden Reversi scenario may hold, and those it must not."""

from pathlib import Path

import pytest

from teban.scenarios import Report, check, render

STONES = "black: d5 e4, white: d4 e5"


def one(folder: Path, words: str) -> Report:
    file = folder / "x.yaml"
    file.write_text(f"{{id: x, game: reversi, {words}}}", encoding="utf-8")
    return check([file])


TWO_BADGES = (
    "setup: {black: a1 a4 a8, white: b1 b4 b8, to_move: W, profile: [B]}, do: [pass, c1, pass], "
    "expect: "
)
HOLD = [
    TWO_BADGES + "{badges: {B: [パスさせた, P1]}}",
    TWO_BADGES + "{view: {B: {badges: [パスさせた]}}}",
    TWO_BADGES + "{view: {B: {badges: [P1, 連続パス]}, W: {badges: []}}}",
    "setup: {profile: [B]}, expect: {profile: [B]}",
    "setup: {profile: [W, B]}, expect: {profile: [B, W]}",
    "do: [], expect: {profile: []}",
    "setup: {profile: {B: {wins: 9}}}, expect: {profile: {B: {wins: 9, games: 0}}}",
    "setup: {profile: {B: {badges: {P1: 3}}}}, expect: {profile: {B: {badges: {パスさせた: 3}}}}",
    "setup: {profile: {B: {items: {特殊コマ: 1}}}}, expect: {profile: {B: {items: {refill: 1}}}}",
    "setup: {profile: {B: }}, expect: {profile: {B: {earns: true, items: {undo: 0}}}}",
    "setup: {passes: [1, 0]}, do: [], expect: {passes: [1, 0]}",
    "setup: {passes: 2}, expect: {passes: [0, 2]}",
    "setup: {passes: 2, to_move: W}, expect: {passes: 2}",
    f"setup: {{{STONES}, passes: [1, 2]}}, do: [d3], expect: {{passes: [0, 2]}}",
    f"setup: {{{STONES}, passes: [1, 2]}}, do: [d3], expect: {{passes: 0}}",
    f"options: {{items: true}}, setup: {{{STONES}, passes: [0, 1], items: {{B: {{undo: 1}}}}}}, "
    "do: [d3, c3, item 待った], expect: {passes: [0, 1]}",
    "setup: {waiting: {B: {undo: 1}}}, expect: {waiting: {B: {ちょっと待った: 1}}}",
    "setup: {items: {B: {特殊コマ補充: 2}}}, expect: {items: {B: {補充: 2, 待った: 0}}}",
    f"options: {{items: true}}, setup: {{{STONES}, items: {{B: {{ちょっと待ったカード: 1}}}}}}, "
    "do: [d3, c3, item ちょっと待った], expect: {events: [item B ちょっと待ったカード]}",
    f"setup: {{{STONES}}}, do: [d3], expect: {{view: {{B: {{count: [4, 1], over: false}}}}}}",
    "setup: {black: a1 b1, white: h8}, expect: {view: {W: {over: true, winner: B}}}",
    "do: [], expect: {view: {B: {badges: [], winner: null}}}",
    "stages: [{do: [f5], expect: {events: [place]}}, {expect: {no_events: [place]}}]",
]


@pytest.mark.parametrize("words", HOLD)
def test_it_holds(tmp_path: Path, words: str) -> None:
    report = one(tmp_path, words)
    assert (render(report), report.exit_code) == ("1 passed, 0 failed", 0)


FAIL = [
    (TWO_BADGES + "{view: {B: {badges: []}}}", "expect.view.B.badges"),
    (TWO_BADGES + "{view: {B: {badges: [パスさせた, 初勝利]}}}", "expect.view.B.badges"),
    ("setup: {profile: [B]}, expect: {profile: [W]}", "expect.profile"),
    ("setup: {profile: {B: {wins: 9}}}, expect: {profile: {B: {wins: 8}}}", "expect.profile"),
    ("do: [], expect: {profile: {B: {wins: 0}}}", "expect.profile"),
    ("setup: {passes: [1, 0]}, expect: {passes: [0, 0]}", "expect.passes"),
    ("do: [], expect: {view: {B: {badges: [パスさせた]}}}", "expect.view.B.badges"),
    ("do: [f5], expect: {no_events: [place]}", "expect.no_events"),
]


@pytest.mark.parametrize(("words", "where"), FAIL)
def test_it_fails(tmp_path: Path, words: str, where: str) -> None:
    report = one(tmp_path, words)
    assert report.exit_code == 1
    assert [problem.where for problem in report.outcomes[0].problems] == [where]
    assert "Error" not in render(report)


REFUSED = [
    ("setup: {profile: {B: 5}}, do: []", "setup.profile.B is wrong: 5; expected a mapping"),
    ("setup: {profile: {B: {items: {foo: 1}}}}, do: []", "setup.profile.B.items.foo is wrong"),
    ("setup: {profile: {B: {items: {undo: 9}}}}, do: []", "setup.profile.B.items.undo is wrong: 9"),
    ("setup: {profile: {B: {wins: -1}}}, do: []", "setup.profile.B.wins is wrong: -1"),
    ("setup: {profile: {B: {wims: 1}}}, do: []", "setup.profile.B.wims is wrong"),
    ("setup: {profile: {B: {badges: {Q: 1}}}}, do: []", "setup.profile.B.badges.Q is wrong"),
    ("setup: {profile: {B: {badges: 1}}}, do: []", "setup.profile.B.badges is wrong"),
    ("setup: {profile: {B: {items: 1}}}, do: []", "setup.profile.B.items is wrong"),
    ("setup: {profile: [C]}, do: []", "setup.profile is wrong: 'C'"),
    ("setup: {items: {B: {待った: 50}}}, do: []", "setup.items.B.待った is wrong: 50"),
    ("setup: {items: {B: {待った: 1, undo: 1}}}, do: []", "setup.items.B.undo is wrong: 'undo'"),
    ("setup: {waiting: {undo: 50}}, do: []", "setup.waiting is wrong: 'undo'"),
    ("setup: {waiting: {B: {undo: 50}}}, do: []", "setup.waiting.B.undo is wrong: 50"),
    ("setup: {passes: true}, do: []", "setup.passes is wrong"),
    ("setup: {passes: true, to_move: W}, do: []", "setup.passes is wrong"),
    ("setup: {passes: [1]}, do: []", "setup.passes is wrong"),
    ("setup: {black: d4 d4*}, do: []", "setup.black is wrong: 'd4*'; expected each one only once"),
    ("setup: {black: d4, white: d4}, do: []", "setup.white is wrong: 'd4'"),
    ("setup: {black: d4**}, do: []", "setup.black is wrong"),
    (
        "options: {size: 4}, setup: {board: [....,.BW.,.WB.,....], black: a1}, do: []",
        "setup.black is wrong: 'a1'; expected nothing there",
    ),
    ("do: [], expect: {profile: 5}", "expect.profile is wrong: 5"),
    ("do: [], expect: {passes: true}", "expect.passes is wrong"),
    ("do: [], expect: {events: [plaice d3]}", "expect.events[0].plaice is wrong: unknown word"),
    ("do: [], expect: {no_events: [over, boom]}", "expect.no_events[1].boom is wrong: unknown"),
    ("do: [], expect: {view: {B: {badges: [foo]}}}", "expect.view.B.badges is wrong: 'foo'"),
    ("do: [], expect: {view: {B: {turn: x}}}", "expect.view.B.turn is wrong: 'x'"),
    ("do: [], expect: {view: {B: {to_move: x}}}", "expect.view.B.to_move is wrong: 'x'"),
    ("do: [], expect: {view: {B: {over: 1}}}", "expect.view.B.over is wrong: 1"),
    ("do: [], expect: {view: {B: {winner: x}}}", "expect.view.B.winner is wrong: 'x'"),
    ("do: [], expect: {view: {B: {items: {foo: 1}}}}", "expect.view.B.items.foo is wrong: 'foo'"),
]


@pytest.mark.parametrize(("words", "says"), REFUSED)
def test_it_is_malformed(tmp_path: Path, words: str, says: str) -> None:
    report = one(tmp_path, words)
    assert report.exit_code == 2, render(report)
    assert says in render(report)


def test_an_unknown_event_of_blackpoker_is_malformed(tmp_path: Path) -> None:
    file = tmp_path / "x.yaml"
    file.write_text("{id: x, game: blackpoker, expect: {events: [boom P1]}}", encoding="utf-8")
    report = check([file])
    assert report.exit_code == 2
    assert "expect.events[0].boom is wrong: unknown word" in render(report)
