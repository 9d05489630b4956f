"""The player that picks any legal action, and guesses at nothing that has to be noticed."""

from random import Random

from teban.core.decision import Flag
from teban.core.ids import Action
from teban.core.seat import Seat


class Uniform:
    """Every legal action alike."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def choose(self, seat: Seat) -> Action:
        """Any of them; where nobody may be helped to see one, what is taken if nothing is said."""
        if Flag.NO_HINT in seat.decision.flags:
            return seat.game.default_action(seat.decision)
        return self._random.choice(seat.decision.legal)
