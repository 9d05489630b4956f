"""The WebSocket of one page or bot: messages in, messages out."""

import asyncio
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from teban.core.misfit import decoded
from teban.core.refused import Refused
from teban.server import wire
from teban.server.connection import Connection, refusal
from teban.server.house import House
from teban.server.refusals import Why
from teban.server.room import Room
from teban.server.settings import Settings
from teban.server.storage.refusals import Unavailable

Socket = WebSocket[Any, Any, Any]
HELLO_SECONDS = 10
"""Somebody who says nothing is not kept on the line."""
_decoder: msgspec.json.Decoder[wire.Incoming] = msgspec.json.Decoder(wire.Incoming)
_encode = msgspec.json.Encoder().encode


class Pace:
    """So many messages a second, and twice as many at once."""

    def __init__(self, per_second: int) -> None:
        self._rate = per_second
        self._left = 2.0 * per_second
        self._at = asyncio.get_running_loop().time()

    def take(self) -> None:
        """One message; refused if there were too many."""
        now = asyncio.get_running_loop().time()
        self._left = min(2.0 * self._rate, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            raise Refused(Why.TOO_FAST)
        self._left -= 1


def read(data: str | bytes, most: int) -> wire.Incoming:
    """One message; refused with the field that is wrong."""
    if len(data) > most:
        raise Refused(Why.TOO_LONG, most=most)
    return decoded("message", data, _decoder)


def check_origin(socket: Socket, settings: Settings) -> None:
    """Other sites' pages must not play in the name of whoever visits them."""
    origin = socket.headers.get("origin")
    if origin is None or origin in settings.origins:
        return
    if urlsplit(origin).netloc != socket.headers.get("host"):
        raise Refused(Why.ORIGIN, got=origin)


@websocket("/ws/{match:str}")
async def line(socket: Socket, match: str) -> None:
    """A line to one match."""
    house: House = socket.app.state.house
    await socket.accept()
    connection: Connection | None = None
    room: Room | None = None
    house.lines += 1
    try:
        if house.lines > house.settings.max_connections:
            raise Refused(Why.TOO_MANY, what="connections", most=house.settings.max_connections)
        first = await asyncio.wait_for(socket.receive_data(mode="text"), HELLO_SECONDS)
        check_origin(socket, house.settings)
        hello = read(first, house.settings.max_message_bytes)
        if not isinstance(hello, wire.Hello):
            raise Refused(Why.HELLO_FIRST)
        room, connection = await house.connect(match, hello.token, hello.watch)
        room.enter(connection, hello.since)
        await _talk(socket, house.settings, room, connection)
    except Refused as why:
        await socket.send_data(_encode(refusal(why)), mode="text")
        await socket.close()
    except TimeoutError:
        await socket.close()
    except WebSocketDisconnect:
        pass
    finally:
        house.lines -= 1
        if room is not None and connection is not None:
            await house.disconnect(room, connection)


async def _talk(socket: Socket, settings: Settings, room: Room, connection: Connection) -> None:
    async def speak() -> None:
        while (data := await connection.outbox.get()) is not None:
            await socket.send_data(data.decode(), mode="text")
        await socket.close()

    speaking = asyncio.get_running_loop().create_task(speak())
    pace = Pace(settings.messages_per_second)
    try:
        while not speaking.done():
            # Whoever does not read the answers is not asked for more.
            await connection.listened_to()
            data = await socket.receive_data(mode="text")
            await _answer(data, settings, pace, room, connection)
    finally:
        speaking.cancel()


async def _answer(
    data: str, settings: Settings, pace: Pace, room: Room, connection: Connection
) -> None:
    id = ""
    try:
        message = read(data, settings.max_message_bytes)
        id = message.id if isinstance(message, wire.Submit | wire.Try) else ""
        pace.take()
        match message:
            case wire.Submit():
                await room.submit(connection, message)
            case wire.Try():
                await room.attempt(connection, message)
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
        connection.send(refusal(why, id))
    except Unavailable:
        connection.send(refusal(Refused(Why.NOT_STORED), id))
