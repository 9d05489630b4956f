"""Mistakes of the program: each is told to the operator once, and to nobody else."""

import asyncio
import secrets
import traceback
from pathlib import Path
from typing import Any

import structlog
from litestar import MediaType, Request, Response
from msgspec import Struct

import teban
from teban.server.refusals import Why

log = structlog.get_logger()

_OURS = Path(teban.__file__).parent
QUIET_SECONDS = 60.0
"""The same error is not written again so soon; how often it came is."""


class _Seen(Struct):
    """An error that came lately."""

    id: str
    what: str
    more: int = 0
    """How often it has come since it was written."""


class Errors:
    """What went wrong lately."""

    def __init__(self) -> None:
        self.count = 0
        self._seen: dict[str, _Seen] = {}

    def note(self, error: BaseException, what: str, **fields: Any) -> str:
        """Write an error to the log; the id under which it stands there."""
        self.count += 1
        place = _place(error)
        seen = self._seen.get(place)
        if seen is not None:
            seen.more += 1
            return seen.id
        id = secrets.token_hex(6)
        self._seen[place] = _Seen(id, what)
        log.error(what, request=id, exc_info=error, **fields)
        loop = asyncio.get_running_loop()
        loop.call_later(QUIET_SECONDS, self._settle, place)
        return id

    def close(self) -> None:
        """Write how often each has come, now that nobody will be there later."""
        for place in [*self._seen]:
            self._settle(place)

    def _settle(self, place: str) -> None:
        seen = self._seen.pop(place, None)
        if seen is not None and seen.more:
            log.error(seen.what, request=seen.id, place=place, more=seen.more)


def crashed(request: "Request[Any, Any, Any]", error: Exception) -> Response[dict[str, Any]]:
    """The answer to a request that the program could not cope with."""
    house = request.app.state.house
    house.metrics.count_refusal(Why.BROKEN)
    # From the scope: a wrong `Host` makes a URL that nothing can read.
    method, path = request.scope["method"], request.scope["path"][:200]
    id = house.errors.note(error, "a request failed", method=method, path=path)
    content = {"code": Why.BROKEN.value, "fields": {"request": id}}
    return Response(content, status_code=500, media_type=MediaType.JSON)


def _place(error: BaseException) -> str:
    """What the error is and where it was raised, which makes it the same error.

    Raised in a library, it is another one for each line of ours that it comes from.
    """
    frames = traceback.extract_tb(error.__traceback__)
    ours = [frame for frame in frames if Path(frame.filename).is_relative_to(_OURS)]
    way = dict.fromkeys(f"{frame.filename}:{frame.lineno}" for frame in (*ours[-1:], *frames[-1:]))
    return f"{type(error).__name__} at {' and '.join(way) or '?'}"
