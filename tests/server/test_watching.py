"""What an operator can ask of a running server."""

import asyncio
import sqlite3
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from teban.server.bodies import Chair, NewMatch
from teban.server.house import House
from teban.server.settings import Settings
from teban.server.storage import MatchState
from teban.server.storage.refusals import Unavailable
from teban.server.watching import Readiness, Ready
from tests.server.postgres import Cluster
from tests.server.running import Guest, Running, running
from tests.server.severed import severed

TOKEN = "operator-operator-operator-operator"
SMALL = {"size": 4, "specials": 0}


def figures(server: Running) -> dict[str, float]:
    answer = httpx.get(f"{server.address}/metrics", headers={"authorization": f"Bearer {TOKEN}"})
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    return {
        sample.name + "".join(f"[{value}]" for value in sample.labels.values()): sample.value
        for family in text_string_to_metric_families(answer.text)
        for sample in family.samples
    }


def test_figures_are_counted_as_things_happen(tmp_path: Path) -> None:
    with running(tmp_path, TEBAN_METRICS_TOKEN=TOKEN) as server:
        guest = Guest(server)
        seats = [{"kind": "me"}, {"kind": "computer", "level": "level1"}]
        match = guest.set_up(options=SMALL, seats=seats)["match"]
        before = figures(server)
        with guest.line(match) as line:
            update = line.asked()
            line.pick(update, update["decision"]["names"][0])
            line.get("done")
            line.send(type="resign", seat=1)
            assert line.get("refused")["code"] == "not_yours"
            line.asked()
            assert guest.http.post(f"/api/matches/{match}/rematch").status_code == 409
            assert guest.http.get("/api/nothing").status_code == 404
            assert guest.http.put("/api/games").status_code == 405
            during = figures(server)
    assert (before["teban_lines"], during["teban_lines"], during["teban_rooms"]) == (0, 1, 1)
    assert during["teban_moves_total[reversi]"] == during["teban_store_lines_total"] >= 2
    assert during["teban_acknowledgement_seconds_count"] == 1
    for code in ("not_yours", "not_over", "not_found", "http"):
        assert during[f"teban_refusals_total[{code}]"] == 1
    assert during["teban_work_seconds_count[reversi/level1]"] >= 1
    assert during["teban_work_waiting_seconds_count[reversi/level1]"] >= 1
    assert during["teban_store_batches_total"] > before["teban_store_batches_total"]
    assert during["teban_errors"] == 0


def test_figures_are_for_the_operator_only(tmp_path: Path) -> None:
    with running(tmp_path, TEBAN_METRICS_TOKEN=TOKEN) as server:
        for token in (b"x", b"wrong", "あ".encode()):
            headers = {b"authorization": b"Bearer " + token}
            answer = httpx.get(f"{server.address}/metrics", headers=headers)
            assert (answer.status_code, answer.json()["code"]) == (401, "who_are_you")
        server.stop()
        server.environ["TEBAN_METRICS_TOKEN"] = ""
        server.start()
        assert httpx.get(f"{server.address}/metrics").status_code == 404


def test_a_server_that_has_everything_is_ready(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        answer = httpx.get(f"{server.address}/ready")
    assert (answer.status_code, answer.json()) == (200, {"status": "ready", "missing": []})


def test_a_server_that_cannot_write_says_so(tmp_path: Path) -> None:
    with running(tmp_path, TEBAN_DATABASE_WAIT_MS="50", TEBAN_METRICS_TOKEN=TOKEN) as server:
        guest = Guest(server)
        match = guest.set_up(options=SMALL, seats=[{"kind": "me"}, {"kind": "guest"}])["match"]
        with guest.line(match) as line:
            line.send(type="uncover", seat=0)
            update = line.asked()
            other = sqlite3.connect(tmp_path / "server.db", isolation_level=None)
            other.execute("BEGIN IMMEDIATE")
            answer = httpx.get(f"{server.address}/ready", timeout=20)
            line.pick(update, update["decision"]["names"][0])
            assert line.get("refused")["code"] == "not_stored"
            asked = guest.http.patch("/api/me", json={"name": "れん"})
            assert (asked.status_code, asked.json()["code"]) == (503, "not_stored")
            other.close()
        refusals = figures(server)["teban_refusals_total[not_stored]"]
    assert (answer.status_code, answer.json()["missing"]) == (503, ["disk"])
    assert refusals == 2
    assert "not ready: disk" in server.log()


@pytest.mark.anyio
async def test_a_server_without_its_database_says_so(cluster: Cluster, postgresql: str) -> None:
    async with severed(cluster) as way:
        house = await House.open(Settings(database=way.address))
        assert await Ready(house).ask() == Readiness("ready", ())
        way.break_at(0, comes_back=False)
        asked = Ready(house)
        found = await asyncio.gather(*(asked.ask() for _ in range(50)))
        assert set(found) == {Readiness("not ready", ("database", "disk"))}
        way.mend()
        await house.close()


@pytest.mark.anyio
async def test_a_server_without_workers_says_so_and_not_again_at_every_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("teban.server.watching.FRESH_SECONDS", 0.0)
    house = await House.open(Settings(database=f"sqlite:///{tmp_path / 'server.db'}"))
    monkeypatch.setattr("teban.server.work.pool.sys.executable", "/nowhere/python")
    ready = Ready(house)
    for _ in range(5):
        assert (await ready.ask()).missing == ("workers",)
    await house.close()
    first, again = [row for row in capsys.readouterr().out.splitlines() if "not ready" in row]
    assert "no process can be started" in first
    assert "more=4" in again


@pytest.mark.anyio
async def test_the_sweep_outlives_a_mistake_and_tells_of_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("teban.server.house.house.IDLE_SECONDS", 0.02)
    house = await House.open(Settings(database=f"sqlite:///{tmp_path / 'server.db'}"))
    sweep, mistakes = house.store.sweep, list[object]()

    async def broken_sweep(*given: Any) -> int:
        mistakes.append(given)
        raise KeyError("a mistake")

    monkeypatch.setattr(house.store, "sweep", broken_sweep)
    while not mistakes:
        await asyncio.sleep(0.01)
    monkeypatch.setattr(house.store, "sweep", sweep)
    assert house.errors.count >= 1
    person = await house.store.create_person("あおい")
    seats = (Chair("me"), Chair("open"))
    waits = (await house.tables.set_up(person, NewMatch("reversi", seats, SMALL))).match
    monkeypatch.setattr("teban.server.house.house.WAITING_MS", -60_000)
    while (await house.store.match(waits)).state is not MatchState.ABANDONED:
        await asyncio.sleep(0.01)
    await house.close()


@pytest.mark.anyio
async def test_the_sweep_goes_on_after_the_database_was_gone(
    cluster: Cluster, postgresql: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("teban.server.house.house.IDLE_SECONDS", 0.02)
    async with severed(cluster) as way:
        house = await House.open(Settings(database=way.address))
        way.break_at(0, comes_back=False)
        while not way.broken:
            await asyncio.sleep(0.01)
        way.mend()
        # Every connection that was cut is met once more before it is known to be.
        person = None
        while person is None:
            with suppress(Unavailable):
                person = await house.store.create_person("あおい")
        seats = (Chair("me"), Chair("open"))
        match = (await house.tables.set_up(person, NewMatch("reversi", seats))).match
        monkeypatch.setattr("teban.server.house.house.WAITING_MS", -60_000)
        while (await house.store.match(match)).state is not MatchState.ABANDONED:
            await asyncio.sleep(0.01)
        await house.close()
