"""A crash between the last one sitting down and the start leaves a table that can still start."""

import pytest

from teban.server.bodies import Chair, NewMatch
from teban.server.house import House
from teban.server.settings import Settings
from teban.server.storage import MatchState, Person, Seating, SeatKind

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


async def test_whoever_sits_down_once_more_starts_it(address: str) -> None:
    house = await House.open(Settings(database=address))
    match, code, two = await left_behind(house)
    assert (await house.tables.join(two, code)).state is MatchState.LIVE
    assert (await house.room(match)).match.actors()
    await house.close()
