"""Which of several things does best on average, found with few tries.

All are tried in the same worlds, so that luck favours none. After each round the better half goes
on (sequential halving): the tries are spent on what is hard to tell apart.
"""

from collections.abc import Callable, Sequence
from typing import TypeVar

T = TypeVar("T")


def best_of(
    things: Sequence[T],
    tries: int,
    value: Callable[[int, T], float],
    *,
    lead: float = 0.0,
    late: Callable[[], bool] = lambda: False,
) -> T:
    """The thing with the highest average of `value(world, thing)`.

    Each gets at least one try, however many there are. `lead` is what the first one, which is
    taken for the best unless the others prove better, has ahead of them. `late` is asked after
    every world, and ends it.
    """
    left = list(range(len(things)))
    totals = [0.0] * len(things)
    rounds = max(1, (len(things) - 1).bit_length())
    world, out_of_time = 0, False
    while len(left) > 1 and not out_of_time:
        for _ in range(max(1, tries // (rounds * len(left)))):
            for at in left:
                totals[at] += value(world, things[at])
            world += 1
            if out_of_time := late():
                break
        # All that are left have been in the same worlds.
        averages = {at: totals[at] / world + (0.0 if at else lead) for at in left}
        left = sorted(left, key=lambda at: (-averages[at], at))[: (len(left) + 1) // 2]
    return things[left[0]]
