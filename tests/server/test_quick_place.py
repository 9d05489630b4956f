"""What is soon done waits for nothing dear: it has a place of its own among the workers."""

import asyncio
import random
import time
from collections.abc import Collection
from contextlib import ExitStack
from pathlib import Path

import pytest
from msgspec import Struct

from teban.core.refused import Refused
from teban.server.bodies import Chair, NewMatch
from teban.server.errors import Errors
from teban.server.house import House
from teban.server.limits import Limits
from teban.server.metrics import Metrics
from teban.server.settings import Settings
from teban.server.work import pool
from teban.server.work.pool import Failed, Workers
from teban.server.work.question import Ping
from teban.server.work.turns import Place, Turns
from tests.server.running import Guest, running


def two_places() -> Turns:
    """One for anything and one for what is quick."""
    return Turns(1, lambda: 0.0, lambda person: person, 30, quick_places=1)


async def done(turns: Turns, person: str, kind: str, seconds: float) -> Place:
    place = await asyncio.wait_for(turns.come(person, kind), 1)
    turns.go(person, kind, seconds, place)
    return place


@pytest.mark.anyio
async def test_what_is_quick_has_a_place_that_nothing_dear_takes() -> None:
    turns = two_places()
    await done(turns, "greedy", "deep", 4.0)
    await done(turns, "child", "easy", 0.01)
    assert await turns.come("greedy", "deep") is Place.ANY
    waiting = asyncio.create_task(turns.come("greedy", "deep"))
    await asyncio.sleep(0)
    assert turns.waiting == 1
    assert await done(turns, "child", "easy", 0.01) is Place.QUICK
    assert turns.waiting == 1
    turns.go("greedy", "deep", 4.0)
    assert await waiting is Place.ANY


@pytest.mark.anyio
async def test_what_usually_takes_long_is_let_in_no_more() -> None:
    turns = two_places()
    await turns.come("a", "deep")
    assert await turns.come("b", "new") is Place.QUICK
    turns.go("b", "new", 2.0, Place.QUICK)
    waiting = asyncio.create_task(turns.come("b", "new"))
    await asyncio.sleep(0)
    assert not waiting.done()
    turns.go("a", "deep", 4.0)
    assert await waiting is Place.ANY


@pytest.mark.anyio
async def test_a_quick_place_is_given_to_whoever_waits_for_one_or_kept_free() -> None:
    turns = two_places()
    await done(turns, "child", "easy", 0.01)
    await turns.come("a", "deep")
    assert await turns.come("b", "easy") is Place.QUICK
    child = asyncio.create_task(turns.come("child", "easy"))
    await asyncio.sleep(0)
    turns.go("b", "easy", 0.01, Place.QUICK)
    assert await child is Place.QUICK
    turns.go("child", "easy", 0.01, Place.QUICK)
    assert turns.busy == 1


@pytest.mark.anyio
async def test_what_nobody_plays_by_has_a_place_to_itself() -> None:
    turns = Turns(1, lambda: 0.0, lambda person: person, 30, beside_places=1)
    assert await turns.come("a", "replay", (Place.BESIDE,)) is Place.BESIDE
    waiting = asyncio.create_task(turns.come("a", "replay", (Place.BESIDE,)))
    await asyncio.sleep(0)
    assert turns.waiting == 1
    # Whoever plays waits for none of these, and they for nobody who plays.
    assert await turns.come("child", "deep") is Place.ANY
    playing = asyncio.create_task(turns.come("child", "deep"))
    await asyncio.sleep(0)
    turns.go("a", "replay", 60.0, Place.BESIDE)
    assert await waiting is Place.BESIDE
    assert not playing.done()
    turns.go("child", "deep", 4.0)
    assert await playing is Place.ANY


@pytest.mark.anyio
async def test_replays_keep_no_computer_player_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = await House.open(Settings(database=f"sqlite:///{tmp_path / 'server.db'}"))
    come, went = house.workers.turns.come, list[Place]()

    async def noted(person: str, kind: str, places: Collection[Place]) -> Place:
        went.append(await come(person, kind, places))
        raise Failed("nobody works here")

    monkeypatch.setattr(house.workers.turns, "come", noted)
    person = await house.store.create_person("あおい")
    table = NewMatch("reversi", (Chair("me"), Chair("guest")))
    match = (await house.tables.set_up(person, table)).match
    with pytest.raises(Refused):
        await house.keeper.viewers(await house.store.load_match(match), person.id)
    assert went == [Place.BESIDE]
    await house.close()


class Sleep(Struct, frozen=True):
    """Takes as long as it says."""

    seconds: float
    kind: str

    def do(self) -> float:
        time.sleep(self.seconds)
        return self.seconds


@pytest.mark.anyio
async def test_what_stays_too_long_in_a_quick_place_has_its_time_elsewhere(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(pool, "QUICK_SECONDS", 0.5)
    settings = Settings()
    workers = Workers(settings, Limits(settings), Metrics(), Errors())
    long = asyncio.create_task(workers.do(Sleep(60, "deep"), "greedy"))
    while not workers.turns.busy:
        await asyncio.sleep(0.01)
    cut = asyncio.create_task(workers.do(Sleep(1.0, "new"), "b"))
    while not workers.turns.waiting:
        await asyncio.sleep(0.01)
    # It was ended, and what is quick is done meanwhile.
    await workers.do(Ping(), "child")
    assert not long.done()
    assert not cut.done()
    long.cancel()
    assert await cut == 1.0
    await workers.close()


def moves(guest: Guest, match: str) -> int:
    with guest.line(match, watch=True) as line:
        ply: int = line.get("update")["ply"]
        return ply


@pytest.mark.timeout(120)
def test_a_child_plays_a_whole_match_while_somebody_elses_player_thinks(tmp_path: Path) -> None:
    deep = {"kind": "computer", "level": "custom:depth=20,seconds=10"}
    easy = {"kind": "computer", "level": "level1"}
    small = {"size": 4, "specials": 0}
    with running(tmp_path) as server, ExitStack() as stack:
        greedy, child = Guest(server), Guest(server)
        dear: list[str] = []
        for _ in range(4):
            dear.append(greedy.set_up(options={"size": 16}, seats=[deep, deep])["match"])
            stack.enter_context(greedy.line(dear[-1])).get("welcome")
        match = child.set_up(options=small, seats=[easy, {"kind": "me"}])["match"]
        line = stack.enter_context(child.line(match))
        chance = random.Random(1)
        answers = 0
        update = line.asked()
        while not update["result"]:
            answers += 1
            line.pick(update, chance.choice(update["decision"]["names"]))
            update = line.asked()
        thoughts = sum(moves(child, one) for one in dear)
    assert answers >= 4
    # Had it waited for one deep thought before each of its moves, as many were over.
    assert thoughts <= answers // 2
