"""What somebody asked to do."""

from enum import Enum, IntEnum
from typing import Generic, TypeVar

from msgspec import Struct

from teban.core.ids import SeatId

D = TypeVar("D")


class Speed(IntEnum):
    """スピード: whether a request waits on the stage."""

    IMMEDIATE = 0
    """即時: it is resolved without going through the stage."""
    NORMAL = 1
    """通常: it goes onto the stage, where it can be answered."""


class Timing(IntEnum):
    """タイミング: when a request may be made."""

    MAIN = 0
    """メイン: in one's own turn, while the stage is empty."""
    QUICK = 1
    """クイック: whenever one has the chance."""


class Moment(Enum):
    """What the flow does with a request, for the game to put into an event."""

    TRIGGERED = "trigger"
    PUSHED = "push"
    RESOLVED = "resolve"
    DROPPED = "drop"


class Request(Struct, Generic[D], frozen=True):
    """A request (リクエスト) for an action. Everything about it is public."""

    number: int
    """Its own, so that two alike can be told apart."""
    action: str
    controller: SeatId
    """Who asked; effects are read from this seat's side."""
    speed: Speed
    timing: Timing
    detail: D
    """What the game adds: cards, costs, a target."""


# The flow names them at every step, and a member of an enum is found five times more slowly.
IMMEDIATE, NORMAL = Speed
MAIN, QUICK = Timing
TRIGGERED, PUSHED, RESOLVED, DROPPED = Moment
