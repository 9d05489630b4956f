"""The player that wants everything now: the dearest card, and the most flips."""

from random import Random

from teban.core.ids import Action, Cell
from teban.core.seat import Seat
from teban.games.card_othello import space
from teban.games.card_othello.cards.catalogue import COSTS
from teban.games.card_othello.geometry import GRID
from teban.games.card_othello.state import COLOURS, RIVAL, SHIELDS
from teban.games.card_othello.view import View


class Greedy:
    """The dearest usable card, its first target, the placement that flips most; ties at random."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def choose(self, seat: Seat) -> Action:
        """What brings most at once."""
        legal = seat.decision.legal
        cards = [action for action in legal if _card(action) is not None]
        if cards:
            return max(cards, key=lambda action: COSTS[_card(action) or 0])
        places = [action for action in legal if space.PLACE <= action < space.PASS]
        if not places:
            return legal[0]
        return max(places, key=lambda action: (_flips(seat, action), self._random.random()))


def _card(action: Action) -> int | None:
    """The card that an action uses or picks."""
    if action < space.TARGET:
        return action - space.USE
    return action - space.PICK if space.PICK <= action < space.FINISH else None


def _flips(seat: Seat, action: Action) -> int:
    view: View = seat.view
    own, rival = (
        GRID.plane(cell for cell in GRID.cells if view.board[cell] == COLOURS[side])
        for side in (seat.id, RIVAL[seat.id])
    )
    shielded = GRID.plane(Cell(m.cell) for m in view.markers if m.kind in SHIELDS)
    return GRID.count(GRID.brackets(Cell(action - space.PLACE), own, rival & ~shielded))
