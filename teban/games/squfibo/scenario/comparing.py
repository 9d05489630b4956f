"""Expectations against the position, each as a wanted and a found value of the same form."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from teban.core.deck import Card
from teban.core.vocabulary import Compared
from teban.games.squfibo.cards import EMPTY, ON_CELL, names_of
from teban.games.squfibo.roles import CELLS, SIZE
from teban.games.squfibo.scenario.reading import (
    NO_CARD,
    board_of,
    by_seat,
    cards_of,
    cells_of,
    numbers_of,
    pair,
    reasons_of,
    whole_number,
)
from teban.games.squfibo.space import CELL_NAMES
from teban.games.squfibo.state import LETTERS, Board

Comparison = Callable[[Board, Any], Compared]
PLACES = (*LETTERS, "deck", "discard", "board")
"""Where cards can be, in the order of `sizes`."""


def compare(board: Board, word: str, wanted: Any) -> Compared:
    """One expectation."""
    return _COMPARISONS[word](board, wanted)


def rows(cards: Iterable[str | None]) -> list[str]:
    """A board as its rows."""
    cells = [name or NO_CARD for name in cards]
    return [" ".join(cells[at : at + SIZE]) for at in range(0, CELLS, SIZE)]


def named_rows(field: str, wanted: Any) -> list[str]:
    """The rows of a wanted board."""
    return rows(ON_CELL[card] for card in board_of(field, wanted))


def in_order(cards: Iterable[Card]) -> list[str]:
    """Cards compared without order."""
    return [*names_of(sorted(cards))]


def cell_names(cells: Iterable[int]) -> str:
    """Cells in words, in the order of the board."""
    return " ".join(CELL_NAMES[cell] for cell in sorted(cells))


def _hands(board: Board, wanted: Any) -> Compared:
    named = by_seat("expect.hands", wanted)
    return Compared(
        {
            LETTERS[seat]: in_order(cards_of(f"expect.hands.{LETTERS[seat]}", cards))
            for seat, cards in named.items()
        },
        {LETTERS[seat]: in_order(board.hands[seat]) for seat in named},
    )


def _deck(board: Board, wanted: Any) -> Compared:
    laid = [slot for group in board.deck.top for slot in group.slots]
    found = names_of(slot.card for slot in (*laid, *board.deck.bag))
    return Compared([*names_of(cards_of("expect.deck", wanted))], [*found])


def _sizes(board: Board, wanted: Any) -> Compared:
    on_board = CELLS - board.cells.count(EMPTY)
    held = (len(hand) for hand in board.hands)
    found = [*held, len(board.deck), len(board.discard), on_board]
    return Compared([*numbers_of("expect.sizes", wanted, PLACES)], found)


def compared_legal(field: str, wanted: Any, empty: Iterable[int], asked: bool) -> Compared:
    """Where a card may be placed; nowhere while something else is asked."""
    return Compared(cell_names(cells_of(field, wanted)), cell_names(empty if asked else ()))


def _legal(board: Board, wanted: Any) -> Compared:
    empty = [cell for cell, card in enumerate(board.cells) if card == EMPTY]
    asked = board.placed is None and not board.reasons
    return compared_legal("expect.legal", wanted, empty, asked)


_COMPARISONS: Mapping[str, Comparison] = {
    "board": lambda board, wanted: Compared(
        named_rows("expect.board", wanted), rows(ON_CELL[card] for card in board.cells)
    ),
    "hands": _hands,
    "deck": _deck,
    "discard": lambda board, wanted: Compared(
        in_order(cards_of("expect.discard", wanted)), in_order(board.discard)
    ),
    "pool": lambda board, wanted: Compared(whole_number("expect.pool", wanted), board.pool),
    "stars": lambda board, wanted: Compared([*pair("expect.stars", wanted)], [*board.stars]),
    "count": lambda board, wanted: Compared([*pair("expect.count", wanted)], [*board.stars]),
    "sizes": _sizes,
    "legal": _legal,
    "reason": lambda board, wanted: Compared(
        reasons_of("expect.reason", wanted), sorted(board.reasons)
    ),
    "turn": lambda board, wanted: Compared(whole_number("expect.turn", wanted), board.turn),
}
WORDS = frozenset(_COMPARISONS)
