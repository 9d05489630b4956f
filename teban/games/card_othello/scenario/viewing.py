"""Expectations against what a seat is shown."""

from typing import Any

from teban.core.ids import Cell, SeatId
from teban.core.refused import Expect, bad_value
from teban.core.vocabulary import Compared
from teban.games.card_othello.cards.catalogue import KEYS
from teban.games.card_othello.scenario.comparing import (
    cell_names,
    on_cells,
    rows,
    same_markers,
)
from teban.games.card_othello.scenario.reading import (
    Written,
    by_seat,
    card_of,
    cards_of,
    cell_of,
    cells_of,
    flag,
    pair,
    rows_of,
    seat_of,
    whole_number,
)
from teban.games.card_othello.state import COLOURS, Kind
from teban.games.card_othello.view import View

_WINNERS = (*COLOURS, "draw")
_FACTS = ("d4 TRAP", "trap W", "hand W", "deck W", "offers")
_OFFERS = ("offers", "shown")
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
        case "hands" | "decks":
            return _cards(field, wanted, getattr(view, word))
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
    """What a stone carries, where a side's trap is, which cards a side has, what is offered."""
    words = fact.split()
    if fact in _OFFERS:
        return view.selection is not None and view.selection.shown is not None
    if len(words) > 1 and words[1] in Kind.__members__:
        cell = cell_of("hidden", words[0])
        return any((m.cell, m.kind) == (cell, words[1]) for m in view.markers)
    if len(words) != len(COLOURS) or words[0] not in ("hand", "deck", "trap"):
        raise bad_value("hidden", fact, Expect.LIKE, examples=_FACTS)
    side = seat_of("hidden", words[1])
    if words[0] == "trap":
        return any((m.owner, m.kind) == (side, Kind.TRAP) for m in view.markers)
    held = (view.hands if words[0] == "hand" else view.decks)[side]
    return not isinstance(held, int)


def _markers(view: View) -> list[Written]:
    return [
        Written(Cell(m.cell), Kind(m.kind), SeatId(m.owner), m.counter, None) for m in view.markers
    ]


def _cards(field: str, wanted: Any, found: tuple[Any, Any]) -> Compared:
    """Cards, or how many."""
    named = {}
    for seat, held in by_seat(field, wanted).items():
        at = f"{field}.{COLOURS[seat]}"
        number = isinstance(held, int)
        named[seat] = whole_number(at, held) if number else [KEYS[c] for c in cards_of(at, held)]
    return Compared(
        {COLOURS[seat]: held for seat, held in named.items()},
        {COLOURS[seat]: _shown(found[seat], held) for seat, held in named.items()},
    )


def _shown(found: tuple[str, ...] | int, wanted: Any) -> Any:
    if isinstance(found, int):
        return found
    return len(found) if isinstance(wanted, int) else [*found]


def _winner(view: View) -> str | None:
    if view.to_move is not None:
        return None
    black, white = (view.board.count(colour) for colour in COLOURS)
    return "draw" if black == white else COLOURS[black < white]
