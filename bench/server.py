"""How fast the server is: many matches at once between bots that are clients like any other.

Usage: python bench/server.py [--matches 200] [--seconds 20] [--json]

(a) paced: each bot answers 250 to 500 ms after it is asked; (b) closed loop: at once. Measured is
the time from a bot's submission to the opponent's update, on loopback; all clients share one
process, the server has its own, with a fresh SQLite file and the durability it has by default.
A match that ends is followed by a new one, so that setting up and connecting is part of the load.
The clients collect no garbage: their pauses would be measured as the server's.
"""

import argparse
import asyncio
import gc
import json
import os
import random
import re
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

TEBAN = Path(sys.executable).parent / "teban"
GAME = {"game": "reversi", "options": {"size": 8, "specials": 2}}
SEATS = [{"kind": "bot"}, {"kind": "bot"}]


class Load:
    """What one run has measured."""

    def __init__(self, paced: bool) -> None:
        self.paced = paced
        self.running = True
        self.measuring = False
        self.latencies: list[float] = []
        self.moves = 0


class Table:
    """One match after the other between two bots."""

    def __init__(self, http: httpx.AsyncClient, address: str, load: Load) -> None:
        self.http, self.address, self.load = http, address, load
        self.sent: float | None = None

    async def run(self) -> None:
        while self.load.running:
            answer = await self.http.post("/api/matches", json={**GAME, "seats": SEATS})
            answer.raise_for_status()
            table = answer.json()
            await asyncio.gather(*(self.bot(table, seat) for seat in ("0", "1")))

    async def bot(self, table: dict[str, Any], seat: str) -> None:
        async with connect(f"{self.address}/ws/{table['match']}", compression=None) as line:
            await line.send(json.dumps({"type": "hello", "token": table["tokens"][seat]}))
            async for text in line:
                if not self.load.running:
                    return
                message = json.loads(text)
                if message["type"] == "update" and await self.updated(line, message):
                    return

    async def updated(self, line: ClientConnection, update: dict[str, Any]) -> bool:
        decision = update["decision"]
        if decision and self.sent is not None:
            if self.load.measuring:
                self.load.latencies.append(time.perf_counter() - self.sent)
                self.load.moves += 1
            self.sent = None
        if update["result"]:
            self.sent = None
            return True
        if decision:
            if self.load.paced:
                await asyncio.sleep(random.uniform(0.25, 0.5))
            self.sent = time.perf_counter()
            number = decision["number"]
            await line.send(
                json.dumps(
                    {
                        "type": "submit",
                        "seat": decision["seat"],
                        "decision": number,
                        "actions": [random.choice(decision["names"])],
                        "id": str(number),
                    }
                )
            )
        return False


async def measure(address: str, matches: int, seconds: float, paced: bool) -> dict[str, Any]:
    load = Load(paced)
    async with httpx.AsyncClient(base_url=address, timeout=60) as http:
        await http.post("/api/me", json={"name": "bench"})
        socket = address.replace("http", "ws")
        tables = [asyncio.create_task(Table(http, socket, load).run()) for _ in range(matches)]
        await asyncio.sleep(min(5, seconds / 2))
        load.measuring, began = True, time.perf_counter()
        await asyncio.sleep(seconds)
        load.measuring, spent = False, time.perf_counter() - began
        load.running = False
        # A table that has come to an end by now has failed, and says why.
        for table in tables:
            if table.done():
                table.result()
            table.cancel()
        await asyncio.gather(*tables, return_exceptions=True)
    found = sorted(load.latencies)
    return {
        "matches": matches,
        "seconds": round(spent, 1),
        "moves_per_s": round(load.moves / spent),
        "p50_ms": round(found[len(found) // 2] * 1000, 1),
        "p99_ms": round(found[len(found) * 99 // 100] * 1000, 1),
    }


def memory_mb(process: int) -> float:
    status = Path(f"/proc/{process}/status").read_text()
    found = re.search(r"VmHWM:\s+(\d+) kB", status)
    return int(found[1]) / 1024 if found else float("nan")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    gc.disable()
    with tempfile.TemporaryDirectory() as home:
        environ = os.environ | {
            "TEBAN_HOME": home,
            "TEBAN_LANG": "en",
            "TEBAN_REQUESTS_PER_MINUTE": "1000000",
            "TEBAN_ADDRESS_REQUESTS_PER_MINUTE": "1000000",
            "TEBAN_BOT_LINES_PER_PERSON": "100000",
            "TEBAN_LINES_PER_ADDRESS": "100000",
            "TEBAN_MAX_CONNECTIONS": "100000",
            "TEBAN_MESSAGES_PER_SECOND": "1000",
            "TEBAN_MATCHES_PER_PERSON": "100000",
        }
        command = [str(TEBAN), "serve", "--port", "0"]
        server = subprocess.Popen(command, env=environ, text=True, stdout=subprocess.PIPE)
        assert server.stdout is not None
        try:
            address = re.search(r"http://[^/]+", server.stdout.readline())
            assert address, "the server did not start"
            run = {
                name: asyncio.run(measure(address[0], given.matches, given.seconds, paced))
                for name, paced in (("paced", True), ("closed_loop", False))
            }
            run["server"] = {"most_memory_mb": round(memory_mb(server.pid))}
        finally:
            server.terminate()
            server.wait()
            server.stdout.close()
    if given.json:
        print(json.dumps(run, indent=1))
        return
    for name, figures in run.items():
        print(name, *(f"{key}={value}" for key, value in figures.items()))


if __name__ == "__main__":
    main()
