"""What a player holds, human or program: one seat's part of a match, and never the state."""

from collections.abc import Callable, Sequence
from typing import Any, Protocol, runtime_checkable

from msgspec import Struct

from teban.core.decision import Decision
from teban.core.event import Event
from teban.core.game import Game, State
from teban.core.ids import Action, SeatId


class Seat(Struct, frozen=True):
    """A look at the match from one seat, at one moment."""

    game: Game
    id: SeatId
    decision: Decision
    view: Any
    events: Sequence[Event]
    """Everything this seat has been told since the start, redacted for it."""
    time_left: int | None
    """Milliseconds for this decision; None without a clock."""
    sample: Callable[[int], State]
    """A world this seat cannot tell from the true one, made from a seed."""


class Player(Protocol):
    """Anything that can sit at a table."""

    def choose(self, seat: Seat) -> Action:
        """One of the decision's legal actions."""


@runtime_checkable
class Advised(Protocol):
    """A player that can say who had the word in its choice."""

    @property
    def decided_by(self) -> str:
        """Who had it in the last choice: the game's message `decided-NAME` says it in words."""
