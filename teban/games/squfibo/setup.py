"""How a game begins."""

from collections.abc import Sequence
from typing import TypeVar

from teban.core.chance import Luck
from teban.core.deck import Card, Deck, new_deck
from teban.games.squfibo.cards import EMPTY, LARGE, STANDARD, full_deck
from teban.games.squfibo.options import HAND, STARS, Options
from teban.games.squfibo.roles import CELLS
from teban.games.squfibo.state import SEATS, Board

B = TypeVar("B", bound=Board)

PRESETS = {
    "standard": Options(),
    "race": Options(cap=True, tie_break=True, large=True, majority=True),
}
_CARDS = {large: full_deck(LARGE if large else STANDARD) for large in (False, True)}


def begin(kind: type[B], options: Options, luck: Luck) -> B:
    """Eight cards each, the rest in the deck, all stars in the pool; A begins (C11)."""
    board = blank(kind, options, luck)
    left = [*_CARDS[options.large]]
    dealt = board.deal("deal", left, HAND * len(SEATS))
    for card in dealt:
        left.remove(card)
    board.hands = _sorted(dealt[:HAND]), _sorted(dealt[HAND:])
    board.deck = new_deck(len(SEATS), left)
    board.pool = STARS
    return board


def blank(kind: type[B], options: Options, luck: Luck) -> B:
    """No card and no star anywhere, A to move."""
    return kind(
        luck=luck,
        ply=0,
        options=options,
        cells=(EMPTY,) * CELLS,
        hands=((), ()),
        deck=Deck(len(SEATS)),
        discard=(),
        pool=0,
        stars=(0, 0),
        mover=SEATS[0],
    )


def _sorted(cards: Sequence[Card]) -> tuple[Card, ...]:
    return tuple(sorted(cards))
