"""Expectations against what a seat is shown."""

from typing import Any

from teban.core.ids import Cell, SeatId
from teban.core.refused import Expect, bad_value
from teban.core.vocabulary import Compared
from teban.games.card_othello.cards.catalogue import KEYS, NAMED
from teban.games.card_othello.cards.placed import PLACED
from teban.games.card_othello.geometry import GRID
from teban.games.card_othello.scenario.comparing import (
    cell_names,
    held,
    on_cells,
    rows,
    same_markers,
)
from teban.games.card_othello.scenario.reading import (
    CELLS,
    Written,
    card_of,
    cards_of,
    cells_of,
    flag,
    pair,
    rows_of,
    seat_of,
    whole_number,
)
from teban.games.card_othello.state import COLOURS, RIVAL, SHIELDS, Kind
from teban.games.card_othello.view import View

_WINNERS = (*COLOURS, "draw")
_FACTS = ("d4 TRAP", "trap W", "hand W", "deck W", "offers")
_HAND, _DECK, _OFFERS = "hand", "deck", "offers"
_TOPICS = {kind.lower(): kind.value for kind in Kind} | {
    _HAND: _HAND,
    "hands": _HAND,
    _DECK: _DECK,
    "decks": _DECK,
    _OFFERS: _OFFERS,
    "shown": _OFFERS,
}
"""What a fact may be about."""
WORDS = frozenset(
    (
        "board",
        "black",
        "white",
        "cells",
        "markers",
        "sprouts",
        "charge",
        "hands",
        "decks",
        "discard",
        "used",
        "waiting",
        "shown",
        "to_move",
        "legal",
        "turn",
        "placements",
        "passes",
        "count",
        "over",
        "winner",
    )
)


def compare(view: View, word: str, wanted: Any) -> Compared:
    """One expectation; the words are those of the position, as far as a view has them."""
    field = f"view.{word}"
    match word:
        case "board":
            return Compared(rows(rows_of(field, wanted)), rows(view.board))
        case "black" | "white":
            colour = word[0].upper()
            found = [cell for cell, letter in enumerate(view.board) if letter == colour]
            return Compared(cell_names(cells_of(field, wanted)), cell_names(found))
        case "cells":
            return on_cells(field, view.board, wanted)
        case "sprouts":
            return Compared(cell_names(cells_of(field, wanted)), cell_names(view.sprouts))
        case "markers":
            return same_markers(field, wanted, _markers(view))
        case "legal":
            return Compared(cell_names(cells_of(field, wanted)), cell_names(_legal(view)))
        case "hands" | "decks":
            return held(field, wanted, _hands(view) if word == "hands" else view.decks)
        case "discard" | "shown":
            named = [KEYS[card] for card in cards_of(field, wanted)]
            shown = (view.selection and view.selection.shown) or ()
            return Compared(named, [*(shown if word == "shown" else view.discard)])
        case "used" | "waiting":
            want = None if wanted is None else KEYS[card_of(field, wanted)]
            return Compared(want, getattr(view, word))
        case "charge":
            return Compared([*pair(field, wanted)], [*view.charge])
        case "count":
            count = [view.board.count(colour) for colour in COLOURS]
            return Compared([*pair(field, wanted)], count)
        case "to_move":
            want = None if wanted is None else COLOURS[seat_of(field, wanted)]
            return Compared(want, None if view.to_move is None else COLOURS[view.to_move])
        case "over":
            return Compared(flag(field, wanted), view.to_move is None)
        case "winner":
            if wanted not in (None, *_WINNERS):
                raise bad_value(field, wanted, Expect.ONE_OF, names=_WINNERS)
            return Compared(wanted, _winner(view))
        case _:
            return Compared(whole_number(field, wanted), getattr(view, word))


def tells(view: View, seat: SeatId, fact: str) -> bool:
    """What a stone carries, which cards a side has, what is offered: words in any order.

    The fewer words, the wider the question: `trap` is a trap of any side, anywhere.
    """
    words = fact.split()
    cells = [CELLS[word] for word in words if word in CELLS]
    sides = [seat_of("hidden", word) for word in words if word in COLOURS]
    cards = {KEYS[NAMED[word]] for word in words if word in NAMED}
    topics = [topic for word in words if (topic := _TOPICS.get(word.lower()))]
    if len(topics) != 1 or len(words) != len([*cells, *sides, *cards, *topics]):
        raise bad_value("hidden", fact, Expect.LIKE, examples=_FACTS)
    if topics[0] in Kind.__members__:
        found = [marker for marker in view.markers if marker.kind == topics[0]]
        found = [marker for marker in found if not cells or marker.cell in cells]
        return any(not sides or marker.owner in sides for marker in found)
    sides = sides or [RIVAL[seat]]
    known: list[tuple[str, ...] | int | None] = [view.selection.shown if view.selection else None]
    if topics[0] != _OFFERS:
        known = [(_hands(view) if topics[0] == _HAND else view.decks)[side] for side in sides]
    return any(isinstance(pile, tuple) and cards <= {*pile} for pile in known)


def _hands(view: View) -> list[tuple[str, ...] | int]:
    """CONDEMN_WILL shows the other hand while it asks."""
    hands = [*view.hands]
    selection = view.selection
    if selection and selection.shown is not None and selection.card == "CONDEMN_WILL":
        hands[RIVAL[selection.seat]] = selection.shown
    return hands


def _legal(view: View) -> list[Cell]:
    """The board, its shields and what waits are public, so everybody sees where one may place."""
    if view.to_move is None or view.selection:
        return []
    black, white = (
        GRID.plane(cell for cell in GRID.cells if view.board[cell] == colour) for colour in COLOURS
    )
    own, rival = (white, black) if view.to_move else (black, white)
    empty = GRID.all & ~own & ~rival
    if view.waiting and PLACED[NAMED[view.waiting]].anywhere:
        return GRID.cells_of(empty)
    immune = GRID.plane(Cell(marker.cell) for marker in view.markers if marker.kind in SHIELDS)
    return GRID.cells_of(GRID.moves(own, rival & ~immune, empty))


def _markers(view: View) -> list[Written]:
    return [
        Written(Cell(m.cell), Kind(m.kind), SeatId(m.owner), m.counter, None) for m in view.markers
    ]


def _winner(view: View) -> str | None:
    if view.to_move is not None:
        return None
    black, white = (view.board.count(colour) for colour in COLOURS)
    return "draw" if black == white else COLOURS[black < white]
