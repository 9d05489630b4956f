"""One page or bot at the other end of a line."""

import asyncio
from collections.abc import Hashable
from typing import Any

import msgspec

from teban.core.ids import SeatId, Viewer
from teban.core.refused import Refused
from teban.server import wire

_encode = msgspec.json.Encoder().encode
WAITING = 400
"""Messages for somebody who does not read them, before the line is cut."""


class Connection:
    """What the server knows about one line."""

    def __init__(
        self, name: str, yours: tuple[SeatId, ...], person: str = "", counts_for: str = ""
    ) -> None:
        self.name = name
        self.person = person
        """Empty for a bot."""
        self.counts_for = counts_for
        """Whose lines it is one of."""
        self.yours = yours
        self.viewer: Viewer = yours[0] if len(yours) == 1 else None
        self.seen: dict[Viewer, int] = {}
        """How many events of each feed have been sent."""
        self.told: Hashable = None
        """What the last update was about."""
        self.outbox: asyncio.Queue[bytes | None] = asyncio.Queue(WAITING)

    @property
    def hot(self) -> bool:
        """Whether several people share the page."""
        return len(self.yours) > 1

    def send(self, message: wire.Outgoing) -> None:
        """Send a message."""
        self.send_bytes(_encode(message))

    def send_bytes(self, data: bytes) -> None:
        """Send what is encoded already; a line that is not read any more is closed."""
        try:
            self.outbox.put_nowait(data)
        except asyncio.QueueFull:
            self.close()

    async def listened_to(self) -> None:
        """Wait until the other end has read most of what was sent."""
        while self.outbox.qsize() > WAITING // 4:
            await asyncio.sleep(0.005)

    def end(self) -> None:
        """Close when everything is said."""
        if self.outbox.full():
            self.close()
        else:
            self.outbox.put_nowait(None)

    def close(self) -> None:
        """Say no more."""
        while not self.outbox.empty():
            self.outbox.get_nowait()
        self.outbox.put_nowait(None)


def refusal(why: Refused, id: str = "") -> wire.Refusal:
    """A refusal as a message."""
    data: dict[str, Any] = why.data()
    return wire.Refusal(data.pop("code"), data, id)
