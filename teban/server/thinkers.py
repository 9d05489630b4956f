"""Computer players at work in processes of their own, so that nobody waits for them."""

import asyncio
import pickle
import sys
from asyncio.subprocess import PIPE, Process
from typing import NamedTuple

import structlog

from teban.core.ids import Action
from teban.server.worker import HEAD, Question

log = structlog.get_logger()


class Failed(Exception):  # noqa: N818 - the player has, not this program
    """A computer player gave no answer: it raised, crashed, or took too long."""


class Answer(NamedTuple):
    """What a player chooses."""

    action: Action
    by: str = ""
    """Who had the word in it, of a player that can say (`Advised`)."""


class Thinkers:
    """A few worker processes, started when they are first needed."""

    def __init__(self, most: int, seconds: float) -> None:
        self._free = asyncio.Semaphore(most)
        self._seconds = seconds
        self._idle: list[Process] = []
        self._busy: set[Process] = set()
        self._closed = False

    async def think(self, question: Question) -> Answer:
        """The player's choice. Cancelled, it stops thinking at once."""
        async with self._free:
            worker = self._idle.pop() if self._idle else await self._start()
            self._busy.add(worker)
            try:
                async with asyncio.timeout(self._seconds):
                    reply = await _ask(worker, question)
            except BaseException as error:
                # Half an answer may be on its way: nobody must ever read it.
                _kill(worker)
                if not isinstance(error, Exception):
                    raise
                raise Failed(f"{type(error).__name__}: {error}") from error
            finally:
                self._busy.discard(worker)
            self._idle.append(worker)
        if isinstance(reply, str):
            raise Failed(reply)
        return Answer(*reply)

    async def close(self) -> None:
        """End every worker."""
        self._closed = True
        workers = [*self._idle, *self._busy]
        for worker in workers:
            _kill(worker)
        await asyncio.gather(*(worker.wait() for worker in workers))
        self._idle.clear()

    async def _start(self) -> Process:
        if self._closed:
            raise asyncio.CancelledError
        return await asyncio.create_subprocess_exec(
            sys.executable, "-m", "teban.server.worker", stdin=PIPE, stdout=PIPE
        )


async def _ask(worker: Process, question: Question) -> tuple[Action, str] | str:
    assert worker.stdin is not None
    assert worker.stdout is not None
    data = pickle.dumps(question)
    worker.stdin.write(HEAD.pack(len(data)) + data)
    await worker.stdin.drain()
    (size,) = HEAD.unpack(await worker.stdout.readexactly(HEAD.size))
    reply: tuple[Action, str] | str = pickle.loads(await worker.stdout.readexactly(size))
    return reply


def _kill(worker: Process) -> None:
    try:
        worker.kill()
    except ProcessLookupError:
        log.debug("worker was gone")
