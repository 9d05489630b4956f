"""How long the server waits for a request that has begun to arrive."""

from asyncio import TimerHandle, Transport

from uvicorn.protocols.http.h11_impl import H11Protocol

LATE = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


def arriving(seconds: float) -> type[H11Protocol]:
    """HTTP on which the head of a request has so long to arrive; bodies are timed as they are read.

    Left to themselves, connections that send half a request are kept for ever.
    """

    class Arriving(H11Protocol):
        _timer: TimerHandle | None = None

        def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            self._expect()

        def data_received(self, data: bytes) -> None:
            if self._timer is None and self.cycle.response_complete:
                self._expect()
            super().data_received(data)
            if self.cycle is not self._last or self.transport.get_protocol() is not self:
                self._rest()

        def connection_lost(self, exc: Exception | None) -> None:
            self._rest()
            super().connection_lost(exc)

        def _expect(self) -> None:
            self._last = self.cycle
            self._timer = self.loop.call_later(seconds, self._give_up)

        def _rest(self) -> None:
            if self._timer is not None:
                self._timer.cancel()
                self._timer = None

        def _give_up(self) -> None:
            self.transport.write(LATE)
            self.transport.close()

    return Arriving
