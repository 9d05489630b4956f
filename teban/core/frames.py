"""Effects as data: op lists that can stop in the middle and ask somebody.

A frame says which list, where in it, and its few local values. Frames are plain values on the
state, so a half-finished effect can be saved, copied and sampled like everything else. They
hold numbers and references to zones, and never a card that some seat may not know.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, NamedTuple, Protocol, TypeAlias, TypeVar, runtime_checkable

from msgspec import Struct, structs

from teban.core.decision import Decision
from teban.core.event import Event
from teban.core.ids import Action, SeatId

Events: TypeAlias = list[Event] | None


class Frame(Struct, frozen=True):
    """One running effect."""

    program: str
    seat: SeatId
    """Whose effect it is."""
    at: int = 0
    values: tuple[int, ...] = ()
    """Its local values, as plain numbers; the program says which is which."""


class Stacked(Protocol):
    """A state that runs effects."""

    frames: tuple[Frame, ...]
    swift: bool
    """Whether a question with one answer answers itself."""


S_contra = TypeVar("S_contra", bound=Stacked, contravariant=True)


class Op(Protocol[S_contra]):
    """One step of an effect."""

    def run(self, state: S_contra, frame: Frame, events: Events) -> None:
        """Do it. The frame already points behind this step; before its last one it is gone."""


@runtime_checkable
class Ask(Protocol[S_contra]):
    """A step that waits for a seat; `run` comes when its question needs no answer (any more)."""

    def decision(self, state: S_contra, frame: Frame) -> Decision | None:
        """The open question; None when there is nothing to ask."""

    def take(self, state: S_contra, frame: Frame, action: Action, events: Events) -> None:
        """One answer. The state must note it, so that the question changes or closes."""


class _Nothing:
    """What an effect without steps does."""

    def run(self, state: Any, frame: Frame, events: Events) -> None: ...


class _Step(NamedTuple, Generic[S_contra]):
    """A step with everything looked up that would otherwise be looked up at every turn of it."""

    run: Callable[[S_contra, Frame, Events], None]
    ask: Callable[[S_contra, Frame], Decision | None] | None
    take: Callable[[S_contra, Frame, Action, Events], None] | None
    last: bool


class Runner(Generic[S_contra]):
    """Runs the programs of one game."""

    def __init__(self, programs: Mapping[str, Sequence[Op[S_contra]]]) -> None:
        self._programs = {name: _compiled(program) for name, program in programs.items()}

    def run(self, state: S_contra, events: Events) -> Decision | None:
        """Go on until somebody has to decide, and say what; None when all effects are done."""
        programs = self._programs
        while frames := state.frames:
            frame = frames[-1]
            run, ask, take, last = programs[frame.program][frame.at]
            if ask is not None and (pending := ask(state, frame)) is not None:
                if not state.swift or len(pending.legal) > 1 or take is None:
                    return pending
                take(state, frame, pending.legal[0], events)
                continue
            if last:
                state.frames = frames[:-1]
            else:
                after = Frame(frame.program, frame.seat, frame.at + 1, frame.values)
                state.frames = frames[:-1] + (after,)  # noqa: RUF005 -- twice as fast, in every step
            run(state, frame, events)
        return None

    def pending(self, state: S_contra) -> Decision | None:
        """The question at which the effects have stopped."""
        if not state.frames:
            return None
        frame = state.frames[-1]
        ask = self._programs[frame.program][frame.at].ask
        return None if ask is None else ask(state, frame)

    def answer(self, state: S_contra, action: Action, events: Events) -> Decision | None:
        """Give a legal answer to the open question, and go on to the next."""
        frame = state.frames[-1]
        take = self._programs[frame.program][frame.at].take
        assert take is not None
        take(state, frame, action, events)
        return self.run(state, events)


def _compiled(program: Sequence[Op[S_contra]]) -> tuple[_Step[S_contra], ...]:
    steps: Sequence[Op[S_contra]] = program or (_Nothing(),)
    return tuple(
        _Step(op.run, op.decision, op.take, at == len(steps))
        if isinstance(op, Ask)
        else _Step(op.run, None, None, at == len(steps))
        for at, op in enumerate(steps, 1)
    )


def push(state: Stacked, frame: Frame) -> None:
    """Start an effect on top of the others."""
    state.frames += (frame,)


def set_values(state: Stacked, values: tuple[int, ...]) -> None:
    """Rebind the local values of the effect that asks."""
    state.frames = (*state.frames[:-1], structs.replace(state.frames[-1], values=values))


def once_more(state: Stacked, frame: Frame, values: tuple[int, ...]) -> None:
    """Let the last step of an effect, which is running, run again with new local values."""
    push(state, Frame(frame.program, frame.seat, frame.at, values))
