"""Bad input anywhere: one line that names the field and what was expected, exit code 2."""

from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import structs

from teban.cli.saves import seal
from teban.core import registry
from teban.core.match import Match, new_record
from teban.core.record import Line, Record
from teban.core.registry import find
from tests.cli.shell import process, teban

HEADER = "teban suspended match 1\n"


@pytest.fixture
def record() -> Record:
    game = find("reversi")
    private = [game.private(), game.private()]
    return new_record(game, game.options(), private, ("human", "level1"), bytes(16), bytes(16))


@pytest.fixture
def folder(tmp_path: Path, record: Record, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "good.json").write_bytes(record.encode())
    (tmp_path / "binary").write_bytes(bytes(range(256)))
    (tmp_path / "empty").write_bytes(b"")
    (tmp_path / "deep.json").write_text('{"game":' * 100_000)
    (tmp_path / "nested.json").write_text('{"options": ' + '{"a":' * 100_000)
    (tmp_path / "list.json").write_text("[1, 2]")
    (tmp_path / "bomb").write_text(HEADER + "////")
    monkeypatch.chdir(tmp_path)
    return tmp_path


CASES = {
    "play chess": "There is no game “chess”; there are: ",
    "play reversi --option size=7": "size is wrong: 7; expected an even number from 4 to 16",
    "play reversi --option size=big": "size is wrong: big; expected ",
    "play reversi --option size=[[[[": "size is wrong: [[[[; expected ",
    "play reversi --option colour=red": "option is wrong: colour=red; expected one of: size=… ",
    "play reversi --option size": "option is wrong: size; expected one of: size=… ",
    "play reversi --option specials=11": "specials is wrong: 11; expected a number from 0 to 10",
    "play reversi --preset hidden --option extended=yes": (
        "extended is wrong: True; expected items=true beside it"
    ),
    "play reversi --preset huge": "preset is wrong: huge; expected one of: plain hidden ",
    "play reversi --seat X": "seat is wrong: X; expected one of: B W",
    "play reversi --level god": "level is wrong: god; expected one of: level1 ",
    "play reversi --level custom:depth=21": "depth is wrong: 21; expected a number from 1 to 20",
    "play reversi --level custom:depth=1.5": "depth is wrong: 1.5; expected a whole number",
    "play reversi --level custom:depth=": "depth is wrong: ''; expected a number from 1 to 20",
    "play reversi --level custom:seconds=nan": "seconds is wrong: nan; expected a number from 0.1 ",
    "play reversi --level custom:depth=2,depth=3": "depth is wrong: 3; expected each one only once",
    "play reversi --level custom:width=2": "custom is wrong: width=2; expected one of: depth=… ",
    "play blackpoker --level custom:depth=2": "level is wrong: custom:depth=2; expected one of: ",
    "play reversi --player B=custom:depth=0": "depth is wrong: 0; expected a number from 1 to 20",
    "play reversi --player X=human": "seat is wrong: X; expected one of: B W",
    "play reversi --player B=god": "player is wrong: god; expected one of: human level1 ",
    "play reversi --player B": "player is wrong: B; expected something like B=human",
    "play reversi --seed xyz": "seed is wrong: xyz; expected 32 hexadecimal digits",
    "play reversi --seed 1": "seed is wrong: 1; expected 32 hexadecimal digits",
    "play reversi --seed 00": "seed is wrong: 00; expected 32 hexadecimal digits",
    "play reversi --save good.json": "good.json is wrong: there is already such a file; expected ",
    "play reversi --save no/such/x": "no/such/x is wrong: cannot write there; expected ",
    "play --resume missing": "missing is wrong: No such file or directory; expected ",
    "play --resume good.json": "good.json is wrong: damaged, or something else; expected ",
    "play --resume binary": "binary is wrong: damaged, or something else; expected ",
    "play --resume bomb": "bomb is wrong: damaged, or something else; expected ",
    "replay missing": "missing is wrong: No such file or directory; expected a file that ",
    "replay .": ". is wrong: Is a directory; expected a file that can be read",
    "replay binary": "record is wrong: ",
    "replay empty": "record is wrong: ",
    "replay deep.json": "record is wrong: ",
    "replay nested.json": "record",
    "replay list.json": "record is wrong: ",
    "replay good.json --at 5": "--at is wrong: 5; expected a number from 0 to 0",
    "replay good.json --as X": "--as is wrong: X; expected one of: B W watcher all",
    "replay good.json --to pgn": "--to is wrong: pgn; expected one of: ",
    "import pgn good.json": "format is wrong: pgn; expected one of: ",
    "import transcript binary": "binary is wrong: not text; expected a text file in UTF-8",
    "import transcript good.json": "transcript is wrong: ",
    "import ggf empty": "ggf is wrong: ",
    "import transcript missing": "missing is wrong: No such file or directory; expected ",
    "import transcript empty --game chess": "There is no game “chess”",
    "perft chess --depth 1": "There is no game “chess”",
    "perft reversi --depth 1 --option size=7": "size is wrong: 7; expected an even number ",
    "perft reversi --depth 0": "--depth is wrong: 0; expected a number from 1 to 60",
    "perft reversi --depth 61": "--depth is wrong: 61; expected a number from 1 to 60",
    "perft reversi --depth deep": "--depth is wrong: deep; expected a number from 1 to 60",
    "perft reversi": "teban perft: --depth is missing. (teban perft --help)",
    "perft reversi --depth": "--depth needs a value.",
    "bench chess": "There is no game “chess”",
    "bench reversi --seconds -1": "--seconds is wrong: -1.0; expected a number above 0",
    "check": "FILE... is missing.",
    "games chess": "teban games: That is too much: chess (teban games --help)",
    "games --json=1": "--json takes no value.",
    "replay good.json --at -1": "--at is wrong: -1; expected a number from 0 up",
    "dance": "teban: There is no command dance.",
    "play --dance": "teban play: There is no option --dance.",
    "play --lang xx": "--lang is wrong: xx; expected one of: ja en",
    "--lang xx games": "teban: --lang is wrong: xx; expected one of: ja en",
    "--dance games": "teban: There is no option --dance.",
}


@pytest.mark.parametrize("line", CASES)
def test_bad_input_is_one_line_that_names_the_field(line: str, folder: Path) -> None:
    before = contents(folder)
    result = teban(*line.split(), code=2)
    assert result.stdout == ""
    assert result.stderr.count("\n") == 1
    assert CASES[line] in result.stderr
    assert contents(folder) == before


def contents(folder: Path) -> dict[Path, bytes]:
    """What lies there; an empty folder for suspended matches is nothing yet."""
    return {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()}


BROKEN: dict[str, tuple[dict[str, Any], str]] = {
    "an illegal move": ({"lines": (Line("a1", 0),)}, "lines[0] is wrong: a1; expected a legal"),
    "an unknown move": ({"lines": (Line("jump", 0),)}, "lines[0] is wrong: jump; expected a legal"),
    "a seat out of turn": ({"lines": (Line("f5", 1),)}, "lines[0] is wrong: f5; expected a legal"),
    "a seat that is none": ({"lines": (Line("f5", 9),)}, "lines[0] is wrong: f5; expected a legal"),
    "size 7": ({"options": {"size": 7}}, "size is wrong: 7; expected an even number from 4 to 16"),
    "an unknown option": (
        {"options": {"colour": 1}},
        "options.colour is wrong: 1; expected nothing",
    ),
    "a private input": (
        {"private": ({"gold": 1}, {})},
        "private[0].gold is wrong: 1; expected nothing",
    ),
    "too few players": ({"players": ("human",)}, "players is wrong: 1; expected 2 entries"),
    "another seed": ({"seed": "11" * 16}, "The seed does not match the commitment"),
    "another game": ({"game": "chess"}, "There is no game “chess”"),
    "other rules": ({"rules_version": 99}, "This record is of reversi 99; these rules are"),
}


@pytest.mark.parametrize("what", BROKEN)
def test_a_record_that_is_not_true_is_refused(what: str, record: Record, tmp_path: Path) -> None:
    changes, told = BROKEN[what]
    file = tmp_path / "record.json"
    file.write_bytes(structs.replace(record, **changes).encode())
    for words in (("replay", file), ("replay", file, "--json"), ("replay", file, "--to", "ggf")):
        result = teban(*words, code=2)
        assert told in result.stderr
        assert result.stdout == ""
        assert result.stderr.count("\n") == 1


def test_where_there_are_several_games_one_must_be_named(monkeypatch: pytest.MonkeyPatch) -> None:
    several = {key: find("reversi") for key in ("go", "shogi")}
    monkeypatch.setattr(registry, "games", lambda: several)
    assert "game is wrong: nothing; expected one of: " in teban("play", code=2).stderr


def test_an_edited_record_is_noticed(record: Record, tmp_path: Path) -> None:
    file = tmp_path / "record.json"
    file.write_bytes(record.encode().replace(b'"human"', b'"Human"'))
    assert "digest is wrong" in teban("replay", file, code=2).stderr


def test_refusals_come_in_japanese_too() -> None:
    told = teban("play", "reversi", "--option", "size=7", "--lang", "ja", code=2).stderr
    assert told == "teban: size が正しくありません: 7。必要なもの: 4 から 16 までの偶数\n"
    assert (
        "ゲーム「chess」はありません"
        in teban("perft", "chess", "--depth=1", "--lang=ja", code=2).stderr
    )


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("dance --lang ja", "teban: 命令 dance はありません。 (teban --help)\n"),
        ("--lang ja dance", "teban: 命令 dance はありません。 (teban --help)\n"),
        ("play --dance --lang ja", "オプション --dance はありません。"),
        ("perft reversi --lang ja", "--depth がありません。"),
        ("perft reversi --lang ja --depth", "--depth には値が必要です。"),
        (
            "perft reversi --depth 99 --lang ja",
            "--depth が正しくありません: 99。必要なもの: 1 から",
        ),
        ("games chess --lang ja", "余分なものがあります: chess"),
    ],
)
def test_a_wrong_command_line_is_told_in_japanese_too(line: str, said: str) -> None:
    told = teban(*line.split(), code=2).stderr
    assert said in told
    assert told.count("\n") == 1


def test_long_and_strange_values_stay_one_short_line() -> None:
    told = teban("play", "reversi", "--preset", "x\ny\x1b[31m" + "z" * 5000, code=2).stderr
    assert told.count("\n") == 1
    assert "\x1b" not in told
    assert len(told) < 300


@pytest.mark.parametrize("data", [b"id: [", b"\xff\xfe\x00", b"- " * 5000, b"id: 1\n"])
def test_a_malformed_scenario_ends_with_2(data: bytes, tmp_path: Path) -> None:
    file = tmp_path / "scenario.yaml"
    file.write_bytes(data)
    shown = teban("check", file, code=2).output
    assert str(file) in shown
    assert "Traceback" not in shown


def test_a_process_prints_no_traceback(tmp_path: Path) -> None:
    assert process("replay", tmp_path / "missing", code=2) == ""


def test_a_suspended_match_with_an_unknown_player_is_refused(
    record: Record, tmp_path: Path
) -> None:
    file = tmp_path / "match"
    file.write_bytes(seal(structs.replace(record, players=("human", "god"))))
    assert "players is wrong: god" in teban("play", "--resume", file, code=2).stderr


def test_a_good_record_is_not_refused(record: Record, tmp_path: Path) -> None:
    match = Match(find("reversi"), record)
    file = tmp_path / "record.json"
    file.write_bytes(match.record().encode())
    shown = msgspec.json.decode(teban("replay", file, "--json").stdout)
    assert shown["ply"] == 0
