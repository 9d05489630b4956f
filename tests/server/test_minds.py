"""Computer players: however broken one is, the match goes on; and none is told by its pauses."""

import asyncio
import gc
import json
import threading
import weakref
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest

from teban.core import registry
from teban.core.clock import Clock
from teban.core.ids import Action, SeatId
from teban.core.match import Match, Submission
from teban.core.refused import Refused, Why
from teban.server import wire
from teban.server.bodies import Chair, NewMatch
from teban.server.connection import Connection
from teban.server.house import House
from teban.server.room import Room, minds
from teban.server.settings import Settings
from teban.server.storage import Loaded
from teban.server.storage.refusals import Unavailable
from teban.server.work.question import Answer, Question
from tests.server.rigged import Hopeless, Rigged

pytestmark = pytest.mark.anyio

SMALL: dict[str, Any] = {"size": 4, "specials": 0}


@pytest.fixture
async def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[House]:
    games = {**registry.games(), "rigged": Rigged(), "hopeless": Hopeless()}
    monkeypatch.setattr(registry, "games", lambda: games)
    settings = Settings(database=f"sqlite:///{tmp_path / 'server.db'}", thinking_seconds=1)
    house = await House.open(settings)
    yield house
    await house.close()


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(minds, "to_the_beat", lambda spent, beat: 0)


async def watched(
    house: House, game: str, *levels: str, clock: Clock | None = None, **options: Any
) -> tuple[Room, Connection]:
    """A match between computer players, and somebody who looks on."""
    person = await house.store.create_person("みるひと")
    chairs = tuple(Chair("computer", level) for level in levels)
    table = await house.tables.set_up(person, NewMatch(game, chairs, options, clock))
    room, line = await house.connect(table.match, house.signer.token(person), watch=True)
    room.enter(line, 0)
    return room, line


async def said(line: Connection, kind: str) -> dict[str, Any]:
    while True:
        data = await line.outbox.get()
        assert data is not None
        message: dict[str, Any] = json.loads(data)
        if message["type"] == kind:
            return message


@pytest.mark.parametrize("level", [level for level in Rigged.levels if level != "plain"])
async def test_a_match_goes_on_to_its_end_with_a_broken_player(
    house: House, at_once: None, level: str
) -> None:
    room, line = await watched(house, "rigged", "plain", level, **SMALL)
    await asyncio.wait_for(said(line, "over"), 60)
    lines = room.match.lines
    assert {entry.seat for entry in lines} == {0, 1}
    assert all(entry.by == "" for entry in lines), "somebody else has played for a player"


async def test_a_match_that_is_put_away_is_out_of_memory_at_once(
    house: House, at_once: None
) -> None:
    room, line = await watched(house, "rigged", "plain", "plain", **SMALL)
    await asyncio.wait_for(said(line, "over"), 60)
    gone = weakref.ref(room.match)
    gc.collect()
    gc.disable()
    try:
        # What made the last move is still ending.
        await asyncio.sleep(0.1)
        await house.disconnect(room, line)
        del room
        assert gone() is None
    finally:
        gc.enable()


async def test_nobody_thinks_in_a_match_that_is_lost(
    house: House, at_once: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock(3_600_000)
    room, line = await watched(house, "rigged", "plain", "plain", clock=clock, **SMALL)

    async def gone(*_: object, **__: object) -> None:
        raise Unavailable("the database is gone")

    for name in ("append", "load_match"):
        monkeypatch.setattr(house.store, name, gone)
    monkeypatch.setattr(room._minds, "_beat", 0)
    while await line.outbox.get() is not None:
        pass
    room.leave(line)
    async with asyncio.timeout(5):
        while not room.quiet:
            await asyncio.sleep(0)
    assert room._timer is None or room._timer.cancelled()


async def test_everybody_is_told_who_had_the_word(house: House, at_once: None) -> None:
    _, line = await watched(house, "rigged", "plain", "advised", **SMALL)
    said_so = [await asyncio.wait_for(said(line, "update"), 60) for _ in range(3)]
    assert [update["decided"] for update in said_so] == [["", ""], ["", ""], ["", "oracle"]]


async def test_a_match_goes_on_where_no_player_gives_an_answer(house: House, at_once: None) -> None:
    _, line = await watched(house, "hopeless", "raising", "raising", **SMALL)
    await asyncio.wait_for(said(line, "over"), 60)


async def test_who_is_refused_is_asked_again_and_not_offered_the_same(
    house: House, at_once: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    offered: dict[tuple[int, int], list[tuple[int, ...]]] = {}
    do, play = house.workers.do, Room.play

    async def noted(question: Question, person: str) -> Answer:
        asked = question.seat
        offered.setdefault((asked.id, asked.decision.number), []).append(asked.decision.legal)
        answer: Answer = await do(question, person)
        return answer

    async def refused_once(room: Room, picks: Submission, stored: Callable[[], None]) -> None:
        (first, *more) = offered[picks.seat, picks.decision]
        if len(first) > 1 and not more:
            raise Refused(Why.NOT_LEGAL)
        await play(room, picks, stored)

    monkeypatch.setattr(house.workers, "do", noted)
    monkeypatch.setattr(Room, "play", refused_once)
    _, line = await watched(house, "rigged", "plain", "plain", **SMALL)
    await asyncio.wait_for(said(line, "over"), 60)
    twice = [lists for lists in offered.values() if len(lists[0]) > 1]
    assert len(twice) > 3
    assert all(second == first[1:] for first, second in twice)


async def test_a_match_is_taken_up_without_holding_up_the_others(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    where: list[threading.Thread] = []

    def noted(*given: Any) -> Match:
        where.append(threading.current_thread())
        return Match(*given)

    monkeypatch.setattr("teban.server.room.room.Match", noted)
    await watched(house, "reversi", "level1", "level1", **SMALL)
    assert where
    assert threading.current_thread() not in where


async def test_nobody_waits_until_somebody_elses_match_is_taken_up(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = [await house.store.create_person(name) for name in ("ながい", "みじかい")]
    seats = NewMatch("reversi", (Chair("me"), Chair("guest")), SMALL)
    long, short = [(await house.tables.set_up(person, seats)).match for person in people]
    load, loads, going_on = house.store.load_match, list[str](), asyncio.Event()

    async def held_up(match: str) -> Loaded:
        loads.append(match)
        if match == long:
            await going_on.wait()
        return await load(match)

    monkeypatch.setattr(house.store, "load_match", held_up)
    opening = [asyncio.create_task(house.room(long)) for _ in range(3)]
    while long not in loads:
        await asyncio.sleep(0)
    async with asyncio.timeout(5):
        await house.room(short)
    going_on.set()
    assert len({*await asyncio.gather(*opening)}) == 1
    assert loads == [long, short], "nobody takes up what another is taking up already"


async def test_standing_orders_have_a_limit_at_each_seat(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("teban.server.limits._time", lambda: 0.0)
    person = await house.store.create_person("まかせ")
    table = NewMatch("blackpoker", (Chair("me"), Chair("guest")))
    match = (await house.tables.set_up(person, table)).match
    room, line = await house.connect(match, house.signer.token(person), watch=False)
    most = house.settings.orders_per_minute
    for number in range(most):
        await room.order(line, wire.Order(0, "pass_turn", on=number % 2 == 0))
    with pytest.raises(Refused, match=f"what=orders, most={most}, seconds=2"):
        await room.order(line, wire.Order(0, "pass_turn"))
    await room.order(line, wire.Order(1, "pass_turn"))


@pytest.mark.parametrize(("spent", "pause"), [(0, 4), (1, 3), (3.75, 0.25), (4.5, 3.5), (11, 1)])
def test_a_move_is_seen_on_a_beat(spent: float, pause: float) -> None:
    assert minds.to_the_beat(spent, beat=4) == pytest.approx(pause)


async def test_only_what_the_others_see_is_waited_for(
    house: House, at_once: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    shows, play = minds.Minds._shows, Room.play
    told: list[tuple[bool, bool]] = []
    expected: dict[int, bool] = {}

    def noted(self: minds.Minds, seat: SeatId, action: Action) -> bool:
        expected[seat] = shows(self, seat, action)
        return expected[seat]

    async def watched_play(room: Room, picks: Submission, stored: Callable[[], None]) -> None:
        def seen() -> object:
            others = (None, SeatId(1 - picks.seat))
            return [room.match.moments(viewer) for viewer in others], room.match.actors()

        before = seen()
        try:
            await play(room, picks, stored)
        finally:
            told.append((expected[picks.seat], before != seen()))

    monkeypatch.setattr(minds.Minds, "_shows", noted)
    monkeypatch.setattr(Room, "play", watched_play)
    room, _ = await watched(house, "blackpoker", "beginner", "beginner", format="pro", frame="pack")
    async with asyncio.timeout(60):
        while len(told) < 120 and not room.over:
            await asyncio.sleep(0.02)
    assert {*told} == {(True, True), (False, False)}
