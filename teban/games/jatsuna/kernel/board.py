"""Sets of cells, chance, the rules and random games.

A set of cells is a word of 64 bits, eight to a row. The eighth column stays empty for ever, so
that no line leaves the board on one side and comes back on the other. A position is four words:
the stones of the mover, of the next side and of the one after, and the empty cells.
"""

from typing import TypeAlias

import numpy as np
from numba import njit

Word: TypeAlias = np.uint64
Words: TypeAlias = tuple[Word, Word, Word]
Shares: TypeAlias = tuple[float, float, float]
"""Something for the mover, for the next side and for the one after."""

SIZE, ROW = 7, 8
NONE, ONE, TWO = np.uint64(0), np.uint64(1), np.uint64(2)
STEPS = (np.uint64(1), np.uint64(8), np.uint64(7), np.uint64(9))
"""How far apart neighbours are: in a row, in a column, on the two diagonals."""
STONES = SIZE * SIZE

NOBODY = -1
"""Whom a pact (結託) is against where there is none."""


def cells_at(*kinds: tuple[int, int]) -> Word:
    """All cells that are so far from the nearest edges, in either order."""
    wanted = {*kinds, *(kind[::-1] for kind in kinds)}
    near = [min(at, SIZE - 1 - at) for at in range(SIZE)]
    places = [(row, column) for row in range(SIZE) for column in range(SIZE)]
    return np.uint64(
        sum(1 << ROW * row + at for row, at in places if (near[row], near[at]) in wanted)
    )


CORNERS = cells_at((0, 0))
RIM = cells_at((0, 1), (0, 2), (0, 3))
INSIDE = cells_at((1, 1), (1, 2), (1, 3), (2, 2), (2, 3), (3, 3))


# Sets and chance


@njit(cache=True)
def count(cells: Word) -> int:
    """How many cells a set has."""
    cells = cells - ((cells >> ONE) & np.uint64(0x5555555555555555))
    pairs = np.uint64(0x3333333333333333)
    cells = (cells & pairs) + ((cells >> TWO) & pairs)
    cells = (cells + (cells >> np.uint64(4))) & np.uint64(0x0F0F0F0F0F0F0F0F)
    return np.int64((cells * np.uint64(0x0101010101010101)) >> np.uint64(56))


@njit(cache=True)
def first(cells: Word) -> Word:
    """The first cell of a set, alone."""
    return cells & (~cells + ONE)


@njit(cache=True)
def stirred(luck: Word) -> Word:
    """The next state of a source of chance; `mixed` makes a number of it."""
    return luck + np.uint64(0x9E3779B97F4A7C15)


@njit(cache=True)
def mixed(luck: Word) -> Word:
    """A number scattered over 64 bits (SplitMix64)."""
    luck = (luck ^ (luck >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    luck = (luck ^ (luck >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return luck ^ (luck >> np.uint64(31))


@njit(cache=True)
def below(number: Word, most: int) -> int:
    """One of so many, from a scattered number."""
    return np.int64(((number >> np.uint64(32)) * np.uint64(most)) >> np.uint64(32))


@njit(cache=True)
def fraction(number: Word) -> float:
    """From 0 to 1, below 1, from a scattered number."""
    return np.float64(number >> np.uint64(11)) / 9007199254740992.0


@njit(cache=True)
def anything(cells: Word, number: Word) -> Word:
    """Any cell of a set, alone."""
    for _ in range(below(number, count(cells))):
        cells &= cells - ONE
    return first(cells)


# The rules


@njit(cache=True)
def up(start: Word, rivals: Word, step: Word) -> Word:
    """The runs of rivals that begin beside a cell, towards higher bits."""
    run = rivals & (start << step)
    run |= rivals & (run << step)
    pairs = rivals & (rivals << step)
    run |= pairs & (run << (step * TWO))
    return run | (pairs & (run << (step * TWO)))


@njit(cache=True)
def down(start: Word, rivals: Word, step: Word) -> Word:
    """The same towards lower bits."""
    run = rivals & (start >> step)
    run |= rivals & (run >> step)
    pairs = rivals & (rivals >> step)
    run |= pairs & (run >> (step * TWO))
    return run | (pairs & (run >> (step * TWO)))


@njit(cache=True)
def captures(own: Word, rivals: Word, empty: Word) -> Word:
    """The empty cells from which something can be captured."""
    found = NONE
    for step in STEPS:
        found |= (up(own, rivals, step) << step) | (down(own, rivals, step) >> step)
    return found & empty


@njit(cache=True)
def legal(own: Word, rivals: Word, empty: Word) -> Word:
    """Where the mover may place: a capture goes before everything else."""
    found = captures(own, rivals, empty)
    return found or empty


@njit(cache=True)
def taken(cell: Word, own: Word, rivals: Word) -> Word:
    """1.4: the stones that a placement captures."""
    found = NONE
    for step in STEPS:
        run = up(cell, rivals, step)
        if own & (run << step):
            found |= run
        run = down(cell, rivals, step)
        if own & (run >> step):
            found |= run
    return found


@njit(cache=True)
def place(
    cell: Word, caught: Word, own: Word, following: Word, last: Word, sansukumi: bool
) -> Words:
    """1.5: the stones after a placement, those of the next mover first."""
    if sansukumi:
        won, passed_on = caught & last, caught & following
        return following ^ passed_on, last ^ won ^ passed_on, own | won | cell
    return following & ~caught, last & ~caught, own | caught | cell


@njit(cache=True)
def placed(cell: Word, own: Word, following: Word, last: Word, sansukumi: bool) -> Words:
    """The same, whatever it captures."""
    return place(cell, taken(cell, own, following | last), own, following, last, sansukumi)


@njit(cache=True)
def turned(against: int) -> int:
    """Whom the pact is against, counted from the next mover."""
    return against if against == NOBODY else (against + 2) % 3


@njit(cache=True)
def playout(
    own: Word, following: Word, last: Word, empty: Word, sansukumi: bool, luck: Word
) -> Words:
    """The stones after random placements to the end, those of whoever would move first."""
    while empty:
        luck = stirred(luck)
        rivals = following | last
        found = captures(own, rivals, empty)
        if found:
            cell = anything(found, mixed(luck))
            caught = taken(cell, own, rivals)
        else:
            cell, caught = anything(empty, mixed(luck)), NONE
        own, following, last = place(cell, caught, own, following, last, sansukumi)
        empty ^= cell
    return own, following, last


@njit(cache=True)
def playouts(
    own: Word, following: Word, last: Word, empty: Word, sansukumi: bool, luck: Word, games: int
) -> int:
    """So many of them; the stones of whoever would move, in all together. For measuring."""
    total = 0
    for game in range(games):
        seed = mixed(luck + np.uint64(game))
        total += count(playout(own, following, last, empty, sansukumi, seed)[0])
    return total
