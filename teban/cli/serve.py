"""`teban serve`: the platform in a browser."""

import asyncio
import webbrowser
from typing import Any

import click

from teban.cli.words import Command, Option, lang_option, words
from teban.server.settings import Settings, read_settings


@click.command(cls=Command)
@click.option("--host", metavar="ADDRESS", cls=Option, help="help-serve-host")
@click.option("--port", metavar="N", cls=Option, help="help-serve-port")
@click.option("--database", metavar="ADDRESS", cls=Option, help="help-serve-database")
@click.option("--open", "show", is_flag=True, cls=Option, help="help-serve-open")
@lang_option
def serve(show: bool, **given: Any) -> None:
    settings = read_settings(**given)
    serving = _run(settings, show)
    try:
        # Twice as fast, and not there on Windows.
        import uvloop
    except ImportError:
        asyncio.run(serving)
    else:
        uvloop.run(serving)


async def _run(settings: Settings, show: bool) -> None:
    # Slow to load, and needed by this command only.
    import uvicorn

    from teban.server.app import create_app

    config = uvicorn.Config(
        create_app(settings),
        host=settings.host,
        port=settings.port,
        log_level="warning",
        ws="websockets-sansio",
        ws_max_size=settings.max_message_bytes,
        # Messages are short, and a dictionary for each line is not.
        ws_per_message_deflate=False,
        server_header=False,
    )
    server = uvicorn.Server(config)
    serving = asyncio.create_task(server.serve())
    while not server.started and not serving.done():
        await asyncio.sleep(0.02)
    if server.started:
        port = server.servers[0].sockets[0].getsockname()[1]
        address = f"http://{settings.host}:{port}/"
        click.echo(words()("serving", address=address))
        if show:
            webbrowser.open(address)
    await serving
