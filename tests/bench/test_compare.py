"""What the comparison of two commits makes of its figures."""

import random

from bench.compare import figures, judged, ratio


def test_only_what_was_measured_is_compared() -> None:
    report = {
        "game": "reversi",
        "games_per_cpu_s": 10,
        "paced": {"matches": 200, "seconds": 20.0, "p50_ms": 1.5},
        "compared": {"standard": {"games": 3}},
        "ratio": None,
    }
    assert dict(figures(report)) == {"games_per_cpu_s": 10, "paced.p50_ms": 1.5}


def test_a_machine_that_gets_slower_makes_both_slower() -> None:
    middle, low, high = ratio([20, 10, 4], [10, 5, 2])
    assert [round(one, 9) for one in (middle, low, high)] == [2, 2, 2]


def test_an_interval_holds_the_truth_in_ninety_nine_of_a_hundred_comparisons() -> None:
    chance = random.Random(1)
    held = 0
    for _ in range(2000):
        ours, theirs = ([chance.lognormvariate(0, 0.05) for _ in range(6)] for _ in range(2))
        _, low, high = ratio(ours, theirs)
        held += low <= 1 <= high
    assert 0.98 <= held / 2000 <= 0.998


def test_worse_is_less_of_a_rate_and_more_of_a_time_or_of_memory() -> None:
    assert judged("games_per_cpu_s", 0.8, 0.9) == judged("paced.p99_ms", 1.1, 1.2) == "worse"
    assert judged("games_per_cpu_s", 1.1, 1.2) == judged("most_memory_mb", 0.8, 0.9) == "better"
    assert judged("games_per_cpu_s", 0.9, 1.1) == judged("p50_ms", 0.9, 1.1) == ""
