"""When the database cannot write, everybody is told and nothing is half-written."""

import asyncio
import sqlite3
import traceback
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from sqlalchemy import Connection, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine

from teban.server.storage import Booking, NotStored, Store, Unavailable
from teban.server.storage.database import parse
from tests.server.postgres import Cluster
from tests.server.storage.made import lines, live

pytestmark = pytest.mark.anyio
SECRET = "ひみつのデッキ"


@asynccontextmanager
async def held(address: str, table: str) -> AsyncIterator[None]:
    """Somebody else locks a table, or all of SQLite, and takes their time."""
    if address.startswith("sqlite"):
        other = sqlite3.connect(address.removeprefix("sqlite:///"), isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        yield
        other.close()
    else:
        engine = create_async_engine(parse(address))
        async with engine.begin() as connection:
            await connection.execute(text(f"LOCK TABLE {table} IN EXCLUSIVE MODE"))
            yield
        await engine.dispose()


# On PostgreSQL the lock is met in the middle: lines are written already, bookings are not.
@pytest.mark.parametrize("table", ["lines", "bookings"])
async def test_a_failure_is_told_to_every_caller_and_leaves_nothing(
    address: str, table: str
) -> None:
    store = await Store.open(address, wait_ms=100)
    person = await store.create_person("花子")
    matches = [await live(store, person) for _ in range(5)]
    earned = [Booking(0, person.id, "badge", "first")]
    async with held(address, table):
        outcomes = await asyncio.gather(
            *(store.append(match.id, 0, lines(3), bookings=earned) for match in matches),
            return_exceptions=True,
        )
    assert [type(outcome) for outcome in outcomes] == [NotStored] * 5
    assert len({id(outcome) for outcome in outcomes}) == 5
    for match in matches:
        assert (await store.load_match(match.id)).record.lines == ()
    assert await store.tallies(person.id) == ()
    await asyncio.gather(
        *(store.append(match.id, 0, lines(3), bookings=earned) for match in matches)
    )
    assert [(await store.match(match.id)).length for match in matches] == [3] * 5
    assert [tally.count for tally in await store.tallies(person.id)] == [5]
    await store.close()


async def test_an_error_tells_nothing_of_what_was_to_be_stored(store: Store) -> None:
    def wrong(connection: Connection) -> None:
        connection.execute(text("SELECT x FROM nowhere WHERE deck = :deck"), {"deck": SECRET})

    for doing in (store._database.write, store._database.read):
        with pytest.raises((SQLAlchemyError, Unavailable)) as caught:
            await doing(wrong)
        said = "".join(traceback.format_exception(caught.value))
        assert "nowhere" in said
        assert SECRET not in said


async def test_a_full_disk_is_told_and_leaves_nothing(sqlite: str) -> None:
    store = await Store.open(sqlite)
    match = await live(store)

    def limit(connection: Connection) -> None:
        pages = connection.execute(text("PRAGMA page_count")).scalar_one()
        # The limit belongs to the connection, and the writer has only this one.
        connection.execute(text(f"PRAGMA max_page_count = {pages + 2}"))

    await store._database.write(limit)
    await store.append(match.id, 0, lines(1))
    with pytest.raises(NotStored, match="full"):
        await store.append(match.id, 1, lines(1000, first=1))
    assert (await store.load_match(match.id)).record.lines == tuple(lines(1))
    await store.close()


async def test_the_store_goes_on_after_the_database_was_restarted(
    cluster: Cluster, postgresql: str
) -> None:
    store = await Store.open(postgresql)
    match = await live(store)
    await store.append(match.id, 0, lines(1))
    assert (await store.match(match.id)).length == 1
    cluster.sql(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'teban'",
        "postgres",
    )
    with pytest.raises(NotStored):
        await store.append(match.id, 1, lines(1, first=1))
    assert (await store.match(match.id)).length == 1
    await store.append(match.id, 1, lines(1, first=1))
    assert (await store.match(match.id)).length == 2
    await store.close()
