"""Hidden Reversi once more, as slowly and plainly as possible, to check the real rules against.

It shares no code with them: a dictionary of cells, and walking step by step.
"""

from typing import TypeAlias

Cells: TypeAlias = dict[tuple[int, int], str]
"""Colour by (column, row); lower case for a special."""

STEPS = [(dx, dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy]


class Naive:
    """One position."""

    def __init__(self, size: int, specials: int) -> None:
        middle = size // 2
        self.size = size
        self.cells: Cells = {
            (middle - 1, middle - 1): "W",
            (middle, middle): "W",
            (middle, middle - 1): "B",
            (middle - 1, middle): "B",
        }
        self.mover = "B"
        self.stock = {"B": specials, "W": specials}

    def legal(self, mover: str) -> list[tuple[int, int]]:
        """The legal cells of a side, row by row."""
        return [
            (x, y)
            for y in range(self.size)
            for x in range(self.size)
            if (x, y) not in self.cells and self.runs(x, y, mover)
        ]

    def runs(self, x: int, y: int, mover: str) -> list[list[tuple[int, int]]]:
        """The bracketed runs from a cell."""
        found = []
        for dx, dy in STEPS:
            run, at = [], (x + dx, y + dy)
            while self.cells.get(at, mover).upper() != mover:
                run.append(at)
                at = (at[0] + dx, at[1] + dy)
            if run and at in self.cells:
                found.append(run)
        return found

    def placed(self, x: int, y: int, special: bool) -> "Naive":
        """The position after a placement."""
        after = Naive(self.size, 0)
        after.cells, after.stock = dict(self.cells), dict(self.stock)
        for run in self.runs(x, y, self.mover):
            for at in run:
                if self.cells[at].islower():
                    break
                after.cells[at] = self.mover
        after.cells[x, y] = self.mover.lower() if special else self.mover
        after.stock[self.mover] -= special
        after.mover = rival(self.mover)
        return after

    def passed(self) -> "Naive":
        """The position after a pass."""
        after = Naive(self.size, 0)
        after.cells, after.stock, after.mover = self.cells, self.stock, rival(self.mover)
        return after

    def after_all(self) -> list["Naive"]:
        """Every position one action on; none when the game is over."""
        cells = self.legal(self.mover)
        if not cells:
            return [self.passed()] if self.legal(rival(self.mover)) else []
        kinds = (False, True) if self.stock[self.mover] else (False,)
        return [self.placed(x, y, special) for special in kinds for x, y in cells]

    def board(self) -> str:
        """Row by row."""
        everywhere = [(x, y) for y in range(self.size) for x in range(self.size)]
        return "".join(self.cells.get(at, ".") for at in everywhere)


def rival(colour: str) -> str:
    """The other side."""
    return "W" if colour == "B" else "B"


def leaves(position: Naive, depth: int) -> int:
    """Leaves of the legal tree."""
    following = position.after_all() if depth else []
    return sum(leaves(after, depth - 1) for after in following) if following else 1
