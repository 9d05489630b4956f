"""Two hundred thousand malformed messages with real ids and tokens: no error, no stuck match."""

import copy
import json
import random
import re
import socket
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from teban.core.registry import games
from tests.scenarios.hostile import bent as bent_text
from tests.server.running import PATIENCE, Guest, Line, Running, closed_with, running
from tests.server.test_bad_input import FIELDS, VALUES, WORDS, harmless

MESSAGES = 75_000
REQUESTS = 32_000
"""So many of each that are refused, on each kind of database: two hundred thousand in all."""
TOKEN = "operator-operator-operator-operator"
pytestmark = [pytest.mark.nightly, pytest.mark.timeout(3000)]

NEW: dict[str, Any] = {
    "game": "reversi",
    "seats": [{"kind": "me"}, {"kind": "computer", "level": "level1"}],
    "options": {"size": 4, "specials": 1},
    "clock": {"move": 1000},
    "public": True,
    "quick": False,
}
SCENARIO = """\
id: a
game: reversi
title: a text
options: {specials: 2}
setup: {black: c5, white: d5 e5* f5, to_move: B}
do: [g5, b5]
expect: {proven: e5}
"""
ROUTES: tuple[tuple[str, str, Any], ...] = (
    ("POST", "/api/me", {"name": "れん", "avatar": "fox", "settings": {"speed": 1}}),
    ("PATCH", "/api/me", {"name": "れん", "avatar": "fox", "settings": {"speed": 1}}),
    ("GET", "/api/me/badges?game=reversi", None),
    ("GET", "/api/me/history?before={match}", None),
    ("GET", "/api/watch?game=reversi", None),
    ("POST", "/api/matches", NEW),
    ("POST", "/api/quick", NEW | {"seats": [{"kind": "me"}, {"kind": "open"}]}),
    ("GET", "/api/rooms/{code}", None),
    ("POST", "/api/rooms/{code}", {"private": "S A-K"}),
    ("GET", "/api/matches/{match}", None),
    ("DELETE", "/api/matches/{match}", None),
    ("POST", "/api/matches/{match}/rematch", {}),
    ("GET", "/api/matches/{match}/replay", None),
    ("POST", "/api/scenario", {"text": SCENARIO, "id": "a"}),
    ("GET", "/ws/{match}", None),
    ("GET", "/ready", None),
    ("GET", "/metrics", None),
    ("GET", "/m/{match}", None),
    ("GET", "/{junk}", None),
)
METHODS = ("GET", "POST", "PATCH", "PUT", "DELETE", "OPTIONS", "HEAD", "TRACE", "BREW")
JUNK = (
    "%00", "..", "%2e%2e%2f", "a" * 3000, "%e3%81%82" * 90, "%ff", "%ed%a0%80", "'", '"', "{}", "[",
    "//", "?", "#", "%", "a/b", "0", "-1", "null",
)  # fmt: skip
HEADERS = {
    "host": ("a:b:c", "a:99999999", "[", "", "x" * 3000, "\xe3\x81\x82"),
    "origin": ("http://[", "null", "x" * 3000),
    "cookie": ("teban", "teban=;;=", "teban=x.1.y; teban=", "\xff=\xfe", "=" * 2000),
    "authorization": ("Bearer", "Bearer x.1.y", "Basic eDp5", "\xff" * 99),
    "content-type": ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "/"),
    "content-length": ("0", "3", "99999999999", "-1", "x"),
    "transfer-encoding": ("chunked", "x"),
    "accept-encoding": ("gzip", "br;q=x", "\xff"),
    "x-forwarded-for": ("", "x", "1.2.3.4, [::1", "\xff"),
    "x-forwarded-proto": ("https", "x", ""),
    "upgrade": ("websocket", "h2c"),
    "expect": ("100-continue", "x"),
}
RAW = (
    b"\0" * 50, b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc", b"GET\r\n\r\n", b"\r\n\r\n\r\n",
    b"GET / HTTP/9.9\r\n\r\n", b"GET http://x/ HTTP/1.1\r\n\r\n",
    b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    b"GET /\xff\xfe HTTP/1.1\r\nhost: x\r\n\r\n", b"GET / HTTP/1.1\r\nhost x\r\n\r\n",
)  # fmt: skip
FIRST: tuple[str | bytes, ...] = (
    "", "{", "[]", "[" * 9000, '{"type":"ping"}', '{"type":"hello"}', '{"type":"hello","token":5}',
    r'{"type":"hello","token":"\u0000"}', '{"type":"hello","token":"seat-x"}',
    '{"type":"hello","token":"%s","since":-1}', '{"type":"hello","token":"%s","since":"x"}',
    '{"type":"hello","token":"%s","watch":1}', b"\0\xff", b'{"type":"hello"}',
)  # fmt: skip
NO_TEXT = (b"\xff\xfe", b"\x80", b"\xc0\x80", b"\xed\xa0\x80", b"{\xf0\x9f", b'{"type":"\xe3\x81"}')
MASK = bytes(4)
NO_FRAMES = (
    b"\x81\x01a", b"\x83\x80" + MASK, b"\xc1\x80" + MASK, b"\x80\x80" + MASK, b"\x09\x80" + MASK,
    b"\x89\xfe\x00\x80" + MASK + bytes(128), b"\x81\xff" + b"\xff" * 8 + MASK,
    b"\x81\xfe\xff\xff" + MASK, b"\x88\x81" + MASK + b"\x03", b"\x88\x82" + MASK + b"\x00\x01",
    b"\x01\x81" + MASK + b"{" + b"\x81\x80" + MASK, b"\0" * 64,
    b"\x01\x81" + MASK + b"\xe3" + b"\x80\x80" + MASK, b"GET / HTTP/1.1\r\nhost: x\r\n\r\n",
)  # fmt: skip
"""Unmasked, of kinds that nobody knows, too long, cut off in the middle, or no frames at all."""


class Table:
    """A match of two bots, both of whose lines send nonsense between their moves."""

    def __init__(self, guest: Guest, game: str, stack: ExitStack) -> None:
        seats = [{"kind": "bot"}] * len(games()[game].seat_names)
        table = guest.set_up(game, seats=seats, public=True)
        self.match, self.code = table["match"], table["code"]
        self.tokens = [*table["tokens"].values()]
        self.lines: dict[int, Line] = {
            int(seat): stack.enter_context(guest.line(self.match, token=token))
            for seat, token in table["tokens"].items()
        }
        self.updates = {seat: line.get("update") for seat, line in self.lines.items()}

    def nonsense(self, chance: random.Random, count: int) -> None:
        """Messages that look like real ones, and are not."""
        for seat, line in self.lines.items():
            decision = self.updates[seat]["decision"] or {}
            for _ in range(count):
                line.socket.send(bent(decision, seat, chance))
            self.updates[seat] = settled(line) or self.updates[seat]

    def move(self, chance: random.Random) -> bool:
        """Somebody moves, and everybody is told; whether the match goes on."""
        for seat, line in self.lines.items():
            decision = self.updates[seat]["decision"]
            if decision:
                names = decision["names"] or ["claim (1,1) (1,2) (1,3)"]
                line.pick(self.updates[seat], chance.choice(names), id=str(chance.random()))
                assert line.get("done")["taken"] == 1
        for seat, line in self.lines.items():
            self.updates[seat] = settled(line) or self.updates[seat]
        return not any(update["result"] for update in self.updates.values())


def settled(line: Line) -> Any:
    """What was said last, when everything has been answered."""
    line.last.pop("update", None)
    line.send(type="ping")
    line.get("pong")
    return line.last.get("update")


def bent(decision: dict[str, Any], seat: int, chance: random.Random) -> str:
    """A real message in which something is wrong."""
    kind = chance.choice(WORDS)
    message: dict[str, Any] = {"type": kind}
    match kind:
        case "say":
            message |= {"phrase": "nice"}
        case "resign":
            message |= {"seat": seat}
        case "claim":
            message |= {"seat": 1 - seat, "want": chance.choice(("win", "stand_in"))}
        case "leave":
            pass
        case _:
            message |= {"seat": seat, "decision": decision.get("number", 1), "actions": []}
            message |= {"id": "x"}
    for field in chance.sample(FIELDS, chance.randrange(1, 4)):
        message[field] = chance.choice(VALUES)
    text = json.dumps(message)
    if chance.random() < 0.1:
        at = chance.randrange(len(text))
        text = text[:at] + chance.choice('{}[]",:0\\é\x01') + text[at + 1 :]
    # By chance it may be a message that ends the line or the match.
    return text if harmless(text, seat) else "{"


def bent_body(good: Any, chance: random.Random) -> bytes:
    """What the route takes, with something wrong in it; or something else altogether."""
    if good is None or chance.random() < 0.15:
        return chance.choice((b"", b"{", b"[]", b"null", b"\xff\xfe", b'"x"', b"[" * 9000, b"0"))
    if "text" in good and chance.random() < 0.7:
        return json.dumps(good | {"text": bent_text(good["text"], chance)}).encode()
    data = copy.deepcopy(good)
    for _ in range(chance.choice((1, 1, 1, 2, 3))):
        place: Any = data
        while True:
            keys = [*place] if isinstance(place, dict) else [*range(len(place))]
            key = chance.choice([*keys, "unknown"] if isinstance(place, dict) else keys)
            inner = place[key] if key in keys else None
            if not inner or not isinstance(inner, dict | list) or chance.random() < 0.4:
                break
            place = inner
        place[key] = copy.deepcopy(chance.choice(VALUES))
    return json.dumps(data).encode()


def asked(server: Running, method: str, path: str, content: bytes, headers: Any) -> int:
    """The status of an answer to what tidier clients would not send."""
    given = {"host": "x", "content-length": str(len(content)), "connection": "close", **headers}
    head = "".join(f"{name}: {value}\r\n" for name, value in given.items())
    line = f"{method} {path} HTTP/1.1\r\n{head}\r\n"
    return said(server, line.encode("latin-1") + content)


def said(server: Running, sent: bytes) -> int:
    """The status that is answered to these bytes; 0 if the line is closed without a word."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as line:
        with suppress(ConnectionError):
            line.sendall(sent)
            line.shutdown(socket.SHUT_WR)
        answer = b""
        with suppress(ConnectionError):
            while b"\r\n" not in answer and (more := line.recv(4096)):
                answer += more
    return int(answer.split()[1]) if answer else 0


@pytest.fixture(params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Running]:
    limits = {
        "TEBAN_MESSAGES_PER_SECOND": "100000",
        "TEBAN_DURABILITY": "normal",
        "TEBAN_MATCHES_PER_PERSON": "100000",
        "TEBAN_COMPUTER_MATCHES_PER_PERSON": "100000",
        "TEBAN_METRICS_TOKEN": TOKEN,
    }
    if request.param == "postgresql":
        limits["TEBAN_DATABASE"] = request.getfixturevalue("cluster").emptied()
    with running(tmp_path, **limits) as server:
        yield server
        assert "rror" not in server.log(), server.log()[-3000:]


def refused(server: Running) -> int:
    """How much was refused, as the server counts it."""
    headers = {"authorization": f"Bearer {TOKEN}"}
    text = httpx.get(f"{server.address}/metrics", headers=headers, timeout=PATIENCE).text
    return sum(int(float(found)) for found in re.findall(r"teban_refusals_total{.*} (\S+)", text))


def test_no_message_breaks_the_server_or_sticks_a_match(server: Running) -> None:
    chance, guest = random.Random(1), Guest(server)
    while refused(server) < MESSAGES:
        for game in games():
            with ExitStack() as stack:
                table = Table(guest, game, stack)
                going = True
                while going:
                    table.nonsense(chance, 60)
                    first_words(server, table, chance)
                    broken_frames(server, table, chance)
                    going = table.move(chance)


def first_words(server: Running, table: Table, chance: random.Random) -> None:
    """Somebody begins with nonsense, and is sent away or hears nothing."""
    address = f"{server.address.replace('http', 'ws')}/ws/{table.match}"
    first = chance.choice(FIRST)
    with connect(address) as line, suppress(ConnectionClosed, TimeoutError):
        line.send(first.replace("%s", table.tokens[0]) if isinstance(first, str) else first)
        assert json.loads(line.recv(timeout=PATIENCE))["type"] == "refused"


def broken_frames(server: Running, table: Table, chance: random.Random) -> None:
    """Somebody, known or not, sends what is no text or no frame, and is sent away."""
    hello = {"type": "hello", "token": chance.choice(table.tokens), "watch": True}
    with connect(f"{server.address.replace('http', 'ws')}/ws/{table.match}") as line:
        if chance.random() < 0.5:
            line.send(json.dumps(hello))
        if chance.random() < 0.5:
            line.send(chance.choice(NO_TEXT), text=True)
        else:
            line.socket.sendall(chance.choice(NO_FRAMES))
        assert closed_with(line) in (1002, 1007, 1009)


def test_no_request_breaks_the_server(server: Running) -> None:
    chance, wrong = random.Random(2), 0
    with ExitStack() as stack:
        tables = [Table(Guest(server), game, stack) for game in games()]
        number = 0
        while wrong < REQUESTS:
            if number % 500 == 0:
                guest, other = Guest(server), Guest(server)
            number += 1
            if number % 50 == 0:
                assert said(server, chance.choice(RAW)) in (0, 400, 404, 405, 408)
                continue
            table, junk = chance.choice(tables), chance.choice(JUNK)
            method, path, good = chance.choice(ROUTES)
            if chance.random() < 0.1:
                method = chance.choice(METHODS)
            place = table.match if chance.random() < 0.7 else junk
            code = table.code if chance.random() < 0.5 else junk
            path = path.format(match=place, code=code, junk=junk)
            if chance.random() < 0.2:
                path = f"{path.partition('?')[0]}?{chance.choice(('before', 'game', 'x'))}={junk}"
            token = chance.choice((guest.token, guest.token, other.token, *table.tokens, ""))
            headers = {"authorization": f"Bearer {token}"} if token else {}
            for name in chance.sample([*HEADERS], chance.choice((0, 0, 0, 1, 2))):
                headers[name] = chance.choice(HEADERS[name])
            answer = asked(server, method, path, bent_body(good, chance), headers)
            assert answer < 500, (method, path, headers, answer)
            wrong += answer >= 400
        for table in tables:
            while table.move(chance):
                pass
    ready = httpx.get(f"{server.address}/ready", timeout=PATIENCE)
    assert ready.json()["missing"] == []
