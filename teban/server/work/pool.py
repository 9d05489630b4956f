"""A few processes that do what takes long, one job each at a time."""

import asyncio
import pickle
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager
from typing import Any

import structlog

from teban.core.refused import Refused
from teban.server.errors import Errors
from teban.server.limits import Limits
from teban.server.metrics import Metrics
from teban.server.refusals import Limit, Why, too_many
from teban.server.settings import Settings
from teban.server.work.job import HEAD, Job, Reply
from teban.server.work.turns import PLAYING, Place, Turns

log = structlog.get_logger()

QUICK_PLACES = BESIDE_PLACES = 1
QUICK_SECONDS = 2.0
"""After which a job in a quick place is ended, to have its time in another one."""
STARTING_SECONDS = 60.0
"""What a process may take to start on a busy machine."""
LAST_SECONDS = 1.0
"""So long the last words of those that were ended are waited for."""
LONGEST = 65_536
"""Bytes of a line, after which it is passed on though it does not end."""


class Failed(Exception):  # noqa: N818 - the job has, not this program
    """A job gave no answer: it raised, crashed, or took too long. The operator knows already."""

    def __init__(self, why: str, request: str = "") -> None:
        super().__init__(why)
        self.request = request
        """Under which its mistake stands in the log, if it has made one."""


class _NotQuick(Exception):  # noqa: N818 - no mistake of anybody's
    """A job was ended since it took longer than what a quick place is for."""


class Workers:
    """Processes, started when they are first needed."""

    def __init__(
        self, settings: Settings, limits: Limits, metrics: Metrics, errors: Errors
    ) -> None:
        self.turns = Turns(
            max(1, settings.workers),
            asyncio.get_running_loop().time,
            limits.address_of,
            settings.people_per_address,
            QUICK_PLACES,
            BESIDE_PLACES,
        )
        self._settings = settings
        self._metrics = metrics
        self._errors = errors
        self._idle: list[Process] = []
        self._busy: set[Process] = set()
        self._killed: list[Process] = []
        """Those that may not be gone yet."""
        self._listening: set[asyncio.Task[None]] = set()
        """To what each of them writes beside its replies."""
        self._closed = False

    async def asked(
        self, job: Job, person: str, seconds: float, places: Collection[Place] = PLAYING
    ) -> Any:
        """What a person asks for themselves; refused if too much of theirs waits already."""
        most = self._settings.most_waiting_per_person
        if self.turns.waiting_of(person) >= most:
            raise too_many(Limit.WAITING, most, self.turns.backlog)
        most = self._settings.most_waiting_per_address
        if self.turns.waiting_at(person) >= most:
            raise too_many(Limit.WAITING_OF_ADDRESS, most, self.turns.backlog)
        try:
            return await self.do(job, person, seconds, places)
        except Failed as why:
            if why.request:
                raise Refused(Why.BROKEN, request=why.request) from None
            raise Refused(Why.TOO_HARD, seconds=seconds) from None

    async def do(
        self,
        job: Job,
        person: str,
        seconds: float | None = None,
        places: Collection[Place] = PLAYING,
    ) -> Any:
        """What the job gives, when it is this person's turn. Cancelled, it stops at once.

        Raises `Failed` if it gives nothing, and what it was refused with if it was refused.
        """
        limit = seconds or self._settings.thinking_seconds
        try:
            try:
                reply = await self._in_turn(job, person, limit, places)
            except _NotQuick:
                slow = [place for place in places if place is not Place.QUICK]
                reply = await self._in_turn(job, person, limit, slow)
        except Failed as why:
            self._errors.trouble("a job gave no answer", why, kind=job.kind)
            raise
        if reply.refused is not None:
            raise reply.refused
        if reply.failed is not None:
            id = self._errors.tell(reply.failed, "a job failed", kind=job.kind)
            raise Failed(reply.failed.said, id)
        return reply.done

    @property
    def at_hand(self) -> bool:
        """Whether a process is there that has nothing to do."""
        return bool(self._idle)

    async def check(self, job: Job, seconds: float) -> None:
        """Raises `Failed` if a worker does not do this; whoever is at work has a limit already."""
        if not self.turns.busy:
            await self.do(job, "", seconds)

    async def close(self) -> None:
        """End every process."""
        self._closed = True
        workers = [*self._idle, *self._busy]
        for worker in workers:
            _kill(worker)
        await asyncio.gather(*(worker.wait() for worker in (*workers, *self._killed)))
        self._idle.clear()
        if self._listening:
            # Whatever a player has started may hold on to what nobody writes to any longer.
            await asyncio.wait(self._listening, timeout=LAST_SECONDS)

    async def _in_turn(
        self, job: Job, person: str, seconds: float, places: Collection[Place]
    ) -> Reply:
        clock = asyncio.get_running_loop().time
        came = clock()
        place = await self.turns.come(person, job.kind, places)
        began = clock()
        self._metrics.waited.labels(job.kind).observe(began - came)
        cut = place is Place.QUICK and seconds > QUICK_SECONDS
        try:
            async with self._worker() as worker:
                # That a process had to be started is nobody's fault, and no part of the job.
                began = clock()
                return await _ask(worker, job, QUICK_SECONDS if cut else seconds)
        except Failed as why:
            if cut and isinstance(why.__cause__, TimeoutError):
                raise _NotQuick from why
            raise
        finally:
            spent = clock() - began
            self._metrics.worked.labels(job.kind).observe(spent)
            self.turns.go(person, job.kind, spent, place)

    @asynccontextmanager
    async def _worker(self) -> AsyncIterator[Process]:
        """One that is ready for a job, and goes back if it has done it."""
        fresh = not self._idle
        worker = await self._start() if fresh else self._idle.pop()
        self._busy.add(worker)
        try:
            if fresh:
                async with asyncio.timeout(STARTING_SECONDS):
                    await _hear(worker)
            yield worker
        except BaseException as error:
            # Half a reply may be on its way: nobody must ever read it.
            _kill(worker)
            self._killed = [one for one in (*self._killed, worker) if one.returncode is None]
            if self._closed or not isinstance(error, Exception):
                raise asyncio.CancelledError from error
            raise Failed(f"{type(error).__name__} {error}".rstrip()) from error
        finally:
            self._busy.discard(worker)
        self._idle.append(worker)

    async def _start(self) -> Process:
        if self._closed:
            raise asyncio.CancelledError
        command = (sys.executable, "-m", "teban.server.work.process")
        try:
            worker = await asyncio.create_subprocess_exec(
                *command,
                stdin=PIPE,
                stdout=PIPE,
                stderr=PIPE,
                # A terminal sends its signals to all of its session: what becomes of a worker is
                # for the server to say, and when it is gone, so is the worker's input.
                start_new_session=True,
            )
        except OSError as error:
            raise Failed(f"no process can be started: {error}") from error
        listening = asyncio.get_running_loop().create_task(self._listen(worker))
        self._listening.add(listening)
        listening.add_done_callback(self._listening.discard)
        return worker

    async def _listen(self, worker: Process) -> None:
        """What players print and what a crash says goes where an operator looks for it."""
        assert worker.stderr is not None
        rest = b""
        while more := await worker.stderr.read(LONGEST):
            lines, _, rest = (rest + more).rpartition(b"\n")
            self._pass_on(lines)
            if len(rest) >= LONGEST:
                self._pass_on(rest)
                rest = b""
        self._pass_on(rest)

    def _pass_on(self, said: bytes) -> None:
        if said.strip():
            words = said.decode(errors="replace").rstrip()
            self._errors.trouble("a worker has written something", words)


async def _ask(worker: Process, job: Job, seconds: float) -> Reply:
    assert worker.stdin is not None
    data = pickle.dumps(job)
    worker.stdin.write(HEAD.pack(len(data)) + data)
    async with asyncio.timeout(seconds):
        return await _hear(worker)


async def _hear(worker: Process) -> Reply:
    assert worker.stdout is not None
    (size,) = HEAD.unpack(await worker.stdout.readexactly(HEAD.size))
    reply: Reply = pickle.loads(await worker.stdout.readexactly(size))
    return reply


def _kill(worker: Process) -> None:
    try:
        worker.kill()
    except ProcessLookupError:
        log.debug("worker was gone")
