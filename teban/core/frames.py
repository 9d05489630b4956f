"""Effects as data: op lists that can stop in the middle and ask somebody.

A frame says which list, where in it, and its few local values. Frames are plain values on the
state, so a half-finished effect can be saved, copied and sampled like everything else. They
hold references to zones and never a card that some seat may not know.
"""

from collections.abc import Mapping, Sequence
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
    values: tuple[Any, ...] = ()
    """Its local values; the program says which is which."""


class Stacked(Protocol):
    """A state that runs effects."""

    frames: tuple[Frame, ...]


S_contra = TypeVar("S_contra", bound=Stacked, contravariant=True)


class Op(Protocol[S_contra]):
    """One step of an effect."""

    def run(self, state: S_contra, frame: Frame, events: Events) -> None:
        """Do it. The frame already points behind this step."""


@runtime_checkable
class Ask(Protocol[S_contra]):
    """A step that waits for a seat; `run` comes when its question needs no answer (any more)."""

    def decision(self, state: S_contra, frame: Frame) -> Decision | None:
        """The open question; None when there is nothing to ask."""

    def take(self, state: S_contra, frame: Frame, action: Action, events: Events) -> None:
        """One answer. The state must note it, so that the question changes or closes."""


class Runner(Generic[S_contra]):
    """Runs the programs of one game."""

    def __init__(self, programs: Mapping[str, Sequence[Op[S_contra]]]) -> None:
        self.programs = programs

    def run(self, state: S_contra, events: Events) -> None:
        """Go on until somebody has to decide or all effects are done."""
        while state.frames:
            frame = state.frames[-1]
            program = self.programs[frame.program]
            if frame.at == len(program):
                state.frames = state.frames[:-1]
                continue
            if self.pending(state) is not None:
                return
            state.frames = (*state.frames[:-1], structs.replace(frame, at=frame.at + 1))
            program[frame.at].run(state, frame, events)

    def pending(self, state: S_contra) -> Decision | None:
        """The question at which the effects have stopped."""
        if not state.frames:
            return None
        frame = state.frames[-1]
        program = self.programs[frame.program]
        if frame.at == len(program):
            return None
        op = program[frame.at]
        return op.decision(state, frame) if isinstance(op, Ask) else None

    def answer(self, state: S_contra, action: Action, events: Events) -> None:
        """Give a legal answer to the open question, and go on."""
        frame = state.frames[-1]
        op = self.programs[frame.program][frame.at]
        assert isinstance(op, Ask)
        op.take(state, frame, action, events)
        self.run(state, events)


def push(state: Stacked, frame: Frame) -> None:
    """Start an effect on top of the others."""
    state.frames = (*state.frames, frame)


def set_values(state: Stacked, values: tuple[Any, ...]) -> None:
    """Rebind the local values of the running effect."""
    state.frames = (*state.frames[:-1], structs.replace(state.frames[-1], values=values))
