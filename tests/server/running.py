"""A real server in a process of its own, and people and bots who talk to it."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, cast

import httpx
from websockets import ConnectionClosed, Origin
from websockets.sync.client import ClientConnection, connect

PATIENCE = 20.0
TEBAN = Path(sys.executable).parent / "teban"


QUICK = {"TEBAN_BEAT_MS": "50"}
"""Computer players move without the pause that shows people what they do."""
WITHOUT_LIMITS = {
    "TEBAN_SCENARIO_SECONDS": "60",
    "TEBAN_REQUESTS_PER_MINUTE": "1000000",
    "TEBAN_ADDRESS_REQUESTS_PER_MINUTE": "1000000",
    "TEBAN_GUESTS_PER_MINUTE": "1000000",
    "TEBAN_GUESTS_AT_ONCE": "1000000",
    "TEBAN_COMPUTER_MATCHES_PER_ADDRESS": "1000000",
    "TEBAN_ADDRESS_COMPUTER_MATCHES_PER_MINUTE": "1000000",
}
"""Of these, a suite of tests takes more than a school, and on a busy machine it takes longer."""


class Running:
    """A server that can be killed and started again on the same data and port."""

    def __init__(self, home: Path, under: tuple[str, ...] = (), /, **environ: str) -> None:
        self.home = home
        self.under = under
        """What starts it, if it is not started by itself."""
        self.environ = {"TEBAN_GRACE_SECONDS": "1", **QUICK, **WITHOUT_LIMITS, **environ}
        self.port = 0
        self.process: subprocess.Popen[str] | None = None
        self.clients: list[httpx.Client] = []

    def start(self) -> "Running":
        environ = os.environ | {"TEBAN_HOME": str(self.home), "TEBAN_LANG": "en"} | self.environ
        command = [*self.under, str(TEBAN), "serve", "--port", str(self.port)]
        with (self.home / "log").open("a") as log:
            self.process = subprocess.Popen(
                command, env=environ, text=True, stdout=subprocess.PIPE, stderr=log
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r":(\d+)/", line)
        if not found:
            self.stop()
        assert found, f"the server did not start: {line!r}\n{self.log()}"
        self.port = int(found[1])
        return self

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        assert self.process is not None
        self.process.send_signal(how)
        self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def log(self) -> str:
        return (self.home / "log").read_text(encoding="utf-8")


@contextmanager
def running(home: Path, under: tuple[str, ...] = (), /, **environ: str) -> Iterator[Running]:
    server = Running(home, under, **environ).start()
    try:
        yield server
    finally:
        server.stop()
        for client in server.clients:
            client.close()


class Line:
    """One WebSocket, and what came over it."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.last: dict[str, dict[str, Any]] = {}

    def send(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def get(self, kind: str, seconds: float = PATIENCE) -> dict[str, Any]:
        """The next message of this kind; the others are remembered by their kind."""
        until = time.monotonic() + seconds
        while True:
            text = self.socket.recv(timeout=max(0.01, until - time.monotonic()))
            message: dict[str, Any] = json.loads(text)
            self.last[message["type"]] = message
            if message["type"] == kind:
                return message

    def asked(self) -> dict[str, Any]:
        """The first update in which this seat has to decide, or the match is over."""
        update = self.get("update")
        while not update["decision"] and not update["result"]:
            update = self.get("update")
        return update

    def pick(self, update: dict[str, Any], name: str, id: str = "") -> None:
        decision = update["decision"]
        self.send(
            type="submit",
            seat=decision["seat"],
            decision=decision["number"],
            actions=[name],
            id=id or f"{decision['seat']}-{decision['number']}",
        )


def closed_with(socket: ClientConnection) -> int | None:
    """The code that the server closes with, after whatever else it says."""
    try:
        while True:
            socket.recv(PATIENCE)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else None


class Guest:
    """Somebody with a browser."""

    def __init__(self, server: Running, name: str = "あおい") -> None:
        self.server = server
        self.http = httpx.Client(base_url=server.address, timeout=PATIENCE)
        server.clients.append(self.http)
        answer = self.http.post("/api/me", json={"name": name}).json()
        self.id, self.token = answer["person"]["id"], answer["token"]

    def set_up(self, game: str = "reversi", **wanted: Any) -> dict[str, Any]:
        answer = self.http.post("/api/matches", json={"game": game, **wanted})
        assert answer.status_code == 201, answer.text
        table: dict[str, Any] = answer.json()
        return table

    @contextmanager
    def line(
        self,
        match: str,
        since: int = 0,
        watch: bool = False,
        token: str = "",
        origin: str | None = None,
    ) -> Iterator[Line]:
        address = self.server.address.replace("http", "ws")
        with connect(f"{address}/ws/{match}", origin=cast(Origin, origin)) as socket:
            line = Line(socket)
            # Whoever has too many lines is refused before a word.
            with suppress(ConnectionClosed):
                line.send(type="hello", token=token or self.token, since=since, watch=watch)
            yield line
