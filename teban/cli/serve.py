"""`teban serve`: the platform in a browser."""

import asyncio
import errno
import signal
import socket
import urllib.request
import webbrowser
from contextlib import suppress
from http.client import HTTPException
from typing import TYPE_CHECKING, Any

import click

from teban.cli.wanted import Wanted
from teban.cli.words import Command, Option, lang_option, words
from teban.core import registry
from teban.core.refused import bad_value

if TYPE_CHECKING:
    import uvicorn

    from teban.server.settings import Settings


@click.command(cls=Command)
@click.option("--host", metavar="ADDRESS", cls=Option, help="help-serve-host")
@click.option("--port", metavar="N", cls=Option, help="help-serve-port")
@click.option("--database", metavar="ADDRESS", cls=Option, help="help-serve-database")
@click.option("--open", "show", is_flag=True, cls=Option, help="help-serve-open")
@lang_option
def serve(show: bool, **given: Any) -> None:
    # Slow to load, with the database, and needed by this command only.
    from teban.server.logs import configure
    from teban.server.openfiles import fitting
    from teban.server.settings import read_settings

    settings = read_settings(**given)
    configure(settings.log_format)
    serving = _run(fitting(settings), show)
    # Whoever pressed Ctrl-C wanted it to end, and it has ended in order.
    with suppress(KeyboardInterrupt):
        try:
            # Twice as fast, and not there on Windows.
            import uvloop
        except ImportError:
            asyncio.run(serving)
        else:
            uvloop.run(serving)


async def _run(settings: "Settings", show: bool) -> None:
    import uvicorn

    from teban.server.app import create_app
    from teban.server.arriving import arriving
    from teban.server.speaking import speaking

    listening = _listening(settings)
    app = create_app(settings)
    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        http=arriving(app, settings),
        ws=speaking(app, settings),
        ws_max_size=settings.max_message_bytes,
        # Messages are short, and a dictionary for each line is not.
        ws_per_message_deflate=False,
        server_header=False,
        # One who does not read their answers must not keep everybody else from a new start.
        timeout_graceful_shutdown=settings.stopping_seconds,
    )
    server = uvicorn.Server(config)
    _heed_hanging_up(server)
    serving = asyncio.create_task(server.serve([listening]))
    while not server.started and not serving.done():
        await asyncio.sleep(0.02)
    if server.started:
        address = _address(settings.host, listening.getsockname()[1])
        click.echo(words()("serving", address=address))
        if show:
            webbrowser.open(address)
    await serving


def _listening(settings: "Settings") -> socket.socket:
    """Our port; refused in one line, with who has it, if it cannot be ours."""
    host, port = settings.host, settings.port
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family, backlog=2048)
    except OSError as error:
        if error.errno != errno.EADDRINUSE:
            detail = error.strerror or str(error)
            raise bad_value("host", host, Wanted.ADDRESS_TO_LISTEN_AT, detail=detail) from None
    address = _address(host, port)
    wanted = Wanted.NO_SECOND_TEBAN if _is_teban(address) else Wanted.FREE_PORT
    raise bad_value("port", port, wanted, address=address)


def _address(host: str, port: int) -> str:
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def _is_teban(address: str) -> bool:
    """Whether what listens there is one of us."""
    try:
        with urllib.request.urlopen(f"{address}api/games", timeout=5) as answer:
            told = answer.read(100_000)
            return any(f'"{key}"'.encode() in told for key in registry.games())
    except (OSError, ValueError, HTTPException):
        return False


def _heed_hanging_up(server: "uvicorn.Server") -> None:
    """A terminal that is closed ends the server in order, unless it was told not to mind."""
    hanging_up = getattr(signal, "SIGHUP", None)
    if hanging_up is not None and signal.getsignal(hanging_up) is not signal.SIG_IGN:
        signal.signal(hanging_up, server.handle_exit)
