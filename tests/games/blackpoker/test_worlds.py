"""Imagined duels: what a seat would know in a world that its rival imagines."""

import pytest

from teban.games.blackpoker import GAME
from teban.games.blackpoker.cards import CARDS, NAMES
from teban.games.blackpoker.options import SMALLEST_DECK, DeckList, Format, Frame, Options
from teban.games.blackpoker.state import P1, P2


@pytest.mark.parametrize("size", [SMALLEST_DECK, CARDS])
def test_whoever_is_imagined_with_another_deck_would_know_its_list(size: int) -> None:
    decks = [DeckList(tuple(NAMES[:size]))] * 2
    state = GAME.new(Options(Format.STANDARD, Frame.RARE_PACK), decks, bytes(16))
    sizes = set()
    for owner, rival in ((P1, P2), (P2, P1)):
        for seed in range(6):
            world = state.sample(rival, seed)
            deck = world.sides[owner].deck
            sizes.add(deck.bit_count())
            again = [world.sample(owner, other) for other in range(6)]
            assert all(other.sides[owner].deck == deck for other in again)
            assert {other.key(owner) for other in again} == {world.key(owner)}
    assert len(sizes) > 1
