"""What a special must bring to be placed now: less than that, and it is better kept in hand.

The search sees what a special saves along the lines through its cell. What it does not see is
that the same special might save more later, and that an edge stays worth holding.
"""

from functools import cache
from typing import NamedTuple

from teban.games.reversi.levels.places import places
from teban.games.reversi.levels.worth import WIN


class Price(NamedTuple):
    """In the measure of `worth`."""

    near_corner: int
    edge: int
    elsewhere: int


PARTS = (*(Price(100, 50, 150),) * 3, Price(0, 0, 50), Price(0, 0, 0))
"""From the first part of the game, by the cells that are taken, to the last."""


@cache
def price(size: int, cell: int, empty: int) -> int:
    """The price of a special on this cell, with so many cells empty."""
    found, cells = places(size), size * size
    near_corner, edge, elsewhere = PARTS[len(PARTS) * (cells - empty) // (cells + 1)]
    if cell in found.corners:
        # Nobody can bracket a corner.
        return WIN
    if cell in found.diagonals or any(cell in pair for pair in found.neighbours):
        return near_corner
    return edge if cell in found.edges else elsewhere
