"""A deck has every card of the catalogue."""

from teban.games.card_othello.cards.catalogue import TYPES
from teban.games.card_othello.options import DECK
from teban.games.card_othello.setup import deck_list


def test_a_deck_has_every_type_and_is_filled_up_at_random() -> None:
    asked: list[str] = []

    def chance(tag: str, types: range) -> int:
        asked.append(tag)
        return types[-1]

    assert deck_list(DECK, chance) == [*range(TYPES)]
    assert not asked
    assert deck_list(DECK + 2, chance) == [*range(TYPES), TYPES - 1, TYPES - 1]
