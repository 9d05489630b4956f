"""Tables are set up, joined, found, and set up again."""

import asyncio
import secrets
from collections.abc import Sequence
from typing import Any, Protocol

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
from teban.server.house.brought import brought, naming, written
from teban.server.identity import hashed, new_seat_token
from teban.server.refusals import Why
from teban.server.settings import Settings
from teban.server.storage.store import Store
from teban.server.storage.values import MatchState, Person, Seating, SeatKind, StoredMatch


class House(Protocol):
    """What tables need of the server."""

    store: Store
    settings: Settings

    def play_again(self, match: str, waiting: wire.Rematch | None) -> None:
        """Tell those around a match that is over who waits for them; None if nobody does."""


class Tables:
    """Where matches begin."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._store = house.store
        self.again: dict[str, wire.Rematch] = {}
        """For matches that are over: who waits where to play them again."""
        self._asking_again = asyncio.Lock()

    async def set_up(self, person: Person, wanted: NewMatch) -> Seated:
        """A new table; it starts at once unless a seat is open."""
        stored, tokens = await self._set_up(person, wanted)
        return Seated(stored.id, stored.code, tokens)

    async def join(self, person: Person, code: str, private: str | None = None) -> StoredMatch:
        """Sit down at the table of a room code; the last one to come starts the match."""
        stored = await self._store.match_by_code(code)
        if any(seating.person == person.id for seating in stored.seats):
            return stored
        text = written(find(stored.game), "private", private)
        taker = Seating(0, SeatKind.PERSON, person.name, person.avatar, person.id, private=text)
        if text is not None:
            await self._check_fits(stored, taker)
        stored = await self._store.join(stored.id, taker)
        if all(seating.kind is not SeatKind.OPEN for seating in stored.seats):
            record = await self._complete(stored, stored.seats)
            stored = await self._store.start(stored.id, record)
        return stored

    async def leave(self, person: Person, match: str) -> StoredMatch:
        """Get up from a table that waits; whoever set it up takes it away."""
        stored = await self._store.leave(match, person.id)
        for over, waiting in [*self.again.items()]:
            if waiting.code == stored.code:
                del self.again[over]
                self._house.play_again(over, None)
        return stored

    async def quick(self, person: Person, wanted: NewMatch) -> Seated:
        """The oldest table that waits for anybody, or a new one that does."""
        mine = next((chair.private for chair in wanted.seats if chair.kind == "me"), None)
        for stored in await self._store.waiting_quick(wanted.game, without=person.id):
            try:
                joined = await self.join(person, stored.code, mine)
            except Refused:
                # Somebody was faster, or the table does not take what I bring.
                continue
            return Seated(joined.id, joined.code, {})
        return await self.set_up(person, structs.replace(wanted, quick=True, public=True))

    async def set_up_again(self, person: Person, match: str) -> Seated:
        """The same table once more, seats changed round; who asks second joins who asked first."""
        # One after the other, or two who ask at once would wait at two tables.
        async with self._asking_again:
            over = await self._store.match(match)
            if over.state is not MatchState.OVER:
                raise Refused(Why.NOT_OVER)
            stored, tokens = await self._joined_again(person, over)
            sitting = {seating.person for seating in stored.seats} - {None}
            seats = tuple(s.seat for s in over.seats if s.person in sitting)
            if stored.state is MatchState.OPEN:
                self.again[match] = wire.Rematch(seats, stored.code)
            else:
                self.again.pop(match, None)
            self._house.play_again(match, self.again.get(match))
        return Seated(stored.id, stored.code, tokens)

    async def _joined_again(
        self, person: Person, over: StoredMatch
    ) -> tuple[StoredMatch, dict[str, str]]:
        waiting = self.again.get(over.id)
        if waiting is not None:
            stored = await self._store.match_by_code(waiting.code)
            if stored.state is MatchState.OPEN:
                mine = (s.private for s in over.seats if s.person == person.id)
                return await self.join(person, waiting.code, next(mine, None)), {}
        record = (await self._store.load_match(over.id)).record
        chairs = tuple(_chair(seating, person) for seating in (*over.seats[1:], over.seats[0]))
        return await self._set_up(
            person, NewMatch(record.game, chairs, record.options, record.clock)
        )

    async def _set_up(self, person: Person, wanted: NewMatch) -> tuple[StoredMatch, dict[str, str]]:
        game = find(wanted.game)
        options = convert("options", wanted.options, game.options)
        if len(wanted.seats) != len(game.seat_names):
            count = len(game.seat_names)
            raise bad_value("seats", len(wanted.seats), Expect.ENTRIES, count=count)
        await self._check_number(person)
        tokens: dict[str, str] = {}
        seats = [
            _seating(game, seat, chair, person, tokens) for seat, chair in enumerate(wanted.seats)
        ]
        record = await self._record(game, options, seats, wanted.clock)
        # Refused here, and not when the last player sits down.
        with naming({seat: f"seats[{seat}].private" for seat in range(len(seats))}):
            Match(game, record)
        waiting = any(seat.kind is SeatKind.OPEN for seat in seats)
        stored = await self._store.create_match(
            record,
            seats,
            state=MatchState.OPEN if waiting else MatchState.LIVE,
            public=wanted.public,
            quick=wanted.quick and waiting,
            creator=person.id,
        )
        return stored, tokens

    async def _check_number(self, person: Person) -> None:
        most = self._house.settings.matches_per_person
        states = (MatchState.OPEN, MatchState.LIVE)
        if await self._store.number_of(person.id, states=states) >= most:
            raise Refused(Why.TOO_MANY, what="matches", most=most)

    async def _check_fits(self, stored: StoredMatch, taker: Seating) -> None:
        """What somebody brings is refused before they sit down, and not at the start."""
        free = next((s.seat for s in stored.seats if s.kind is SeatKind.OPEN), None)
        if free is None:
            return
        seats = [taker if seating.seat == free else seating for seating in stored.seats]
        record = await self._complete(stored, seats)
        with naming({free: "private"}):
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


def _chair(seating: Seating, person: Person) -> Chair:
    """The chair of a seat when the match is played again."""
    name = seating.name or None
    match seating.kind:
        case SeatKind.COMPUTER:
            return Chair("computer", seating.level)
        case SeatKind.PERSON if seating.person == person.id:
            mine = seating.name == person.name
            return Chair("me" if mine else "guest", name=name, private=seating.private)
        case SeatKind.BOT:
            return Chair("bot", name=name, private=seating.private)
        case _:
            return Chair("open")
