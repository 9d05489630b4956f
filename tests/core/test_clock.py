import pytest
from hypothesis import given
from hypothesis import strategies as st

from teban.core.clock import Clock, new_watch

FIVE_AND_TEN = Clock(move=5_000, bank=10_000)


def test_a_seat_that_is_asked_nothing_has_no_deadline() -> None:
    watch = new_watch(FIVE_AND_TEN)
    assert watch.deadline is None
    assert watch.spent(now=99) == 0
    assert watch.left(now=99) == 15_000


def test_the_deadline_is_free_time_and_bank_after_the_question() -> None:
    watch = new_watch(FIVE_AND_TEN).start(1_000)
    assert watch.deadline == 16_000
    assert watch.left(now=4_000) == 12_000
    assert watch.left(now=20_000) == 0


@pytest.mark.parametrize(
    ("spent", "bank"), [(0, 10_000), (5_000, 10_000), (5_001, 9_999), (12_000, 3_000), (99_000, 0)]
)
def test_only_time_beyond_the_free_time_comes_from_the_bank(spent: int, bank: int) -> None:
    watch = new_watch(FIVE_AND_TEN).start(0).stop(spent)
    assert watch.bank == bank
    assert watch.deadline is None


def test_free_time_is_new_with_every_question() -> None:
    watch = new_watch(FIVE_AND_TEN).start(0).stop(8_000).start(100_000)
    assert watch.deadline == 100_000 + 5_000 + 7_000


def test_a_watch_that_runs_backwards_gives_nobody_time() -> None:
    watch = new_watch(FIVE_AND_TEN).start(1_000)
    assert watch.spent(now=0) == 0
    assert watch.left(now=0) == 15_000


@given(st.lists(st.integers(0, 20_000), max_size=10))
def test_the_bank_pays_for_each_overrun_once(spent: list[int]) -> None:
    watch = new_watch(FIVE_AND_TEN)
    for ms in spent:
        watch = watch.start(0).stop(ms)
    assert watch.bank == max(0, 10_000 - sum(max(0, ms - 5_000) for ms in spent))
