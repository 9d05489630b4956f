"""How long the server keeps for somebody what they do not read."""

import asyncio
from asyncio import TimerHandle, Transport


class ReadInTime(asyncio.Protocol):
    """A connection that is cut off if the other end takes nothing of what waits for it."""

    read_seconds: float
    _unread = 0
    _cutting: TimerHandle | None = None

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        """Somebody is there."""
        super().connection_made(transport)
        self._out = transport

    def pause_writing(self) -> None:
        """Something waits for them, to which nothing is added meanwhile."""
        super().pause_writing()
        self._wait()

    def resume_writing(self) -> None:
        """They have taken it."""
        super().resume_writing()
        self.wait_no_more()

    def connection_lost(self, exc: Exception | None) -> None:
        """They are gone."""
        self.wait_no_more()
        super().connection_lost(exc)

    def wait_no_more(self) -> None:
        """Whatever is unread is nobody's concern here."""
        if self._cutting is not None:
            self._cutting.cancel()
            self._cutting = None

    def _wait(self) -> None:
        self._unread = self._out.get_write_buffer_size()
        loop = asyncio.get_running_loop()
        self._cutting = loop.call_later(self.read_seconds, self._look)

    def _look(self) -> None:
        # Whoever is slow goes on: a long file may take its time on a poor network.
        if self._out.get_write_buffer_size() < self._unread:
            self._wait()
        else:
            self._out.abort()
