"""Replays are written out in turn, and matches do not wait for them."""

import asyncio
import threading
from pathlib import Path

import pytest
from litestar.testing import TestClient
from msgspec import structs

from teban.core.refused import Refused
from teban.server.app import create_app
from teban.server.house.packing import Packing
from teban.server.refusals import Limit, Why
from teban.server.settings import Settings
from tests.server.running import PATIENCE


@pytest.mark.anyio
async def test_replays_wait_for_each_other_and_nothing_else_waits_for_them() -> None:
    packing = Packing(Settings(most_waiting_per_person=3, most_waiting_per_address=5))
    go_on = threading.Event()

    def ask(person: str | None, address: str) -> "asyncio.Task[bool]":
        return asyncio.create_task(packing.do(person, address, go_on.wait, PATIENCE))

    try:
        asked = [ask(person, "here") for person in ("a", "a", "a", "b", None)]
        asked += [ask(str(number), f"address {number}") for number in range(60)]
        await asyncio.sleep(0.1)
        for person, address, fields in (
            ("a", "elsewhere", {"what": Limit.WAITING, "most": 3, "seconds": 5}),
            ("c", "here", {"what": Limit.WAITING_OF_ADDRESS, "most": 5, "seconds": 5}),
            (None, "here", {"what": Limit.WAITING_OF_ADDRESS, "most": 5, "seconds": 5}),
        ):
            with pytest.raises(Refused) as caught:
                await ask(person, address)
            assert (caught.value.code, caught.value.fields) == (Why.TOO_MANY, fields)
        # A match that is taken up finds a thread.
        assert await asyncio.wait_for(asyncio.to_thread(int, "1"), PATIENCE / 2) == 1
    finally:
        go_on.set()
    assert all(await asyncio.gather(*asked))
    assert await ask("a", "here")


def test_a_replay_that_is_asked_for_waits_for_its_turn(tmp_path: Path) -> None:
    settings = Settings(database=f"sqlite:///{tmp_path / 'server.db'}")
    wanted = {"game": "reversi", "seats": [{"kind": "me"}, {"kind": "guest"}]}
    with TestClient(create_app(settings)) as client:
        token = client.post("/api/me", json={}).json()["token"]
        match = client.post("/api/matches", json=wanted).json()["match"]
        with client.websocket_connect(f"/ws/{match}") as line:
            line.send_json({"type": "hello", "token": token})
            line.send_json({"type": "resign", "seat": 0})
            while line.receive_json()["type"] != "over":
                pass
        replay = f"/api/matches/{match}/replay"
        assert client.get(replay).json()["match"]["id"] == match
        full = structs.replace(settings, most_waiting_per_address=0)
        client.app.state.house.packing = Packing(full)
        refused = client.get(replay)
        assert (refused.status_code, refused.json()["code"]) == (429, "too_many")
        fields = {"what": "waiting_of_address", "most": 0, "seconds": 5}
        assert (refused.json()["fields"], refused.headers["retry-after"]) == (fields, "5")
