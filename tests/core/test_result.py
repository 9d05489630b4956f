import pytest
from hypothesis import given
from hypothesis import strategies as st

from teban.core.result import Result


@pytest.mark.parametrize(
    ("points", "ranks", "payoffs", "winner"),
    [
        ((5,), (1,), (0.0,), 0),
        ((40, 24), (1, 2), (1, -1), 0),
        ((24, 40), (2, 1), (-1, 1), 1),
        ((32, 32), (1, 1), (0, 0), None),
        ((5, 9, 7), (3, 1, 2), (-1, 1, 0), 1),
        ((9, 9, 1), (1, 1, 3), (0.5, 0.5, -1), None),
        ((9, 1, 1), (1, 2, 2), (1, -0.5, -0.5), 0),
        ((4, 4, 4), (1, 1, 1), (0, 0, 0), None),
        ((1, 2, 3, 4), (4, 3, 2, 1), (-1, -1 / 3, 1 / 3, 1), 3),
        ((7, 7, 7, -2), (1, 1, 1, 4), (1 / 3, 1 / 3, 1 / 3, -1), None),
        ((0, 5, 5, 9), (4, 2, 2, 1), (-1, 0, 0, 1), 3),
    ],
)
def test_ranks_payoffs_and_winner(
    points: tuple[int, ...],
    ranks: tuple[int, ...],
    payoffs: tuple[float, ...],
    winner: int | None,
) -> None:
    result = Result(points)
    assert result.ranks == ranks
    assert result.payoffs == payoffs
    assert result.winner == winner


POINTS = st.lists(st.integers(-9, 9), min_size=2, max_size=4)


@given(POINTS)
def test_payoffs_sum_to_zero_and_stay_between_minus_one_and_one(points: list[int]) -> None:
    payoffs = Result(tuple(points)).payoffs
    assert sum(payoffs) == pytest.approx(0)
    assert all(-1 <= payoff <= 1 for payoff in payoffs)


@given(POINTS, st.permutations(range(4)))
def test_changing_seats_changes_nothing_else(points: list[int], order: list[int]) -> None:
    seats = [seat for seat in order if seat < len(points)]
    result, moved = Result(tuple(points)), Result(tuple(points[seat] for seat in seats))
    assert moved.ranks == tuple(result.ranks[seat] for seat in seats)
    assert moved.payoffs == tuple(result.payoffs[seat] for seat in seats)
    if result.winner is not None and moved.winner is not None:
        assert seats[moved.winner] == result.winner
    assert (result.winner is None) == (moved.winner is None)
