"""Decks that lie in the order of their lists, as if shuffled so."""

from collections.abc import Sequence

from teban.games.blackpoker.cards import cards_in, find
from teban.games.blackpoker.options import DeckList
from teban.games.blackpoker.state import SEATS, Duel


def stacked(duel: Duel, decks: Sequence[DeckList]) -> None:
    """Fix the order of both decks, the first card on top."""
    for seat in SEATS:
        order = [find("decks", name) for name in decks[seat].cards]
        side = duel.sides[seat]
        side.pool, side.top = 0, tuple(order or cards_in(side.deck))
