"""Perft counts the tree the same way however it is asked."""

from collections.abc import Callable

import pytest

from teban.core.chance import SEED_BYTES, Luck
from teban.core.game import Game, State
from teban.core.ids import SeatId
from teban.core.registry import games
from teban.lab.perft import count, divide, perft
from tests.core.tiny import BidsState

GAMES = [(game, preset) for game in games().values() for preset in game.presets]


def start(game: Game, preset: str) -> State:
    private = [game.private() for _ in game.seat_names]
    return game.new(game.presets[preset], private, bytes(SEED_BYTES))


@pytest.mark.parametrize(("game", "preset"), GAMES, ids=lambda value: getattr(value, "key", value))
def test_all_ways_of_counting_agree(game: Game, preset: str) -> None:
    state = start(game, preset)
    before = state.dump()
    for depth in (1, 2, 3):
        leaves = perft(state, depth)
        assert count(state, depth) == leaves
        assert sum(divide(state, depth).values()) == leaves
    assert state.dump() == before


@pytest.mark.parametrize(("game", "preset"), GAMES, ids=lambda value: getattr(value, "key", value))
@pytest.mark.parametrize("counting", [count, divide])
def test_progress_ends_at_the_whole(
    counting: Callable[..., object], game: Game, preset: str
) -> None:
    told: list[tuple[int, int]] = []
    counting(start(game, preset), 3, lambda done, of: told.append((done, of)))
    assert told[-1][0] == told[-1][1] == len(told)


def test_no_action_at_all_is_one_way() -> None:
    game, preset = GAMES[0]
    assert perft(start(game, preset), 0) == 1


def test_a_finished_game_is_a_leaf() -> None:
    # The last builder can only roll, which ends the game, or wait.
    state = BidsState(
        6,
        builder=SeatId(0),
        marks=(3,),
        rolls=((SeatId(1), 0, 1),),
        luck=Luck(bytes(SEED_BYTES)),
        ply=0,
    )
    assert [perft(state, depth) for depth in (1, 2, 3)] == [2, 3, 4]
    assert count(state, 3) == 4
    assert divide(state, 3) == {"roll": 1, "wait": 3}
