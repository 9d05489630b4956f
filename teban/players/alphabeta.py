"""Alpha-beta search for two seats that play against each other, in the rules themselves.

Hidden truth is met by sampling: every root action is searched in several worlds that the seat
holds possible, and the one that does best on average is taken.
"""

from collections.abc import Callable, Sequence
from random import Random
from time import monotonic

from msgspec import Struct

from teban.core.game import State
from teban.core.ids import Action, SeatId
from teban.core.seat import Seat

SEED_BITS = 63
WIN = 1e6
SAFETY = 0.5
"""The part of the time left on a clock that one decision may take."""


class Plan(Struct, frozen=True):
    """How to search."""

    value: Callable[[State, SeatId], float]
    """What a position is worth to a seat; the rival's is its negative."""
    root: Callable[[State, SeatId], Sequence[Action]]
    """The actions to choose from."""
    actions: Callable[[State, SeatId], Sequence[Action]]
    """The actions worth looking at inside the search, the most promising first."""
    worlds: int
    depth: int
    seconds: float


class _OutOfTime(Exception):  # noqa: N818 - the end of a search, not an error
    pass


class AlphaBeta:
    """Iterative deepening until depth or time runs out."""

    def __init__(self, seed: int, plan: Plan, clock: Callable[[], float] = monotonic) -> None:
        self._random = Random(seed)
        self._plan = plan
        self._clock = clock
        self._deadline = 0.0
        self.nodes = 0
        """Positions looked at so far."""

    def choose(self, seat: Seat) -> Action:
        """The best action of the deepest search that was finished."""
        self._deadline = self._clock() + self._seconds(seat)
        worlds = [
            seat.sample(self._random.getrandbits(SEED_BITS)) for _ in range(self._plan.worlds)
        ]
        actions = list(self._plan.root(worlds[0], seat.id))
        if len(actions) == 1:
            return actions[0]
        self._random.shuffle(actions)
        try:
            for depth in range(1, self._plan.depth + 1):
                actions = self._ranked(worlds, actions, seat.id, depth)
        except _OutOfTime:
            pass
        return actions[0]

    def _seconds(self, seat: Seat) -> float:
        if seat.time_left is None:
            return self._plan.seconds
        return min(self._plan.seconds, seat.time_left / 1000 * SAFETY)

    def _ranked(
        self, worlds: list[State], actions: list[Action], seat: SeatId, depth: int
    ) -> list[Action]:
        """The actions by their average over the worlds, best first; ties keep their order."""
        worth = dict.fromkeys(actions, 0.0)
        for world in worlds:
            for action in actions:
                after = world.clone()
                after.apply(action, seat)
                worth[action] += self._search(after, seat, depth - 1, -2 * WIN, 2 * WIN)
        return sorted(actions, key=lambda action: -worth[action])

    def _search(self, state: State, seat: SeatId, depth: int, alpha: float, beta: float) -> float:
        """The worth to `seat`, whoever is to move."""
        self.nodes += 1
        if self._clock() > self._deadline:
            raise _OutOfTime
        actors = state.actors()
        if not actors:
            return self._final(state, seat)
        if depth <= 0:
            return self._plan.value(state, seat)
        mover = actors[0]
        if mover != seat:
            return -self._search_all(state, mover, depth, -beta, -alpha)
        return self._search_all(state, seat, depth, alpha, beta)

    def _search_all(
        self, state: State, seat: SeatId, depth: int, alpha: float, beta: float
    ) -> float:
        best = -2 * WIN
        for action in self._plan.actions(state, seat):
            after = state.clone()
            after.apply(action, seat)
            best = max(best, self._search(after, seat, depth - 1, max(alpha, best), beta))
            if best >= beta:
                break
        return best

    @staticmethod
    def _final(state: State, seat: SeatId) -> float:
        result = state.result()
        assert result is not None
        return WIN * result.payoffs[seat] + result.points[seat]
