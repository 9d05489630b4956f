"""Every game as a PettingZoo environment (AEC: agents act one after another)."""

from collections.abc import Sequence
from typing import Any, TypeAlias

from teban.core.chance import SEED_BYTES
from teban.core.game import Game, State
from teban.core.ids import SeatId
from teban.core.refused import Expect, bad_value
from teban.core.registry import find

try:
    import numpy as np
    from gymnasium import spaces
    from gymnasium.utils.seeding import np_random
    from numpy.typing import NDArray
    from pettingzoo import AECEnv
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper
except ModuleNotFoundError as missing:
    raise ModuleNotFoundError(
        f"teban.learn.aec needs {missing.name}; install it with: pip install 'teban[aec]'",
        name=missing.name,
    ) from None

Observation: TypeAlias = dict[str, NDArray[Any]]

ANSI = "ansi"
_NUMBERS = np.iinfo(np.int64)


def env(
    game_key: str | Game,
    options: Any = None,
    private: Sequence[Any] | None = None,
    render_mode: str | None = None,
) -> Any:
    """The environment of a registered game, or of a game that is at hand."""
    game = find(game_key) if isinstance(game_key, str) else game_key
    if render_mode not in (None, ANSI):
        raise bad_value("render_mode", render_mode, Expect.ONE_OF, names=(ANSI, "None"))
    options = game.options() if options is None else options
    sealed = [game.private() for _ in game.seat_names] if private is None else private
    return OrderEnforcingWrapper(GameEnv(game, options, sealed, render_mode))


class GameEnv(AECEnv):
    """One agent for each seat. Agents that choose at the same time are asked in seat order;
    what the earlier ones chose is in no observation, because the state keeps it secret."""

    def __init__(
        self, game: Game, options: Any, private: Sequence[Any], render_mode: str | None
    ) -> None:
        super().__init__()
        self.metadata = {
            "name": f"teban_{game.key}_v{game.rules_version}",
            "render_modes": [ANSI],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(len(game.seat_names))]
        self.agents: list[str] = []
        self._seats = {agent: SeatId(seat) for seat, agent in enumerate(self.possible_agents)}
        self._game = game
        self._options = options
        self._private = private
        self._random, _ = np_random()
        actions = game.actions(options)
        length = len(self._start(bytes(SEED_BYTES)).observe(SeatId(0)))
        self._action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self._observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(_NUMBERS.min, _NUMBERS.max, (length,), np.int64),
                    "action_mask": spaces.Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start again; without a seed, with luck that continues the earlier one's."""
        if seed is not None:
            self._random, _ = np_random(seed)
        self._state = self._start(self._random.bytes(SEED_BYTES))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._next()

    def observe(self, agent: str) -> Observation:
        seat = self._seats[agent]
        mask = np.zeros(self._action_spaces[agent].n, np.int8)
        if seat in self._state.actors():
            mask[list(self._state.decision(seat).legal)] = 1
        return {
            "observation": np.array(self._state.observe(seat), np.int64),
            "action_mask": mask,
        }

    def step(self, action: int | None) -> None:
        """Take the action of the selected agent; an illegal one is refused and changes nothing."""
        agent = self.agent_selection
        if action is None or self.terminations[agent]:
            self._was_dead_step(action)
            return
        self._state.apply(int(action), self._seats[agent])
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        result = self._state.result()
        if result is not None:
            self.rewards = dict(zip(self.agents, result.payoffs, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self._next()
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The whole position, secrets included: for the person who trains, not for the agents."""
        if self.render_mode is None:
            return None
        return self._game.vocabulary(self._options).told(self._state)

    def close(self) -> None:
        """Nothing is held open."""

    def _start(self, seed: bytes) -> State:
        return self._game.new(self._options, self._private, seed)

    def _next(self) -> str:
        actors = self._state.actors()
        return self.possible_agents[actors[0]] if actors else self.agents[0]
