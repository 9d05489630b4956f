"""What goes wrong is told to the operator once, and to nobody else."""

import asyncio
import logging
import secrets
from collections.abc import Callable
from functools import partial
from typing import Any

import structlog
from litestar import MediaType, Request, Response
from msgspec import Struct

from teban.server.mistake import Mistake
from teban.server.refusals import Why

log = structlog.get_logger()

QUIET_SECONDS = 60.0
"""The same error is not written again so soon; how often it came is."""
_NOTED = "teban_noted_as"


class _Seen(Struct):
    """Something that came lately."""

    id: str
    write: Callable[..., Any]
    more: int = 0
    """How often it has come since it was written."""


class Errors:
    """What went wrong lately."""

    def __init__(self) -> None:
        self.count = 0
        self._seen: dict[str, _Seen] = {}

    def note(self, error: BaseException, what: str, **fields: Any) -> str:
        """A mistake of the program; the id under which it stands in the log."""
        # Of one exception everybody may tell who waited for the same thing.
        known: str | None = vars(error).get(_NOTED)
        if known is None:
            known = vars(error)[_NOTED] = self.tell(Mistake.of(error), what, **fields)
        return known

    def tell(self, mistake: Mistake, what: str, **fields: Any) -> str:
        """A mistake that another process may have made; the id under which it stands."""
        self.count += 1
        write = partial(log.error, what)
        return self._once(mistake.place, write, exception=mistake.trace, **fields)

    def trouble(self, what: str, why: object, **fields: Any) -> None:
        """Something that the program needs does not do what it should."""
        self._once(f"{what}: {why}", partial(log.warning, what), why=str(why), **fields)

    def hear(self, record: logging.LogRecord) -> None:
        """Something a library below us has to say: strangers may make it say that all day long."""
        said, library = record.getMessage().strip(), record.name.partition(".")[0]
        error = record.exc_info[1] if record.exc_info else None
        if error is not None:
            self.note(error, said, library=library)
            return
        place = f"{record.pathname}:{record.lineno}"
        self._once(place, partial(log.log, record.levelno, said), library=library)

    def close(self) -> None:
        """Write how often each has come, now that nobody will be there later."""
        for place in [*self._seen]:
            self._settle(place)

    def _once(self, place: str, write: Callable[..., Any], **fields: Any) -> str:
        seen = self._seen.get(place)
        if seen is not None:
            seen.more += 1
            return seen.id
        id = secrets.token_hex(6)
        self._seen[place] = _Seen(id, write)
        write(request=id, **fields)
        asyncio.get_running_loop().call_later(QUIET_SECONDS, self._settle, place)
        return id

    def _settle(self, place: str) -> None:
        seen = self._seen.pop(place, None)
        if seen is not None and seen.more:
            seen.write(request=seen.id, place=place, more=seen.more)


def crashed(request: "Request[Any, Any, Any]", error: Exception) -> Response[dict[str, Any]]:
    """The answer to a request that the program could not cope with."""
    house = request.app.state.house
    house.metrics.count_refusal(Why.BROKEN)
    # From the scope: a wrong `Host` makes a URL that nothing can read.
    method, path = request.scope["method"], request.scope["path"][:200]
    id = house.errors.note(error, "a request failed", method=method, path=path)
    content = {"code": Why.BROKEN.value, "fields": {"request": id}}
    return Response(content, status_code=500, media_type=MediaType.JSON)
