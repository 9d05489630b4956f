"""A way to PostgreSQL that breaks off at a chosen message, and stays broken until it is mended.

Or the way is sound, and it is PostgreSQL that dies at this message.
"""

import asyncio
import shutil
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from tests.server.postgres import Cluster

_SOCKET = ".s.PGSQL.5432"
NEVER = -1


class Way:
    """Passes on what is said, until it breaks off."""

    def __init__(self, cluster: Cluster, folder: Path) -> None:
        self.address = f"postgresql://teban@/teban?host={folder}"
        self.breaks = 0
        """How often it has broken off since it was mended."""
        self.comes_back = False
        """Whether somebody who calls again is answered, though the line was cut."""
        self._left = NEVER
        self._then = NEVER
        self._kills = False
        self._dead = False
        self._cluster = cluster
        self._there = cluster.folder / _SOCKET
        self._ends: set[asyncio.StreamWriter] = set()

    @property
    def broken(self) -> bool:
        return self.breaks > 0

    def break_at(
        self, message: int, comes_back: bool, then: int = NEVER, kills: bool = False
    ) -> None:
        """Let so many messages through, of both sides together, and swallow the next one.

        `then`: so many more, of whoever calls again, before it breaks off once more. `kills`: it is
        swallowed because the database server is killed before it arrives.
        """
        self._left, self.comes_back, self._then = message, comes_back, then
        self._kills = kills

    def hold(self) -> None:
        """Break off no more."""
        self._left = self._then = NEVER

    async def revive(self) -> None:
        """Start the database again, if it was killed; the way stays broken."""
        if self._dead:
            self._dead = False
            await asyncio.to_thread(self._cluster.start)

    def mend(self) -> None:
        self.hold()
        self.breaks = 0

    async def meet(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.broken and not self.comes_back:
            writer.close()
            return
        there, to_there = await asyncio.open_unix_connection(self._there)
        self._ends |= {writer, to_there}
        try:
            await asyncio.gather(
                self._pass(reader, to_there), self._pass(there, writer), return_exceptions=True
            )
        finally:
            self._ends -= {writer, to_there}
            for end in (writer, to_there):
                await _closed(end)

    async def _pass(self, source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        while data := await source.read(1 << 16):
            if self._left == 0:
                self._break()
                return
            self._left -= self._left > 0
            target.write(data)
            await target.drain()
        target.close()

    async def rest(self) -> None:
        """Wait until everybody has gone."""
        while self._ends:
            await asyncio.sleep(0.01)

    def _break(self) -> None:
        self.breaks += 1
        self._left, self._then = self._then, NEVER
        if self._kills:
            self._cluster.kill()
            self._dead = True
        for end in self._ends:
            end.transport.abort()


async def _closed(end: asyncio.StreamWriter) -> None:
    end.close()
    with suppress(OSError):
        await end.wait_closed()


@asynccontextmanager
async def severed(cluster: Cluster) -> AsyncIterator[Way]:
    # Not the test's own folder: the path of a socket may have no more than 107 letters.
    folder = Path(tempfile.mkdtemp(prefix="teban-way-", dir="/tmp"))
    way = Way(cluster, folder)
    server = await asyncio.start_unix_server(way.meet, folder / _SOCKET)
    try:
        yield way
    finally:
        server.close()
        await way.rest()
        shutil.rmtree(folder, ignore_errors=True)
