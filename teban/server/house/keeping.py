"""What was seen of a match is kept when it is over, so that it outlives its rules."""

import asyncio
from contextlib import suppress
from typing import Protocol

import structlog

from teban.core.refused import Refused
from teban.server.errors import Errors
from teban.server.storage.refusals import Unavailable
from teban.server.storage.store import Store
from teban.server.storage.values import Loaded, MatchState
from teban.server.work.pool import Failed, Workers
from teban.server.work.showing import SECONDS, Showing

log = structlog.get_logger()

NOBODY = ""
"""Whose work it is: whoever asks for something themselves comes first."""
AT_ONCE = 20
RETRY_SECONDS = 30.0
LAST_SECONDS = 10.0
"""So long the server waits with stopping for what has just ended."""
REST = 3
"""So many times as long as the work took nothing is done: players come first."""


class House(Protocol):
    """What the keeper needs of the server."""

    store: Store
    workers: Workers
    errors: Errors


class Keeper:
    """Works out what is to be kept, one match after the other, when nobody else wants anything."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._over: asyncio.Queue[str] = asyncio.Queue()
        self._task = asyncio.get_running_loop().create_task(self._work())

    def over(self, match: str) -> None:
        """A match has ended."""
        self._over.put_nowait(match)

    async def close(self) -> None:
        """Keep what has just ended: at the next start its rules may be others.

        What is not kept in time is found then.
        """
        self._task.cancel()
        await asyncio.wait([self._task])
        with suppress(TimeoutError, Unavailable):
            async with asyncio.timeout(LAST_SECONDS):
                while not self._over.empty():
                    await self._keep(self._over.get_nowait())

    async def viewers(self, loaded: Loaded, person: str) -> bytes:
        """Everybody's moments, packed: as they were kept, else worked out for this person."""
        kept = await self._house.store.showing(loaded.match.id)
        if kept is not None:
            return kept
        made: bytes = await self._house.workers.asked(Showing(loaded.record), person, SECONDS)
        await self._house.store.keep_showing(loaded.match.id, made)
        return made

    async def _work(self) -> None:
        await self._catch_up()
        while True:
            await self._attend_to(await self._over.get())

    async def _catch_up(self) -> None:
        """Matches that ended when nobody kept anything yet, or just before the server did."""
        last = ""
        while True:
            try:
                matches = await self._house.store.not_kept(last, AT_ONCE)
            except Unavailable:
                await asyncio.sleep(RETRY_SECONDS)
                continue
            except Exception as error:
                # These are found at the next start; what ends from now on is kept nevertheless.
                self._house.errors.note(error, "matches to be kept could not be looked for")
                return
            if not matches:
                return
            for match in matches:
                await self._attend_to(match)
            last = matches[-1]

    async def _attend_to(self, match: str) -> None:
        clock = asyncio.get_running_loop().time
        began = clock()
        try:
            await self._keep(match)
        except asyncio.CancelledError:
            self.over(match)
            raise
        except Unavailable:
            # Found again at the next start, if it does not end sooner.
            await asyncio.sleep(RETRY_SECONDS)
            self.over(match)
        await asyncio.sleep(REST * (clock() - began))

    async def _keep(self, match: str) -> None:
        try:
            loaded = await self._house.store.load_match(match)
            if loaded.match.state is MatchState.OVER:
                made = await self._house.workers.do(Showing(loaded.record), NOBODY, SECONDS)
                await self._house.store.keep_showing(match, made)
        except Unavailable:
            raise
        except (Refused, Failed) as why:
            log.warning("a match that is over cannot be shown", match=match, why=str(why))
        except Exception as error:
            # One match must not be the end of all keeping.
            self._house.errors.note(error, "a match could not be kept", match=match)
