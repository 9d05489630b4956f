"""Changing matches and their seats. Each function runs inside somebody's transaction."""

import secrets
from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import structs
from sqlalchemy import Connection, insert, update

from teban.core.record import Record
from teban.core.refused import Refused
from teban.server.storage.database import insert_or
from teban.server.storage.finding import by_id
from teban.server.storage.refusals import Why
from teban.server.storage.tables import matches, seats
from teban.server.storage.values import MatchState, Seating, SeatKind, StoredMatch

CODE_LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
"""No 0 and O, no 1, I and L: codes are read out on the telephone."""
CODE_LENGTH = 6


def create(
    connection: Connection,
    record: Record,
    seatings: Sequence[Seating],
    state: MatchState,
    public: bool,
    quick: bool,
    creator: str | None,
    repeats: str | None,
    now: int,
) -> StoredMatch:
    """A new match, with an id that nobody can guess and a code that is free."""
    match = secrets.token_urlsafe(12)
    row = {
        "id": match,
        "game": record.game,
        "rules_version": record.rules_version,
        "state": state.value,
        "public": public,
        "quick": quick,
        "created": now,
        "updated": now,
        "length": 0,
        "moments": 0,
        "creator": creator,
        "repeats": repeats,
    }
    making = (
        insert_or(connection.dialect.name, matches)
        .on_conflict_do_nothing(index_elements=["code"])
        .returning(matches.c.id)
    )
    while True:
        code = "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
        inside = {"code": code, "header": header(record)}
        made = connection.execute(making, row | inside)
        if made.one_or_none() is not None:
            break
    connection.execute(insert(seats), [_row(match, seating) for seating in seatings])
    return msgspec.convert(
        row | {"code": code, "result": None, "seats": tuple(seatings)}, StoredMatch
    )


def start(connection: Connection, match: str, record: Record, now: int) -> StoredMatch:
    """The table is complete; the record now names everybody who plays."""
    found = _waiting(connection, match)
    # A table may have waited while the rules were changed: it begins under the present ones.
    version = record.rules_version
    values = {
        "state": MatchState.LIVE.value,
        "header": header(record),
        "rules_version": version,
        "updated": now,
    }
    connection.execute(update(matches).where(matches.c.id == match).values(values))
    return structs.replace(found, state=MatchState.LIVE, updated=now, rules_version=version)


def sweep(connection: Connection, state: MatchState, before: int) -> int:
    """Abandon every match of a state that nothing has happened in since then."""
    stale = update(matches).where(matches.c.state == state.value, matches.c.updated < before)
    done = connection.execute(stale.values(state=MatchState.ABANDONED.value))
    return done.rowcount


def join(connection: Connection, match: str, taker: Seating, now: int) -> StoredMatch:
    """Sit down on the first free seat of a room that waits; see `Store.join`."""
    found = _waiting(connection, match)
    free = [seating.seat for seating in found.seats if seating.kind is SeatKind.OPEN]
    if not free:
        raise Refused(Why.NO_FREE_SEAT)
    return _put(connection, found, structs.replace(taker, seat=free[0]), now)


def take(connection: Connection, match: str, takers: Sequence[Seating], now: int) -> StoredMatch:
    """Sit down on certain seats of a room that waits, all of them or none."""
    found = _waiting(connection, match)
    for taker in takers:
        if found.seats[taker.seat].kind is not SeatKind.OPEN:
            raise Refused(Why.SEAT_TAKEN, seat=taker.seat)
        found = _put(connection, found, taker, now)
    return found


def leave(connection: Connection, match: str, person: str, now: int) -> StoredMatch:
    """Get up while the room still waits; whoever set it up takes it away."""
    found = _waiting(connection, match)
    if found.creator == person:
        values = {"state": MatchState.ABANDONED.value, "updated": now}
        connection.execute(update(matches).where(matches.c.id == match).values(values))
        return structs.replace(found, state=MatchState.ABANDONED, updated=now)
    mine = [seating.seat for seating in found.seats if seating.person == person]
    if not mine:
        raise Refused(Why.NOT_SEATED)
    for seat in mine:
        found = _put(connection, found, Seating(seat, SeatKind.OPEN), now)
    return found


def reseat(connection: Connection, match: str, seating: Seating, now: int) -> StoredMatch:
    """Put somebody else on a seat, whoever sat there: a stand-in, or a bot with its token."""
    found = by_id(connection, match, lock=True)
    if seating.seat not in [taken.seat for taken in found.seats]:
        raise Refused(Why.NO_SUCH_SEAT, seat=seating.seat)
    return _put(connection, found, seating, now)


def count_moments(connection: Connection, match: str, moments: int) -> None:
    """Make good what was not counted in its time; nothing has happened now."""
    fewer = (matches.c.id == match) & (matches.c.moments < moments)
    connection.execute(update(matches).where(fewer).values(moments=moments))


def header(record: Record) -> str:
    """The record without its lines, which have a table of their own."""
    return msgspec.json.encode(structs.replace(record, lines=(), digest="")).decode()


def _waiting(connection: Connection, match: str) -> StoredMatch:
    """A match that has not started, and will not start until we are done with it."""
    found = by_id(connection, match, lock=True)
    if found.state is MatchState.ABANDONED:
        raise Refused(Why.NOT_RUNNING, got=found.state.value)
    if found.state is not MatchState.OPEN:
        raise Refused(Why.ALREADY_STARTED)
    return found


def _put(connection: Connection, match: StoredMatch, seating: Seating, now: int) -> StoredMatch:
    here = (seats.c.match_id == match.id) & (seats.c.seat == seating.seat)
    connection.execute(update(seats).where(here).values(_row(match.id, seating)))
    connection.execute(update(matches).where(matches.c.id == match.id).values(updated=now))
    around = tuple(seating if old.seat == seating.seat else old for old in match.seats)
    return structs.replace(match, seats=around, updated=now)


def _row(match: str, seating: Seating) -> dict[str, Any]:
    return {
        "match_id": match,
        "seat": seating.seat,
        "kind": seating.kind.value,
        "name": seating.name,
        "avatar": seating.avatar,
        "person_id": seating.person,
        "level": seating.level,
        "token_hash": seating.token_hash,
        "private": seating.private,
    }
