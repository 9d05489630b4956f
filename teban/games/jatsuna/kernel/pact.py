"""Ultimate: two sides against the third (結託), so that minimax with alpha-beta is sound."""

import numpy as np
from numba import njit

from teban.games.jatsuna.kernel.board import (
    NONE,
    Word,
    count,
    first,
    fraction,
    legal,
    mixed,
    placed,
    stirred,
    turned,
)
from teban.games.jatsuna.kernel.ending import EXACT, best_end, rewards
from teban.games.jatsuna.kernel.lookahead import standing

PACT_DEPTH = 4
"""Placements looked ahead, all of them at every step."""
HATE = 2.0
"""How much more the loss of the one counts than the gain of the two."""
SURE = 1000.0
"""What the certain end of a game is worth, beside any judgement of a position."""


@njit(cache=True)
def pact_worth(own: Word, following: Word, last: Word, empty: Word, against: int) -> float:
    """What a position is worth to the two."""
    if not empty:
        stones = rewards(count(own), count(following), count(last), against)
        return SURE * stones[(against + 1) % 3]
    a = standing(own, following | last, empty)
    b = standing(following, own | last, empty)
    c = standing(last, own | following, empty)
    hated = a if against == 0 else b if against == 1 else c
    return 0.5 * (a + b + c - hated) - HATE * hated


@njit("f8(u8, u8, u8, u8, b1, i8, i8, f8, f8)", cache=True)
def minimax(
    own: Word,
    following: Word,
    last: Word,
    empty: Word,
    sansukumi: bool,
    against: int,
    depth: int,
    low: float,
    high: float,
) -> float:
    """The same so many placements later, if both parties choose the best for them."""
    if depth == 0 or not empty:
        return pact_worth(own, following, last, empty, against)
    left = legal(own, following | last, empty)
    best = 1e9 if against == 0 else -1e9
    while left and low < high:
        cell = first(left)
        left ^= cell
        a, b, c = placed(cell, own, following, last, sansukumi)
        turn, less = np.int64(turned(against)), np.int64(depth - 1)
        worth = minimax(a, b, c, empty ^ cell, sansukumi, turn, less, low, high)
        if against == 0:
            best = min(best, worth)
            high = min(high, best)
        else:
            best = max(best, worth)
            low = max(low, best)
    return best


@njit(cache=True)
def together(
    own: Word,
    following: Word,
    last: Word,
    empty: Word,
    sansukumi: bool,
    against: int,
    luck: Word,
) -> Word:
    """The placement that is best for the two; any of equals. The end exactly."""
    if count(empty) <= EXACT:
        return best_end(own, following, last, empty, sansukumi, against)
    left = legal(own, following | last, empty)
    best, chosen = -1e18, NONE
    turn, depth = np.int64(turned(against)), np.int64(PACT_DEPTH - 1)
    while left:
        cell = first(left)
        left ^= cell
        a, b, c = placed(cell, own, following, last, sansukumi)
        luck = stirred(luck)
        worth = minimax(a, b, c, empty ^ cell, sansukumi, turn, depth, -1e9, 1e9)
        worth += 1e-6 * fraction(mixed(luck))
        if worth > best:
            best, chosen = worth, cell
    return chosen
