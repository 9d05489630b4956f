"""People, what they earned, and where they played."""

import asyncio

import pytest

from teban.core.refused import Refused
from teban.server.storage import Booking, MatchState, Store, Tally
from tests.server.storage.made import COMPUTER, FREE, header, lines, live, room, taken_by

pytestmark = pytest.mark.anyio
LIVE = MatchState.LIVE


async def test_a_person_comes_back_as_stored(store: Store) -> None:
    made = await store.create_person("花子", "cat", {"volume": 0.5, "言語": "ja"})
    assert await store.person(made.id) == made
    assert await store.person("nobody") is None
    assert await store.person("\0") is None


async def test_only_what_is_given_changes(store: Store) -> None:
    made = await store.create_person("花子", "cat", {"volume": 1})
    await asyncio.gather(
        store.change_person(made.id, name="はな"), store.change_person(made.id, settings={})
    )
    changed = await store.person(made.id)
    assert changed is not None
    assert (changed.name, changed.avatar, changed.settings) == ("はな", "cat", {})
    with pytest.raises(Refused, match="no_such_person"):
        await store.change_person("nobody", name="x")


async def test_of_somebody_who_is_forgotten_nothing_tells_who_they_were(store: Store) -> None:
    made = await store.create_person("花子", "cat", {"volume": 1})
    match = await live(store, made)
    await store.append(match.id, 0, lines(1), bookings=[Booking(0, made.id, "badge", "corner")])
    await store.forget(made.id)
    person, loaded = await store.person(made.id), await store.load_match(match.id)
    assert person is not None
    assert (person.name, person.avatar, person.settings) == ("", "", {})
    assert person.token_version == made.token_version + 1
    assert await store.tallies(made.id) == ()
    assert (loaded.match.seats[0].name, loaded.match.seats[0].avatar) == ("", "")
    assert loaded.record.players == ("", "computer")
    assert loaded.match.length == len(loaded.record.lines) == 1


@pytest.mark.parametrize("name", ["\0", "a\0b", "\ud800"])
async def test_a_name_that_cannot_be_stored_is_refused(store: Store, name: str) -> None:
    made = await store.create_person("花子")
    with pytest.raises(Refused, match="bad_value: field='name'"):
        await store.create_person(name)
    with pytest.raises(Refused, match="bad_value: field='name'"):
        await store.change_person(made.id, name=name)


async def test_a_booking_counts_once_however_often_it_is_sent(store: Store) -> None:
    person = await store.create_person("花子")
    first, second = await live(store, person), await live(store, person)
    badge = Booking(0, person.id, "badge", "corner")
    items = Booking(0, person.id, "item", "peek", count=2)
    await store.append(first.id, 0, lines(1), bookings=[badge, items, badge])
    assert await store.book(first.id, [badge, items]) == 0
    await asyncio.gather(*(store.book(first.id, [badge]) for _ in range(5)))
    assert await store.tallies(person.id) == (
        Tally("reversi", "badge", "corner", "", 1),
        Tally("reversi", "item", "peek", "", 2),
    )
    used = Booking(1, person.id, "item", "peek", count=-1)
    assert await store.book(first.id, [badge, used]) == 1
    await store.append(second.id, 0, lines(1), bookings=[badge])
    assert [tally.count for tally in await store.tallies(person.id)] == [2, 1]


async def test_lines_that_conflict_book_nothing(store: Store) -> None:
    person = await store.create_person("花子")
    match = await live(store, person)
    await store.append(match.id, 0, lines(1))
    late = store.append(match.id, 0, lines(1), bookings=[Booking(0, person.id, "badge", "x")])
    await asyncio.gather(late, return_exceptions=True)
    assert await store.tallies(person.id) == ()


async def test_outcomes_are_counted_for_each_opponent_and_game(store: Store) -> None:
    person = await store.create_person("花子")
    for level in ("1", "3", "3"):
        match = await live(store, person)
        won = Booking(0, person.id, "outcome", "won", level)
        await store.append(match.id, 0, lines(1), result={}, bookings=[won])
    counts = {tally.detail: tally.count for tally in await store.tallies(person.id, "reversi")}
    assert counts == {"1": 1, "3": 2}
    assert await store.tallies(person.id, "blackpoker") == ()


async def test_history_shows_the_latest_first_page_by_page(store: Store) -> None:
    person, other = await store.create_person("花子"), await store.create_person("太郎")
    made = [await live(store, person) for _ in range(5)]
    await live(store, other)
    await asyncio.sleep(0.002)
    await store.append(made[0].id, 0, lines(1), result={})
    first = await store.history(person.id, limit=3)
    assert first[0].id == made[0].id
    second = await store.history(person.id, before=(first[-1].updated, first[-1].id), limit=3)
    assert sorted(match.id for match in first + second) == sorted(match.id for match in made)


@pytest.mark.parametrize("updated", [-(2**80), 0, 2**80])
async def test_a_page_that_nobody_can_have_seen_is_no_error(store: Store, updated: int) -> None:
    person = await store.create_person("花子")
    match = await live(store, person)
    found = await store.history(person.id, before=(updated, "x"))
    assert found == ((match,) if updated > 0 else ())
    assert await store.history(person.id, before=(updated, "\0")) == ()
    assert await store.history("\0") == ()
    assert await store.tallies("\0") == ()


async def test_history_can_be_narrowed(store: Store) -> None:
    person = await store.create_person("花子")
    running, waiting = await live(store, person), await room(store, person)
    seats = [taken_by(person), taken_by(person, 1)]
    hot = await store.create_match(header(game="other"), seats, state=MatchState.LIVE)
    live_ones = await store.history(person.id, states=[MatchState.LIVE])
    assert {match.id for match in live_ones} == {running.id, hot.id}
    assert await store.history(person.id, states=[MatchState.OPEN]) == (waiting,)
    assert await store.history(person.id, game="other") == (hot,)


async def test_matches_that_somebody_set_up_or_sits_in_are_counted_once(store: Store) -> None:
    one, two = await store.create_person("一"), await store.create_person("二")
    await store.create_match(header(), [taken_by(one), COMPUTER], state=LIVE, creator=one.id)
    await store.create_match(header(), [COMPUTER], state=LIVE, creator=one.id)
    waiting = await store.create_match(header(), [taken_by(two), FREE], creator=two.id)
    await store.join(waiting.id, taken_by(one))
    states = (MatchState.OPEN, LIVE)
    assert await store.number_of(one.id, states=states) == 3
    assert await store.number_of(one.id, states=(LIVE,)) == 2
    assert await store.number_of(two.id, states=states) == 1
    await store.leave(waiting.id, two.id)
    assert await store.number_of(one.id, states=states) == 2


async def test_a_shared_value_is_settled_by_the_first_who_asks(store: Store, address: str) -> None:
    other = await Store.open(address)
    found = await asyncio.gather(store.property("secret", "a"), other.property("secret", "b"))
    assert found[0] == found[1]
    assert await store.property("secret", "c") == found[0]
    await other.close()
