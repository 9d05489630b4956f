"""Every way to play the rest of a turn, and what each leaves to the rival."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import permutations
from typing import NamedTuple

from teban.core.deck import Card
from teban.games.squfibo.cards import EMPTY
from teban.games.squfibo.levels.offers import (
    COMPLETING,
    KINDS,
    SHAPES,
    WITH,
    Offers,
    offered,
    offered_at,
)
from teban.games.squfibo.roles import CELLS, TRIPLES, WORTH, roles_with


class Turn(NamedTuple):
    """One way to go on: a card, its cell, and a claim."""

    card: Card
    cell: int
    claim: int | None
    """The number of its cells; None to end the turn."""
    worth: int
    """Stars, and cards to draw."""
    offers: Offers
    """What the board offers to the rival then."""


_BESIDE = tuple(
    tuple(
        (other, third)
        for cells in SHAPES
        if cell in cells
        for other, third in permutations(cells, 2)
        if cell not in (other, third)
    )
    for cell in range(CELLS)
)
"""For each cell, the two others of each shape, both ways round."""


def turns(cells: Sequence[Card], hand: Iterable[Card]) -> Iterator[Turn]:
    """Every way to place one of these cards on this board, which is not full."""
    empty = [cell for cell in range(CELLS) if cells[cell] == EMPTY]
    there = {cell: offered_at(cells, cell) for cell in empty}
    cards = [*dict.fromkeys(hand)]
    for cell in empty:
        elsewhere = 0
        for other in empty:
            if other != cell:
                elsewhere |= there[other]
        beside = [
            cells[third]
            for other, third in _BESIDE[cell]
            if cells[other] == EMPTY and cells[third] != EMPTY
        ]
        for card in cards:
            if len(empty) == 1 or there[cell] & WITH[card]:
                yield from endings(put(cells, cell, card), cell)
                continue
            offers = elsewhere
            for third in beside:
                offers |= COMPLETING[card * KINDS + third]
            yield Turn(card, cell, None, 0, offers)


def endings(cells: Sequence[Card], placed: int) -> Iterator[Turn]:
    """Once a card is placed: to claim nothing, or any of its roles."""
    card = cells[placed]
    yield Turn(card, placed, None, 0, offered(cells))
    for claim, role in roles_with(cells, placed):
        yield Turn(card, placed, claim, WORTH[role], offered(_cleared(cells, claim)))


def put(cells: Sequence[Card], cell: int, card: Card) -> list[Card]:
    """The board with this card on it."""
    after = [*cells]
    after[cell] = card
    return after


def played(cells: Sequence[Card], turn: Turn) -> list[Card]:
    """The board after the turn."""
    after = put(cells, turn.cell, turn.card)
    return after if turn.claim is None else _cleared(after, turn.claim)


def _cleared(cells: Sequence[Card], claim: int) -> list[Card]:
    after = [*cells]
    for cell in TRIPLES[claim]:
        after[cell] = EMPTY
    return after
