"""Reading matches: one with its record, or many from outside."""

from collections import defaultdict
from collections.abc import Collection, Sequence
from typing import Any

import msgspec
from msgspec import structs
from sqlalchemy import Connection, Row, Select, func, select, tuple_, union

from teban.core.record import Line, Record
from teban.core.refused import Expect, Got, bad_value
from teban.server.storage.database import among
from teban.server.storage.refusals import no_match
from teban.server.storage.tables import lines, matches, seats, showings
from teban.server.storage.values import Loaded, MatchState, Seating, SeatKind, StoredMatch

_OUTSIDE = tuple(column for column in matches.c if column.name != "header")
_decode_header = msgspec.json.Decoder(Record).decode
_decode_lines = msgspec.json.Decoder(tuple[Line, ...]).decode


def by_id(connection: Connection, match: str, lock: bool = False) -> StoredMatch:
    """The match from outside; refused if there is none.

    With a lock nobody else changes it until the end of the transaction. SQLite needs none: it
    has one writer at a time.
    """
    query = select(*_OUTSIDE).where(matches.c.id == match)
    return _one(connection, query.with_for_update() if lock else query, match)


def by_code(connection: Connection, code: str) -> StoredMatch:
    """The match of a room code; refused if there is none."""
    return _one(connection, select(*_OUTSIDE).where(matches.c.code == code), code)


def _one(connection: Connection, query: Select[Any], shown: str) -> StoredMatch:
    found = many(connection, query)
    if not found:
        raise no_match(shown)
    return found[0]


def load(connection: Connection, match: str) -> Loaded:
    """The match with everything that belongs to it."""
    header = connection.execute(select(matches.c.header).where(matches.c.id == match))
    text = header.scalar_one_or_none()
    if text is None:
        raise no_match(match)
    outside = by_id(connection, match)
    query = select(lines.c.line).where(lines.c.match_id == match).order_by(lines.c.number)
    log = connection.execute(query).scalars().all()
    if len(log) != outside.length:
        raise bad_value(f"match {match}", Got.DAMAGED, Expect.ENTRIES, count=outside.length)
    # One list at once: a call for each line would take longer than decoding it.
    decoded = _decode_lines(f"[{','.join(log)}]")
    return Loaded(outside, structs.replace(_decode_header(text), lines=decoded))


def history(
    connection: Connection,
    person: str,
    states: Collection[MatchState],
    game: str | None,
    before: tuple[int, str] | None,
    limit: int,
) -> tuple[StoredMatch, ...]:
    """A person's matches, the latest first."""
    theirs = select(seats.c.match_id).where(seats.c.person_id == person)
    query = select(*_OUTSIDE).where(matches.c.id.in_(theirs))
    if states:
        query = query.where(matches.c.state.in_([state.value for state in states]))
    if game is not None:
        query = query.where(matches.c.game == game)
    if before is not None:
        query = query.where(tuple_(matches.c.updated, matches.c.id) < before)
    latest = query.order_by(matches.c.updated.desc(), matches.c.id.desc())
    return many(connection, latest.limit(limit))


def number_of(connection: Connection, person: str, states: Collection[MatchState]) -> int:
    """The matches in these states that a person set up or sits in."""
    wanted = matches.c.state.in_([state.value for state in states])
    made = select(matches.c.id).where(matches.c.creator == person, wanted)
    sits = seats.c.person_id == person
    joined = select(matches.c.id).join(seats, seats.c.match_id == matches.c.id).where(sits, wanted)
    # Not one query with "or": each half has an index of its own.
    both = union(made, joined).subquery()
    return int(connection.execute(select(func.count()).select_from(both)).scalar_one())


def number_with_computers(connection: Connection, people: Collection[str]) -> int:
    """The matches that these people have set up, that are not over, and in which one plays."""
    there = select(seats.c.match_id).where(
        seats.c.match_id == matches.c.id,
        seats.c.kind == SeatKind.COMPUTER.value,
    )
    theirs = select(func.count()).where(
        among(connection.dialect.name, matches.c.creator, "people"),
        matches.c.state.in_([MatchState.OPEN.value, MatchState.LIVE.value]),
        there.exists(),
    )
    return int(connection.execute(theirs, {"people": list(people)}).scalar_one())


def in_state(
    connection: Connection,
    state: MatchState,
    game: str | None = None,
    public: bool | None = None,
    quick: bool | None = None,
    without: str | None = None,
    limit: int | None = None,
) -> tuple[StoredMatch, ...]:
    """Matches of everybody, the oldest first: who has waited longest is served first."""
    query = select(*_OUTSIDE).where(matches.c.state == state.value)
    if game is not None:
        query = query.where(matches.c.game == game)
    if public is not None:
        query = query.where(matches.c.public == public)
    if quick is not None:
        query = query.where(matches.c.quick == quick)
    if without is not None:
        theirs = select(seats.c.match_id).where(seats.c.person_id == without)
        query = query.where(matches.c.id.not_in(theirs))
    oldest = query.order_by(matches.c.created, matches.c.id)
    return many(connection, oldest.limit(limit))


def showing(connection: Connection, match: str) -> bytes | None:
    """What was kept of what everybody saw of a match."""
    query = select(showings.c.viewers).where(showings.c.match_id == match)
    return connection.execute(query).scalar_one_or_none()


def not_kept(connection: Connection, after: str, limit: int) -> tuple[str, ...]:
    """Matches that are over and of which nothing is kept, by id, from behind one on."""
    kept = select(showings.c.match_id).where(showings.c.match_id == matches.c.id)
    query = select(matches.c.id).where(
        matches.c.state == MatchState.OVER.value, matches.c.id > after, ~kept.exists()
    )
    return tuple(connection.execute(query.order_by(matches.c.id).limit(limit)).scalars())


def waiting_again(connection: Connection, match: str) -> StoredMatch | None:
    """The table at which somebody waits to play this match again."""
    waits = select(*_OUTSIDE).where(
        matches.c.repeats == match, matches.c.state == MatchState.OPEN.value
    )
    return next(iter(many(connection, waits.order_by(matches.c.created).limit(1))), None)


def host(connection: Connection, match: str) -> str | None:
    """Who set up the first of the matches that this one repeats; itself, if it repeats none."""
    found = select(matches.c.repeats, matches.c.creator).where(matches.c.id == match)
    these = found.cte("these", recursive=True)
    before = select(matches.c.repeats, matches.c.creator).where(matches.c.id == these.c.repeats)
    these = these.union_all(before)
    first = select(these.c.creator).where(these.c.repeats.is_(None))
    return connection.execute(first).scalar_one_or_none()


def complete(connection: Connection) -> tuple[StoredMatch, ...]:
    """Tables at which everybody sits, though they have not started."""
    free = select(seats.c.match_id).where(seats.c.kind == SeatKind.OPEN.value)
    ready = select(*_OUTSIDE).where(
        matches.c.state == MatchState.OPEN.value, matches.c.id.not_in(free)
    )
    return many(connection, ready)


def many(connection: Connection, query: Select[Any]) -> tuple[StoredMatch, ...]:
    """The matches a query finds, in its order, with their seats."""
    rows = connection.execute(query).all()
    around = _seats(connection, [row.id for row in rows])
    return tuple(_match(row, around[row.id]) for row in rows)


def _seats(connection: Connection, ids: Sequence[str]) -> defaultdict[str, list[Seating]]:
    found: defaultdict[str, list[Seating]] = defaultdict(list)
    if ids:
        mine = among(connection.dialect.name, seats.c.match_id, "ids")
        query = select(seats).where(mine).order_by(seats.c.match_id, seats.c.seat)
        for row in connection.execute(query, {"ids": list(ids)}):
            found[row.match_id].append(_seating(row))
    return found


def _match(row: Row[Any], seatings: Sequence[Seating]) -> StoredMatch:
    return StoredMatch(
        id=row.id,
        code=row.code,
        game=row.game,
        rules_version=row.rules_version,
        state=MatchState(row.state),
        public=row.public,
        quick=row.quick,
        created=row.created,
        updated=row.updated,
        length=row.length,
        moments=row.moments,
        result=None if row.result is None else msgspec.json.decode(row.result),
        seats=tuple(seatings),
        creator=row.creator,
        repeats=row.repeats,
    )


def _seating(row: Row[Any]) -> Seating:
    return Seating(
        seat=row.seat,
        kind=SeatKind(row.kind),
        name=row.name,
        avatar=row.avatar,
        person=row.person_id,
        level=row.level,
        token_hash=row.token_hash,
        private=row.private,
    )
