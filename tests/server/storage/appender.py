"""Appends to many matches at once, and says which lines were acknowledged, until it is killed."""

import asyncio
import sys

from teban.server.storage import Store
from tests.server.storage.made import line, live

MATCHES = 20


async def play(store: Store) -> None:
    match = (await live(store)).id
    number = 0
    while True:
        await store.append(match, number, [line(number)])
        print(match, number, flush=True)
        number += 1


async def main(address: str) -> None:
    store = await Store.open(address)
    await asyncio.gather(*(play(store) for _ in range(MATCHES)))


asyncio.run(main(sys.argv[1]))
