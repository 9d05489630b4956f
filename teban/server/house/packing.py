"""What is long to write out is written in a thread, one after the other."""

import asyncio
from collections.abc import Callable
from contextlib import ExitStack
from typing import ParamSpec, TypeVar

from teban.server.limits import Places
from teban.server.refusals import Limit
from teban.server.settings import Settings

P = ParamSpec("P")
T = TypeVar("T")

_SECONDS = 5
"""One is written out in a fraction of a second; after so long there is room again."""


class Packing:
    """A queue for a thread: whoever asks for a thousand replays has one thread, and not all.

    Matches that are taken up need the others.
    """

    def __init__(self, settings: Settings) -> None:
        self._turn = asyncio.Lock()
        own, beside = settings.most_waiting_per_person, settings.most_waiting_per_address
        self._of_person = Places(Limit.WAITING, own, _SECONDS)
        self._of_address = Places(Limit.WAITING_OF_ADDRESS, beside, _SECONDS)

    async def do(
        self,
        person: str | None,
        address: str,
        work: Callable[P, T],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> T:
        """What the work gives, when it is its turn; refused if too much waits for one already."""
        with ExitStack() as places:
            if person is not None:
                places.enter_context(self._of_person.place(person))
            places.enter_context(self._of_address.place(address))
            async with self._turn:
                return await asyncio.to_thread(work, *args, **kwargs)
