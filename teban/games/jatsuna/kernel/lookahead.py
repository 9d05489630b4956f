"""Hard: looking ahead, every side for itself (max^n), with the original's evaluation repaired."""

import numpy as np
from numba import njit

from teban.games.jatsuna.kernel.board import (
    CORNERS,
    INSIDE,
    NONE,
    RIM,
    Shares,
    Word,
    captures,
    count,
    first,
    fraction,
    legal,
    mixed,
    placed,
    stirred,
)

START = 45.0
"""Empty cells at the start of a game."""
LATE = (5.0, 5.0, 3.0, 5.0)
EARLY = (20.0, 1.0, -3.0, 0.0)
"""What a corner, the rest of the rim, an inner cell and a possible capture are worth to a side,
on a full and on an empty board; between them in a straight line. Rounded from a regression on
games of the tree search: early on, stones inside only feed the others."""
WIDE = 12
"""With more empty cells than this, free placements are not looked behind."""


@njit(cache=True)
def worth_at(kind: int, part: float) -> float:
    """What one of a kind is worth with this part of the board empty."""
    return LATE[kind] + (EARLY[kind] - LATE[kind]) * part


@njit(cache=True)
def standing(own: Word, rivals: Word, empty: Word) -> float:
    """What a side has."""
    part = count(empty) / START
    worth = worth_at(3, part) * count(captures(own, rivals, empty))
    worth += worth_at(0, part) * (count(own & CORNERS) - 0.5 * count(rivals & CORNERS))
    worth += worth_at(1, part) * (count(own & RIM) - 0.5 * count(rivals & RIM))
    return worth + worth_at(2, part) * (count(own & INSIDE) - 0.5 * count(rivals & INSIDE))


@njit("Tuple((f8, f8, f8))(u8, u8, u8, u8, b1, i8)", cache=True)
def prospects(
    own: Word, following: Word, last: Word, empty: Word, sansukumi: bool, depth: int
) -> Shares:
    """What each side gets if everybody looks so far ahead and takes the best."""
    if depth == 0 or not empty:
        a = standing(own, following | last, empty)
        b = standing(following, own | last, empty)
        c = standing(last, own | following, empty)
        return a - 0.5 * (b + c), b - 0.5 * (a + c), c - 0.5 * (a + b)
    left = captures(own, following | last, empty)
    if not left:
        left = empty
        if count(empty) > WIDE:
            depth = np.int64(1)
    best = (-1e9, 0.0, 0.0)
    while left:
        cell = first(left)
        left ^= cell
        a, b, c = placed(cell, own, following, last, sansukumi)
        found = prospects(a, b, c, empty ^ cell, sansukumi, np.int64(depth - 1))
        if found[2] > best[0]:
            best = found[2], found[0], found[1]
    return best


@njit(cache=True)
def look_ahead(
    own: Word, following: Word, last: Word, empty: Word, sansukumi: bool, depth: int, luck: Word
) -> Word:
    """The placement with the best prospects; any of equals."""
    left = legal(own, following | last, empty)
    best, chosen = -1e18, NONE
    while left:
        cell = first(left)
        left ^= cell
        a, b, c = placed(cell, own, following, last, sansukumi)
        luck = stirred(luck)
        worth = prospects(a, b, c, empty ^ cell, sansukumi, np.int64(depth - 1))[2]
        worth += 1e-6 * fraction(mixed(luck))
        if worth > best:
            best, chosen = worth, cell
    return chosen
