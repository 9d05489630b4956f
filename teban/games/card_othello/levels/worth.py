"""What an unfinished game is worth, at a glance: on planes alone, in some ten microseconds.

Every feature is black's share less white's, and what it weighs changes with the board filling up,
in a straight line from the first stones to the last (`weights.py`).
"""

from math import exp
from operator import mul
from typing import cast

from teban.core.game import State
from teban.games.card_othello.acts import INCOMES
from teban.games.card_othello.cards.catalogue import KEYS
from teban.games.card_othello.geometry import BIT, GRID, NEAR
from teban.games.card_othello.levels.places import CORNER, CORNERS, DIAGONALS, EDGE, NEIGHBOURS
from teban.games.card_othello.levels.weights import CARDS, MARKERS, STONES
from teban.games.card_othello.state import BLACK, Board, Kind, Marker

LATE = 12
"""With fewer empty cells than that, stones begin to count for themselves."""
_START = 60
"""Empty cells at the beginning."""
_LANES = BIT[0].bit_count()
"""Bits that a cell has in a plane."""
_CARDS = tuple(CARDS[key] for key in KEYS)
_STONES_FIRST = tuple(weight.first for weight in STONES.values())
_STONES_CHANGE = tuple(weight.last - weight.first for weight in STONES.values())


def worth(state: State) -> tuple[float, float]:
    """From -1, as good as lost, to 1, for black and for white."""
    black = 2 / (1 + exp(-score(cast(Board, state)))) - 1
    return black, -black


def score(board: Board) -> float:
    """How far black is ahead: the logarithm of its odds."""
    filled = 1 - GRID.count(board.empty) / _START
    found = features(board)
    total: float = sum(map(mul, found, _STONES_FIRST))
    total += filled * sum(map(mul, found, _STONES_CHANGE))
    for marker in board.markers:
        weight = MARKERS[marker.kind]
        amount = _amount(board, marker) * (weight.first + filled * (weight.last - weight.first))
        total += amount if marker.owner == BLACK else -amount
    for slot in board.hands[0]:
        total += _CARDS[slot.card]
    for slot in board.hands[1]:
        total -= _CARDS[slot.card]
    return total


def features(board: Board) -> tuple[float, ...]:
    """Stones, choice and charge, in the order of `STONES`."""
    black, white = board.stones
    empty = board.empty
    black_moves = GRID.moves(black, white & ~board.immune, empty)
    white_moves = GRID.moves(white, black & ~board.immune, empty)
    black_corners = (black_moves & CORNER).bit_count()
    white_corners = (white_moves & CORNER).bit_count()
    begins = board.mover == BLACK
    lead = _lead(black, white)
    open_x, open_c, anchored = _around_corners(black, white, empty)
    beside_empty = empty << 1
    return (
        1.0 if begins else -1.0,
        lead,
        lead * max(0, LATE - GRID.count(empty)) / LATE,
        _lead(black & CORNER, white & CORNER),
        _lead(black & open_x, white & open_x),
        _lead(black & open_c, white & open_c),
        anchored,
        _lead(black & EDGE, white & EDGE),
        # One for each line that can be closed, which is quicker than one for each cell.
        black_moves.bit_count() - white_moves.bit_count(),
        black_corners - white_corners,
        black_corners if begins else -white_corners,
        (black & beside_empty).bit_count() - (white & beside_empty).bit_count(),
        board.charge[0] - board.charge[1],
        len(board.hands[0]) - len(board.hands[1]),
    )


def _lead(black: int, white: int) -> float:
    return (black.bit_count() - white.bit_count()) / _LANES


def _around_corners(black: int, white: int, empty: int) -> tuple[int, int, float]:
    """X and C squares of empty corners; and how many more C squares black has beside its own."""
    open_x = open_c = anchored = 0
    for corner, diagonal, beside in zip(CORNERS, DIAGONALS, NEIGHBOURS, strict=True):
        bit = BIT[corner]
        if bit & empty:
            open_x |= BIT[diagonal]
            open_c |= beside
        elif bit & black:
            anchored += (black & beside).bit_count()
        else:
            anchored -= (white & beside).bit_count()
    return open_x, open_c, anchored / _LANES


def _amount(board: Board, marker: Marker) -> float:
    """How much of a marker there is."""
    match marker.kind:
        case Kind.DRAGON | Kind.UDG | Kind.BREEDING:
            return marker.counter
        case Kind.WORK:
            # What is still to come of 1, 2, 4, 8, 16.
            return (1 << INCOMES) - (1 << marker.counter)
        case Kind.BOMB:
            near = NEAR[board.cell_of(marker)] & ~board.guarded
            lead = _lead(near & board.stones[0], near & board.stones[1])
            return (-lead if marker.owner == BLACK else lead) - 1
        case _:
            return 1.0
