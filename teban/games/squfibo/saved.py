"""A position as plain data, and back."""

from collections.abc import Iterator, Mapping
from typing import Any, TypeVar

from teban.core.dump import dumped, loaded
from teban.core.refused import Expect, bad_value
from teban.games.squfibo.cards import CARDS, EMPTY
from teban.games.squfibo.roles import CELLS
from teban.games.squfibo.state import SEATS, Board

B = TypeVar("B", bound=Board)


def dump(board: Board) -> dict[str, Any]:
    """Everything, secrets included."""
    return dumped(board)


def load(data: Mapping[str, Any], kind: type[B]) -> B:
    """The position that `dump` wrote; refused with the field that is wrong."""
    return loaded(data, kind, _check)


def _check(board: Board) -> None:
    if len(board.cells) != CELLS:
        raise bad_value("state.cells", len(board.cells), Expect.ENTRIES, count=CELLS)
    if board.mover not in SEATS:
        most = len(SEATS) - 1
        raise bad_value("state.mover", board.mover, Expect.NUMBER_FROM_TO, least=0, most=most)
    placed = board.placed
    if placed is not None and (not 0 <= placed < CELLS or board.cells[placed] == EMPTY):
        raise bad_value("state.placed", placed, Expect.FITTING, other="state.cells")
    for field, card in _cards(board):
        most = EMPTY if field == "cells" else CARDS - 1
        if not 0 <= card <= most:
            raise bad_value(f"state.{field}", card, Expect.NUMBER_FROM_TO, least=0, most=most)
    for field, number in _numbers(board):
        if number < 0:
            raise bad_value(f"state.{field}", number, Expect.NUMBER_FROM, least=0)


def _cards(board: Board) -> Iterator[tuple[str, int]]:
    for field, cards in (
        ("cells", board.cells),
        ("hands", board.hands[0]),
        ("hands", board.hands[1]),
        ("deck", tuple(slot.card for slot in board.deck.slots())),
        ("discard", board.discard),
    ):
        yield from ((field, card) for card in cards)


def _numbers(board: Board) -> Iterator[tuple[str, int]]:
    yield from (("ply", board.ply), ("turn", board.turn), ("pool", board.pool))
    yield from (("stars", stars) for stars in board.stars)
    yield from (("great", great) for great in board.great)
    yield "luck.draws", board.luck.draws
