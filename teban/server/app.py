"""The server as an ASGI application."""

import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from litestar import Litestar, Response, Router, get
from litestar.config.compression import CompressionConfig
from litestar.exceptions import HTTPException, NotFoundException
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.response import File

from teban.core.refused import Refused
from teban.server.api import HANDLERS, health
from teban.server.ask import http_error, refuse, unavailable
from teban.server.house import House
from teban.server.line import line
from teban.server.protocol.openapi import document
from teban.server.settings import Settings
from teban.server.storage.refusals import Unavailable

PAGE = Path(__file__).parent / "page"
"""Where the built page lies, in a clone and in a wheel."""
POLICY = (
    "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
    "style-src-elem 'self'; connect-src 'self'; media-src 'self' blob:; object-src 'none'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
ALWAYS = {"x-content-type-options": "nosniff"}
SHOWN = {
    "content-security-policy": POLICY,
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
}
PARTS = ("text/css", "text/javascript", "font/", "audio/")
"""What is never shown by itself heeds the policy of the page that asks for it. There are some sixty
of these on the way to the home page, and the policy would be a tenth of what travels."""

KINDS = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
}
"""Named here, because what a system thinks of a name differs from system to system."""


def _secure(response: Response[Any]) -> Response[Any]:
    part = str(response.media_type or "").startswith(PARTS)
    for name, value in (ALWAYS if part else ALWAYS | SHOWN).items():
        response.headers.setdefault(name, value)
    return response


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def page(path: Path = Path("/")) -> File:
    """A file of the built page; every other address is the page itself, which finds its way."""
    wanted = (PAGE / str(path).lstrip("/")).resolve()
    if wanted.is_file() and wanted.is_relative_to(PAGE) and not wanted.name.startswith("."):
        # Files there carry a hash of their content in their names.
        keep = "max-age=31536000, immutable" if wanted.parent.name == "assets" else "no-cache"
        return _file(wanted, keep)
    if path.parts[1:2] and path.parts[1] in ("api", "ws", "assets", "sound"):
        raise NotFoundException
    index = PAGE / "index.html"
    if not index.is_file():
        raise NotFoundException("the page is not built: run ./dev.py play")
    return _file(index, "no-cache")


def _file(path: Path, keep: str) -> File:
    kind = KINDS.get(path.suffix, "application/octet-stream")
    headers = {"cache-control": keep}
    return File(path, content_disposition_type="inline", media_type=kind, headers=headers)


@get("/api/schema/openapi.json", sync_to_thread=False)
def schema() -> dict[str, Any]:
    """The API for programs that read such descriptions."""
    return document()


def _settle() -> None:
    """Take everything that is loaded by now out of the search for garbage.

    It stays until the end, and looking through it again and again would stop all matches for a
    tenth of a second each time.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 20, 50)


def create_app(settings: Settings) -> Litestar:
    """The application; it opens its store when it starts."""

    @asynccontextmanager
    async def living(app: Litestar) -> AsyncIterator[None]:
        app.state.house = await House.open(settings)
        _settle()
        try:
            yield
        finally:
            await app.state.house.close()

    others = (health, line, page)
    limit = RateLimitConfig(("minute", settings.requests_per_minute))
    return Litestar(
        [Router("/", route_handlers=[*HANDLERS, schema], middleware=[limit.middleware]), *others],
        lifespan=[living],
        exception_handlers={Refused: refuse, Unavailable: unavailable, HTTPException: http_error},
        after_request=_secure,
        compression_config=CompressionConfig(
            "gzip", minimum_size=1000, gzip_compress_level=6, exclude=["/ws"]
        ),
        # Our own has the bodies too, which the handlers decode by themselves.
        openapi_config=None,
        request_max_body_size=settings.max_message_bytes,
        logging_config=None,
        debug=False,
    )
