"""Which cells of the board are of one kind."""

from teban.core.ids import Cell
from teban.games.card_othello.geometry import BIT, GRID, SIZE

_ENDS = ((0, 1), (SIZE - 1, SIZE - 2))
CORNERS = tuple(Cell(row * SIZE + column) for row, _ in _ENDS for column, _ in _ENDS)
DIAGONALS = tuple(Cell(row * SIZE + column) for _, row in _ENDS for _, column in _ENDS)
"""Diagonal to each corner, in the same order (X squares)."""
NEIGHBOURS = tuple(
    GRID.plane((Cell(row * SIZE + inner), Cell(next_row * SIZE + column)))
    for row, next_row in _ENDS
    for column, inner in _ENDS
)
"""The two cells of the rim next to each corner (C squares), as planes."""

CORNER = GRID.plane(CORNERS)
X = GRID.plane(DIAGONALS)
C = NEIGHBOURS[0] | NEIGHBOURS[1] | NEIGHBOURS[2] | NEIGHBOURS[3]
RIM = GRID.plane(cell for cell in GRID.cells if {cell // SIZE, cell % SIZE} & {0, SIZE - 1})
EDGE = RIM & ~CORNER & ~C

CLASSES = ("corner", "x", "c", "edge", "inner")


def class_of(cell: Cell) -> str:
    """§14.2: what kind of cell it is; the first class that fits."""
    bit = BIT[cell]
    for name, plane in zip(CLASSES, (CORNER, X, C, EDGE), strict=False):
        if bit & plane:
            return name
    return CLASSES[-1]
