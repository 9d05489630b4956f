"""Everything the wire and the API say to a viewer is the same in worlds they cannot tell apart."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, ParamSpec, cast

import msgspec
import pytest
from msgspec import structs

from teban.core.clock import Clock
from teban.core.decision import Decision
from teban.core.ids import SeatId, Viewer
from teban.core.match import Match, Submission
from teban.core.refused import Refused
from teban.server import api
from teban.server.room import told
from teban.server.room.minds import Minds
from teban.server.room.told import AtWork
from teban.server.storage import MatchState, Seating, SeatKind, StoredMatch
from tests.contract.play import choose, new_match, with_luck
from tests.contract.tables import Table, all_tables

P = ParamSpec("P")
TABLES = [table for table in all_tables() if table.hides]
WHOLE = [*{table.game.key: table for table in TABLES}.values()]
"""One of each game is looked at after every step, and so is every other that is short."""
SOME = 0.1
"""Of the steps of other tables whose games are long."""
LATELY = 2
"""So many of the latest actions are tried by everybody."""
NONSENSE = "nonsense"


def said(match: Match, viewer: Viewer, now: int) -> bytes:
    """All that a line of this viewer, and whoever asks over HTTP, can be told after a change."""
    known = match.update(viewer, 0, now)
    work = AtWork(match.actors(), tuple(match.game.seat_names))
    update = told._update(match, viewer, 0, known, work)
    asked = () if viewer is None else answers(match, viewer, known.decision, now)
    return msgspec.json.encode((update, api._outside(stored(match)), [*asked]))


def stored(match: Match) -> StoredMatch:
    """The match as the store tells of it."""
    result = told.outcome(match)
    return StoredMatch(
        id="MATCH",
        code="CODE",
        game=match.game.key,
        rules_version=match.game.rules_version,
        state=MatchState.LIVE if result is None else MatchState.OVER,
        public=True,
        quick=False,
        created=0,
        updated=0,
        length=len(match.lines),
        moments=match.moments(None),
        result=result,
        seats=tuple(Seating(seat, SeatKind.BOT) for seat in range(len(match.game.seat_names))),
        creator=None,
        repeats=None,
    )


def answers(match: Match, seat: SeatId, decision: Decision | None, now: int) -> Iterator[Any]:
    """What the seat is told if it tries what it may not do, and what others have just done."""
    number = decision.number if decision else 1
    for at in (number, number + 1):
        yield answer(match.fork().submit, Submission(seat, at, (NONSENSE,), "id"), now)
    yield answer(match.fork().order, seat, NONSENSE)
    for line in match.lines[-LATELY:]:
        yield answer(match.attempt, seat, number, (line.do,))


def answer(ask: Callable[P, object], *given: P.args, **named: P.kwargs) -> Any:
    try:
        return ask(*given, **named)
    except Refused as why:
        return why.data()


def submitted(match: Match, seat: SeatId, name: str, now: int) -> Match | None:
    """The match after one more pick; None if the world does not allow it."""
    number = match.seat(seat).decision.number
    try:
        match.submit(Submission(seat, number, (name,), "one"), now)
    except Refused:
        return None
    return match


class Room:
    """What the computer players need of theirs to look at a match."""

    def __init__(self, match: Match) -> None:
        self.game, self.match = match.game, match


def waited_for(match: Match, seat: SeatId, name: str) -> bool:
    """Whether a computer player's pick would be held back until the next beat."""
    room = Room(match)
    return Minds(cast(Any, room), 1)._shows(seat, match.state.parse(name, seat))


def clocked(table: Table, seed: int) -> Match:
    record = new_match(table, seed).record()
    return Match(table.game, structs.replace(record, clock=Clock(60_000, 600_000)))


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_two_worlds_that_look_alike_are_told_alike(table: Table) -> None:
    random, match, now, compared = Random(5), clocked(table, 5), 1000, 0
    whole = table in WHOLE or table.share > SOME
    while actors := match.actors():
        now += 700
        seat = random.choice(actors)
        name = match.state.name(choose(match.state, seat, random), seat)
        here = match.fork()
        here.state = with_luck(match.state, trace=())
        assert submitted(here, seat, name, now)
        if whole or random.random() < SOME:
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
    before = there.fork()
    if seat not in there.state.actors() or submitted(there, seat, name, now) is None:
        return 0
    if there.state.luck.trace != trace or [*here.feed(viewer)] != [*there.feed(viewer)]:
        return 0
    if viewer != seat:
        assert waited_for(match, seat, name) == waited_for(before, seat, name)
    eyes: tuple[Viewer, ...] = (viewer, None) if here.feed(None) == there.feed(None) else (viewer,)
    for eye in eyes:
        one, other = said(here, eye, now + 50), said(there, eye, now + 50)
        assert one == other, f"{eye} is told which world it is"
    return len(eyes)
