"""Expectations against the position, each as a wanted and a found value of the same form."""

from collections.abc import Callable, Mapping
from typing import Any

from teban.core.ids import Cell
from teban.core.result import Result
from teban.core.vocabulary import Compared
from teban.games.jatsuna.scenario.reading import board_of, cells_of, numbers_of, seat_of
from teban.games.jatsuna.sides import SEATS, SIDES
from teban.games.jatsuna.space import GRID, NAMES, SIZE
from teban.games.jatsuna.state import Board

Comparison = Callable[[Board, Any], Compared]


def compare(board: Board, word: str, wanted: Any) -> Compared:
    """One expectation."""
    return _COMPARISONS[word](board, wanted)


def rows(text: str) -> list[str]:
    """A board as its rows."""
    return [text[at : at + SIZE] for at in range(0, len(text), SIZE)]


def left(board: Board) -> list[int]:
    """1.7: how many placements each side still has; whoever moves first has the odd ones."""
    return shared_out(GRID.count(board.empty), board.mover)


def shared_out(empty: int, mover: int) -> list[int]:
    """So many empty cells, one after the other from this side on."""
    waits = [(seat - mover) % len(SIDES) for seat in SEATS]
    return [(empty + len(SIDES) - 1 - wait) // len(SIDES) for wait in waits]


def _board(board: Board, wanted: Any) -> Compared:
    return Compared(rows(board_of("expect.board", wanted)), rows(board.colours()))


def compared_cells(field: str, wanted: Any, found: list[Cell]) -> Compared:
    """Cells in words, in the order of the board."""
    named = sorted(cells_of(field, wanted))
    return Compared(*(" ".join(NAMES[cell] for cell in cells) for cells in (named, found)))


def _legal(board: Board, wanted: Any) -> Compared:
    return compared_cells("expect.legal", wanted, GRID.cells_of(board.legal))


def _first(board: Board, wanted: Any) -> Compared:
    return Compared(SIDES[seat_of("expect.first", wanted)], SIDES[board.first])


def _numbers(
    field: str, numbers: Callable[[Board], list[int] | tuple[int, ...]], least: int = 0
) -> Comparison:
    def for_each(board: Board, wanted: Any) -> Compared:
        return Compared(numbers_of(f"expect.{field}", wanted, least), [*numbers(board)])

    return for_each


_COMPARISONS: Mapping[str, Comparison] = {
    "board": _board,
    "legal": _legal,
    "first": _first,
    "count": _numbers("count", lambda board: board.counts()),
    "ranks": _numbers("ranks", lambda board: Result(board.counts()).ranks, least=1),
    "left": _numbers("left", left),
}
WORDS = frozenset(_COMPARISONS)
