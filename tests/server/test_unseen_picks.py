"""Worlds that differ in what one seat picks unseen: everything a server says is the same in both.

One pick or several: whoever is told the same of them may not find a number that tells which.
"""

import os
from collections.abc import Callable, Iterator
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec import Struct, structs

from teban.core import registry
from teban.core.clock import Clock
from teban.core.ids import SeatId, Viewer
from teban.core.match import Match, Submission
from teban.core.refused import Refused
from teban.core.seat import Seat
from teban.server import api, wire
from teban.server.bodies import MatchInfo
from teban.server.room import minds, told
from teban.server.storage import SeatKind, StoredMatch, appending
from tests.contract.play import choose, new_match, with_luck
from tests.contract.tables import Table, all_tables
from tests.contract.torture.game import TORTURE
from tests.server.worlds import Pick, Walk, Worlds, worlds

pytestmark = pytest.mark.anyio
NIGHTLY = os.environ.get("TEBAN_GAMES") == "nightly"
TABLES = [table for table in all_tables() if table.hides]
ONE_OF_EACH = [*{table.game.key: table for table in TABLES}.values()]
BLACKPOKER = next(table for table in TABLES if table.game.key == "blackpoker")
PICKING = [table for table in ONE_OF_EACH if table.game.key in ("blackpoker", "torture")]
"""The games in which a large choice is made pick by pick, unseen."""
SEATED = [
    (table, by)
    for table in (TABLES if NIGHTLY else ONE_OF_EACH)
    for by in (SeatKind.PERSON, SeatKind.COMPUTER)
    if by is SeatKind.PERSON or (table.game.levels and (NIGHTLY or table in PICKING))
]
LOOKS = 60 if NIGHTLY else 4
"""Moments of one game at which worlds are compared by all that a house says."""
OFTEN = 3.0
"""How often moments are walked from, by the share of games that the table is played."""
FAR = 3
"""Picks from one moment on."""
WALKS = 4
"""Of each length."""
STEP, PICK = 10_000, 500
"""Milliseconds between decisions, and between the picks of one."""
CLOCK = Clock(60_000, 600_000)


class Pair(Struct, frozen=True):
    """Two walks from moments that look the same, and who is told the same of both."""

    one: Walk
    other: Walk
    eyes: tuple[Viewer, ...]

    @property
    def counts(self) -> bool:
        """Whether they differ in the number of picks."""
        return len(self.one.picks) != len(self.other.picks)


def walked(match: Match, seat: SeatId, most: int, random: Random, now: int) -> tuple[Walk, Match]:
    """Some picks until somebody else sees anything, the last of them now; and what comes of it."""
    after, picks = match.fork(), list[Pick]()
    for number in range(most):
        at = now - PICK * (most - 1 - number)
        if seat not in after.actors() or differ(match, after, seat):
            # Made later, or the last of them would not be now.
            return walked(match, seat, number, random, now)
        name = after.state.name(choose(after.state, seat, random), seat)
        decision = after.seat(seat).decision.number
        after.submit(Submission(seat, decision, (name,), f"{decision}"), at)
        picks.append(Pick(name, at))
    return Walk(match, seat, tuple(picks)), after


def others(match: Match, seat: SeatId) -> tuple[Viewer, ...]:
    seats = (SeatId(other) for other in range(len(match.game.seat_names)))
    return (None, *(other for other in seats if other != seat))


def differ(one: Match, other: Match, seat: SeatId) -> bool:
    return any(one.feed(viewer) != other.feed(viewer) for viewer in others(one, seat))


def alike(one: Match, other: Match, viewer: Viewer) -> bool:
    """Whether a viewer is openly told the same: what happened, and who is asked."""
    return (one.feed(viewer), one.actors()) == (other.feed(viewer), other.actors())


def pairs(match: Match, seat: SeatId, random: Random, now: int) -> Iterator[Pair]:
    walks = [
        walked(match, seat, most, random, now) for most in range(FAR + 1) for _ in range(WALKS)
    ]
    for (one, here), (other, there) in combinations(walks, 2):
        eyes = tuple(eye for eye in others(match, seat) if alike(here, there, eye))
        if one.picks != other.picks and eyes:
            yield Pair(one, other, eyes)
    yield from imagined(match, seat, random, now)


def imagined(match: Match, seat: SeatId, random: Random, now: int) -> Iterator[Pair]:
    """The same pick in the true world, and in one that somebody else imagines."""
    here = match.fork()
    here.state = with_luck(match.state, trace=())
    one, after = walked(here, seat, 1, random, now)
    trace = after.state.luck.trace or ()
    for viewer in others(match, seat):
        if viewer is None:
            continue
        there = match.fork()
        there.state = with_luck(match.state.sample(viewer, now), tape=trace, trace=())
        ends = there.fork()
        try:
            number = ends.seat(seat).decision.number
            names = tuple(pick.name for pick in one.picks)
            ends.submit(Submission(seat, number, names, "same"), now)
        except Refused:
            continue
        if ends.state.luck.trace == trace and alike(ends, after, viewer):
            seen = (viewer, None) if alike(ends, after, None) else (viewer,)
            yield Pair(one, Walk(there, seat, one.picks), seen)


def moments(table: Table, seed: int) -> Iterator[tuple[SeatId, Match, int]]:
    """Every moment of a random game."""
    record = structs.replace(new_match(table, seed).record(), clock=CLOCK)
    random, match, now = Random(seed), Match(table.game, record), 0
    while actors := match.actors():
        now += STEP
        seat = random.choice(actors)
        yield seat, match, now
        name = match.state.name(choose(match.state, seat, random), seat)
        decision = match.seat(seat).decision.number
        match.submit(Submission(seat, decision, (name,), f"{seat}/{decision}"), now)


def chosen(table: Table, seed: int) -> list[Pair]:
    """From all over a game; those first that differ in the number of picks."""
    random, found = Random(seed), list[tuple[bool, float, Pair]]()
    for seat, match, now in moments(table, seed):
        # The longer a game, the fewer of its moments.
        if random.random() > OFTEN * table.share:
            continue
        here = [*pairs(match.fork(), seat, random, now)]
        random.shuffle(here)
        best = max(here, key=worth, default=None)
        if best is not None:
            found.append((not best.counts, random.random(), best))
    return [pair for _, _, pair in sorted(found, key=lambda one: one[:2])[:LOOKS]]


def worth(pair: Pair) -> tuple[bool, bool]:
    """Rather different numbers, and rather one and several than none and some."""
    return pair.counts, bool(pair.one.picks)


async def compared(here: Worlds, table: Table, seed: int, by: SeatKind) -> tuple[int, int]:
    """How many pairs were told alike, and how many of these differ in the number of picks."""
    every = chosen(table, seed)
    for pair in every:
        now = max(pick.at for pick in (*pair.one.picks, *pair.other.picks)) + PICK
        one, other = [await here.told(walk, by, now) for walk in (pair.one, pair.other)]
        for eye in pair.eyes:
            assert one[eye] == other[eye], f"{eye} is told which picks it was"
    return len(every), sum(pair.counts for pair in every)


@pytest.fixture(autouse=True)
def with_torture(monkeypatch: pytest.MonkeyPatch) -> None:
    every = {**registry.games(), TORTURE.key: TORTURE}
    monkeypatch.setattr(registry, "games", lambda: every)


@pytest.mark.parametrize(("table", "by"), SEATED, ids=str)
async def test_nothing_that_is_said_tells_how_many_picks_nobody_saw(
    tmp_path: Path, table: Table, by: SeatKind
) -> None:
    async with worlds(tmp_path) as here:
        looked, counted = await compared(here, table, 7, by)
    assert counted if table in PICKING else looked


# Faults


def ply_of_all_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    update = told._update

    def counting(match: Match, *given: Any) -> wire.Update:
        return structs.replace(update(match, *given), ply=len(match.lines))

    monkeypatch.setattr(told, "_update", counting)


def seen_of_all_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    update = told._update

    def counting(match: Match, *given: Any) -> wire.Update:
        return structs.replace(update(match, *given), seen=len(match.lines))

    monkeypatch.setattr(told, "_update", counting)


def length_for_everybody(monkeypatch: pytest.MonkeyPatch) -> None:
    outside = api._outside

    def counting(stored: StoredMatch) -> MatchInfo:
        return structs.replace(outside(stored), moments=stored.length)

    monkeypatch.setattr(api, "_outside", counting)


def length_in_my_list(monkeypatch: pytest.MonkeyPatch) -> None:
    mine = api._mine

    def counting(person: Any, stored: StoredMatch, **more: Any) -> Any:
        return structs.replace(mine(person, stored, **more), moments=stored.length)

    monkeypatch.setattr(api, "_mine", counting)


def updated_by_every_line(monkeypatch: pytest.MonkeyPatch) -> None:
    take = appending._Match.take

    def noting(self: Any, append: appending.Append, now: int) -> None:
        take(self, append, now)
        self.updated = now

    monkeypatch.setattr(appending._Match, "take", noting)


def thinking_told_of_every_pick(monkeypatch: pytest.MonkeyPatch) -> None:
    thinking = told.Told.thinking

    def again(self: told.Told, seats: tuple[SeatId, ...]) -> None:
        self._thinking = (SeatId(-1),)
        thinking(self, seats)

    monkeypatch.setattr(told.Told, "thinking", again)


def decided_by_whoever_has_picked(monkeypatch: pytest.MonkeyPatch) -> None:
    answer = minds.Minds._answer

    async def telling(self: minds.Minds, asked: Seat, *given: Any) -> None:
        self._decided[asked.id] = f"at decision {asked.decision.number}"
        await answer(self, asked, *given)

    monkeypatch.setattr(minds.Minds, "_answer", telling)


def not_thinking_while_it_is_stored(monkeypatch: pytest.MonkeyPatch) -> None:
    answer = minds.Minds._answer

    async def resting(self: minds.Minds, asked: Seat, *given: Any) -> None:
        del self._thinking[asked.id]
        await answer(self, asked, *given)

    monkeypatch.setattr(minds.Minds, "_answer", resting)


def refusal_counts_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    check = Match._check_asked

    def counting(self: Match, *given: Any) -> None:
        try:
            check(self, *given)
        except Refused as why:
            raise Refused(why.code, **why.fields, at=len(self.lines)) from None

    monkeypatch.setattr(Match, "_check_asked", counting)


FAULTS: dict[Callable[[pytest.MonkeyPatch], None], SeatKind] = {
    ply_of_all_lines: SeatKind.PERSON,
    seen_of_all_lines: SeatKind.PERSON,
    length_for_everybody: SeatKind.PERSON,
    length_in_my_list: SeatKind.PERSON,
    updated_by_every_line: SeatKind.PERSON,
    thinking_told_of_every_pick: SeatKind.COMPUTER,
    decided_by_whoever_has_picked: SeatKind.COMPUTER,
    not_thinking_while_it_is_stored: SeatKind.COMPUTER,
    refusal_counts_lines: SeatKind.PERSON,
}


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.__name__)
async def test_a_number_that_tells_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fault: Callable[[pytest.MonkeyPatch], None]
) -> None:
    fault(monkeypatch)
    async with worlds(tmp_path) as here:
        with pytest.raises(AssertionError, match="is told which picks"):
            await compared(here, BLACKPOKER, 7, FAULTS[fault])
