"""One action being carried out: the position, what is told of it, and what it has sprung."""

from typing import Any

from teban.core.event import Event
from teban.core.ids import SeatId
from teban.games.card_othello import events as ev
from teban.games.card_othello.causes import Reason
from teban.games.card_othello.options import MOST_CHARGE
from teban.games.card_othello.state import RIVAL, Board, Marker, replaced


class Run:
    """What the parts of one action share."""

    __slots__ = ("_moments", "board", "events", "sprung")

    def __init__(self, board: Board, events: list[Event] | None) -> None:
        self.board = board
        self.events = events
        self.sprung: tuple[Marker, int] | None = None
        """A trap that was flipped, and where; settled at the end of the step."""
        self._moments = 0

    def moment(self) -> int:
        """A new group, for events of one moment."""
        self._moments += 1
        return self._moments

    def tell(self, kind: type[Event], **fields: Any) -> None:
        """Note an event, if anybody listens."""
        if self.events is not None:
            self.events.append(kind(**fields))

    def gain(self, seat: SeatId, amount: int, reason: Reason, moment: int = 0) -> int:
        """CHARGE: from 0 to 30, and what is above is lost (§5.1); how much it really was."""
        board = self.board
        before = board.charge[seat]
        after = max(0, min(MOST_CHARGE, before + amount))
        delta = after - before
        if not delta:
            return 0
        board.charge = replaced(board.charge, seat, after)
        if delta > 0 and reason is not Reason.REFUND:
            board.gained = replaced(board.gained, seat, board.gained[seat] + delta)
        if self.events is not None:
            self.events.append(
                ev.ChargeChanged(
                    seat=seat, delta=delta, before=before, after=after, reason=reason, group=moment
                )
            )
        return delta

    @property
    def rival(self) -> SeatId:
        """The side that is not to move."""
        return RIVAL[self.board.mover]
