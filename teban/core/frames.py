"""Effects as data: op lists that can stop in the middle and ask somebody.

A frame says which list, where in it, and its few local values. Frames are plain values on the
state, so a half-finished effect can be saved, copied and sampled like everything else. They
hold numbers and references to zones, and never a card that some seat may not know.
"""

from collections.abc import Mapping, Sequence
from typing import Generic, Protocol, TypeAlias, TypeVar, runtime_checkable

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
        # Looking up whether a step asks is slow, and it is done at every step: do it once.
        self._programs: dict[str, list[tuple[Op[S_contra], Ask[S_contra] | None]]] = {
            name: [(op, op if isinstance(op, Ask) else None) for op in program]
            for name, program in programs.items()
        }

    def run(self, state: S_contra, events: Events) -> Decision | None:
        """Go on until somebody has to decide, and say what; None when all effects are done."""
        while state.frames:
            frame = state.frames[-1]
            program = self._programs[frame.program]
            if frame.at == len(program):
                state.frames = state.frames[:-1]
                continue
            op, ask = program[frame.at]
            if ask is not None and (pending := ask.decision(state, frame)) is not None:
                return pending
            after = Frame(frame.program, frame.seat, frame.at + 1, frame.values)
            state.frames = (*state.frames[:-1], after)
            op.run(state, frame, events)
        return None

    def pending(self, state: S_contra) -> Decision | None:
        """The question at which the effects have stopped."""
        ask = self._asking(state)
        return None if ask is None else ask.decision(state, state.frames[-1])

    def answer(self, state: S_contra, action: Action, events: Events) -> Decision | None:
        """Give a legal answer to the open question, and go on to the next."""
        ask = self._asking(state)
        assert ask is not None
        ask.take(state, state.frames[-1], action, events)
        return self.run(state, events)

    def _asking(self, state: S_contra) -> Ask[S_contra] | None:
        if not state.frames:
            return None
        frame = state.frames[-1]
        program = self._programs[frame.program]
        return program[frame.at][1] if frame.at < len(program) else None


def push(state: Stacked, frame: Frame) -> None:
    """Start an effect on top of the others."""
    state.frames = (*state.frames, frame)


def set_values(state: Stacked, values: tuple[int, ...]) -> None:
    """Rebind the local values of the running effect."""
    state.frames = (*state.frames[:-1], structs.replace(state.frames[-1], values=values))


def once_more(state: Stacked, values: tuple[int, ...]) -> None:
    """Let the step that is running run again, with new local values."""
    frame = state.frames[-1]
    again = structs.replace(frame, at=frame.at - 1, values=values)
    state.frames = (*state.frames[:-1], again)
