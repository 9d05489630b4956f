"""The commands that look things up: games, check, replay, import, perft, bench."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from teban.core.levels import Customisable, beside
from teban.core.record import decode
from teban.core.registry import games
from tests.cli.shell import every_cell, teban

SMALL = ("--option", "size=4", "--level", "level1")


def data(*words: str | Path, code: int = 0) -> Any:
    return msgspec.json.decode(teban(*words, "--json", code=code).stdout)


# games


@pytest.mark.parametrize("language", ["en", "ja"])
def test_games_are_listed_with_everything_a_table_may_set(language: str) -> None:
    shown = teban("games", "--lang", language).output
    for entry in data("games", "--lang", language):
        for key in ("seats", "options", "presets", "levels", "beside"):
            assert all(name in shown for name in entry[key])
        assert entry["name"] in shown


def test_games_as_data() -> None:
    found = {entry["key"]: entry for entry in data("games")}
    assert set(found) == set(games())
    for key, game in games().items():
        assert list(found[key]["seats"]) == list(game.seat_names)
        assert list(found[key]["presets"]) == list(game.presets)
        assert list(found[key]["levels"]) == list(game.levels)
        assert list(found[key]["beside"]) == list(beside(game))
        dials = game.dials if isinstance(game, Customisable) else {}
        assert list(found[key]["custom"]) == list(dials)
        for name, dial in dials.items():
            assert found[key]["custom"][name]["most"] == dial.most
            assert found[key]["custom"][name]["meaning"]


# check

SCENARIO = """
id: first-move
game: reversi
options: {specials: 0}
do: [f5]
expect:
  to_move: %s
"""


def test_scenarios_that_pass_end_with_0(tmp_path: Path) -> None:
    file = tmp_path / "good.yaml"
    file.write_text(SCENARIO % "W")
    assert teban("check", file).output.splitlines()[-1] == "1 passed, 0 failed"
    assert data("check", file)["passed"] == 1


def test_scenarios_that_fail_end_with_1(tmp_path: Path) -> None:
    file = tmp_path / "wrong.yaml"
    file.write_text(SCENARIO % "B")
    shown = teban("check", file, code=1).output
    assert shown.splitlines()[-1] == "0 passed, 1 failed"
    assert "to_move" in shown
    assert data("check", file, code=1)["failed"] == 1


# replay


@pytest.fixture
def played(tmp_path: Path) -> Path:
    """A whole game in which black placed a special stone first."""
    file = tmp_path / "game.json"
    given = "b1*\n" + every_cell(4) * 12
    teban("play", "reversi", *SMALL, "--save", file, given=given)
    return file


def test_a_record_is_replayed_in_words(played: Path) -> None:
    shown = teban("replay", played).output
    assert "Black placed on b1." in shown
    assert "The game is over." in shown
    assert "The seal holds" in shown
    assert f"After {data('replay', played)['ply']} actions." in shown


def test_a_replay_speaks_japanese(played: Path) -> None:
    shown = teban("replay", played, "--lang", "ja").output
    assert "黒がb1に置きました。" in shown
    assert "封印は正しく" in shown


def test_a_replay_stops_where_it_is_told(played: Path) -> None:
    found = data("replay", played, "--at", "1")
    assert found["ply"] == 1
    assert found["result"] is None
    assert [line["do"] for line in found["lines"]] == ["b1*"]
    assert teban("replay", played, "--at", "0").output.count("placed") == 0


def test_a_seat_sees_in_a_replay_what_it_saw_in_the_match(played: Path) -> None:
    def first_stone(who: str) -> Any:
        return data("replay", played, "--as", who)["lines"][0]["events"][0]["special"]

    assert [first_stone(who) for who in ("all", "B", "W", "watcher")] == [True, True, None, None]
    assert "do" not in data("replay", played, "--as", "W")["lines"][0]
    assert "Everything open" in teban("replay", played).output
    assert "Everything open" not in teban("replay", played, "--as", "W").output


# import and export


@pytest.mark.parametrize("format", ["transcript", "ggf"])
def test_a_plain_game_goes_out_and_comes_back(format: str, tmp_path: Path) -> None:
    game, sheet, again = tmp_path / "game.json", tmp_path / "sheet", tmp_path / "again.json"
    settings = ("--preset", "plain", *SMALL)
    teban("play", "reversi", *settings, "--save", game, given=every_cell(4) * 12)
    sheet.write_text(teban("replay", game, "--to", format).stdout)
    teban("import", format, sheet, "--option", "size=4", "--save", again)
    moves = [[line.do for line in decode(file.read_bytes()).lines] for file in (game, again)]
    assert moves[0] == moves[1]
    assert data("replay", again)["result"] == data("replay", game)["result"]


def test_an_imported_game_is_printed_if_no_file_is_named(tmp_path: Path) -> None:
    sheet = tmp_path / "sheet"
    sheet.write_text("f5d6c3")
    record = decode(teban("import", "transcript", sheet).stdout_bytes)
    assert [line.do for line in record.lines] == ["f5", "d6", "c3"]


def test_a_game_with_secrets_does_not_go_out(played: Path) -> None:
    assert "can only write plain games" in teban("replay", played, "--to", "ggf", code=2).stderr


# perft


def test_perft_counts_the_first_preset() -> None:
    assert teban("perft", "reversi", "--depth", "5").stdout == "1396\n"


def test_perft_as_data() -> None:
    found = data("perft", "reversi", "--depth", "3", "--preset", "hidden")
    assert found["leaves"] > 56
    assert found["options"]["specials"] is None


def test_perft_can_be_divided() -> None:
    shown = teban("perft", "reversi", "--depth", "3", "--divide").stdout
    assert shown == "d3: 14\nc4: 14\nf5: 14\ne6: 14\n56\n"
    found = data("perft", "reversi", "--depth", "3", "--divide")["divide"]
    assert found == {"d3": 14, "c4": 14, "f5": 14, "e6": 14}


def test_perft_of_another_size() -> None:
    words = ("perft", "reversi", "--depth", "2", "--option", "size=4")
    assert teban(*words).stdout == "12\n"


# bench


CALLS = {"clone_per_s", "view_per_s", "sample_per_s"}


def test_bench_against_the_same_game() -> None:
    found = data("bench", "reversi", "--seconds", "0.05")
    ours = {"games_per_cpu_s_plain", "decisions_per_cpu_s_plain", "decisions_per_cpu_s_all"}
    assert min(found[field] for field in ours | CALLS) > 0
    assert {"games_per_cpu_s_openspiel", "ratio_plain_vs_openspiel"} <= set(found)
    assert found["compared"]["preset_of_positions"] == "hidden"
    assert found["on"]["python"].startswith("CPython")


def test_bench_against_a_similar_game() -> None:
    found = data("bench", "blackpoker", "--seconds", "0.05")
    ours = {"decisions_per_cpu_s_light", "decisions_per_cpu_s_all", "games_per_cpu_s"}
    assert min(found[field] for field in ours | CALLS) > 0
    assert {"decisions_per_cpu_s_gin_rummy", "ratio_vs_gin_rummy"} <= set(found)
    assert found["compared"]["openspiel_same_game"] is False


@pytest.mark.parametrize("game", ["reversi", "blackpoker"])
@pytest.mark.parametrize("language", ["en", "ja"])
def test_bench_in_words(language: str, game: str) -> None:
    shown = teban("bench", game, "--seconds", "0.05", "--lang", language).output
    assert "clone" in shown
    assert "OpenSpiel" in shown


def test_a_command_that_needs_no_database_and_no_network_of_neurons_loads_none() -> None:
    slow = ("alembic", "litestar", "numba", "numpy", "onnxruntime", "sqlalchemy", "uvicorn")
    script = f"import sys, teban.cli; print(*{{*{slow}}} & {{*sys.modules}})"
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    assert done.stdout.split() == []
