"""The store: one object, opened once by a server process."""

import secrets
import time
from collections.abc import Collection, Sequence
from typing import Any

import msgspec
import structlog
from msgspec import UNSET, UnsetType
from sqlalchemy import Connection, select

from teban.core.record import Line, Record
from teban.core.refused import Expect, bad_value
from teban.server.storage import finding, matches, people
from teban.server.storage.appending import Append
from teban.server.storage.booking import Booker, tallies_of
from teban.server.storage.database import Database, Durability, connect, insert_or
from teban.server.storage.refusals import no_match
from teban.server.storage.tables import properties, showings
from teban.server.storage.values import (
    Booking,
    Loaded,
    MatchState,
    Person,
    Seating,
    StoredMatch,
    Tally,
)
from teban.server.storage.writer import Counts, Note, Writer

_encode = msgspec.json.Encoder().encode
_LATEST = 2**62
"""Later than anything, and a number that every database knows."""
log = structlog.get_logger()


def _written(error: BaseException, what: str) -> None:
    log.error(what, exc_info=error)


class Store:
    """Everything the server remembers.

    Whatever changes something returns after it is committed, and raises `NotStored` if the
    database cannot write; whatever reads raises `Unavailable` if it cannot be read. A call
    that is cancelled may still be carried out.
    """

    def __init__(self, database: Database, writer: Writer) -> None:
        self._database = database
        self._writer = writer
        self._booker = Booker(database.name)

    @classmethod
    async def open(
        cls,
        address: str,
        *,
        durability: Durability = Durability.FULL,
        wait_ms: int = 5000,
        most_waiting: int = 4096,
        most_together: int = 1024,
        note: Note = _written,
    ) -> "Store":
        """Open `sqlite:///FILE` or `postgresql://…`, with its tables brought up to date.

        `wait_ms`: how long to wait for somebody else's lock. `most_waiting`: callers in the
        queue before further ones have to wait for a place in it. `most_together`: appends in one
        transaction. `note`: who is told of mistakes of the program.
        """
        database = await connect(address, durability, wait_ms)
        return cls(database, Writer(database, most_waiting, most_together, note))

    async def close(self) -> None:
        """Write what still waits, and let go of the database."""
        await self._writer.close()
        await self._database.close()

    @property
    def counts(self) -> Counts:
        """What the writer has done."""
        return self._writer.counts

    @property
    def waiting(self) -> int:
        """Calls that wait to be written."""
        return self._writer.waiting

    @property
    def address(self) -> str:
        """Where the data are, without the password."""
        return self._database.shown

    async def property(self, name: str, default: str) -> str:
        """A value that all servers of this database share; the first to ask settles it."""

        def job(connection: Connection) -> str:
            making = insert_or(connection.dialect.name, properties).on_conflict_do_nothing()
            connection.execute(making, {"name": name, "value": default})
            query = select(properties.c.value).where(properties.c.name == name)
            return str(connection.execute(query).scalar_one())

        return await self._writer.change(job)

    async def check_read(self) -> None:
        """Raises `Unavailable` if the database does not answer."""
        await self._database.read(lambda connection: connection.execute(select(1)).scalar_one())

    async def check_write(self) -> None:
        """Raises `Unavailable` if the database cannot write."""

        def job(connection: Connection) -> None:
            made = insert_or(connection.dialect.name, properties)
            at = {"value": made.excluded.value}
            making = made.on_conflict_do_update(index_elements=["name"], set_=at)
            connection.execute(making, {"name": "checked", "value": str(now())})

        await self._writer.change(job)

    # The log

    async def append(
        self,
        match: str,
        first: int,
        lines: Sequence[Line],
        *,
        moments: int = 0,
        result: Any = None,
        bookings: Sequence[Booking] = (),
        showing: bytes | None = None,
    ) -> None:
        """Add lines to a live match, `first` being the number of the first of them.

        `moments`: how often something has happened to everybody's eyes after them.
        With a result (anything that can be written as JSON) the match is over, and what everybody
        saw of it (`showing`) is kept with its last line. Raises `Conflict` if the log does not end
        at `first`, and `Refused` if there is no such match or it is not live; the calls that share
        the transaction are not affected.
        """
        _check_match(match)
        written = None if result is None else _encode(result).decode()
        texts = tuple(_encode(line).decode() for line in lines)
        append = Append(match, first, texts, moments, written, tuple(bookings), showing)
        await self._writer.append(append)

    async def book(self, match: str, bookings: Sequence[Booking]) -> int:
        """Book without a new line, for instance after a restart; how many were not booked yet."""
        _check_match(match)

        def job(connection: Connection) -> int:
            game = finding.by_id(connection, match).game
            return self._booker.book(connection, [(match, game, one) for one in bookings])

        return await self._writer.change(job)

    async def count_moments(self, match: str, moments: int) -> None:
        """How often something has happened to everybody's eyes, if more than is stored."""
        await self._writer.change(
            lambda connection: matches.count_moments(connection, match, moments)
        )

    # Matches

    async def create_match(
        self,
        record: Record,
        seats: Sequence[Seating],
        *,
        state: MatchState = MatchState.OPEN,
        public: bool = False,
        quick: bool = False,
        creator: str | None = None,
        repeats: str | None = None,
    ) -> StoredMatch:
        """A new match; its record has no lines yet. `repeats`: the match it is the rematch of."""
        for seating in seats:
            _check_seating(seating)
        return await self._writer.change(
            lambda connection: matches.create(
                connection, record, seats, state, public, quick, creator, repeats, now()
            )
        )

    async def join(self, match: str, taker: Seating) -> StoredMatch:
        """Put `taker` (its own seat number does not matter) on the first free seat.

        Of two who want the last one, one is refused with `no_free_seat`; `already_started` if
        the match no longer waits.
        """
        _check_match(match)
        _check_seating(taker)
        return await self._writer.change(
            lambda connection: matches.join(connection, match, taker, now())
        )

    async def take(self, match: str, takers: Sequence[Seating]) -> StoredMatch:
        """Put everybody on the seat of their number, or nobody: refused with `seat_taken`."""
        _check_match(match)
        for taker in takers:
            _check_seating(taker)
        return await self._writer.change(
            lambda connection: matches.take(connection, match, takers, now())
        )

    async def leave(self, match: str, person: str) -> StoredMatch:
        """Get up while the room still waits; whoever set it up takes it away.

        Refused with `already_started` or `not_seated`.
        """
        _check_match(match)
        return await self._writer.change(
            lambda connection: matches.leave(connection, match, person, now())
        )

    async def reseat(self, match: str, seating: Seating) -> StoredMatch:
        """Put somebody on a seat, whoever sat there: a stand-in, or a bot with its token."""
        _check_match(match)
        _check_seating(seating)
        return await self._writer.change(
            lambda connection: matches.reseat(connection, match, seating, now())
        )

    async def start(self, match: str, record: Record) -> StoredMatch:
        """The table is complete: the match goes live with this header.

        Refused with `already_started` for all but the first caller.
        """
        _check_match(match)
        return await self._writer.change(
            lambda connection: matches.start(connection, match, record, now())
        )

    async def sweep(self, state: MatchState, before: int) -> int:
        """Abandon what has been in this state since before that time; how many there were."""
        return await self._writer.change(
            lambda connection: matches.sweep(connection, state, before)
        )

    async def load_match(self, match: str) -> Loaded:
        """The match with its record, secrets included."""
        _check_match(match)
        return await self._database.read(lambda connection: finding.load(connection, match))

    async def showing(self, match: str) -> bytes | None:
        """What was kept of what everybody saw of a match."""
        return await self._database.read(lambda connection: finding.showing(connection, match))

    async def keep_showing(self, match: str, viewers: bytes) -> None:
        """Keep what everybody saw of a match that is over; what is kept already stays."""

        def job(connection: Connection) -> None:
            making = insert_or(connection.dialect.name, showings).on_conflict_do_nothing()
            connection.execute(making, {"match_id": match, "viewers": viewers})

        await self._writer.change(job)

    async def not_kept(self, after: str, limit: int) -> tuple[str, ...]:
        """Matches that are over and of which nothing is kept, by id, from behind one on."""
        return await self._database.read(
            lambda connection: finding.not_kept(connection, after, limit)
        )

    async def match(self, match: str) -> StoredMatch:
        """The match from outside."""
        _check_match(match)
        return await self._database.read(lambda connection: finding.by_id(connection, match))

    async def match_by_code(self, code: str) -> StoredMatch:
        """The match of a room code, in any state; small letters will do."""
        _check_match(code)
        return await self._database.read(
            lambda connection: finding.by_code(connection, code.upper())
        )

    async def waiting_again(self, match: str) -> StoredMatch | None:
        """The table at which somebody waits to play this match again, if anybody does."""
        return await self._database.read(
            lambda connection: finding.waiting_again(connection, match)
        )

    async def host(self, match: str) -> str | None:
        """Who set up the first of the matches that this one repeats, and with it all its bots."""
        _check_match(match)
        return await self._database.read(lambda connection: finding.host(connection, match))

    async def complete(self) -> tuple[StoredMatch, ...]:
        """Tables at which everybody sits, though they have not started."""
        return await self._database.read(finding.complete)

    async def waiting_quick(self, game: str, without: str | None = None) -> tuple[StoredMatch, ...]:
        """Quick matches that lack a player, the oldest first, `without` those of a person."""
        return await self._database.read(
            lambda connection: finding.in_state(
                connection, MatchState.OPEN, game, quick=True, without=without, limit=20
            )
        )

    async def public_matches(
        self, state: MatchState, game: str | None = None, limit: int = 50
    ) -> tuple[StoredMatch, ...]:
        """Rooms that anybody may join, or matches that anybody may watch."""
        return await self._database.read(
            lambda connection: finding.in_state(connection, state, game, public=True, limit=limit)
        )

    async def history(
        self,
        person: str,
        *,
        states: Collection[MatchState] = (),
        game: str | None = None,
        before: tuple[int, str] | None = None,
        limit: int = 20,
    ) -> tuple[StoredMatch, ...]:
        """A person's matches, the latest first; `before`: (updated, id) of the last one shown."""
        if not all(map(_storable, (person, game or "", before[1] if before else ""))):
            return ()
        if before is not None:
            before = min(max(0, before[0]), _LATEST), before[1]
        return await self._database.read(
            lambda connection: finding.history(connection, person, states, game, before, limit)
        )

    async def number_of(self, person: str, *, states: Collection[MatchState]) -> int:
        """How many matches in these states a person set up or sits in."""
        return await self._database.read(
            lambda connection: finding.number_of(connection, person, states)
        )

    async def number_with_computers(self, people: Collection[str]) -> int:
        """How many matches that wait or are played, and were set up by these people, have one."""
        return await self._database.read(
            lambda connection: finding.number_with_computers(connection, people)
        )

    # People

    async def create_person(
        self, name: str, avatar: str = "", settings: dict[str, Any] | None = None
    ) -> Person:
        """Somebody new, with an id that nobody can guess."""
        _check_text("name", name)
        _check_text("avatar", avatar)
        person = Person(secrets.token_urlsafe(16), name, avatar, settings or {}, now())
        return await self._writer.change(lambda connection: people.add(connection, person))

    async def person(self, person: str) -> Person | None:
        """Whoever has this id."""
        if not _storable(person):
            return None
        return await self._database.read(lambda connection: people.find(connection, person))

    async def change_person(
        self,
        person: str,
        *,
        name: str | UnsetType = UNSET,
        avatar: str | UnsetType = UNSET,
        settings: dict[str, Any] | UnsetType = UNSET,
    ) -> Person:
        """Change what is given; settings are replaced whole."""
        given = {"name": name, "avatar": avatar, "settings": settings}
        changes = {field: value for field, value in given.items() if value is not UNSET}
        for field, value in changes.items():
            if isinstance(value, str):
                _check_text(field, value)
        return await self._writer.change(
            lambda connection: people.change(connection, person, changes)
        )

    async def forget(self, person: str) -> None:
        """Keep nothing that tells who somebody was, and make their tokens worthless."""
        await self._writer.change(lambda connection: people.forget(connection, person))

    async def tallies(self, person: str, game: str | None = None) -> tuple[Tally, ...]:
        """Badges, items and statistics of a person."""
        if not _storable(person):
            return ()
        return await self._database.read(lambda connection: tallies_of(connection, person, game))


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def _storable(value: str) -> bool:
    """PostgreSQL cannot keep a zero character, and nothing can keep half a surrogate pair."""
    return "\0" not in value and (
        value.isascii() or not any("\ud800" <= sign <= "\udfff" for sign in value)
    )


def _check_text(field: str, value: str) -> None:
    if not _storable(value):
        raise bad_value(field, value.encode("unicode_escape").decode(), Expect.TEXT)


def _check_seating(seating: Seating) -> None:
    _check_text("name", seating.name)
    _check_text("private", seating.private or "")


def _check_match(match: str) -> None:
    """Ids and codes come from outside, and anything may be written in their place."""
    if not _storable(match):
        raise no_match(match.encode("unicode_escape").decode())
