"""The position that a scenario's `setup` describes: exactly what it names."""

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

from msgspec import structs

from teban.core.chance import Luck
from teban.core.deck import Deck, Group, Slot
from teban.core.ids import Cell, only
from teban.core.refused import Expect, bad_value
from teban.core.words.forms import Number
from teban.games.card_othello.acts import INCOMES
from teban.games.card_othello.cards.aimed import BOMB_TURNS, GUARD_TURNS
from teban.games.card_othello.cards.placed import PLACED
from teban.games.card_othello.geometry import BIT, GRID
from teban.games.card_othello.hands import receive
from teban.games.card_othello.options import MOST_IN_HAND
from teban.games.card_othello.scenario.values import CELLS, COUNTED, SIDES, Written
from teban.games.card_othello.setup import blank
from teban.games.card_othello.state import COLOURS, SEATS, Board, Kind, Plot
from teban.games.card_othello.stones import alter, attach, plan, put

B = TypeVar("B", bound=Board)

MOMENTS = ("main", "turn_start")
USUAL = {how.marker: how.counter for how in PLACED.values() if how.marker} | {
    Kind.BOMB: BOMB_TURNS,
    Kind.GUARD: GUARD_TURNS,
    Kind.TRAP: 0,
}
"""What a marker's counter is if a scenario does not say."""


def laid_out(kind: type[B], named: Mapping[str, Any], luck: Luck) -> B:
    """The position in which these words have these values."""
    board = blank(kind, luck, paced=True)
    _stones(board, named)
    _markers(board, named.get("markers", ()))
    board.mover = named.get("to_move", board.mover)
    if named.get("at", MOMENTS[0]) == MOMENTS[0]:
        board.started, board.turn = True, 1
    board.charge = named.get("charge", board.charge)
    board.passes = named.get("passes", board.passes)
    _cards(board, named)
    return board


def _stones(board: Board, named: Mapping[str, Any]) -> None:
    lists = {word: named[word] for word in SIDES if word in named}
    if "board" in named:
        for word, cells in lists.items():
            raise bad_value(f"setup.{word}", CELLS.shown(cells), Expect.NOTHING)
        for cell, letter in enumerate(named["board"]):
            if letter != ".":
                put(board, Cell(cell), SEATS[COLOURS.index(letter)])
    for word, cells in lists.items():
        for cell in cells:
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
        return Number(most=INCOMES - 1).read(field, counter)
    return Number(least=int(marker.kind in COUNTED)).read(field, counter)


def _child(board: Board, cell: Cell) -> int:
    """The stone there; one that has left the board if there is none."""
    if not board.serials[cell]:
        board.born += 1
        return board.born
    return board.serials[cell]


def _cards(board: Board, named: Mapping[str, Any]) -> None:
    for seat, cards in named.get("hands", {}).items():
        if len(cards) > MOST_IN_HAND:
            field = f"setup.hands.{COLOURS[seat]}"
            raise bad_value(field, len(cards), Expect.ENTRIES_FROM_TO, least=0, most=MOST_IN_HAND)
        for card in cards:
            receive(board, seat, Slot(card, only(seat)))
    decks = [*board.decks]
    for seat, cards in named.get("decks", {}).items():
        if cards:
            order = Group(tuple(Slot(card) for card in cards), ordered=True)
            decks[seat] = Deck(len(SEATS), top=(order,))
    board.decks = decks[0], decks[1]
