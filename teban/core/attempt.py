"""Picks that are only tried: people put a large choice together and take parts of it back."""

from collections.abc import Iterable, Sequence

from msgspec import Struct, structs

from teban.core.decision import Decision, Flag
from teban.core.event import Event, redact_all
from teban.core.game import State
from teban.core.ids import SeatId, Viewer


class Attempt(Struct, frozen=True):
    """What a seat would be asked after its picks."""

    decision: Decision | None
    """None if they are complete: what comes of them is not told."""
    names: tuple[str, ...] = ()
    """The legal actions in notation."""


def attempt(
    trial: State, seat: SeatId, number: int, actions: Sequence[str], viewers: Iterable[Viewer]
) -> Attempt:
    """Take the picks in a copy of the position, as long as nothing happens.

    Something has happened when chance was drawn, the seat has learnt something, somebody else has
    been told anything, or it is not the seat that has to go on.
    """
    others = [viewer for viewer in viewers if viewer != seat]
    for text in actions:
        events: list[Event] = []
        before = trial.luck.draws, trial.knowledge(seat)
        trial.apply(trial.parse(text, seat), seat, events)
        quiet = before == (trial.luck.draws, trial.knowledge(seat))
        told = any(redact_all(events, viewer) for viewer in others)
        if told or not quiet or seat not in trial.actors():
            return Attempt(None)
    asked = structs.replace(trial.decision(seat), number=number)
    return Attempt(asked, names_of(trial, asked))


def names_of(state: State, decision: Decision) -> tuple[str, ...]:
    """The legal actions as a player may be shown them: none where they are to notice."""
    legal = () if decision.flags & Flag.NO_HINT else decision.legal
    return tuple(state.name(action, decision.seat) for action in legal)
