"""What all connections share: the store, whoever thinks, and the matches that are being played."""

import asyncio
import secrets
from contextlib import AbstractAsyncContextManager
from weakref import WeakValueDictionary

from teban.core.ids import SeatId
from teban.core.record import Record
from teban.core.refused import Refused
from teban.core.registry import find
from teban.server import wire
from teban.server.connection import Connection
from teban.server.errors import Errors
from teban.server.house.keeping import Keeper
from teban.server.house.packing import Packing
from teban.server.house.tables import Tables
from teban.server.identity import Signer, hashed
from teban.server.limits import Limits
from teban.server.metrics import Metrics
from teban.server.refusals import Why
from teban.server.room import Room
from teban.server.settings import Settings
from teban.server.storage.refusals import Unavailable
from teban.server.storage.refusals import Why as StoreWhy
from teban.server.storage.store import Store, now
from teban.server.storage.values import MatchState, Person, StoredMatch
from teban.server.work.pool import Workers

IDLE_SECONDS = 300
"""After so long without anybody, a live match rests in the store until somebody comes."""
WAITING_MS = 24 * 3_600_000
"""A table that nobody comes to is taken away after a day."""
FORGOTTEN_MS = 90 * 24 * 3_600_000
"""A match that nobody has moved in for so long will not be finished."""


class House:
    """Everything that is shared by all connections."""

    def __init__(self, settings: Settings, store: Store, secret: str, errors: Errors) -> None:
        self.settings = settings
        self.store = store
        self.signer = Signer(secret)
        self.metrics = Metrics()
        self.errors = errors
        self.limits = Limits(settings)
        self.workers = Workers(settings, self.limits, self.metrics, errors)
        self.packing = Packing(settings)
        self.tables = Tables(self)
        self._rooms: dict[str, Room] = {}
        self._opening: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._sweeper = asyncio.get_running_loop().create_task(self._sweep())
        self.keeper = Keeper(self)
        self._watch()

    def _watch(self) -> None:
        """What the operator may look up at any time."""
        self.metrics.watch(
            {
                "connections": ("Open connections", lambda: self.limits.connections.taken),
                "lines": ("Open lines", lambda: self.limits.lines.taken),
                "rooms": ("Matches in memory", lambda: len(self._rooms)),
                "work_waiting": ("Work that waits", lambda: self.workers.turns.waiting),
                "work_going_on": ("Work that is done now", lambda: self.workers.turns.busy),
                "store_waiting": ("Changes that wait", lambda: self.store.waiting),
                "errors": ("Mistakes of the program", lambda: self.errors.count),
            }
        )
        self.metrics.watch_store(self.store.counts)

    @classmethod
    async def open(cls, settings: Settings) -> "House":
        """Open the store and be ready."""
        errors = Errors()
        store = await Store.open(
            settings.database,
            durability=settings.durability,
            wait_ms=settings.database_wait_ms,
            most_waiting=settings.max_waiting,
            note=errors.note,
        )
        kept = await store.property("secret", secrets.token_urlsafe(32))
        house = cls(settings, store, settings.secret or kept, errors)
        await house.tables.start_all()
        return house

    async def close(self) -> None:
        """Finish what is being stored, and stop."""
        self._sweeper.cancel()
        self.keeper.close()
        # First of all, or each room that closes would give its place to the next one's player.
        await self.workers.close()
        for room in [*self._rooms.values()]:
            await room.close()
        await self.store.close()
        self.errors.close()

    async def person(self, token: str) -> Person:
        """Whoever shows this token."""
        found = self.signer.person_of(token)
        person = await self.store.person(found[0]) if found else None
        if found is None or person is None or person.token_version != found[1]:
            raise Refused(Why.WHO)
        return person

    async def forget(self, person: Person) -> None:
        """Keep nothing that tells who somebody was."""
        await self.store.forget(person.id)
        for room in [*self._rooms.values()]:
            if any(seating.person == person.id for seating in room.stored.seats):
                room.reseated(await self.store.match(room.stored.id))

    async def connect(self, match: str, token: str, watch: bool) -> tuple[Room, Connection]:
        """A line to a match, for a person or for a bot with the token of its seat."""
        person = None if token.startswith("seat-") else await self.person(token)
        counts_for = person.id if person else await self.store.host(match) or match
        # The room last: nobody may put it away before the line is in it.
        room = await self.room(match)
        seats = room.stored.seats
        if person is None:
            print_ = hashed(token)
            yours = tuple(SeatId(s.seat) for s in seats if s.token_hash == print_)
            if not yours:
                raise Refused(Why.WHO)
            name = seats[yours[0]].name
        else:
            yours = tuple(SeatId(s.seat) for s in seats if s.person == person.id)
            name = person.name
        known = "" if person is None else person.id
        return room, Connection(name, () if watch else yours, known, counts_for)

    async def disconnect(self, room: Room, line: Connection) -> None:
        """A line is closed; a match that is over rests as soon as nobody looks at it."""
        room.leave(line)
        if room.over and room.quiet:
            await self._put_away(room)

    async def room(self, match: str) -> Room:
        """A live match, taken up from the store if it rests there."""
        room = self._rooms.get(match)
        if room is not None:
            return room
        # A long match takes a while to take up; nobody waits for another one than theirs.
        async with self._opening.setdefault(match, asyncio.Lock()):
            if match not in self._rooms:
                loaded = await self.store.load_match(match)
                if loaded.match.state is MatchState.OPEN:
                    raise Refused(Why.NOT_STARTED)
                if loaded.match.state is MatchState.ABANDONED:
                    raise Refused(StoreWhy.NOT_RUNNING, got=loaded.match.state.value)
                room = await Room.of(self, find(loaded.match.game), loaded)
                moments = room.match.moments(None)
                if loaded.match.moments < moments:
                    # Counted with the next pick, they would tell everybody of a private one.
                    await self.store.count_moments(match, moments)
                room.play_again(await self.tables.who_waits(match) if room.over else None)
                self._rooms[match] = room
            return self._rooms[match]

    def play_again(self, match: str, waiting: wire.Rematch | None) -> None:
        """Tell those around a match that is over who waits for them; None if nobody does."""
        if match in self._rooms:
            self._rooms[match].play_again(waiting)

    def standing_in(self, stored: StoredMatch) -> AbstractAsyncContextManager[None]:
        """A computer player takes the place of somebody who is gone; refused if it may not."""
        return self.tables.standing_in(stored)

    async def seen(self, record: Record) -> bytes | None:
        """What everybody saw of a match, to be kept; None if that is a mistake of the program."""
        return await self.keeper.seen(record)

    def lose(self, room: Room) -> None:
        """A room that is in doubt is read again from the store, for whoever comes back."""
        if self._rooms.get(room.stored.id) is room:
            del self._rooms[room.stored.id]
        room.lose()

    def unavailable(self, error: Unavailable) -> Refused:
        """The database is in trouble: why is for the operator, what it means for whoever asked."""
        self.errors.trouble("the database does not answer", error)
        return Refused(Why.NOT_STORED)

    async def _put_away(self, room: Room) -> None:
        if self._rooms.get(room.stored.id) is room:
            del self._rooms[room.stored.id]
        await room.close()

    async def _sweep(self) -> None:
        while True:
            try:
                await self._tidy()
            except Unavailable as error:
                self.unavailable(error)
            except Exception as error:
                # What fails now may not fail next time, and nobody else tidies up.
                self.errors.note(error, "the sweep failed")
            await asyncio.sleep(IDLE_SECONDS)

    async def _tidy(self) -> None:
        """Put away who is missed by nobody, and whatever came to nothing."""
        for room in [*self._rooms.values()]:
            if room.quiet:
                await self._put_away(room)
        await self.store.sweep(MatchState.OPEN, now() - WAITING_MS)
        await self.store.sweep(MatchState.LIVE, now() - FORGOTTEN_MS)
        await self.tables.start_all()
