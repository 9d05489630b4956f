"""Seats, characters and requests in words, as they were called when something happened."""

from collections.abc import Iterator, Mapping, Sequence

from teban.core.event import Event
from teban.core.terminal import Say
from teban.games.blackpoker import events as ev
from teban.games.blackpoker.cards import NAMES
from teban.games.blackpoker.picture import cards_of
from teban.games.blackpoker.retelling import Units, units_then
from teban.games.blackpoker.space import PLAYERS
from teban.games.blackpoker.state import Aim
from teban.games.blackpoker.view import View, viewer_of

WIDTH = 46
"""Columns of the picture; the log stands beside it."""


def spoken_to(view: View, say: Say) -> Say:
    """The same words for whoever this view is made for: you and the rival, not seats."""
    own = viewer_of(view)
    if own is None:
        return say
    called = {f"seat-{PLAYERS[own]}": "terminal-own", f"seat-{PLAYERS[1 - own]}": "terminal-rival"}
    return lambda key, **fields: say(called.get(key, key), **fields)


def seat(number: int, say: Say) -> str:
    """A seat in words."""
    return say(f"seat-{PLAYERS[number]}")


def of(number: int, what: str, say: Say) -> str:
    """Something of a seat."""
    return say("terminal-of", seat=seat(number, say), what=what)


def named(events: Sequence[Event], view: View, say: Say) -> Mapping[int, str]:
    """What each event of requests and characters is about, as things were called then."""
    requests, found = dict[int, str](), dict[int, str]()
    for event, units in units_then(events, view):
        if isinstance(event, ev.Asked):
            requests[event.number] = say(f"action-{event.action}")
            found[id(event)] = " ".join(_asked(event, units, requests, say))
        elif isinstance(event, ev.State):
            found[id(event)] = _unit(event.unit, units, say)
    return found


def _asked(event: ev.Asked, units: Units, requests: Mapping[int, str], say: Say) -> Iterator[str]:
    """The action; when it is declared also its key cards, its key soldier and its target."""
    yield requests[event.number]
    if not isinstance(event, ev.Request):
        return
    yield from (NAMES[card] for card in event.keys)
    if event.unit:
        yield _unit(event.unit, units, say)
    match event.target:
        case (Aim.PLAYER, whose, _):
            yield f"→ {seat(whose, say)}"
        case (Aim.UNIT, _, uid):
            yield f"→ {_unit(uid, units, say)}"
        case (Aim.REQUEST, whose, number):
            yield f"→ {of(whose, requests.get(number, say('thing-gone')), say)}"
        case (Aim.TRUMP, whose, card):
            yield f"→ {of(whose, say('thing-trump', what=NAMES[card]), say)}"
        case _:
            pass


def _unit(uid: int, units: Units, say: Say) -> str:
    if uid not in units:
        return say("thing-gone")
    owner, unit = units[uid]
    return of(owner, f"{say(f'unit-{unit.kind}')} {cards_of(unit)}", say)
