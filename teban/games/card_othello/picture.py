"""How a view looks: the board with its markers, charges, cards."""

from teban.core.ids import SeatId
from teban.core.picture import Fact, Picture, Pile, square
from teban.games.card_othello.geometry import SIZE
from teban.games.card_othello.view import View


def picture(view: View) -> Picture:
    """The table."""
    pieces = {cell: piece for cell, piece in enumerate(view.board) if piece != "."}
    kinds = dict.fromkeys(marker.kind for marker in view.markers)
    marks = {kind: {m.cell for m in view.markers if m.kind == kind} for kind in kinds}
    board = square(SIZE, pieces, len(view.board), sprout=view.sprouts, **marks)
    hands = (
        Pile("hand", hand, SeatId(seat))
        if isinstance(hand, int)
        else Pile("hand", len(hand), SeatId(seat), hand)
        for seat, hand in enumerate(view.hands)
    )
    decks = (Pile("deck", left, SeatId(seat)) for seat, left in enumerate(view.decks))
    discard = Pile("discard", len(view.discard), None, view.discard)
    charge = (Fact("charge", charge, SeatId(seat)) for seat, charge in enumerate(view.charge))
    return Picture((board,), (*hands, *decks, discard), tuple(charge))
