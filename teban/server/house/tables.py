"""Tables are set up, joined, found, and set up again."""

import asyncio
import secrets
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any, Protocol
from weakref import WeakValueDictionary

from msgspec import structs

from teban.core.chance import SEED_BYTES
from teban.core.clock import Clock
from teban.core.game import Game
from teban.core.levels import level_named
from teban.core.match import Match, new_record
from teban.core.record import Record, convert
from teban.core.refused import Expect, Refused, bad_value
from teban.core.registry import find
from teban.server import wire
from teban.server.bodies import Chair, NewMatch, Seated
from teban.server.errors import Errors
from teban.server.house.again import bringing, chairs
from teban.server.house.brought import brought, naming, written
from teban.server.identity import hashed, new_seat_token
from teban.server.limits import Limits
from teban.server.refusals import Limit, Why, too_many
from teban.server.settings import Settings
from teban.server.storage.refusals import Unavailable
from teban.server.storage.refusals import Why as StoreWhy
from teban.server.storage.store import Store
from teban.server.storage.values import MatchState, Person, Seating, SeatKind, StoredMatch

MATCH_SECONDS = 60
"""Nobody knows when a match will be over: after so long it is worth looking again."""


class House(Protocol):
    """What tables need of the server."""

    store: Store
    settings: Settings
    limits: Limits
    errors: Errors

    def play_again(self, match: str, waiting: wire.Rematch | None) -> None:
        """Tell those around a match that is over who waits for them; None if nobody does."""


class Tables:
    """Where matches begin."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._store = house.store
        self._asking_again = asyncio.Lock()
        self._sitting_down: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def set_up(self, person: Person, wanted: NewMatch) -> Seated:
        """A new table; it starts at once unless a seat is open."""
        stored, tokens = await self._set_up(person, wanted)
        return Seated(stored.id, stored.code, tokens)

    async def join(self, person: Person, code: str, private: str | None = None) -> Seated:
        """Sit down at the table of a room code; the last one to come starts the match."""
        stored, tokens = await self._store.match_by_code(code), dict[str, str]()
        if stored.repeats is not None:
            stored, tokens = await self._join_again(person, stored, stored.repeats, private)
            await self._tell_who_waits(stored)
        elif any(seating.person == person.id for seating in stored.seats):
            await self._started(stored)
        else:
            await self._sit_down(person, stored, private)
        return Seated(stored.id, stored.code, tokens)

    async def _sit_down(self, person: Person, stored: StoredMatch, private: str | None) -> None:
        text = written(find(stored.game), "private", private)
        taker = Seating(0, SeatKind.PERSON, person.name, person.avatar, person.id, private=text)
        free = next((s.seat for s in stored.seats if s.kind is SeatKind.OPEN), None)
        async with self._turn_of(person.id):
            await self._check_number(person)
            if text is not None and free is not None:
                await self._check_fits(stored, [structs.replace(taker, seat=free)])
            await self._started(await self._store.join(stored.id, taker))

    async def leave(self, person: Person, match: str) -> StoredMatch:
        """Get up from a table that waits; whoever set it up takes it away."""
        stored = await self._store.leave(match, person.id)
        await self._tell_who_waits(stored)
        return stored

    async def quick(self, person: Person, wanted: NewMatch) -> Seated:
        """The oldest table that waits for anybody, or a new one that does."""
        mine = next((chair.private for chair in wanted.seats if chair.kind == "me"), None)
        game = find(wanted.game).key
        for stored in await self._store.waiting_quick(game, without=person.id):
            try:
                return await self.join(person, stored.code, mine)
            except Refused:
                # Somebody was faster, or the table does not take what I bring.
                continue
        return await self.set_up(person, structs.replace(wanted, quick=True, public=True))

    async def set_up_again(self, person: Person, match: str) -> Seated:
        """The same table once more, seats changed round; who asks second joins who asked first."""
        # One after the other, or two who ask at once would wait at two tables.
        async with self._asking_again:
            over, host = await self._store.match(match), await self._store.host(match)
            seated = [seating.person for seating in over.seats]
            if person.id not in (host, over.creator, *seated):
                raise Refused(StoreWhy.NOT_SEATED)
            if over.state is not MatchState.OVER:
                raise Refused(Why.NOT_OVER)
            waiting = await self._store.waiting_again(match)
            if waiting is not None:
                stored, tokens = await self._join_again(person, waiting, match)
            else:
                record = (await self._store.load_match(match)).record
                again = chairs(over, person, host)
                wanted = NewMatch(record.game, again, record.options, record.clock)
                stored, tokens = await self._set_up(person, wanted, repeats=match)
            await self._tell_who_waits(stored)
        return Seated(stored.id, stored.code, tokens)

    async def who_waits(self, match: str) -> wire.Rematch | None:
        """Who waits where to play a match again that is over."""
        waiting = await self._store.waiting_again(match)
        if waiting is None:
            return None
        sitting = {seating.person for seating in waiting.seats} - {None}
        over = await self._store.match(match)
        return wire.Rematch(
            tuple(seating.seat for seating in over.seats if seating.person in sitting),
            waiting.code,
        )

    async def start_all(self) -> None:
        """Start every table at which everybody sits: a crash may have come between."""
        for stored in await self._store.complete():
            try:
                await self._started(stored)
            except (Refused, Unavailable) as why:
                self._house.errors.trouble("a table cannot start", why, match=stored.id)
            except Exception as error:
                # One table must keep neither the others nor the server from starting.
                self._house.errors.note(error, "a table could not be started", match=stored.id)

    async def _join_again(
        self, person: Person, stored: StoredMatch, over: str, private: str | None = None
    ) -> tuple[StoredMatch, dict[str, str]]:
        """Take the seats of a rematch that wait for this person, and for nobody else."""
        game, tokens = find(stored.game), dict[str, str]()
        again = chairs(await self._store.match(over), person, await self._store.host(over))
        takers = [
            _seating(game, seat, chair, person, tokens)
            for seat, chair in enumerate(again)
            if chair.kind != "open" and stored.seats[seat].kind is SeatKind.OPEN
        ]
        if any(seating.person == person.id for seating in stored.seats) and not takers:
            return await self._started(stored), {}
        if not takers:
            raise Refused(StoreWhy.NO_FREE_SEAT)
        if private is not None:
            takers = bringing(takers, person, written(game, "private", private))
        async with self._turn_of(person.id):
            await self._check_number(person)
            await self._check_fits(stored, takers)
            return await self._started(await self._store.take(stored.id, takers)), tokens

    async def _tell_who_waits(self, stored: StoredMatch) -> None:
        """Those around the match that this table repeats hear who is at it now."""
        if stored.repeats is not None:
            self._house.play_again(stored.repeats, await self.who_waits(stored.repeats))

    async def _started(self, stored: StoredMatch) -> StoredMatch:
        """The table, which begins if everybody sits there."""
        free = any(seating.kind is SeatKind.OPEN for seating in stored.seats)
        if stored.state is not MatchState.OPEN or free:
            return stored
        try:
            record = await self._complete(stored, stored.seats)
            return await self._store.start(stored.id, record)
        except Refused as why:
            if why.code is not StoreWhy.ALREADY_STARTED:
                raise
            return await self._store.match(stored.id)

    async def _set_up(
        self, person: Person, wanted: NewMatch, repeats: str | None = None
    ) -> tuple[StoredMatch, dict[str, str]]:
        game = find(wanted.game)
        options = convert("options", wanted.options, game.options)
        if len(wanted.seats) != len(game.seat_names):
            count = len(game.seat_names)
            raise bad_value("seats", len(wanted.seats), Expect.ENTRIES, count=count)
        tokens: dict[str, str] = {}
        seats = [
            _seating(game, seat, chair, person, tokens) for seat, chair in enumerate(wanted.seats)
        ]
        record = await self._record(game, options, seats, wanted.clock)
        # Refused here, and not when the last player sits down.
        with naming({seat: f"seats[{seat}].private" for seat in range(len(seats))}):
            Match(game, record)
        waiting = any(seat.kind is SeatKind.OPEN for seat in seats)
        async with AsyncExitStack() as turns:
            await turns.enter_async_context(self._turn_of(person.id))
            await self._check_number(person)
            if any(seat.kind is SeatKind.COMPUTER for seat in seats):
                await turns.enter_async_context(self._computers_of(person.id))
            stored = await self._store.create_match(
                record,
                seats,
                state=MatchState.OPEN if waiting else MatchState.LIVE,
                public=wanted.public,
                quick=wanted.quick and waiting,
                creator=person.id,
                repeats=repeats,
            )
        return stored, tokens

    def _turn_of(self, whose: str) -> asyncio.Lock:
        """What counts somebody's tables waits for what adds to them, or they could have more."""
        return self._sitting_down.setdefault(whose, asyncio.Lock())

    async def _check_number(self, person: Person) -> None:
        most = self._house.settings.matches_per_person
        states = (MatchState.OPEN, MatchState.LIVE)
        if await self._store.number_of(person.id, states=states) >= most:
            raise too_many(Limit.MATCHES, most, MATCH_SECONDS)

    @asynccontextmanager
    async def standing_in(self, stored: StoredMatch) -> AsyncIterator[None]:
        """A computer player sits down in the middle of a match: like one that is set up there.

        Else a seat that nobody ever comes to would be a way around the limits.
        """
        host = stored.creator
        if host is None or any(seating.kind is SeatKind.COMPUTER for seating in stored.seats):
            # One plays there already, and is counted; or it is from before hosts were noted.
            yield
            return
        async with self._turn_of(host), self._computers_of(host):
            yield

    @asynccontextmanager
    async def _computers_of(self, host: str) -> AsyncIterator[None]:
        """One match more of this host has computer players; refused if there are too many."""
        limits, settings = self._house.limits, self._house.settings
        async with self._turn_of(f"at {limits.address_of(host)}"):
            most = settings.computer_matches_per_person
            if await self._store.number_with_computers({host}) >= most:
                raise too_many(Limit.COMPUTER_MATCHES, most, MATCH_SECONDS)
            most = settings.computer_matches_per_address
            if await self._store.number_with_computers(limits.whereabouts.beside(host)) >= most:
                raise too_many(Limit.COMPUTER_MATCHES_AT_ADDRESS, most, MATCH_SECONDS)
            limits.set_up_with_computers(host)
            yield

    async def _check_fits(self, stored: StoredMatch, takers: Sequence[Seating]) -> None:
        """What somebody brings is refused before they sit down, and not at the start."""
        taken = {taker.seat: taker for taker in takers}
        seats = [taken.get(seating.seat, seating) for seating in stored.seats]
        record = await self._complete(stored, seats)
        with naming(dict.fromkeys(taken, "private")):
            Match(find(stored.game), record)

    async def _complete(self, stored: StoredMatch, seats: Sequence[Seating]) -> Record:
        """The record of a table that waited, with whoever sits there now."""
        loaded = await self._store.load_match(stored.id)
        game = find(stored.game)
        options = convert("options", loaded.record.options, game.options)
        return await self._record(game, options, seats, loaded.record.clock)

    async def _record(
        self, game: Game, options: Any, seats: Sequence[Seating], clock: Clock | None
    ) -> Record:
        private = await brought(self._store, game, options, seats)
        players = [seating.level or seating.name for seating in seats]
        seed, nonce = secrets.token_bytes(SEED_BYTES), secrets.token_bytes(SEED_BYTES)
        return new_record(game, options, private, players, seed, nonce, clock)


def _seating(
    game: Game, seat: int, chair: Chair, person: Person, tokens: dict[str, str]
) -> Seating:
    field = f"seats[{seat}].private"
    if chair.kind in ("computer", "open") and chair.private is not None:
        # What others bring is theirs to say, or the game's.
        raise bad_value(field, chair.private, Expect.NOTHING)
    text = written(game, field, chair.private)
    match chair.kind:
        case "me":
            return Seating(
                seat, SeatKind.PERSON, person.name, person.avatar, person.id, private=text
            )
        case "guest":
            return Seating(seat, SeatKind.PERSON, chair.name or "", "", person.id, private=text)
        case "open":
            return Seating(seat, SeatKind.OPEN)
        case "bot":
            tokens[str(seat)] = token = new_seat_token()
            name = chair.name or "bot"
            return Seating(seat, SeatKind.BOT, name, token_hash=hashed(token), private=text)
        case "computer":
            level_named(game, chair.level or "", f"seats[{seat}].level")
            return Seating(seat, SeatKind.COMPUTER, level=chair.level or "")
