"""What counts how much, from many games of quick players: a regression on how they ended.

A unit is the logarithm of the odds to win. The first number of a weight holds for the first stones
on the board, the second for the last.
"""

from collections.abc import Mapping
from typing import NamedTuple

from teban.games.card_othello.state import Kind


class Weight(NamedTuple):
    """What one more of something is worth."""

    first: float
    last: float


STONES: Mapping[str, Weight] = {
    "tempo": Weight(-0.02, 0.117),
    "discs": Weight(-0.029, 0.048),
    "late_discs": Weight(-0.036, 0.024),
    "corners": Weight(0.772, 0.074),
    "open_x": Weight(-0.37, 0.092),
    "open_c": Weight(-0.277, -0.017),
    "anchored": Weight(0.505, 0.177),
    "edges": Weight(0.013, 0.015),
    "lines": Weight(-0.025, 0.028),
    "corner_lines": Weight(0.027, 0.16),
    "corner_now": Weight(0.318, 0.143),
    "frontier": Weight(0.009, -0.023),
    "charge": Weight(0.004, 0.005),
    "hand": Weight(0.007, 0.013),
}
"""In the order in which `worth` counts them."""

MARKERS: Mapping[Kind, Weight] = {
    Kind.PROTECTED: Weight(-0.035, 0.039),
    Kind.PERMA: Weight(0.229, 0.104),
    Kind.GUARD: Weight(-0.009, 0.004),
    Kind.DRAGON: Weight(0.059, -0.085),
    Kind.BREEDING: Weight(-0.025, -0.069),
    Kind.UDG: Weight(0.066, -0.031),
    Kind.HYPER: Weight(0.001, -0.246),
    Kind.UHG: Weight(-0.367, -0.27),
    Kind.REGEN: Weight(0.042, 0.103),
    Kind.WORK: Weight(0.006, 0.0),
    Kind.BOMB: Weight(-0.038, 0.09),
    Kind.TRAP: Weight(0.232, -0.218),
}
"""Each as often as it will still act, or once."""

CARDS: Mapping[str, float] = {
    "TREASURE_BOX": -0.015,
    "FREE_PLACEMENT": 0.208,
    "PROTECTED_NEXT_STONE": -0.023,
    "SWAP_WITH_ENEMY": 0.108,
    "SACRIFICE_WILL": 0.015,
    "PERMA_PROTECT_NEXT_STONE": 0.038,
    "STRONG_WIND_WILL": 0.145,
    "TRAP_WILL": -0.074,
    "TEMPT_WILL": -0.018,
    "CHAIN_WILL": -0.008,
    "REGEN_WILL": -0.024,
    "DESTROY_ONE_STONE": 0.073,
    "TIME_BOMB": -0.071,
    "ULTIMATE_REVERSE_DRAGON": 0.006,
    "BREEDING_WILL": 0.002,
    "CROSS_BOMB": 0.032,
    "HYPERACTIVE_WILL": -0.167,
    "SELL_CARD_WILL": 0.013,
    "PLUNDER_WILL": -0.018,
    "WORK_WILL": -0.03,
    "DOUBLE_PLACE": -0.021,
    "HEAVEN_BLESSING": -0.051,
    "CONDEMN_WILL": -0.055,
    "GOLD_STONE": -0.008,
    "SILVER_STONE": -0.026,
    "STEAL_CARD": -0.047,
    "GUARD_WILL": -0.017,
    "ULTIMATE_DESTROY_GOD": -0.008,
    "ULTIMATE_HYPERACTIVE_GOD": -0.02,
    "POSITION_SWAP_WILL": -0.009,
}
"""A card in hand, beside what any card is worth."""
