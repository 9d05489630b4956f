"""The words of SquFibo in scenario files."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from msgspec import structs

from teban.core.chance import Luck
from teban.core.deck import Deck, Group
from teban.core.ids import Cell
from teban.core.picture import Picture
from teban.core.refused import Expect, bad_value
from teban.core.words import Find, Vocabulary, by_name
from teban.core.words.forms import (
    BySeat,
    Cells,
    Each,
    Form,
    Maybe,
    Number,
    OneOf,
    OrCount,
    Word,
    Words,
    one_cell,
    words_of,
)
from teban.games.squfibo.cards import EMPTY, NAMED, NAMES, ON_CELL, SLOTS
from teban.games.squfibo.picture import picture
from teban.games.squfibo.roles import CELLS, SIZE
from teban.games.squfibo.rules import ready
from teban.games.squfibo.setup import blank
from teban.games.squfibo.space import CELL_NAMES, CELLS_BY_NAME, LETTERED, card_of
from teban.games.squfibo.state import LETTERS, SEATS, Board, Reason
from teban.games.squfibo.view import View, view

NO_CARD = "--"
PLACES = (*LETTERS, "deck", "discard", "board")
"""Where cards can be, in the order of `sizes`."""
SHOWN = frozenset(View.__struct_fields__)
"""Parts of a view that are the same whether there is a role or not."""


class ThreeRows(Form, frozen=True):
    """Three rows of three cards each, `--` for an empty cell."""

    def read(self, field: str, value: Any) -> tuple[int, ...]:
        """What lies on each cell."""
        rows = value.strip().split("\n") if isinstance(value, str) else value
        if not isinstance(rows, Sequence):
            raise bad_value(field, value, Expect.ROWS, count=SIZE, width=SIZE)
        words = [words_of(field, row) for row in rows]
        if len(words) != SIZE or any(len(row) != SIZE for row in words):
            raise bad_value(field, value, Expect.ROWS, count=SIZE, width=SIZE)
        cards = [word for row in words for word in row]
        for word in cards:
            if word != NO_CARD and word not in NAMED:
                raise bad_value(field, word, Expect.ONE_OF, names=(NO_CARD, *NAMES))
        return tuple(EMPTY if word == NO_CARD else NAMED[word] for word in cards)

    def shown(self, value: Iterable[int]) -> list[str]:
        """The rows."""
        cells = [ON_CELL[card] or NO_CARD for card in value]
        return [" ".join(cells[at : at + SIZE]) for at in range(0, CELLS, SIZE)]


def _order(deck: Deck) -> list[int]:
    laid = [slot for group in deck.top for slot in group.slots]
    return [slot.card for slot in (*laid, *deck.bag)]


def _legal(cells: Sequence[int], placed: int | None, over: bool) -> list[int]:
    """Where a card may be placed; nowhere while something else is asked."""
    asked = placed is None and not over
    return [cell for cell, card in enumerate(cells) if card == EMPTY and asked]


def _sizes(
    hands: Sequence[Any], deck: int, discard: Sequence[Any], cells: Sequence[int]
) -> list[int]:
    held = (hand if isinstance(hand, int) else len(hand) for hand in hands)
    return [*held, deck, len(discard), CELLS - cells.count(EMPTY)]


def _cells(view: View) -> list[int]:
    return [EMPTY if name is None else NAMED[name] for name in view.board]


def _hands(view: View) -> list[Any]:
    return [
        hand if isinstance(hand, int) else [NAMED[name] for name in hand] for hand in view.hands
    ]


CARD = Word(card_of, NAMES.__getitem__)
CARDS, LOOSE = Words(CARD), Words(CARD, ordered=False)
CELL = one_cell(CELLS_BY_NAME)
NUMBER = Number()
FORMS: Mapping[str, Form] = {
    "board": ThreeRows(),
    "hands": BySeat(OrCount(LOOSE), LETTERS),
    "deck": CARDS,
    "discard": LOOSE,
    "pool": NUMBER,
    "stars": Each(NUMBER, LETTERS),
    "count": Each(NUMBER, LETTERS),
    "sizes": Each(NUMBER, PLACES),
    "legal": Cells(CELL),
    "placed": Maybe(CELL),
    "reason": Words(OneOf(tuple(Reason)), ordered=False),
    "turn": NUMBER,
}
SEEN_FORMS: Mapping[str, Form] = {"deck": NUMBER}
FOUND: Mapping[str, Find] = {
    **by_name("hands", "discard", "pool", "stars", "turn"),
    "board": lambda board: board.cells,
    "deck": lambda board: _order(board.deck),
    "count": lambda board: board.stars,
    "sizes": lambda board: _sizes(board.hands, len(board.deck), board.discard, board.cells),
    "legal": lambda board: _legal(board.cells, board.placed, bool(board.reasons)),
    "reason": lambda board: board.reasons,
}
SEEN: Mapping[str, Find] = {
    **by_name("placed", "deck", "pool", "stars", "to_move", "turn"),
    "board": _cells,
    "hands": _hands,
    "discard": lambda view: [NAMED[name] for name in view.discard],
    "count": lambda view: view.stars,
    "sizes": lambda view: _sizes(_hands(view), view.deck, view.discard, _cells(view)),
    "legal": lambda view: _legal(_cells(view), view.placed, view.to_move is None),
    "over": lambda view: view.to_move is None,
    "reason": lambda view: view.reasons,
}
FACTS: Mapping[str, Find] = {
    "hand A": lambda view: not isinstance(view.hands[0], int),
    "hand B": lambda view: not isinstance(view.hands[1], int),
    "deck": lambda view: not isinstance(view.deck, int),
    # Anything that tells that there is a role would be one more part of the view.
    "role": lambda view: bool(set(type(view).__struct_fields__) - SHOWN),
}
LINES: Mapping[str, str] = {
    # As in other games, a placement may be told by its cell alone.
    "place": "place [{seat}] [{card}] {cell}",
    "claim": "claim [{seat}] {cells} {role|wrong}",
    "stars": "stars [{seat}]{paid:+}",
    "over": "over {reasons}",
}


class SquFiboWords(Vocabulary):
    """What scenario files may say about this game."""

    own_forms, seen_forms = FORMS, SEEN_FORMS
    expect_words, view_words, facts, templates = FOUND, SEEN, FACTS, LINES
    setup_words = ("board", "hands", "deck", "discard", "pool", "stars", "to_move")

    def cell(self, cell: Cell) -> Sequence[str]:
        """As row and column, or as a letter and a number."""
        return CELL_NAMES[cell], LETTERED[cell]

    def laid_out(self, named: Mapping[str, Any], luck: Luck) -> Board:
        """At the beginning of a turn."""
        board: Board = blank(self.game.position, self.options, luck)
        board.cells = named.get("board", board.cells)
        first, second = (tuple(sorted(named.get("hands", {}).get(seat, ()))) for seat in SEATS)
        board.hands = first, second
        if order := tuple(SLOTS[card] for card in named.get("deck", ())):
            board.deck = Deck(len(SEATS), top=(Group(order, ordered=True),))
        for name in ("discard", "pool", "stars"):
            setattr(board, name, named.get(name, getattr(board, name)))
        board.mover = named.get("to_move", board.mover)
        ready(board, None)
        return board

    def picture(self, board: Board) -> Picture:
        """With both hands."""
        first, second = (tuple(NAMES[card] for card in hand) for hand in board.hands)
        return picture(structs.replace(view(board, None), hands=(first, second)))
