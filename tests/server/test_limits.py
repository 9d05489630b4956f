"""Nobody can crowd out the others, and whoever tries is told which limit it was."""

import asyncio
import json
import socket
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from http.client import HTTPResponse
from math import ceil
from pathlib import Path
from typing import Any

import httpx
import pytest
from msgspec import Struct, structs
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from teban.core.refused import Refused
from teban.server import wire
from teban.server.bodies import Chair, NewMatch
from teban.server.errors import Errors
from teban.server.house import House
from teban.server.limits import Limits, neighbourhood
from teban.server.metrics import Metrics
from teban.server.refusals import Limit, Why
from teban.server.room import Room
from teban.server.settings import Settings
from teban.server.storage import SeatKind
from teban.server.whereabouts import Whereabouts
from teban.server.work.pool import Failed, Workers
from teban.server.work.turns import UNKNOWN, Turns
from tests.server.running import PATIENCE, Guest, Running, running
from tests.server.test_watching import TOKEN, figures

SMALL = {"size": 4, "specials": 0}
TWO = [{"kind": "me"}, {"kind": "guest"}]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    home = tmp_path_factory.mktemp("server")
    limits = {
        "TEBAN_LINES_PER_PERSON": "3",
        "TEBAN_LINES_PER_ADDRESS": "6",
        "TEBAN_BOT_LINES_PER_PERSON": "2",
        "TEBAN_COMPUTER_MATCHES_PER_PERSON": "2",
        "TEBAN_MATCHES_PER_PERSON": "4",
        "TEBAN_REQUEST_SECONDS": "1",
        "TEBAN_REQUESTS_PER_MINUTE": "40",
        "TEBAN_METRICS_TOKEN": TOKEN,
    }
    with running(home, **limits) as server:
        yield server
        assert "Traceback" not in server.log()


def open_lines(guest: Guest, match: str, count: int, stack: ExitStack, **more: Any) -> list[Any]:
    """How so many lines were received: the fields of a refusal, or None."""
    received = []
    for _ in range(count):
        line = stack.enter_context(guest.line(match, **more))
        received.append(json.loads(line.socket.recv(timeout=PATIENCE)).get("fields"))
    return received


def test_lines_are_counted_for_each_person_and_each_address(server: Running) -> None:
    one, two, three = Guest(server), Guest(server), Guest(server)
    match = one.set_up(options=SMALL, seats=TWO)["match"]
    with ExitStack() as stack:
        mine = open_lines(one, match, 4, stack)
        assert mine == [None] * 3 + [{"what": "lines_of_person", "most": 3, "seconds": 10}]
        assert open_lines(two, match, 2, stack) == [None] * 2
        others = open_lines(three, match, 2, stack)
        assert others == [None, {"what": "lines_of_address", "most": 6, "seconds": 10}]
    # Whoever goes makes room.
    with ExitStack() as stack:
        assert open_lines(one, match, 3, stack) == [None] * 3


def test_there_are_so_many_lines_in_all(tmp_path: Path) -> None:
    with running(tmp_path, TEBAN_MAX_CONNECTIONS="3") as server:
        one, two = Guest(server), Guest(server)
        match = one.set_up(options=SMALL, seats=TWO)["match"]
        with ExitStack() as stack:
            assert open_lines(one, match, 2, stack) == [None] * 2
            refused = {"what": "lines", "most": 3, "seconds": 10}
            assert open_lines(two, match, 2, stack) == [None, refused]
        with ExitStack() as stack:
            assert open_lines(two, match, 3, stack) == [None] * 3


def test_messages_are_counted_on_each_line(tmp_path: Path) -> None:
    with running(tmp_path, TEBAN_MESSAGES_PER_SECOND="1") as server:
        guest = Guest(server)
        match = guest.set_up(options=SMALL, seats=TWO)["match"]
        with guest.line(match) as other, guest.line(match) as line:
            line.get("table")
            for _ in range(20):
                line.send(type="ping")
            asked = {"seat": 0, "decision": 1, "actions": ["a1"], "id": "mine"}
            line.send(type="try", **asked)
            answers = []
            while (said := json.loads(line.socket.recv(timeout=PATIENCE))).get("id") != "mine":
                answers.append(said["type"])
            # Twice as many at once.
            assert answers[:2] == ["pong"] * 2
            assert answers.count("refused") > 10
            assert (said["type"], said["code"]) == ("refused", "too_fast")
            assert said["fields"] == {"what": "messages", "most": 1, "seconds": 1}
            # Nobody else waits for it, nor does anybody come back in vain.
            other.send(type="ping")
            other.get("pong")
            time.sleep(1.1)
            line.send(type="ping")
            line.get("pong")


def test_lines_of_bots_count_for_whoever_set_up_their_table(server: Running) -> None:
    owner = Guest(server)
    table = owner.set_up(options=SMALL, seats=[{"kind": "bot"}, {"kind": "bot"}])
    with ExitStack() as stack:
        token = table["tokens"]["0"]
        bots = open_lines(owner, table["match"], 3, stack, token=token)
        assert bots == [None] * 2 + [{"what": "lines_of_bots", "most": 2, "seconds": 10}]
        assert open_lines(owner, table["match"], 1, stack) == [None]


def test_tables_with_computer_players_have_a_limit_of_their_own(server: Running) -> None:
    guest = Guest(server)
    computer = {
        "game": "reversi",
        "seats": [{"kind": "me"}, {"kind": "computer", "level": "level1"}],
    }
    answers = [guest.http.post("/api/matches", json=computer) for _ in range(3)]
    assert [answer.status_code for answer in answers] == [201, 201, 429]
    fields = {"what": "computer_matches", "most": 2, "seconds": 60}
    assert (answers[2].json()["fields"], answers[2].headers["retry-after"]) == (fields, "60")
    person = {"game": "reversi", "seats": TWO}
    answers = [guest.http.post("/api/matches", json=person) for _ in range(3)]
    assert [answer.status_code for answer in answers] == [201, 201, 429]
    assert answers[2].json()["fields"] == {"what": "matches", "most": 4, "seconds": 60}


def at_once(count: int, ask: Callable[[], httpx.Response]) -> list[int]:
    """How many of these that were asked at the same moment got which status."""
    with ThreadPoolExecutor(count) as pool:
        statuses = [answer.status_code for answer in pool.map(lambda _: ask(), range(count))]
    return [statuses.count(201) + statuses.count(200), statuses.count(429)]


def test_tables_set_up_at_the_same_moment_are_counted_too(server: Running) -> None:
    guest = Guest(server)
    computer = {
        "game": "reversi",
        "seats": [{"kind": "me"}, {"kind": "computer", "level": "level1"}],
    }
    person = {"game": "reversi", "seats": TWO}
    assert at_once(12, lambda: guest.http.post("/api/matches", json=computer)) == [2, 10]
    assert at_once(12, lambda: guest.http.post("/api/matches", json=person)) == [2, 10]


def test_tables_that_are_joined_at_the_same_moment_are_counted_too(server: Running) -> None:
    joiner = Guest(server)
    open_seats = [{"kind": "me"}, {"kind": "open"}]
    codes = [Guest(server).set_up(options=SMALL, seats=open_seats)["code"] for _ in range(12)]
    assert at_once(12, lambda: joiner.http.post(f"/api/rooms/{codes.pop()}")) == [4, 8]


def test_rematches_that_are_joined_are_counted_too(server: Running) -> None:
    one, other = Guest(server), Guest(server)
    table = one.set_up(options=SMALL, seats=[{"kind": "me"}, {"kind": "open"}])
    assert other.http.post(f"/api/rooms/{table['code']}").is_success
    with one.line(table["match"]) as line:
        line.send(type="resign", seat=0)
        line.get("over")
    for _ in range(4):
        other.set_up(options=SMALL, seats=TWO)
    waiting = one.http.post(f"/api/matches/{table['match']}/rematch").json()
    again = other.http.post(f"/api/matches/{table['match']}/rematch")
    assert (again.status_code, again.json()["fields"]["what"]) == (429, "matches")
    joined = other.http.post(f"/api/rooms/{waiting['code']}")
    assert (joined.status_code, joined.json()["fields"]["what"]) == (429, "matches")


def test_bots_of_a_rematch_count_for_whoever_set_them_up_at_first(server: Running) -> None:
    host, other = Guest(server), Guest(server)
    table = host.set_up("jatsuna", seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "bot"}])
    assert other.http.post(f"/api/rooms/{table['code']}").is_success
    with host.line(table["match"]) as line:
        line.send(type="resign", seat=0)
        with other.line(table["match"]) as another:
            another.send(type="resign", seat=1)
            another.get("over")
    assert other.http.post(f"/api/matches/{table['match']}/rematch").is_success
    again = host.http.post(f"/api/matches/{table['match']}/rematch").json()
    (token,) = again["tokens"].values()
    own = other.set_up(options=SMALL, seats=[{"kind": "bot"}, {"kind": "bot"}])
    with ExitStack() as stack:
        bots = open_lines(host, again["match"], 3, stack, token=token)
        assert bots == [None] * 2 + [{"what": "lines_of_bots", "most": 2, "seconds": 10}]
        # Nobody else has fewer for it.
        assert open_lines(other, own["match"], 1, stack, token=own["tokens"]["0"]) == [None]


def test_tables_with_computer_players_are_counted_for_each_address(tmp_path: Path) -> None:
    with running(tmp_path, TEBAN_ADDRESS_COMPUTER_MATCHES_PER_MINUTE="2") as server:
        seats = [{"kind": "me"}, {"kind": "computer", "level": "level1"}]
        for _ in range(2):
            Guest(server).set_up(options=SMALL, seats=seats)
        third = Guest(server)
        wanted = {"game": "reversi", "options": SMALL, "seats": seats}
        refused = third.http.post("/api/matches", json=wanted)
        assert (refused.status_code, refused.json()["code"]) == (429, "too_fast")
        assert refused.json()["fields"] == {
            "what": "computer_matches_of_address",
            "most": 2,
            "seconds": 30,
        }
        assert third.http.get("/api/matches").json()["live"] == []
        third.set_up(options=SMALL, seats=TWO)


def test_people_at_one_address_have_tables_with_computer_players_for_thirty(
    tmp_path: Path,
) -> None:
    seats = [{"kind": "me"}, {"kind": "computer", "level": "level1"}]
    wanted = {"game": "reversi", "options": SMALL, "seats": seats}
    with running(tmp_path, TEBAN_COMPUTER_MATCHES_PER_ADDRESS="3") as server:
        guests = [Guest(server) for _ in range(12)]
        tables = guests[0].set_up(options=SMALL, seats=seats)
        assert at_once(11, lambda: guests.pop().http.post("/api/matches", json=wanted)) == [2, 9]
        other = Guest(server)
        refused = other.http.post("/api/matches", json=wanted)
        assert (refused.status_code, refused.json()["code"]) == (429, "too_many")
        fields = {"what": "computer_matches_at_address", "most": 3, "seconds": 60}
        assert refused.json()["fields"] == fields
        other.set_up(options=SMALL, seats=TWO)
        # What is over makes room.
        with guests[0].line(tables["match"]) as line:
            line.send(type="resign", seat=0)
            line.get("over")
        assert other.http.post("/api/matches", json=wanted).status_code == 201


@pytest.mark.anyio
@pytest.mark.parametrize(
    ("limits", "said"),
    [
        (Settings(computer_matches_per_person=1), "what=computer_matches,"),
        (Settings(computer_matches_per_address=1), "what=computer_matches_at_address,"),
        (Settings(address_computer_matches_per_minute=1), "what=computer_matches_of_address,"),
    ],
)
async def test_who_stands_in_is_counted_like_a_computer_that_was_set_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, limits: Settings, said: str
) -> None:
    async def thinks_for_ever(*_: object) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(Workers, "do", thinks_for_ever)
    database = f"sqlite:///{tmp_path / 'server.db'}"
    house = await House.open(structs.replace(limits, database=database, grace_seconds=0))
    host = await house.store.create_person("あおい")

    async def claimed(*others: Chair) -> Room:
        """A table to which the last one never comes."""
        table = NewMatch("jatsuna", (Chair("me"), *others, Chair("bot")))
        match = (await house.tables.set_up(host, table)).match
        room, line = await house.connect(match, house.signer.token(host), watch=False)
        room.enter(line, 0)
        await room.claim(line, wire.Claim(2, "stand_in"))
        return room

    # One plays there already, and is counted.
    room = await claimed(Chair("computer", "easy"))
    assert [seating.kind for seating in room.stored.seats[1:]] == [SeatKind.COMPUTER] * 2
    with pytest.raises(Refused, match=said):
        await claimed(Chair("guest"))
    await house.close()


@pytest.mark.anyio
async def test_people_elsewhere_are_counted_by_themselves() -> None:
    limits = Limits(Settings())
    for person, host in (("a", "10.0.0.1"), ("b", "10.0.0.1"), ("c", "10.0.0.2")):
        limits.ask(person, host)
    assert limits.whereabouts.beside("a") == {"a", "b"}
    limits.ask("b", "10.0.0.2")
    assert limits.whereabouts.beside("a") == {"a"}
    assert limits.whereabouts.beside("c") == {"b", "c"}
    assert limits.whereabouts.beside("nobody") == {"nobody"}


def test_whoever_has_not_come_for_long_is_forgotten() -> None:
    known = Whereabouts(2)
    for person in ("a", "b", "a", "c"):
        known.come(person, "here")
    assert known.beside("c") == {"a", "c"}
    assert known.address_of("b") == "b"


def test_an_address_has_the_shares_of_so_many_people() -> None:
    usual = Settings()
    share = usual.computer_matches_per_person * usual.people_per_address
    assert usual.computer_matches_per_address == share


def test_what_is_too_long_is_told_its_own_limit(server: Running) -> None:
    guest = Guest(server)
    for path, most in (("/api/matches", 16_384), ("/api/scenario", 262_144)):
        answer = guest.http.post(path, content=b" " * 300_000)
        assert (answer.status_code, answer.json()["code"]) == (413, "too_long")
        fields = answer.json()["fields"]
        assert (fields["what"], fields["most"]) == ("bytes", most)


def test_whoever_says_nothing_is_not_kept_on_the_line(tmp_path: Path) -> None:
    with running(tmp_path, TEBAN_HELLO_SECONDS="1") as server:
        guest = Guest(server)
        match = guest.set_up(options=SMALL, seats=TWO)["match"]
        address = f"{server.address.replace('http', 'ws')}/ws/{match}"
        with connect(address) as silent:
            said = json.loads(silent.recv(timeout=PATIENCE))
            assert (said["type"], said["code"]) == ("refused", "too_late")
            assert said["fields"] == {"seconds": 1}
            with pytest.raises(ConnectionClosed):
                silent.recv(timeout=PATIENCE)


def test_requests_are_counted_for_each_person(server: Running) -> None:
    greedy, other = Guest(server), Guest(server)
    answers = [greedy.http.get("/api/me") for _ in range(45)]
    late = answers[-1]
    assert (late.status_code, late.json()["code"]) == (429, "too_fast")
    fields = late.json()["fields"]
    assert (fields["what"], fields["most"]) == ("requests", 40)
    assert late.headers["retry-after"] == str(fields["seconds"])
    assert other.http.get("/api/me").status_code == 200


@pytest.mark.anyio
async def test_what_is_refused_to_one_is_not_taken_from_the_others_at_the_address() -> None:
    limits = Limits(Settings(requests_per_minute=5, address_requests_per_minute=10))
    for _ in range(5):
        limits.ask("greedy", "10.0.0.1")
    for _ in range(50):
        with pytest.raises(Refused, match="what=requests,"):
            limits.ask("greedy", "10.0.0.1")
    for _ in range(5):
        limits.ask("child", "10.0.0.1")


def test_new_guests_are_counted_for_each_address(tmp_path: Path) -> None:
    with running(tmp_path, TEBAN_GUESTS_PER_MINUTE="6", TEBAN_GUESTS_AT_ONCE="3") as server:
        known = Guest(server)
        address = f"{server.address}/api/me"
        answers = [httpx.post(address, json={}) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [200, 200, 429]
        assert answers[2].json()["fields"] == {"what": "guests", "most": 6, "seconds": 10}
        # Whoever is known already is no new guest.
        assert known.http.post("/api/me", json={}).json()["person"]["id"] == known.id


def test_the_address_has_a_limit_for_all_its_people(tmp_path: Path) -> None:
    with running(tmp_path, TEBAN_ADDRESS_REQUESTS_PER_MINUTE="5") as server:
        answers = [httpx.get(f"{server.address}/api/games") for _ in range(6)]
        assert answers[5].json()["fields"]["what"] == "requests_of_address"
        assert httpx.get(f"{server.address}/health").status_code == 200


HALF_SENT = {
    "nothing": b"",
    "half a line": b"GET /api/ga",
    "half a head": b"GET /api/games HTTP/1.1\r\nhost: x\r\nx-more: ",
    "half a body": b"POST /api/me HTTP/1.1\r\nhost: x\r\ncontent-length: 50\r\n\r\n{",
}


@pytest.mark.parametrize("sent", HALF_SENT.values(), ids=HALF_SENT)
def test_a_request_that_does_not_arrive_is_given_up(server: Running, sent: bytes) -> None:
    with socket.create_connection(("127.0.0.1", server.port), timeout=20) as half:
        half.sendall(sent)
        answer = HTTPResponse(half)
        answer.begin()
        assert (answer.status, answer.headers["content-type"]) == (408, "application/json")
        assert json.load(answer) == {"code": "too_late", "fields": {"seconds": 1}}
    assert figures(server)["teban_refusals_total[too_late]"] > 0


def test_whoever_goes_in_the_middle_of_a_request_is_no_mistake_of_the_program(
    server: Running,
) -> None:
    before = figures(server).get("teban_refusals_total[too_late]", 0)
    with socket.create_connection(("127.0.0.1", server.port), timeout=20) as half:
        half.sendall(HALF_SENT["half a body"])
    until = time.monotonic() + PATIENCE
    while figures(server).get("teban_refusals_total[too_late]", 0) == before:
        assert time.monotonic() < until
        time.sleep(0.05)
    assert "rror" not in server.log()


def test_a_second_request_that_does_not_arrive_is_given_up_too(server: Running) -> None:
    with socket.create_connection(("127.0.0.1", server.port), timeout=20) as half:
        half.sendall(b"GET /health HTTP/1.1\r\nhost: x\r\n\r\n")
        said = b""
        while b'"ok"' not in said:
            said += half.recv(4096)
        half.sendall(b"GET /api/ga")
        assert b" 408 " in half.recv(4096)
        assert half.recv(4096) == b""


def test_a_slow_reader_of_a_line_is_no_half_sent_request(server: Running) -> None:
    guest = Guest(server)
    match = guest.set_up(options=SMALL, seats=TWO)["match"]
    with guest.line(match) as line:
        line.get("table")
        time.sleep(1.5)
        line.send(type="ping")
        line.get("pong")


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("10.1.2.3", "10.1.2.3"),
        ("::ffff:10.1.2.3", "10.1.2.3"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:db8:1:2::9", "2001:db8:1:2::"),
        ("", ""),
        ("testclient", "testclient"),
    ],
)
def test_a_customer_has_one_address_however_many_they_use(host: str, counted: str) -> None:
    assert neighbourhood(host) == counted


# Taking turns


class Watch:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def alone(watch: Watch) -> Turns:
    """One place, for people who each have an address of their own."""
    return Turns(1, watch, lambda person: person, 30)


async def served(turns: Turns, *wanted: tuple[str, str]) -> list[tuple[str, str]]:
    """In which order those who wait get the one place, each keeping it for its usual time."""
    usual = {"deep": 4.0, "quick": 0.01}
    order: list[tuple[str, str]] = []

    async def wait(person: str, kind: str) -> None:
        await turns.come(person, kind)
        order.append((person, kind))
        turns.go(person, kind, usual[kind])

    await turns.come("somebody", "deep")
    waiting = [asyncio.create_task(wait(*one)) for one in wanted]
    await asyncio.sleep(0)
    turns.go("somebody", "deep", usual["deep"])
    await asyncio.gather(*waiting)
    return order


@pytest.mark.anyio
async def test_fifty_deep_thinkers_of_one_person_wait_for_themselves() -> None:
    turns = alone(Watch())
    await served(turns, ("greedy", "deep"), ("greedy", "quick"))
    wanted = [("greedy", "deep")] * 50 + [("child", "quick"), ("other", "deep")]
    order = await served(turns, *wanted)
    assert order[:2] == [("child", "quick"), ("other", "deep")]


@pytest.mark.anyio
async def test_what_waits_is_thought_to_take_what_such_work_usually_takes() -> None:
    turns = alone(Watch())
    await served(turns, ("a", "deep"), ("a", "quick"))
    await turns.come("a", "deep")
    waiting = [asyncio.create_task(turns.come("b", kind)) for kind in ("deep", "quick", "new")]
    await asyncio.sleep(0)
    assert turns.backlog == pytest.approx(4.0 + 0.01 + UNKNOWN)
    for task in waiting:
        task.cancel()
    await asyncio.gather(*waiting, return_exceptions=True)
    assert turns.backlog == 0


@pytest.mark.anyio
async def test_a_hundred_guests_at_one_address_have_the_shares_of_thirty() -> None:
    turns = Turns(1, Watch(), lambda person: person.partition(" ")[0], 30)
    crowd = [(f"crowd {number}", "deep") for number in range(100)]
    await served(turns, *crowd)
    neighbour = ("school a", "deep")
    await served(turns, neighbour)
    # Each of the crowd has had as much as the neighbour; together they have had more than thirty.
    order = await served(turns, *crowd, neighbour)
    assert order[0] == neighbour
    few = [("home 1", "deep"), ("home 2", "deep")]
    await served(turns, *few)
    assert (await served(turns, neighbour, *few))[-1] == neighbour


@pytest.mark.anyio
async def test_of_two_alike_the_quick_one_comes_first() -> None:
    turns = alone(Watch())
    await served(turns, ("a", "deep"), ("b", "quick"))
    assert (await served(turns, ("c", "deep"), ("d", "quick")))[0] == ("d", "quick")


@pytest.mark.anyio
async def test_what_was_taken_is_forgotten_in_time() -> None:
    watch = Watch()
    turns = alone(watch)
    await served(turns, *[("greedy", "deep")] * 5)
    watch.now = 3600.0
    order = await served(turns, ("greedy", "quick"), ("child", "quick"))
    assert order[0] == ("greedy", "quick")


@pytest.mark.anyio
async def test_whoever_gives_up_waiting_takes_no_place() -> None:
    turns = alone(Watch())
    await turns.come("a", "deep")
    waiting = asyncio.create_task(turns.come("b", "deep"))
    await asyncio.sleep(0)
    waiting.cancel()
    await asyncio.gather(waiting, return_exceptions=True)
    assert turns.waiting == 0
    turns.go("a", "deep", 1.0)
    await asyncio.wait_for(turns.come("c", "deep"), 1)


class Sleep(Struct, frozen=True):
    """Takes as long as it says."""

    seconds: float
    kind: str = "sleep"

    def do(self) -> float:
        time.sleep(self.seconds)
        return self.seconds


@pytest.mark.anyio
async def test_work_has_a_time_limit_and_a_queue_of_its_own_for_each_person() -> None:
    settings = Settings(most_waiting_per_person=2, most_waiting_per_address=3)
    limits = Limits(settings)
    for person in ("b", "d", "e"):
        limits.ask(person, "10.0.0.1")
    workers = Workers(settings, limits, Metrics(), Errors())
    # So it is known for nothing that is quickly done.
    await workers.do(Sleep(0.5), "a")
    long = asyncio.create_task(workers.do(Sleep(60), "a"))
    while not workers.turns.busy:
        await asyncio.sleep(0.01)
    asked = [asyncio.create_task(workers.asked(Sleep(0.5), "b", seconds=0.1)) for _ in range(2)]
    await asyncio.sleep(0)
    with pytest.raises(Refused) as caught:
        await workers.asked(Sleep(0), "b", seconds=1)
    fields = {"what": Limit.WAITING, "most": 2, "seconds": ceil(workers.turns.backlog)}
    assert caught.value.data() == {"code": Why.TOO_MANY, **fields}
    asked.append(asyncio.create_task(workers.asked(Sleep(0.5), "d", seconds=0.1)))
    await asyncio.sleep(0)
    with pytest.raises(Refused) as caught:
        await workers.asked(Sleep(0), "e", seconds=1)
    fields = {"what": Limit.WAITING_OF_ADDRESS, "most": 3, "seconds": ceil(workers.turns.backlog)}
    assert caught.value.fields == fields
    long.cancel()
    for task in asked:
        with pytest.raises(Refused) as caught:
            await task
        assert caught.value.code is Why.TOO_HARD
    with pytest.raises(Failed):
        await workers.do(Sleep(5), "c", seconds=0.1)
    assert await workers.do(Sleep(0.01), "c") == 0.01
    await workers.close()
