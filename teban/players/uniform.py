"""The player that picks any legal action."""

from random import Random

from teban.core.ids import Action
from teban.core.seat import Seat


class Uniform:
    """Every legal action alike."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def choose(self, seat: Seat) -> Action:
        """Any of them."""
        return self._random.choice(seat.decision.legal)
