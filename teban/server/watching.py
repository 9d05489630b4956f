"""For whoever watches over the server: alive, ready, and figures."""

import asyncio
import hmac
from collections.abc import Coroutine, Iterator
from typing import Any, Literal

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from msgspec import Struct

from teban.core.refused import Refused
from teban.server.ask import token_of
from teban.server.bodies import Health
from teban.server.house import House
from teban.server.refusals import Why
from teban.server.storage.refusals import Unavailable
from teban.server.work.pool import Failed
from teban.server.work.question import Ping

FRESH_SECONDS = 2.0
"""So long an answer is good: asking often must not cost anything."""
PATIENCE_SECONDS = 5.0
PROMETHEUS = "text/plain; version=0.0.4"

Asked = Request[Any, Any, Any]


class Readiness(Struct, frozen=True):
    """Whether the server can do what it is for."""

    status: Literal["ready", "not ready"]
    missing: tuple[str, ...]
    """Of `database`, `disk` and `workers`, what does not answer; the log says why."""


class Ready:
    """Asks what the server needs, one after the other and not too often."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._asking = asyncio.Lock()
        self._known = Readiness("ready", ())
        self._until = 0.0

    async def ask(self) -> Readiness:
        """The answer of just now, or a new one."""
        clock = asyncio.get_running_loop().time
        async with self._asking:
            if clock() >= self._until:
                missing = tuple(
                    [name for name, asked in self._needed() if not await self._has(name, asked)]
                )
                self._known = Readiness("not ready" if missing else "ready", missing)
                self._until = clock() + FRESH_SECONDS
            return self._known

    def _needed(self) -> Iterator[tuple[str, Coroutine[Any, Any, None]]]:
        yield "database", self._house.store.check_read()
        yield "disk", self._house.store.check_write()
        yield "workers", self._house.workers.check(Ping(), PATIENCE_SECONDS)

    async def _has(self, name: str, asked: Coroutine[Any, Any, None]) -> bool:
        try:
            async with asyncio.timeout(PATIENCE_SECONDS):
                await asked
        except (Unavailable, Failed, TimeoutError) as error:
            why = str(error) or type(error).__name__
            self._house.errors.trouble(f"not ready: {name}", why)
            return False
        return True


@get("/health", sync_to_thread=False)
def health() -> Health:
    """Whether the server answers."""
    return Health()


@get("/ready")
async def ready(request: Asked) -> Response[Readiness]:
    """Whether everything that the server needs answers: database, disk, workers."""
    found = await request.app.state.ready.ask()
    return Response(found, status_code=503 if found.missing else 200)


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def metrics(request: Asked) -> Response[bytes]:
    """Figures for Prometheus, for whoever shows the operator's token."""
    house: House = request.app.state.house
    wanted = house.settings.metrics_token
    if not wanted:
        raise NotFoundException
    if not hmac.compare_digest(token_of(request).encode(), wanted.encode()):
        raise Refused(Why.WHO)
    return Response(house.metrics.text(), media_type=PROMETHEUS)
