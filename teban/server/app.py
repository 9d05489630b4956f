"""The server as an ASGI application."""

import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Router, get
from litestar.config.compression import CompressionConfig
from litestar.exceptions import HTTPException

from teban.core.refused import Refused
from teban.server.api import HANDLERS
from teban.server.ask import count, from_somewhere, http_error, refuse, unavailable
from teban.server.errors import crashed
from teban.server.house import House
from teban.server.line import answered, line
from teban.server.logs import passed_on
from teban.server.protocol.openapi import document
from teban.server.settings import Settings
from teban.server.site import PACKED, page, secure
from teban.server.storage.refusals import Unavailable
from teban.server.watching import Ready, health, metrics, ready


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
        app.state.ready = Ready(app.state.house)
        _settle()
        try:
            with passed_on(app.state.house.errors.hear):
                yield
        finally:
            await app.state.house.close()

    others = (health, ready, metrics, line, page)
    app = Litestar(
        [Router("/", route_handlers=[*HANDLERS, schema], before_request=count), *others],
        lifespan=[living],
        middleware=[from_somewhere],
        exception_handlers={
            Refused: refuse,
            Unavailable: unavailable,
            HTTPException: http_error,
            Exception: crashed,
        },
        after_request=secure,
        compression_config=CompressionConfig(
            "gzip",
            minimum_size=1000,
            gzip_compress_level=6,
            exclude=["/ws", "/api/matches/[^/]+/replay"],
            exclude_opt_key=PACKED,
        ),
        # Our own has the bodies too, which the handlers decode by themselves.
        openapi_config=None,
        request_max_body_size=settings.max_message_bytes,
        logging_config=None,
        debug=False,
    )
    app.asgi_handler = answered(app.asgi_handler)
    return app
