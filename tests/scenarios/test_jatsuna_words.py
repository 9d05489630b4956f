"""Values that a Jatsuna scenario may hold, and those it must not."""

from pathlib import Path

import pytest

from teban.scenarios import Report, check, render

START = "'.......','.......','...O...','...X...','.....C.','..P....','.......'"
FULL = "CCCCCOO,CCCCCOO,CCCCCCP,PPPXPPP,PPPPPPP,PPOOOOO,OOOOOOO"


def one(folder: Path, words: str) -> Report:
    file = folder / "x.yaml"
    file.write_text(f"{{id: x, game: jatsuna, {words}}}", encoding="utf-8")
    return check([file])


HOLD = [
    f"do: [], expect: {{board: [{START}]}}",
    "setup: {to_move: P}, do: ['(1,1)'], expect: {to_move: O, count: [0, 0, 1]}",
    # Nothing is named: nothing but the wall is there.
    "setup: {}, do: ['refuse (4,4)'], expect: {to_move: O, count: [0, 0, 0], left: [16, 16, 16]}",
    "options: {wall: false}, setup: {}, do: ['(4,4)'], expect: {count: [1, 0, 0]}",
    "options: {first: C}, setup: {}, do: [], expect: {to_move: C, first: C}",
    "options: {first: C}, setup: {to_move: P}, do: [], expect: {to_move: P, first: C}",
    "options: {first: roulette}, setup: {}, random: [P], do: [], expect: {to_move: P}",
    # A board has the walls that it shows, wherever they are.
    "setup: {board: [OCX....,.......,.......,.......,.......,.......,.......]}, "
    "do: ['refuse (1,3)', d4], expect: {count: [2, 1, 0]}",
    "do: ['(4,5)'], expect: {legal: '(2,3)'}",
    "do: ['(4,5)'], expect: {legal: [c2]}",
    "do: ['(4,5)'], expect: {events: [place], no_events: [flip, over, resumed]}",
    "do: ['(4,5)', c2], expect: {events: ['place C (2,3)', flip d3->C, 'flip (4,5)', turn P]}",
    "do: ['(4,5)', c2], expect: {events: [place c2, 'flip (3,4)->C', turn]}",
    "do: [], expect: {ranks: [1, 1, 1], result: null, winner: null}",
    f"setup: {{board: [{FULL}]}}, do: [], expect: {{legal: '', winner: draw, over: true}}",
    f"setup: {{board: [{FULL}]}}, do: [], expect: {{view: {{C: {{winner: draw, over: true}}}}}}",
    "do: [], expect: {view: {C: {seat: C, turn: 1, ranks: null, transform: own, first: O}}}",
    "do: [], expect: {same_view: {O: x}}",
]


@pytest.mark.parametrize("words", HOLD)
def test_it_holds(tmp_path: Path, words: str) -> None:
    report = one(tmp_path, words)
    assert (render(report), report.exit_code) == ("1 passed, 0 failed", 0)


FAIL = [
    ("do: ['(4,5)'], expect: {legal: '(2,3) (1,1)'}", "expect.legal"),
    ("do: ['(4,5)'], expect: {legal: ''}", "expect.legal"),
    ("do: [], expect: {left: [15, 15, 14]}", "expect.left"),
    ("do: [], expect: {count: [1, 1, 2]}", "expect.count"),
    ("do: [], expect: {ranks: [1, 1, 3]}", "expect.ranks"),
    ("do: [], expect: {first: C}", "expect.first"),
    (f"do: [a1], expect: {{board: [{START}]}}", "expect.board"),
    ("do: ['(4,5)', c2], expect: {events: [flip d3->P]}", "expect.events"),
    ("do: ['(4,5)', c2], expect: {no_events: ['flip (3,4)']}", "expect.no_events"),
    ("do: ['(4,5)', a1]", "do: a1"),
    ("do: ['refuse (4,5)']", "do: refuse (4,5)"),
    ("do: [], expect: {view: {C: {seat: O}}}", "expect.view.C.seat"),
    ("do: [], expect: {view: {C: {transform: sansukumi}}}", "expect.view.C.transform"),
    ("do: [], expect: {view: {C: {ranks: [1, 1, 1]}}}", "expect.view.C.ranks"),
    ("do: [], expect: {view: {C: {winner: O}}}", "expect.view.C.winner"),
    ("do: [], expect: {view: {C: {turn: 2}}}", "expect.view.C.turn"),
]


@pytest.mark.parametrize(("words", "where"), FAIL)
def test_it_fails(tmp_path: Path, words: str, where: str) -> None:
    report = one(tmp_path, words)
    assert report.exit_code == 1, render(report)
    assert [problem.where for problem in report.outcomes[0].problems] == [where]
    assert "Error" not in render(report)


REFUSED = [
    ("options: {transform: other}, do: []", "'other'; expected one of: own sansukumi"),
    ("options: {layout: round}, do: []", "options.layout is wrong: 'round'"),
    ("options: {wall: 1}, do: []", "options.wall is wrong: 1; expected true or false"),
    ("options: {first: B}, do: []", "options.first is wrong: 'B'"),
    ("options: {size: 8}, do: []", "options.size is wrong: unknown word"),
    ("setup: {black: d4}, do: []", "setup.black is wrong: unknown word"),
    ("setup: {to_move: B}, do: []", "setup.to_move is wrong: 'B'; expected one of: O C P"),
    ("setup: {board: [OCP]}, do: []", "setup.board is wrong"),
    ("setup: {board: 5}, do: []", "setup.board is wrong: 5; expected 7 rows"),
    ("setup: {board: [B......,'','','','','','']}, do: []", "setup.board is wrong"),
    (f"setup: {{board: [{FULL.replace('X', 'W')}]}}, do: []", "setup.board is wrong"),
    ("do: [], expect: {legal: '(4,8)'}", "expect.legal is wrong: '(4,8)'; expected a cell from"),
    ("do: [], expect: {legal: 'c2 (2,3)'}", "expect.legal is wrong: 'c2'; expected each one only"),
    ("do: [], expect: {legal: 5}", "expect.legal is wrong: 5"),
    ("do: [], expect: {left: [15, 15]}", "expect.left is wrong"),
    ("do: [], expect: {left: [15, 15, x]}", "expect.left is wrong: 'x'"),
    ("do: [], expect: {count: '111'}", "expect.count is wrong: '111'"),
    ("do: [], expect: {ranks: [0, 1, 2]}", "expect.ranks is wrong: 0; expected"),
    ("do: [], expect: {first: B}", "expect.first is wrong: 'B'"),
    ("do: [], expect: {flips: 2}", "expect.flips is wrong: unknown word"),
    ("do: [], expect: {events: [capture d3]}", "expect.events[0].capture is wrong: unknown word"),
    ("do: [], expect: {hidden: {O: [hand C]}}", "'hand C'; expected nothing there"),
    ("do: [], expect: {view: {B: {turn: 1}}}", "expect.view.B is wrong: unknown word"),
    ("do: [], expect: {view: {O: {over: 1}}}", "expect.view.O.over is wrong: 1"),
    ("do: [], expect: {view: {O: {winner: B}}}", "expect.view.O.winner is wrong: 'B'"),
    ("do: [], expect: {view: {O: {transform: x}}}", "expect.view.O.transform is wrong: 'x'"),
    ("do: [], expect: {view: {O: {seat: x}}}", "expect.view.O.seat is wrong: 'x'"),
    ("do: [], expect: {view: {O: {turn: x}}}", "expect.view.O.turn is wrong: 'x'"),
]


@pytest.mark.parametrize(("words", "says"), REFUSED)
def test_it_is_malformed(tmp_path: Path, words: str, says: str) -> None:
    report = one(tmp_path, words)
    assert report.exit_code == 2, render(report)
    assert says in render(report)


def test_the_roulette_of_a_tape_must_be_a_side(tmp_path: Path) -> None:
    report = one(tmp_path, "options: {first: roulette}, random: [B], do: []")
    assert report.exit_code != 0
    assert "possible: O C P" in render(report)
