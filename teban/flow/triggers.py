"""[6] The trigger check (誘発チェック): triggered requests, worked off in the numbered order.

First all immediate ones, then all normal ones; in each half seat by seat from the turn player,
main timing before quick. What is triggered meanwhile joins the buffer, but an immediate one that
is born in the normal half waits until that half is done.
"""

from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar

from teban.core.decision import Decision
from teban.core.frames import Events, Frame, set_values, under
from teban.core.ids import Action, SeatId
from teban.flow.request import (
    DROPPED,
    IMMEDIATE,
    MAIN,
    PUSHED,
    QUICK,
    Request,
)
from teban.flow.state import Flowing

if TYPE_CHECKING:
    from teban.flow.core import Flow

S = TypeVar("S", bound=Flowing[Any])


class Where(NamedTuple):
    """How far a check has come, in numbers that a frame can hold."""

    half: int
    first: int
    """The turn player when this round of seats began."""
    seat: int
    """How many seats further the present one is."""
    timing: int


class Work(Generic[S]):
    """Take one request after the other out of the buffer."""

    def __init__(self, flow: "Flow[S]") -> None:
        self.flow = flow

    def decision(self, state: S, frame: Frame) -> Decision | None:
        """[6-5-2], [6-10-2] The controller says which comes first, where it matters."""
        if len(state.buffer) < 2 or _chosen(frame) is not None:
            return None
        found = self._next(state, frame)
        if found is None or len(found[1]) < 2:
            return None
        _, requests = found
        return self.flow.rules.order(state, requests[0].controller, requests)

    def take(self, state: S, frame: Frame, action: Action, events: Events) -> None:
        """Note the answer; `run` follows."""
        found = self._next(state, frame)
        assert found is not None
        where, requests = found
        set_values(state, (*where, self.flow.rules.ordered(action, requests).number))

    def run(self, state: S, frame: Frame, events: Events) -> None:
        """[6-5-3] Resolve it, or [6-10-3] to [6-10-7] put it onto the stage."""
        found = self._next(state, frame)
        if found is None:
            return
        where, requests = found
        request, chosen = requests[0], _chosen(frame)
        if chosen is not None:
            (request,) = (request for request in requests if request.number == chosen)
        if len(state.buffer) == 1:
            state.buffer = ()
        else:
            state.buffer = tuple(other for other in state.buffer if other is not request)
        below, again = state.frames, Frame(frame.program, frame.seat, frame.at, where)
        if request.speed is IMMEDIATE:
            self.flow.resolve(state, request, events)
        else:
            self._stage(state, request, events)
        if state.frames is not below or len(state.buffer) > 1:
            if not state.over:
                under(state, below, again)
        elif state.buffer:
            self.run(state, again, events)

    def _stage(self, state: S, request: Request[Any], events: Events) -> None:
        if request.timing is MAIN and state.stage:
            self.flow.rules.tell(state, DROPPED, request, events)
            return
        state.stage += (request,)
        self.flow.rules.tell(state, PUSHED, request, events)

    def _next(self, state: S, frame: Frame) -> tuple[Where, tuple[Request[Any], ...]] | None:
        """Where the check goes on, and the requests that may be next there."""
        if not state.buffer:
            return None
        if len(state.buffer) == 1:
            return self._straight(state, frame.values, state.buffer[0]), state.buffer
        begin = Where(IMMEDIATE, state.turn, 0, MAIN)
        where = Where(*frame.values[:4]) if frame.values else begin
        while not (requests := self._here(state, where)):
            where = self._further(state, where)
        return where, requests

    def _straight(self, state: S, values: tuple[int, ...], request: Request[Any]) -> Where:
        """Where the search of `_next` would meet a request that is the only one."""
        seats = self.flow.rules.seats
        of = seats.index(request.controller)
        if values and request.speed == values[0]:
            half, first, least = values[:3]
            seat = (of - seats.index(SeatId(first))) % len(seats)
            if seat >= least:
                return Where(half, first, seat, request.timing)
        seat = (of - seats.index(state.turn)) % len(seats)
        return Where(request.speed, state.turn, seat, request.timing)

    def _further(self, state: S, where: Where) -> Where:
        if where.timing == MAIN:
            return where._replace(timing=QUICK)
        # [6-4], [6-9] Something of main timing may have come up for the same seat meanwhile.
        if self._of(state, where):
            return where._replace(timing=MAIN)
        if where.seat + 1 < len(self.flow.rules.seats):
            return where._replace(seat=where.seat + 1, timing=MAIN)
        more = any(request.speed == where.half for request in state.buffer)
        half = where.half if more else 1 - where.half
        return Where(half, state.turn, 0, MAIN)

    def _here(self, state: S, where: Where) -> tuple[Request[Any], ...]:
        return tuple(r for r in self._of(state, where) if r.timing == where.timing)

    def _of(self, state: S, where: Where) -> list[Request[Any]]:
        seats = self.flow.rules.seats
        seat = seats[(seats.index(SeatId(where.first)) + where.seat) % len(seats)]
        return [r for r in state.buffer if r.speed == where.half and r.controller == seat]


def _chosen(frame: Frame) -> int | None:
    return frame.values[4] if len(frame.values) > 4 else None
