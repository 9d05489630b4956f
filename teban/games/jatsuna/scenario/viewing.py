"""Expectations against what a viewer is shown."""

from typing import Any

from teban.core.ids import Cell, SeatId
from teban.core.refused import Expect, bad_value
from teban.core.result import Result
from teban.core.vocabulary import Compared
from teban.games.jatsuna.options import Transform
from teban.games.jatsuna.scenario.comparing import compared_cells, rows, shared_out
from teban.games.jatsuna.scenario.reading import board_of, numbers_of, seat_of, whole_number
from teban.games.jatsuna.sides import EMPTY, SIDES, counted
from teban.games.jatsuna.space import GRID
from teban.games.jatsuna.view import View

WORDS = frozenset(
    (
        "board",
        "to_move",
        "legal",
        "turn",
        "first",
        "transform",
        "seat",
        "count",
        "ranks",
        "left",
        "over",
        "winner",
    )
)
_WINNERS = (*SIDES, "draw")
_TRANSFORMS = tuple(transform.value for transform in Transform)


def compare(view: View, word: str, wanted: Any) -> Compared:
    """One expectation; the words are those of the position, as far as a view has them."""
    field = f"view.{word}"
    match word:
        case "board":
            return Compared(rows(board_of(field, wanted)), rows(view.board))
        case "to_move" | "first" | "seat":
            want = None if wanted is None else SIDES[seat_of(field, wanted)]
            side = getattr(view, word)
            return Compared(want, None if side is None else SIDES[side])
        case "legal":
            return compared_cells(field, wanted, _legal(view))
        case "count":
            return Compared(numbers_of(field, wanted), [*counted(view.board)])
        case "ranks":
            want_ranks = None if wanted is None else numbers_of(field, wanted, least=1)
            return Compared(want_ranks, None if view.ranks is None else [*view.ranks])
        case "left":
            found = shared_out(view.board.count(EMPTY), view.to_move or 0)
            return Compared(numbers_of(field, wanted), found)
        case "transform":
            return Compared(_one_of(field, wanted, _TRANSFORMS), view.transform)
        case "over":
            if not isinstance(wanted, bool):
                raise bad_value(field, wanted, Expect.TRUE_OR_FALSE)
            return Compared(wanted, view.to_move is None)
        case "winner":
            want = None if wanted is None else _one_of(field, wanted, _WINNERS)
            return Compared(want, _winner(view))
        case _:
            return Compared(whole_number(field, wanted), view.turn)


def tells(view: View, seat: SeatId, fact: str) -> bool:
    """Nothing is hidden, so there is no fact to name."""
    raise bad_value("hidden", fact, Expect.NOTHING)


def _legal(view: View) -> list[Cell]:
    """Where the mover may place."""
    if view.to_move is None:
        return []
    planes = {
        letter: GRID.plane(cell for cell in GRID.cells if view.board[cell] == letter)
        for letter in (*SIDES, EMPTY)
    }
    own, empty = planes.pop(SIDES[view.to_move]), planes.pop(EMPTY)
    one, other = planes.values()
    return GRID.cells_of(GRID.moves(own, one | other, empty) or empty)


def _one_of(field: str, wanted: Any, names: tuple[str, ...]) -> str:
    if wanted not in names:
        raise bad_value(field, wanted, Expect.ONE_OF, names=names)
    return str(wanted)


def _winner(view: View) -> str | None:
    if view.count is None:
        return None
    winner = Result(view.count).winner
    return "draw" if winner is None else SIDES[winner]
