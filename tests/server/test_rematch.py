"""Who may ask for a rematch, and who gets what of it."""

import asyncio
import signal
from pathlib import Path
from typing import Any, Literal

import pytest
from msgspec import structs

from teban.server import wire
from teban.server.bodies import Chair, NewMatch
from teban.server.house import House
from teban.server.house.again import bringing
from teban.server.settings import Settings
from teban.server.storage import Loaded, Person, Store
from teban.server.storage.values import Seating, SeatKind
from teban.server.work.pool import Workers
from tests.server.running import Guest, Running, running

OPTIONS: dict[str, dict[str, Any]] = {
    "reversi": {"size": 4, "specials": 0},
    "blackpoker": {"format": "standard", "frame": "pack"},
}
ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot"}
GUEST = {"kind": "guest", "name": "となり"}
SECRET = "ひみつのデッキ"
DECK = f"# {SECRET}\nS A-K\nH A-K\nD A\nC A-K\n"
OTHER_DECK = "S A-K\nH A-K\nD A-K\nC A\n"


def ended(owner: Guest, others: list[Guest], seats: list[Any], game: str = "reversi") -> Any:
    """A match that somebody has given up, with the answer to whoever set it up."""
    table = owner.set_up(game, options=OPTIONS.get(game, {}), seats=seats)
    for other in others:
        assert other.http.post(f"/api/rooms/{table['code']}").is_success
    tokens = [*table["tokens"].values(), *(other.token for other in (owner, *others))]
    give_up(owner, table["match"], tokens)
    return table


def give_up(somebody: Guest, match: str, tokens: list[str]) -> None:
    """One after the other, until the match is over."""
    for token in tokens:
        with somebody.line(match, token=token) as line:
            yours = line.get("welcome")["yours"]
            update = line.get("update")
            for seat in yours:
                if not update["result"]:
                    line.send(type="resign", seat=seat)
                    update = line.get("update")
            if update["result"]:
                break


def ask(guest: Guest, table: Any) -> Any:
    answer = guest.http.post(f"/api/matches/{table['match']}/rematch")
    return answer.json() | {"status": answer.status_code}


def test_a_stranger_is_refused_and_told_no_token(server: Running) -> None:
    owner, stranger = Guest(server), Guest(server)
    table = ended(owner, [], [BOT, BOT])
    refused = ask(stranger, table)
    assert (refused["status"], refused["code"]) == (403, "not_seated")
    assert "tokens" not in refused
    again = ask(owner, table)
    assert again["status"] == 201
    assert sorted(again["tokens"]) == ["0", "1"]


def test_a_bots_token_goes_to_whoever_set_the_bot_up(server: Running) -> None:
    owner, other = Guest(server), Guest(server)
    table = ended(owner, [other], [ME, OPEN, BOT], "jatsuna")
    waiting = ask(other, table)
    assert waiting["tokens"] == {}
    seats = other.http.get(f"/api/rooms/{waiting['code']}").json()["seats"]
    assert [seat["kind"] for seat in seats] == ["person", "open", "open"]
    joined = ask(owner, table)
    assert joined["match"] == waiting["match"]
    assert sorted(joined["tokens"]) == ["1"]
    with owner.line(joined["match"], token=joined["tokens"]["1"]) as line:
        assert line.get("welcome")["yours"] == [1]


def test_a_bot_stays_with_whoever_set_it_up_through_rematches_of_others(server: Running) -> None:
    owner, other = Guest(server), Guest(server)
    first = ended(owner, [other], [ME, OPEN, BOT], "jatsuna")
    second = ask(other, first)
    bot = ask(owner, first)["tokens"]["1"]
    give_up(owner, second["match"], [bot, owner.token, other.token])
    third = ask(other, second)
    assert (third["status"], third["tokens"]) == (201, {})
    assert sorted(ask(owner, second)["tokens"]) == ["0"]


def test_whoever_set_up_bots_for_others_may_ask_for_every_rematch(server: Running) -> None:
    owner, one, two = Guest(server), Guest(server), Guest(server)
    first = ended(owner, [one, two], [OPEN, OPEN, BOT], "jatsuna")
    second = ask(one, first)
    ask(two, first)
    bot = ask(owner, first)["tokens"]["1"]
    give_up(owner, second["match"], [bot, one.token, two.token])
    third = ask(owner, second)
    assert (third["status"], sorted(third["tokens"])) == (201, ["0"])


def in_store(server: Running, match: str) -> Loaded:
    async def load() -> Loaded:
        store = await Store.open(server.environ["TEBAN_DATABASE"])
        try:
            return await store.load_match(match)
        finally:
            await store.close()

    return asyncio.run(load())


def test_a_bots_deck_comes_along_with_its_host_and_not_before(server: Running) -> None:
    owner, other = Guest(server), Guest(server)
    table = ended(owner, [other], [BOT | {"private": DECK}, OPEN], "blackpoker")
    waiting = ask(other, table)
    before = in_store(server, waiting["match"])
    assert SECRET not in str(before)
    seen = str(waiting)
    joined = ask(owner, table)
    loaded = in_store(server, waiting["match"])
    assert [seating.private for seating in loaded.match.seats] == [None, DECK]
    assert [brought["name"] for brought in loaded.record.private] == ["", SECRET]
    seen += read(other, waiting["match"], joined["tokens"]["1"])
    assert SECRET not in seen


def test_what_the_host_of_a_bot_brings_by_the_code_is_not_the_bots(server: Running) -> None:
    owner, other = Guest(server), Guest(server)
    table = ended(owner, [other], [BOT | {"private": DECK}, OPEN], "blackpoker")
    code, match = (ask(other, table)[name] for name in ("code", "match"))
    answer = owner.http.post(f"/api/rooms/{code}", json={"private": OTHER_DECK})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad_value")
    fields = answer.json()["fields"]
    assert (fields["field"], fields["expected"]) == ("private", "nothing")
    joined = owner.http.post(f"/api/rooms/{code}").json()
    assert [seating.private for seating in in_store(server, match).match.seats] == [None, DECK]
    # Whoever comes by the code is told how to play it, too.
    with owner.line(joined["match"], token=joined["tokens"]["1"]) as line:
        assert line.get("welcome")["yours"] == [1]


def test_what_somebody_brings_to_a_rematch_is_for_the_seat_with_their_name() -> None:
    me = Person("me", "わたし")
    bot = Seating(0, SeatKind.BOT, "bot", token_hash="x", private=DECK)
    guest = Seating(1, SeatKind.PERSON, "となり", person="me")
    mine = Seating(2, SeatKind.PERSON, "わたし", person="me")
    brought = bringing([bot, guest, mine], me, OTHER_DECK)
    assert [taker.private for taker in brought] == [DECK, None, OTHER_DECK]
    renamed = structs.replace(mine, name="むかしのわたし")
    brought = bringing([bot, guest, renamed], me, OTHER_DECK)
    assert [taker.private for taker in brought] == [DECK, OTHER_DECK, None]


def read(guest: Guest, match: str, bot: str) -> str:
    """Everything that somebody can look up of a match against a bot, until it is over."""
    with guest.line(match) as line:
        assert line.get("update")["result"] is None
        code, told = line.last["welcome"]["code"], str(line.last)
    early = [f"/api/matches/{match}", f"/api/rooms/{code}", "/api/matches"]
    seen = [told, *(guest.http.get(path).text for path in early)]
    give_up(guest, match, [bot])
    late = [f"/api/matches/{match}/replay", "/api/me/history", *early]
    return "".join((*seen, *(guest.http.get(path).raise_for_status().text for path in late)))


def test_a_seat_of_a_rematch_waits_for_whoever_sat_there(server: Running) -> None:
    one, two, stranger = Guest(server, "いち"), Guest(server, "に"), Guest(server)
    table = ended(one, [two], [ME, OPEN])
    waiting = ask(one, table)
    refused = stranger.http.post(f"/api/rooms/{waiting['code']}")
    assert (refused.status_code, refused.json()["code"]) == (409, "no_free_seat")
    # The same person may come by the code too.
    joined = two.http.post(f"/api/rooms/{waiting['code']}").json()
    assert joined == {"match": waiting["match"], "tokens": {}}
    with one.line(waiting["match"]) as line:
        assert [seat["name"] for seat in line.get("welcome")["seats"]] == ["に", "いち"]


def test_a_guest_at_the_same_page_comes_along(server: Running) -> None:
    one, two = Guest(server, "いち"), Guest(server, "に")
    table = ended(one, [two], [ME, GUEST, OPEN], "jatsuna")
    waiting = ask(two, table)
    joined = ask(one, table)
    assert joined["match"] == waiting["match"]
    with one.line(joined["match"]) as line:
        assert [seat["name"] for seat in line.get("welcome")["seats"]] == ["となり", "に", "いち"]


def test_whoever_set_up_a_table_of_others_may_ask(server: Running) -> None:
    owner, one, two = Guest(server), Guest(server), Guest(server)
    table = ended(owner, [one, two], [OPEN, OPEN])
    waiting = ask(owner, table)
    assert waiting["status"] == 201
    assert [ask(guest, table)["match"] for guest in (two, one)] == [waiting["match"]] * 2
    with one.line(waiting["match"]) as line:
        assert line.get("welcome")["yours"] == [1]


@pytest.mark.anyio
@pytest.mark.parametrize("absent", ["open", "bot"])
async def test_a_seat_at_which_somebody_was_stood_in_for_is_theirs_in_the_rematch(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, absent: Literal["open", "bot"]
) -> None:
    async def thinks_for_ever(*_: object) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(Workers, "do", thinks_for_ever)
    house = await House.open(
        Settings(database=f"sqlite:///{tmp_path / 'server.db'}", grace_seconds=0)
    )
    owner, other = [await house.store.create_person(name) for name in ("いち", "に")]
    seats = (Chair("me"), Chair(absent))
    table = await house.tables.set_up(owner, NewMatch("reversi", seats, OPTIONS["reversi"]))
    if absent == "open":
        await house.tables.join(other, table.code)
    room, line = await house.connect(table.match, house.signer.token(owner), watch=False)
    room.enter(line, 0)
    await room.claim(line, wire.Claim(1, "stand_in"))
    assert room.stored.seats[1].kind is SeatKind.COMPUTER
    await room.resign(line, wire.Resign(0))
    again = await house.tables.set_up_again(owner, table.match)
    if absent == "open":
        assert (await house.tables.set_up_again(other, table.match)).match == again.match
    kinds = [seating.kind for seating in (await house.store.match(again.match)).seats]
    person = SeatKind.PERSON
    assert kinds == [SeatKind.BOT if absent == "bot" else person, person]
    assert sorted(again.tokens) == (["0"] if absent == "bot" else [])
    await house.close()


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
def test_a_rematch_that_was_offered_outlives_the_server(
    tmp_path: Path, how: signal.Signals
) -> None:
    with running(tmp_path) as server:
        one, two = Guest(server), Guest(server)
        table = ended(one, [two], [ME, OPEN])
        waiting = ask(one, table)
        server.stop(how)
        server.start()
        with two.line(table["match"]) as line:
            assert line.get("rematch")["code"] == waiting["code"]
        assert ask(two, table)["match"] == waiting["match"]


def test_whoever_takes_the_rematch_away_waits_no_longer(server: Running) -> None:
    one, two = Guest(server), Guest(server)
    table = ended(one, [two], [ME, OPEN])
    waiting = ask(one, table)
    assert one.http.delete(f"/api/matches/{waiting['match']}").json()["state"] == "abandoned"
    again = ask(two, table)
    assert again["match"] != waiting["match"]
    assert again["status"] == 201
