"""People in the database."""

from typing import Any

import msgspec
from msgspec import structs
from sqlalchemy import Connection, Row, delete, insert, select, update

from teban.core.record import Record
from teban.core.refused import Refused
from teban.server.storage.refusals import Why
from teban.server.storage.tables import matches, people, seats, tallies
from teban.server.storage.values import Person

_VERSION = people.c.token_version


def add(connection: Connection, person: Person) -> Person:
    """Somebody new."""
    connection.execute(insert(people), _row(person))
    return person


def find(connection: Connection, person: str) -> Person | None:
    """Whoever has this id."""
    found = connection.execute(select(people).where(people.c.id == person))
    row = found.one_or_none()
    return None if row is None else _person(row)


def change(connection: Connection, person: str, changes: dict[str, Any]) -> Person:
    """Set some fields, leaving the others to whoever changes them at the same time."""
    values = dict(changes)
    if "settings" in values:
        values["settings"] = msgspec.json.encode(values["settings"]).decode()
    if values:
        connection.execute(update(people).where(people.c.id == person).values(values))
    return get(connection, person)


def forget(connection: Connection, person: str) -> None:
    """Keep nothing that tells who somebody was; others keep the matches they played together."""
    sits = seats.c.person_id == person
    for match, seat in connection.execute(select(seats.c.match_id, seats.c.seat).where(sits)).all():
        _unname(connection, match, seat)
    connection.execute(update(seats).where(sits).values(name="", avatar=""))
    connection.execute(delete(tallies).where(tallies.c.person_id == person))
    # Tokens of an earlier version are worthless.
    nobody = {"name": "", "avatar": "", "settings": "{}", "token_version": _VERSION + 1}
    connection.execute(update(people).where(people.c.id == person).values(nobody))


def _unname(connection: Connection, match: str, seat: int) -> None:
    here = matches.c.id == match
    header = connection.execute(select(matches.c.header).where(here)).scalar_one()
    record = msgspec.json.decode(header, type=Record)
    players = (*record.players[:seat], "", *record.players[seat + 1 :])
    written = msgspec.json.encode(structs.replace(record, players=players)).decode()
    connection.execute(update(matches).where(here).values(header=written))


def get(connection: Connection, person: str) -> Person:
    """Whoever has this id; refused if there is nobody."""
    found = find(connection, person)
    if found is None:
        raise Refused(Why.NO_SUCH_PERSON, got=person)
    return found


def _row(person: Person) -> dict[str, Any]:
    row: dict[str, Any] = msgspec.structs.asdict(person)
    return row | {"settings": msgspec.json.encode(person.settings).decode()}


def _person(row: Row[Any]) -> Person:
    return Person(
        id=row.id,
        name=row.name,
        avatar=row.avatar,
        settings=msgspec.json.decode(row.settings),
        created=row.created,
        token_version=row.token_version,
    )
