"""Who is let in, and how long the server waits for a request that has begun to arrive."""

from asyncio import TimerHandle, Transport
from http import HTTPStatus

from h11 import LocalProtocolError, Request
from litestar import Litestar
from msgspec import json
from uvicorn.protocols.http.h11_impl import H11Protocol

from teban.core.refused import Refused
from teban.server.ask import content_of, headers_of, status_of
from teban.server.counted import Counted
from teban.server.house import House
from teban.server.reading import ReadInTime
from teban.server.refusals import Why
from teban.server.settings import Settings


def arriving(app: Litestar, settings: Settings) -> type[H11Protocol]:
    """HTTP on which the head of a request has so long to arrive; bodies are timed as they are read.

    Left to themselves, connections that send half a request are kept for ever.
    """

    class Arriving(ReadInTime, Counted, H11Protocol):
        read_seconds = settings.answer_seconds
        _timer: TimerHandle | None = None

        def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            # Whatever cannot be sent at once waits to be read, however little it is.
            transport.set_write_buffer_limits(0)
            house: House = app.state.house
            try:
                self.take_place(house.limits)
            except Refused as why:
                self._refuse(why)
            else:
                self._expect()

        def data_received(self, data: bytes) -> None:
            if self._timer is None and self.cycle.response_complete:
                self._expect()
            super().data_received(data)
            if self.transport.get_protocol() is not self:
                self._rest()
                self.wait_no_more()
            elif self.cycle is not self._last:
                self._rest()

        def handle_websocket_upgrade(self, event: Request) -> None:
            # Its WebSocket takes the place, and connections that are lost are its concern.
            self.give_place()
            super().handle_websocket_upgrade(event)

        def connection_lost(self, exc: Exception | None) -> None:
            self._rest()
            super().connection_lost(exc)

        def send_400_response(self, msg: str) -> None:
            house: House = app.state.house
            house.metrics.count_refusal("http")
            # It has its answer: whoever still reads its body, or answers too, has lost it.
            if self.cycle is not None:
                self.cycle.disconnected = True
                self.cycle.message_event.set()
            try:
                super().send_400_response(msg)
            except LocalProtocolError:
                # Half of another answer has gone already, or a HEAD may have no more than a head.
                self.transport.close()

        def _expect(self) -> None:
            self._last = self.cycle
            self._timer = self.loop.call_later(settings.request_seconds, self._give_up)

        def _rest(self) -> None:
            if self._timer is not None:
                self._timer.cancel()
                self._timer = None

        def _give_up(self) -> None:
            self._refuse(Refused(Why.TOO_LATE, seconds=settings.request_seconds))

        def _refuse(self, why: Refused) -> None:
            house: House = app.state.house
            house.metrics.count_refusal(why.code)
            self.transport.write(_answer(why))
            self.transport.close()

    return Arriving


def _answer(why: Refused) -> bytes:
    """A refusal to a request that nobody has read."""
    status, content = HTTPStatus(status_of(why.code)), json.encode(content_of(why))
    headers = {
        "connection": "close",
        "content-type": "application/json",
        "content-length": str(len(content)),
        **headers_of(why),
    }
    head = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
    return f"HTTP/1.1 {status} {status.phrase}\r\n{head}\r\n".encode() + content
