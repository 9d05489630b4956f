"""Everything the wire and the API say to a viewer is the same in worlds they cannot tell apart."""

from random import Random
from typing import Any

import msgspec
import pytest

from teban.core.clock import Clock
from teban.core.ids import SeatId, Viewer
from teban.core.match import Match, Submission
from teban.core.refused import Refused
from teban.server.room import told
from teban.server.room.told import AtWork
from tests.contract.play import choose, new_match, with_luck
from tests.contract.tables import Table, all_tables

LONG = 0.1
"""Of a table whose games are long only some steps are looked at."""


def said(match: Match, viewer: Viewer, now: int) -> bytes:
    """All that a line of this viewer, and whoever asks over HTTP, can be told after a change."""
    update = told.update(match, viewer, 0, AtWork())
    clocks = match.update(viewer, 0, now).time_left
    head: tuple[Any, ...] = match.moments(None), told.outcome(match), match.actors()
    whole = msgspec.structs.replace(update, time_left=clocks)
    return msgspec.json.encode((whole, match.moments(viewer), *head))


def submitted(match: Match, seat: SeatId, name: str, now: int) -> Match | None:
    """The match after one more pick; None if the world does not allow it."""
    number = match.seat(seat).decision.number
    try:
        match.submit(Submission(seat, number, (name,), "one"), now)
    except Refused:
        return None
    return match


def clocked(table: Table, seed: int) -> Match:
    record = new_match(table, seed).record()
    return Match(table.game, msgspec.structs.replace(record, clock=Clock(60_000, 600_000)))


@pytest.mark.parametrize("table", [table for table in all_tables() if table.hides], ids=str)
def test_two_worlds_that_look_alike_are_told_alike(table: Table) -> None:
    random, match, now, compared = Random(5), clocked(table, 5), 1000, 0
    while actors := match.actors():
        now += 700
        seat = random.choice(actors)
        name = match.state.name(choose(match.state, seat, random), seat)
        here = match.fork()
        here.state = with_luck(match.state, trace=())
        assert submitted(here, seat, name, now)
        if table.share > LONG or random.random() < LONG:
            compared += sum(same(match, here, viewer, seat, name, now) for viewer in table.seats)
        number = match.seat(seat).decision.number
        match.submit(Submission(seat, number, (name,), str(len(match.lines))), now)
    assert compared > 0


def same(match: Match, here: Match, viewer: SeatId, seat: SeatId, name: str, now: int) -> int:
    """Compare with a world imagined by this viewer, if what happens looks the same to them."""
    there = match.fork()
    world = match.state.sample(viewer, now)
    trace = here.state.luck.trace or ()
    there.state = with_luck(world, tape=trace, trace=())
    if seat not in there.state.actors() or submitted(there, seat, name, now) is None:
        return 0
    if there.state.luck.trace != trace or [*here.feed(viewer)] != [*there.feed(viewer)]:
        return 0
    eyes: tuple[Viewer, ...] = (viewer, None) if here.feed(None) == there.feed(None) else (viewer,)
    for eye in eyes:
        one, other = said(here, eye, now + 50), said(there, eye, now + 50)
        assert one == other, f"{eye} is told which world it is"
    return len(eyes)
