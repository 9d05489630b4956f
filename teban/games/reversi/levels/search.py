"""Alpha-beta search in one world, on planes alone: some four microseconds a position.

The rules themselves (`rules.apply`) keep track of much that a search never asks for. Here a
position is two planes, the mover's stones first, and a world is its plane of specials.
"""

from collections.abc import Callable

from teban.core.grid import Grid
from teban.core.ids import Cell
from teban.games.reversi.levels.worth import Worth, final
from teban.games.reversi.rules import until_special

MOST = 1 << 30
ORDERED = 3
"""From this depth on it pays to look which move leaves the rival least choice."""
LOOKS = 128
"""Positions between two looks at the clock; a power of two."""


class OutOfTime(Exception):  # noqa: N818 - the end of a search, not an error
    """The deadline has passed."""


class Search:
    """A search in one world; it remembers what it has found."""

    def __init__(self, worth: Worth, special: int, late: Callable[[], bool]) -> None:
        self._grid: Grid = worth.grid
        self._worth = worth
        self._special = special
        self._late = late
        self._found: dict[tuple[int, int], tuple[int, int, int, int]] = {}
        """For a position: depth, at least, at most, and the best cell."""
        self.nodes = 0

    def place(self, cell: Cell, own: int, rival: int) -> tuple[int, int]:
        """Both planes after a stone is placed, the placing side's first."""
        turned = self._turned(cell, own, rival)
        return own | turned | self._grid.bit[cell], rival ^ turned

    def value(self, own: int, rival: int, depth: int, alpha: int, beta: int) -> int:
        """What the position is worth to the mover, so many placements ahead."""
        self.nodes += 1
        if not self.nodes % LOOKS and self._late():
            raise OutOfTime
        if depth <= 0:
            return self._worth(own, rival)
        grid = self._grid
        empty = grid.all ^ own ^ rival
        moves = grid.moves(own, rival, empty)
        if not moves:
            if not grid.moves(rival, own, empty):
                return final(own, rival)
            return -self.value(rival, own, depth, -beta, -alpha)
        if depth >= ORDERED:
            return self._remembered(own, rival, depth, alpha, beta)
        cells = grid.cells_of(moves)
        cells.sort(key=self._worth.order.__getitem__)
        best = -MOST
        for cell in cells:
            turned = self._turned(cell, own, rival)
            after = own | turned | grid.bit[cell]
            worth = -self.value(rival ^ turned, after, depth - 1, -beta, -alpha)
            if worth > best:
                best = worth
                alpha = max(alpha, worth)
                if worth >= beta:
                    break
        return best

    def _remembered(self, own: int, rival: int, depth: int, alpha: int, beta: int) -> int:
        """The same, from memory if it is there."""
        known = self._found.get((own, rival))
        first = -1
        if known is not None:
            known_depth, least, most, first = known
            if known_depth == depth and (least >= beta or most <= alpha or least == most):
                return least if least >= beta else most
        best, best_cell = -MOST, -1
        low = alpha
        for _, cell, after, left in self._ordered(own, rival, first):
            worth = -self.value(left, after, depth - 1, -beta, -low)
            if worth > best:
                best, best_cell = worth, cell
                low = max(low, worth)
                if worth >= beta:
                    break
        least = best if best > alpha else -MOST
        most = best if best < beta else MOST
        self._found[own, rival] = depth, least, most, best_cell
        return best

    def _ordered(self, own: int, rival: int, first: int) -> list[tuple[int, Cell, int, int]]:
        """The moves with what comes of them: the remembered one, then by the choice they leave."""
        grid, order = self._grid, self._worth.order
        found = []
        empty = grid.all ^ own ^ rival
        for cell in grid.cells_of(grid.moves(own, rival, empty)):
            after, left = self.place(cell, own, rival)
            denied = grid.moves(left, after, empty ^ grid.bit[cell]).bit_count()
            found.append((-MOST if cell == first else 4 * denied + order[cell], cell, after, left))
        found.sort()
        return found

    def _turned(self, cell: Cell, own: int, rival: int) -> int:
        turned = self._grid.brackets(cell, own, rival)
        if turned & self._special:
            turned, _ = until_special(self._grid, cell, own, rival, self._special)
        return turned
