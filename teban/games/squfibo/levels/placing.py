"""Ways to choose a card and a cell."""

from collections.abc import Callable
from random import Random
from typing import TypeAlias

from teban.core.deck import Card
from teban.core.ids import Action
from teban.core.seat import Seat
from teban.games.squfibo.cards import EMPTY, KINDS, NAMED
from teban.games.squfibo.roles import CELLS, WORTH, roles_with
from teban.games.squfibo.space import PLACE
from teban.games.squfibo.view import View

Placing: TypeAlias = Callable[[Seat, Random], Action]

FIRST_AWAY = (16, 9, 1, 4)
"""The values in the order in which a card is given away that makes no role."""


def anywhere(seat: Seat, random: Random) -> Action:
    """Any card, any cell."""
    return random.choice(seat.decision.legal)


def making_roles(seat: Seat, random: Random) -> Action:
    """What makes the best role; where nothing does, a card by its value, on any cell."""
    board = board_of(seat.view)
    worth = {action: _best(board, action) for action in seat.decision.legal}
    most = max(worth.values())
    if not most:
        most_away = min(_away(action) for action in worth)
        return random.choice([action for action in worth if _away(action) == most_away])
    return random.choice([action for action, stars in worth.items() if stars == most])


def board_of(view: View) -> list[Card]:
    """The cards on the board, as the tables of roles want them."""
    return [EMPTY if name is None else NAMED[name] for name in view.board]


def _best(board: list[Card], action: Action) -> int:
    """The stars of the best role that this placement makes."""
    card, cell = divmod(action - PLACE, CELLS)
    after = [*board[:cell], card, *board[cell + 1 :]]
    return max((WORTH[role] for _, role in roles_with(after, cell)), default=0)


def _away(action: Action) -> tuple[int, Card]:
    """How soon the card of a placement is given away; red before blue."""
    card = (action - PLACE) // CELLS
    return FIRST_AWAY.index(KINDS[card][1]), card
