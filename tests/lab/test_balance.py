"""Studies of balance: what is played, the figures, and the same again from the same seed."""

import json
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from teban.core.batch import Batching, Played
from teban.core.game import Game
from teban.core.record import convert
from teban.core.refused import Expect, Refused, Why
from teban.core.registry import find, games
from teban.lab.balance.figures import balance
from teban.lab.balance.report import html
from teban.lab.balance.study import Job, Sample, Setting, play, play_study, settings
from teban.lab.games import map_games
from teban.text import text
from tests.cli.shell import teban

STUDIED = [game for game in games().values() if isinstance(game, Batching)]
OTHER = next(game for game in games().values() if not isinstance(game, Batching))


def study(game: Game, lineup: tuple[str, ...], number: int, seed: int = 0) -> list[Sample]:
    (found,) = play_study(game, settings(game, game.options(), {}, [lineup]), number, seed, 1)
    return found


@pytest.mark.parametrize("game", STUDIED, ids=lambda game: game.key)
def test_everybody_begins_and_sits_everywhere_equally_often(game: Game) -> None:
    weak, strong = [*game.levels][:2]
    lineup = (strong, *[weak] * (len(game.seat_names) - 1))
    seats = len(game.seat_names)
    found = study(game, lineup, 2 * seats * seats)
    ways = [(sample.played.first, sample.turned) for sample in found]
    assert {ways.count(way) for way in ways} == {2}
    assert len({*ways}) == seats * seats


def test_the_same_seed_gives_the_same_games_and_another_one_others() -> None:
    game = STUDIED[0]
    lineup = (next(iter(game.levels)),) * len(game.seat_names)
    assert study(game, lineup, 30) == study(game, lineup, 30)
    assert study(game, lineup, 30) != study(game, lineup, 30, seed=1)


def test_two_processes_play_what_one_plays() -> None:
    game = STUDIED[0]
    lineup = (next(iter(game.levels)),) * len(game.seat_names)
    wanted = settings(game, game.options(), {}, [lineup])
    assert play_study(game, wanted, 50, 3, 2) == play_study(game, wanted, 50, 3, 1)


def test_a_game_without_compiled_code_is_studied_through_its_rules() -> None:
    lineup = (next(iter(OTHER.levels)),) * len(OTHER.seat_names)
    found = study(OTHER, lineup, 4)
    assert len(found) == 4
    assert all(sample.played.plies > 0 for sample in found)
    assert study(OTHER, lineup, 4) == found


def test_every_combination_of_values_meets_every_line_up() -> None:
    game = find("jatsuna")
    varied: dict[str, dict[str, Any]]
    varied = {"layout": {"wide": "wide", "edge": "edge"}, "wall": {"yes": True, "no": False}}
    tables = settings(game, game.options(), varied, [("easy",) * 3, ("medium",) * 3])
    found = [(table.players[0], table.options.layout, table.options.wall) for table in tables]
    assert found == [*product(("easy", "medium"), ("wide", "edge"), (True, False))]
    assert tables[1].varied == {"layout": "wide", "wall": "no"}


GAMES = [
    Sample(Played(first, points, 45, {"captured": 60}), turned)
    for first, points, turned in [
        (0, (20, 15, 13), 0),
        (1, (10, 20, 18), 0),
        (2, (16, 16, 16), 1),
        (0, (17, 17, 14), 2),
    ]
]


def test_figures_are_counted_by_order_by_seat_and_by_player() -> None:
    game = find("jatsuna")
    setting = Setting(game.options(), {}, ("hard", "easy", "easy"))
    found = balance(game, setting, GAMES, 0)
    assert [share.wins for share in found.order] == [2, 0, 0]
    assert [share.wins for share in found.seats] == [1, 1, 0]
    assert {share.name: share.wins for share in found.roles} == {"hard": 1, "easy": 1}
    assert found.draws == 0.5
    assert found.spread == 0.5
    assert found.spread_low <= found.spread <= found.spread_high
    assert found.tally == {"captured": 60}
    # Stella came last alone in the first and the last game.
    assert found.seats[2].last == 0.5
    # Wilson's interval of two in four, from the textbook.
    assert (found.order[0].low, found.order[0].high) == pytest.approx((0.150, 0.850), abs=0.001)


@pytest.mark.parametrize("language", ["ja", "en"])
def test_the_report_is_one_page_with_pictures_and_the_command(language: str) -> None:
    game = find("jatsuna")
    found = balance(game, Setting(game.options(), {"layout": "wide"}, ("easy",) * 3), GAMES, 0)
    pages = [
        html("<title>", language, "teban lab", [found], text(language, game), str) for _ in range(2)
    ]
    assert pages[0] == pages[1]
    assert "&lt;title&gt;" in pages[0]
    assert pages[0].count("<svg") == 1
    assert "50.0%" in pages[0]


def test_the_command_studies_what_the_game_compares(tmp_path: Path) -> None:
    page = tmp_path / "study.html"
    asked = ("lab", "balance", "jatsuna", "--players", "easy", "--games", "9", "--processes", "1")
    done = teban(*asked, "--report", str(page), "--json")
    assert done.exit_code == 0, done.output
    found = json.loads(done.stdout)["settings"]
    assert len(found) == 8
    assert {each["varied"]["transform"] for each in found} == {"own", "sansukumi"}
    assert "teban lab balance jatsuna --players easy --games 9 --seed 0" in page.read_text()


def test_an_option_that_is_set_is_not_varied() -> None:
    done = teban(
        *("lab", "balance", "jatsuna", "--option", "layout=edge", "--players", "easy"),
        *("--games", "9", "--processes", "1", "--json"),
    )
    assert [each["varied"] for each in json.loads(done.stdout)["settings"]] == [
        {"transform": "own"},
        {"transform": "sansukumi"},
    ]


@pytest.mark.parametrize(
    "wrong",
    [
        ("--players", "easy,easy"),
        ("--players", "nobody"),
        ("--vary", "layout"),
        ("--vary", "layout=round"),
        ("--report", "no/such/folder/x.html"),
    ],
)
def test_bad_input_is_refused_in_one_line(wrong: tuple[str, str]) -> None:
    done = teban("lab", "balance", "jatsuna", *wrong, code=2)
    assert len(done.stderr.splitlines()) == 1


def test_a_table_that_its_rules_refuse_is_one_line_before_anything_is_played() -> None:
    done = teban("lab", "balance", "blackpoker", "--vary", "format=light,standard", code=2)
    (said,) = done.stderr.splitlines()
    assert "format" in said
    assert "entry20" in said


def test_what_is_refused_in_another_process_is_refused_here() -> None:
    game = find("blackpoker")
    options = convert("options", {"format": "standard"}, game.options)
    players = (next(iter(game.levels)),) * len(game.seat_names)
    jobs = [Job(game, options, players, turned=0, seeds=(seed,)) for seed in range(2)]
    with pytest.raises(Refused) as caught:
        map_games(play, jobs, processes=2)
    assert caught.value.code is Why.BAD_VALUE
    assert caught.value.fields["field"] == "format"
    assert caught.value.fields["expected"] is Expect.ONE_OF_WITH
