"""The player that takes what looks best at once."""

from collections.abc import Callable
from random import Random

from teban.core.game import State
from teban.core.ids import Action, SeatId
from teban.core.seat import Seat

SEED_BITS = 63


class Greedy:
    """The action after which a world it holds possible is worth most; ties at random."""

    def __init__(self, seed: int, value: Callable[[State, SeatId], float]) -> None:
        self._random = Random(seed)
        self._value = value

    def choose(self, seat: Seat) -> Action:
        """The best after one action."""
        world = seat.sample(self._random.getrandbits(SEED_BITS))

        def worth(action: Action) -> tuple[float, float]:
            after = world.clone()
            after.apply(action, seat.id)
            return self._value(after, seat.id), self._random.random()

        return max(seat.decision.legal, key=worth)
