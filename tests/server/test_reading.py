"""Whoever does not read what is sent to them is cut off, and keeps no server from ending."""

import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.running import PATIENCE, Guest, Running, running
from tests.server.test_watching import TOKEN, figures

SURELY = 5
"""So often nothing new is counted before everything is taken to have come to a halt."""


@contextmanager
def deaf(server: Running) -> Iterator[socket.socket]:
    """Somebody who asks for more than fits on the way, and reads nothing of it."""
    long, counted = b"GET /api/schema/openapi.json", b"PUT /api/games"
    asked = b"".join(asks + b" HTTP/1.1\r\nhost: x\r\n\r\n" for asks in (long, counted))
    with socket.socket() as line:
        take_little(line)
        line.settimeout(PATIENCE)
        line.connect(("127.0.0.1", server.port))
        line.sendall(asked * 500)
        seen = [0.0]
        while seen[-1] < 1 or seen[-SURELY:] != [seen[-1]] * SURELY:
            seen.append(figures(server).get("teban_refusals_total[http]", 0.0))
        yield line


def take_little(line: socket.socket) -> None:
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)


def send_on(line: socket.socket) -> None:
    while True:
        line.send(b"G")
        time.sleep(0.01)


def test_whoever_does_not_read_an_answer_is_cut_off(tmp_path: Path) -> None:
    with running(tmp_path, TEBAN_ANSWER_SECONDS="1", TEBAN_METRICS_TOKEN=TOKEN) as server:
        with deaf(server) as line, pytest.raises(ConnectionError):
            send_on(line)
        Guest(server)


def test_a_line_that_nobody_reads_is_cut_off(tmp_path: Path) -> None:
    """Its seat would be taken for somebody who is there, for ever."""
    limits = {"TEBAN_ANSWER_SECONDS": "1", "TEBAN_MESSAGES_PER_SECOND": "100000"}
    with running(tmp_path, **limits) as server:
        guest, other = Guest(server), Guest(server)
        seats = [{"kind": "me"}, {"kind": "guest"}]
        match = guest.set_up(options={"size": 16}, seats=seats)["match"]
        with guest.line(match) as line, other.line(match) as watcher:
            # The client takes in no more than a few messages that nobody takes from it.
            take_little(line.socket.socket)
            line.socket.close_timeout = 0.1
            watcher.get("table")
            while watcher.last["table"]["seats"][0]["here"]:
                with suppress(ConnectionClosed):
                    for _ in range(200):
                        line.send(type="uncover", seat=0)
                watcher.send(type="ping")
                watcher.get("pong")


def test_a_server_ends_though_somebody_does_not_read_an_answer(tmp_path: Path) -> None:
    with running(tmp_path, TEBAN_STOPPING_SECONDS="1", TEBAN_METRICS_TOKEN=TOKEN) as server:
        with deaf(server):
            server.stop()
        assert "timeout graceful shutdown exceeded" in server.log()
        server.start()
