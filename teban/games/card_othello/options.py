"""What a table may set, and what a seat brings along: the rulebook has neither."""

from msgspec import Struct

MOST_CHARGE = 30
"""§5.1"""
MOST_IN_HAND = 5
"""§4.3"""
DECK = 30
"""§4.1: cards in each side's deck."""


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """There is one way to play."""
