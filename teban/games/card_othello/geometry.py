"""The board, and which cells lie around which."""

from teban.core.grid import grid
from teban.core.ids import Cell

SIZE = 8
GRID = grid(SIZE, SIZE)
BIT = GRID.bit


def _at(row: int, column: int) -> list[Cell]:
    inside = 0 <= row < SIZE and 0 <= column < SIZE
    return [Cell(row * SIZE + column)] if inside else []


def _around(cell: Cell) -> tuple[Cell, ...]:
    row, column = divmod(cell, SIZE)
    near = [(row + dy, column + dx) for dy in (-1, 0, 1) for dx in (-1, 0, 1) if dx or dy]
    return tuple(found for place in near for found in _at(*place))


def _ray(cell: Cell, dy: int, dx: int) -> tuple[Cell, ...]:
    row, column = divmod(cell, SIZE)
    cells = (_at(row + dy * step, column + dx * step) for step in range(1, SIZE))
    return tuple(found for cell in cells for found in cell)


AROUND = tuple(_around(cell) for cell in GRID.cells)
"""The up to eight neighbours of each cell, row by row from the top left."""
NEAR = tuple(GRID.plane(cells) for cells in AROUND)
"""The same as planes."""
WAYS = {"up": (-1, 0), "down": (1, 0), "left": (0, -1), "right": (0, 1)}
RAYS = {way: tuple(_ray(cell, *step) for cell in GRID.cells) for way, step in WAYS.items()}
"""The cells from each one to the rim, nearest first, in each straight direction."""
STRAIGHT = GRID.all & (1 << len(WAYS) * SIZE * (SIZE + 1)) - 1
"""All cells, in the bits of the straight directions alone: a plane has those lines first."""


def name_of(cell: int) -> str:
    """`d3`; for labels of chance."""
    return GRID.name(Cell(cell))
