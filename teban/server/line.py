"""The WebSocket of one page or bot: messages in, messages out."""

import asyncio
import re
from contextlib import ExitStack, suppress
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar import WebSocket, websocket
from litestar.enums import ScopeType
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath
from litestar.types import ASGIApp, Receive, Scope, Send

from teban.core.misfit import decoded
from teban.core.refused import Refused
from teban.server import wire
from teban.server.ask import check_host, host_of
from teban.server.connection import Connection, refusal
from teban.server.house import House
from teban.server.limits import Rate, neighbourhood
from teban.server.refusals import Limit, Why
from teban.server.room import Room
from teban.server.settings import Settings
from teban.server.storage.refusals import Unavailable

Socket = WebSocket[Any, Any, Any]
_decoder: msgspec.json.Decoder[wire.Incoming] = msgspec.json.Decoder(wire.Incoming)
_encode = msgspec.json.Encoder().encode


def read(data: str | bytes, most: int) -> wire.Incoming:
    """One message; refused with the field that is wrong."""
    if len(data) > most:
        raise Refused(Why.TOO_LONG, what=Limit.BYTES, most=most)
    return decoded("message", data, _decoder)


def check_origin(socket: Socket, settings: Settings) -> None:
    """Other sites' pages must not play in the name of whoever visits them."""
    origin = socket.headers.get("origin")
    if origin is None or origin in settings.origins:
        return
    try:
        host = urlsplit(origin).netloc
    except ValueError:
        host = ""
    if host != socket.headers.get("host"):
        raise Refused(Why.ORIGIN, got=origin)


_PLACE = re.compile(r"/ws/[^/]+/?")
"""Where lines lead: the address below, as the framework understands it."""


@websocket("/ws/{match:str}")
async def line(socket: Socket, match: FromPath[str]) -> None:
    """A line to one match."""
    house: House = socket.app.state.house
    await socket.accept()
    try:
        with ExitStack() as places:
            await _meet(socket, house, match, places)
    except Refused as why:
        await _turn_away(socket, house, why)
    except Unavailable as error:
        await _turn_away(socket, house, house.unavailable(error))
    except WebSocketDisconnect:
        pass
    except Exception as error:
        id = house.errors.note(error, "a line failed", match=match)
        house.metrics.count_refusal(Why.BROKEN)
        with suppress(WebSocketDisconnect):
            broken = _encode(refusal(Refused(Why.BROKEN, request=id)))
            await socket.send_data(broken, mode="text")
            await socket.close(1011)


def answered(app: ASGIApp) -> ASGIApp:
    """A line that leads nowhere is refused in words like any other; the framework has none."""

    async def led_astray(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.WEBSOCKET:
            await app(scope, receive, send)
            return
        try:
            check_host(scope)
            if not _PLACE.fullmatch(scope["path"]):
                raise Refused(Why.NOT_FOUND, got=scope["path"])
        except Refused as why:
            socket = Socket(scope, receive, send)
            with suppress(WebSocketDisconnect):
                await socket.accept()
                await _turn_away(socket, socket.app.state.house, why)
        else:
            await app(scope, receive, send)

    return led_astray


async def _turn_away(socket: Socket, house: House, why: Refused) -> None:
    house.metrics.count_refusal(why.code)
    await socket.send_data(_encode(refusal(why)), mode="text")
    await socket.close()


async def _meet(socket: Socket, house: House, match: str, places: ExitStack) -> None:
    """From the first word to the last."""
    limits, host = house.limits, host_of(socket)
    places.enter_context(limits.lines.place())
    places.enter_context(limits.lines_of_address.place(neighbourhood(host)))
    first = await _first_word(socket, house.settings.hello_seconds)
    check_origin(socket, house.settings)
    hello = read(first, house.settings.max_message_bytes)
    if not isinstance(hello, wire.Hello):
        raise Refused(Why.HELLO_FIRST)
    limits.ask(house.signer.claimed(hello.token), host)
    room, connection = await house.connect(match, hello.token, hello.watch)
    mine = limits.lines_of_person if connection.person else limits.lines_of_bots
    places.enter_context(mine.place(connection.counts_for))
    room.enter(connection, hello.since)
    try:
        await _talk(socket, house, room, connection)
    finally:
        await house.disconnect(room, connection)


async def _first_word(socket: Socket, seconds: int) -> str:
    try:
        async with asyncio.timeout(seconds):
            return await socket.receive_data(mode="text")
    except TimeoutError:
        raise Refused(Why.TOO_LATE, seconds=seconds) from None


async def _talk(socket: Socket, house: House, room: Room, connection: Connection) -> None:
    async def speak() -> None:
        try:
            while (data := await connection.outbox.get()) is not None:
                await socket.send_data(data.decode(), mode="text")
            await socket.close()
        finally:
            # Whoever waits until this has been read would wait for ever.
            connection.close()

    speaking = asyncio.get_running_loop().create_task(speak())
    rate = house.settings.messages_per_second
    pace = Rate(Limit.MESSAGES, rate, 2 * rate, rate)
    try:
        while not speaking.done():
            # Whoever does not read the answers is not asked for more.
            await connection.listened_to()
            data = await socket.receive_data(mode="text")
            await _answer(data, house, pace, room, connection)
    finally:
        speaking.cancel()


async def _answer(data: str, house: House, pace: Rate, room: Room, connection: Connection) -> None:
    id = ""
    try:
        message = read(data, house.settings.max_message_bytes)
        id = message.id if isinstance(message, wire.Submit | wire.Try) else ""
        pace.take("")
        match message:
            case wire.Submit():
                await room.submit(connection, message)
            case wire.Try():
                room.attempt(connection, message)
            case wire.Order():
                await room.order(connection, message)
            case wire.Resign():
                await room.resign(connection, message)
            case wire.Claim():
                await room.claim(connection, message)
            case wire.Uncover():
                room.uncover(connection, message)
            case wire.Say():
                room.say(connection, message)
            case wire.Leave():
                connection.end()
            case wire.Ping():
                connection.send(wire.Pong())
            case wire.Hello():
                raise Refused(Why.HELLO_FIRST)
    except Refused as why:
        refused = why
    except Unavailable as error:
        refused = house.unavailable(error)
    else:
        return
    house.metrics.count_refusal(refused.code)
    connection.send(refusal(refused, id))
