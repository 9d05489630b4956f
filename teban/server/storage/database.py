"""SQLite or PostgreSQL: everything in which they differ.

Durability. SQLite writes ahead to a log (WAL). With `full`, the default, a commit returns after
the log is on the disk: an acknowledged move survives a crash of the server, of the system, and a
power cut, as far as the disk keeps its word. With `normal` the log is only forced to the disk now
and then: a crash of the server, `kill -9` included, still loses nothing, but a power cut or a
crash of the system may lose the moves of the last moments, acknowledged ones too. The database
stays sound either way: it is then as it was a little earlier. On PostgreSQL, `full` leaves
`synchronous_commit` as its administrator has set it (on, unless changed), and `normal` turns it
off for our connections, which means the same: the last fraction of a second before a crash of
the database server may be lost.
"""

import os
from asyncio import get_running_loop
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from enum import StrEnum
from functools import partial
from pathlib import Path
from typing import Any, Protocol, TypeVar

from sqlalchemy import (
    URL,
    Column,
    ColumnElement,
    Connection,
    Engine,
    bindparam,
    cast,
    create_engine,
    event,
    func,
    make_url,
    select,
    types,
)
from sqlalchemy import any_ as any_of
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.sql.schema import Table
from sqlalchemy.sql.selectable import Subquery

from teban.core.refused import Refused
from teban.server.storage.migrate import migrate
from teban.server.storage.refusals import Unavailable, Why, said_by_driver

READERS = 4
"""Connections that only read; SQLite gives each a thread."""
_DRIVERS = {"sqlite": "sqlite", "postgresql": "postgresql+asyncpg"}
_CONNECT_SECONDS = 10
# Errors are logged with their statements: what these carry are decks, seeds and hashes of tokens.
_ENGINE: dict[str, Any] = {"max_overflow": 0, "hide_parameters": True}
T = TypeVar("T")


class Durability(StrEnum):
    """How much a power cut may take."""

    FULL = "full"
    NORMAL = "normal"


class Database(Protocol):
    """What the store needs of a database; the work itself is written once, for both."""

    name: str
    shown: str
    """The address without its password."""

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do it in one transaction; returns after the commit. One at a time."""

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Do it on a connection that sees one moment, and changes nothing."""

    async def close(self) -> None:
        """Give every connection back."""


async def connect(address: str, durability: Durability, wait_ms: int) -> Database:
    """Open the database and bring its tables up to date; refused in one line if it cannot be."""
    url = parse(address)
    shown = show(url)
    try:
        database = _opened(url, durability, wait_ms)
    except ModuleNotFoundError:
        raise Refused(Why.DATABASE_DRIVER, got=shown, install="teban[postgres]") from None
    except OSError as error:
        raise _unusable(shown, error) from None
    ready = False
    try:
        await database.write(partial(_check, shown=shown))
        await database.write(partial(migrate, shown=shown))
        ready = True
    except cannot(database.name) as error:
        raise _unusable(shown, error) from None
    finally:
        if not ready:
            await database.close()
    return database


def _opened(url: URL, durability: Durability, wait_ms: int) -> Database:
    if url.get_backend_name() == "sqlite":
        return Sqlite(url, durability, wait_ms)
    return Postgres(url, durability, wait_ms)


def parse(address: str) -> URL:
    """The address of a database, with the driver that we use for it."""
    try:
        url = make_url(address.replace("postgres://", "postgresql://", 1))
    except (ArgumentError, ValueError):
        raise _bad_address(address) from None
    kind = url.get_backend_name()
    if kind not in _DRIVERS or url.drivername not in (kind, _DRIVERS[kind]):
        raise _bad_address(show(url))
    if kind == "sqlite" and url.database in (None, "", ":memory:"):
        raise _bad_address(address)
    return url.set(drivername=_DRIVERS[kind])


def show(url: URL) -> str:
    """An address for people: without the password, and without the name of a driver."""
    return url.set(drivername=url.get_backend_name()).render_as_string(hide_password=True)


def _bad_address(got: str) -> Refused:
    detail = "sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME"
    return Refused(Why.DATABASE_ADDRESS, got=got, detail=detail)


def _unusable(shown: str, error: Exception) -> Refused:
    detail = said_by_driver(error)
    damaged = "not a database" in detail or "malformed" in detail
    why = Why.DATABASE_DAMAGED if damaged else Why.DATABASE_UNREACHABLE
    return Refused(why, got=shown, detail=detail)


def cannot(name: str) -> tuple[type[Exception], ...]:
    """Everything that means the database does not answer as it should."""
    if name == "sqlite":
        return (SQLAlchemyError, OSError)
    import asyncpg

    # While it connects, the driver's own errors come through untranslated.
    return (SQLAlchemyError, OSError, asyncpg.PostgresError, asyncpg.InterfaceError)


def _check(connection: Connection, shown: str) -> None:
    if connection.dialect.name == "sqlite":
        found = str(connection.exec_driver_sql("PRAGMA quick_check(1)").scalar())
        if found != "ok":
            detail = " ".join(found.split())
            raise Refused(Why.DATABASE_DAMAGED, got=shown, detail=detail)


# SQLite


class Sqlite:
    """A file. Each piece of work goes to a thread whole.

    An asynchronous driver would change threads for each statement, and for each of its parts;
    that takes more time than SQLite itself.
    """

    name = "sqlite"

    def __init__(self, url: URL, durability: Durability, wait_ms: int) -> None:
        self.shown = show(url)
        _make_file(Path(url.database or ""))
        pragmas = {
            "journal_mode": "WAL",
            "synchronous": durability.value.upper(),
            "foreign_keys": "ON",
            "busy_timeout": str(wait_ms),
        }
        # One writer: others would only wait for its lock.
        self._write = create_engine(url, pool_size=1, **_ENGINE)
        _prepare(self._write, pragmas, "BEGIN IMMEDIATE")
        self._read = create_engine(url, pool_size=READERS, **_ENGINE)
        _prepare(self._read, {"busy_timeout": str(wait_ms), "query_only": "ON"}, "BEGIN")
        self._writing = ThreadPoolExecutor(1, "teban-store-write")
        self._reading = ThreadPoolExecutor(READERS, "teban-store-read")

    async def write(self, work: Callable[[Connection], T]) -> T:
        def transaction() -> T:
            with self._write.begin() as connection:
                return work(connection)

        return await get_running_loop().run_in_executor(self._writing, transaction)

    async def read(self, work: Callable[[Connection], T]) -> T:
        def snapshot() -> T:
            with self._read.connect() as connection:
                return work(connection)

        with _unavailable(self.name):
            return await get_running_loop().run_in_executor(self._reading, snapshot)

    async def close(self) -> None:
        self._reading.shutdown()
        self._writing.shutdown()
        self._read.dispose()
        self._write.dispose()


def _make_file(path: Path) -> None:
    """An empty file is an empty database. It will hold secrets: nobody else may read it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))


def _prepare(engine: Engine, pragmas: dict[str, str], begin: str) -> None:
    """Set up each new connection, and begin transactions ourselves.

    Left to itself Python's driver begins one at the first write, after we have read: by then
    somebody else may have written, and the transaction cannot go on.
    """

    @event.listens_for(engine, "connect")
    def connected(connection: Any, _: Any) -> None:
        connection.isolation_level = None
        for name, value in pragmas.items():
            connection.execute(f"PRAGMA {name} = {value}")

    @event.listens_for(engine, "begin")
    def begun(connection: Connection) -> None:
        connection.exec_driver_sql(begin)


# PostgreSQL


class Postgres:
    """A server, which any number of ours may share."""

    name = "postgresql"

    def __init__(self, url: URL, durability: Durability, wait_ms: int) -> None:
        self.shown = show(url)
        settings = {"application_name": "teban", "lock_timeout": str(wait_ms), "jit": "off"}
        if durability is Durability.NORMAL:
            settings["synchronous_commit"] = "off"
        given = {"timeout": _CONNECT_SECONDS, "server_settings": settings}
        self._write = create_async_engine(url, pool_size=1, connect_args=given, **_ENGINE)
        self._read = create_async_engine(
            url,
            pool_size=READERS,
            connect_args=given,
            # A match is read by several statements, which must all see the same moment.
            isolation_level="REPEATABLE READ",
            execution_options={"postgresql_readonly": True},
            pool_pre_ping=True,
            **_ENGINE,
        )

    async def write(self, work: Callable[[Connection], T]) -> T:
        async with self._write.begin() as connection:
            return await connection.run_sync(work)

    async def read(self, work: Callable[[Connection], T]) -> T:
        with _unavailable(self.name):
            async with self._read.connect() as connection:
                return await connection.run_sync(work)

    async def close(self) -> None:
        await self._read.dispose()
        await self._write.dispose()


@contextmanager
def _unavailable(name: str) -> Iterator[None]:
    try:
        yield
    except cannot(name) as error:
        raise Unavailable(said_by_driver(error)) from error


# Statements that are written differently


def insert_or(name: str, table: Table) -> postgresql.Insert | sqlite.Insert:
    """An insert that can say what to do about a row that is there already."""
    return postgresql.insert(table) if name == "postgresql" else sqlite.insert(table)


def among(name: str, column: Column[str], parameter: str) -> ColumnElement[bool]:
    """Whether the column is one of a list, which is one parameter.

    Written out as `IN (?, ?, …)` it would be another statement for each length of the list.
    """
    if name == "postgresql":
        array = postgresql.ARRAY(types.Text)
        return column == any_of(bindparam(parameter, type_=array))
    listed = func.json_each(bindparam(parameter, type_=types.JSON)).table_valued("value")
    return column.in_(select(listed.c.value))


def rows(name: str, parameter: str, **columns: type[types.TypeEngine[Any]]) -> Subquery:
    """Rows that come as one parameter, written as a JSON list of objects.

    One statement for all of them: SQLite would take and give back the interpreter at each.
    """
    given = bindparam(parameter, type_=types.Text)
    if name == "postgresql":
        listed = func.json_array_elements(cast(given, postgresql.JSON)).table_valued("value")
        found = [
            cast(func.json_extract_path_text(listed.c.value, column), kind).label(column)
            for column, kind in columns.items()
        ]
    else:
        listed = func.json_each(given).table_valued("value")
        found = [
            func.json_extract(listed.c.value, f"$.{column}").label(column) for column in columns
        ]
    return select(*found).subquery("given")
