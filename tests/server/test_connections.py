"""Nobody can lock the others out by being connected, whether they say anything or not."""

import json
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from http.client import HTTPResponse
from pathlib import Path
from typing import Any

from websockets.client import ClientProtocol
from websockets.protocol import State
from websockets.sync.client import connect
from websockets.uri import parse_uri

from tests.server.running import PATIENCE, Guest, Running, running
from tests.server.test_watching import TOKEN, figures

ONE, OTHER, THIRD = "127.0.0.2", "127.0.0.3", "127.0.0.4"
"""Addresses of this machine: the usual one is that of a proxy, behind which there are many."""
PATIENT = {"TEBAN_REQUEST_SECONDS": "60", "TEBAN_HELLO_SECONDS": "60"}
AS_FEW_FILES = ("sh", "-c", 'ulimit -Sn 100 && ulimit -Hn 200 && exec "$@"', "sh")


def called(server: Running, address: str) -> socket.socket:
    """Somebody is connected, and says nothing."""
    there = ("127.0.0.1", server.port)
    return socket.create_connection(there, timeout=PATIENCE, source_address=(address, 0))


def refused(server: Running, address: str) -> Any:
    """What somebody is told who asks nothing, before the line is cut."""
    with called(server, address) as line:
        return told(line)


def told(line: socket.socket) -> Any:
    answer = HTTPResponse(line)
    answer.begin()
    said = json.load(answer)
    assert line.recv(1) == b""
    assert (answer.status, said["code"]) == (429, "too_many")
    assert answer.headers["retry-after"] == str(said["fields"]["seconds"])
    return said["fields"]


@contextmanager
def idle(server: Running, address: str, count: int) -> Iterator[list[socket.socket]]:
    with ExitStack() as stack:
        yield [stack.enter_context(called(server, address)) for _ in range(count)]


def is_let_in(server: Running, address: str) -> bool:
    with called(server, address) as line, suppress(ConnectionError):
        line.sendall(b"GET /health HTTP/1.1\r\nhost: x\r\n\r\n")
        return b" 200 " in line.recv(4096)
    return False


def let_in(server: Running, address: str) -> None:
    """Somebody comes again and again until there is room."""
    until = time.monotonic() + PATIENCE
    while not is_let_in(server, address):
        assert time.monotonic() < until


def test_connections_are_counted_for_each_address_and_in_all(tmp_path: Path) -> None:
    limits = {"TEBAN_TCP_CONNECTIONS_PER_ADDRESS": "3", "TEBAN_TCP_CONNECTIONS": "5"}
    with running(tmp_path, **PATIENT, **limits) as server, ExitStack() as stack:
        with idle(server, ONE, 3):
            fields = refused(server, ONE)
            assert fields == {"what": "connections_of_address", "most": 3, "seconds": 10}
            stack.enter_context(idle(server, OTHER, 2))
            fields = refused(server, THIRD)
            assert fields == {"what": "connections", "most": 5, "seconds": 10}
        # Whoever goes makes room.
        let_in(server, ONE)
        assert server.log() == ""


def test_those_behind_a_proxy_are_not_one_address(tmp_path: Path) -> None:
    limits = {"TEBAN_TCP_CONNECTIONS_PER_ADDRESS": "1", **PATIENT}
    with running(tmp_path, **limits) as server, idle(server, "127.0.0.1", 3):
        let_in(server, "127.0.0.1")


def sent_away(server: Running, match: str, line: socket.socket) -> None:
    """A WebSocket that is refused, and does not hang up."""
    speaker = ClientProtocol(parse_uri(f"{server.address.replace('http', 'ws')}/ws/{match}"))
    speaker.send_request(speaker.connect())
    line.sendall(b"".join(speaker.data_to_send()))
    while speaker.state is State.CONNECTING:
        speaker.receive_data(line.recv(1))
    speaker.send_text(b"nonsense")
    line.sendall(b"".join(speaker.data_to_send()))
    while speaker.close_rcvd is None:
        speaker.receive_data(line.recv(4096))


def stays(server: Running, match: str) -> bool:
    """Whether somebody who was sent away is counted; a busy machine may look too late."""
    with called(server, ONE) as line:
        sent_away(server, match, line)
        counted = not is_let_in(server, ONE)
        let_in(server, ONE)
    return counted


def test_a_websocket_is_one_connection_from_first_to_last(tmp_path: Path) -> None:
    limits = {"TEBAN_TCP_CONNECTIONS_PER_ADDRESS": "2", "TEBAN_METRICS_TOKEN": TOKEN, **PATIENT}
    with running(tmp_path, **limits) as server:
        guest = Guest(server)
        match = guest.set_up(seats=[{"kind": "me"}, {"kind": "guest"}])["match"]
        address = f"{server.address.replace('http', 'ws')}/ws/{match}"
        with connect(address, source_address=(ONE, 0)):
            with called(server, ONE):
                assert refused(server, ONE)["what"] == "connections_of_address"
            let_in(server, ONE)
            assert any(stays(server, match) for _ in range(10))
        guest.http.close()
        until = time.monotonic() + PATIENCE
        while figures(server)["teban_connections"] > 1:
            assert time.monotonic() < until
        assert server.log() == ""


def test_a_server_has_as_many_files_as_it_may_and_says_if_they_are_too_few(tmp_path: Path) -> None:
    with running(tmp_path, AS_FEW_FILES, **PATIENT) as server:
        assert server.process is not None
        limits = Path(f"/proc/{server.process.pid}/limits").read_text()
        assert [row.split()[3:5] for row in limits.splitlines() if row.startswith("Max open")] == [
            ["200", "200"]
        ]
        assert "fewer files may be open than TEBAN_TCP_CONNECTIONS needs" in server.log()
        assert "may=200 needed=3132" in server.log()
        guest = Guest(server)
        with idle(server, ONE, 80) as lines:
            assert told(lines[-1]) == {"what": "connections", "most": 68, "seconds": 10}
            # Whoever is there already is served as ever.
            guest.set_up(seats=[{"kind": "me"}, {"kind": "guest"}])
            guest.set_up(seats=[{"kind": "me"}, {"kind": "guest"}])
