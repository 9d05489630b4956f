"""Tables on which what is rare comes up all the time: traps, offers, hands that are seen."""

from collections.abc import Sequence
from typing import cast

from teban.core.chance import Luck
from teban.core.deck import Slot, new_deck
from teban.core.event import Event
from teban.core.game import Game, Nothing
from teban.core.ids import EVERYONE, Action, SeatId
from teban.games.card_othello.cards.catalogue import number_of
from teban.games.card_othello.game import CardOthello, CardOthelloState
from teban.games.card_othello.hands import receive
from teban.games.card_othello.options import MOST_CHARGE, Options
from teban.games.card_othello.setup import begin
from teban.games.card_othello.state import SEATS
from tests.contract.tables import Table

TRICKS = (
    number_of("TRAP_WILL"),
    number_of("TRAP_WILL"),
    number_of("REGEN_WILL"),
    number_of("HYPERACTIVE_WILL"),
    number_of("ULTIMATE_HYPERACTIVE_GOD"),
    number_of("SACRIFICE_WILL"),
    number_of("HEAVEN_BLESSING"),
    number_of("CONDEMN_WILL"),
    number_of("SELL_CARD_WILL"),
    number_of("STEAL_CARD"),
    number_of("STRONG_WIND_WILL"),
    number_of("POSITION_SWAP_WILL"),
    number_of("GUARD_WILL"),
)
"""Cards that set traps, and those that meet them."""


class Rigged(CardOthelloState):
    """Both sides can always pay."""

    def apply(self, action: Action, seat: SeatId, events: list[Event] | None = None) -> None:
        super().apply(action, seat, events)
        self.charge = (MOST_CHARGE, MOST_CHARGE)


class RiggedGame(CardOthello):
    """Decks of nothing but tricks."""

    def __init__(self, kind: type[CardOthelloState]) -> None:
        self.position = kind

    def begin(
        self,
        options: Options,
        private: Sequence[Nothing],
        luck: Luck,
        events: list[Event] | None = None,
    ) -> CardOthelloState:
        board = begin(self.position, luck)
        board.charge = (MOST_CHARGE, MOST_CHARGE)
        board.hands = ((), ())
        deck = new_deck(len(SEATS), TRICKS * 3)
        board.decks = (deck, deck)
        for seat in SEATS:
            for card in TRICKS[luck.seed[-1] % 5 :: 4]:
                receive(board, seat, Slot(card, EVERYONE))
        return board


def rigged(kind: type[CardOthelloState] = Rigged) -> Table:
    """A table for the checks of the contract."""
    game = cast(Game, RiggedGame(kind))
    return Table(game, Options(), (Nothing(), Nothing()), "rigged", hides=True)
