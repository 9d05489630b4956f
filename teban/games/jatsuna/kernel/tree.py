"""Super Hard: Monte Carlo tree search, and the exact end."""

from math import log, sqrt

import numpy as np
from numba import njit

from teban.games.jatsuna.kernel.board import (
    NOBODY,
    ONE,
    STONES,
    Word,
    below,
    count,
    first,
    legal,
    mixed,
    placed,
    playout,
    stirred,
)
from teban.games.jatsuna.kernel.ending import EXACT, best_end, rewards

CURIOSITY = 0.5
"""How much rather the search tries what it has seldom tried."""
NODES = 8
"""Room in the tree for each playout."""


@njit(cache=True)
def most_promising(
    begin: int, end: int, visits: np.ndarray, worth: np.ndarray, seen: int, at: int
) -> int:
    """The child to try next, beginning to look at some place among them."""
    best, chosen, wait = -1.0, begin, log(seen + 1.0)
    for number in range(end - begin):
        child = begin + (at + number) % (end - begin)
        if visits[child] == 0:
            return child
        hope = worth[child] / visits[child] + CURIOSITY * sqrt(wait / visits[child])
        if hope > best:
            best, chosen = hope, child
    return chosen


@njit(cache=True)
def searched(
    own: Word, following: Word, last: Word, empty: Word, sansukumi: bool, tries: int, luck: Word
) -> Word:
    """The placement tried most often, in a tree of which every side wants its own best."""
    if count(empty) <= EXACT:
        return best_end(own, following, last, empty, sansukumi, NOBODY)
    room = tries * NODES + STONES
    begin, end = np.zeros(room, np.int32), np.zeros(room, np.int32)
    cells, visits = np.zeros(room, np.uint64), np.zeros(room, np.int32)
    worth = np.zeros(room, np.float64)
    path = np.zeros(STONES, np.int32)
    used, whole = 1, count(empty)
    for _ in range(tries):
        luck = stirred(luck)
        a, b, c, left = own, following, last, empty
        node, depth = 0, 0
        while left:
            if begin[node] == end[node]:
                if (visits[node] == 0 and node) or used + STONES > room:
                    break
                begin[node] = used
                options = legal(a, b | c, left)
                while options:
                    cells[used] = first(options)
                    options ^= cells[used]
                    used += 1
                end[node] = used
            at = below(mixed(luck), end[node] - begin[node])
            node = most_promising(begin[node], end[node], visits, worth, visits[node], at)
            path[depth] = node
            depth += 1
            a, b, c = placed(cells[node], a, b, c, sansukumi)
            left ^= cells[node]
        a, b, c = playout(a, b, c, left, sansukumi, mixed(luck + ONE))
        # Whoever would move after the last placement is so many sides behind the root's mover.
        aside = whole % 3
        found = rewards(count(a), count(b), count(c), NOBODY)
        visits[0] += 1
        for at in range(depth):
            visits[path[at]] += 1
            worth[path[at]] += found[(at - aside) % 3]
    return cells[begin[0] + np.argmax(visits[begin[0] : end[0]])]
