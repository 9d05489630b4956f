"""A server that is killed under load, again and again: no acknowledged move is lost."""

import asyncio
import json
import os
import random
import signal
import time
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from teban.server.storage import Store
from tests.server.running import Guest, Running, running

NIGHTLY = os.environ.get("TEBAN_GAMES") == "nightly"
KILLS = 50 if NIGHTLY else 3
MATCHES = 12
PAUSE = 1.0 if NIGHTLY else 0.03
"""Seconds before each move, so that the matches last as long as there are kills."""
GAME = {"size": 8, "specials": 2}


class Player:
    """Plays one seat of a match through every interruption, and remembers what was acknowledged."""

    def __init__(self, server: Running, match: str, token: str, seed: int) -> None:
        self.server, self.match, self.token = server, match, token
        self.chance = random.Random(seed)
        self.acknowledged: list[str] = []
        self.pending: dict[str, Any] | None = None
        self.resent = 0
        self.seen = 0
        self.over = False

    async def play(self) -> None:
        address = f"{self.server.address.replace('http', 'ws')}/ws/{self.match}"
        while not self.over:
            try:
                async with connect(address) as line:
                    await line.send(
                        json.dumps({"type": "hello", "token": self.token, "since": self.seen})
                    )
                    if self.pending:
                        self.resent += 1
                        await line.send(json.dumps(self.pending))
                    async for text in line:
                        await self.hear(line, json.loads(text))
            except (ConnectionClosed, InvalidHandshake, OSError, TimeoutError):
                await asyncio.sleep(0.05)

    async def hear(self, line: Any, message: dict[str, Any]) -> None:
        match message["type"]:
            case "done":
                assert self.pending is not None
                assert message["id"] == self.pending["id"]
                assert message["taken"] == 1
                self.acknowledged.append(message["id"])
                self.pending = None
            case "refused":
                # Only what had no effect may be refused: the question was answered before.
                assert message["code"] in ("not_stored", "decision_passed"), message
                self.pending = None
            case "update":
                self.seen = message["seen"]
                self.over = message["result"] is not None
                if self.over:
                    await line.close()
                elif message["decision"] and self.pending is None:
                    self.pending = self.pick(message["decision"])
                    await asyncio.sleep(PAUSE)
                    await line.send(json.dumps(self.pending))
            case _:
                pass

    def pick(self, decision: dict[str, Any]) -> dict[str, Any]:
        return {
            "type": "submit",
            "seat": decision["seat"],
            "decision": decision["number"],
            "actions": [self.chance.choice(decision["names"])],
            "id": f"{decision['seat']}-{decision['number']}",
        }


async def under_load(server: Running, players: list[Player]) -> None:
    tasks = [asyncio.create_task(player.play()) for player in players]
    for _ in range(KILLS):
        await asyncio.sleep(random.uniform(0.3, 0.8))
        await asyncio.to_thread(server.stop, signal.SIGKILL)
        await asyncio.to_thread(server.start)
    await asyncio.wait_for(asyncio.gather(*tasks), 100 if not NIGHTLY else 1000)


async def stored_ids(home: Path, matches: list[str]) -> dict[str, list[str]]:
    store = await Store.open(f"sqlite:///{home / 'server.db'}")
    try:
        loaded = [await store.load_match(match) for match in matches]
    finally:
        await store.close()
    return {one.match.id: [line.id for line in one.record.lines] for one in loaded}


@pytest.mark.timeout(1800 if NIGHTLY else 120)
def test_no_acknowledged_move_is_lost(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        guest = Guest(server)
        seats = [{"kind": "bot"}, {"kind": "bot"}]
        tables = [guest.set_up(options=GAME, seats=seats) for _ in range(MATCHES)]
        players = [
            Player(server, table["match"], table["tokens"][seat], number * 2 + int(seat))
            for number, table in enumerate(tables)
            for seat in ("0", "1")
        ]
        began = time.monotonic()
        asyncio.run(under_load(server, players))
        assert time.monotonic() - began < 1500
    ids = asyncio.run(stored_ids(tmp_path, [table["match"] for table in tables]))
    for player in players:
        assert player.over
        assert len(player.acknowledged) > 10
        kept = [id for id in ids[player.match] if id in set(player.acknowledged)]
        assert kept == player.acknowledged, "an acknowledged move is missing or out of order"
    assert all(len(set(lines)) == len(lines) for lines in ids.values()), "a move happened twice"
    assert sum(player.resent for player in players) > 0, "no kill hit a move on its way"
