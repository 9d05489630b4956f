"""Roles (役): which three cells may form one, which three cards do, and what it brings.

Everything is looked up in tables that are made once. Only a claim, a computer player and the
review of a finished game ask here: C4, the program judges nothing that nobody has claimed.
"""

from collections.abc import Mapping, Sequence
from enum import StrEnum
from itertools import combinations, product

from teban.core.deck import Card
from teban.core.ids import Cell
from teban.games.squfibo.cards import CARDS, EMPTY, KINDS

SIZE = 3
CELLS = SIZE * SIZE


class Role(StrEnum):
    """The two kinds of role."""

    GREAT = "great"
    """大役: 1, 4 and 16 of one colour."""
    SMALL = "small"
    """小役: three equal cards."""


WORTH = {Role.GREAT: 3, Role.SMALL: 1}
"""C1: cards to draw, and stars to take; the list of roles wins over step 4 of the turn."""

TRIPLES = tuple(combinations(map(Cell, range(CELLS)), 3))
"""Every claim there can be, shape or no shape."""
NUMBER: Mapping[tuple[int, ...], int] = {cells: number for number, cells in enumerate(TRIPLES)}

_FIBONACCI = (1, 2, 3, 5, 8, 13, 21, 34, 55, 89)


def _beside(one: int, other: int) -> bool:
    row, column = divmod(one, SIZE)
    other_row, other_column = divmod(other, SIZE)
    return abs(row - other_row) + abs(column - other_column) == 1


def _is_shape(cells: tuple[int, ...]) -> bool:
    """C17: three cells that hang together by their sides are a line or an L, and nothing else."""
    return sum(_beside(one, other) for one, other in combinations(cells, 2)) == 2


def _judged(cards: tuple[Card, ...]) -> Role | None:
    if EMPTY in cards:
        return None
    colours = {KINDS[card][0] for card in cards}
    values = [KINDS[card][1] for card in cards]
    if len(colours) > 1:
        return None
    if len(set(values)) == 1:
        return Role.SMALL
    # C18: the idea behind 1+4+16, so that a deck with other values needs no other rule.
    return Role.GREAT if len(set(values)) == 3 and sum(values) in _FIBONACCI else None


_SHAPED = tuple(_is_shape(cells) for cells in TRIPLES)
_ROLES = tuple(_judged(cards) for cards in product(range(CARDS + 1), repeat=3))
_BASE = CARDS + 1
_THROUGH = tuple(
    tuple(
        (number, *cells)
        for number, cells in enumerate(TRIPLES)
        if _SHAPED[number] and cell in cells
    )
    for cell in range(CELLS)
)
"""For each cell, the shapes that it is a part of."""


def judge(board: Sequence[Card], placed: int, number: int) -> Role | None:
    """The role that this claim names: with the card just placed (C6), in a shape, and true."""
    one, two, three = cells = TRIPLES[number]
    if not _SHAPED[number] or placed not in cells:
        return None
    return _ROLES[(board[one] * _BASE + board[two]) * _BASE + board[three]]


def roles_with(board: Sequence[Card], placed: int) -> list[tuple[int, Role]]:
    """Every claim that would be right after this placement, with its role."""
    found = []
    for number, one, two, three in _THROUGH[placed]:
        role = _ROLES[(board[one] * _BASE + board[two]) * _BASE + board[three]]
        if role is not None:
            found.append((number, role))
    return found
