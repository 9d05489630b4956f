"""Whole games, and one placement of any kind of player: what the rest of the code asks for."""

import numpy as np
from numba import njit

from teban.games.jatsuna.kernel.board import (
    NOBODY,
    Word,
    anything,
    count,
    legal,
    mixed,
    place,
    playouts,
    stirred,
    taken,
)
from teban.games.jatsuna.kernel.classic import FEAR, NOISE, conspire, foresight, greedy, softmax
from teban.games.jatsuna.kernel.lookahead import look_ahead
from teban.games.jatsuna.kernel.pact import together
from teban.games.jatsuna.kernel.tree import searched

__all__ = ["NOBODY", "choose", "game", "playouts"]

RANDOM, GREEDY, MAXN, TREE, POSITION, FORESIGHT, NOISY, SOFTMAX = range(8)
"""The kinds of players; see `choose`."""


@njit(cache=True)
def choose(
    kind: int,
    effort: int,
    own: Word,
    following: Word,
    last: Word,
    empty: Word,
    sansukumi: bool,
    against: int,
    luck: Word,
) -> Word:
    """What a player of this kind places; in a pact, `against` counts from the mover."""
    if against != NOBODY:
        if kind == FORESIGHT:
            return conspire(own, following, last, empty, sansukumi, against)
        return together(own, following, last, empty, sansukumi, against, luck)
    if kind == GREEDY:
        return greedy(own, following, last, empty, luck)
    if kind == MAXN:
        return look_ahead(own, following, last, empty, sansukumi, effort, luck)
    if kind == TREE:
        return searched(own, following, last, empty, sansukumi, effort, luck)
    if kind == POSITION:
        return foresight(own, following, last, empty, sansukumi, 0.0, 0.0, luck)
    if kind == FORESIGHT:
        return foresight(own, following, last, empty, sansukumi, FEAR, 0.0, luck)
    if kind == NOISY:
        return foresight(own, following, last, empty, sansukumi, FEAR, NOISE, luck)
    if kind == SOFTMAX:
        return softmax(own, following, last, empty, sansukumi, luck)
    return anything(legal(own, following | last, empty), luck)


@njit(cache=True)
def game(
    kinds: np.ndarray,
    efforts: np.ndarray,
    own: Word,
    following: Word,
    last: Word,
    empty: Word,
    sansukumi: bool,
    mover: int,
    against: int,
    luck: Word,
) -> tuple[int, int, int, int, int]:
    """Stones of each seat, captured stones and free placements of one game."""
    captured, free = 0, 0
    while empty:
        luck = stirred(luck)
        goal = against
        if against != NOBODY:
            # Whoever it is against plays for itself.
            goal = NOBODY if against == mover else (against - mover) % 3
        cell = choose(
            kinds[mover],
            efforts[mover],
            own,
            following,
            last,
            empty,
            sansukumi,
            goal,
            mixed(luck),
        )
        caught = taken(cell, own, following | last)
        captured += count(caught)
        free += 0 if caught else 1
        own, following, last = place(cell, caught, own, following, last, sansukumi)
        empty ^= cell
        mover = (mover + 1) % 3
    stones = (count(own), count(following), count(last))
    return stones[-mover % 3], stones[(1 - mover) % 3], stones[(2 - mover) % 3], captured, free
