"""Words of every game, steps, and what the report says when they fail."""

import json
from pathlib import Path
from textwrap import dedent

import pytest

from teban.scenarios import Report, check, render
from tests.scenarios.toy import find


def run(folder: Path, text: str, name: str = "toy.yaml") -> Report:
    file = folder / name
    file.write_text(dedent(text), encoding="utf-8")
    return check([file], find=find)


def one(folder: Path, words: str) -> Report:
    return run(folder, f"{{id: x, game: toy, {words}}}")


PASSES = [
    "do: [], expect: {to_move: A, over: false, winner: null, ply: 0, legal: 1 2 3}",
    "options: {pile: 2}, do: [take 2], expect: {over: true, winner: A, to_move: null, legal: ''}",
    "options: {pile: 2}, do: [take 2], expect: {result: [1, 0]}",
    "options: {pile: 2}, do: [take 2], expect: {result: {ranks: [1, 2], payoffs: [1, -1]}}",
    "options: {pile: 2}, do: [take 2], expect: {result: {winner: A}}",
    "options: {pile: 2}, do: [take 2], expect: {result: A}",
    "setup: {pile: 1, secrets: [9, 9]}, do: [take 1], expect: {winner: draw}",
    "setup: {pile: 4}, do: [A take 1, B take 2], expect: {to_move: A, count: {pile: 1}}",
    "do: [refuse take 4, refuse, refuse jump, refuse B take 1], expect: {ply: 0}",
    "random: [2, 3], do: [roll, roll], expect: {count: {pile: 10}}",
    "setup: {pile: 1}, random: ['3'], do: [roll], expect: {count: {pile: 4}}",
    "do: [take 1, reload, take 1], expect: {resumes: 1, ply: 2, to_move: A, events: [resumed]}",
    "do: [take 1, take 2], expect: {events: [take A 1, take B 2]}",
    "do: [take 1, take 2], expect: {events: [take 1, take], no_events: [roll, take 3, resumed]}",
    "do: [take 1], expect: {events: [take, take A 1]}",
    "do: [take 1], expect: {no_events: [natural_pass, destroy, charge A+2]}",
    "do: [pair], expect: {events: [right, left]}",
    "setup: {pile: 1, secrets: [7, 8]}, expect: {view: {A: {own: 7}, B: {own: 8, pile: 1}}}",
    "do: [], expect: {hidden: {A: [secret B], B: [secret A]}}",
    "answers: 'yes', do: [ask], expect: {said: 'yes'}",
    "answers: 'yes', do: [ask, say no], expect: {said: 'no'}",
    "answers: 'yes', do: [ask, roll], expect: {said: 'yes'}",
    "tags: [RULED], title: a title, expect: {ply: 0}",
    "do: [take 1]",
    "stages: [{do: [take 1]}, {do: [take 2], expect: {no_events: [take A], events: [take A]}}]",
    "stages: [{do: [take 1], expect: {ply: 1}}, {do: []}, {expect: {ply: 1, events: [take A 1]}}]",
]


@pytest.mark.parametrize("words", PASSES)
def test_what_holds_passes(tmp_path: Path, words: str) -> None:
    report = one(tmp_path, words)
    assert (render(report), report.exit_code) == ("1 passed, 0 failed", 0)


FAILS = [
    ("do: [], expect: {to_move: B}", "expect.to_move", ["B", "A"]),
    ("do: [], expect: {over: true}", "expect.over", ["true", "false"]),
    ("do: [], expect: {winner: A}", "expect.winner", ["A", "nothing"]),
    ("do: [], expect: {result: [1, 0]}", "expect.result", ["1 0", "nothing"]),
    ("do: [], expect: {ply: 3}", "expect.ply", ["3", "0"]),
    ("do: [], expect: {legal: 1 4}", "expect.legal", ["missing:    4", "not wanted: 2 3"]),
    ("do: [], expect: {count: {pile: 4}}", "expect.count", ["pile:", "4", "5"]),
    ("do: [], expect: {said: 1}", "expect.said", ["1"]),
    (
        "do: [take 4]",
        "do: take 4",
        ["taken", "refused: “take 4” is not understood; expected something like take 1"],
    ),
    ("do: [B take 1]", "do: B take 1", ["refused: It is not your turn"]),
    ("do: [refuse take 1]", "do: refuse take 1", ["refused", "taken"]),
    ("do: [refuse leak]", "do: refuse leak", ["nothing changed", "something changed"]),
    ("do: [lose, reload]", "do: reload", ["the saved position"]),
    ("do: [take 1, take 2], expect: {events: [take B 2, take A 1]}", "expect.events", ["after"]),
    ("do: [take 1], expect: {events: [take A 1, take A 1]}", "expect.events", ["take A 1"]),
    ("do: [take 1], expect: {no_events: [take]}", "expect.no_events", ["take"]),
    ("do: [], expect: {view: {A: {own: 4}}}", "expect.view.A.own", ["4", "0"]),
    ("do: [], expect: {hidden: {A: [secret A]}}", "expect.hidden.A", ["secret A"]),
    ("do: [crash]", "do: crash", ["ZeroDivisionError: the toy is broken"]),
    ("do: [refuse crash]", "do: refuse crash", ["ZeroDivisionError: the toy is broken"]),
    ("do: [], expect: {resumes: 0, secrets: 1, pile: {}}", "expect.secrets", ["1"]),
    (
        "random: [7], do: [roll]",
        "do: roll",
        ["The forced outcome “7” cannot happen at roll; possible: 1 2 3"],
    ),
    ("setup: {secrets: 5}, do: []", "setup", ["TypeError"]),
    ("stages: [{do: []}, {do: [], expect: {ply: 1}}]", "stages[1].expect.ply", ["1", "0"]),
]


@pytest.mark.parametrize(("words", "where", "says"), FAILS)
def test_what_does_not_hold_fails(tmp_path: Path, words: str, where: str, says: list[str]) -> None:
    report = one(tmp_path, words)
    text = render(report)
    assert report.exit_code == 1
    assert text.splitlines()[-1] == "0 passed, 1 failed"
    assert f"FAILED {tmp_path / 'toy.yaml'}:1: x" in text
    assert where in [line.strip() for line in text.splitlines()]
    assert all(word in text for word in says)
    assert "Traceback" not in text


def test_a_failure_shows_the_position(tmp_path: Path) -> None:
    assert "ooo" in render(one(tmp_path, "do: [take 2], expect: {ply: 7}"))


def test_a_failed_stage_is_the_last_one_played(tmp_path: Path) -> None:
    report = one(tmp_path, "stages: [{do: [take 1], expect: {ply: 9, over: true}}, {do: [crash]}]")
    assert [problem.where for problem in report.outcomes[0].problems] == [
        "stages[0].expect.ply",
        "stages[0].expect.over",
    ]


TWO = """
    id: one
    game: toy
    setup: {{pile: 3, secrets: [4, {first}]}}
    do: [take 1]
    expect: {{same_view: {{A: {wanted}}}}}
    ---
    id: two
    game: toy
    setup: {{pile: 3, secrets: [4, 6]}}
    do: [{step}]
    """


def test_the_same_view_of_two_truths(tmp_path: Path) -> None:
    report = run(tmp_path, TWO.format(first=5, wanted="two", step="take 1"))
    assert report.passed == 2


def test_another_view_names_the_part_that_differs(tmp_path: Path) -> None:
    report = run(tmp_path, TWO.format(first=5, wanted="two", step="take 2"))
    assert report.failed == 1
    assert "missing:    pile: 1" in render(report)


def test_the_other_scenario_may_fail(tmp_path: Path) -> None:
    report = run(tmp_path, TWO.format(first=5, wanted="two", step="take 7"))
    assert report.failed == 2
    assert "in the other scenario take 7" in render(report)


def test_the_other_scenario_may_stand_in_another_file(tmp_path: Path) -> None:
    here, there = TWO.format(first=5, wanted="two", step="take 1").split("---")
    (tmp_path / "b.yaml").write_text(dedent(there), encoding="utf-8")
    (tmp_path / "a.yaml").write_text(dedent(here), encoding="utf-8")
    assert check([tmp_path], find=find).passed == 2


def test_the_other_scenario_must_exist(tmp_path: Path) -> None:
    report = run(tmp_path, TWO.format(first=5, wanted="three", step="take 1"))
    assert (report.exit_code, report.passed) == (2, 1)
    assert "document one: expect.same_view.A is wrong: 'three'; expected the id" in render(report)


def test_the_report_is_plain_data_too(tmp_path: Path) -> None:
    report = run(
        tmp_path,
        """
        {id: good, game: toy, do: []}
        --- {id: bad, game: toy, expect: {ply: 1}}
        --- {id: ugly, game: toy, do: 1}
        """,
    )
    data = json.loads(json.dumps(report.data()))
    assert (data["passed"], data["failed"], data["exit_code"]) == (1, 1, 2)
    assert [outcome["id"] for outcome in data["outcomes"]] == ["good", "bad"]
    assert data["outcomes"][1]["problems"] == [{"where": "expect.ply", "wanted": 1, "found": 0}]
    assert data["complaints"][0]["message"] == str(report.complaints[0])


def test_progress_is_told(tmp_path: Path) -> None:
    (tmp_path / "a.yaml").write_text("{id: x, game: toy, do: []}", encoding="utf-8")
    told: list[tuple[int, int]] = []
    check([tmp_path], progress=lambda done, total: told.append((done, total)), find=find)
    assert told == [(1, 1)]


def test_a_report_speaks_the_reader_s_language_but_for_its_last_line(tmp_path: Path) -> None:
    report = run(
        tmp_path,
        """
        {id: refused, game: toy, do: [take 4]}
        --- {id: wrong, game: toy, expect: {to_move: null, legal: 1 4}}
        --- {id: crash, game: toy, do: [refuse crash]}
        --- {id: ugly, game: toy, do: 1, plz: 2}
        --- 5
        """,
    )
    english, japanese = render(report).splitlines(), render(report, "ja").splitlines()
    assert english[-1] == japanese[-1] == "0 passed, 3 failed"
    file = tmp_path / "toy.yaml"
    for line in (
        f"不合格 {file}:1: refused",
        "    期待: 受け付ける",
        "    実際: 断られた: 「take 4」が分かりません。必要なもの: take 1 のような形",
        "    期待: なし",
        "    不足: 4",
        "    余分: 2 3",
        "    実際: プログラムの誤り: ZeroDivisionError: the toy is broken",
        f"{file}:6: 文書 5 番 が正しくありません: 5。必要なもの: 語と値の対応",
    ):
        assert line in japanese
    assert any("plz が正しくありません: 知らない語。" in line for line in japanese)
    assert not {"wanted", "found", "missing", "refused"} & set(" ".join(japanese[1:-1]).split())


def test_what_a_step_did_is_data_for_programs(tmp_path: Path) -> None:
    data = json.loads(json.dumps(one(tmp_path, "do: [take 4]").data("ja")))
    (problem,) = data["outcomes"][0]["problems"]
    assert problem["wanted"] == {"code": "taken"}
    assert problem["found"]["why"]["code"] == "unknown_word"
    data = json.loads(json.dumps(one(tmp_path, "do: [], plz: 1").data("ja")))
    assert data["complaints"][0]["got"] == "unknown_word"
    assert data["complaints"][0]["field"] == "plz"
    assert "知らない語" in data["complaints"][0]["message"]
