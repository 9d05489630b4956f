"""The action log: what is acknowledged is stored, once, and together with what waits."""

import asyncio

import pytest
from sqlalchemy import Connection, Engine, event

from teban.core.refused import Refused
from teban.server.storage import Booking, Conflict, MatchState, NotStored, Store, Why
from tests.server.storage.made import line, lines, live

pytestmark = pytest.mark.anyio


async def test_lines_come_back_as_they_were_stored(store: Store) -> None:
    match = await live(store)
    await store.append(match.id, 0, lines(3))
    await store.append(match.id, 3, lines(2, first=3))
    loaded = await store.load_match(match.id)
    assert loaded.record.lines == tuple(lines(5))
    assert loaded.match.length == 5
    assert loaded.match.state is MatchState.LIVE


async def test_a_result_ends_the_match(store: Store) -> None:
    match = await live(store)
    await store.append(match.id, 0, lines(1), result={"points": [40, 24]})
    ended = await store.match(match.id)
    assert (ended.state, ended.result) == (MatchState.OVER, {"points": [40, 24]})
    with pytest.raises(Refused) as refused:
        await store.append(match.id, 1, lines(1, first=1))
    assert refused.value.data() == {"code": "not_running", "got": "over"}


async def test_a_match_can_end_without_a_further_line(store: Store) -> None:
    match = await live(store)
    await store.append(match.id, 0, (), result={"points": [1, 0], "claimed": True})
    assert (await store.match(match.id)).state is MatchState.OVER


async def test_calls_that_wait_are_committed_in_one_transaction(store: Store) -> None:
    matches = [await live(store) for _ in range(50)]
    commits: list[Connection] = []

    @event.listens_for(Engine, "commit")
    def committed(connection: Connection) -> None:
        commits.append(connection)

    await asyncio.gather(*(store.append(match.id, 0, lines(2)) for match in matches))
    event.remove(Engine, "commit", committed)
    # The writer may have taken whoever came first alone.
    assert 1 <= len(commits) <= 2
    for match in matches:
        assert (await store.load_match(match.id)).record.lines == tuple(lines(2))


async def test_a_call_returns_only_after_its_commit(store: Store, address: str) -> None:
    match = await live(store)
    other = await Store.open(address)
    for number in range(20):
        await store.append(match.id, number, [line(number)])
        assert (await other.match(match.id)).length == number + 1
    await other.close()


async def test_a_match_is_read_as_of_one_moment(store: Store) -> None:
    match = await live(store)

    async def grow() -> None:
        for number in range(150):
            await store.append(match.id, number, [line(number)])

    growing = asyncio.create_task(grow())
    while not growing.done():
        loaded = await store.load_match(match.id)
        assert loaded.record.lines == tuple(lines(loaded.match.length))
    await growing


async def test_a_conflict_fails_its_caller_and_nobody_else(store: Store) -> None:
    first, second = await live(store), await live(store)
    await store.append(first.id, 0, lines(1))
    outcomes = await asyncio.gather(
        store.append(first.id, 0, lines(1)),
        store.append(second.id, 0, lines(2)),
        store.append(first.id, 5, lines(1)),
        store.append(first.id, 1, lines(1, first=1)),
        store.append("nowhere", 0, lines(1)),
        return_exceptions=True,
    )
    again, fine, gap, following, nowhere = outcomes
    assert isinstance(again, Conflict)
    assert (again.match, again.first, again.length) == (first.id, 0, 1)
    assert isinstance(gap, Conflict)
    assert fine is following is None
    assert isinstance(nowhere, Refused)
    assert nowhere.code is Why.NO_SUCH_MATCH
    assert (await store.load_match(first.id)).record.lines == tuple(lines(2))
    assert (await store.load_match(second.id)).record.lines == tuple(lines(2))


async def test_of_many_who_move_at_once_one_succeeds(store: Store, address: str) -> None:
    match = await live(store)
    stores = [store, await Store.open(address), await Store.open(address)]
    outcomes = await asyncio.gather(
        *(each.append(match.id, 0, lines(1)) for each in stores for _ in range(5)),
        return_exceptions=True,
    )
    assert outcomes.count(None) == 1
    assert sum(isinstance(outcome, Conflict) for outcome in outcomes) == 14
    assert (await store.match(match.id)).length == 1
    for each in stores[1:]:
        await each.close()


async def test_data_that_cannot_be_stored_fail_their_caller_and_nobody_else(store: Store) -> None:
    bad, good = await live(store), await live(store)
    stranger = Booking(0, "nobody", "badge", "first")
    outcomes = await asyncio.gather(
        store.append(bad.id, 0, lines(1), bookings=[stranger]),
        store.append(good.id, 0, lines(1)),
        return_exceptions=True,
    )
    assert isinstance(outcomes[0], NotStored)
    assert outcomes[1] is None
    assert (await store.match(bad.id)).length == 0
    assert (await store.match(good.id)).length == 1


async def test_callers_wait_for_room_in_the_queue(address: str) -> None:
    store = await Store.open(address, most_waiting=2, most_together=3)
    matches = [await live(store) for _ in range(20)]
    calls = [asyncio.create_task(store.append(match.id, 0, lines(1))) for match in matches]
    most = 0
    while not all(call.done() for call in calls):
        most = max(most, store.waiting)
        await asyncio.sleep(0)
    assert most == 2
    await asyncio.gather(*calls)
    assert [(await store.match(match.id)).length for match in matches] == [1] * 20
    await store.close()


async def test_closing_writes_what_waits_and_refuses_what_comes_later(address: str) -> None:
    store = await Store.open(address)
    matches = [await live(store) for _ in range(5)]
    calls = [asyncio.create_task(store.append(match.id, 0, lines(1))) for match in matches]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*calls)
    with pytest.raises(NotStored, match="closed"):
        await store.append(matches[0].id, 1, lines(1))
    store = await Store.open(address)
    assert [(await store.match(match.id)).length for match in matches] == [1] * 5
    await store.close()


async def test_a_caller_who_gives_up_harms_nobody(store: Store) -> None:
    first, second = await live(store), await live(store)
    given_up = asyncio.create_task(store.append(first.id, 0, lines(1)))
    await asyncio.sleep(0)
    given_up.cancel()
    await store.append(second.id, 0, lines(1))
    assert (await store.match(second.id)).length == 1


async def test_nobody_waits_for_a_writer_that_was_stopped(store: Store) -> None:
    matches = [await live(store) for _ in range(3)]
    calls = [asyncio.create_task(store.append(match.id, 0, lines(1))) for match in matches]
    await asyncio.sleep(0)
    store._writer._task.cancel()
    outcomes = await asyncio.gather(*calls, return_exceptions=True)
    assert [type(outcome) for outcome in outcomes] == [NotStored] * 3
    with pytest.raises(NotStored, match="closed"):
        await store.append(matches[0].id, 0, lines(1))


async def test_a_mistake_in_one_change_is_told_to_its_author_alone(store: Store) -> None:
    match = await live(store)

    def mistaken(_: Connection) -> None:
        raise ZeroDivisionError

    outcomes = await asyncio.gather(
        store._writer.change(mistaken),
        store.append(match.id, 0, lines(1)),
        return_exceptions=True,
    )
    assert [type(outcome) for outcome in outcomes] == [ZeroDivisionError, type(None)]
    assert (await store.match(match.id)).length == 1
