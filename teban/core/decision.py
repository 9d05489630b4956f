"""What a seat is asked."""

from enum import IntFlag
from typing import Any

from msgspec import Struct

from teban.core.ids import Action, SeatId


class Flag(IntFlag):
    """How a decision must be handled by whatever puts it to a player."""

    NONE = 0
    NO_HINT = 1
    """Page, API and log must not help: the player is to notice by themselves."""
    PRIVATE = 2
    """The others see at most that this seat is deciding."""
    CANCEL = 4
    """May be taken back before it is complete."""


class Decision(Struct, frozen=True):
    """One small choice of one seat; a large choice is several of them in a row."""

    kind: str
    seat: SeatId
    legal: tuple[Action, ...]
    """Ascending."""
    source: str = ""
    """What asks: a card, an item, the turn itself."""
    picks: int = 1
    """How many picks are still needed."""
    shown: tuple[Any, ...] = ()
    """What is revealed to this seat for this decision only."""
    flags: Flag = Flag.NONE
    number: int = 0
    """The how-manieth decision of this seat this is; the match counts, a bare state does not."""
