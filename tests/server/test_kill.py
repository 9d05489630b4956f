"""Server or database killed under load, again and again: no acknowledged move is lost, and none is
shown that is not stored."""

import asyncio
import json
import os
import random
import signal
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import structs
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from teban.core.ids import SeatId
from teban.core.match import Match
from teban.core.registry import find
from teban.server.storage import Store
from tests.server.postgres import INSTALL, programs
from tests.server.postgres import running as running_postgres
from tests.server.running import Guest, Running, running

NIGHTLY = os.environ.get("TEBAN_GAMES") == "nightly"
KILLS = 50 if NIGHTLY else 3
DATABASE_KILLS = 20 if NIGHTLY else 4
MATCHES = 12
PAUSE = 1.0 if NIGHTLY else 0.1
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
        self.not_stored = 0
        self.seen = 0
        self.shown: list[dict[str, Any]] = []
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
                self.not_stored += message["code"] == "not_stored"
                if message["code"] == "not_stored" and message["id"]:
                    await asyncio.sleep(0.05)
                    await line.send(json.dumps(self.pending))
                elif message["id"]:
                    self.pending = None
            case "update":
                self.seen = message["seen"]
                self.shown.append(message)
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


async def under_load(players: list[Player], kills: int, kill: Callable[[], None]) -> None:
    tasks = [asyncio.create_task(player.play()) for player in players]
    for _ in range(kills):
        await asyncio.sleep(random.uniform(0.3, 0.8))
        assert not all(player.over for player in players), "nobody plays any longer"
        await asyncio.to_thread(kill)
    await asyncio.wait_for(asyncio.gather(*tasks), 100 if not NIGHTLY else 1000)


async def stored(address: str, matches: list[str]) -> dict[str, Match]:
    store = await Store.open(address)
    try:
        loaded = [await store.load_match(match) for match in matches]
    finally:
        await store.close()
    return {one.match.id: Match(find("reversi"), one.record) for one in loaded}


def played(server: Running, kills: int, kill: Callable[[], None]) -> list[Player]:
    """Matches between bots, to their end."""
    guest = Guest(server)
    seats = [{"kind": "bot"}, {"kind": "bot"}]
    tables = [guest.set_up(options=GAME, seats=seats) for _ in range(MATCHES)]
    players = [
        Player(server, table["match"], table["tokens"][seat], number * 2 + int(seat))
        for number, table in enumerate(tables)
        for seat in ("0", "1")
    ]
    asyncio.run(under_load(players, kills, kill))
    return players


def check(players: list[Player], matches: dict[str, Match]) -> None:
    for player in players:
        match = matches[player.match]
        ids = [line.id for line in match.lines]
        assert player.over
        assert len(player.acknowledged) > 10
        assert len(set(ids)) == len(ids), "a move happened twice"
        kept = [id for id in ids if id in set(player.acknowledged)]
        assert kept == player.acknowledged, "an acknowledged move is missing or out of order"
        viewer = player.shown[0]["viewer"]
        told, views = plain(match.feed(viewer)), seen(match, viewer)
        for update in player.shown:
            assert update["events"] == told[update["since"] : update["seen"]], "shown, not stored"
            after = (update["seen"], update["ply"])
            assert update["view"] in views[after], "another position than what is stored"


def seen(match: Match, viewer: SeatId) -> dict[tuple[int, int], list[Any]]:
    """What the stored lines show this viewer, by how much they have been told and have seen."""
    views: dict[tuple[int, int], list[Any]] = {}
    record = match.record()
    for length in range(len(record.lines) + 1):
        before = Match(match.game, structs.replace(record, lines=record.lines[:length]))
        update = before.update(viewer)
        views.setdefault((update.seen, before.moments(viewer)), []).append(plain(update.view))
    return views


def plain(data: Any) -> Any:
    return json.loads(msgspec.json.encode(data))


@pytest.mark.timeout(1800 if NIGHTLY else 120)
def test_no_acknowledged_move_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    with running(tmp_path) as server:

        def kill() -> None:
            server.stop(signal.SIGKILL)
            server.start()

        players = played(server, KILLS, kill)
    address = f"sqlite:///{tmp_path / 'server.db'}"
    check(players, asyncio.run(stored(address, [player.match for player in players])))
    assert sum(player.resent for player in players) > 0, "no kill hit a move on its way"


@pytest.mark.timeout(1800 if NIGHTLY else 120)
def test_no_move_is_lost_or_shown_too_early_when_the_database_is_killed(tmp_path: Path) -> None:
    bin_folder = programs()
    if bin_folder is None:
        (pytest.fail if os.environ.get("CI") else pytest.skip)(INSTALL)
    with running_postgres(bin_folder) as cluster:
        address = cluster.address("teban")

        def kill() -> None:
            cluster.kill()
            time.sleep(random.uniform(0, 0.4))
            cluster.start()

        with running(tmp_path, TEBAN_DATABASE=address) as server:
            players = played(server, DATABASE_KILLS, kill)
            assert "Traceback" not in server.log()
        matches = asyncio.run(stored(address, [player.match for player in players]))
    check(players, matches)
    assert sum(player.not_stored for player in players) > 0, "no kill hit a move on its way"
