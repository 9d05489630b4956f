"""Ladders: fair, repeatable, and honest about how sure they are."""

from time import sleep

import pytest

from teban.core.game import Game
from teban.core.registry import find, games
from teban.lab.games import cores, map_games
from teban.lab.ladder import Bout, Outcome, Pair, climb, interval, neighbours, play, rung
from teban.lab.starts import starts
from tests.cli.shell import teban

REVERSI = find("reversi")
PLAIN = REVERSI.presets["plain"]
WEAK = Pair("level2", "level1")
LADDER = ("lab", "ladder", "reversi")


def twice(number: int) -> int:
    return 2 * number


def slowly(number: int) -> int:
    sleep(0.01)
    return 2 * number


def fails(number: int) -> int:
    return 1 // (number - 3)


@pytest.mark.parametrize("processes", [1, 2])
def test_jobs_come_back_in_their_order(processes: int) -> None:
    parts: list[float] = []
    assert map_games(twice, range(9), processes, parts.append) == [*range(0, 18, 2)]
    assert parts == sorted(parts)
    assert len(parts) == 9
    assert parts[-1] == 1


@pytest.mark.parametrize("processes", [1, 2])
def test_a_game_that_fails_fails_the_whole(processes: int) -> None:
    with pytest.raises(ZeroDivisionError):
        map_games(fails, range(9), processes)


@pytest.mark.parametrize("processes", [1, 2])
def test_when_the_time_is_up_no_game_is_begun(processes: int) -> None:
    done = map_games(slowly, range(1000), processes, seconds=0)
    assert 1 <= len(done) < 1000
    assert done == [*range(0, 2 * len(done), 2)]


def test_a_ladder_without_time_still_has_every_rung() -> None:
    pairs = [Pair("level1", "level2"), Pair("level2", "level1")]
    rungs = climb(REVERSI, PLAIN, pairs, games=1000, seed=1, processes=1, seconds=0.2)
    assert [rung.better for rung in rungs] == ["level1", "level2"]
    assert all(1 <= rung.games < 1000 for rung in rungs)


def test_there_is_a_core() -> None:
    assert cores() >= 1


def test_the_same_seed_gives_the_same_ladder_in_any_number_of_processes() -> None:
    def figures(seed: int, processes: int) -> list[tuple[float, int, int]]:
        rungs = climb(REVERSI, PLAIN, [WEAK], 12, seed, processes)
        return [(rung.score, rung.wins, rung.draws) for rung in rungs]

    assert figures(1, 1) == figures(1, 2)
    outcomes = {play(Bout(REVERSI, PLAIN, WEAK, 0, seed)).plies for seed in range(9)}
    assert len(outcomes) > 1, "the seed changes nothing"


def test_every_deal_is_played_from_each_seat() -> None:
    """A level against itself, with the same luck: what one seat wins the other loses."""
    same = Pair("level1", "level1")
    total = sum(play(Bout(REVERSI, PLAIN, same, number, 3)).score for number in range(60))
    assert 15 < total < 45


def test_the_neighbours_are_all_levels_from_below() -> None:
    for game in games().values():
        pairs = neighbours(game)
        assert [pair.worse for pair in pairs] == [*game.levels][:-1]
        assert [pair.better for pair in pairs] == [*game.levels][1:]


def test_a_draw_is_half_a_win() -> None:
    scores = (1.0, 1.0, 0.5, 0.0)
    ends = [Outcome(score, score == 1, score == 0.5, 60, 0.5) for score in scores]
    found = rung(WEAK, ends)
    assert (found.wins, found.draws, found.losses) == (2, 1, 1)
    assert found.score == 0.625
    assert found.cpu_seconds == 2
    assert found.low < found.score < found.high


def test_among_three_a_win_is_to_be_first_alone() -> None:
    game = find("jatsuna")
    pair = Pair("medium", "easy")
    ends = [play(Bout(game, game.options(), pair, number, 5)) for number in range(36)]
    assert {(end.score, end.won, end.drawn) for end in ends} <= {
        (1.0, True, False),
        (0.75, False, True),
        (0.5, False, False),
        (0.25, False, False),
        (0.0, False, False),
    }
    found = rung(pair, ends)
    assert found.wins == sum(end.score == 1 for end in ends) > 18
    assert found.wins + found.draws + found.losses == 36


def test_everybody_begins_in_turn_where_the_options_say_who() -> None:
    game = find("jatsuna")
    assert [table.first for table in starts(game, game.options())] == ["O", "C", "P"]
    assert starts(REVERSI, PLAIN) == [PLAIN]


def test_the_interval_is_the_one_of_the_books() -> None:
    """Wilson's interval for 220 of 400, worked out elsewhere: 50.1 % to 59.8 %."""
    low, high = interval(0.55, 400)
    assert (round(low, 3), round(high, 3)) == (0.501, 0.598)
    assert interval(1.0, 10)[1] == pytest.approx(1)


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.key)
def test_the_lowest_rung_of_every_game_can_be_played(game: Game) -> None:
    pairs = neighbours(game)[:1]
    for found in climb(game, game.options(), pairs, 2, seed=0, processes=1):
        assert found.wins + found.draws + found.losses == 2


def test_the_command_prints_a_line_for_each_pair() -> None:
    few = ("--preset", "plain", "--games", "4", "--processes", "1")
    shown = teban(*LADDER, *few, "--pair", "level2/level1").output
    assert "of 4 games" in shown


def test_a_pair_needs_two_levels_of_the_game() -> None:
    shown = teban(*LADDER, "--pair", "level2", code=2).output
    assert "pair is wrong: level2" in shown
    shown = teban(*LADDER, "--pair", "level2/level9", code=2).output
    assert "pair is wrong: level9" in shown
