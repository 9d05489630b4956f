"""What a table may set, and what a seat brings along: nothing."""

from msgspec import Struct

HAND = 8
"""Cards dealt to each player."""
STARS = 21
"""Stars (星) in the pool at the start."""
MAJORITY = STARS // 2 + 1


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """The settings of one table; all off is the rulebook."""

    cap: bool = False
    """C3: nobody takes more stars than the pool still has."""
    retry: bool = False
    """C5: a wrong claim does not end the turn (やり直し)."""
    tie_break: bool = False
    """C12: between equal stars, more great roles win."""
    large: bool = False
    """C2: the deck of 58 cards."""
    majority: bool = False
    """The game ends as soon as somebody has more than half of the stars."""
