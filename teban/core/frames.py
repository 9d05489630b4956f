"""Effects as data: op lists that can stop in the middle and ask somebody.

A frame says which list, where in it, and its few local values. Frames are plain values on the
state, so a half-finished effect can be saved, copied and sampled like everything else. They
hold numbers and references to zones, and never a card that some seat may not know.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, Protocol, TypeAlias, TypeVar, runtime_checkable

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

    def take(self, state: S_contra, frame: Frame, action: Action, events: Events) -> bool | None:
        """Note one answer, and say whether it was the last: then `run` follows at once.

        Otherwise `decision` is asked again, which must have changed. Who says that it was the
        last leaves the frames alone.
        """


class _Nothing:
    """What an effect without steps does."""

    def run(self, state: Any, frame: Frame, events: Events) -> None: ...


_Step: TypeAlias = tuple[
    Callable[[S_contra, Frame, Events], None],
    Callable[[S_contra, Frame], Decision | None] | None,
    Callable[[S_contra, Frame, Action, Events], bool | None] | None,
    bool,
]
"""What a step runs, asks and takes, and whether it is the last: looked up once.

A bare tuple, for it is unpacked in every step, and one with names takes twice as long for that.
"""


class Runner(Generic[S_contra]):
    """Runs the programs of one game."""

    def __init__(self, programs: Mapping[str, Sequence[Op[S_contra]]]) -> None:
        self._programs = {name: _compiled(program) for name, program in programs.items()}

    def knows(self, frame: Frame) -> bool:
        """Whether there is a step where the frame points."""
        return 0 <= frame.at < len(self._programs.get(frame.program, ()))

    def run(self, state: S_contra, events: Events) -> Decision | None:
        """Go on until somebody has to decide, and say what; None when all effects are done."""
        programs = self._programs
        while frames := state.frames:
            frame = frames[-1]
            run, ask, take, last = programs[frame.program][frame.at]
            if ask is not None and (pending := ask(state, frame)) is not None:
                if not state.swift or len(pending.legal) > 1 or take is None:
                    return pending
                if not take(state, frame, pending.legal[0], events):
                    continue
            if last:
                state.frames = state.frames[:-1]
            else:
                _go_on(state, frame)
            run(state, frame, events)
        return None

    def pending(self, state: S_contra) -> Decision | None:
        """The question at which the effects have stopped."""
        if not state.frames:
            return None
        frame = state.frames[-1]
        _, ask, _, _ = self._programs[frame.program][frame.at]
        return None if ask is None else ask(state, frame)

    def answer(self, state: S_contra, action: Action, events: Events) -> Decision | None:
        """Give a legal answer to the open question, and go on to the next."""
        frame = state.frames[-1]
        run, _, take, last = self._programs[frame.program][frame.at]
        assert take is not None
        if take(state, frame, action, events):
            if last:
                state.frames = state.frames[:-1]
            else:
                _go_on(state, frame)
            run(state, frame, events)
        return self.run(state, events)


def _compiled(program: Sequence[Op[S_contra]]) -> tuple[_Step[S_contra], ...]:
    steps: Sequence[Op[S_contra]] = program or (_Nothing(),)
    return tuple(
        (op.run, op.decision, op.take, at == len(steps))
        if isinstance(op, Ask)
        else (op.run, None, None, at == len(steps))
        for at, op in enumerate(steps, 1)
    )


def _go_on(state: Stacked, frame: Frame) -> None:
    """The frame points behind the step it stands at."""
    below = state.frames[:-1]
    # Adding takes half the time of `(*below, …)`, in every step.
    below += (Frame(frame.program, frame.seat, frame.at + 1, frame.values),)
    state.frames = below


def push(state: Stacked, frame: Frame) -> None:
    """Start an effect on top of the others."""
    state.frames += (frame,)


def under(state: Stacked, below: tuple[Frame, ...], frame: Frame) -> None:
    """Let an effect wait for all that was started above these frames."""
    above = state.frames[len(below) :]
    below += (frame,)
    state.frames = below + above


def set_values(state: Stacked, values: tuple[int, ...]) -> None:
    """Rebind the local values of the effect that asks."""
    state.frames = (*state.frames[:-1], structs.replace(state.frames[-1], values=values))


def once_more(state: Stacked, frame: Frame, values: tuple[int, ...]) -> None:
    """Let the last step of an effect, which is running, run again with new local values."""
    push(state, Frame(frame.program, frame.seat, frame.at, values))
