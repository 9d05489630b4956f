"""What a board offers to whoever places next: which cards make which role, as bits.

A bit for each card that makes a great role, and `CARDS` further up one for each that makes a
small one. All of it is looked up, so that a search can ask for thousands of boards.
"""

from collections.abc import Iterable, Sequence
from itertools import product
from typing import TypeAlias

from teban.core.deck import Card
from teban.games.squfibo.cards import CARDS, EMPTY
from teban.games.squfibo.roles import CELLS, NUMBER, TRIPLES, WORTH, Role, judge

Offers: TypeAlias = int

GREAT: Offers = (1 << CARDS) - 1
WITH: tuple[Offers, ...] = tuple((1 | 1 << CARDS) << card for card in range(CARDS))
"""Every offer to each card."""

SHAPES = tuple(
    # Nine equal cards make a role of every shape.
    cells
    for number, cells in enumerate(TRIPLES)
    if judge((0,) * CELLS, cells[0], number)
)
KINDS = CARDS + 1
"""An empty cell counts as one more kind of card."""
_FIRST_ROW = NUMBER[0, 1, 2]


def _completing(one: Card, two: Card) -> Offers:
    offers = 0
    for card in range(CARDS):
        role = judge((one, two, card), placed=2, number=_FIRST_ROW)
        if role is not None:
            offers |= 1 << (card if role is Role.GREAT else CARDS + card)
    return offers


COMPLETING = tuple(_completing(one, two) for one, two in product(range(KINDS), repeat=2))
"""For two cards, `one * KINDS + two`, what a third makes of them."""

_PAIRS = tuple(
    tuple(tuple(other for other in cells if other != cell) for cells in SHAPES if cell in cells)
    for cell in range(CELLS)
)
"""For each cell, the two others of each shape."""


def offered_at(cells: Sequence[Card], cell: int) -> Offers:
    """What this cell offers, whatever lies on it."""
    offers = 0
    for one, two in _PAIRS[cell]:
        offers |= COMPLETING[cells[one] * KINDS + cells[two]]
    return offers


def offered(cells: Sequence[Card]) -> Offers:
    """What the board offers; a full one all over, as any of its cards may be discarded."""
    offers = 0
    full = EMPTY not in cells
    for cell in range(CELLS):
        if full or cells[cell] == EMPTY:
            offers |= offered_at(cells, cell)
    return offers


def to_hand(hand: Iterable[Card]) -> Offers:
    """Every offer that this hand could take."""
    offers = 0
    for card in hand:
        offers |= WITH[card]
    return offers


def best_of(offers: Offers) -> int:
    """The stars of the best of these offers."""
    if not offers:
        return 0
    return WORTH[Role.GREAT if offers & GREAT else Role.SMALL]
