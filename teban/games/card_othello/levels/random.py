"""The player that does anything, but takes nothing back."""

from msgspec import structs

from teban.core.ids import Action
from teban.core.seat import Seat
from teban.games.card_othello import space
from teban.players.uniform import Uniform


class Anything:
    """Every legal action alike; a card that is used stays used."""

    def __init__(self, seed: int) -> None:
        self._player = Uniform(seed)

    def choose(self, seat: Seat) -> Action:
        """Any of them."""
        legal = tuple(action for action in seat.decision.legal if action != space.CANCEL)
        decision = structs.replace(seat.decision, legal=legal)
        return self._player.choose(structs.replace(seat, decision=decision))
