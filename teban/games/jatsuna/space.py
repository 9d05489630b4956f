"""The board, and every action as a number and in words.

An action is the cell to place on. `(3,6)`, row and column, is the rulebook's way to write it (C10);
`f3` is understood as well.
"""

from teban.core.grid import grid
from teban.core.ids import Action, Cell
from teban.core.refused import Expect, Refused, Why, bad_value
from teban.games.jatsuna import refusals
from teban.games.jatsuna.sides import EMPTY, SEATS, SIDES

SIZE = 7
GRID = grid(SIZE, SIZE)
"""Without holes: a wall is a cell that is neither empty nor anybody's."""
BIT = GRID.bit
ACTIONS = len(GRID.cells)
PASS = "pass"

NAMES = tuple(f"({cell // SIZE + 1},{cell % SIZE + 1})" for cell in GRID.cells)
FIRST, LAST = NAMES[0], NAMES[-1]
CELLS_BY_NAME = {name: cell for cell in GRID.cells for name in (NAMES[cell], GRID.name(cell))}


def name(action: Action) -> str:
    """The action in notation."""
    if not 0 <= action < ACTIONS:
        raise Refused(Why.NO_SUCH_ACTION, got=action)
    return NAMES[action]


def parse(text: str) -> Action:
    """The action of a notation."""
    # C3: the rulebook has the word, but nobody with an empty cell is ever without a move.
    if text == PASS:
        raise Refused(refusals.Why.NO_PASS)
    return cell_named("cell", text)


def cell_named(field: str, text: str) -> Cell:
    """The cell of either name."""
    cell = CELLS_BY_NAME.get(text)
    if cell is None:
        raise bad_value(field, text, Expect.CELL, first=FIRST, last=LAST)
    return cell


def planes(board: str, mover: int) -> tuple[int, ...]:
    """The stones of the mover, of whoever moves next and then, and the empty cells of a board."""
    letters = (*(SIDES[(mover + after) % len(SIDES)] for after in SEATS), EMPTY)
    return tuple(
        GRID.plane(cell for cell in GRID.cells if board[cell] == letter) for letter in letters
    )
