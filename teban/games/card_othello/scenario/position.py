"""The position that a scenario's `setup` describes: exactly what it names."""

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

from msgspec import structs

from teban.core.chance import SEED_BYTES, Luck
from teban.core.deck import Deck, Group, Slot
from teban.core.ids import Cell, only
from teban.core.refused import Expect, bad_value
from teban.games.card_othello.acts import INCOMES
from teban.games.card_othello.cards.aimed import BOMB_TURNS, GUARD_TURNS
from teban.games.card_othello.cards.placed import PLACED
from teban.games.card_othello.geometry import BIT, GRID
from teban.games.card_othello.hands import receive
from teban.games.card_othello.options import MOST_CHARGE, MOST_IN_HAND
from teban.games.card_othello.scenario.reading import (
    COUNTED,
    SIDES,
    Written,
    cards_by_seat,
    cells_of,
    markers_of,
    pair,
    rows_of,
    seat_of,
    whole_number,
)
from teban.games.card_othello.setup import blank
from teban.games.card_othello.state import COLOURS, SEATS, Board, Kind, Plot
from teban.games.card_othello.stones import alter, attach, plan, put

B = TypeVar("B", bound=Board)

SEED = bytes(SEED_BYTES)
MOMENTS = ("main", "turn_start")
USUAL = {how.marker: how.counter for how in PLACED.values() if how.marker} | {
    Kind.BOMB: BOMB_TURNS,
    Kind.GUARD: GUARD_TURNS,
    Kind.TRAP: 0,
}
"""What a marker's counter is if a scenario does not say."""


def set_up(words: Mapping[str, Any], tape: Sequence[str], kind: type[B]) -> B:
    """The position of these words."""
    board = blank(kind, Luck(SEED, tape=tuple(tape)), paced=True)
    _stones(board, words)
    _markers(board, markers_of("setup.markers", words.get("markers")))
    if "to_move" in words:
        board.mover = seat_of("setup.to_move", words["to_move"])
    moment = words.get("at", MOMENTS[0])
    if moment not in MOMENTS:
        raise bad_value("setup.at", moment, Expect.ONE_OF, names=MOMENTS)
    if moment == MOMENTS[0]:
        board.started, board.turn = True, 1
    board.charge = pair("setup.charge", words.get("charge", (0, 0)), MOST_CHARGE)
    board.passes = whole_number("setup.passes", words.get("passes", 0), len(SEATS) - 1)
    _cards(board, words)
    return board


def _stones(board: Board, words: Mapping[str, Any]) -> None:
    lists = {word: words[word] for word in SIDES if word in words}
    if "board" in words:
        for word, cells in lists.items():
            raise bad_value(f"setup.{word}", cells, Expect.NOTHING)
        for cell, letter in enumerate(rows_of("setup.board", words["board"])):
            if letter != ".":
                put(board, Cell(cell), SEATS[COLOURS.index(letter)])
    for word, cells in lists.items():
        for cell in cells_of(f"setup.{word}", cells):
            if board.serials[cell]:
                raise bad_value(f"setup.{word}", GRID.name(cell), Expect.ONCE)
            put(board, cell, SEATS[SIDES.index(word)])


def _markers(board: Board, written: Sequence[Written]) -> None:
    for at, marker in enumerate(written):
        cell, owner, field = marker.cell, marker.owner, f"setup.markers[{at}]"
        if not BIT[cell] & board.stones[owner]:
            raise bad_value(field, GRID.name(cell), Expect.FITTING, other=f"setup.{SIDES[owner]}")
        counter = _counter(field, marker)
        made = attach(board, marker.kind, board.serials[cell], owner, counter)
        if marker.front is not None:
            alter(board, structs.replace(made, child=_child(board, marker.front)))
    for trap in board.markers:
        if trap.kind is Kind.TRAP:
            plain = GRID.cells_of(board.stones[trap.owner] & ~board.visible(None))
            suspects = {trap.stone, *(board.serials[cell] for cell in plain)}
            plan(board, trap.owner, Plot(trap.seq, tuple(sorted(suspects))))


def _counter(field: str, marker: Written) -> int:
    """What it says, or the usual; none that its marker could not have."""
    counter = marker.counter
    if counter is None:
        return USUAL[marker.kind]
    if marker.kind is Kind.WORK:
        return whole_number(field, counter, INCOMES - 1)
    if marker.kind in COUNTED and not counter:
        raise bad_value(field, counter, Expect.NUMBER_FROM, least=1)
    return counter


def _child(board: Board, cell: Cell) -> int:
    """The stone there; one that has left the board if there is none."""
    if not board.serials[cell]:
        board.born += 1
        return board.born
    return board.serials[cell]


def _cards(board: Board, words: Mapping[str, Any]) -> None:
    for seat, cards in cards_by_seat("setup.hands", words.get("hands", {})).items():
        if len(cards) > MOST_IN_HAND:
            field = f"setup.hands.{COLOURS[seat]}"
            raise bad_value(field, len(cards), Expect.ENTRIES_FROM_TO, least=0, most=MOST_IN_HAND)
        for card in cards:
            receive(board, seat, Slot(card, only(seat)))
    decks = [*board.decks]
    for seat, cards in cards_by_seat("setup.decks", words.get("decks", {})).items():
        if cards:
            order = Group(tuple(Slot(card) for card in cards), ordered=True)
            decks[seat] = Deck(len(SEATS), top=(order,))
    board.decks = decks[0], decks[1]
