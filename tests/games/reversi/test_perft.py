"""The legal tree, counted, and compared with rules written a second time."""

from pathlib import Path
from random import Random

import pytest

from teban.core.ids import SeatId
from teban.games.reversi import GAME
from teban.games.reversi.game import ReversiState
from teban.games.reversi.options import Options, Profile
from teban.lab.perft import perft
from tests.games.reversi.naive import Naive, leaves

TABLE = [
    [int(word) for word in line.split()]
    for line in (Path(__file__).parent / "perft.txt").read_text().splitlines()
    if not line.startswith("#")
]
NAIVE_LIMIT = 2500


def new(size: int, specials: int) -> ReversiState:
    return GAME.new(Options(size=size, specials=specials), (Profile(), Profile()), bytes(16))


@pytest.mark.parametrize("row", TABLE, ids=lambda row: f"{row[0]}x{row[0]}-{row[1]}-specials")
def test_the_legal_tree_has_the_size_of_the_table(row: list[int]) -> None:
    size, specials, *counts = row
    state = new(size, specials)
    assert [perft(state, depth) for depth in range(1, len(counts) + 1)] == counts


@pytest.mark.parametrize("row", TABLE, ids=lambda row: f"{row[0]}x{row[0]}-{row[1]}-specials")
def test_rules_written_a_second_time_count_the_same(row: list[int]) -> None:
    size, specials, *counts = row
    small = [count for count in counts if count <= NAIVE_LIMIT]
    naive = Naive(size, specials)
    assert [leaves(naive, depth) for depth in range(1, len(small) + 1)] == small


@pytest.mark.parametrize("size", [4, 6, 8, 10, 16])
@pytest.mark.parametrize("specials", [0, 1, 5])
def test_whole_random_games_go_as_in_the_rules_written_a_second_time(
    size: int, specials: int
) -> None:
    random = Random(size * 10 + specials)
    state, naive = new(size, specials), Naive(size, specials)
    while actors := state.actors():
        legal = state.decision(actors[0]).legal
        following = naive.after_all()
        assert len(legal) == len(following)
        at = random.randrange(len(legal))
        state.apply(legal[at], actors[0])
        naive = following[at]
        assert state.dump()["board"] == naive.board()
    assert not naive.after_all()
    result = state.result()
    assert result is not None
    assert result.points == tuple(naive.board().upper().count(colour) for colour in "BW")


def test_a_stone_that_turned_is_never_special_and_a_proven_one_always_is() -> None:
    random = Random(5)
    for _ in range(20):
        state = new(8, 4)
        while actors := state.actors():
            state.apply(random.choice(state.decision(actors[0]).legal), actors[0])
            assert not state.special & state.normal
            assert state.proven & ~state.special == 0
            for seat in (SeatId(0), SeatId(1)):
                unknown = state.special & state.stones[seat] & ~state.proven
                assert unknown & ~state.candidates(seat) == 0
