"""The three standing orders of a BlackPoker player."""

from random import Random

import pytest

from teban.core.ids import SeatId
from teban.core.match import Match, Submission, new_record
from teban.core.record import TABLE, Line
from teban.games.blackpoker.game import BlackPoker, DuelState
from teban.games.blackpoker.options import DeckList, Options
from teban.games.blackpoker.orders import ORDERS
from teban.games.blackpoker.state import RIVAL

GAME = BlackPoker()
DECKS = [DeckList(), DeckList()]


@pytest.fixture
def match() -> Match:
    return Match(GAME, new_record(GAME, Options(), DECKS, GAME.seat_names, bytes(16), bytes(16)))


def send(match: Match, seat: SeatId, *actions: str) -> None:
    for action in actions:
        number = match.seat(seat).decision.number
        match.submit(Submission(seat, number, (action,), f"{seat}/{number}"))


def players(match: Match) -> tuple[SeatId, SeatId]:
    """Who has the turn, and who has not."""
    turn = match.state.actors()[0]
    return turn, RIVAL[turn]


def test_a_request_of_the_other_player_ends_passing_until_one(match: Match) -> None:
    turn, other = players(match)
    match.order(other, "pass_until_request")
    send(match, turn, "pass")
    assert match.lines[-1] == Line("pass", other, by="order")
    send(match, turn, "request end")
    assert match.lines[-1] == Line("withdraw pass_until_request", other, by=TABLE)
    send(match, turn, "pass")
    assert match.state.actors() == (other,)


def test_ones_own_request_is_passed_through_to_its_end(match: Match) -> None:
    turn, other = players(match)
    send(match, turn, "request attack")
    match.order(turn, "pass_until_request")
    assert match.lines[-1] == Line("pass", turn, by="order")
    send(match, other, "pass")
    assert match.update(turn).orders[turn] == ("pass_until_request",)


def test_passing_for_the_turn_ends_with_the_turn_and_not_with_a_request(match: Match) -> None:
    turn, other = players(match)
    match.order(other, "pass_turn")
    send(match, turn, "request end", "pass")
    assert match.lines[-1] == Line("pass", other, by="order")
    discarded = match.state.name(match.seat(turn).decision.legal[0], turn)
    send(match, turn, discarded, "done")
    assert match.lines[-1] == Line("withdraw pass_turn", other, by=TABLE)
    assert match.state.actors() == (other,)


def test_two_who_pass_for_ever_are_asked_again() -> None:
    options = Options(loop_guard=False)
    match = Match(GAME, new_record(GAME, options, DECKS, GAME.seat_names, bytes(16), bytes(16)))
    for seat in players(match):
        match.order(seat, "pass_turn")
    assert len(match.state.actors()) == 1
    assert () in match.update(None).orders


def test_the_last_of_several_cards_lies_on_top_of_the_grave() -> None:
    order, random, seen = ORDERS["last_on_grave_top"], Random(1), 0
    while not seen:
        state: DuelState = GAME.new(Options(), DECKS, random.randbytes(16))
        while state.actors():
            seat = state.actors()[0]
            decision = state.decision(seat)
            answer = order.answer(state.view(seat), decision)
            assert (answer is None) == (decision.kind != "grave_top")
            grave = state.sides[seat].grave
            state.apply(random.choice(decision.legal) if answer is None else answer, seat)
            if answer is not None:
                seen += 1
                assert state.sides[seat].grave[: len(grave)] == grave
