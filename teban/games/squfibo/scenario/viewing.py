"""Expectations against what a seat is shown."""

from typing import Any

from teban.core.refused import Expect, bad_value
from teban.core.vocabulary import Compared
from teban.games.squfibo.cards import NAMED
from teban.games.squfibo.scenario.comparing import (
    PLACES,
    compared_legal,
    in_order,
    named_rows,
    rows,
)
from teban.games.squfibo.scenario.reading import (
    by_seat,
    cards_of,
    flag,
    numbers_of,
    pair,
    reasons_of,
    seat_of,
    whole_number,
)
from teban.games.squfibo.space import CELL_NAMES, cell_of
from teban.games.squfibo.state import LETTERS
from teban.games.squfibo.view import View

WORDS = frozenset(
    (
        "board",
        "placed",
        "hands",
        "deck",
        "discard",
        "pool",
        "stars",
        "count",
        "sizes",
        "to_move",
        "legal",
        "turn",
        "over",
        "reason",
    )
)
FACTS = ("hand A", "hand B", "deck", "role")
ROLELESS = frozenset(
    (
        "board",
        "placed",
        "hands",
        "deck",
        "discard",
        "pool",
        "stars",
        "to_move",
        "turn",
        "reasons",
    )
)
"""Parts of a view that are the same whether there is a role or not."""


def compare(view: View, word: str, wanted: Any) -> Compared:
    """One expectation; the words are those of the position, as far as a view has them."""
    field = f"view.{word}"
    match word:
        case "board":
            return Compared(named_rows(field, wanted), rows(view.board))
        case "placed":
            want = None if wanted is None else CELL_NAMES[cell_of(field, wanted)]
            return Compared(want, None if view.placed is None else CELL_NAMES[view.placed])
        case "hands":
            return _hands(field, view, wanted)
        case "deck":
            return Compared(whole_number(field, wanted), view.deck)
        case "discard":
            found = in_order(NAMED[name] for name in view.discard)
            return Compared(in_order(cards_of(field, wanted)), found)
        case "stars" | "count":
            return Compared([*pair(field, wanted)], [*view.stars])
        case "sizes":
            return Compared([*numbers_of(field, wanted, PLACES)], _sizes(view))
        case "to_move":
            want = None if wanted is None else LETTERS[seat_of(field, wanted)]
            return Compared(want, None if view.to_move is None else LETTERS[view.to_move])
        case "legal":
            empty = [cell for cell, card in enumerate(view.board) if card is None]
            asked = view.placed is None and view.to_move is not None
            return compared_legal(field, wanted, empty, asked)
        case "over":
            return Compared(flag(field, wanted), view.to_move is None)
        case "reason":
            return Compared(reasons_of(field, wanted), sorted(view.reasons))
        case _:
            return Compared(whole_number(field, wanted), getattr(view, word))


def tells(view: View, fact: str) -> bool:
    """`hand A`, `deck`: which cards; `role`: anything that tells that a role exists."""
    if fact not in FACTS:
        raise bad_value("hidden", fact, Expect.ONE_OF, names=FACTS)
    if fact == "role":
        return bool(set(type(view).__struct_fields__) - ROLELESS)
    if fact == "deck":
        return not isinstance(view.deck, int)
    return not isinstance(view.hands[seat_of("hidden", fact[-1])], int)


def _hands(field: str, view: View, wanted: Any) -> Compared:
    """Cards without order, or how many."""
    want, found = dict[str, Any](), dict[str, Any]()
    for seat, held in by_seat(field, wanted).items():
        name, shown = LETTERS[seat], view.hands[seat]
        if isinstance(held, int):
            want[name] = whole_number(f"{field}.{name}", held)
            found[name] = shown if isinstance(shown, int) else len(shown)
        else:
            want[name] = in_order(cards_of(f"{field}.{name}", held))
            found[name] = shown if isinstance(shown, int) else [*shown]
    return Compared(want, found)


def _sizes(view: View) -> list[int]:
    held = (hand if isinstance(hand, int) else len(hand) for hand in view.hands)
    on_board = sum(name is not None for name in view.board)
    return [*held, view.deck, len(view.discard), on_board]
