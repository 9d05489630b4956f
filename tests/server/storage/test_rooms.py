"""Rooms: who sits where, and that two cannot take one seat."""

import asyncio

import pytest
from msgspec import structs

from teban.core.refused import Refused
from teban.server.storage import Conflict, MatchState, Seating, SeatKind, Store, Why
from tests.server.storage.made import COMPUTER, FREE, header, lines, live, room, taken_by

pytestmark = pytest.mark.anyio


async def test_a_match_comes_back_with_its_secrets_and_seats(store: Store) -> None:
    person = await store.create_person("花子", "cat")
    made = await live(store, person)
    loaded = await store.load_match(made.id)
    assert loaded.record == header()
    assert loaded.match == made
    assert made.seats == (taken_by(person), COMPUTER)
    assert "seed" not in structs.asdict(made)


async def test_a_room_is_found_by_its_code_in_small_letters_too(store: Store) -> None:
    made = await room(store)
    assert await store.match_by_code(made.code.lower()) == made


async def test_codes_do_not_repeat(store: Store) -> None:
    rooms = await asyncio.gather(*(room(store) for _ in range(40)))
    assert len({made.code for made in rooms}) == len({made.id for made in rooms}) == 40


async def test_of_two_who_take_one_seat_one_is_refused(store: Store, address: str) -> None:
    made = await room(store)
    other = await Store.open(address)
    people = [await store.create_person(f"p{number}") for number in range(10)]
    outcomes = await asyncio.gather(
        *(
            (store, other)[number % 2].take(made.id, [taken_by(person, 1)])
            for number, person in enumerate(people)
        ),
        return_exceptions=True,
    )
    await other.close()
    refused = [outcome for outcome in outcomes if isinstance(outcome, Refused)]
    assert {refusal.code for refusal in refused} == {Why.SEAT_TAKEN}
    assert len(refused) == 9
    (winner,) = [
        person
        for person, outcome in zip(people, outcomes, strict=True)
        if not isinstance(outcome, BaseException)
    ]
    assert (await store.match(made.id)).seats[1] == taken_by(winner, 1)


async def test_the_first_free_seat_is_taken_if_none_is_named(store: Store) -> None:
    made = await room(store)
    person = await store.create_person("太郎")
    joined = await store.join(made.id, taken_by(person))
    assert joined.seats[1] == taken_by(person, 1)
    assert joined == await store.match(made.id)
    with pytest.raises(Refused, match="no_free_seat"):
        await store.join(made.id, taken_by(person))


async def test_whoever_gets_up_leaves_the_seat_to_others(store: Store) -> None:
    made = await room(store)
    person, other = await store.create_person("太郎"), await store.create_person("次郎")
    await store.join(made.id, taken_by(person))
    with pytest.raises(Refused, match="not_seated"):
        await store.leave(made.id, other.id)
    await store.leave(made.id, person.id)
    assert (await store.join(made.id, taken_by(other))).seats[1].person == other.id


async def test_whoever_set_a_table_up_takes_it_away_while_it_waits(store: Store) -> None:
    host, other = await store.create_person("花子"), await store.create_person("太郎")
    made = await store.create_match(
        header(), [taken_by(host), FREE, structs.replace(FREE, seat=2)], creator=host.id
    )
    await store.join(made.id, taken_by(other))
    left = await store.leave(made.id, host.id)
    assert (left.state, left) == (MatchState.ABANDONED, await store.match(made.id))
    with pytest.raises(Refused, match="not_running: got='abandoned'"):
        await store.join(made.id, taken_by(other))
    running = await store.create_match(
        header(), [taken_by(host)], state=MatchState.LIVE, creator=host.id
    )
    with pytest.raises(Refused, match="already_started"):
        await store.leave(running.id, host.id)


async def test_a_match_starts_once_with_the_header_of_that_moment(store: Store) -> None:
    made = await room(store)
    full = header(players=("花子", "太郎"))
    outcomes = await asyncio.gather(
        *(store.start(made.id, full) for _ in range(3)), return_exceptions=True
    )
    assert sum(isinstance(outcome, Refused) for outcome in outcomes) == 2
    loaded = await store.load_match(made.id)
    assert (loaded.match.state, loaded.record) == (MatchState.LIVE, full)
    with pytest.raises(Refused, match="already_started"):
        await store.join(made.id, COMPUTER)


async def test_a_table_that_waited_begins_under_the_rules_of_that_moment(store: Store) -> None:
    made = await room(store)
    started = await store.start(made.id, header(rules_version=2))
    assert (made.rules_version, started.rules_version) == (1, 2)
    assert (await store.match(made.id)).rules_version == 2


async def test_a_room_that_waits_takes_no_moves(store: Store) -> None:
    made = await room(store)
    with pytest.raises(Refused, match="not_running: got='open'"):
        await store.append(made.id, 0, lines(1))
    with pytest.raises(Conflict):
        await store.append(made.id, 1, lines(1))


async def test_a_stand_in_takes_a_seat_in_mid_game(store: Store) -> None:
    made = await live(store)
    changed = await store.reseat(made.id, structs.replace(COMPUTER, seat=0))
    assert changed.seats[0].kind is SeatKind.COMPUTER
    assert changed == await store.match(made.id)
    with pytest.raises(Refused, match="no_such_seat: seat=7"):
        await store.reseat(made.id, structs.replace(COMPUTER, seat=7))


async def test_old_rooms_are_swept_away(store: Store) -> None:
    old, running = await room(store), await live(store)
    assert await store.sweep(MatchState.OPEN, old.updated) == 0
    assert await store.sweep(MatchState.OPEN, old.updated + 1) == 1
    assert (await store.match(old.id)).state is MatchState.ABANDONED
    assert (await store.match(running.id)).state is MatchState.LIVE


@pytest.mark.parametrize("nowhere", ["", "nowhere", "\0", "\ud800", "x" * 10_000, "' OR 1=1 --"])
async def test_a_match_that_is_not_there_is_refused(store: Store, nowhere: str) -> None:
    person = await store.create_person("花子")
    for call in (
        store.match(nowhere),
        store.match_by_code(nowhere),
        store.load_match(nowhere),
        store.join(nowhere, taken_by(person)),
        store.start(nowhere, header()),
        store.leave(nowhere, person.id),
        store.append(nowhere, 0, lines(1)),
        store.book(nowhere, ()),
    ):
        with pytest.raises(Refused, match="no_such_match"):
            await call


async def test_who_waits_longest_is_found_first(store: Store) -> None:
    me, other = await store.create_person("花子"), await store.create_person("太郎")
    mine = await room(store, me, quick=True)
    await asyncio.sleep(0.002)
    theirs = await room(store, other, quick=True)
    await room(store, other)
    assert await store.waiting_quick("reversi") == (mine, theirs)
    assert await store.waiting_quick("reversi", without=me.id) == (theirs,)
    assert await store.waiting_quick("blackpoker") == ()
    assert await store.public_matches(MatchState.OPEN) == (mine, theirs)
    assert await store.public_matches(MatchState.LIVE) == ()


async def test_a_computer_that_stands_in_for_somebody_counts_for_the_host(store: Store) -> None:
    host, gone = [await store.create_person(name) for name in ("花子", "太郎")]
    bot = Seating(1, SeatKind.BOT, "bot", token_hash="a hash")
    for seating in (COMPUTER, taken_by(gone, 1), bot):
        made = await store.create_match(
            header(), [taken_by(host), seating], state=MatchState.LIVE, creator=host.id
        )
        await store.reseat(made.id, structs.replace(seating, kind=SeatKind.COMPUTER, level="3"))
    assert await store.number_with_computers({host.id}) == 3
    assert await store.number_with_computers({host.id, gone.id}) == 3
    assert await store.number_with_computers({gone.id}) == 0
