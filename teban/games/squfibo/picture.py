"""How a view looks: the board, both hands, deck and discard pile, stars."""

from teban.core.ids import SeatId
from teban.core.picture import Board, Fact, Picture, Pile, Spot
from teban.games.squfibo.space import CELL_NAMES
from teban.games.squfibo.view import View

_NUMBERS = ("1", "2", "3")


def picture(view: View) -> Picture:
    """The table."""
    spots = tuple(
        Spot(CELL_NAMES[cell], card or "", ("placed",) if cell == view.placed else ())
        for cell, card in enumerate(view.board)
    )
    hands = (
        Pile("hand", hand, SeatId(seat))
        if isinstance(hand, int)
        else Pile("hand", len(hand), SeatId(seat), hand)
        for seat, hand in enumerate(view.hands)
    )
    stars = (Fact("stars", stars, SeatId(seat)) for seat, stars in enumerate(view.stars))
    piles = (
        *hands,
        Pile("deck", view.deck),
        Pile("discard", len(view.discard), None, view.discard),
    )
    return Picture((Board(_NUMBERS, _NUMBERS, spots),), piles, (*stars, Fact("pool", view.pool)))
