"""Gomoku (五目並べ): whoever first has five in a row wins."""

from collections.abc import Iterator, Sequence
from typing import Annotated, Any

from msgspec import Meta, Struct

from teban.core.decision import Decision
from teban.core.event import Event
from teban.core.game import Game
from teban.core.ids import Action, Cell, SeatId
from teban.core.marks import OnGrid
from teban.core.notation import Listed, cells
from teban.core.result import Result
from teban.core.turns import Tell, TurnState
from teban.players import by_search

FIVE = 5
COLOURS = "BW"
DIRECTIONS = ((0, 1), (1, 0), (1, 1), (1, -1))
"""Rows and columns to go on by."""


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """The settings of one table."""

    size: Annotated[int, Meta(ge=5, le=19)] = 9


class Place(Event, frozen=True):
    """A stone is placed."""

    seat: SeatId
    cell: Cell


class Board(TurnState):
    """One position."""

    options: Options
    stones: Annotated[str, OnGrid("BW.")]
    five: tuple[Cell, ...] = ()
    """The stones that have won."""

    @property
    def notation(self) -> Listed:
        """An action is the cell to place on."""
        return cells(self.options.size)

    def legal(self) -> Sequence[Action]:
        """Any empty cell."""
        return [cell for cell, stone in enumerate(self.stones) if stone == "."]

    def play(self, action: Action, tell: Tell) -> None:
        """Place a stone of the mover."""
        own = COLOURS[self.mover]
        self.stones = f"{self.stones[:action]}{own}{self.stones[action + 1 :]}"
        lines = (self.line(action, own, *direction) for direction in DIRECTIONS)
        self.five = next((line for line in lines if len(line) >= FIVE), ())
        tell(Place(seat=self.mover, cell=Cell(action)))

    def result(self) -> Result | None:
        """Five in a row win, and a full board is a draw."""
        if self.five:
            winner = COLOURS.index(self.stones[self.five[0]])
            return Result((1 - winner, winner))
        return None if "." in self.stones else Result((0, 0))

    def line(self, cell: int, colour: str, rows: int, columns: int) -> tuple[Cell, ...]:
        """A cell with all stones of a colour that are in a row with it."""
        back, on = ([*self._run(cell, colour, sign * rows, sign * columns)] for sign in (-1, 1))
        return (*reversed(back), Cell(cell), *on)

    def _run(self, cell: int, colour: str, rows: int, columns: int) -> Iterator[Cell]:
        size = self.options.size
        row, column = cell // size + rows, cell % size + columns
        while 0 <= row < size and 0 <= column < size:
            if self.stones[row * size + column] != colour:
                return
            yield Cell(row * size + column)
            row, column = row + rows, column + columns


def hope(board: Any, decision: Decision, options: Sequence[Action]) -> list[float]:
    """A cell is the more promising, the longer the line that it makes, or takes from the rival."""
    own, rival = COLOURS[decision.seat], COLOURS[1 - decision.seat]

    def longest(cell: Action, colour: str) -> int:
        return max(len(board.line(cell, colour, *direction)) for direction in DIRECTIONS)

    return [8.0 ** longest(cell, own) + 7.0 ** longest(cell, rival) for cell in options]


class Gomoku(Game[Board]):
    """The game."""

    key = "gomoku"
    seat_names = tuple(COLOURS)
    options, position = Options, Board
    presets = {"standard": Options(), "large": Options(size=15)}
    levels = {
        "easy": by_search(20, depth=4),
        "normal": by_search(60, prior=hope, depth=4),
        "hard": by_search(400, prior=hope, depth=6),
    }

    def start(self, options: Options) -> Board:
        """An empty board, black to move."""
        return Board(options, "." * options.size**2)


GAME = Gomoku()
