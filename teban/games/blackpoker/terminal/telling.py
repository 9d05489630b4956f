"""What happened, in words. A viewer's own tables (`Seen`) only say which character is which."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from teban.core.event import Event
from teban.core.standing import Ordered, Withdrawn
from teban.core.terminal import Say
from teban.games.blackpoker import events as ev
from teban.games.blackpoker.cards import NAMES
from teban.games.blackpoker.state import P1, Aim
from teban.games.blackpoker.terminal import words
from teban.games.blackpoker.view import SideView, View

Names = dict[int, str]


class Told(NamedTuple):
    """An event, and what was called what when it happened."""

    event: Event
    units: Names
    requests: Names


def log(events: Sequence[Event], view: View, say: Say) -> list[str]:
    """One line for each event that needs words; what happens together shares one."""
    told = [*_named(events, view, say)]
    asked = {one.event.number for one in told if isinstance(one.event, ev.Request)}
    lines: list[str] = []
    shown: tuple[int, str] | None = None
    for _, group in groupby(told, _together):
        some = [*group]
        match some[0].event:
            case ev.Move():
                shown = _lands([one.event for one in some])
            case ev.Top(seat=seat, card=card):
                if shown == (seat, NAMES[card]):
                    continue
            case ev.Push(number=number) if number in asked:
                continue
            case _:
                pass
        line = _line(some, say)
        if line:
            lines.append(line)
    return lines


def _named(events: Sequence[Event], view: View, say: Say) -> Iterator[Told]:
    """Every event that may need words, with the characters as they were then."""
    units: Names = {}
    requests: Names = {}
    # What lay there before the first change is told by the first table that shows it.
    for sides in (*(_sides(event) for event in events), view.sides):
        for uid, name in _units(sides, say).items():
            units.setdefault(uid, name)
    for event in events:
        if isinstance(event, ev.Seen):
            units = {**units, **_units(_sides(event), say)}
            continue
        if isinstance(event, ev.Asked):
            requests[event.number] = words.action(event.action, say)
        yield Told(event, units, requests)


def _sides(event: Event) -> Sequence[SideView]:
    return event.parts.get("sides", ()) if isinstance(event, ev.Seen) else ()


def _units(sides: Sequence[SideView], say: Say) -> Names:
    return {
        unit.uid: words.of(at, f"{say(f'unit-{unit.kind}')} {words.cards_of(unit)}", say)
        for at, side in enumerate(sides)
        for unit in side.units
    }


def _together(told: Told) -> tuple[object, ...]:
    """Neighbours with the same of this share a line."""
    match told.event:
        case ev.Move(seat=seat, source=source, to=to):
            return ("move", seat, source, to)
        case ev.State(driven=driven):
            return ("state", driven)
        case ev.TurnUp(seat=seat):
            return ("turn_up", seat)
        case ev.Show(seat=seat, to=to):
            return ("show", seat, to)
        case other:
            return (id(other),)


def _lands(events: Sequence[Event]) -> tuple[int, str] | None:
    """A single card that everybody saw going to a grave: it need not be named again."""
    match events:
        case [ev.Move(seat=seat, card=int(card), to="grave")]:
            return seat, NAMES[card]
        case _:
            return None


def _line(told: Sequence[Told], say: Say) -> str | None:
    first = told[0].event
    match first:
        case ev.Asked():
            return _asked(first, told[0], say)
        case ev.Move(seat=seat, source=source, to=to):
            if to == "stage":
                # The request has named them.
                return None
            return say(
                "event-move",
                seat=words.seat(seat, say),
                cards=_cards([one.event for one in told], say),
                source=say(f"zone-{source}"),
                to=say(f"zone-{to}"),
            )
        case ev.Show(seat=seat, to=to):
            cards = _cards([one.event for one in told], say)
            return say(
                "event-show", seat=words.seat(seat, say), to=words.seat(to, say), cards=cards
            )
        case ev.TurnUp(seat=seat):
            cards = _cards([one.event for one in told], say)
            return say("event-turn_up", seat=words.seat(seat, say), cards=cards)
        case ev.Compared(cards=cards, seat=seat):
            names = [NAMES[card] for card in cards]
            if seat is None:
                return say("event-compared-equal", cards=" ".join(names))
            higher, lower = names if seat == P1 else reversed(names)
            return say("event-compared", seat=words.seat(seat, say), higher=higher, lower=lower)
        case ev.State(driven=driven):
            units = ", ".join(_unit(one, say) for one in told)
            return say(f"event-state-{'driven' if driven else 'charged'}", units=units)
        case ev.Top(seat=seat, card=card):
            return say("event-top", seat=words.seat(seat, say), card=NAMES[card])
        case ev.Pass(seat=seat):
            return say("event-pass", seat=words.seat(seat, say))
        case ev.Turn(seat=seat, number=number):
            return f"── {say('event-turn', seat=words.seat(seat, say), number=number)} ──"
        case ev.Lose(seat=seat):
            return say("event-lose", seat=words.seat(seat, say))
        case Ordered(seat=seat, order=order):
            return say("event-ordered", seat=words.seat(seat, say), order=say(f"order-{order}"))
        case Withdrawn(seat=seat, order=order):
            return say("event-withdrawn", seat=words.seat(seat, say), order=say(f"order-{order}"))
        case _:
            return None


def _asked(event: ev.Asked, told: Told, say: Say) -> str | None:
    if isinstance(event, ev.Trigger):
        # It is told again when it goes onto the stage, or when it is resolved.
        return None
    parts = [words.action(event.action, say)]
    if isinstance(event, ev.Request):
        parts += [NAMES[card] for card in event.keys]
        if event.unit:
            parts.append(told.units.get(event.unit, say("terminal-gone")))
        if event.target is not None:
            parts.append(f"→ {_target(event.target, told, say)}")
    kind = type(event).__struct_config__.tag
    return say(f"event-{kind}", seat=words.seat(event.seat, say), what=" ".join(parts))


def _target(target: tuple[int, int, int], told: Told, say: Say) -> str:
    aim, whose, number = target
    match Aim(aim):
        case Aim.PLAYER:
            return words.seat(whose, say)
        case Aim.UNIT:
            return told.units.get(number, say("terminal-gone"))
        case Aim.REQUEST:
            named = told.requests.get(number, say("terminal-gone"))
            return words.of(whose, named, say)
        case Aim.TRUMP:
            return words.of(whose, say("terminal-trump", card=NAMES[number]), say)


def _unit(told: Told, say: Say) -> str:
    assert isinstance(told.event, ev.State)
    return told.units.get(told.event.unit, say("terminal-gone"))


def _cards(events: Sequence[Event], say: Say) -> str:
    """The cards by name, and how many more there are."""
    cards = [event.card for event in events if isinstance(event, ev.Move | ev.Show | ev.TurnUp)]
    known = [NAMES[card] for card in cards if card is not None]
    hidden = len(cards) - len(known)
    if hidden:
        known.append(say("terminal-card") if hidden == 1 else say("terminal-cards", number=hidden))
    return " ".join(known)
