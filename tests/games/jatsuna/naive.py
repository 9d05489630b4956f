"""Jatsuna once more, as slowly and plainly as possible, to check the real rules against.

It shares no code with them: a dictionary of cells by row and column, and walking step by step.
"""

from typing import TypeAlias

At: TypeAlias = tuple[int, int]

NEXT = {"O": "C", "C": "P", "P": "O"}
STEPS = [(down, right) for down in (-1, 0, 1) for right in (-1, 0, 1) if down or right]
CELLS = [(row, column) for row in range(1, 8) for column in range(1, 8)]
FIRST = {
    "wide": {(3, 4): "O", (5, 6): "C", (6, 3): "P"},
    "tight": {(3, 3): "O", (3, 5): "C", (5, 4): "P"},
    "edge": {(1, 4): "O", (7, 2): "C", (7, 6): "P"},
    "diagonal": {(2, 2): "O", (2, 6): "C", (6, 4): "P"},
}
BECOMES = {
    "own": dict(zip(("OC", "OP", "CP", "CO", "PO", "PC"), "OOCCPP", strict=True)),
    "sansukumi": dict(zip(("OC", "OP", "CP", "CO", "PO", "PC"), "POOCCP", strict=True)),
}
"""Mover and captured, as the rows of the tables stand in the rulings."""


class Naive:
    """One position."""

    def __init__(self, transform: str, layout: str, wall: bool, mover: str) -> None:
        self.transform = transform
        self.cells = dict(FIRST[layout])
        if wall:
            self.cells[4, 4] = "X"
        self.mover = mover

    def captured(self, at: At) -> list[At]:
        """The stones that the mover would capture from a cell."""
        found: list[At] = []
        for down, right in STEPS:
            run: list[At] = []
            row, column = at[0] + down, at[1] + right
            while self.cells.get((row, column), "X") not in ("X", self.mover):
                run.append((row, column))
                row, column = row + down, column + right
            if self.cells.get((row, column)) == self.mover:
                found += run
        return found

    def legal(self) -> list[At]:
        """Where the mover may place, row by row."""
        empty = [at for at in CELLS if at not in self.cells]
        return [at for at in empty if self.captured(at)] or empty

    def place(self, at: At) -> None:
        """Place and go on."""
        for stone in self.captured(at):
            self.cells[stone] = BECOMES[self.transform][self.mover + self.cells[stone]]
        self.cells[at] = self.mover
        self.mover = NEXT[self.mover]

    def placed(self, at: At) -> "Naive":
        """The position after a placement."""
        after = Naive(self.transform, "wide", wall=False, mover=self.mover)
        after.cells = dict(self.cells)
        after.place(at)
        return after

    def board(self) -> str:
        """Row by row."""
        return "".join(self.cells.get(at, ".") for at in CELLS)


def leaves(position: Naive, depth: int) -> int:
    """How many ways there are to place so many stones."""
    legal = position.legal()
    if depth == 1 or not legal:
        return len(legal) or 1
    return sum(leaves(position.placed(at), depth - 1) for at in legal)
