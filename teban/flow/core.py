"""The flow itself: who has the chance, what goes onto the stage, what is resolved when.

It is a set of programs for the frame runner, so that it can stop wherever somebody has to
decide, in the middle of an effect included. A game brings its `FlowRules`.
"""

from collections.abc import Callable, Sequence
from typing import Any, Generic, Protocol, TypeVar

from teban.core.decision import Decision
from teban.core.frames import Events, Frame, Op, Runner, push, under
from teban.core.ids import NOBODY, Action, SeatId, only
from teban.flow.request import (
    IMMEDIATE,
    PUSHED,
    QUICK,
    RESOLVED,
    TRIGGERED,
    Moment,
    Request,
    Speed,
    Timing,
)
from teban.flow.state import Flowing
from teban.flow.triggers import Work

D = TypeVar("D")
S = TypeVar("S", bound=Flowing[Any])
S_contra = TypeVar("S_contra", bound=Flowing[Any], contravariant=True)


class FlowRules(Protocol[S_contra]):
    """What a game adds to the flow."""

    @property
    def seats(self) -> tuple[SeatId, ...]:
        """All seats in turn order."""

    def ask(self, state: S_contra, frame: Frame) -> Decision:
        """[3] What the holder of the chance may do: request something, or pass."""

    def answer(self, state: S_contra, frame: Frame, action: Action, events: Events) -> None:
        """[3] What the holder wants: `Flow.pass_chance`, or a way to `Flow.request`."""

    def effect(self, state: S_contra, request: Request[Any], events: Events) -> None:
        """[8] Do what the request asked for, or push the frames that will."""

    def finish(self, state: S_contra, request: Request[Any], events: Events) -> None:
        """[8] Clear up after the effect, when the request has left the stage."""

    def decided(self, state: S_contra, events: Events) -> bool:
        """[9] Whether the game is over now."""

    def order(
        self, state: S_contra, seat: SeatId, requests: Sequence[Request[Any]]
    ) -> Decision | None:
        """[6-5-2] Which of these to take first; None if it makes no difference."""

    def ordered(self, action: Action, requests: Sequence[Request[Any]]) -> Request[Any]:
        """The request that an answer to `order` names."""

    def tell(self, state: S_contra, moment: Moment, request: Request[Any], events: Events) -> None:
        """Tell everybody what became of a request, and `Flow.trigger` what that triggers."""


class Flow(Generic[S]):
    """The flow of one game."""

    def __init__(self, rules: FlowRules[S], effects: dict[str, Sequence[Op[S]]]) -> None:
        self.rules = rules
        seats = rules.seats
        self._everybody = only(*seats)
        self._after = dict(zip(seats, (*seats[1:], seats[0]), strict=True))
        self._work = Work(self)
        self.runner: Runner[S] = Runner({**self._programs(), **effects})

    def _programs(self) -> dict[str, Sequence[Op[S]]]:
        return {
            "flow": (_Chance(self.rules),),
            "enter": (_Late(self._enter),),
            "finish": (_Late(self._finish),),
            "resolved": (_Late(self._resolved),),
            "return": (_Late(self._return),),
            "check": (self._work,),
        }

    def start(self, state: S, events: Events) -> Decision | None:
        """[2] Give the chance to the turn player, and go on until somebody has to decide."""
        self.to_turn_player(state)
        push(state, Frame("flow", state.turn))
        return self.runner.run(state, events)

    def request(
        self, state: S, request: Request[Any], below: tuple[Frame, ...], events: Events
    ) -> None:
        """[4] to [7]: a request has been declared and paid for, since the frames were `below`."""
        state.passes, state.idle = NOBODY, 0
        state.declared = request
        if state.frames is below:
            self._enter(state, events)
        else:
            _later(state, below, "enter")

    def pass_chance(self, state: S, events: Events) -> None:
        """[11] to [16]: the holder of the chance does nothing."""
        assert state.holder is not None
        state.passes |= 1 << state.holder
        if state.passes != self._everybody:
            state.holder = self._after[state.holder]
        elif state.stage:
            state.holder = None
            below = state.frames
            self.resolve(state, state.stage[-1], events)
            if state.frames is below:
                self._return(state, events)
            else:
                _later(state, below, "return")
        else:
            state.idle += 1
            self.to_turn_player(state)

    def to_turn_player(self, state: S) -> None:
        """[2] The pass record starts anew, or the next single pass would count as everybody's."""
        state.passes, state.holder = NOBODY, state.turn

    def trigger(self, state: S, request: Request[Any], events: Events) -> None:
        """Something was triggered; the next check deals with it."""
        state.buffer += (request,)
        self.rules.tell(state, TRIGGERED, request, events)

    def cancel(self, state: S, request: Request[Any]) -> None:
        """Take a request off the stage without resolving it."""
        if state.stage and state.stage[-1].number == request.number:
            state.stage = state.stage[:-1]
        else:
            state.stage = tuple(other for other in state.stage if other.number != request.number)

    def pass_turn(self, state: S) -> None:
        """The turn goes to the next seat."""
        state.turn = self.after(state.turn)
        state.turn_number += 1

    def after(self, seat: SeatId) -> SeatId:
        """The next seat in turn order."""
        return self._after[seat]

    def resolve(self, state: S, request: Request[Any], events: Events) -> None:
        """[8], [9] Resolve a request. It stays on the stage while its effect runs."""
        below = state.frames
        state.resolving += (request,)
        self.rules.effect(state, request, events)
        if state.frames is below:
            self._finish(state, events)
        else:
            _later(state, below, "finish")

    def _enter(self, state: S, events: Events) -> None:
        """[7] An immediate request is resolved at once [8], another goes onto the stage [10]."""
        request = state.declared
        assert request is not None
        below = state.frames
        if state.buffer:
            # [6] The price has triggered something.
            self._check(state, events)
            if state.frames is below:
                self._enter(state, events)
            else:
                _later(state, below, "enter")
            return
        state.declared = None
        if request.speed is IMMEDIATE:
            self.resolve(state, request, events)
            if state.frames is below:
                self._check(state, events)
            else:
                _later(state, below, "check")
            return
        state.stage += (request,)
        self.rules.tell(state, PUSHED, request, events)
        self._check(state, events)

    def _finish(self, state: S, events: Events) -> None:
        """[15] It leaves the stage, and its parts go where they belong."""
        below, request = state.frames, state.resolving[-1]
        self.cancel(state, request)
        self.rules.finish(state, request, events)
        if state.frames is below:
            self._resolved(state, events)
        else:
            _later(state, below, "resolved")

    def _resolved(self, state: S, events: Events) -> None:
        """[9] Only when the last of its parts lies where it belongs is a request resolved."""
        request, state.resolving = state.resolving[-1], state.resolving[:-1]
        self.rules.tell(state, RESOLVED, request, events)
        if self.rules.decided(state, events):
            state.over, state.frames = True, ()
            state.holder = None

    def _return(self, state: S, events: Events) -> None:
        """[6], [2]"""
        if state.buffer:
            below = state.frames
            self._check(state, events)
            if state.frames is below:
                self._return(state, events)
            else:
                _later(state, below, "return")
        else:
            self.to_turn_player(state)

    def _check(self, state: S, events: Events) -> None:
        """[6] Only where several requests meet, somebody may have to say which comes first."""
        if len(state.buffer) == 1:
            self._work.run(state, Frame("check", state.turn), events)
        elif state.buffer:
            push(state, Frame("check", state.turn))


def _later(state: Flowing[Any], below: tuple[Frame, ...], program: str) -> None:
    """A step that waits, as a frame, for what was started above `below`.

    Frames are for what is interrupted: mostly nothing was started, and the step follows at once.
    """
    if not state.over:
        under(state, below, Frame(program, state.turn))


def allowed(state: Flowing[Any], seat: SeatId, timing: Timing) -> bool:
    """Whether a request of this timing may be made now by a seat that has the chance."""
    return timing is QUICK or (state.turn == seat and not state.stage)


def new_request(
    state: Flowing[D], action: str, controller: SeatId, speed: Speed, timing: Timing, detail: D
) -> Request[D]:
    """A request with a number of its own."""
    state.requests += 1
    return Request(state.requests, action, controller, speed, timing, detail)


class _Chance(Generic[S]):
    """[3] The bottom of everything: it asks again and again, until the game is over."""

    def __init__(self, rules: FlowRules[S]) -> None:
        self.decision, self.take = rules.ask, rules.answer

    def run(self, state: S, frame: Frame, events: Events) -> None: ...


class _Late(Generic[S]):
    """A step of the flow that had to wait for an answer."""

    def __init__(self, step: Callable[[S, Events], None]) -> None:
        self.step = step

    def run(self, state: S, frame: Frame, events: Events) -> None:
        self.step(state, events)
