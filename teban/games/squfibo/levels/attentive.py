"""The player who notices most roles, and overlooks some as people do."""

from random import Random

from teban.core.ids import Action
from teban.core.seat import Seat
from teban.games.squfibo.levels.discarding import Discarding
from teban.games.squfibo.levels.placing import Placing, board_of
from teban.games.squfibo.roles import WORTH, roles_with
from teban.games.squfibo.space import CLAIM, END
from teban.games.squfibo.view import View


class Attentive:
    """Discards and places in some way, and claims the best role unless it overlooks them all."""

    def __init__(
        self, discarding: Discarding, placing: Placing, noticing: float, seed: int
    ) -> None:
        self._discarding = discarding
        self._placing = placing
        self._noticing = noticing
        self._random = Random(seed)

    def choose(self, seat: Seat) -> Action:
        """What the step of the turn asks for."""
        match seat.decision.kind:
            case "discard":
                return self._discarding(seat, self._random)
            case "place":
                return self._placing(seat, self._random)
            case _:
                return self._claim(seat.view)

    def _claim(self, view: View) -> Action:
        # Drawn whether there is a role or not, so that a game is the same with and without one.
        noticing = self._random.random() < self._noticing
        assert view.placed is not None
        roles = roles_with(board_of(view), view.placed)
        if not roles or not noticing:
            return END
        number, _ = max(roles, key=lambda found: WORTH[found[1]])
        return CLAIM + number
