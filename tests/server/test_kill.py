"""Server or database killed under load, again and again: no acknowledged move is lost, and none is
shown that is not stored."""

import asyncio
import json
import os
import random
import signal
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from teban.core.event import Event, redact_all
from teban.core.ids import SeatId
from teban.core.match import Match
from teban.core.record import opening, replay
from teban.core.registry import find
from teban.server.storage import Store
from tests.server.postgres import INSTALL, programs
from tests.server.postgres import running as running_postgres
from tests.server.running import Guest, Running, running

NIGHTLY = os.environ.get("TEBAN_GAMES") == "nightly"
KILLS = 50 if NIGHTLY else 3
DATABASE_KILLS = 20 if NIGHTLY else 4
TABLES = 12 if NIGHTLY else 6
"""At each of them one match follows the other, for as long as there are kills."""
PAUSE = 0.02 if NIGHTLY else 0.1
"""Seconds before each move: at night they are as many as this machine can do."""
GAME = {"size": 8, "specials": 2}
LIMITS = {"TEBAN_MATCHES_PER_PERSON": "10000", "TEBAN_BOT_LINES_PER_PERSON": "1000"}
"""A table whose answer is lost stays behind, as does a line until it is noticed that it was cut."""


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


class Load:
    """Bots who play one match after the other while something is killed."""

    def __init__(self, server: Running) -> None:
        self.server, self.guest = server, Guest(server)
        self.players: list[Player] = []
        self.killing = True
        self.kills = 0

    @property
    def moves(self) -> int:
        return sum(len(player.acknowledged) for player in self.players)

    @property
    def hit(self) -> int:
        """How often a move was on its way that had to be sent again."""
        return sum(player.resent + player.not_stored for player in self.players)

    async def under(self, kills: int, kill: Callable[[], None]) -> None:
        """At least so many kills, and one that hits a move, each after somebody has moved again."""
        tables = [asyncio.create_task(self.table()) for _ in range(TABLES)]
        while self.kills < kills or not self.hit:
            moves = self.moves
            while self.moves == moves:
                # Who has come to an end has failed, and says why.
                for table in tables:
                    if table.done():
                        table.result()
                await asyncio.sleep(0.01)
            await asyncio.sleep(random.uniform(0, 0.5))
            await asyncio.to_thread(kill)
            self.kills += 1
        self.killing = False
        await asyncio.gather(*tables)

    async def table(self) -> None:
        while self.killing:
            table = await self.set_up()
            two = [
                Player(self.server, table["match"], table["tokens"][seat], len(self.players) + at)
                for at, seat in enumerate(("0", "1"))
            ]
            self.players += two
            await asyncio.gather(*(player.play() for player in two))

    async def set_up(self) -> dict[str, Any]:
        wanted = {"game": "reversi", "options": GAME, "seats": [{"kind": "bot"}] * 2}
        while True:
            with suppress(httpx.HTTPError):
                answer = await asyncio.to_thread(self.guest.http.post, "/api/matches", json=wanted)
                if answer.status_code == 201:
                    table: dict[str, Any] = answer.json()
                    return table
                assert answer.status_code == 503, answer.text
            await asyncio.sleep(0.05)


async def stored(address: str, matches: list[str]) -> dict[str, Match]:
    store = await Store.open(address)
    try:
        loaded = [await store.load_match(match) for match in matches]
    finally:
        await store.close()
    return {one.match.id: Match(find("reversi"), one.record) for one in loaded}


def played(server: Running, kills: int, kill: Callable[[], None]) -> list[Player]:
    """Matches between bots, to their end."""
    load, began = Load(server), time.monotonic()
    asyncio.run(load.under(kills, kill))
    print(
        f"{load.kills} kills, {len(load.players) // 2} matches, {load.moves} acknowledged moves,"
        f" sent again {load.hit} times, in {time.monotonic() - began:.0f} s"
    )
    return load.players


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
    begun = list[Event]()
    first = opening(match.game, match.record(), begun)
    seen, moments = len(redact_all(begun, viewer)), 0
    views = {(seen, moments): [plain(first.view(viewer))]}
    for _, events, state in replay(match.game, match.record()):
        told = redact_all(events, viewer)
        seen, moments = seen + len(told), moments + bool(told)
        views.setdefault((seen, moments), []).append(plain(state.view(viewer)))
    return views


def plain(data: Any) -> Any:
    return json.loads(msgspec.json.encode(data))


@pytest.mark.timeout(1800 if NIGHTLY else 120)
def test_no_acknowledged_move_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    with running(tmp_path, **LIMITS) as server:

        def kill() -> None:
            server.stop(signal.SIGKILL)
            server.start()

        players = played(server, KILLS, kill)
    address = f"sqlite:///{tmp_path / 'server.db'}"
    check(players, asyncio.run(stored(address, [player.match for player in players])))


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

        with running(tmp_path, TEBAN_DATABASE=address, **LIMITS) as server:
            players = played(server, DATABASE_KILLS, kill)
            assert "Traceback" not in server.log()
        matches = asyncio.run(stored(address, [player.match for player in players]))
    check(players, matches)
