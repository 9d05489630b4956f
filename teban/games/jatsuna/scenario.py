"""The words of Jatsuna in scenario files."""

from collections.abc import Mapping, Sequence
from typing import Any

from teban.core.chance import Luck
from teban.core.ids import Cell
from teban.core.picture import Picture
from teban.core.result import Result
from teban.core.words import Find, Vocabulary, by_name
from teban.core.words.forms import (
    Cells,
    Each,
    Form,
    Maybe,
    Number,
    OneOf,
    Rows,
    SeatName,
    one_cell,
)
from teban.core.words.vocabulary import DRAW, USUAL_LUCK
from teban.games.jatsuna.options import Transform
from teban.games.jatsuna.picture import picture
from teban.games.jatsuna.setup import begin, blank
from teban.games.jatsuna.sides import EMPTY, LETTERS, SEATS, SIDES, counted
from teban.games.jatsuna.space import CELLS_BY_NAME, GRID, NAMES, SIZE, planes
from teban.games.jatsuna.state import Board
from teban.games.jatsuna.view import View, view


def _left(empty: int, mover: int) -> list[int]:
    """1.7: so many empty cells, shared out one after the other from this side on."""
    waits = [(seat - mover) % len(SIDES) for seat in SEATS]
    return [(empty + len(SIDES) - 1 - wait) // len(SIDES) for wait in waits]


def _legal(view: View) -> list[Cell]:
    """Where the mover may place."""
    if view.to_move is None:
        return []
    own, following, last, empty = planes(view.board, view.to_move)
    return GRID.cells_of(GRID.moves(own, following | last, empty) or empty)


def _winner(view: View) -> str | None:
    if view.count is None:
        return None
    winner = Result(view.count).winner
    return DRAW if winner is None else SIDES[winner]


SEAT = SeatName(tuple(SIDES))
RANKS = Each(Number(least=1), tuple(SIDES))
FORMS: Mapping[str, Form] = {
    "board": Rows(LETTERS, SIZE, SIZE),
    "legal": Cells(one_cell(CELLS_BY_NAME)),
    "first": SEAT,
    "count": Each(Number(), tuple(SIDES)),
    "ranks": RANKS,
    "left": Each(Number(), tuple(SIDES)),
    "turn": Number(),
    "transform": OneOf(tuple(Transform)),
}
SEEN_FORMS: Mapping[str, Form] = {"seat": Maybe(SEAT), "ranks": Maybe(RANKS)}
FOUND: Mapping[str, Find] = {
    **by_name("first"),
    "board": Board.colours,
    "legal": lambda board: GRID.cells_of(board.legal),
    "count": Board.counts,
    "ranks": lambda board: Result(board.counts()).ranks,
    "left": lambda board: _left(GRID.count(board.empty), board.mover),
}
SEEN: Mapping[str, Find] = {
    **by_name("board", "to_move", "turn", "first", "transform", "seat", "ranks"),
    "legal": _legal,
    "count": lambda view: counted(view.board),
    "left": lambda view: _left(view.board.count(EMPTY), view.to_move or 0),
    "over": lambda view: view.to_move is None,
    "winner": _winner,
}
LINES: Mapping[str, str] = {"place": "place [{seat}] {cell}", "turn": "turn {seat}", "over": "over"}


class JatsunaWords(Vocabulary):
    """What scenario files may say about this game."""

    own_forms, seen_forms = FORMS, SEEN_FORMS
    expect_words, view_words, templates = FOUND, SEEN, LINES
    setup_words = ("board", "to_move")

    def cell(self, cell: Cell) -> Sequence[str]:
        """As row and column, or as a letter and a number."""
        return NAMES[cell], GRID.name(cell)

    def compose(self, document: Mapping[str, Any], luck: Luck = USUAL_LUCK) -> Any:
        """Without `setup` the ordinary start, whose roulette may be forced."""
        return super().compose(document, luck) if "setup" in document else self.begin(luck)

    def laid_out(self, named: Mapping[str, Any], luck: Luck) -> Board:
        """A board has the walls that it shows."""
        board = named.get("board", blank(self.options))
        mover = named.get("to_move")
        found: Board = begin(self.game.position, self.options, board, luck, mover)
        return found

    def picture(self, position: Board) -> Picture:
        """All of it."""
        return picture(view(position, None))
