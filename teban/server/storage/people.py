"""People in the database."""

from typing import Any

import msgspec
from sqlalchemy import Connection, Row, insert, select, update

from teban.core.refused import Refused
from teban.server.storage.refusals import Why
from teban.server.storage.tables import people
from teban.server.storage.values import Person


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


def revoke(connection: Connection, person: str) -> Person:
    """Make every token of this person worthless."""
    newer = {"token_version": people.c.token_version + 1}
    connection.execute(update(people).where(people.c.id == person).values(newer))
    return get(connection, person)


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
