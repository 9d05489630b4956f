"""Picks that are only tried, over the wire; and what a page is sent in worlds it cannot tell."""

import random
from collections.abc import Iterator
from copy import copy
from pathlib import Path

import msgspec
import pytest

from teban.core.chance import SEED_BYTES
from teban.core.ids import SeatId
from teban.core.match import Match, Submission, new_record
from teban.core.registry import games
from teban.server.room import told
from tests.server.running import Guest, Running, running

GAME = games()["blackpoker"]
PLIES = 60


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    home: Path = tmp_path_factory.mktemp("server")
    with running(home) as server:
        yield server
        assert "Traceback" not in server.log()


def test_a_request_is_put_together_and_nothing_happens_before_it_is_sent(server: Running) -> None:
    guest = Guest(server)
    seats = [{"kind": "me"}, {"kind": "guest"}]
    table = guest.set_up("blackpoker", options={}, seats=seats)
    with guest.line(table["match"]) as line:
        turn = line.get("update")["view"]["turn"]
        line.send(type="uncover", seat=turn)
        update = line.asked()
        number = update["decision"]["number"]

        def ask(*actions: str, seat: int = turn, decision: int = number) -> None:
            line.send(type="try", seat=seat, decision=decision, actions=actions, id="t")

        ask("request set_bulwark")
        assert line.get("tried") == {"type": "tried", "id": "t", "next": None}
        ask("request search")
        refused = line.get("refused")
        assert (refused["code"], refused["id"]) == ("no_key", "t")
        ask("request end", seat=1 - turn)
        assert line.get("refused")["code"] == "not_your_turn"
        ask("request end", decision=number + 1)
        assert line.get("refused")["code"] == "decision_passed"
        action = next((name for name in update["decision"]["names"] if "summon" in name), None)
        if action is not None:
            ask(action)
            following = line.get("tried")["next"]
            assert following["kind"] == "key"
            assert following["number"] == number
            assert set(following["names"]) <= set(update["view"]["sides"][turn]["hand"])
        line.send(type="uncover", seat=turn)
        assert line.get("update")["view"] == update["view"]
    with Guest(server).line(table["match"]) as stranger:
        stranger.get("update")
        stranger.send(type="try", seat=turn, decision=number, actions=["pass"], id="t")
        assert stranger.get("refused")["code"] == "not_yours"


def page(match: Match, seat: SeatId, picks: list[str]) -> bytes:
    """Everything a page of this seat would be sent now, its try answered too."""
    update = told.update(match, seat, len(match.feed(seat)))
    sent: list[object] = [update]
    if update.decision is not None:
        tried = match.attempt(seat, update.decision.number, picks)
        sent.append(tried.decision and told.question(tried.decision, tried.names))
    return msgspec.json.encode(sent)


@pytest.mark.parametrize("preset", ["light", "master_extra"])
def test_a_page_is_sent_the_same_in_every_world_its_seat_cannot_tell_apart(preset: str) -> None:
    chance = random.Random(preset)
    private = [GAME.newcomer(GAME.presets[preset])] * 2
    record = new_record(
        GAME, GAME.presets[preset], private, ("a", "b"), chance.randbytes(SEED_BYTES), b"n" * 16
    )
    match = Match(GAME, record)
    for _ in range(PLIES):
        if match.result() is not None:
            break
        (actor,) = match.actors()
        decision = match.seat(actor).decision
        pick = match.state.name(chance.choice(decision.legal), actor)
        for seat in (SeatId(0), SeatId(1)):
            other = copy(match)
            other.state = match.state.sample(seat, chance.randrange(1 << 32))
            assert page(other, seat, [pick]) == page(match, seat, [pick])
        match.submit(Submission(actor, decision.number, (pick,), str(len(match.lines))))
