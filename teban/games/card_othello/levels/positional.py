"""Level 3: the player that knows which cells and which targets are good, and looks no further."""

from random import Random

from teban.core.ids import Action
from teban.core.seat import Seat
from teban.games.card_othello import space
from teban.games.card_othello.cards.catalogue import COSTS
from teban.games.card_othello.levels import sight

SEED_BITS = 63


class Positional:
    """The dearest card, the most promising target, the placement that looks best."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def choose(self, seat: Seat) -> Action:
        """What looks best at first sight."""
        cards = [action for action in seat.decision.legal if action < space.TARGET]
        if cards:
            return max(cards, key=lambda action: COSTS[action - space.USE])
        world = seat.sample(self._random.getrandbits(SEED_BITS))
        chosen = sight.finish(world, seat.decision, self._random)
        return sight.place(world, seat.decision) if chosen is None else chosen
