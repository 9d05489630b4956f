"""A match that is over can be looked at after its rules have changed."""

import asyncio
import json
import signal
import time
from collections.abc import Generator
from pathlib import Path
from typing import Any, cast

import httpx
import pytest
from litestar.testing import TestClient

from teban.core.ids import SeatId
from teban.core.registry import find
from teban.server.app import create_app
from teban.server.bodies import Chair, NewMatch
from teban.server.house import House, keeping
from teban.server.settings import Settings
from teban.server.storage import Loaded, MatchState, Store
from teban.server.work.job import Job
from teban.server.work.pool import Failed
from teban.server.work.showing import Showing, packed, unpacked
from tests.kept.test_kept import FACTS, SETS, unpack
from tests.server.running import Guest, Running, running

SMALL: dict[str, Any] = {"size": 4, "specials": 1}


def finished(guest: Guest, game: str = "reversi", **options: Any) -> str:
    table = guest.set_up(game, options=options, seats=[{"kind": "me"}, {"kind": "guest"}])
    match: str = table["match"]
    with guest.line(match) as line:
        for seat in (0, 1, 0, 1):
            line.send(type="uncover", seat=seat)
            update = line.get("update")
            while update["viewer"] != seat:
                update = line.get("update")
            if update["decision"]:
                line.pick(update, update["decision"]["names"][0])
                line.get("done")
        line.send(type="resign", seat=0)
        line.get("over")
    return match


def replay(guest: Guest, match: str) -> Any:
    answer = guest.http.get(f"/api/matches/{match}/replay")
    assert answer.status_code == 200, answer.text
    return answer.json()


@pytest.fixture
def moved_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """The rules of a game after a change that no old record outlives, so that none is replayed."""
    monkeypatch.setattr("teban.server.work.pool.sys.executable", "/nowhere/python")
    blackpoker = type(find("blackpoker"))
    monkeypatch.setattr(blackpoker, "rules_version", 99)
    monkeypatch.setattr(blackpoker, "plays_on", ())


def test_what_was_seen_is_the_same_when_the_rules_have_changed(
    tmp_path: Path, moved_on: None
) -> None:
    with running(tmp_path) as server:
        guest = Guest(server)
        match = finished(guest, "blackpoker")
        before = replay(guest, match)
    with TestClient(create_app(Settings(database=address(tmp_path)))) as client:
        after = client.get(f"/api/matches/{match}/replay").json()
    assert len(before["viewers"]["0"]) > 3
    assert after["viewers"] == before["viewers"]
    assert after["match"] == before["match"]


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
def test_what_has_just_ended_is_kept_however_the_server_ends(
    tmp_path: Path, moved_on: None, how: signal.Signals
) -> None:
    """Somebody upgrades in the moment after the last move."""
    server = Running(tmp_path).start()
    try:
        matches = [finished(Guest(server), "blackpoker") for _ in range(3)]
    finally:
        server.stop(how)
        for client in server.clients:
            client.close()
    with TestClient(create_app(Settings(database=address(tmp_path)))) as client:
        for match in matches:
            shown = client.get(f"/api/matches/{match}/replay").json()
            assert len(shown["viewers"]["0"]) > 3


def test_my_matches_are_listed_though_the_rules_of_one_are_gone(
    tmp_path: Path, moved_on: None
) -> None:
    with running(tmp_path) as server:
        guest = Guest(server)
        seats = [{"kind": "me"}, {"kind": "guest"}]
        old = guest.set_up("blackpoker", seats=seats)["match"]
        other = guest.set_up("reversi", seats=seats)["match"]
        token = guest.token
    with TestClient(create_app(Settings(database=address(tmp_path)))) as client:
        mine = client.get("/api/matches", headers={"authorization": f"Bearer {token}"}).json()
    shown = {one["id"]: "view" in one for one in mine["live"]}
    assert shown == {old: False, other: True}


@pytest.mark.parametrize("folder", SETS, ids=lambda folder: folder.name)
def test_what_was_played_before_anything_was_kept_is_kept_now(
    tmp_path: Path, folder: Path, moved_on: None
) -> None:
    """A database of an earlier version is served once; only then the rules change."""
    unpack(folder, tmp_path)
    (match,) = [one for one in FACTS[folder]["finished"] if one["game"] == "blackpoker"]
    with running(tmp_path):
        asyncio.run(all_kept(tmp_path))
    with TestClient(create_app(Settings(database=address(tmp_path)))) as client:
        shown = client.get(f"/api/matches/{match['match']}/replay").json()
    last = {viewer: moments[-1]["view"] for viewer, moments in shown["viewers"].items()}
    assert last.keys() == match["views"].keys()
    assert [view["sides"][0]["life"] for view in last.values()] == [
        view["sides"][0]["life"] for view in match["views"].values()
    ]


@pytest.mark.anyio
@pytest.mark.parametrize("folder", SETS, ids=lambda folder: folder.name)
async def test_moments_from_before_they_were_counted_are_counted_before_anybody_picks(
    tmp_path: Path, folder: Path
) -> None:
    unpack(folder, tmp_path)
    house = await House.open(Settings(database=address(tmp_path)))
    matches = [one["match"] for one in FACTS[folder]["running"]]
    for before in [await house.store.match(match) for match in matches]:
        room = await house.room(before.id)
        after = await house.store.match(before.id)
        assert after.moments == room.match.moments(None)
        assert after.updated == before.updated
    await house.close()


def test_a_match_is_kept_without_being_asked_for(server: Running) -> None:
    guest = Guest(server)
    match = finished(guest, **SMALL)
    stored = asyncio.run(kept(server.environ["TEBAN_DATABASE"], match))
    assert stored is not None
    assert json.loads(bytes(unpacked(stored))) == replay(guest, match)["viewers"]


@pytest.mark.anyio
async def test_a_match_that_could_not_be_kept_ends_all_the_same_and_is_kept_by_the_next_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stumbles(*_: Any) -> None:
        raise KeyError("a mistake")

    with monkeypatch.context() as patch:
        patch.setattr(keeping, "watch", stumbles)
        house = await House.open(Settings(database=address(tmp_path)))
        match = await given_up(house)
        assert (await house.store.match(match)).state is MatchState.OVER
        assert house.errors.count == 1
        await house.close()
    assert await kept(address(tmp_path), match) is None
    house = await House.open(Settings(database=address(tmp_path)))
    while await house.store.showing(match) is None:
        await asyncio.sleep(0.01)
    await house.close()


class Helper:
    """In place of the workers: one that has nothing else to do."""

    at_hand = True

    def __init__(self, raises: type[BaseException] | None) -> None:
        self._raises = raises
        self.asked: list[Job] = []

    async def do(self, job: Job, *_: Any) -> Any:
        self.asked.append(job)
        if self._raises is not None:
            raise self._raises("the worker is gone")
        return job.do()


@pytest.mark.anyio
@pytest.mark.parametrize("raises", [None, Failed, asyncio.CancelledError])
async def test_what_ends_is_worked_out_by_a_worker_at_hand_or_else_without_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, raises: type[BaseException] | None
) -> None:
    """A worker may crash, and is ended when the server stops."""
    house = await House.open(Settings(database=address(tmp_path)))
    alone = await house.store.showing(await given_up(house))
    helper = Helper(raises)
    if raises is asyncio.CancelledError:
        house.keeper.close()
    with monkeypatch.context() as patch:
        patch.setattr(house, "workers", helper)
        match = await given_up(house)
    assert [type(job) for job in helper.asked] == [Showing]
    kept = await house.store.showing(match)
    assert kept is not None
    assert alone is not None
    assert json.loads(bytes(unpacked(kept)))["null"] == json.loads(bytes(unpacked(alone)))["null"]
    await house.close()


@pytest.mark.anyio
async def test_a_worker_is_started_where_many_matches_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(keeping, "WORTH_A_WORKER", 2)
    house = await House.open(Settings(database=address(tmp_path)))
    for _ in range(2):
        assert not house.workers.at_hand
        await given_up(house)
    while not house.workers.at_hand:
        await asyncio.sleep(0.01)
    await house.close()


@pytest.mark.anyio
async def test_a_long_match_lets_the_others_have_their_turn() -> None:
    def long(steps: list[int]) -> Generator[None, None, str]:
        while len(steps) < 10:
            steps.append(0)
            time.sleep(keeping.SLICE_SECONDS)
            yield
        return "done"

    steps, between = list[int](), list[int]()
    work = asyncio.create_task(keeping.in_slices(long(steps)))
    while not work.done():
        between.append(len(steps))
        await asyncio.sleep(0)
    assert await work == "done"
    assert {*between} > {2, 5, 8}


@pytest.mark.anyio
async def test_what_ends_is_kept_though_looking_for_older_matches_was_a_mistake(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def stumbles(*_: Any) -> tuple[str, ...]:
        raise KeyError("a mistake")

    monkeypatch.setattr(Store, "not_kept", stumbles)
    house = await House.open(Settings(database=address(tmp_path)))
    assert await house.store.showing(await given_up(house)) is not None
    assert house.errors.count == 1
    await house.close()


def test_a_replay_is_packed_for_whoever_can_unpack_it(server: Running) -> None:
    guest = Guest(server)
    match = finished(guest, **SMALL)
    packed = guest.http.get(f"/api/matches/{match}/replay")
    plain = guest.http.get(f"/api/matches/{match}/replay", headers={"accept-encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert packed.json() == plain.json()


@pytest.mark.anyio
async def test_a_replay_without_a_token_is_worked_out_for_the_whole_network(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of IPv6 everybody has as many addresses as they like."""
    asked_for: list[str] = []

    async def noted(loaded: Loaded, person: str) -> bytes:
        asked_for.append(person)
        return packed({})

    app = create_app(Settings(database=address(tmp_path)))
    async with app.lifespan():
        house: House = app.state.house
        match = await given_up(house)
        monkeypatch.setattr(house.keeper, "viewers", noted)
        for host in ("2001:db8:1:2::9", "2001:db8:1:2:3:4:5:6"):
            way = httpx.ASGITransport(cast(Any, app), client=(host, 1))
            async with httpx.AsyncClient(transport=way, base_url="http://server") as client:
                answer = await client.get(f"/api/matches/{match}/replay")
                assert answer.status_code == 200
    assert asked_for == ["2001:db8:1:2::"] * 2


async def given_up(house: House) -> str:
    """A match that is over."""
    person = await house.store.create_person("あおい")
    seats = (Chair("me"), Chair("guest"))
    table = await house.tables.set_up(person, NewMatch("reversi", seats, SMALL))
    await (await house.room(table.match)).change(lambda match, at: match.resign(SeatId(0), at))
    return table.match


def address(home: Path) -> str:
    return f"sqlite:///{home / 'server.db'}"


async def all_kept(home: Path) -> None:
    store = await Store.open(address(home))
    while await store.not_kept("", 1):
        await asyncio.sleep(0.02)
    await store.close()


async def kept(database: str, match: str) -> bytes | None:
    store = await Store.open(database)
    found = await store.showing(match)
    await store.close()
    return found
