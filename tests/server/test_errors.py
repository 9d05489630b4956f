"""Mistakes of the program are seen by the operator, once, and by nobody else."""

import json
import logging
import os
import socket
import sqlite3
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
import structlog
from litestar import Litestar, get
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath
from litestar.testing import TestClient, WebSocketTestSession
from msgspec import Struct
from websockets.sync.client import connect

import teban
from teban.core.match import Match
from teban.core.refused import Refused
from teban.server.app import create_app
from teban.server.errors import Errors
from teban.server.limits import Limits
from teban.server.logs import LogFormat, configure
from teban.server.metrics import Metrics
from teban.server.refusals import Why
from teban.server.settings import Settings
from teban.server.storage.appending import Appender
from teban.server.work.pool import Workers
from tests.server.running import Guest, Running, closed_with, running
from tests.server.test_watching import TOKEN, figures

SECRET = "the-deck-of-somebody"


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Running]:
    more = {}
    if request.param == "postgresql":
        more["TEBAN_DATABASE"] = request.getfixturevalue("cluster").emptied()
    with running(tmp_path_factory.mktemp("server"), **more) as server:
        yield server
        assert "rror" not in server.log()


def status(server: Running, path: str, host: str = "x") -> tuple[int, str]:
    """The status and kind of a raw path, which clients would tidy up first."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=20) as line:
        head = f"GET {path} HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\n\r\n"
        line.sendall(head.encode())
        said = b"".join(iter(lambda: line.recv(65536), b""))
    head = said.partition(b"\r\n\r\n")[0].decode().lower()
    kinds = [row for row in head.splitlines() if row.startswith("content-type:")]
    assert len(kinds) == 1
    return int(head.split()[1]), kinds[0].removeprefix("content-type: ")


@pytest.mark.parametrize(
    "path",
    [
        "/%00",
        "/a%00b",
        "/" + "a" * 5000,
        # Ninety letters, and more bytes than the name of a file may have.
        "/" + "%e3%81%82" * 90,
        "/a%0d%0ab",
        "/%f0%9f",
        "/api/matches/%00",
        "/api/%00",
        "/api/watch?game=%00",
        "/api/me/history?before=%00",
        "/api/rooms/%00",
    ],
    ids=repr,
)
def test_an_address_that_nothing_can_have_is_no_error_of_ours(server: Running, path: str) -> None:
    found, kind = status(server, path)
    assert (400 <= found < 500, kind) == (True, "application/json")


@pytest.mark.parametrize("host", ["a:b:c", "a:99999999", "[", "あ"], ids=repr)
@pytest.mark.parametrize("path", ["/api/nothing", "/api/me/badges", "/api/me"])
def test_a_host_that_is_no_address_is_no_error_of_ours(
    server: Running, host: str, path: str
) -> None:
    found, kind = status(server, path, host)
    assert (400 <= found < 500, kind) == (True, "application/json")


@pytest.mark.parametrize("what", ["POST /api/me", "GET /api/nothing", "HEAD /", "HEAD /api/a"])
def test_a_body_that_is_none_has_one_answer(server: Running, what: str) -> None:
    """Whatever the program has to say to its head comes too late."""
    head = f"{what} HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n"
    with socket.create_connection(("127.0.0.1", server.port), timeout=20) as line:
        line.sendall(f"{head}no length\r\n".encode())
        answers = b""
        while more := line.recv(4096):
            answers += more
    assert answers.count(b"HTTP/1.1") == 1
    assert b" 400 " in answers
    assert "rror" not in server.log()


@pytest.mark.parametrize("path", ["/api", "/api/", "/api/nothing", "/api/a/b/c", "/ws", "/sound/x"])
def test_what_is_not_there_is_said_in_json(server: Running, path: str) -> None:
    assert status(server, path) == (404, "application/json")


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/", "text/html; charset=utf-8"),
        ("/rules/reversi", "text/html; charset=utf-8"),
        ("/favicon.ico", "image/x-icon"),
        ("/robots.txt", "text/plain; charset=utf-8"),
        ("/api/games", "application/json"),
    ],
)
def test_a_file_is_what_it_says_with_one_charset(server: Running, path: str, kind: str) -> None:
    assert status(server, path) == (200, kind)


def test_the_icon_is_an_icon_and_robots_are_told_something(server: Running) -> None:
    guest = Guest(server)
    assert guest.http.get("/favicon.ico").content.startswith(b"\0\0\1\0")
    assert guest.http.get("/robots.txt").text.startswith("User-agent: *")


@pytest.mark.parametrize("origin", ["http://[", "null", "http://evil.example", "x" * 2000])
def test_an_origin_that_is_no_address_is_refused(server: Running, origin: str) -> None:
    guest = Guest(server)
    seats = [{"kind": "me"}, {"kind": "guest"}]
    match = guest.set_up(options={"size": 4}, seats=seats)["match"]
    with guest.line(match, origin=origin) as line:
        assert line.get("refused")["code"] == "origin"


@pytest.mark.parametrize(
    ("path", "host", "code"),
    [
        ("/", "x", "not_found"),
        ("/nothing", "x", "not_found"),
        ("/ws", "x", "not_found"),
        ("/ws/a/b", "x", "not_found"),
        ("/api/games", "x", "not_found"),
        ("/ws/a", "x", "who_are_you"),
        ("/ws/a/", "x", "who_are_you"),
        *(("/ws/a", host, "bad_value") for host in ("a:b:c", "a:99999999", "a b", "ä")),
    ],
)
def test_a_line_that_leads_nowhere_is_refused_in_words(
    tmp_path: Path, path: str, host: str, code: str
) -> None:
    with (
        TestClient(app_with_mistakes(tmp_path)) as client,
        client.websocket_connect(path, headers={b"host": host.encode()}) as line,
    ):
        line.send_json({"type": "hello", "token": "nobody's"})
        refused = line.receive_json()
        with pytest.raises(WebSocketDisconnect):
            line.receive_json()
    assert (refused["type"], refused["code"]) == ("refused", code)


@pytest.fixture
def logs() -> Iterator[None]:
    """Afterwards everything is written as it was before."""
    root = logging.getLogger()
    handlers, level = [*root.handlers], root.level
    root.handlers = []
    yield
    structlog.reset_defaults()
    root.handlers = handlers
    root.setLevel(level)


@get("/api/broken/{where:int}", sync_to_thread=False)
def broken(where: FromPath[int]) -> None:
    """A handler with many mistakes in it."""
    deck = SECRET
    if where == 1:
        raise ValueError(f"mistake one of {len(deck)}")
    if where == 2:
        raise KeyError("mistake two")
    # A line of ours, of this number, that a library stumbles over.
    ours = str(Path(teban.__file__).parent / "made_up.py")
    exec(compile("\n" * where + "import json; json.loads('x')", ours, "exec"))


@get("/api/unwritable", sync_to_thread=False)
def unwritable() -> dict[str, str]:
    """An answer that is no UTF-8: the framework itself makes a refusal of it."""
    return {"secret": SECRET, "half": "\ud800"}


def app_with_mistakes(home: Path) -> Litestar:
    app = create_app(Settings(database=f"sqlite:///{home / 'server.db'}"))
    app.register(broken)
    app.register(unwritable)
    return app


def test_a_mistake_is_logged_once_with_an_id_and_without_variables(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], logs: None
) -> None:
    configure(LogFormat.JSON)
    with TestClient(app_with_mistakes(tmp_path), raise_server_exceptions=False) as client:
        answers = [client.get(f"/api/broken/{where}") for where in [1] * 50 + [2]]
        errors = client.app.state.house.errors.count
    assert {answer.status_code for answer in answers} == {500}
    ids = [answer.json()["fields"]["request"] for answer in answers]
    assert [answer.json()["code"] for answer in answers] == ["broken"] * 51
    assert "mistake" not in answers[0].text
    rows: list[dict[str, Any]] = [json.loads(row) for row in capfd.readouterr().err.splitlines()]
    logged = [row for row in rows if row["level"] == "error"]
    assert [row["request"] for row in logged] == [ids[0], ids[-1], ids[0]]
    assert [row.get("more") for row in logged] == [None, None, 49]
    assert set(ids[:50]) == {ids[0]}
    assert "mistake one" in logged[0]["exception"]
    assert SECRET not in json.dumps(rows)
    assert errors == 51


def test_an_answer_that_cannot_be_written_is_a_mistake_like_any_other(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], logs: None
) -> None:
    configure(LogFormat.JSON)
    with TestClient(app_with_mistakes(tmp_path), raise_server_exceptions=False) as client:
        answer = client.get("/api/unwritable")
    (row,) = logged(capfd)
    assert (row["level"], row["path"]) == ("error", "/api/unwritable")
    assert answer.status_code == 500
    assert answer.json() == {"code": "broken", "fields": {"request": row["request"]}}
    assert SECRET not in json.dumps(row)


def test_a_flood_of_a_mistake_is_counted(
    tmp_path: Path,
    capfd: pytest.CaptureFixture[str],
    logs: None,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    configure(LogFormat.TEXT)
    monkeypatch.setattr("teban.server.errors.QUIET_SECONDS", 0.2)
    with TestClient(app_with_mistakes(tmp_path), raise_server_exceptions=False) as client:
        for _ in range(20):
            client.get("/api/broken/1")
        said = ""
        while "more=" not in said:
            said += capfd.readouterr().err
            client.get("/health")
    assert said.count("Traceback") == 1
    assert "more=19" in said
    assert SECRET not in said


def test_what_has_come_again_is_counted_when_the_server_stops(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], logs: None
) -> None:
    configure(LogFormat.TEXT)
    with TestClient(app_with_mistakes(tmp_path), raise_server_exceptions=False) as client:
        for _ in range(20):
            client.get("/api/broken/1")
    assert "more=19" in capfd.readouterr().err


def test_lines_of_ours_that_fail_in_one_line_of_a_library_are_two_mistakes(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], logs: None
) -> None:
    configure(LogFormat.TEXT)
    with TestClient(app_with_mistakes(tmp_path), raise_server_exceptions=False) as client:
        ids = [
            client.get(f"/api/broken/{where}").json()["fields"]["request"] for where in (3, 4, 3)
        ]
    assert ids[0] == ids[2] != ids[1]
    assert capfd.readouterr().err.count("JSONDecodeError: ") == 2


@contextmanager
def played(home: Path) -> Iterator[tuple[TestClient[Any], WebSocketTestSession, dict[str, Any]]]:
    """A client at a table of its own, its line, and a move that it may make there."""
    seats = [{"kind": "me"}, {"kind": "guest"}]
    with TestClient(app_with_mistakes(home), raise_server_exceptions=False) as client:
        token = client.post("/api/me", json={}).json()["token"]
        match = client.post("/api/matches", json={"game": "reversi", "seats": seats}).json()
        with client.websocket_connect(f"/ws/{match['match']}") as line:
            line.send_json({"type": "hello", "token": token})
            line.send_json({"type": "uncover", "seat": 0})
            while (said := line.receive_json()).get("decision") is None:
                pass
            decision = said["decision"]
            picks = {"seat": 0, "decision": decision["number"], "actions": decision["names"][:1]}
            yield client, line, {"type": "submit", "id": "x", **picks}


def refusal_of(line: WebSocketTestSession) -> dict[str, Any]:
    while (said := line.receive_json())["type"] != "refused":
        pass
    refused: dict[str, Any] = said
    return refused


def logged(capfd: pytest.CaptureFixture[str]) -> list[dict[str, Any]]:
    return [json.loads(row) for row in capfd.readouterr().err.splitlines()]


def raising(kind: type[Exception], *said: object) -> Callable[..., Any]:
    def fails(*_: object, **__: object) -> None:
        raise kind(*said)

    return fails


def test_a_mistake_behind_a_line_is_counted_once(
    tmp_path: Path,
    capfd: pytest.CaptureFixture[str],
    logs: None,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    configure(LogFormat.JSON)
    with played(tmp_path) as (client, line, move):
        monkeypatch.setattr(Match, "submit", raising(KeyError, "a mistake"))
        line.send_json(move)
        refused = refusal_of(line)
        errors = client.app.state.house.errors.count
    (row,) = logged(capfd)
    assert (refused["code"], refused["fields"]["request"]) == ("broken", row["request"])
    assert errors == 1


def test_a_mistake_in_writing_is_told_to_the_operator_as_one(
    tmp_path: Path,
    capfd: pytest.CaptureFixture[str],
    logs: None,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    configure(LogFormat.JSON)
    with played(tmp_path) as (client, line, move):
        monkeypatch.setattr(Appender, "_write", raising(TypeError, "mistake in a row"))
        line.send_json(move)
        assert refusal_of(line)["code"] == "not_stored"
        assert client.app.state.house.errors.count == 2, "it was tried twice"
    mistakes = [row for row in logged(capfd) if "exception" in row]
    assert ["mistake in a row" in row["exception"] for row in mistakes] == [True]


def test_trouble_with_the_database_is_told_with_its_cause_and_not_again_and_again(
    tmp_path: Path,
    capfd: pytest.CaptureFixture[str],
    logs: None,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    configure(LogFormat.JSON)
    with played(tmp_path) as (client, line, move):
        full = raising(OSError, 28, "no room on the disk")
        monkeypatch.setattr(client.app.state.house.store._database, "write", full)
        line.send_json(move)
        assert refusal_of(line)["code"] == "not_stored"
        for _ in range(9):
            assert client.patch("/api/me", json={"name": "れん"}).status_code == 503
        assert client.app.state.house.errors.count == 0
    rows = logged(capfd)
    assert {row["level"] for row in rows} == {"warning"}
    assert all("no room on the disk" in row.get("why", row.get("place", "")) for row in rows)
    answers = [row for row in rows if row["event"] == "the database does not answer"]
    assert [row.get("more") for row in answers] == [None, 8]


class Broken(Struct, frozen=True):
    """Raises, or takes its process with it."""

    crashes: bool
    kind: str = "broken"

    def do(self) -> None:
        if self.crashes:
            os._exit(1)
        raise KeyError("mistake of a worker")


@pytest.mark.anyio
async def test_a_mistake_of_a_worker_is_one_of_the_program_and_a_crash_is_trouble(
    capfd: pytest.CaptureFixture[str], logs: None
) -> None:
    configure(LogFormat.JSON)
    settings, errors = Settings(), Errors()
    workers = Workers(settings, Limits(settings), Metrics(), errors)
    for _ in range(3):
        with pytest.raises(Refused) as caught:
            await workers.asked(Broken(crashes=False), "somebody", 20)
        assert caught.value.code is Why.BROKEN
    for _ in range(2):
        with pytest.raises(Refused) as caught:
            await workers.asked(Broken(crashes=True), "somebody", 20)
        assert caught.value.code is Why.TOO_HARD
    await workers.close()
    errors.close()
    # Whether a process is dead already when it is killed is chance, and asyncio warns if it is.
    rows = [row for row in logged(capfd) if not row["event"].startswith("Unknown child process")]
    mistake, crash, *more = rows
    assert (mistake["level"], mistake["event"]) == ("error", "a job failed")
    assert 'raise KeyError("mistake of a worker")' in mistake["exception"]
    assert (crash["level"], crash["kind"]) == ("warning", "broken")
    assert [row["more"] for row in more] == [2, 1]
    assert errors.count == 3


class Printing(Struct, frozen=True):
    """Writes where nobody asked it to."""

    kind: str = "printing"

    def do(self) -> None:
        print("a thought", flush=True)
        print("a worry", file=sys.stderr)


@pytest.mark.anyio
async def test_what_a_worker_writes_is_a_line_of_the_log_like_any_other(
    capfd: pytest.CaptureFixture[str], logs: None
) -> None:
    configure(LogFormat.JSON)
    settings, errors = Settings(), Errors()
    workers = Workers(settings, Limits(settings), Metrics(), errors)
    await workers.do(Printing(), "somebody", 20)
    await workers.close()
    rows = logged(capfd)
    assert {row["event"] for row in rows} == {"a worker has written something"}
    assert "\n".join(row["why"] for row in rows) == "a thought\na worry"


def raw(server: Running, sent: bytes) -> None:
    """Somebody sends this, and hears an answer to it."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=20) as line:
        line.sendall(sent)
        assert line.recv(4096).startswith(b"HTTP/1.1 ")


def half_a_letter(server: Running, match: str, hello: str | None) -> None:
    """Somebody writes what is no text; so the line is closed."""
    with connect(f"{server.address.replace('http', 'ws')}/ws/{match}") as line:
        if hello is not None:
            line.send(hello)
        line.send("か".encode()[:2], text=True)
        assert closed_with(line) == 1007


def test_what_strangers_make_the_libraries_say_is_counted_and_not_repeated(tmp_path: Path) -> None:
    upgrade = b"GET /health HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: h2c\r\n\r\n"
    with running(tmp_path, TEBAN_LOG_FORMAT="json", TEBAN_METRICS_TOKEN=TOKEN) as server:
        guest = Guest(server)
        match = guest.set_up(seats=[{"kind": "me"}, {"kind": "guest"}])["match"]
        hello = json.dumps({"type": "hello", "token": guest.token})
        for first in (None, hello) * 3:
            raw(server, b"no request at all\r\n\r\n")
            raw(server, upgrade)
            half_a_letter(server, match, first)
        counted = figures(server)
    assert counted["teban_refusals_total[http]"] == counted["teban_refusals_total[websocket]"] == 6
    rows = [json.loads(row) for row in server.log().splitlines()]
    assert [(row["event"], row["level"], row.get("more")) for row in rows] == [
        ("Invalid HTTP request received.", "warning", None),
        ("Unsupported upgrade request.", "warning", None),
        ("Invalid HTTP request received.", "warning", 5),
        ("Unsupported upgrade request.", "warning", 5),
    ]


def test_a_log_for_machines_is_one_object_a_line(tmp_path: Path) -> None:
    with running(tmp_path, TEBAN_LOG_FORMAT="json", TEBAN_DATABASE_WAIT_MS="50") as server:
        with socket.create_connection(("127.0.0.1", server.port), timeout=20) as line:
            line.sendall(b"no request at all\r\n\r\n")
            assert b" 400 " in line.recv(4096)
        # Our own, beside that of the library below us.
        other = sqlite3.connect(tmp_path / "server.db", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        assert httpx.get(f"{server.address}/ready", timeout=20).status_code == 503
        other.close()
    rows = [json.loads(row) for row in server.log().splitlines()]
    assert {row["event"] for row in rows} >= {"Invalid HTTP request received.", "not ready: disk"}
    assert {row["level"] for row in rows} == {"warning"}
