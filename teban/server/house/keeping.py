"""What was seen of a match is kept with its last line, so that it outlives its rules."""

import asyncio
from collections.abc import Generator
from contextlib import suppress
from time import perf_counter
from typing import Protocol, TypeVar

from teban.core.record import Record
from teban.core.refused import Refused
from teban.core.registry import find
from teban.server.errors import Errors
from teban.server.storage.refusals import Unavailable
from teban.server.storage.store import Store
from teban.server.storage.values import Loaded, MatchState
from teban.server.work.pool import Failed, Workers
from teban.server.work.question import Ping
from teban.server.work.showing import SECONDS, Showing, packed, watch
from teban.server.work.turns import Place

NOBODY = ""
"""Whose work it is: whoever asks for something themselves comes first."""
BESIDE = (Place.BESIDE,)
"""Nobody at a table waits for a replay."""
ANYWHERE = (*Place,)
WORTH_A_WORKER = 20
"""Matches that ended when no process was there to help, until one is started for them."""
AT_ONCE = 20
RETRY_SECONDS = 30.0
REST = 3
"""So many times as long as the work took nothing is done: players come first."""


SLICE_SECONDS = 0.002
"""A long match takes a while, in which no other must stand still."""
T = TypeVar("T")


class House(Protocol):
    """What the keeper needs of the server."""

    store: Store
    workers: Workers
    errors: Errors


class Keeper:
    """Works out what is to be kept of what ends now and, in the background, of what has ended."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._turn = asyncio.Lock()
        self._made_here = 0
        self._closed = False
        self._tasks = [asyncio.get_running_loop().create_task(self._catch_up())]

    def close(self) -> None:
        """What ends from now on is kept without help; what ended before, after the next start."""
        self._closed = True
        for task in self._tasks:
            task.cancel()

    async def seen(self, record: Record) -> bytes | None:
        """What everybody saw of a match that ends now; None if that is a mistake of the program."""
        try:
            return await self._elsewhere(record) or await self._here(record)
        except Exception as error:
            # It ends all the same, and is looked at again after the next start.
            self._house.errors.note(error, "a match could not be kept", game=record.game)
            return None

    async def _elsewhere(self, record: Record) -> bytes | None:
        """By a process that has nothing else to do; None if there is none."""
        workers = self._house.workers
        if not workers.at_hand:
            return None
        try:
            made: bytes = await workers.do(Showing(record), NOBODY, SECONDS, ANYWHERE)
        except Failed:
            return None
        except asyncio.CancelledError:
            if not self._closed:
                raise
            return None
        return made

    async def _here(self, record: Record) -> bytes:
        self._made_here += 1
        if self._made_here == WORTH_A_WORKER:
            self._tasks.append(asyncio.get_running_loop().create_task(self._start_worker()))
        # One after the other, and not in a thread: threads that work hard hold each other up.
        async with self._turn:
            viewers = await in_slices(watch(find(record.game), record))
        return await asyncio.to_thread(packed, viewers)

    async def _start_worker(self) -> None:
        with suppress(Failed):
            await self._house.workers.do(Ping(), NOBODY, places=BESIDE)

    async def viewers(self, loaded: Loaded, person: str) -> bytes:
        """Everybody's moments, packed: as they were kept, else worked out for this person."""
        kept = await self._house.store.showing(loaded.match.id)
        if kept is not None:
            return kept
        work = Showing(loaded.record)
        made: bytes = await self._house.workers.asked(work, person, SECONDS, BESIDE)
        await self._house.store.keep_showing(loaded.match.id, made)
        return made

    async def _catch_up(self) -> None:
        """Matches that ended when nothing was kept yet, or with a mistake in what was to be."""
        last = ""
        while True:
            try:
                matches = await self._house.store.not_kept(last, AT_ONCE)
                for match in matches:
                    await self._attend_to(match)
                    last = match
            except Unavailable:
                await asyncio.sleep(RETRY_SECONDS)
            except Exception as error:
                self._house.errors.note(error, "matches to be kept could not be looked for")
                return
            else:
                if not matches:
                    return

    async def _attend_to(self, match: str) -> None:
        clock = asyncio.get_running_loop().time
        began = clock()
        await self._keep(match)
        await asyncio.sleep(REST * (clock() - began))

    async def _keep(self, match: str) -> None:
        try:
            loaded = await self._house.store.load_match(match)
            if loaded.match.state is MatchState.OVER:
                work = Showing(loaded.record)
                made = await self._house.workers.do(work, NOBODY, SECONDS, BESIDE)
                await self._house.store.keep_showing(match, made)
        except Unavailable:
            raise
        except (Refused, Failed) as why:
            self._house.errors.trouble("a match that is over cannot be shown", why, match=match)
        except Exception as error:
            # One match must not be the end of all keeping.
            self._house.errors.note(error, "a match could not be kept", match=match)


async def in_slices(work: Generator[None, None, T]) -> T:
    """What the work gives; everything else has its turn in between."""
    while True:
        until = perf_counter() + SLICE_SECONDS
        try:
            while perf_counter() < until:
                next(work)
        except StopIteration as done:
            given: T = done.value
            return given
        await asyncio.sleep(0)
