"""Which cells of a board are of one kind."""

from functools import cache

from msgspec import Struct


class Places(Struct, frozen=True):
    """The kinds of cells that computer players tell apart."""

    corners: tuple[int, ...]
    diagonals: tuple[int, ...]
    """Diagonal to each corner, in the same order (X squares)."""
    neighbours: tuple[tuple[int, int], ...]
    """The two cells of the edge next to each corner (C squares)."""
    edges: frozenset[int]
    """The edge, all of it but the corners."""


@cache
def places(size: int) -> Places:
    """The cells of a board of this size."""
    ends = [(0, 1), (size - 1, size - 2)]
    corners, diagonals, neighbours = [], [], []
    for row, row_in in ends:
        for column, column_in in ends:
            corners.append(row * size + column)
            diagonals.append(row_in * size + column_in)
            neighbours.append((row * size + column_in, row_in * size + column))
    edge = {
        cell
        for cell in range(size * size)
        if {cell // size, cell % size} & {0, size - 1} and cell not in corners
    }
    return Places(tuple(corners), tuple(diagonals), tuple(neighbours), frozenset(edge))


@cache
def edges_and_diagonals(size: int) -> frozenset[int]:
    """Where a special is worth most to a simple player (rulings, 1.6)."""
    found = places(size)
    return found.edges.union(found.diagonals)
