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


class Packing:
    """A queue for a thread: whoever asks for a thousand replays has one thread, and not all.

    Matches that are taken up need the others.
    """

    def __init__(self, settings: Settings) -> None:
        self._turn = asyncio.Lock()
        self._of_person = Places(Limit.WAITING, settings.most_waiting_per_person)
        self._of_address = Places(Limit.WAITING_OF_ADDRESS, settings.most_waiting_per_address)

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
