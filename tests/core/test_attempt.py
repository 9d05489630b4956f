"""Picks that are only tried."""

from collections.abc import Callable

import pytest

from teban.core.attempt import Attempt
from teban.core.match import Match
from teban.core.refused import Refused, Why
from tests.core.test_match import A, B, building, everything, new_match, number_of, send


def test_nothing_is_changed_and_what_could_follow_is_told() -> None:
    match = new_match()
    before = everything(match)
    # A bid is known to its seat, and so is that the others still bid: it is complete.
    assert match.attempt(A, number_of(match, A), ["bid2"]) == Attempt(None)
    assert everything(match) == before


def test_as_long_as_nobody_is_told_anything_the_next_question_comes() -> None:
    match = building()
    number = number_of(match, B)
    tried = match.attempt(B, number, ["wait", "wait"])
    assert tried.decision == match.seat(B).decision
    assert tried.names == tuple(match.state.name(action, B) for action in tried.decision.legal)


def test_what_others_are_told_of_and_what_chance_decides_is_complete() -> None:
    match = building()
    number = number_of(match, B)
    assert match.attempt(B, number, ["m0"]) == Attempt(None)
    assert match.attempt(B, number, ["roll"]) == Attempt(None)
    # What stands behind it is not looked at: it would tell what came of it.
    assert match.attempt(B, number, ["roll", "no such thing"]) == Attempt(None)


@pytest.mark.parametrize(
    ("ask", "why"),
    [
        (lambda match: match.attempt(A, 1, ["bid0"]), Why.NOT_YOUR_TURN),
        (lambda match: match.attempt(B, 9, ["wait"]), Why.DECISION_PASSED),
        (lambda match: match.attempt(B, number_of(match, B), []), Why.NOTHING_SUBMITTED),
        (lambda match: match.attempt(B, number_of(match, B), ["bid0"]), Why.NOT_LEGAL),
        (lambda match: match.attempt(B, number_of(match, B), ["?"]), Why.NO_SUCH_ACTION),
        (lambda match: match.attempt(7, 1, ["wait"]), Why.BAD_VALUE),
    ],
)
def test_it_is_refused_as_a_submission_is(ask: Callable[[Match], object], why: Why) -> None:
    match = building()
    before = everything(match)
    with pytest.raises(Refused) as refused:
        ask(match)
    assert refused.value.code is why
    assert everything(match) == before


def test_a_try_costs_no_number_and_no_id() -> None:
    match = building()
    number = number_of(match, B)
    match.attempt(B, number, ["wait"])
    assert send(match, B, "wait").taken == 1
    assert number_of(match, B) == number + 1
