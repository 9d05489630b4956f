"""How a view looks: the board."""

from teban.core.ids import SeatId
from teban.core.picture import Board, Fact, Picture, Spot
from teban.games.jatsuna.sides import EMPTY, counted
from teban.games.jatsuna.space import NAMES, SIZE
from teban.games.jatsuna.view import View

_NUMBERS = tuple(str(number) for number in range(1, SIZE + 1))


def picture(view: View) -> Picture:
    """The table."""
    spots = (
        Spot(NAMES[cell], "" if piece == EMPTY else piece) for cell, piece in enumerate(view.board)
    )
    stones = (Fact("stones", count, SeatId(seat)) for seat, count in enumerate(counted(view.board)))
    return Picture((Board(_NUMBERS, _NUMBERS, tuple(spots)),), facts=tuple(stones))
