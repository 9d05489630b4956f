"""Whoever does not read what is sent to them is cut off, and keeps no server from ending."""

import json
import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.client import ClientProtocol
from websockets.protocol import State
from websockets.uri import parse_uri

from tests.server.running import PATIENCE, Guest, Running, running
from tests.server.test_watching import TOKEN, figures

SURELY = 5
"""So often nothing new is counted before everything is taken to have come to a halt."""


@contextmanager
def listless(server: Running) -> Iterator[socket.socket]:
    """Somebody for whom not much fits on the way."""
    with socket.socket() as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        line.settimeout(PATIENCE)
        line.connect(("127.0.0.1", server.port))
        yield line


@contextmanager
def deaf(server: Running) -> Iterator[socket.socket]:
    """Somebody who asks for more than fits on the way, and reads nothing of it."""
    long, counted = b"GET /api/schema/openapi.json", b"PUT /api/games"
    asked = b"".join(asks + b" HTTP/1.1\r\nhost: x\r\n\r\n" for asks in (long, counted))
    with listless(server) as line:
        line.sendall(asked * 500)
        seen = [0.0]
        while seen[-1] < 1 or seen[-SURELY:] != [seen[-1]] * SURELY:
            seen.append(figures(server).get("teban_refusals_total[http]", 0.0))
        yield line


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
        address = f"{server.address.replace('http', 'ws')}/ws/{match}"
        with other.line(match) as watcher, listless(server) as line:
            hello = {"type": "hello", "token": guest.token}
            talk_on(line, address, [hello, *[{"type": "uncover", "seat": 0}] * 10_000])
            while not watcher.get("table")["seats"][0]["here"]:
                pass
            while watcher.get("table")["seats"][0]["here"]:
                pass


def talk_on(line: socket.socket, address: str, messages: list[dict[str, Any]]) -> None:
    """A WebSocket of somebody who does not wait for answers."""
    speaker = ClientProtocol(parse_uri(address))
    speaker.send_request(speaker.connect())
    line.sendall(b"".join(speaker.data_to_send()))
    while speaker.state is State.CONNECTING:
        speaker.receive_data(line.recv(1))
    for message in messages:
        speaker.send_text(json.dumps(message).encode())
    line.sendall(b"".join(speaker.data_to_send()))


def test_a_server_ends_though_somebody_does_not_read_an_answer(tmp_path: Path) -> None:
    with running(tmp_path, TEBAN_STOPPING_SECONDS="1", TEBAN_METRICS_TOKEN=TOKEN) as server:
        with deaf(server):
            server.stop()
        assert "timeout graceful shutdown exceeded" in server.log()
        server.start()
