"""What the end is worth to each side, and the way there without a mistake."""

import numpy as np
from numba import njit

from teban.games.jatsuna.kernel.board import (
    NOBODY,
    NONE,
    STONES,
    Shares,
    Word,
    count,
    first,
    legal,
    placed,
    turned,
)

WIN = 0.9
"""The part of a reward that is the first place; the rest is by stones."""
SHARED = 0.25
"""What a shared first place counts: it is nobody's win (1.6), and less than a fair share of one."""
EXACT = 8
"""With so few empty cells every way to the end is looked at."""


@njit(cache=True)
def reward(lead: int, stones: int) -> float:
    """What a lead is worth at the end, and so many stones, from 0 to 1."""
    place = 1.0 if lead > 0 else SHARED if lead == 0 else 0.0
    return WIN * place + (1.0 - WIN) * stones / STONES


@njit(cache=True)
def rewards(own: int, following: int, last: int, against: int) -> Shares:
    """What the final stones are worth to each side.

    Everybody for themselves: to be ahead of the better of the others. In a pact (結託) against a
    side: that it is behind both, with few stones; for that side itself, the contrary.
    """
    if against == NOBODY:
        return (
            reward(own - max(following, last), own),
            reward(following - max(own, last), following),
            reward(last - max(own, following), last),
        )
    if against == 0:
        worth = reward(min(following, last) - own, STONES - own)
        return 1.0 - worth, worth, worth
    if against == 1:
        worth = reward(min(own, last) - following, STONES - following)
        return worth, 1.0 - worth, worth
    worth = reward(min(own, following) - last, STONES - last)
    return worth, worth, 1.0 - worth


@njit("Tuple((f8, f8, f8))(u8, u8, u8, u8, b1, i8)", cache=True)
def solved(
    own: Word, following: Word, last: Word, empty: Word, sansukumi: bool, against: int
) -> Shares:
    """The rewards if everybody plays the rest of the game without a mistake."""
    if not empty:
        return rewards(count(own), count(following), count(last), against)
    left = legal(own, following | last, empty)
    best = (-1.0, 0.0, 0.0)
    while left:
        cell = first(left)
        left ^= cell
        a, b, c = placed(cell, own, following, last, sansukumi)
        found = solved(a, b, c, empty ^ cell, sansukumi, np.int64(turned(against)))
        if found[2] > best[0]:
            best = found[2], found[0], found[1]
    return best


@njit(cache=True)
def best_end(
    own: Word, following: Word, last: Word, empty: Word, sansukumi: bool, against: int
) -> Word:
    """The placement that is best to the end."""
    left = legal(own, following | last, empty)
    best, chosen = -1.0, NONE
    while left:
        cell = first(left)
        left ^= cell
        a, b, c = placed(cell, own, following, last, sansukumi)
        worth = solved(a, b, c, empty ^ cell, sansukumi, np.int64(turned(against)))[2]
        if worth > best:
            best, chosen = worth, cell
    return chosen
