"""The whole server without its network: people, tables and live matches."""

import asyncio
import secrets
from collections.abc import Sequence
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, structs, to_builtins

from teban.core.career import Career
from teban.core.chance import SEED_BYTES
from teban.core.clock import Clock
from teban.core.game import Game
from teban.core.ids import SeatId
from teban.core.levels import level_named, meeting
from teban.core.match import Match, new_record
from teban.core.record import Record, convert
from teban.core.refused import Expect, Refused, bad_value
from teban.core.registry import find
from teban.server.connection import Connection
from teban.server.identity import Signer, hashed, new_seat_token
from teban.server.refusals import Why
from teban.server.room import Room
from teban.server.settings import Settings
from teban.server.storage.store import Store, now
from teban.server.storage.values import MatchState, Person, Seating, SeatKind, StoredMatch
from teban.server.thinkers import Thinkers
from teban.server.wire import Key, Name

IDLE_SECONDS = 300
"""After so long without anybody, a live match rests in the store until somebody comes."""
WAITING_MS = 24 * 3_600_000
"""A table that nobody comes to is taken away after a day."""
FORGOTTEN_MS = 90 * 24 * 3_600_000
"""A match that nobody has moved in for so long will not be finished."""


class Chair(Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit on one seat of a new table."""

    kind: Literal["me", "guest", "computer", "open", "bot"]
    """`guest`: another person at my page."""
    level: Key | None = None
    """Of a computer player."""
    name: Name | None = None
    """Of a guest or bot."""


class NewMatch(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be set up."""

    game: Key
    seats: Annotated[tuple[Chair, ...], Meta(min_length=1, max_length=16)]
    options: dict[str, Any] = {}
    clock: Clock | None = None
    public: bool = False
    """Whether anybody may find and watch it."""
    quick: bool = False
    """Whether anybody may take an open seat."""


class Seated(Struct, frozen=True):
    """A table that stands."""

    match: str
    code: str
    tokens: dict[str, str]
    """For each seat of a bot, the token to play it with."""


class House:
    """Everything that is shared by all connections."""

    def __init__(self, settings: Settings, store: Store, secret: str) -> None:
        self.settings = settings
        self.store = store
        self.signer = Signer(secret)
        self.thinkers = Thinkers(max(1, settings.workers))
        self._rooms: dict[str, Room] = {}
        self._again: dict[str, str] = {}
        """For matches that are over, the code of the table where they are played again."""
        self._opening = asyncio.Lock()
        self._sweeper = asyncio.get_running_loop().create_task(self._sweep())
        self.lines = 0
        """Open connections."""

    @classmethod
    async def open(cls, settings: Settings) -> "House":
        """Open the store and be ready."""
        store = await Store.open(
            settings.database,
            durability=settings.durability,
            wait_ms=settings.database_wait_ms,
            most_waiting=settings.max_waiting,
        )
        kept = await store.property("secret", secrets.token_urlsafe(32))
        return cls(settings, store, settings.secret or kept)

    async def close(self) -> None:
        """Finish what is being stored, and stop."""
        self._sweeper.cancel()
        for room in [*self._rooms.values()]:
            await room.close()
        await self.thinkers.close()
        await self.store.close()

    # People

    async def person(self, token: str) -> Person:
        """Whoever shows this token."""
        found = self.signer.person_of(token)
        person = await self.store.person(found[0]) if found else None
        if found is None or person is None or person.token_version != found[1]:
            raise Refused(Why.WHO)
        return person

    async def connect(self, match: str, token: str, watch: bool) -> tuple[Room, Connection]:
        """A line to a match, for a person or for a bot with the token of its seat."""
        room = await self.room(match)
        seats = room.stored.seats
        if token.startswith("seat-"):
            print_ = hashed(token)
            yours = tuple(s.seat for s in seats if s.token_hash == print_)
            if not yours:
                raise Refused(Why.WHO)
            name, person_id = seats[yours[0]].name, None
        else:
            person = await self.person(token)
            name, person_id = person.name, person.id
            yours = tuple(s.seat for s in seats if s.person == person.id)
        mine = () if watch else tuple(SeatId(seat) for seat in yours)
        return room, Connection(person_id, name, mine)

    # Tables

    async def set_up(self, person: Person, wanted: NewMatch) -> Seated:
        """A new table; it starts at once unless a seat is open."""
        game = find(wanted.game)
        options = convert("options", wanted.options, game.options)
        if len(wanted.seats) != len(game.seat_names):
            count = len(game.seat_names)
            raise bad_value("seats", len(wanted.seats), Expect.ENTRIES, count=count)
        await self._check_number(person)
        tokens: dict[str, str] = {}
        seats = [
            self._seating(game, seat, chair, person, tokens)
            for seat, chair in enumerate(wanted.seats)
        ]
        record = await self._record(game, options, seats, wanted.clock)
        # Refused here, and not when the last player sits down.
        Match(game, record)
        waiting = any(seat.kind is SeatKind.OPEN for seat in seats)
        stored = await self.store.create_match(
            record,
            seats,
            state=MatchState.OPEN if waiting else MatchState.LIVE,
            public=wanted.public,
            quick=wanted.quick and waiting,
        )
        return Seated(stored.id, stored.code, tokens)

    async def join(self, person: Person, code: str) -> StoredMatch:
        """Sit down at the table of a room code; the last one to come starts the match."""
        stored = await self.store.match_by_code(code)
        if any(seating.person == person.id for seating in stored.seats):
            return stored
        taker = Seating(0, SeatKind.PERSON, person.name, person.avatar, person.id)
        stored = await self.store.join(stored.id, taker)
        if all(seating.kind is not SeatKind.OPEN for seating in stored.seats):
            stored = await self._start(stored)
        return stored

    async def quick(self, person: Person, wanted: NewMatch) -> Seated:
        """The oldest table that waits for anybody, or a new one that does."""
        for stored in await self.store.waiting_quick(wanted.game, without=person.id):
            try:
                joined = await self.join(person, stored.code)
            except Refused:
                # Somebody was faster.
                continue
            return Seated(joined.id, joined.code, {})
        return await self.set_up(person, structs.replace(wanted, quick=True, public=True))

    async def again(self, person: Person, match: str) -> Seated:
        """The same table once more, seats changed round; who asks second joins who asked first."""
        if match in self._again:
            stored = await self.store.match_by_code(self._again[match])
            if stored.state is MatchState.OPEN:
                stored = await self.join(person, stored.code)
                return Seated(stored.id, stored.code, {})
        loaded = await self.store.load_match(match)
        if loaded.match.state is not MatchState.OVER:
            raise Refused(Why.NOT_OVER)
        seats = [*loaded.match.seats[1:], loaded.match.seats[0]]
        chairs = tuple(_chair(seating, person) for seating in seats)
        record = loaded.record
        wanted = NewMatch(record.game, chairs, record.options, record.clock)
        seated = await self.set_up(person, wanted)
        self._again[match] = seated.code
        return seated

    async def room(self, match: str) -> Room:
        """A live match, taken up from the store if it rests there."""
        room = self._rooms.get(match)
        if room is not None:
            return room
        async with self._opening:
            if match not in self._rooms:
                loaded = await self.store.load_match(match)
                if loaded.match.state is MatchState.OPEN:
                    raise Refused(Why.NOT_STARTED)
                self._rooms[match] = Room(self, find(loaded.match.game), loaded)
            return self._rooms[match]

    def _seating(
        self, game: Game, seat: int, chair: Chair, person: Person, tokens: dict[str, str]
    ) -> Seating:
        match chair.kind:
            case "me":
                return Seating(seat, SeatKind.PERSON, person.name, person.avatar, person.id)
            case "guest":
                return Seating(seat, SeatKind.PERSON, chair.name or "", "", person.id)
            case "open":
                return Seating(seat, SeatKind.OPEN)
            case "bot":
                tokens[str(seat)] = token = new_seat_token()
                return Seating(seat, SeatKind.BOT, chair.name or "bot", token_hash=hashed(token))
            case _:
                level_named(game, chair.level or "", f"seats[{seat}].level")
                return Seating(seat, SeatKind.COMPUTER, level=chair.level or "")

    async def _record(
        self, game: Game, options: Any, seats: Sequence[Seating], clock: Clock | None
    ) -> Record:
        private = [await self._brings(game, options, seating, seats) for seating in seats]
        private = meeting(game, private, [seating.level for seating in seats])
        players = [seating.level or seating.name for seating in seats]
        seed, nonce = secrets.token_bytes(SEED_BYTES), secrets.token_bytes(SEED_BYTES)
        return new_record(game, options, private, players, seed, nonce, clock)

    async def _brings(
        self, game: Game, options: Any, seating: Seating, seats: Sequence[Seating]
    ) -> Any:
        first = next(s.seat for s in seats if s.person == seating.person)
        if seating.kind is not SeatKind.PERSON or seating.person is None or first != seating.seat:
            return game.private() if seating.kind is not SeatKind.PERSON else game.newcomer(options)
        if not isinstance(game, Career):
            return game.newcomer(options)
        tallies = await self.store.tallies(seating.person, game.key)
        ledger: dict[tuple[str, str], int] = {}
        for tally in tallies:
            key = (tally.kind, tally.name)
            ledger[key] = ledger.get(key, 0) + tally.count
        return game.brings(options, ledger)

    async def _start(self, stored: StoredMatch) -> StoredMatch:
        loaded = await self.store.load_match(stored.id)
        game = find(stored.game)
        options = convert("options", loaded.record.options, game.options)
        record = await self._record(game, options, stored.seats, loaded.record.clock)
        return await self.store.start(stored.id, record)

    async def _check_number(self, person: Person) -> None:
        most = self.settings.matches_per_person
        states = (MatchState.OPEN, MatchState.LIVE)
        mine = await self.store.history(person.id, states=states, limit=most)
        if len(mine) >= most:
            raise Refused(Why.TOO_MANY, what="matches", most=most)

    async def _sweep(self) -> None:
        while True:
            await self.store.sweep(MatchState.OPEN, now() - WAITING_MS)
            await self.store.sweep(MatchState.LIVE, now() - FORGOTTEN_MS)
            await asyncio.sleep(IDLE_SECONDS)
            for match, room in [*self._rooms.items()]:
                if room.quiet:
                    del self._rooms[match]
                    await room.close()


def _chair(seating: Seating, person: Person) -> Chair:
    match seating.kind:
        case SeatKind.COMPUTER:
            return Chair("computer", seating.level)
        case SeatKind.PERSON if seating.person == person.id:
            return Chair(
                "me" if seating.name == person.name else "guest", name=seating.name or None
            )
        case SeatKind.BOT:
            return Chair("bot", name=seating.name or None)
        case _:
            return Chair("open")


def header(stored: StoredMatch) -> dict[str, Any]:
    """A match from outside, for everybody: no ids of people, no tokens."""
    data: dict[str, Any] = to_builtins(stored)
    for seat in data["seats"]:
        del seat["person"], seat["token_hash"]
    return data
