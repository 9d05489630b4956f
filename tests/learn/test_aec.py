import re
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from teban.core import registry
from teban.core.game import Game
from teban.core.ids import SeatId
from teban.core.refused import Refused, Why
from teban.learn import aec
from tests.contract.torture.game import TORTURE
from tests.core.tiny import GAME as BIDS
from tests.core.tiny import Options

GAMES = [*registry.games().values(), TORTURE, BIDS]

# api_test has a list of the environments of PettingZoo itself that may observe a dictionary with
# an action mask, as its documentation recommends, and warns about everybody else's.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
    pytest.mark.filterwarnings(
        "ignore:Observation space for each agent probably should be:UserWarning"
    ),
]

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)


def play(env: Any, choose: Callable[[Any, Any], int]) -> dict[str, float]:
    """To the end; what every agent got in all."""
    rewards = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, over, _, _ = env.last()
        rewards[agent] += reward
        env.step(None if over else choose(env, observation))
    return rewards


def first(_: Any, observation: Any) -> int:
    return int(np.flatnonzero(observation["action_mask"])[0])


def at_random(seed: int) -> Callable[[Any, Any], int]:
    random = np.random.default_rng(seed)
    return lambda _, observation: int(random.choice(np.flatnonzero(observation["action_mask"])))


@every_game
def test_a_game_keeps_the_promises_of_the_api(game: Game) -> None:
    api_test(aec.env(game), num_cycles=200)


@every_game
def test_the_same_seed_gives_the_same_game(game: Game) -> None:
    seed_test(lambda: aec.env(game), num_cycles=200)


@every_game
def test_agents_are_the_seats_and_see_what_their_seat_observes(game: Game) -> None:
    env = aec.env(game)
    env.reset(seed=3)
    state = env.unwrapped._state
    assert len(env.agents) == len(game.seat_names)
    for seat, agent in enumerate(env.agents):
        seen = env.observe(agent)
        assert tuple(seen["observation"]) == state.observe(SeatId(seat))
        deciding = seat in state.actors()
        legal = state.decision(SeatId(seat)).legal if deciding else ()
        assert tuple(np.flatnonzero(seen["action_mask"])) == legal
        assert len(seen["action_mask"]) == game.actions(game.options())


@every_game
def test_rewards_are_the_payoffs_of_the_result(game: Game) -> None:
    env = aec.env(game)
    env.reset(seed=5)
    rewards = play(env, at_random(5))
    assert tuple(rewards.values()) == env.unwrapped._state.result().payoffs
    assert env.agents == []


def test_agents_that_choose_at_once_do_not_see_each_others_picks() -> None:
    env = aec.env(BIDS)
    seen = []
    for bid in (0, 2):
        env.reset(seed=1)
        assert env.agent_selection == "player_0"
        env.step(bid)
        assert env.agent_selection == "player_1"
        seen.append(env.last()[0])
    for part in ("observation", "action_mask"):
        assert np.array_equal(seen[0][part], seen[1][part])


def test_an_observation_is_the_callers_own() -> None:
    env = aec.env(BIDS)
    env.reset(seed=1)
    env.last()[0]["action_mask"][:] = 0
    env.last()[0]["observation"][:] = 7
    assert env.last()[0]["action_mask"].any()
    assert not (env.last()[0]["observation"] == 7).any()


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    env = aec.env(BIDS)
    env.reset(seed=1)
    before = env.unwrapped._state.dump()
    with pytest.raises(Refused) as refused:
        env.step(7)
    assert refused.value.code is Why.NOT_LEGAL
    assert env.unwrapped._state.dump() == before
    assert env.agent_selection == "player_0"
    env.step(0)
    assert env.agent_selection == "player_1"


def test_without_a_seed_every_game_is_another_but_the_series_repeats() -> None:
    env, again = aec.env(BIDS), aec.env(BIDS)
    series: list[list[bytes]] = [[], []]
    for which, both in enumerate((env, again)):
        both.reset(seed=9)
        for _ in range(3):
            series[which].append(both.unwrapped._state.luck.seed)
            both.reset()
    assert series[0] == series[1]
    assert len(set(series[0])) == 3
    assert {len(seed) for seed in series[0]} == {16}


def test_options_and_private_inputs_reach_the_game() -> None:
    env = aec.env(BIDS, options=Options(sides=2))
    env.reset(seed=1)
    assert env.unwrapped._state.sides == 2
    with pytest.raises(Refused, match=re.escape("options.sides")):
        aec.env(BIDS, options=Options(sides=1))


@pytest.mark.parametrize("game", [*registry.games().values(), TORTURE], ids=lambda game: game.key)
def test_a_game_is_drawn_for_the_person_who_asks(game: Game) -> None:
    env = aec.env(game, render_mode="ansi")
    env.reset(seed=1)
    assert env.render() == game.vocabulary(game.options()).told(env.unwrapped._state)
    quiet = aec.env(game)
    quiet.reset(seed=1)
    assert quiet.render() is None


@pytest.mark.parametrize("game", registry.games())
def test_a_registered_game_is_found_by_its_key(game: str) -> None:
    env = aec.env(game)
    env.reset(seed=1)
    assert env.metadata["name"].startswith(f"teban_{game}_v")
    assert sum(play(env, first).values()) == pytest.approx(0)


def test_an_unknown_game_and_an_unknown_render_mode_are_refused() -> None:
    with pytest.raises(Refused, match="unknown_game"):
        aec.env("chess")
    with pytest.raises(Refused, match="render_mode"):
        aec.env(BIDS, render_mode="human")


def run_without(module: str, code: str) -> subprocess.CompletedProcess[str]:
    program = f"import sys\nsys.modules[{module!r}] = None\n{code}"
    command = [sys.executable, "-W", "error", "-c", program]
    return subprocess.run(command, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("module", ["pettingzoo", "gymnasium", "numpy"])
def test_a_missing_extra_is_named_with_what_to_install(module: str) -> None:
    done = run_without(module, "import teban.learn.aec")
    assert done.returncode == 1
    last = done.stderr.splitlines()[-1]
    assert last.startswith("ModuleNotFoundError: teban.learn.aec needs ")
    assert module in last
    assert last.endswith("pip install 'teban[aec]'")


def test_the_rest_of_teban_does_not_need_the_extra() -> None:
    code = "\n".join(
        (
            "for name in ('gymnasium', 'numpy'): sys.modules[name] = None",
            "import teban, teban.learn, teban.core.match, teban.core.registry",
            "teban.core.registry.games()",
        )
    )
    done = run_without("pettingzoo", code)
    assert done.stderr == ""
    assert done.returncode == 0
