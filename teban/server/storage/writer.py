"""Group commit: everything that waits is written in one transaction, by one task.

While one transaction is on its way to the disk, the next callers gather; nobody waits for a
timer. A caller goes on only after the commit that holds its change.
"""

import asyncio
import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, TypeVar

from msgspec import Struct
from sqlalchemy import Connection
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, SQLAlchemyError

from teban.server.storage.appending import Append, Appender
from teban.server.storage.database import Database, cannot
from teban.server.storage.refusals import NotStored, said_by_driver

T = TypeVar("T")
Job = Callable[[Connection], T]
"""A small change that is not an append. It may run again if the database asks for it."""

Note = Callable[[BaseException, str], object]
"""Takes note of a mistake of the program, and where it came to light."""

_CLOSED = "the store is closed"
_TRIES = 3
_JOB_WEIGHT = 32
"""An append is a row among many, a job has statements of its own: moves must not wait long."""


class Counts(Struct):
    """What the writer has done since it was started."""

    commits: int = 0
    failures: int = 0
    changes: int = 0
    """Calls that were committed."""
    lines: int = 0
    largest: int = 0
    """Calls in the largest transaction."""
    seconds: float = 0.0
    """Spent in transactions."""


class _Waiting:
    """A caller and what it wants."""

    __slots__ = ("future", "outcome", "work")

    def __init__(self, work: Append | Job[Any], future: asyncio.Future[Any]) -> None:
        self.work = work
        self.future = future
        self.outcome: Any = None

    @property
    def weight(self) -> int:
        return 1 if isinstance(self.work, Append) else _JOB_WEIGHT

    def settle(self) -> None:
        """Let the caller go on; it may have given up in the meantime."""
        if self.future.done():
            return
        if isinstance(self.outcome, BaseException):
            self.future.set_exception(self.outcome)
        else:
            self.future.set_result(self.outcome)


class Writer:
    """The one task that writes."""

    def __init__(
        self, database: Database, most_waiting: int, most_together: int, note: Note
    ) -> None:
        self._database = database
        self._note = note
        self._appender = Appender(database.name)
        # A full queue makes callers wait here, and with them the sockets they read from.
        self._queue: asyncio.Queue[_Waiting | None] = asyncio.Queue(most_waiting)
        self._most_together = most_together
        self._task = asyncio.create_task(self._run(), name="teban-store-writer")
        self._closed = False
        self._ended = False
        self.counts = Counts()

    @property
    def waiting(self) -> int:
        """Callers in the queue."""
        return self._queue.qsize()

    async def append(self, append: Append) -> None:
        """Add lines to a match; returns after the commit."""
        await self._wait_for(append)

    async def change(self, job: Job[T]) -> T:
        """Make any other change; returns after the commit, with what the job returned."""
        done: T = await self._wait_for(job)
        return done

    async def close(self) -> None:
        """Write what still waits, then stop."""
        if not self._closed:
            self._closed = True
            await self._queue.put(None)
        # Not awaited itself: a task that was cancelled would cancel us.
        await asyncio.wait([self._task])

    async def _wait_for(self, work: Append | Job[Any]) -> Any:
        if self._closed:
            raise NotStored(_CLOSED)
        waiting = _Waiting(work, asyncio.get_running_loop().create_future())
        await self._queue.put(waiting)
        if self._ended:
            raise NotStored(_CLOSED)
        return await waiting.future

    async def _run(self) -> None:
        try:
            while (first := await self._queue.get()) is not None:
                batch, last = self._gather(first)
                await self._write(batch)
                if last:
                    break
        finally:
            # However it ends, nobody must be left waiting; not even for room in the queue.
            self._closed = self._ended = True
            while not self._queue.empty():
                if (late := self._queue.get_nowait()) is not None:
                    late.outcome = NotStored(_CLOSED)
                    late.settle()

    def _gather(self, first: _Waiting) -> tuple[list[_Waiting], bool]:
        """Everybody who waits, as far as one transaction should go; and whether it is the last."""
        batch = [first]
        room = self._most_together - first.weight
        while room > 0 and not self._queue.empty():
            following = self._queue.get_nowait()
            if following is None:
                return batch, True
            batch.append(following)
            room -= following.weight
        return batch, False

    async def _write(self, batch: list[_Waiting]) -> None:
        began = time.perf_counter()
        try:
            await self._commit(batch)
        except BaseException as error:
            # Whatever it is: it was not committed, and nobody may go on as if it were.
            self._fail(batch, error)
            if not isinstance(error, Exception):
                raise
        else:
            self._count(batch)
        finally:
            self.counts.seconds += time.perf_counter() - began
            for waiting in batch:
                waiting.settle()

    def _fail(self, batch: Sequence[_Waiting], error: BaseException) -> None:
        self.counts.failures += 1
        if isinstance(error, Exception) and not isinstance(error, cannot(self._database.name)):
            self._note(error, "nothing could be written")
        for waiting in batch:
            # One each: an exception that is raised in several tasks gathers their traces.
            waiting.outcome = NotStored(said_by_driver(error))
            waiting.outcome.__cause__ = error

    def _count(self, batch: Sequence[_Waiting]) -> None:
        self.counts.commits += 1
        self.counts.largest = max(self.counts.largest, len(batch))
        for waiting in batch:
            if not isinstance(waiting.outcome, BaseException):
                self.counts.changes += 1
                if isinstance(waiting.work, Append):
                    self.counts.lines += len(waiting.work.lines)

    async def _commit(self, batch: list[_Waiting]) -> None:
        """One transaction, tried again where that can help."""
        each_apart = False
        for attempt in range(1, _TRIES + 1):
            try:
                await self._database.write(partial(self._do, batch=batch, each_apart=each_apart))
            except DBAPIError as error:
                if attempt == _TRIES or not (_unlucky(error) or _own_fault(error)):
                    raise
                # Somebody's lines cannot be stored: find out whose, for the sake of the others.
                each_apart = each_apart or _own_fault(error)
            else:
                return

    def _do(self, connection: Connection, batch: list[_Waiting], each_apart: bool) -> None:
        appends: list[tuple[_Waiting, Append]] = []
        for waiting in batch:
            if not isinstance(waiting.work, Append):
                waiting.outcome = self._apart(connection, waiting.work)
            elif each_apart:
                waiting.outcome = self._apart(connection, self._alone(waiting.work))
            else:
                appends.append((waiting, waiting.work))
        if appends:
            outcomes = self._appender.run(connection, [append for _, append in appends])
            for (waiting, _), outcome in zip(appends, outcomes, strict=True):
                waiting.outcome = outcome

    def _alone(self, append: Append) -> Job[Exception | None]:
        def job(connection: Connection) -> Exception | None:
            (outcome,) = self._appender.run(connection, [append])
            return outcome

        return job

    def _apart(self, connection: Connection, job: Job[Any]) -> Any:
        """Do a job so that it can fail without harm to the others of the transaction."""
        try:
            with connection.begin_nested():
                return job(connection)
        except (SQLAlchemyError, OSError) as error:
            if not _own_fault(error):
                raise
            return NotStored(said_by_driver(error))
        except Exception as error:
            # A refusal, or a mistake in the job: its caller is told, nobody else.
            return error


def _unlucky(error: DBAPIError) -> bool:
    """PostgreSQL undid one of two transactions that waited for each other: nothing is wrong."""
    return getattr(error.orig, "sqlstate", None) in ("40001", "40P01")


def _own_fault(error: Exception) -> bool:
    """The data of one caller are wrong, not the database."""
    if not isinstance(error, DBAPIError):
        return False
    # Classes 22 and 23 of SQLSTATE: a value that does not fit, a constraint that is broken.
    state = getattr(error.orig, "sqlstate", None) or ""
    return isinstance(error, IntegrityError | DataError) or state[:2] in ("22", "23")
