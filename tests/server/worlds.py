"""Matches in a house of our own that differ in what is private, and all that is said of each."""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from itertools import groupby
from pathlib import Path
from typing import Any, cast

import httpx
import pytest
from msgspec import Struct, to_builtins

from teban.core.ids import SeatId, Viewer
from teban.core.match import Match
from teban.core.refused import Refused
from teban.server import wire
from teban.server.app import create_app
from teban.server.connection import Connection
from teban.server.house import House
from teban.server.room import Room, minds
from teban.server.settings import Settings
from teban.server.storage import Loaded, MatchState, Person, Seating, SeatKind
from teban.server.storage.database import Durability
from teban.server.work.job import Job
from teban.server.work.pool import Failed, Workers
from teban.server.work.question import Answer, Question

MANY = 1_000_000
LATEST = 2**53
NONSENSE = "nonsense"
ADVISER = "adviser"
"""Who has the word in every choice of a computer player."""


class Pick(Struct, frozen=True):
    """What is picked, and when."""

    name: str
    at: int


class Walk(Struct, frozen=True):
    """What one seat picks from one moment of a match on."""

    start: Match
    seat: SeatId
    picks: tuple[Pick, ...]


class Hand:
    """Plays a computer player's seat as it was written down, then thinks for ever."""

    def __init__(self) -> None:
        self.picks: list[Pick] = []
        self.room: Room | None = None
        self.clock = 0
        """Milliseconds since 1970, as the house reads them."""
        self.thinks = asyncio.Event()

    async def do(self, job: Job) -> Answer:
        if not isinstance(job, Question):
            raise Failed("nobody here does anything but play")
        if not self.picks:
            self.thinks.set()
            await asyncio.Event().wait()
        pick = self.picks.pop(0)
        self.clock = pick.at
        assert self.room is not None
        return Answer(self.room.match.state.parse(pick.name, job.seat.id), ADVISER)


class Worlds:
    """Lets the same house say all it can of one match after the other."""

    def __init__(self, house: House, http: httpx.AsyncClient, hand: Hand) -> None:
        self._house, self._http, self._hand = house, http, hand
        self._glances: dict[Viewer, list[str]] = {}
        """What each of the others saw who looked again and again."""
        self._until = 0

    async def told(self, walk: Walk, by: SeatKind, now: int) -> dict[Viewer, list[str]]:
        """Everything that each of the others is told until then."""
        self._hand.clock, self._until = 0, now
        seats = [SeatId(seat) for seat in range(len(walk.start.game.seat_names))]
        create = self._house.store.create_person
        people: dict[Viewer, Person] = {seat: await create(f"{seat}") for seat in seats}
        people[None] = await create("みるひと")
        room = await self._room(walk, by, people)
        try:
            here = [eye for eye in people if eye != walk.seat or by is SeatKind.PERSON]
            lines = {eye: come(room, walk.start, eye, people[eye]) for eye in here}
            others = [viewer for viewer in people if viewer != walk.seat]
            self._glances = {viewer: [] for viewer in others}
            self.look()
            if by is SeatKind.PERSON:
                await self._pick(room, walk, lines[walk.seat])
            else:
                await self._let_pick(room, walk)
            self._hand.clock = now
            self.look()
            glances, self._glances = self._glances, {}
            found = {}
            for viewer in others:
                again = come(room, walk.start, viewer, people[viewer])
                token = self._house.signer.token(people[viewer])
                found[viewer] = [
                    *await refusals(room, lines[viewer], viewer, walk.seat),
                    *heard(lines[viewer]),
                    *heard(again),
                    *await self._asked(room, token),
                    *(glance for glance, _ in groupby(glances[viewer])),
                ]
            unnamed = {room.stored.id: "MATCH", room.stored.code: "CODE"}
            return {viewer: [renamed(text, unnamed) for text in found[viewer]] for viewer in found}
        finally:
            del self._house._rooms[room.stored.id]
            await room.close()
            # The next one is to be alone in every list.
            await self._house.store.sweep(MatchState.LIVE, LATEST)

    def look(self) -> None:
        """Everybody looks at the match as it stands, however much of a change is on its way."""
        room, before = self._hand.room, self._hand.clock
        # Clocks run between two looks, whatever is done meanwhile.
        self._hand.clock = self._until
        for viewer, seen in self._glances.items():
            assert room is not None
            seen.append(json.dumps(to_builtins(room.glance(viewer))))
        self._hand.clock = before

    async def _room(self, walk: Walk, by: SeatKind, people: dict[Viewer, Person]) -> Room:
        game, record, store = walk.start.game, walk.start.record(), self._house.store
        level = next(iter(game.levels), "")
        seats = [
            Seating(seat, by, level=level)
            if (seat, by) == (walk.seat, SeatKind.COMPUTER)
            else Seating(seat, SeatKind.PERSON, person.name, person=person.id)
            for seat, person in people.items()
            if seat is not None
        ]
        made = await store.create_match(record, seats, state=MatchState.LIVE, public=True)
        if record.lines:
            await store.append(made.id, 0, record.lines, moments=walk.start.moments(None))
        loaded = Loaded(await store.match(made.id), record)
        room = Room(self._house, game, loaded, walk.start.fork())
        self._house._rooms[made.id] = self._hand.room = room
        return room

    async def _pick(self, room: Room, walk: Walk, line: Connection) -> None:
        for pick in walk.picks:
            self._hand.clock = pick.at
            number = room.match.seat(walk.seat).decision.number
            await room.submit(line, wire.Submit(walk.seat, number, (pick.name,), f"{number}"))

    async def _let_pick(self, room: Room, walk: Walk) -> None:
        self._hand.picks = [*walk.picks]
        self._hand.thinks.clear()
        while len(room.match.lines) < len(walk.start.lines) + len(walk.picks):
            await asyncio.sleep(0.001)
        if walk.seat in room.match.actors():
            await self._hand.thinks.wait()

    async def _asked(self, room: Room, token: str) -> list[str]:
        stored = room.stored
        paths = (
            f"/api/matches/{stored.id}",
            f"/api/matches/{stored.id}/replay",
            f"/api/rooms/{stored.code}",
            "/api/watch",
            "/api/matches",
            "/api/me/history",
            f"/api/me/badges?game={stored.game}",
            "/api/me/statistics",
        )
        headers = {"Authorization": f"Bearer {token}"}
        answers = [await self._http.get(path, headers=headers) for path in paths]
        return [f"{answer.url.path}: {answer.status_code} {answer.text}" for answer in answers]


def come(room: Room, start: Match, viewer: Viewer, person: Person) -> Connection:
    """Somebody is there, and has seen everything up to the start."""
    line = Connection(person.name, () if viewer is None else (viewer,), person.id)
    room.enter(line, len(start.feed(viewer)))
    return line


def renamed(text: str, names: dict[str, str]) -> str:
    for name, plain in names.items():
        text = text.replace(name, plain)
    return text


def heard(line: Connection) -> list[str]:
    found = []
    while not line.outbox.empty():
        data = line.outbox.get_nowait()
        assert data is not None
        found.append(data.decode())
    return found


async def refusals(room: Room, line: Connection, viewer: Viewer, other: SeatId) -> list[str]:
    """What somebody is told who asks for what they may not do."""
    own = 0 if viewer is None else viewer
    asked = viewer in room.match.actors()
    number = room.match.seat(SeatId(own)).decision.number if asked else 1
    tries: list[Awaitable[None]] = [
        room.submit(line, wire.Submit(seat, at, (NONSENSE,), "id"))
        for seat in (own, other)
        for at in (number, number + 1)
    ]
    tries += [
        _attempt(room, line, wire.Try(own, number, (NONSENSE,), "id")),
        room.order(line, wire.Order(own, NONSENSE)),
        room.claim(line, wire.Claim(other, "win")),
    ]
    return [await _refused(one) for one in tries]


async def _attempt(room: Room, line: Connection, asked: wire.Try) -> None:
    room.attempt(line, asked)


async def _refused(one: Awaitable[None]) -> str:
    with pytest.raises(Refused) as caught:
        await one
    return json.dumps(caught.value.data(), default=str)


@asynccontextmanager
async def worlds(home: Path) -> AsyncIterator[Worlds]:
    settings = Settings(
        database=f"sqlite:///{home / 'server.db'}",
        durability=Durability.NORMAL,
        requests_per_minute=MANY,
        address_requests_per_minute=MANY,
        orders_per_minute=MANY,
    )
    app, hand = create_app(settings), Hand()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("time.time_ns", lambda: hand.clock * 1_000_000)
        patch.setattr(minds, "to_the_beat", lambda spent, beat: 0)
        patch.setattr(Workers, "do", lambda self, job, *_: hand.do(job))
        transport = httpx.ASGITransport(cast(Any, app))
        client = httpx.AsyncClient(transport=transport, base_url="http://server")
        async with app.lifespan(), client as http:
            house: House = app.state.house
            here, append = Worlds(house, http, hand), house.store.append

            async def looked_at(*given: Any, **more: Any) -> None:
                here.look()
                await append(*given, **more)
                here.look()

            patch.setattr(house.store, "append", looked_at)
            yield here
