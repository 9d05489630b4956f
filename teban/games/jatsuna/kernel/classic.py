"""The players of the original program; numbers such as 3.2 are those of the rulings."""

import numpy as np
from numba import njit

from teban.games.jatsuna.kernel.board import (
    CORNERS,
    INSIDE,
    NONE,
    RIM,
    Word,
    captures,
    cells_at,
    count,
    first,
    fraction,
    legal,
    mixed,
    placed,
    stirred,
    taken,
    turned,
)

CORNER = 5
"""What a corner is worth to the greedy player, in captures."""
_PLACES = {
    120: ((0, 0),),
    20: ((0, 2),),
    15: ((2, 2),),
    5: ((0, 3),),
    3: ((2, 3),),
    -5: ((1, 2), (1, 3)),
    -20: ((0, 1),),
    -40: ((1, 1),),
}
WEIGHTS = tuple(float(weight) for weight in _PLACES)
WEIGHED = tuple(cells_at(*kinds) for kinds in _PLACES.values())
FEAR = 0.5
"""How much the reply of the next side counts for Super Hard."""
BEST, HEAT = 3, 0.5
"""The simulation v4 picks one of so many, and how wildly."""
NOISE = 0.15
"""How far the simulation v3 misjudges."""
PLOT, WIDTH = 4, 10
"""Placements that Ultimate looks ahead, and how many it looks at each time."""
ENDLESS = 10**9
"""More than any position is worth to it."""


@njit(cache=True)
def greedy(own: Word, following: Word, last: Word, empty: Word, luck: Word) -> Word:
    """Medium: the most captures, corners before others; what is left of a choice is chance."""
    rivals = following | last
    left = legal(own, rivals, empty)
    best, chosen = -1.0, NONE
    while left:
        cell = first(left)
        left ^= cell
        luck = stirred(luck)
        worth = count(taken(cell, own, rivals)) + fraction(mixed(luck))
        if cell & CORNERS:
            worth += CORNER
        if worth > best:
            best, chosen = worth, cell
    return chosen


@njit(cache=True)
def judged(own: Word, rivals: Word, empty: Word) -> float:
    """What the original makes of a position for one side."""
    worth = 2.0 * count(own)
    for at in range(len(WEIGHTS)):
        cells = WEIGHED[at]
        worth += WEIGHTS[at] * (count(own & cells) - 0.5 * count(rivals & cells))
    # Its flaw: whoever can capture nothing may place anywhere, and is praised for it.
    return worth + 5.0 * count(legal(own, rivals, empty))


@njit(cache=True)
def reply(own: Word, following: Word, last: Word, empty: Word, sansukumi: bool) -> float:
    """The best that the mover can reach, as the original sees it."""
    left = legal(own, following | last, empty)
    best = -1e9
    while left:
        cell = first(left)
        left ^= cell
        a, b, mine = placed(cell, own, following, last, sansukumi)
        best = max(best, judged(mine, a | b, empty ^ cell))
    return best


@njit(cache=True)
def foresight(
    own: Word,
    following: Word,
    last: Word,
    empty: Word,
    sansukumi: bool,
    fear: float,
    noise: float,
    luck: Word,
) -> Word:
    """What it reaches, less what it fears of the next side's reply; the first of equals.

    Hard fears nothing, Super Hard half of it; the simulation v3 is Super Hard with noise.
    """
    left = legal(own, following | last, empty)
    best, chosen = -1e18, NONE
    while left:
        cell = first(left)
        left ^= cell
        a, b, mine = placed(cell, own, following, last, sansukumi)
        worth = judged(mine, a | b, empty ^ cell)
        if fear and empty ^ cell:
            worth -= fear * reply(a, b, mine, empty ^ cell, sansukumi)
        luck = stirred(luck)
        worth *= 1.0 + noise * (2.0 * fraction(mixed(luck)) - 1.0)
        if worth > best:
            best, chosen = worth, cell
    return chosen


@njit(cache=True)
def softmax(
    own: Word, following: Word, last: Word, empty: Word, sansukumi: bool, luck: Word
) -> Word:
    """The simulation v4: one of the best three by stones and captures, the better the likelier."""
    left = legal(own, following | last, empty)
    cells, worths = np.zeros(BEST + 1, np.uint64), np.full(BEST + 1, -1e9)
    while left:
        cell = first(left)
        left ^= cell
        mine = placed(cell, own, following, last, sansukumi)[2]
        worth = count(mine) + 2.0 * count(taken(cell, own, following | last))
        at = BEST
        while at > 0 and worth > worths[at - 1]:
            worths[at], cells[at] = worths[at - 1], cells[at - 1]
            at -= 1
        worths[at], cells[at] = worth, cell
    shares = np.exp((worths[:BEST] - worths[0]) / HEAT)
    drawn = fraction(mixed(luck)) * shares.sum()
    for at in range(BEST):
        drawn -= shares[at]
        if drawn < 0:
            return cells[at]
    return cells[0]


@njit(cache=True)
def spite(own: Word, following: Word, last: Word, empty: Word, plotter: int, against: int) -> int:
    """What a position is worth to whoever plots against a side, in tenths: equals stay equal."""
    sides = (own, following, last)
    mine, partner, hunted = sides[plotter], sides[3 - plotter - against], sides[against]
    both = mine | partner
    worth = 10 * count(both) + 7 * count(partner) - 40 * count(hunted)
    worth -= 1000 * count(hunted & CORNERS) + 500 * count(hunted & RIM)
    worth -= 50 * count(hunted & INSIDE) + 80 * count(legal(hunted, both, empty))
    worth += 800 * count(both & CORNERS) + 400 * count(both & RIM)
    left = captures(mine, partner | hunted, empty)
    while left:
        cell = first(left)
        left ^= cell
        worth += 150 * count(taken(cell, mine, partner | hunted) & hunted)
    return worth


@njit(cache=True)
def foremost(cells: Word, own: Word, following: Word, last: Word, against: int) -> Word:
    """The cell that captures most of the hunted side; the first of equals.

    That side captures nothing of itself: for it the first of all.
    """
    hunted = (own, following, last)[against]
    best, chosen = -1, NONE
    while cells:
        cell = first(cells)
        cells ^= cell
        caught = count(taken(cell, own, following | last) & hunted)
        if caught > best:
            best, chosen = caught, cell
    return chosen


@njit("i8(u8, u8, u8, u8, b1, i8, i8, i8, i8, i8)", cache=True)
def plotted(
    own: Word,
    following: Word,
    last: Word,
    empty: Word,
    sansukumi: bool,
    plotter: int,
    against: int,
    depth: int,
    low: int,
    high: int,
) -> int:
    """The same so many placements later, if two work against the third and it defends itself."""
    if depth == 0 or not empty:
        return spite(own, following, last, empty, plotter, against)
    left = legal(own, following | last, empty)
    best = ENDLESS if against == 0 else -ENDLESS
    turn, goal, less = turned(plotter), turned(against), depth - 1
    for _ in range(WIDTH):
        if not left or low >= high:
            break
        cell = foremost(left, own, following, last, against)
        left ^= cell
        a, b, c = placed(cell, own, following, last, sansukumi)
        worth = plotted(a, b, c, empty ^ cell, sansukumi, turn, goal, less, low, high)
        if against == 0:
            best = min(best, worth)
            high = min(high, best)
        else:
            best = max(best, worth)
            low = max(low, best)
    return best


@njit(cache=True)
def conspire(
    own: Word, following: Word, last: Word, empty: Word, sansukumi: bool, against: int
) -> Word:
    """Ultimate: what is worst for the hunted side as far as it looks; the first of equals."""
    left = legal(own, following | last, empty)
    best, chosen = np.int64(-ENDLESS), NONE
    turn, goal, depth = turned(np.int64(0)), turned(against), np.int64(PLOT - 1)
    for _ in range(WIDTH):
        if not left:
            break
        cell = foremost(left, own, following, last, against)
        left ^= cell
        a, b, c = placed(cell, own, following, last, sansukumi)
        high = np.int64(ENDLESS)
        worth = plotted(a, b, c, empty ^ cell, sansukumi, turn, goal, depth, best, high)
        if worth > best:
            best, chosen = worth, cell
    return chosen
