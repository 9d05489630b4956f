"""How a game begins."""

from collections.abc import Callable
from typing import TypeVar

from teban.core.chance import Luck
from teban.core.deck import new_deck
from teban.core.event import Event
from teban.games.card_othello.cards.catalogue import TYPES
from teban.games.card_othello.geometry import GRID
from teban.games.card_othello.options import DECK, Options
from teban.games.card_othello.run import Run
from teban.games.card_othello.state import BLACK, SEATS, WHITE, Board
from teban.games.card_othello.stones import put
from teban.games.card_othello.turn import start

B = TypeVar("B", bound=Board)

PRESETS = {"standard": Options()}
FIRST_STONES = (("d4", WHITE), ("e4", BLACK), ("d5", BLACK), ("e5", WHITE))
"""§3"""


def begin(kind: type[B], luck: Luck, events: list[Event] | None = None, paced: bool = False) -> B:
    """Black's first turn, after its draw."""
    board = blank(kind, luck, paced)
    for name, side in FIRST_STONES:
        put(board, GRID.find(name), side)
    black, white = (new_deck(len(SEATS), deck_list(DECK, board.chance)) for _ in SEATS)
    board.decks = black, white
    start(Run(board, events))
    return board


def blank(kind: type[B], luck: Luck, paced: bool) -> B:
    """An empty board, no cards, black's turn not yet started."""
    nothing = new_deck(len(SEATS), ())
    return kind(
        luck=luck,
        ply=0,
        stones=(0, 0),
        serials=(0,) * len(GRID.cells),
        born=0,
        markers=(),
        marked=0,
        sprouts=0,
        mover=BLACK,
        turn=0,
        started=False,
        paced=paced,
        over=False,
        passes=0,
        charge=(0, 0),
        hands=((), ()),
        decks=(nothing, nothing),
        discard=(),
    )


def deck_list(size: int, chance: Callable[[str, range], int]) -> list[int]:
    """§4.1: every type once, and any others up to the size of a deck."""
    types = range(TYPES)
    return [*types, *(chance("deck", types) for _ in range(size - TYPES))]
