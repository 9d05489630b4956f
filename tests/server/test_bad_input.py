"""Whatever is sent: an answer that says what was wrong, no change, and a server that goes on."""

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from teban.core.refused import Refused
from teban.server import wire
from teban.server.line import read
from tests.server.running import Guest, Line, Running, running

MESSAGES = 4000
REQUESTS = 1500
WORDS = (
    "hello",
    "submit",
    "try",
    "order",
    "uncover",
    "say",
    "leave",
    "resign",
    "claim",
    "ping",
    "",
    "x",
)
FIELDS = ("type", "seat", "decision", "actions", "id", "name", "on", "phrase", "want", "token", "?")
VALUES: tuple[Any, ...] = (
    None, True, False, 0, 1, -1, 3.5, 10**30, "", "a1", "pass", "\0", "あ" * 300, [], ["a1"],
    ["a1"] * 300, {}, {"a": 1}, [[[]]], "submit", "win",
)  # fmt: skip


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    home = tmp_path_factory.mktemp("server")
    with running(home, TEBAN_MESSAGES_PER_SECOND="100000") as server:
        yield server
        assert "Traceback" not in server.log()


def noise(chance: random.Random) -> str:
    """Something that is nearly a message, or nothing of the kind."""
    if chance.random() < 0.1:
        return "".join(chance.choices('{}[]",:0aé\\ ', k=chance.randrange(40)))
    message = {"type": chance.choice(WORDS)}
    for field in chance.sample(FIELDS[1:], chance.randrange(6)):
        message[field] = chance.choice(VALUES)
    if chance.random() < 0.1:
        message["type"] = chance.choice(VALUES)
    return json.dumps(message)


def harmless(text: str, *yours: int) -> bool:
    """Whether it ends neither the line nor the match of whoever has these seats."""
    try:
        message = read(text, len(text.encode()))
    except Refused:
        return True
    gives_up = isinstance(message, wire.Resign) and message.seat in yours
    return not gives_up and not isinstance(message, wire.Leave)


def board(line: Line) -> Any:
    line.send(type="uncover", seat=0)
    update = line.get("update")
    while update["viewer"] != 0:
        update = line.get("update")
    return update["view"], update["ply"]


def test_no_message_harms_a_match(server: Running) -> None:
    guest = Guest(server)
    seats = [{"kind": "me"}, {"kind": "guest"}]
    table = guest.set_up(options={"size": 6, "specials": 1}, seats=seats)
    chance, sent = random.Random(7), set[str]()
    with guest.line(table["match"]) as line:
        before = board(line)
        for _ in range(MESSAGES // 100):
            for text in (noise(chance) for _ in range(100)):
                if harmless(text, 0, 1):
                    sent.update(word for word in WORDS if f'"type": "{word}"' in text)
                    line.socket.send(text)
            line.send(type="ping")
            line.get("pong")
            if "refused" in line.last:
                refused = line.last.pop("refused")
                assert refused["code"]
                assert isinstance(refused["fields"], dict)
        assert board(line) == before
    assert sent == {*WORDS}


def test_a_refusal_names_the_field_and_what_was_expected(server: Running) -> None:
    guest = Guest(server)
    table = guest.set_up(options={"size": 4}, seats=[{"kind": "me"}, {"kind": "guest"}])
    wrong: list[tuple[dict[str, Any], str]] = [
        ({"type": "submit", "seat": "0", "decision": 1, "actions": [], "id": "a"}, "message.seat"),
        ({"type": "submit", "seat": 0, "decision": 1, "actions": [], "id": ""}, "message.id"),
        ({"type": "order", "seat": 0}, "message.name"),
        ({"type": "order", "seat": 0, "name": "pass_turn"}, "order"),
        ({"type": "nothing"}, "message.type"),
        ({"type": "say", "phrase": "rude"}, "phrase"),
        ({"type": "ping", "more": 1}, "message.more"),
    ]
    with guest.line(table["match"]) as line:
        for message, field in wrong:
            line.send(**message)
            refused = line.get("refused")
            assert refused["code"] == "bad_value"
            assert refused["fields"]["field"] == field
            assert refused["fields"]["expected"]


@pytest.mark.parametrize(
    ("first", "code"),
    [
        ("{}", "bad_value"),
        ("x", "bad_value"),
        ('{"type":"ping"}', "hello_first"),
        ('{"type":"hello","token":"x.1.y"}', "who_are_you"),
        ('{"type":"hello","token":"seat-x"}', "who_are_you"),
    ],
)
def test_a_line_that_does_not_say_who_is_there_is_closed(
    server: Running, first: str, code: str
) -> None:
    guest = Guest(server)
    table = guest.set_up(options={"size": 4}, seats=[{"kind": "me"}, {"kind": "guest"}])
    with connect(f"{server.address.replace('http', 'ws')}/ws/{table['match']}") as socket:
        socket.send(first)
        assert json.loads(socket.recv())["code"] == code
        with pytest.raises(ConnectionClosed):
            socket.recv()


def test_no_request_harms_the_server(server: Running) -> None:
    guest = Guest(server)
    chance = random.Random(3)
    paths = (
        "/api/me", "/api/matches", "/api/quick", "/api/rooms/ABC", "/api/matches/x/rematch",
        "/api/matches/x", "/api/matches/x/replay", "/api/me/badges?game=x", "/api/x",
        "/api/me/history?before=x",
    )  # fmt: skip
    bodies = (b"", b"{", b"[]", b"null", b"\xff\xfe", b'"x"', b"{}", b'{"game":"reversi"}')
    for _ in range(REQUESTS):
        body: bytes = chance.choice(bodies)
        if chance.random() < 0.6:
            fields = chance.sample(("game", "seats", "options", "clock", "name", "quick"), 3)
            body = json.dumps({name: chance.choice(VALUES) for name in fields}).encode()
        method = chance.choice(("GET", "POST", "PATCH", "PUT", "DELETE"))
        answer = guest.http.request(method, chance.choice(paths), content=body)
        assert answer.status_code < 500, answer.text
        if answer.status_code >= 400:
            assert answer.json()["code"]
    assert guest.http.get("/health").json() == {"status": "ok"}


HALF = r"\ud800"
"""Half of a pair, which is no character: as JSON it can be written, as UTF-8 it cannot."""


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("PATCH", "/api/me", '{"name": "%s"}'),
        ("PATCH", "/api/me", '{"settings": {"%s": 1}}'),
        ("PATCH", "/api/me", '{"settings": {"a": ["%s"]}}'),
        ("PATCH", "/api/me", '{"%s": 1}'),
        ("POST", "/api/matches", '{"game": "%s", "seats": [{"kind": "me"}]}'),
        ("POST", "/api/matches", '{"game": "reversi", "seats": [{"kind": "%s"}]}'),
        ("POST", "/api/matches", '{"game": "reversi", "seats": [], "options": {"size": "%s"}}'),
        ("POST", "/api/matches", '{"game": "reversi", "seats": [], "options": {"%s": 4}}'),
        ("POST", "/api/rooms/ABC", '{"private": "%s"}'),
        ("POST", "/api/scenario", '{"text": "%s"}'),
    ],
)
def test_half_a_character_is_refused_in_every_body(
    server: Running, method: str, path: str, body: str
) -> None:
    guest = Guest(server)
    for half in (HALF, r"\udfff", r"a\ud800b", "\ud800"):
        content = (body % half).encode("utf-8", "surrogatepass")
        answer = guest.http.request(method, path, content=content)
        assert (answer.status_code, answer.json()["code"]) == (400, "bad_value")
        assert (answer.json()["fields"]["got"], answer.json()["fields"]["expected"]) == (
            "damaged",
            "json",
        )


@pytest.mark.parametrize(
    "path",
    [
        "/api/watch?game=%ed%a0%80",
        "/api/me/badges?game=%ed%a0%80",
        "/api/me/history?before=%ed%a0%80",
        "/api/rooms/%ed%a0%80",
        "/api/matches/%ed%a0%80",
        "/api/matches/%ed%a0%80/replay",
        "/%ed%a0%80",
    ],
)
def test_half_a_character_is_refused_in_every_address(server: Running, path: str) -> None:
    answer = Guest(server).http.get(path)
    assert 400 <= answer.status_code < 500
    assert answer.json()["code"]


@pytest.mark.parametrize(
    "message",
    [
        '{"type": "say", "phrase": "%s"}',
        '{"type": "submit", "seat": 0, "decision": 1, "actions": ["%s"], "id": "x"}',
        '{"type": "try", "seat": 0, "decision": 1, "actions": [], "id": "%s"}',
        '{"type": "order", "seat": 0, "name": "%s"}',
        '{"%s": 1}',
    ],
)
def test_half_a_character_is_refused_in_every_message(server: Running, message: str) -> None:
    guest = Guest(server)
    table = guest.set_up(options={"size": 4}, seats=[{"kind": "me"}, {"kind": "guest"}])
    with guest.line(table["match"]) as line:
        line.socket.send(message % HALF)
        refused = line.get("refused")
        assert (refused["code"], refused["fields"]["got"]) == ("bad_value", "damaged")
        line.send(type="ping")
        line.get("pong")


def test_other_sites_cannot_play_in_somebodys_name(server: Running) -> None:
    guest = Guest(server)
    table = guest.set_up(options={"size": 4}, seats=[{"kind": "me"}, {"kind": "guest"}])
    with guest.line(table["match"], origin="http://evil.example") as line:
        assert line.get("refused")["code"] == "origin"
    with guest.line(table["match"], origin=server.address) as line:
        line.get("welcome")


def test_what_is_not_there_or_too_long_is_said_with_what_it_was(server: Running) -> None:
    guest = Guest(server)
    missing = guest.http.get("/api/nothing")
    assert (missing.status_code, missing.json()["code"]) == (404, "not_found")
    assert missing.json()["fields"]["got"] == "/api/nothing"
    long = guest.http.post("/api/matches", content=b" " * 20_000)
    assert (long.status_code, long.json()["code"]) == (413, "too_long")
    assert long.json()["fields"]["most"] == 16_384


def test_tables_of_bots_count_for_whoever_set_them_up(tmp_path: Path) -> None:
    with running(tmp_path, TEBAN_MATCHES_PER_PERSON="2") as server:
        guest = Guest(server)
        wanted = {"game": "reversi", "seats": [{"kind": "bot"}, {"kind": "bot"}]}
        answers = [guest.http.post("/api/matches", json=wanted) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [201, 201, 429]
        fields = {"what": "matches", "most": 2, "seconds": 60}
        assert answers[2].json() == {"code": "too_many", "fields": fields}
        assert Guest(server).http.post("/api/matches", json=wanted).status_code == 201
