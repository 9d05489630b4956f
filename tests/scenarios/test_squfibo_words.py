"""Values that a SquFibo scenario may hold, and those it must not."""

from pathlib import Path

import pytest

from teban.scenarios import Report, check, render

HANDS = "hands: {A: [R16], B: [B9]}, deck: [R9, B1, B4, B16], pool: 21"
ROLE = f"setup: {{board: [R1 R4 --, -- -- --, -- -- --], {HANDS}}}"
CLAIMED = f'{ROLE}, do: ["place R16 (1,3)", "claim (1,1) (1,2) (1,3)"]'
FULL = f"setup: {{board: [R1 R4 R9, B1 B4 B9, R16 B16 R9], {HANDS}}}"


def one(folder: Path, words: str) -> Report:
    file = folder / "x.yaml"
    file.write_text(f"{{id: x, game: squfibo, {words}}}", encoding="utf-8")
    return check([file])


HOLD = [
    "do: [], expect: {sizes: [8, 8, 26, 0, 0], pool: 21}",
    f"{ROLE}, expect: {{board: [R1 R4 --, -- -- --, -- -- --]}}",
    f'{ROLE}, expect: {{board: "R1 R4 --\\n-- -- --\\n-- -- --"}}',
    f"{ROLE}, expect: {{board: [[R1, R4, --], [--, --, --], [--, --, --]]}}",
    f"setup: {{board: [赤1 r4 --, -- -- --, -- -- --], {HANDS}}}, "
    "expect: {board: [R1 R4 --, -- -- --, -- -- --]}",
    "setup: {hands: {A: [R16, R1, B4]}}, expect: {hands: {A: B4 R16 R1}}",
    f'{ROLE}, do: ["place R16 c1"], expect: {{events: ["place R16 (1,3)"]}}',
    f'{ROLE}, do: ["A place R16 (1,3)", "A end"], expect: {{to_move: B}}',
    f"{CLAIMED}, expect: {{events: [claim A a1 b1 c1 great, remove a1, stars A+3, turn B 2]}}",
    f"{CLAIMED}, expect: {{events: [place, claim, remove, remove, remove, draw, stars +3, turn]}}",
    f"{CLAIMED}, expect: {{no_events: [end, over, discard]}}",
    f"{CLAIMED}, expect: {{discard: R4 R16 R1, deck: B16, count: [3, 0]}}",
    f"{CLAIMED}, expect: {{view: {{A: {{hands: {{A: [R9, B1, B4], B: 1}}, deck: 1}}}}}}",
    f"{CLAIMED}, expect: {{view: {{B: {{hands: {{A: 3}}, sizes: [3, 1, 1, 3, 0], turn: 2}}}}}}",
    f"{CLAIMED}, expect: {{view: {{A: {{hands: {{A: 3}}, placed: null, over: false}}}}}}",
    f'{ROLE}, do: ["place R16 (1,3)"], expect: {{view: {{B: {{placed: c1}}}}}}',
    f"{CLAIMED}, expect: {{hidden: {{A: [hand B, deck, role], B: [hand A, deck, role]}}}}",
    f'{FULL}, do: ["discard b2"], expect: {{discard: [B4], legal: "(2,2)"}}',
    f"{FULL}, do: [], expect: {{legal: ''}}",
    f"{ROLE}, do: [], expect: {{legal: c1 a2 b2 c2 a3 b3 c3, reason: []}}",
    "setup: {hands: {A: [R1]}, stars: [2, 2]}, do: ['place R1 a1', end], "
    "expect: {reason: [deck, stars], winner: draw, over: true, view: {A: {reason: stars deck}}}",
    "setup: {hands: {A: [R1]}, pool: 3}, do: ['place R1 a1', end], expect: {reason: deck}",
    "options: {cap: true, retry: true, tie_break: true, large: true, majority: true}, "
    "do: [], expect: {sizes: [8, 8, 42, 0, 0]}",
    f'{ROLE}, do: ["place R16 (1,3)", reload, end], expect: {{to_move: B, events: [resumed, end]}}',
]


@pytest.mark.parametrize("words", HOLD)
def test_it_holds(tmp_path: Path, words: str) -> None:
    report = one(tmp_path, words)
    assert (render(report), report.exit_code) == ("1 passed, 0 failed", 0)


FAIL = [
    (f"{CLAIMED}, expect: {{stars: [1, 0]}}", "expect.stars"),
    (f"{CLAIMED}, expect: {{pool: 21}}", "expect.pool"),
    (f"{CLAIMED}, expect: {{hands: {{A: [R9, B1]}}}}", "expect.hands"),
    (f"{CLAIMED}, expect: {{deck: [R9]}}", "expect.deck"),
    (f"{CLAIMED}, expect: {{discard: []}}", "expect.discard"),
    (f"{CLAIMED}, expect: {{sizes: [3, 1, 1, 3, 1]}}", "expect.sizes"),
    (f"{CLAIMED}, expect: {{reason: [deck]}}", "expect.reason"),
    (f"{CLAIMED}, expect: {{board: [R1 R4 R16, -- -- --, -- -- --]}}", "expect.board"),
    (f"{CLAIMED}, expect: {{events: [draw B]}}", "expect.events"),
    (f"{CLAIMED}, expect: {{events: [stars A+1]}}", "expect.events"),
    (f"{CLAIMED}, expect: {{no_events: [stars]}}", "expect.no_events"),
    (f"{CLAIMED}, expect: {{legal: ''}}", "expect.legal"),
    (f"{CLAIMED}, expect: {{view: {{B: {{hands: {{A: [R9, B1, B4]}}}}}}}}", "expect.view.B.hands"),
    (f"{CLAIMED}, expect: {{view: {{A: {{deck: 2}}}}}}", "expect.view.A.deck"),
    (f"{CLAIMED}, expect: {{hidden: {{A: [hand A]}}}}", "expect.hidden.A"),
    (f'{ROLE}, do: ["refuse place R16 (1,3)"]', "do: refuse place R16 (1,3)"),
    (f'{ROLE}, do: ["place R9 (1,3)"]', "do: place R9 (1,3)"),
]


@pytest.mark.parametrize(("words", "where"), FAIL)
def test_it_fails(tmp_path: Path, words: str, where: str) -> None:
    report = one(tmp_path, words)
    assert report.exit_code == 1
    assert [problem.where for problem in report.outcomes[0].problems] == [where]
    assert "Error" not in render(report)


REFUSED = [
    ("setup: {board: [R1 R4, -- --, -- --]}, do: []", "setup.board is wrong"),
    ("setup: {board: [R1 R4 --, -- -- --]}, do: []", "setup.board is wrong"),
    ("setup: {board: 5}, do: []", "setup.board is wrong: 5"),
    ("setup: {board: [R5 -- --, -- -- --, -- -- --]}, do: []", "'R5'; expected one of: -- R1"),
    ("setup: {hands: [R1]}, do: []", "setup.hands is wrong"),
    ("setup: {hands: {C: [R1]}}, do: []", "setup.hands is wrong: 'C'"),
    ("setup: {hands: {A: [G1]}}, do: []", "setup.hands.A is wrong: 'G1'"),
    ("setup: {hands: {A: 3}}, do: []", "setup.hands.A is wrong: 3"),
    ("setup: {deck: 26}, do: []", "setup.deck is wrong: 26"),
    ("setup: {deck: [R16, X]}, do: []", "setup.deck is wrong: 'X'"),
    ("setup: {discard: {A: R1}}, do: []", "setup.discard is wrong"),
    ("setup: {pool: -1}, do: []", "setup.pool is wrong: -1"),
    ("setup: {pool: true}, do: []", "setup.pool is wrong"),
    ("setup: {stars: 3}, do: []", "setup.stars is wrong: 3"),
    ("setup: {stars: [1, 2, 3]}, do: []", "setup.stars is wrong"),
    ("setup: {to_move: C}, do: []", "setup.to_move is wrong: 'C'"),
    ("setup: {role: great}, do: []", "setup.role is wrong: unknown word"),
    ("options: {caps: true}, do: []", "options.caps is wrong"),
    ("options: {cap: 1}, do: []", "options.cap is wrong"),
    ("do: [], expect: {sizes: [8, 8, 26]}", "expect.sizes is wrong"),
    ("do: [], expect: {reason: [luck]}", "expect.reason is wrong: 'luck'"),
    ("do: [], expect: {legal: d1}", "expect.legal is wrong: 'd1'"),
    ("do: [], expect: {legal: a1 a1}", "expect.legal is wrong: 'a1'"),
    ("do: [], expect: {events: [flip a1]}", "expect.events[0].flip is wrong: unknown word"),
    ("do: [], expect: {view: {A: {deck: [R1]}}}", "expect.view.A.deck is wrong"),
    ("do: [], expect: {view: {A: {over: 1}}}", "expect.view.A.over is wrong: 1"),
    ("do: [], expect: {view: {A: {placed: z9}}}", "expect.view.A.placed is wrong: 'z9'"),
    ("do: [], expect: {view: {A: {winner: A}}}", "expect.view.A.winner is wrong: unknown word"),
    ("do: [], expect: {hidden: {A: [cards]}}", "is wrong: 'cards'"),
]


@pytest.mark.parametrize(("words", "says"), REFUSED)
def test_it_is_malformed(tmp_path: Path, words: str, says: str) -> None:
    report = one(tmp_path, words)
    assert report.exit_code == 2, render(report)
    assert says in render(report)
