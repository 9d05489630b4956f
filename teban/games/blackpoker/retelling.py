"""What a log is made of: the moments that nothing else tells, and the units as they were then."""

from collections.abc import Iterable, Iterator, Sequence
from functools import reduce
from itertools import takewhile

from teban.core.event import Event
from teban.games.blackpoker import events as ev
from teban.games.blackpoker.actions.quick import worth
from teban.games.blackpoker.cards import Card
from teban.games.blackpoker.view import SideView, UnitView, View

Units = dict[int, tuple[int, UnitView]]
"""Whose each unit is, and how it looks, by its number."""


def needed(moments: Iterable[list[Event]], events: Sequence[Event]) -> Iterator[list[Event]]:
    """The moments that no other one has told."""
    asked = {event.number for event in events if isinstance(event, ev.Request)}
    shown: tuple[int, int] | None = None
    for alike in moments:
        match alike:
            case [ev.Move(seat=owner, card=int(card), to="grave")]:
                # A single card that everybody saw going there need not be named as its top.
                shown = owner, card
            case [ev.Move(to=to), *_]:
                shown = None
                if to == "stage":
                    # The request has named them.
                    continue
            case [ev.Top(seat=owner, card=card)] if shown == (owner, card):
                continue
            case [ev.Push(number=number)] if number in asked:
                continue
            case _:
                pass
        yield alike


def units_then(events: Sequence[Event], view: View) -> Iterator[tuple[Event, Units]]:
    """Each event, with the units as they were when it happened."""
    units: Units = {}
    # What lay there before the first change is told by the first table that shows it.
    for sides in (*map(_sides, events), view.sides):
        units = _units(sides) | units
    for event in events:
        units |= _units(_sides(event))
        yield event, units


def turned_up(events: Sequence[Event]) -> tuple[list[Card], int]:
    """The cards turned up by what is being resolved, oldest first, and their points in B・J."""
    told = (event for event in reversed(events) if not isinstance(event, ev.Seen))
    up = takewhile(lambda event: isinstance(event, ev.TurnUp), told)
    cards = [event.card for event in up if isinstance(event, ev.TurnUp)][::-1]
    return cards, reduce(lambda points, card: points + worth(card, points), cards, 0)


def triggered(events: Sequence[Event]) -> dict[int, str]:
    """Everything that was triggered, by its number."""
    return {event.number: event.action for event in events if isinstance(event, ev.Trigger)}


def _sides(event: Event) -> Sequence[SideView]:
    return event.parts.get("sides", ()) if isinstance(event, ev.Seen) else ()


def _units(sides: Sequence[SideView]) -> Units:
    return {unit.uid: (seat, unit) for seat, side in enumerate(sides) for unit in side.units}
