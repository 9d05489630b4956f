"""What could not be stored is gone: nobody is shown it, and nothing later brings it back."""

import asyncio
import os
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Literal

import pytest
from msgspec import Struct

from teban.core.clock import Clock
from teban.core.match import CLOCK
from teban.core.record import RESIGNED
from teban.core.refused import Refused
from teban.core.standing import given
from teban.server import wire
from teban.server.bodies import Chair, NewMatch
from teban.server.connection import Connection
from teban.server.house import House
from teban.server.refusals import Why
from teban.server.settings import Settings
from teban.server.storage import Loaded, SeatKind, Store
from teban.server.storage.refusals import Unavailable, no_match
from teban.server.work.job import Job
from teban.server.work.pool import Failed, Workers
from teban.server.work.question import Answer, Question
from tests.server.around import Around
from tests.server.postgres import Cluster
from tests.server.severed import NEVER, Way, severed

pytestmark = pytest.mark.anyio
NIGHTLY = os.environ.get("TEBAN_GAMES") == "nightly"
DRAWS = "card_othello"
"""Every move draws cards: who saw one that was then refused would have had a look at chance."""
ORDERS = "blackpoker"
ORDER = "pass_turn"
MOST = 80
"""Messages that one act may take at the most, reading the match again included."""
STRIDE = 1 if NIGHTLY else 8
"""Of the messages of reading again, every so many is one to break off at."""
BETWEEN_KILLS = 1 if NIGHTLY else 3
"""Of the messages of an act, every so many is one to kill the database at."""
TURN = Clock(3_600_000)


class Act(Struct, frozen=True):
    """Something that changes what is stored."""

    name: str
    do: Callable[[Around, Connection], Awaitable[None]]
    done: Callable[[Loaded], bool]
    game: str = DRAWS
    rival: Literal["guest", "open"] = "guest"
    moved: bool = True
    """Whether a move comes before it."""

    def __str__(self) -> str:
        return self.name


async def submit(around: Around, line: Connection) -> None:
    await around.move(line, "second", -1)


async def play(around: Around, line: Connection) -> None:
    """As a computer player does."""
    room = await around.house.room(around.match)
    await room.play(await around.picks(-1, "second"), lambda: None)


async def resign(around: Around, line: Connection) -> None:
    room = await around.house.room(around.match)
    await room.resign(line, wire.Resign(0))


async def order(around: Around, line: Connection) -> None:
    room = await around.house.room(around.match)
    await room.order(line, wire.Order(0, ORDER))


async def wait_too_long(around: Around, line: Connection) -> None:
    """As the room's own timer does."""
    room = await around.house.room(around.match)
    await room.change(lambda match, at: match.tick(at + TURN.move))


async def reseat(around: Around, line: Connection) -> None:
    room = await around.house.room(around.match)
    await room.claim(line, wire.Claim(1, "stand_in"))


def logged(**fields: str) -> Callable[[Loaded], bool]:
    return lambda loaded: any(
        all(getattr(line, field) == value for field, value in fields.items())
        for line in loaded.record.lines
    )


ACTS = (
    Act("submit", submit, logged(id="second")),
    Act("play", play, logged(id="second")),
    Act("resign", resign, logged(do=RESIGNED)),
    Act("order", order, logged(do=given(ORDER)), game=ORDERS),
    Act("wait too long", wait_too_long, logged(by=CLOCK)),
    Act(
        "reseat",
        reseat,
        lambda loaded: loaded.match.seats[1].kind is SeatKind.COMPUTER,
        rival="open",
        moved=False,
    ),
)


class Broken(Struct, frozen=True):
    """Where it breaks off."""

    message: int
    comes_back: bool = False
    then: int = NEVER
    kills: bool = False
    """Whether it is the database itself that dies."""


class Place:
    """A house whose way to the database breaks off, and a way of our own."""

    def __init__(self, way: Way, house: House, store: Store) -> None:
        self.way, self.house, self.store = way, house, store
        self.unknown = False
        """Whether the house could not read again what it was in doubt of."""

    async def broken(self, act: Act, at: Broken) -> int:
        """The act, and the way breaking off; how often it did."""
        self.unknown = False
        around = await self.table(act)
        player, watcher = around.player, around.watcher
        lines = [line for line in (await around.come(player), await around.come(watcher)) if line]
        assert len(lines) == 2
        if act.moved:
            await around.move(lines[0], "first")
        room = await self.house.room(around.match)
        self.way.break_at(at.message, at.comes_back, at.then, at.kills)
        doing = asyncio.create_task(outcome_of(act.do(around, lines[0])))
        await around.look_in(doing, lines)
        outcome, breaks = await doing, self.way.breaks
        self.way.hold()
        around.hear(lines)
        lost = self.house._rooms.get(around.match) is not room
        assert lost == self.unknown, "in doubt the room is put away, and only then"
        assert around.ended == ({*lines} if lost else set())
        # Whoever comes now sees nothing that is not stored.
        await around.come(watcher)
        await around.come(player)
        await self.way.revive()
        loaded = await self.store.load_match(around.match)
        around.check(loaded)
        assert outcome in ("stored", Why.NOT_STORED)
        if outcome == "stored" or not lost:
            assert act.done(loaded) == (outcome == "stored")
        self.way.mend()
        await self.go_on(around, lines)
        # Whoever writes first finds the old connection.
        await outcome_of(self.house.store.check_write())
        return breaks

    async def messages(self, act: Act, comes_back: bool) -> int:
        """How many messages the act takes, after it has broken off at every so many of them."""
        at, step = 0, 1 if NIGHTLY or act.do is submit else 3
        while await self.broken(act, Broken(at, comes_back)):
            at += step
            assert at < MOST
        while not await self.broken(act, Broken(at - 1, comes_back)):
            at -= 1
        return at

    async def go_on(self, around: Around, lines: list[Connection]) -> None:
        """The match is played on, if it is not over, by other moves than the one in doubt."""
        again = await around.back(around.player)
        moved = []
        for id in ("third", "fourth", "fifth"):
            match = (await self.house.room(around.match)).match
            if match.result() is None and match.actors()[0] in again.yours:
                await around.move(again, id)
                moved.append(id)
        await around.back(around.watcher)
        around.hear([*lines, again])
        loaded = await self.store.load_match(around.match)
        around.check(loaded)
        assert around.acknowledged[-len(moved) :] == moved if moved else loaded.match.result
        assert around.seated[-1] == [seating.kind.value for seating in loaded.match.seats]

    async def table(self, act: Act) -> Around:
        names = ("うつ", "みる", "いない")
        player, watcher, absent = [await self.house.store.create_person(name) for name in names]
        seats = (Chair("me"), Chair(act.rival))
        table = await self.house.tables.set_up(player, NewMatch(act.game, seats, clock=TURN))
        if act.rival == "open":
            await self.house.tables.join(absent, table.code)
        return Around(self.house, player, watcher, table.match)


async def outcome_of(doing: Awaitable[None]) -> str:
    try:
        await doing
    except Refused as why:
        return why.code
    except Unavailable:
        return Why.NOT_STORED
    return "stored"


@asynccontextmanager
async def place(
    cluster: Cluster, postgresql: str, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Place]:
    async with severed(cluster) as way:
        house = await House.open(Settings(database=way.address, grace_seconds=0))
        store = await Store.open(postgresql)
        here = Place(way, house, store)

        def noting(method: Any) -> Any:
            async def noted(*given: Any) -> Any:
                try:
                    return await method(*given)
                except Unavailable:
                    here.unknown = True
                    raise

            return noted

        async def first(self: Workers, job: Job, *_: Any) -> Answer:
            if not isinstance(job, Question):
                raise Failed("nobody here does anything but play")
            return Answer(job.seat.decision.legal[0])

        for name in ("load_match", "reseat"):
            monkeypatch.setattr(house.store, name, noting(getattr(house.store, name)))
        monkeypatch.setattr(Workers, "do", first)
        try:
            yield here
        finally:
            await store.close()
            await house.close()


@pytest.mark.parametrize("act", ACTS, ids=str)
async def test_nobody_is_shown_what_is_not_stored_wherever_storing_it_breaks_off(
    cluster: Cluster, postgresql: str, monkeypatch: pytest.MonkeyPatch, act: Act
) -> None:
    """And the database is gone for a while."""
    async with place(cluster, postgresql, monkeypatch) as here:
        assert await here.messages(act, comes_back=False) > 8, "storing takes more than that"


@pytest.mark.parametrize("act", ACTS, ids=str)
async def test_nor_where_it_is_back_at_once_and_reading_it_again_breaks_off_as_well(
    cluster: Cluster, postgresql: str, monkeypatch: pytest.MonkeyPatch, act: Act
) -> None:
    async with place(cluster, postgresql, monkeypatch) as here:
        messages = await here.messages(act, comes_back=True)
        # At least where the last word of the database is lost, and where it never hears ours.
        for first in range(0 if NIGHTLY else messages - 2, messages):
            then = 0
            while await here.broken(act, Broken(first, comes_back=True, then=then)) > 1:
                then += STRIDE
                assert then < MOST


@pytest.mark.parametrize("act", ACTS if NIGHTLY else ACTS[:1], ids=str)
async def test_nor_where_the_database_is_killed_at_any_message(
    cluster: Cluster, postgresql: str, monkeypatch: pytest.MonkeyPatch, act: Act
) -> None:
    """Not only the line to it is cut: it dies, and has to recover what it had promised to keep."""
    async with place(cluster, postgresql, monkeypatch) as here:
        killed = 0
        while await here.broken(act, Broken(killed * BETWEEN_KILLS, kills=True)):
            killed += 1
        assert killed * BETWEEN_KILLS > 8, "storing takes more than that"
    print(f"{act}: killed {killed} times, no move lost or shown too early")


@pytest.mark.parametrize("met", [no_match("gone"), KeyError("a mistake")], ids=repr)
async def test_a_match_that_cannot_be_taken_up_again_is_put_away_whatever_the_reason(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, met: Exception
) -> None:
    async def cut(*_: object, **__: object) -> None:
        raise Unavailable("cut off")

    async def stands_in_the_way(match: str) -> Loaded:
        raise met

    house = await House.open(Settings(database=f"sqlite:///{tmp_path / 'server.db'}"))
    player, watcher = [await house.store.create_person(name) for name in ("うつ", "みる")]
    seats = (Chair("me"), Chair("guest"))
    table = await house.tables.set_up(player, NewMatch(DRAWS, seats))
    around = Around(house, player, watcher, table.match)
    line = await around.back(player)
    with monkeypatch.context() as patch:
        patch.setattr(house.store, "append", cut)
        patch.setattr(house.store, "load_match", stands_in_the_way)
        with pytest.raises(type(met)):
            await around.move(line, "lost")
    around.hear([line])
    assert around.ended == {line}
    await around.move(await around.back(player), "kept")
    around.check(await house.store.load_match(table.match))
    await house.close()
