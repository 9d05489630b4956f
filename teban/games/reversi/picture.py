"""How a view looks: the board, with what is marked for its viewer."""

from teban.core.ids import SeatId
from teban.core.picture import Fact, Picture, square
from teban.games.reversi.colours import COLOURS
from teban.games.reversi.view import View


def picture(view: View) -> Picture:
    """The table."""
    pieces = {cell: piece for cell, piece in enumerate(view.board) if piece != "."}
    board = square(view.size, pieces, len(view.board), special=view.marks)
    stones = (Fact("stones", view.board.count(colour)) for colour in COLOURS)
    counts = tuple(Fact(one.name, one.value, SeatId(seat)) for seat, one in enumerate(stones))
    return Picture((board,), facts=counts)
