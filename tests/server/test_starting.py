"""A crash between the last one sitting down and the start leaves a table that can still start."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from teban.core.record import Record
from teban.core.refused import Expect, bad_value
from teban.server.bodies import Chair, NewMatch
from teban.server.house import House
from teban.server.house.tables import Tables
from teban.server.settings import Settings
from teban.server.storage import MatchState, Person, Seating, SeatKind, StoredMatch

pytestmark = pytest.mark.anyio


async def left_behind(house: House) -> tuple[str, str, Person]:
    """A table at which everybody sits, and that nobody has started."""
    one, two = [await house.store.create_person(name) for name in ("いち", "に")]
    table = await house.tables.set_up(one, NewMatch("reversi", (Chair("me"), Chair("open"))))
    taker = Seating(0, SeatKind.PERSON, two.name, two.avatar, two.id)
    stored = await house.store.join(table.match, taker)
    assert stored.state is MatchState.OPEN
    return table.match, table.code, two


async def test_the_next_server_starts_it(address: str) -> None:
    house = await House.open(Settings(database=address))
    match, _, _ = await left_behind(house)
    await house.close()
    house = await House.open(Settings(database=address))
    assert (await house.store.match(match)).state is MatchState.LIVE
    assert (await house.room(match)).match.actors()
    await house.close()


@pytest.mark.parametrize(
    ("met", "mistakes"),
    [(KeyError("a mistake"), 1), (bad_value("options", 5, Expect.NOTHING), 0)],
    ids=repr,
)
async def test_a_table_that_cannot_start_keeps_nobody_else_from_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, met: Exception, mistakes: int
) -> None:
    address = f"sqlite:///{tmp_path / 'server.db'}"
    house = await House.open(Settings(database=address))
    good, bad, last = [(await left_behind(house))[0] for _ in range(3)]
    await house.close()
    complete = Tables._complete

    async def stumbles(self: Tables, stored: StoredMatch, seats: Sequence[Seating]) -> Record:
        if stored.id == bad:
            raise met
        return await complete(self, stored, seats)

    monkeypatch.setattr(Tables, "_complete", stumbles)
    house = await House.open(Settings(database=address))
    states = [(await house.store.match(match)).state for match in (good, bad, last)]
    assert states == [MatchState.LIVE, MatchState.OPEN, MatchState.LIVE]
    assert house.errors.count == mistakes
    await house.close()


async def test_whoever_sits_down_once_more_starts_it(address: str) -> None:
    house = await House.open(Settings(database=address))
    match, code, two = await left_behind(house)
    assert (await house.tables.join(two, code)).match == match
    assert (await house.store.match(match)).state is MatchState.LIVE
    assert (await house.room(match)).match.actors()
    await house.close()
