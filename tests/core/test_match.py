from collections.abc import Callable, Mapping
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import structs

from teban.core.chance import SEED_BYTES
from teban.core.clock import Clock
from teban.core.decision import Decision
from teban.core.event import Event, redact_all
from teban.core.game import Game, Nothing
from teban.core.ids import SeatId, Viewer
from teban.core.match import Answer, Match, Submission, Update, new_record, play_out
from teban.core.record import BACK, LEFT, RESUMED, TABLE, Line, decode, replay
from teban.core.refused import Expect, Refused, Why
from teban.core.result import Result
from teban.core.seat import Seat
from teban.core.standing import Order, Ordered, Withdrawn
from tests.core.tiny import (
    GAME,
    RACE,
    Bid,
    BidsGame,
    Marked,
    Opened,
    Options,
    Resumed,
    Rolled,
)

A, B, C = (SeatId(seat) for seat in range(3))
VIEWERS: tuple[Viewer, ...] = (A, B, C, None)
CLOCK = Clock(move=1_000, bank=500)


def new_match(clock: Clock | None = None, seed: int = 0, game: Game = GAME) -> Match:
    private = [Nothing()] * 3
    key = seed.to_bytes(SEED_BYTES, "little")
    return Match(game, new_record(game, Options(), private, "abc", key, b"nonce", clock))


def banks(match: Match) -> list[int]:
    return [watch.bank for watch in match._watches or ()]


def send(match: Match, seat: SeatId, *actions: str, now: int = 0, name: str = "") -> Answer:
    number = number_of(match, seat)
    name = name or f"{seat}/{number}"
    return match.submit(Submission(seat, number, actions, name), now)


def number_of(match: Match, seat: SeatId) -> int:
    decision = match.update(seat).decision
    return 0 if decision is None else decision.number


def building(clock: Clock | None = None) -> Match:
    """B has won the bidding and builds."""
    match = new_match(clock)
    for seat, bid in ((A, "bid0"), (B, "bid2"), (C, "bid1")):
        send(match, seat, bid)
    return match


def everything(match: Match, now: int = 0) -> Any:
    return [match.update(viewer, now=now) for viewer in VIEWERS], match.record(), match.state.dump()


class Chooser:
    """Plays at random, seeing only its seat."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)

    def choose(self, seat: Seat) -> int:
        return self.random.choice(seat.decision.legal)


# Taking submissions


def test_a_submission_may_carry_several_picks() -> None:
    match = building()
    assert send(match, B, "m0", "m2", "m3") == Answer(3, ())
    assert match.state.view(None)["marks"] == (0, 2, 3)


def test_a_submission_is_taken_up_to_the_first_pick_that_draws_chance() -> None:
    match = building()
    assert send(match, B, "m1", "roll", "bid2", "bid9") == Answer(2, ("bid2", "bid9"))
    assert match.state.actors() == (A, B, C)


def test_a_submission_is_taken_up_to_the_first_pick_that_tells_the_sender_something() -> None:
    match = new_match()
    send(match, B, "bid2")
    send(match, C, "bid1")
    # A's bid opens the others' and would make A the builder, so "m0" would be legal.
    assert send(match, A, "bid2", "m0") == Answer(1, ("m0",))
    assert match.state.view(A)["marks"] == ()


def test_a_submission_with_one_bad_pick_is_refused_whole() -> None:
    match = building()
    before = everything(match)
    with pytest.raises(Refused, match="not_legal"):
        send(match, B, "m1", "m0")
    assert everything(match) == before


def test_decision_numbers_count_every_pick() -> None:
    match = building()
    assert number_of(match, B) == 2
    send(match, B, "m0", "m1")
    assert number_of(match, B) == 4
    send(match, B, "roll")
    assert number_of(match, B) == 5


def test_the_same_question_put_again_is_a_new_decision_with_new_time() -> None:
    match = building(CLOCK)
    send(match, B, "wait", now=800)
    assert number_of(match, B) == 3
    assert match.update(B, now=800).time_left[B] == 1_500
    with pytest.raises(Refused, match="decision_passed"):
        match.submit(Submission(B, 2, ("m0",), "stale"), now=800)


def test_a_pick_that_nobody_is_told_of_does_not_show_in_the_time_of_its_seat() -> None:
    match = building(CLOCK)
    before = [match.update(viewer, now=800) for viewer in (A, None)]
    send(match, B, "wait", now=800)
    assert [match.update(viewer, now=800) for viewer in (A, None)] == before
    assert match.update(A, now=800).time_left[B] == 700
    match.order(A, "thrift", now=800)
    assert match.update(A, now=800).time_left[B] == 700
    send(match, B, "m0", now=900)
    assert [match.update(viewer, now=900).time_left[B] for viewer in (A, None)] == [1_500] * 2


def test_simultaneous_choices_do_not_collide() -> None:
    match = new_match()
    numbers = [number_of(match, seat) for seat in (A, B, C)]
    send(match, B, "bid1")
    assert number_of(match, A) == numbers[0]
    match.submit(Submission(C, numbers[2], ("bid1",), "c"))
    match.submit(Submission(A, numbers[0], ("bid1",), "a"))
    assert match.state.actors() == (A,)


@pytest.mark.parametrize(
    ("submission", "code"),
    [
        (Submission(B, 2, (), "x"), Why.NOTHING_SUBMITTED),
        (Submission(A, 1, ("m0",), "x"), Why.NOT_YOUR_TURN),
        (Submission(7, 1, ("m0",), "x"), Why.BAD_VALUE),
        (Submission(-1, 1, ("m0",), "x"), Why.BAD_VALUE),
        (Submission(B, 2, ("m0",), ""), Why.BAD_VALUE),
        (Submission(B, 1, ("m0",), "x"), Why.DECISION_PASSED),
        (Submission(B, 3, ("m0",), "x"), Why.DECISION_PASSED),
        (Submission(B, 2, ("castle",), "x"), Why.NO_SUCH_ACTION),
        (Submission(B, 2, ("bid0",), "x"), Why.NOT_LEGAL),
        (Submission(B, 2, ("m0", "m1", "bid0"), "x"), Why.NOT_LEGAL),
    ],
)
def test_a_refused_submission_changes_nothing(submission: Submission, code: Why) -> None:
    match = building(CLOCK)
    before = everything(match, now=700)
    with pytest.raises(Refused) as refused:
        match.submit(submission, now=700)
    assert refused.value.code is code
    assert everything(match, now=700) == before
    assert match.submit(Submission(B, 2, ("m0",), "x"), now=700).taken == 1


def test_a_stale_number_is_refused_with_the_open_one() -> None:
    match = building()
    with pytest.raises(Refused) as refused:
        match.submit(Submission(B, 1, ("m0",), "late"))
    assert refused.value.fields == {"got": 1, "expected": 2}


def test_nothing_is_taken_after_the_end() -> None:
    match = new_match()
    play_out(match, {seat: Chooser(seat) for seat in (A, B, C)})
    with pytest.raises(Refused) as refused:
        match.submit(Submission(A, number_of(match, A), ("bid0",), "x"))
    assert refused.value.code is Why.GAME_OVER
    with pytest.raises(Refused, match="not_your_turn"):
        match.seat(A)


# Sending again


@pytest.mark.parametrize("restored", [False, True], ids=["same process", "after a restart"])
def test_a_resend_is_answered_as_before_and_does_nothing(restored: bool) -> None:
    match = building()
    submission = Submission(B, 2, ("m1", "roll", "bid2"), "b")
    answer = match.submit(submission)
    if restored:
        match = Match(GAME, match.record())
    before = everything(match)
    assert match.submit(submission) == answer == Answer(2, ("bid2",))
    assert everything(match) == before


def test_two_seats_may_use_the_same_id() -> None:
    match = new_match()
    assert send(match, A, "bid0", name="x").taken == 1
    assert send(match, B, "bid2", name="x").taken == 1
    assert match.state.actors() == (C,)


def test_a_refused_submission_may_be_corrected_under_the_same_id() -> None:
    match = building()
    with pytest.raises(Refused):
        send(match, B, "bid0", name="x")
    assert send(match, B, "m0", name="x") == Answer(1, ())


# What viewers are told


def test_updates_since_a_point_continue_where_the_last_one_ended() -> None:
    match = new_match()
    told: dict[Viewer, list[Event]] = {viewer: [] for viewer in VIEWERS}
    seen = dict.fromkeys(VIEWERS, 0)
    random = Random(1)
    while match.state.result() is None:
        seat = random.choice(match.state.actors())
        send(match, seat, match.state.name(random.choice(match.seat(seat).decision.legal), seat))
        for viewer in random.sample(VIEWERS, 2):
            update = match.update(viewer, seen[viewer])
            told[viewer] += update.events
            assert update.seen == seen[viewer] + len(update.events)
            seen[viewer] = update.seen
    for viewer in VIEWERS:
        assert (*told[viewer], *match.update(viewer, seen[viewer]).events) == (
            match.update(viewer).events
        )


def test_every_viewer_is_told_exactly_what_redaction_leaves_them() -> None:
    match = new_match()
    play_out(match, {seat: Chooser(seat) for seat in (A, B, C)})
    match.resume()
    happened = [event for _, events, _ in replay(GAME, match.record()) for event in events]
    assert {type(event) for event in happened} == set(GAME.events)
    for viewer in VIEWERS:
        assert list(match.update(viewer).events) == redact_all(happened, viewer)


def test_a_bid_is_told_to_others_without_its_amount_until_all_are_in() -> None:
    match = new_match()
    send(match, B, "bid2")
    assert match.update(A).events == (Bid(seat=1, amount=None),)
    assert match.update(B).events == (Bid(seat=1, amount=2),)
    send(match, A, "bid0")
    send(match, C, "bid1")
    assert match.update(None).events[-1] == Opened(amounts=(0, 2, 1))


@pytest.mark.parametrize("since", [-5, 0])
def test_a_point_before_the_start_is_the_start(since: int) -> None:
    match = building()
    assert match.update(A, since) == match.update(A)
    assert len(match.update(A, since).events) == 4


def test_a_point_beyond_the_end_brings_nothing_and_the_true_end() -> None:
    update = building().update(A, since=99)
    assert (update.events, update.seen) == ((), 4)


def test_only_the_seat_itself_sees_its_decision_and_everybody_that_it_decides() -> None:
    match = building()
    updates: dict[Viewer, Update] = {viewer: match.update(viewer) for viewer in VIEWERS}
    decision = updates[B].decision
    assert decision == Decision("build", B, (3, 4, 5, 6, 7, 8), number=2)
    assert [updates[viewer].decision for viewer in (A, C, None)] == [None] * 3
    assert {update.deciding for update in updates.values()} == {(B,)}


def test_a_seat_holds_its_own_feed_and_view() -> None:
    match = building(CLOCK)
    seat = match.seat(B, now=200)
    update = match.update(B, now=200)
    assert (seat.decision, seat.view, tuple(seat.events)) == (
        update.decision,
        update.view,
        update.events,
    )
    assert seat.time_left == update.time_left[B] == 1_300
    assert building().seat(B).time_left is None


def test_a_seat_is_a_look_at_one_moment() -> None:
    match = building(CLOCK)
    seat = match.seat(B)
    send(match, B, "m0")
    match.tick(now=10_000)
    assert seat.sample(5).view(B) == seat.view
    assert len(seat.events) == 4


def test_the_result_is_told_exactly_at_the_end() -> None:
    match = building()
    assert match.update(None).result is None
    result = play_out(match, {seat: Chooser(seat) for seat in (A, B, C)})
    assert match.update(None).result == result == match.state.result()


# Time


def test_who_runs_out_of_time_gets_the_default_action() -> None:
    match = building(CLOCK)
    assert match.deadline() == 1_500
    match.tick(now=1_499)
    assert match.state.actors() == (B,)
    match.tick(now=1_500)
    assert match.lines[-1] == Line("roll", B, ms=1_500, by="clock")
    assert match.state.actors() == (A, B, C)


def test_everybody_out_of_time_is_decided_for() -> None:
    match = new_match(CLOCK)
    send(match, B, "bid1", now=100)
    match.tick(now=1_600)
    assert [(line.do, line.seat, line.by) for line in match.lines] == [
        ("bid1", B, ""),
        ("bid0", A, "clock"),
        ("bid0", C, "clock"),
    ]
    assert match.update(B, now=1_600).time_left == (1_000, 1_500, 1_000)


def test_a_submission_that_comes_too_late_is_refused() -> None:
    match = building(CLOCK)
    with pytest.raises(Refused) as refused:
        match.submit(Submission(B, 2, ("m0",), "b"), now=1_500)
    assert refused.value.code is Why.DECISION_PASSED
    assert match.state.view(None)["rolls"] == [(B, 0, None)]


def test_a_pick_within_the_free_time_costs_no_bank() -> None:
    match = building(CLOCK)
    send(match, B, "m0", "m1", now=1_000)
    assert match.update(B, now=1_000).time_left[B] == 1_500
    send(match, B, "m2", now=2_300)
    assert match.update(B, now=2_300).time_left[B] == 1_200
    assert [line.ms for line in match.lines[-3:]] == [1_000, 0, 1_300]


def test_the_choice_of_another_seat_does_not_stop_my_watch() -> None:
    match = new_match(CLOCK)
    send(match, A, "bid0", now=1_200)
    assert match.update(B, now=1_200).time_left == (1_300, 300, 300)


def test_a_decision_that_another_seat_takes_away_has_cost_its_time() -> None:
    match = new_match(CLOCK, game=RACE)
    send(match, B, "bid0", now=1_200)
    assert banks(match) == [300, 300, 300]
    send(match, B, "roll", now=1_300)
    assert [line.waited for line in match.lines] == [(1_200, 0, 1_200), ()]
    assert match.update(A, now=1_300).time_left == (1_300, 1_300, 1_300)


def test_a_decision_taken_away_within_the_free_time_costs_no_bank() -> None:
    match = new_match(CLOCK, game=RACE)
    send(match, B, "bid0", now=900)
    assert banks(match) == [500, 500, 500]


def test_without_a_clock_nobody_waits_in_the_log() -> None:
    match = new_match(game=RACE)
    send(match, B, "bid0", now=900)
    assert match.lines == [Line("bid0", B, id="1/1")]


def test_without_a_clock_nobody_is_in_a_hurry() -> None:
    match = building()
    match.tick(now=10**12)
    assert match.deadline() is None
    assert match.update(B).time_left == ()
    assert match.state.actors() == (B,)


def test_after_the_end_no_watch_runs() -> None:
    match = new_match(CLOCK)
    play_out(match, {seat: Chooser(seat) for seat in (A, B, C)})
    assert match.deadline() is None


# Leaving and coming back


def test_who_has_left_gets_default_actions_at_once_and_from_then_on() -> None:
    match = building()
    send(match, B, "m0")
    match.leave(B)
    assert match.lines[-4].do == "m0"
    assert match.lines[-3:] == [
        Line(LEFT, B, by=TABLE),
        Line("roll", B, by="absent"),
        Line("bid0", B, by="absent"),
    ]
    assert match.state.actors() == (A, C)
    send(match, A, "bid0")
    send(match, C, "bid0")
    match.leave(A)
    assert match.state.actors() == ()


def test_who_has_left_is_decided_for_as_soon_as_others_have_acted() -> None:
    match = new_match()
    match.leave(A)
    send(match, B, "bid0")
    send(match, C, "bid0")
    assert match.lines[-2:] == [Line("roll", A, by="absent"), Line("bid0", A, by="absent")]
    assert match.state.actors() == (B, C)


def test_everybody_is_told_who_has_left() -> None:
    match = new_match()
    assert match.update(None).absent == ()
    match.leave(C)
    match.leave(A)
    assert [match.update(viewer).absent for viewer in VIEWERS] == [(A, C)] * 4
    match.come_back(C)
    assert match.update(B).absent == (A,)


def test_leaving_and_coming_back_are_entries_of_the_log_that_touch_nothing_else() -> None:
    match = building(CLOCK)
    before, number = match.state.dump(), number_of(match, B)
    feeds = [match.update(viewer).events for viewer in VIEWERS]
    match.leave(A, now=100)
    match.leave(A, now=200)
    match.come_back(A, now=300)
    match.come_back(A, now=400)
    assert match.lines[-2:] == [Line(LEFT, A, by=TABLE), Line(BACK, A, by=TABLE)]
    assert match.state.dump() == before
    assert number_of(match, B) == number
    assert [match.update(viewer).events for viewer in VIEWERS] == feeds
    assert match.update(B, now=400).time_left[B] == 1_100


def test_who_had_left_is_still_away_in_a_restored_match() -> None:
    match = new_match()
    match.leave(C)
    restored = Match(GAME, match.record())
    assert everything(restored) == everything(match)
    for each in (match, restored):
        send(each, A, "bid2")
        send(each, B, "bid0")
        send(each, A, "roll")
        assert each.state.actors() == (A, B)


@pytest.mark.parametrize("seat", [SeatId(3), SeatId(-1)])
@pytest.mark.parametrize(
    "ask",
    [
        Match.seat,
        Match.update,
        Match.leave,
        Match.come_back,
        lambda match, seat: match.order(seat, "thrift"),
        lambda match, seat: match.submit(Submission(seat, 1, ("bid0",), "x")),
    ],
)
def test_a_seat_that_is_none_is_refused_everywhere_alike(
    ask: Callable[[Match, SeatId], object], seat: SeatId
) -> None:
    match = new_match()
    with pytest.raises(Refused) as refused:
        ask(match, seat)
    within = {"expected": Expect.NUMBER_FROM_TO, "least": 0, "most": 2}
    assert refused.value.code is Why.BAD_VALUE
    assert refused.value.fields == {"field": "seat", "got": seat, **within}
    assert match.lines == []


def test_a_submission_without_an_id_is_refused() -> None:
    with pytest.raises(Refused) as refused:
        new_match().submit(Submission(A, 1, ("bid0",), ""))
    assert refused.value.fields == {"field": "id", "got": "", "expected": Expect.TEXT}


def test_a_match_taken_up_from_a_file_has_the_record_it_had() -> None:
    record = building().record()
    assert Match(GAME, decode(record.encode())).record() == record


def test_after_the_end_nobody_needs_to_leave() -> None:
    match = new_match()
    play_out(match, {seat: Chooser(seat) for seat in (A, B, C)})
    before = match.record()
    match.leave(A)
    assert match.record() == before


def test_who_comes_back_decides_again() -> None:
    match = new_match()
    match.leave(C)
    match.come_back(C)
    for seat in (A, B):
        send(match, seat, "bid0")
    send(match, A, "roll")
    assert match.state.actors() == (A, B, C)
    assert send(match, C, "bid2") == Answer(1, ())


def test_a_match_that_all_have_left_plays_itself_out() -> None:
    match = new_match()
    for seat in (A, B, C):
        match.leave(seat)
    assert match.state.result() is not None
    assert {line.by for line in match.lines if line.actor is not None} == {"absent"}


# Standing orders


def test_an_order_answers_at_once_and_from_then_on_until_it_is_over() -> None:
    match = new_match()
    match.order(A, "thrift")
    assert match.lines == [Line("order thrift", A, by=TABLE), Line("bid0", A, by="order")]
    send(match, B, "bid0")
    send(match, C, "bid0")
    send(match, A, "roll")
    assert match.lines[-1] == Line("bid0", A, by="order")
    send(match, B, "bid2")
    send(match, C, "bid0")
    send(match, B, "roll")
    assert match.lines[-1] == Line("withdraw thrift", A, by=TABLE)
    assert match.update(None).orders == ((), (), ())


def test_everybody_is_told_which_orders_stand() -> None:
    match = building()
    match.order(C, "thrift")
    match.order(C, "first")
    match.order(C, "first", on=False)
    for viewer in VIEWERS:
        update = match.update(viewer)
        assert update.orders == ((), (), ("thrift",))
        assert update.events[-3:] == (
            Ordered(seat=C, order="thrift"),
            Ordered(seat=C, order="first"),
            Withdrawn(seat=C, order="first"),
        )


def test_an_order_given_twice_or_withdrawn_before_it_is_given_does_nothing() -> None:
    match = building()
    match.order(C, "thrift", on=False)
    match.order(C, "thrift")
    before = everything(match)
    match.order(C, "thrift")
    assert everything(match) == before


@pytest.mark.parametrize("name", ["", "Thrift", "order", "thrift wait"])
def test_what_is_no_order_is_refused_and_changes_nothing(name: str) -> None:
    match = building()
    before = everything(match)
    with pytest.raises(Refused) as refused:
        match.order(A, name)
    names = ("thrift", "wait", "first")
    wanted = {"field": "order", "got": name, "expected": Expect.ONE_OF, "names": names}
    assert refused.value.fields == wanted
    assert everything(match) == before


def test_a_game_without_orders_takes_none() -> None:
    class Orderless(BidsGame):
        orders: Mapping[str, Order] = {}

    with pytest.raises(Refused) as refused:
        new_match(game=Orderless()).order(A, "thrift")
    assert refused.value.fields == {"field": "order", "got": "thrift", "expected": Expect.NOTHING}


def test_after_the_end_no_order_is_taken() -> None:
    match = new_match()
    play_out(match, {seat: Chooser(seat) for seat in (A, B, C)})
    with pytest.raises(Refused, match="game_over"):
        match.order(A, "thrift")


def test_what_an_order_may_not_do_is_left_to_the_player() -> None:
    match = building()
    match.order(B, "first")
    assert match.lines[-1] == Line("m0", B, by="order")
    assert match.seat(B).decision.number == 3
    send(match, B, "m1")
    assert match.lines[-1].do == "m1"


def test_an_order_that_leads_back_to_where_it_began_is_withdrawn() -> None:
    match = building()
    match.order(B, "wait")
    assert match.lines[-3:] == [
        Line("order wait", B, by=TABLE),
        Line("wait", B, by="order"),
        Line("withdraw wait", B, by=TABLE),
    ]
    assert match.state.actors() == (B,)


def test_an_order_costs_no_time_and_does_not_save_who_is_too_late() -> None:
    match = building(CLOCK)
    match.order(B, "first", now=1_500)
    assert [(line.do, line.by) for line in match.lines[-2:]] == [
        ("order first", TABLE),
        ("roll", "clock"),
    ]
    match.order(B, "thrift", now=1_600)
    assert match.lines[-1] == Line("bid0", B, ms=100, by="order")
    match.order(A, "thrift", now=1_600)
    send(match, C, "bid0", now=1_700)
    send(match, A, "roll", now=1_800)
    assert match.state.result() is not None


def test_who_has_left_is_decided_for_in_spite_of_orders() -> None:
    match = building()
    match.order(A, "first")
    match.leave(A)
    for do in ("roll", "bid0"):
        send(match, B, do)
    send(match, C, "bid0")
    own = [line for line in match.lines if line.actor == A]
    assert own[-2:] == [Line("bid0", A, by="absent"), Line("roll", A, by="absent")]


def test_an_order_still_stands_in_a_restored_match() -> None:
    match = building()
    match.order(A, "thrift")
    restored = Match(GAME, decode(match.record().encode()))
    assert everything(restored) == everything(match)
    for each in (match, restored):
        each.order(B, "thrift")
        send(each, B, "roll")
        assert each.state.actors() == (A, C)
        assert each.update(None).orders == ((), ("thrift",), ())


# Putting away and taking up


def test_taking_a_match_up_again_is_an_entry_of_the_log() -> None:
    match = Match(GAME, building().record())
    number = number_of(match, B)
    match.resume()
    assert match.lines[-1] == Line(RESUMED)
    assert match.update(A).events[-1] == Resumed(audience=-1)
    assert match.update(B).events[-1] == Opened(amounts=(0, 2, 1))
    assert number_of(match, B) == number


@settings(max_examples=60)
@given(st.randoms(use_true_random=False), st.sampled_from((GAME, RACE)))
def test_a_restored_match_has_the_same_numbers_views_feeds_and_banks(
    random: Random, game: Game
) -> None:
    match, now = new_match(CLOCK, random.getrandbits(32), game), 0
    for _ in range(random.randint(0, 14)):
        now += random.randint(0, 1_200)
        _disturb(match, random, now)
    restored = Match(game, match.record(), now)
    assert match.record() == restored.record()
    assert banks(match) == banks(restored)
    assert match.state.dump() == restored.state.dump()
    for viewer in VIEWERS:
        assert structs.replace(match.update(viewer), time_left=()) == (
            structs.replace(restored.update(viewer), time_left=())
        )


def _disturb(match: Match, random: Random, now: int) -> None:
    """Anything that people do at a table."""
    what = random.random()
    if what < 0.1:
        match.tick(now)
    elif what < 0.2:
        match.leave(SeatId(random.randrange(3)), now)
    elif what < 0.3:
        match.come_back(SeatId(random.randrange(3)), now)
    elif what < 0.4:
        match.resume(now)
    elif what < 0.6:
        if match.state.actors():
            name = random.choice([*match.game.orders])
            match.order(SeatId(random.randrange(3)), name, random.random() < 0.7, now)
    else:
        match.tick(now)
        if match.state.actors():
            seat = random.choice(match.state.actors())
            send(match, seat, *_picks(match, seat, random), now=now)


def _picks(match: Match, seat: SeatId, random: Random) -> list[str]:
    """One to three picks in a row that are legal as far as the seat can foresee."""
    trial, picks = match.state.clone(), list[str]()
    while seat in trial.actors() and len(picks) < random.randint(1, 3):
        action = random.choice(trial.decision(seat).legal)
        picks.append(trial.name(action, seat))
        trial.apply(action, seat)
    return picks


def test_the_bank_of_a_restored_match_is_as_it_was() -> None:
    match = building(CLOCK)
    send(match, B, "m0", now=1_200)
    match.tick(now=9_000)
    restored = Match(GAME, match.record(), now=50_000)
    assert restored.update(B, now=50_000).time_left == match.update(B, now=9_000).time_left
    assert restored.update(B, now=50_000).time_left == (1_500, 1_000, 1_500)


def test_a_record_with_an_illegal_action_is_refused() -> None:
    match = building()
    lines = (*match.record().lines, Line("bid0", A))
    with pytest.raises(Refused, match="not_your_turn"):
        Match(GAME, structs.replace(match.record(), lines=lines))


# Players among themselves


def test_players_finish_a_match_through_their_seats_alone() -> None:
    match = new_match()
    result = play_out(match, {seat: Chooser(seat) for seat in (A, B, C)})
    assert len(result.points) == 3
    again = new_match()
    assert play_out(again, {seat: Chooser(seat) for seat in (A, B, C)}) == result
    assert again.lines == match.lines


def test_numbers_only_ever_grow() -> None:
    match = new_match()
    numbers = [match.seat(A).decision.number]
    players = {seat: Chooser(seat) for seat in (A, B, C)}
    while match.state.result() is None:
        seat = match.seat(match.state.actors()[0])
        send(match, seat.id, match.state.name(players[seat.id].choose(seat), seat.id))
        if A in match.state.actors():
            numbers.append(match.seat(A).decision.number)
    assert all(after - before in (0, 1) for before, after in pairwise(numbers))
    assert numbers[-1] > 1


def test_a_mark_and_a_roll_are_told_as_they_were() -> None:
    match = building()
    send(match, B, "m2", "roll")
    marked, rolled = match.update(A).events[-2:]
    assert marked == Marked(seat=1, cell=2)
    assert rolled == Rolled(seat=1, pips=None)


def test_whoever_is_left_alone_has_won() -> None:
    match = new_match()
    match.resign(A)
    assert match.result() is None
    assert match.update(B).absent == (A,)
    assert A not in match.actors()
    match.resign(C)
    assert match.result() == Result((0, 1, 0))
    assert match.actors() == ()
    update = match.update(B)
    assert (update.decision, update.deciding) == (None, ())
    with pytest.raises(Refused) as refused:
        match.resign(B)
    assert refused.value.code is Why.GAME_OVER
    again = Match(GAME, match.record())
    assert again.result() == Result((0, 1, 0))
    assert list(again.lines) == list(match.lines)
