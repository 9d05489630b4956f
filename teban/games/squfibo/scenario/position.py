"""The position that a scenario's `setup` describes: exactly what it names."""

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

from teban.core.chance import SEED_BYTES, Luck
from teban.core.deck import Deck, Group
from teban.games.squfibo.cards import SLOTS
from teban.games.squfibo.options import Options
from teban.games.squfibo.rules import ready
from teban.games.squfibo.scenario.reading import (
    board_of,
    by_seat,
    cards_of,
    pair,
    seat_of,
    whole_number,
)
from teban.games.squfibo.setup import blank
from teban.games.squfibo.state import LETTERS, SEATS, Board

B = TypeVar("B", bound=Board)

SEED = bytes(SEED_BYTES)


def set_up(options: Options, words: Mapping[str, Any], tape: Sequence[str], kind: type[B]) -> B:
    """The position of these words, at the beginning of a turn."""
    board = blank(options, Luck(SEED, tape=tuple(tape)), kind)
    if "board" in words:
        board.cells = board_of("setup.board", words["board"])
    hands = {
        seat: tuple(sorted(cards_of(f"setup.hands.{LETTERS[seat]}", cards)))
        for seat, cards in by_seat("setup.hands", words.get("hands", {})).items()
    }
    board.hands = hands.get(SEATS[0], ()), hands.get(SEATS[1], ())
    order = tuple(SLOTS[card] for card in cards_of("setup.deck", words.get("deck")))
    if order:
        board.deck = Deck(len(SEATS), top=(Group(order, ordered=True),))
    board.discard = tuple(cards_of("setup.discard", words.get("discard")))
    board.pool = whole_number("setup.pool", words.get("pool", 0))
    board.stars = pair("setup.stars", words.get("stars", (0, 0)))
    board.mover = seat_of("setup.to_move", words.get("to_move", LETTERS[0]))
    ready(board, None)
    return board
