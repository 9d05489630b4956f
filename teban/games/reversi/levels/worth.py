"""What a position is worth to the mover, by what can be counted on planes quickly."""

from collections.abc import Iterable
from functools import cache
from itertools import product
from typing import NamedTuple

from teban.core.grid import DIRECTIONS, Grid, grid
from teban.core.ids import Cell
from teban.games.reversi.levels.places import places
from teban.games.reversi.weights import weights

WIN = 100_000
STONE = 10


class Rates(NamedTuple):
    """What one more of each is worth than the rival has."""

    corner: int
    diagonal: int
    """Diagonal to an empty corner."""
    neighbour: int
    """On the edge, next to an empty corner."""
    edge: int
    choice: int
    """A line in which a stone may be placed."""
    exposed: int
    """An empty cell beside a stone."""
    open_corner: int
    """A line in which a stone may be placed on a corner."""


RATES = Rates(1000, -500, -200, 80, 40, -20, 300)


class Worth:
    """The worth of positions on a board of one size."""

    def __init__(self, size: int) -> None:
        self.grid: Grid = grid(size, size)
        self.order = [-worth for worth in weights(size)]
        """The cells by their worth, for sorting: the lowest first."""
        self._corners = self._mask(places(size).corners)
        self._corner_planes = self.grid.plane(Cell(cell) for cell in places(size).corners)
        self._near = self._by_corners(size)

    def __call__(self, own: int, rival: int) -> int:
        """The worth to the mover, whose stones are `own`."""
        both = own | rival
        empty = self.grid.all ^ both
        choice, denied = self.grid.moves(own, rival, empty), self.grid.moves(rival, own, empty)
        if not choice and not denied:
            return final(own, rival)
        corner, diagonal, neighbour, edge, mobile, exposed, open_corner = RATES
        corners, planes = self._corners, self._corner_planes
        diagonals, neighbours, edges = self._near[both & corners]
        return (
            corner * ((own & corners).bit_count() - (rival & corners).bit_count())
            + diagonal * ((own & diagonals).bit_count() - (rival & diagonals).bit_count())
            + neighbour * ((own & neighbours).bit_count() - (rival & neighbours).bit_count())
            + edge * ((own & edges).bit_count() - (rival & edges).bit_count())
            + mobile * (choice.bit_count() - denied.bit_count())
            + exposed * ((own << 1 & empty).bit_count() - (rival << 1 & empty).bit_count())
            + open_corner * ((choice & planes).bit_count() - (denied & planes).bit_count())
        )

    def _by_corners(self, size: int) -> dict[int, tuple[int, int, int]]:
        """For each set of taken corners: the cells near empty ones, and the rest of the edge."""
        found = places(size)
        kinds = {}
        for taken in product((False, True), repeat=len(found.corners)):
            here = [
                (diagonal, beside)
                for diagonal, beside, gone in zip(
                    found.diagonals, found.neighbours, taken, strict=True
                )
                if not gone
            ]
            corners = [cell for cell, gone in zip(found.corners, taken, strict=True) if gone]
            beside = {cell for _, cells in here for cell in cells}
            kinds[self._mask(corners)] = (
                self._mask(cell for cell, _ in here),
                self._mask(beside),
                self._mask(found.edges - beside),
            )
        return kinds

    def _mask(self, cells: Iterable[int]) -> int:
        """One bit for each cell, the lowest of its eight: quicker to count than a plane."""
        mask = 0
        for cell in cells:
            mask |= self.grid.bit[cell] & -self.grid.bit[cell]
        return mask


def final(own: int, rival: int) -> int:
    """What the end of a game is worth: winning before all else, then the stones."""
    lead = (own.bit_count() - rival.bit_count()) // len(DIRECTIONS)
    return WIN * ((lead > 0) - (lead < 0)) + STONE * lead


@cache
def worth_on(size: int) -> Worth:
    """The worth on a board of this size; made once."""
    return Worth(size)
