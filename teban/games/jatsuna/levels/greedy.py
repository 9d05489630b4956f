"""Medium: the player that wants stones now, and corners more (貪欲法、角優先)."""

from random import Random
from typing import cast

from teban.core.ids import Action, Cell
from teban.core.seat import Seat
from teban.games.jatsuna.space import GRID, cell_named
from teban.games.jatsuna.state import Board

CORNERS = frozenset(cell_named("corner", name) for name in ("a1", "a7", "g1", "g7"))
CORNER = 5
"""3.2: what a corner is worth, in captures."""
SEED_BITS = 63


class Greedy:
    """The most captures, a corner counting as five; what is left of a choice is chance."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def choose(self, seat: Seat) -> Action:
        """What brings most at once."""
        board = cast(Board, seat.sample(self._random.getrandbits(SEED_BITS)))
        own, following, last = board.stones

        def worth(action: Action) -> float:
            taken = GRID.count(GRID.brackets(Cell(action), own, following | last))
            return taken + CORNER * (action in CORNERS) + self._random.random()

        return max(seat.decision.legal, key=worth)
