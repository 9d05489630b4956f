"""Files: documents, fences, and every way in which one can be malformed."""

import time
from pathlib import Path
from textwrap import dedent

import pytest

from teban.scenarios import check, render
from teban.scenarios.malformed import Complaint, Found
from teban.scenarios.read import written
from tests.scenarios.toy import find

GOOD = "{id: good, game: toy, do: []}"


def write(folder: Path, name: str, text: str) -> Path:
    file = folder / name
    file.write_text(dedent(text), encoding="utf-8")
    return file


def ids(*paths: Path) -> list[str]:
    report = check(paths, find=find)
    assert not report.complaints, render(report)
    return [outcome.id for outcome in report.outcomes]


def test_documents_are_parted_by_dashes(tmp_path: Path) -> None:
    text = """
        # a comment before
        ---
        id: a
        game: toy
        do: []   # one inside
        ---
        # nothing but a comment
        --- {id: b, game: toy, do: []}
        ---
        """
    assert ids(write(tmp_path, "x.yaml", text)) == ["a", "b"]


MARKDOWN = """
    # A rules page

    ```yaml
    id: a
    game: toy
    do: []
    ---
    id: b
    game: toy
    do: []
    ```

    ```python
    id: no
    ```

    ````yaml
    id: c
    game: toy
    do: ["refuse ```"]
    ````

    - in a list:

      ~~~yml
      id: d
      game: toy
      do: []
      ~~~

    ```yaml
    id: open
    game: toy
    do: []
    """


def test_fences_of_a_markdown_page_are_read(tmp_path: Path) -> None:
    assert ids(write(tmp_path, "x.md", MARKDOWN)) == ["a", "b", "c", "d", "open"]


def test_a_line_in_a_fence_is_counted_from_the_top_of_the_page(tmp_path: Path) -> None:
    page = write(tmp_path, "x.md", MARKDOWN.replace("id: c\n", "id: c\n    wrong: 1\n"))
    (complaint,) = check([page], find=find).complaints
    wanted = page.read_text(encoding="utf-8").splitlines().index("wrong: 1") + 1
    assert complaint.line == wanted


def test_a_folder_stands_for_everything_below(tmp_path: Path) -> None:
    (tmp_path / "deep").mkdir()
    for name in ("a.yaml", "deep/b.yml", "c.txt"):
        write(tmp_path, name, GOOD.replace("good", name))
    write(tmp_path, "d.md", f"```yaml\n{GOOD}\n```")
    write(tmp_path, "deep/plain.md", "no scenario here")
    assert ids(tmp_path) == ["a.yaml", "good", "deep/b.yml"]


def test_a_file_named_twice_is_played_once(tmp_path: Path) -> None:
    file = write(tmp_path, "a.yaml", GOOD)
    assert ids(file, tmp_path) == ["good"]


NINES = "".join(f", &a{at} [{', '.join([f'*a{at - 1}'] * 9)}]" for at in range(1, 30))
BOMB = f"{{id: x, game: toy, title: [&a0 [x]{NINES}], do: []}}"
MALFORMED = [
    ("[1, 2]", "document number 1 is wrong: [1, 2]; expected a mapping"),
    ("just text", "expected a mapping"),
    ("{id: x, game: toy, 5: 1}", "expected a mapping from words to values"),
    ("{game: toy, do: []}", "document number 1: id is wrong: nothing; expected a word"),
    ("{id: x, do: []}", "document x: game is wrong: nothing; expected a word"),
    ("{id: x, game: chess, do: []}", "document x: game is wrong: 'chess'; expected one of: toy"),
    ("{id: x, game: [toy], do: []}", "game is wrong: ['toy']; expected a word"),
    (
        "{id: x, game: toy, dos: []}",
        "document x: dos is wrong: unknown word (did you mean do?); expected",
    ),
    (
        "{id: x, game: toy}",
        "document x is wrong: nothing to play or check; expected the words do and",
    ),
    (
        "{id: x, game: toy, do: [], stages: []}",
        "stages is wrong: both; expected either stages or do",
    ),
    ("{id: x, game: toy, stages: []}", "stages is wrong: []; expected a list of stages"),
    ("{id: x, game: toy, stages: [1]}", "stages[0] is wrong: 1; expected a mapping"),
    ("{id: x, game: toy, stages: [{to: []}]}", "stages[0].to is wrong: unknown word"),
    (
        "{id: x, game: toy, stages: [{expect: {plz: 1}}]}",
        "stages[0].expect.plz is wrong: unknown word",
    ),
    ("{id: x, game: toy, do: take 1}", "do is wrong: 'take 1'; expected a list"),
    ("{id: x, game: toy, do: }", "do is wrong: nothing; expected a list"),
    ("{id: x, game: toy, do: [[take]]}", "do[0] is wrong: ['take']; expected a word"),
    ("{id: x, game: toy, expect: }", "expect is wrong: nothing; expected a mapping"),
    (
        "{id: x, game: toy, expect: {plyy: 1}}",
        "expect.plyy is wrong: unknown word (did you mean ply?)",
    ),
    (
        "{id: x, game: toy, setup: {pill: 1}, do: []}",
        "setup.pill is wrong: unknown word (did you mean pile",
    ),
    ("{id: x, game: toy, setup: , do: []}", "setup is wrong: nothing; expected a mapping"),
    (
        "{id: x, game: toy, setup: {pile: a}, do: []}",
        "setup.pile is wrong: 'a'; expected a whole number",
    ),
    (
        "{id: x, game: toy, options: {size: 7}, do: []}",
        "options.size is wrong: unknown word; expected one",
    ),
    ("{id: x, game: toy, options: {pile: a}, do: []}", "options.pile is wrong: "),
    (
        "{id: x, game: toy, options: {pile: 0}, do: []}",
        "options.pile is wrong: 0; expected a number",
    ),
    ("{id: x, game: toy, random: 5, do: []}", "random is wrong: 5; expected a list"),
    (
        "{id: x, game: toy, expect: {view: {C: {}}}}",
        "expect.view.C is wrong: unknown word; expected one of",
    ),
    ("{id: x, game: toy, expect: {view: {A: {ow: 1}}}}", "expect.view.A.ow is wrong: unknown word"),
    ("{id: x, game: toy, expect: {view: {A: 1}}}", "expect.view.A is wrong: 1; expected a mapping"),
    (
        "{id: x, game: toy, expect: {hidden: {A: s}}}",
        "expect.hidden.A is wrong: 's'; expected a list",
    ),
    (
        "{id: x, game: toy, expect: {events: roll}}",
        "expect.events is wrong: 'roll'; expected a list",
    ),
    (
        "{id: x, game: toy, expect: {over: maybe}}",
        "expect.over is wrong: 'maybe'; expected true or",
    ),
    (
        "{id: x, game: toy, expect: {winner: C}}",
        "expect.winner is wrong: 'C'; expected one of: A B draw",
    ),
    (
        "{id: x, game: toy, expect: {to_move: C}}",
        "expect.to_move is wrong: 'C'; expected one of: A B",
    ),
    (
        "{id: x, game: toy, expect: {legal: 1}}",
        "expect.legal is wrong: 1; expected words separated",
    ),
    ("{id: x, game: toy, do: []", "document number 1 is wrong: "),
    ("{id: x, game: toy, id: y, do: []}", "the word id stands twice; expected well-formed YAML"),
    ("{id: x, game: toy, do: [2020-13-45]}", "expected well-formed YAML"),
    ("&a [*a]", "aliases that unfold without end, or into too much; expected well-formed YAML"),
    (BOMB, "aliases that unfold without end, or into too much; expected well-formed YAML"),
    (
        "{id: x, game: toy, expect: {events: [tak A 1]}}",
        "expect.events[0].tak is wrong: unknown word (did you mean take?)",
    ),
    ("{id: x, game: toy, expect: {no_events: [' ']}}", "expect.no_events[0]. "),
    ("\t- a: b\n c", "expected well-formed YAML"),
    ("!!python/object:os.system {}", "expected well-formed YAML"),
    ("", "x.yaml is wrong: no document in it; expected at least one scenario"),
    ("# only a comment", "x.yaml is wrong: no document in it; expected at least one scenario"),
]


@pytest.mark.parametrize(("text", "says"), MALFORMED)
def test_a_malformed_document_is_one_clear_line(tmp_path: Path, text: str, says: str) -> None:
    file = tmp_path / "x.yaml"
    file.write_text(text, encoding="utf-8")
    report = check([file], find=find)
    (complaint,) = report.complaints
    line = str(complaint)
    assert report.exit_code == 2
    assert line.startswith(str(file))
    assert says in line
    assert "\n" not in line
    assert render(report).splitlines()[-1] == "0 passed, 0 failed"


def test_a_malformed_document_does_not_stop_the_others(tmp_path: Path) -> None:
    text = (
        f"{GOOD}\n--- {{id: [\n--- {{id: y, game: toy, wrong: 1}}\n--- {{id: z, game: toy, do: []}}"
    )
    report = check([write(tmp_path, "x.yaml", text)], find=find)
    assert [outcome.id for outcome in report.outcomes] == ["good", "z"]
    assert [complaint.line for complaint in report.complaints] == [3, 3]
    assert report.exit_code == 2
    assert render(report).splitlines()[-1] == "2 passed, 0 failed"


def test_an_id_stands_once_in_a_file(tmp_path: Path) -> None:
    report = check([write(tmp_path, "x.yaml", f"{GOOD}\n--- {GOOD}")], find=find)
    assert (report.passed, report.exit_code) == (1, 2)
    assert "id is wrong: 'good'; expected an id that stands once" in render(report)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    report = check([tmp_path / "none.yaml"], find=find)
    assert report.exit_code == 2
    assert f"{tmp_path / 'none.yaml'} is wrong: No such file" in render(report)


def test_a_file_that_is_no_text_is_named(tmp_path: Path) -> None:
    (tmp_path / "x.yaml").write_bytes(b"\xff\xfe\x00")
    assert "no UTF-8; expected a readable scenario file" in render(
        check([tmp_path / "x.yaml"], find=find)
    )


def test_a_markdown_page_named_itself_must_hold_a_scenario(tmp_path: Path) -> None:
    report = check([write(tmp_path, "x.md", "nothing")], find=find)
    assert report.exit_code == 2


def test_a_folder_must_hold_a_scenario(tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    write(tmp_path, "empty/x.md", "nothing")
    write(tmp_path, "a.yaml", GOOD)
    report = check([tmp_path / "empty"], find=find)
    assert report.exit_code == 2
    assert f"{tmp_path / 'empty'} is wrong: no document in it; expected at least" in render(report)
    report = check([tmp_path, tmp_path / "a.yaml", tmp_path / "empty"], find=find)
    assert (report.passed, report.exit_code) == (1, 2)


def test_a_few_aliases_are_fine(tmp_path: Path) -> None:
    assert ids(write(tmp_path, "x.yaml", "{id: x, game: toy, do: &d [], tags: *d}")) == ["x"]


HOSTILE = [
    ("do: !!int ''", Found.NO_SUCH_VALUE, 3),
    ("do: !!int '-'", Found.NO_SUCH_VALUE, 3),
    ("do:\n- !!bool x", Found.NO_SUCH_VALUE, 4),
    ("do: [!!timestamp x]", Found.NO_SUCH_VALUE, 3),
    ("do: !!float ''", Found.NO_SUCH_VALUE, 3),
    ("do: [a,\n 2020-13-45]", Found.NO_SUCH_VALUE, 4),
    ("!!bool x: []", Found.NO_SUCH_VALUE, 3),
    # More digits than Python writes, from fewer than it reads.
    ("tags: 0x" + "f" * 5000, Found.NO_SUCH_VALUE, 3),
    ("tags: 1" + ":01" * 3000, Found.NO_SUCH_VALUE, 3),
    (r'title: "\ud800"', Found.NO_CHARACTER, 3),
    (r'title: "\U0000dfff"', Found.NO_CHARACTER, 3),
    (r'title: "\ud83d\ude00"', Found.NO_CHARACTER, 3),
    (r'"\ud800": []', Found.NO_CHARACTER, 3),
    ("do:\n- a\n- " + r'"\ud800"', Found.NO_CHARACTER, 5),
    (r'title: "\U00110000"', Found.NO_CHARACTER, 3),
    (r'title: "\UFFFFFFFF"', Found.NO_CHARACTER, 3),
    ("do: []\ntitle: a\0b", "unacceptable character #x0000: special characters are not allowed", 4),
    ("title: \ud800", "unacceptable character #xd800: special characters are not allowed", 3),
]


@pytest.mark.parametrize(("text", "got", "line"), HOSTILE, ids=lambda value: str(value)[:30])
def test_what_no_value_can_be_is_named_with_its_line(text: str, got: object, line: int) -> None:
    (complaint,) = written("text", f"id: x\ngame: toy\n{text}\n")
    assert isinstance(complaint, Complaint)
    assert (complaint.refused.fields["got"], complaint.line) == (got, line)
    for language in ("en", "ja"):
        complaint.worded(language).encode()


@pytest.mark.parametrize(
    "text",
    [
        "do: " + "[" * 40_000,
        "[" * 20_000 + "]" * 20_000,
        "- " * 20_000 + "a",
        "? " * 20_000,
        "{a: " * 9000,
    ],
    ids=["brackets", "closed brackets", "dashes", "keys", "braces"],
)
def test_what_is_nested_too_deep_costs_nothing(text: str) -> None:
    began = time.process_time()
    (complaint,) = written("text", text)
    assert time.process_time() - began < 0.5
    assert isinstance(complaint, Complaint)
    assert complaint.refused.fields["got"] is Found.TOO_DEEP
