"""Halving: the best is found, with the tries it was given."""

from collections import Counter
from random import Random

import pytest

from teban.players.halving import best_of


@pytest.mark.parametrize("best", range(5))
def test_it_finds_the_best_on_average(best: int) -> None:
    """However much luck there is in every world: it is the same for all."""
    random = Random(1)
    luck = [random.gauss(0, 100) for _ in range(100)]
    assert best_of(range(5), 50, lambda world, thing: luck[world] + (thing == best)) == best


def test_the_tries_go_to_what_is_hard_to_tell_apart() -> None:
    tried: Counter[int] = Counter()

    def value(world: int, thing: int) -> float:
        tried[thing] += 1
        return thing

    assert best_of(range(8), 96, value) == 7
    assert [tried[thing] for thing in range(8)] == [4, 4, 4, 4, 12, 12, 28, 28]


def test_everything_gets_a_try_in_the_same_worlds() -> None:
    seen: set[tuple[int, int]] = set()

    def value(world: int, thing: int) -> float:
        seen.add((world, thing))
        return 0.0

    best_of(range(4), 0, value)
    assert seen == {(0, 0), (0, 1), (0, 2), (0, 3), (1, 0), (1, 1)}


def test_of_equals_the_first_and_only_with_a_lead_more_than_that() -> None:
    assert best_of("abc", 30, lambda world, thing: 1.0) == "a"
    better = {"a": 0.5, "b": 0.6}
    assert best_of("ab", 30, lambda world, thing: better[thing]) == "b"
    assert best_of("ab", 30, lambda world, thing: better[thing], lead=0.2) == "a"


def test_when_it_is_late_the_best_so_far_is_taken() -> None:
    worlds: list[int] = []

    def value(world: int, thing: int) -> float:
        worlds.append(world)
        return thing

    assert best_of(range(4), 10**6, value, late=lambda: len(worlds) >= 12) == 3
    assert len(worlds) == 12
