"""How a duel stands when a turn begins, at a glance."""

from math import exp, sqrt

from teban.core.ids import SeatId
from teban.games.blackpoker.cards import NUMBER, cards_in
from teban.games.blackpoker.levels.cards import VALUE
from teban.games.blackpoker.state import RIVAL, Duel, Side

# Fitted to who won thousands of games between adepts (logistic regression), and rounded.
LIFE = 1.4
"""For the root of the life: the last cards count most."""
HAND = 0.024
SIZE = 0.055
BULWARK = 0.27
TURN = 0.2


def standing(world: Duel, me: SeatId) -> float:
    """The chance that this seat wins, from 0 to 1."""
    lead = _strength(world.sides[me]) - _strength(world.sides[RIVAL[me]])
    lead += TURN if world.turn == me else -TURN
    return 1 / (1 + exp(-lead))


def _strength(side: Side) -> float:
    sizes = bulwarks = 0
    for unit in side.units:
        if unit.up:
            sizes += sum([NUMBER[card] for card in unit.cards])
        else:
            bulwarks += 1
    hand = sum([VALUE[card] for card in cards_in(side.hand)])
    return LIFE * sqrt(side.life) + HAND * hand + SIZE * sizes + BULWARK * bulwarks
