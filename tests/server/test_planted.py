"""Faults planted in the server, one each, and the checks that have to notice them."""

import secrets
import time
from collections.abc import Callable, Iterator
from functools import cache
from hashlib import blake2b
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from litestar.testing import TestClient
from msgspec import structs

from teban.core.chance import SEED_BYTES
from teban.core.ids import SeatId
from teban.core.refused import Refused
from teban.server import wire
from teban.server.app import create_app
from teban.server.bodies import Chair, NewMatch
from teban.server.connection import Connection
from teban.server.house import House
from teban.server.refusals import Why
from teban.server.room import room as rooms
from teban.server.settings import Settings
from teban.server.storage import Loaded, MatchState, Store

TWO = (Chair("me"), Chair("guest"))
WAITING = (Chair("me"), Chair("open"))
Plant = Callable[[pytest.MonkeyPatch], None]


def settings(home: Path, name: str = "server") -> Settings:
    return Settings(database=f"sqlite:///{home / f'{name}.db'}")


# Checks


async def seeds_are_nobodys_guess(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each is what the operating system drew for it, as it was drawn and never before."""
    drawn: list[str] = []
    draw = secrets.token_bytes

    def noted(size: int | None = None) -> bytes:
        found = draw(size)
        drawn.append(found.hex())
        return found

    monkeypatch.setattr(secrets, "token_bytes", noted)
    house = await House.open(settings(home))
    try:
        person, friend = [await house.store.create_person(name) for name in ("あおい", "れん")]
        at_once = await house.tables.set_up(person, NewMatch("reversi", TWO))
        waiting = await house.tables.set_up(person, NewMatch("reversi", WAITING))
        await house.tables.join(friend, waiting.code)
        found = []
        for table in (at_once, waiting):
            record = (await house.store.load_match(table.match)).record
            found += [record.seed, record.nonce]
    finally:
        await house.close()
    assert len({*found}) == len(found)
    assert all(drawn.count(one) == 1 for one in found), "a seed can be guessed"
    assert all(len(one) == 2 * SEED_BYTES for one in found)


async def replays_are_for_what_is_over(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with TestClient(create_app(settings(home))) as client:
        client.post("/api/me", json={})
        wanted = {"game": "reversi", "seats": [{"kind": "me"}, {"kind": "guest"}]}
        match = client.post("/api/matches", json=wanted).json()["match"]
        answer = client.get(f"/api/matches/{match}/replay")
    assert answer.status_code == 409, "a match can be replayed while it is played"
    assert answer.json() == {"code": "not_over", "fields": {}}


async def nobody_tries_for_others(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    house = await House.open(settings(home))
    try:
        person = await house.store.create_person("あおい")
        table = await house.tables.set_up(person, NewMatch("reversi", TWO))
        room = await house.room(table.match)
        decision = room.match.seat(SeatId(0)).decision
        name = room.match.state.name(decision.legal[0], SeatId(0))
        rival = Connection("れん", (SeatId(1),))
        with pytest.raises(Refused) as caught:
            room.attempt(rival, wire.Try(0, decision.number, (name,), "t"))
        assert caught.value.code is Why.NOT_YOURS
        assert rival.outbox.empty()
    finally:
        await house.close()


# Faults


def seed_from_names_and(clock: Callable[[], float]) -> Plant:
    """Even stirred with something that is drawn: so few bytes of it are soon tried out."""

    def plant(monkeypatch: pytest.MonkeyPatch) -> None:
        def guessed(size: int) -> bytes:
            text = f"あおい/{clock()}/".encode() + secrets.token_bytes(1)
            return blake2b(text, digest_size=size).digest()

        drawing = SimpleNamespace(token_bytes=guessed)
        monkeypatch.setattr("teban.server.house.tables.secrets", drawing)

    return plant


def seed_is_drawn_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """For all matches of the house."""
    drawn = cache(secrets.token_bytes)
    drawing = SimpleNamespace(token_bytes=drawn)
    monkeypatch.setattr("teban.server.house.tables.secrets", drawing)


def everything_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    load = Store.load_match

    async def pretended(self: Store, match: str) -> Loaded:
        loaded = await load(self, match)
        over = structs.replace(loaded.match, state=MatchState.OVER)
        return structs.replace(loaded, match=over)

    monkeypatch.setattr(Store, "load_match", pretended)


def seats_are_everybodys(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms, "_check_own", lambda line, seat: None)


PLANTED: dict[str, tuple[Any, Plant]] = {
    "seed from names and nanoseconds": (seeds_are_nobodys_guess, seed_from_names_and(time.time_ns)),
    "seed from names and seconds": (seeds_are_nobodys_guess, seed_from_names_and(time.time)),
    "seed drawn once": (seeds_are_nobodys_guess, seed_is_drawn_once),
    "replay of a running match": (replays_are_for_what_is_over, everything_is_over),
    "try for others": (nobody_tries_for_others, seats_are_everybodys),
}
CHECKS = {check.__name__: check for check, _ in PLANTED.values()}


@pytest.fixture
def planting() -> Iterator[pytest.MonkeyPatch]:
    with pytest.MonkeyPatch.context() as patch:
        yield patch


@pytest.mark.parametrize("check", CHECKS)
@pytest.mark.anyio
async def test_the_server_passes(check: str, tmp_path: Path, planting: pytest.MonkeyPatch) -> None:
    await CHECKS[check](tmp_path, planting)


@pytest.mark.parametrize("fault", PLANTED)
@pytest.mark.anyio
async def test_the_fault_is_noticed(
    fault: str, tmp_path: Path, planting: pytest.MonkeyPatch
) -> None:
    check, plant = PLANTED[fault]
    plant(planting)
    with pytest.raises((AssertionError, pytest.fail.Exception)):
        await check(tmp_path, planting)
