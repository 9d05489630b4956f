"""The two logs: how the game goes on (通常ログ), and what cards and markers did (効果ログ).

A line is a log, a message and its fields, and never a sentence: whoever shows it looks up the
words. Cells are in notation; seats, cards and markers are words of the reader's language.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from enum import StrEnum
from itertools import groupby, takewhile
from typing import Any

from msgspec import Struct

from teban.core.event import Event
from teban.core.terminal import Say
from teban.games.card_othello import events as ev
from teban.games.card_othello.cards.catalogue import text_of
from teban.games.card_othello.causes import Cause, Reason
from teban.games.card_othello.geometry import name_of
from teban.games.card_othello.state import COLOURS, Kind


class Log(StrEnum):
    """Which of the two."""

    NORMAL = "normal"
    EFFECT = "effect"
    """Only what really happened; every line begins with a side (§12.6)."""


class Line(Struct, frozen=True):
    """One line of a log."""

    log: Log
    seat: int | None
    """The side it is about."""
    key: str
    """The message."""
    fields: Mapping[str, Any] = {}


QUIET = (Reason.COST, Reason.REFUND, Reason.FLIP)
"""Changes of a charge that the cards and flips before them tell already."""

AT_ONCE = ("FREE_PLACEMENT", "GOLD_STONE", "SILVER_STONE")
"""Cards that do something to the placement itself, and leave nothing behind that would tell."""


def lines(events: Sequence[Event]) -> list[Line]:
    """Everything that both logs have to say, in order; what happens together shares a line."""
    told: list[Line] = []
    past = 0
    for _, same in groupby(events, _together):
        together = [*same]
        before = events[past - 1] if past else None
        past += len(together)
        if not _told_by_others(together[0], before, events[past:]):
            told += _lines(together)
    return told


def worded(line: Line, say: Say) -> str:
    """A line in words."""
    named = {name: _WORDED.get(name, _same)(say, value) for name, value in line.fields.items()}
    if line.seat is None:
        return say(line.key, **named)
    seat = say(f"seat-{COLOURS[line.seat]}")
    if line.log is Log.NORMAL:
        return say(line.key, seat=seat, **named)
    return say("log-effect", seat=seat, what=say(line.key, **named))


_WORDED: Mapping[str, Callable[[Say, Any], Any]] = {
    "card": lambda say, key: say(text_of(key)),
    "marker": lambda say, key: say(f"marker-{key}"),
    "cause": lambda say, cause: say(f"cause-{cause}"),
    "reason": lambda say, reason: say(f"reason-{reason}"),
}


def _same(say: Say, value: Any) -> Any:
    return value


def _together(event: Event) -> tuple[object, ...]:
    if isinstance(event, ev.StoneDestroyed):
        return type(event), event.group, event.cause
    return (id(event),)


def _told_by_others(event: Event, before: Event | None, after: Sequence[Event]) -> bool:
    """The end of a marker that what stands beside it tells already."""
    match event, before, after:
        case ev.MarkerRemoved(marker=kind, cell=cell), _, [ev.MarkerAdded() as new, *_]:
            # A new guard in the place of the old one.
            return (new.marker, new.cell) == (kind, cell)
        case ev.MarkerRemoved(marker=Kind.TRAP), ev.TrapRevealed(), _:
            return True
        case ev.MarkerRemoved(marker=Kind.TRAP, owner=owner), _, _:
            step = takewhile(lambda other: not isinstance(other, ev.TurnStarted), after)
            return any(isinstance(other, ev.TrapSprung) and other.seat == owner for other in step)
        case _:
            return False


def _lines(together: Sequence[Event]) -> list[Line]:
    event = together[0]
    match event:
        case ev.StonePlaced():
            return _placed(event)
        case ev.StonesTurned(seat=seat, cells=cells, cause=Cause.MOVE):
            return [Line(Log.NORMAL, seat, "event-stones_turned", {"count": len(cells)})]
        case ev.StonesTurned(seat=seat, cells=cells, cause=cause):
            fields = {"cause": cause, "count": len(cells), "cells": _named(cells)}
            return [Line(Log.EFFECT, seat, "log-turned", fields)]
        case ev.StoneDestroyed(seat=seat, cause=cause):
            gone = [other.cell for other in together if isinstance(other, ev.StoneDestroyed)]
            return [_happened(event, seat, cause=cause, cells=_named(gone))]
        case ev.ChargeChanged(reason=reason) if reason in QUIET:
            return []
        case _:
            found = _going_on(event) or _effect(event)
            return [found] if found else []


def _named(cells: Sequence[int]) -> str:
    return " ".join(name_of(cell) for cell in cells)


def _placed(event: ev.StonePlaced) -> list[Line]:
    """The placement in one log; in the other what the card of this turn made of it (§12.6)."""
    seat, cell = event.seat, name_of(event.cell)
    normal = _normal(event, seat, cell=cell)
    if event.look in Kind.__members__:
        fields = {"cell": cell, "marker": event.look}
        return [normal, Line(Log.EFFECT, seat, "event-marker_added", fields)]
    if event.effect in AT_ONCE:
        return [normal, Line(Log.EFFECT, seat, f"log-placed-{event.effect}", {"cell": cell})]
    return [normal]


def _going_on(event: Event) -> Line | None:
    """The normal log (§12.7)."""
    match event:
        case ev.TurnStarted(seat=seat, number=number):
            return _normal(event, seat, number=number)
        case ev.CardDrawn(seat=seat, card=None):
            return _normal(event, seat)
        case ev.CardDrawn(seat=seat, card=card):
            return Line(Log.NORMAL, seat, "log-drew", {"card": card})
        case ev.DrawFailed(seat=seat, reason=reason):
            return Line(Log.NORMAL, seat, f"log-{reason}")
        case ev.CardPlayed(seat=seat, card=card, cost=cost):
            return _normal(event, seat, card=card, cost=cost)
        case ev.CardCancelled(seat=seat, card=card) | ev.EffectDiscarded(seat=seat, card=card):
            return _normal(event, seat, card=card)
        case ev.Passed(seat=seat):
            return _normal(event, seat)
        case ev.Over(count=(black, white)):
            return _normal(event, None, black=black, white=white)
        case ev.Resumed():
            return _normal(event, None)
        case _:
            return None


def _normal(event: Event, seat: int | None, **fields: Any) -> Line:
    return Line(Log.NORMAL, seat, _key(event), fields)


def _key(event: Event) -> str:
    return f"event-{type(event).__struct_config__.tag}"


def _effect(event: Event) -> Line | None:
    """The effect log (§12.6)."""
    match event:
        case ev.ChargeChanged(seat=seat, delta=delta, reason=reason):
            return _happened(event, seat, delta=f"{delta:+}", reason=reason)
        case ev.StoneSpawned(seat=seat, cell=cell) | ev.TrapRevealed(seat=seat, cell=cell):
            return _happened(event, seat, cell=name_of(cell))
        case ev.StoneRestored(to=seat, cell=cell) | ev.StoneRecolored(to=seat, cell=cell):
            return _happened(event, seat, cell=name_of(cell))
        case ev.StoneMoved(seat=seat, origin=origin, cell=cell, cause=cause):
            return _happened(event, seat, origin=name_of(origin), cell=name_of(cell), cause=cause)
        case ev.StonesTransposed(seat=seat, first=first, second=second):
            return _happened(event, seat, first=name_of(first), second=name_of(second))
        case ev.Blast(seat=seat, what=what, cell=cell):
            return Line(Log.EFFECT, seat, f"log-blast-{what}", {"cell": name_of(cell)})
        case ev.MarkerAdded(marker=Kind.TRAP):
            # That a trap was set is told by itself, and to nobody where.
            return None
        case ev.MarkerAdded(owner=seat, cell=cell, marker=marker):
            return _happened(event, seat, cell=name_of(cell), marker=marker)
        case ev.MarkerRemoved(owner=seat, cell=cell, marker=marker):
            return _happened(event, seat, cell=name_of(cell), marker=marker)
        case ev.TrapSet(seat=seat) | ev.ExtraPlacement(seat=seat):
            return _happened(event, seat)
        case ev.TrapSprung(seat=seat, cell=cell):
            return _happened(event, seat, cell=name_of(cell))
        case _:
            return _changed_hands(event)


def _changed_hands(event: Event) -> Line | None:
    match event:
        case ev.CardGained(seat=seat, card=None):
            return _happened(event, seat)
        case ev.CardTaken(seat=seat, card=card, to_deck=True):
            return Line(Log.EFFECT, seat, "log-took-to_deck", {"card": card})
        case ev.CardTaken(seat=seat, card=card):
            return _happened(event, seat, card=card)
        case ev.CardGained(seat=seat, card=card):
            return Line(Log.EFFECT, seat, "log-gained", {"card": card})
        case ev.CardSold(seat=seat, card=card):
            return _happened(event, seat, card=card)
        case ev.CardResold(seat=seat, card=card) | ev.CardCondemned(seat=seat, card=card):
            return _happened(event, seat, card=card)
        case _:
            # Selections and counters stand beside the board.
            return None


def _happened(event: Event, seat: int, **fields: Any) -> Line:
    return Line(Log.EFFECT, seat, _key(event), fields)


def spoken(events: Sequence[Event], say: Say) -> Iterator[str]:
    """Both logs in one, in words."""
    for line in lines(events):
        yield worded(line, say)
