"""Expectations against the position, each as a wanted and a found value of the same form."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from teban.core.deck import Deck
from teban.core.refused import Expect, bad_value
from teban.core.vocabulary import Compared
from teban.games.card_othello.cards.aimed import AIMED
from teban.games.card_othello.cards.catalogue import COSTS, KEYS
from teban.games.card_othello.geometry import GRID, SIZE, name_of
from teban.games.card_othello.hands import place_of
from teban.games.card_othello.rules import has_target
from teban.games.card_othello.scenario.position import MOMENTS
from teban.games.card_othello.scenario.reading import (
    COUNTED,
    Written,
    by_seat,
    card_of,
    cards_of,
    cell_of,
    cells_of,
    flag,
    markers_of,
    pair,
    rows_of,
    whole_number,
)
from teban.games.card_othello.state import COLOURS, Board, Marker
from teban.games.card_othello.turn import legal_cells

Comparison = Callable[[Board, Any], Compared]
EMPTY = "empty"


def compare(board: Board, word: str, wanted: Any) -> Compared:
    """One expectation."""
    return _COMPARISONS[word](board, wanted)


def cell_names(cells: Iterable[int]) -> str:
    """Cells in words, in the order of the board."""
    return " ".join(name_of(cell) for cell in sorted(cells))


def rows(text: str) -> list[str]:
    """A board as its rows."""
    return [text[at : at + SIZE] for at in range(0, len(text), SIZE)]


def on_cells(field: str, colours: str, wanted: Any) -> Compared:
    """`{e5: B, h4: empty}`: only the named cells."""
    if not isinstance(wanted, Mapping):
        raise bad_value(field, wanted, Expect.MAPPING)
    names = (*COLOURS, EMPTY)
    for name, what in wanted.items():
        if what not in names:
            raise bad_value(f"{field}.{name}", what, Expect.ONE_OF, names=names)
    found = {name: colours[cell_of(field, name)] for name in wanted}
    return Compared(
        dict(wanted), {name: EMPTY if letter == "." else letter for name, letter in found.items()}
    )


def written(board: Board, marker: Marker) -> Written:
    """A marker as a scenario would write it, in full."""
    front = board.where(marker.child) if marker.child else None
    counter = marker.counter if marker.kind in COUNTED else None
    return Written(board.cell_of(marker), marker.kind, marker.owner, counter, front)


def in_full(board: Board, marker: Marker) -> str:
    """The line of a marker."""
    full = written(board, marker)
    return _line(full, full)


def same_markers(field: str, wanted: Any, found: Iterable[Written]) -> Compared:
    """The exact set; a counter or a front only where one is named."""
    named = markers_of(field, wanted)
    detail = {(marker.cell, marker.kind, marker.owner): marker for marker in named}
    return Compared(
        sorted(_line(marker, marker) for marker in named),
        sorted(
            _line(marker, detail.get((marker.cell, marker.kind, marker.owner), marker))
            for marker in found
        ),
    )


def _line(marker: Written, as_named: Written) -> str:
    words = [name_of(marker.cell), marker.kind.value, COLOURS[marker.owner]]
    if as_named.counter is not None and marker.kind in COUNTED:
        words.append(str(marker.counter))
    if as_named.front is not None:
        words.append(f"front={'-' if marker.front is None else name_of(marker.front)}")
    return " ".join(words)


def _plane(field: str, plane: Callable[[Board], int]) -> Comparison:
    def cells(board: Board, wanted: Any) -> Compared:
        named = cells_of(f"expect.{field}", wanted)
        return Compared(cell_names(named), cell_names(GRID.cells_of(plane(board))))

    return cells


def _flag(field: str, question: Callable[[Board], bool]) -> Comparison:
    def answer(board: Board, wanted: Any) -> Compared:
        return Compared(flag(f"expect.{field}", wanted), question(board))

    return answer


def _pair(field: str, numbers: Callable[[Board], tuple[int, int]]) -> Comparison:
    def pairs(board: Board, wanted: Any) -> Compared:
        return Compared([*pair(f"expect.{field}", wanted)], [*numbers(board)])

    return pairs


def _number(field: str, number: Callable[[Board], int]) -> Comparison:
    def numbers(board: Board, wanted: Any) -> Compared:
        return Compared(whole_number(f"expect.{field}", wanted), number(board))

    return numbers


def held(field: str, wanted: Any, found: Sequence[Sequence[str] | int]) -> Compared:
    """Each side's cards, or how many."""
    named = {}
    for seat, cards in by_seat(field, wanted).items():
        at = f"{field}.{COLOURS[seat]}"
        number = isinstance(cards, int)
        named[seat] = whole_number(at, cards) if number else [KEYS[c] for c in cards_of(at, cards)]
    return Compared(
        {COLOURS[seat]: cards for seat, cards in named.items()},
        {COLOURS[seat]: _as_named(found[seat], cards) for seat, cards in named.items()},
    )


def _as_named(found: Sequence[str] | int, wanted: Any) -> Any:
    if isinstance(found, int):
        return found
    return len(found) if isinstance(wanted, int) else [*found]


def _hands(board: Board, wanted: Any) -> Compared:
    hands = [[KEYS[slot.card] for slot in hand] for hand in board.hands]
    return held("expect.hands", wanted, hands)


def _decks(board: Board, wanted: Any) -> Compared:
    return held("expect.decks", wanted, [_order(deck) for deck in board.decks])


def _order(deck: Deck) -> list[str]:
    """The top first."""
    slots = [slot for group in deck.top for slot in group.slots]
    slots += [*deck.bag, *(slot for group in deck.bottom for slot in group.slots)]
    return [KEYS[slot.card] for slot in slots]


def _discard(board: Board, wanted: Any) -> Compared:
    named = cards_of("expect.discard", wanted)
    return Compared([KEYS[card] for card in named], [KEYS[card] for card in board.discard])


def _usable(field: str, yes: bool) -> Comparison:
    def usable(board: Board, wanted: Any) -> Compared:
        named = cards_of(f"expect.{field}", wanted)
        found = [card for card in named if _may_use(board, card) == yes]
        return Compared([KEYS[card] for card in named], [KEYS[card] for card in found])

    return usable


def _may_use(board: Board, card: int) -> bool:
    return (
        board.started
        and not board.over
        and board.used is None
        and not board.placed
        and place_of(board, board.mover, card) is not None
        and COSTS[card] <= board.charge[board.mover]
        and has_target(board, card)
    )


def _targets(board: Board, wanted: Any) -> Compared:
    aimed = tuple(KEYS[card] for card in AIMED)
    if not isinstance(wanted, Mapping):
        raise bad_value("expect.targets", wanted, Expect.MAPPING_FROM, names=aimed)
    want, found = {}, {}
    for name, cells in wanted.items():
        card = card_of("expect.targets", name)
        if card not in AIMED:
            raise bad_value("expect.targets", name, Expect.ONE_OF, names=aimed)
        want[name] = cell_names(cells_of(f"expect.targets.{name}", cells))
        found[name] = cell_names(GRID.cells_of(AIMED[card].targets(board, board.mover)))
    return Compared(want, found)


def _at(board: Board, wanted: Any) -> Compared:
    if wanted not in MOMENTS:
        raise bad_value("expect.at", wanted, Expect.ONE_OF, names=MOMENTS)
    return Compared(wanted, MOMENTS[not board.started])


def _legal(board: Board) -> int:
    return 0 if board.over or board.selection else legal_cells(board)


def _may_pass(board: Board) -> bool:
    return not board.over and not legal_cells(board)


def _may_place_more(board: Board) -> bool:
    return board.placed and board.placements > 0 and bool(_legal(board))


_COMPARISONS: Mapping[str, Comparison] = {
    "board": lambda board, wanted: Compared(
        rows(rows_of("expect.board", wanted)), rows(board.colours())
    ),
    "black": _plane("black", lambda board: board.stones[0]),
    "white": _plane("white", lambda board: board.stones[1]),
    "cells": lambda board, wanted: on_cells("expect.cells", board.colours(), wanted),
    "legal": _plane("legal", _legal),
    "sprouts": _plane("sprouts", lambda board: board.sprouts),
    "markers": lambda board, wanted: same_markers(
        "expect.markers", wanted, [written(board, marker) for marker in board.markers]
    ),
    "charge": _pair("charge", lambda board: board.charge),
    "count": _pair("count", lambda board: board.counts()),
    "passes": _number("passes", lambda board: board.passes),
    "turn": _number("turn", lambda board: board.turn),
    "hands": _hands,
    "decks": _decks,
    "discard": _discard,
    "usable": _usable("usable", yes=True),
    "unusable": _usable("unusable", yes=False),
    "targets": _targets,
    "at": _at,
    "may_pass": _flag("may_pass", _may_pass),
    "may_place_more": _flag("may_place_more", _may_place_more),
}
WORDS = frozenset(_COMPARISONS)
