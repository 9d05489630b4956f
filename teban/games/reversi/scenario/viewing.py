"""Expectations against what a seat is shown."""

from typing import Any

from teban.core.grid import Grid, grid
from teban.core.ids import Cell, SeatId
from teban.core.refused import Expect, bad_value
from teban.core.vocabulary import Compared
from teban.games.reversi.colours import COLOURS
from teban.games.reversi.scenario.comparing import badges_of, earned_of
from teban.games.reversi.scenario.reading import (
    cells_of,
    item_numbers,
    pair,
    rows_of,
    seat_of,
    whole_number,
)
from teban.games.reversi.state import unpaint
from teban.games.reversi.view import View

WORDS = frozenset(
    (
        "board",
        "black",
        "white",
        "to_move",
        "legal",
        "turn",
        "stock",
        "initial",
        "items",
        "waiting",
        "marks",
        "badges",
        "blinded",
        "count",
        "over",
        "winner",
    )
)

_WINNERS = (*COLOURS, "draw")


def compare(view: View, word: str, wanted: Any) -> Compared:
    """One expectation; the words are those of the position, as far as a view has them."""
    field, board = f"view.{word}", grid(view.size, view.size)
    match word:
        case "board":
            text = rows_of(field, wanted, view.size, "BW.")
            return Compared(_rows(text, view.size), _rows(view.board, view.size))
        case "black" | "white":
            colour = {"black": "B", "white": "W"}[word]
            cells = [cell for cell in board.cells if view.board[cell] == colour]
            return _cells(field, wanted, cells, board)
        case "marks":
            return _cells(field, wanted, [Cell(cell) for cell in view.marks], board)
        case "legal":
            return _cells(field, wanted, _legal(view, board), board)
        case "to_move" | "blinded":
            seat = getattr(view, word)
            want = wanted if wanted is None else COLOURS[seat_of(field, wanted)]
            return Compared(want, None if seat is None else COLOURS[seat])
        case "items" | "waiting":
            named = item_numbers(field, wanted)
            held = getattr(view, word) or {}
            return Compared(named, {key: held.get(key, 0) for key in named})
        case "badges":
            named_badges = badges_of(field, wanted)
            return Compared(named_badges, earned_of(named_badges, view.badges))
        case "count":
            return Compared([*pair(field, wanted)], [*_count(view)])
        case "over":
            if not isinstance(wanted, bool):
                raise bad_value(field, wanted, Expect.TRUE_OR_FALSE)
            return Compared(wanted, view.to_move is None)
        case "winner":
            if wanted not in (None, *_WINNERS):
                raise bad_value(field, wanted, Expect.ONE_OF, names=_WINNERS)
            return Compared(wanted, _winner(view))
        case _:
            return Compared(whole_number(field, wanted), getattr(view, word))


def tells(view: View, seat: SeatId, fact: str) -> bool:
    """`d6*`: this stone is special; `stock W`, `items W`: what this side holds."""
    if fact.endswith("*"):
        board = grid(view.size, view.size)
        (cell,) = cells_of("hidden", fact[:-1], board)
        return cell in view.marks
    subject, _, side = fact.partition(" ")
    if subject not in ("stock", "items"):
        raise bad_value("hidden", fact, Expect.LIKE, examples=("d6*", "stock W", "items W"))
    shown = view.stock if subject == "stock" else view.items
    return seat == seat_of("hidden", side) and shown is not None


def _cells(field: str, wanted: Any, found: list[Cell], board: Grid) -> Compared:
    named = sorted(cells_of(field, wanted, board))
    return Compared(
        " ".join(board.name(cell) for cell in named), " ".join(board.name(cell) for cell in found)
    )


def _legal(view: View, board: Grid) -> list[Cell]:
    """L1: the colours alone decide, so everybody sees where the mover may place."""
    if view.to_move is None:
        return []
    stones = unpaint(board, view.board)
    own, rival = stones[view.to_move], stones[1 - view.to_move]
    return board.cells_of(board.moves(own, rival, board.all & ~own & ~rival))


def _count(view: View) -> tuple[int, int]:
    return view.board.count("B"), view.board.count("W")


def _winner(view: View) -> str | None:
    if view.to_move is not None:
        return None
    black, white = _count(view)
    return "draw" if black == white else COLOURS[black < white]


def _rows(text: str, size: int) -> list[str]:
    return [text[at : at + size] for at in range(0, len(text), size)]
