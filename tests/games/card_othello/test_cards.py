"""The catalogue, and that every card is somewhere."""

import pytest

from teban.games.card_othello import GAME
from teban.games.card_othello.cards.aimed import AIMED
from teban.games.card_othello.cards.catalogue import (
    CATALOGUE,
    KEYS,
    TYPES,
    Card,
    Entry,
    Group,
    Tier,
)
from teban.games.card_othello.cards.chosen import CHOSEN
from teban.games.card_othello.cards.placed import PLACED
from teban.games.card_othello.options import DECK
from teban.games.card_othello.setup import deck_list
from teban.text import Text

SUM_OF_COSTS = 359


def test_the_catalogue_has_every_type_once_and_in_order() -> None:
    assert [entry.card for entry in CATALOGUE] == [*Card]
    assert len(set(KEYS)) == TYPES == 30
    assert sum(entry.cost for entry in CATALOGUE) == SUM_OF_COSTS


@pytest.mark.parametrize("entry", CATALOGUE, ids=lambda entry: entry.key)
def test_every_card_does_something_in_its_group(entry: Entry) -> None:
    homes = {
        Group.ON_THE_BOARD: AIMED,
        Group.ON_A_CARD: CHOSEN,
        Group.NEXT_PLACEMENT: PLACED,
    }
    found = [group for group, home in homes.items() if entry.card in home]
    assert found == ([] if entry.group is Group.AT_ONCE else [entry.group])


@pytest.mark.parametrize(
    ("cost", "tier"),
    [
        (0, Tier.WHITE),
        (1, Tier.GREY),
        (5, Tier.GREY),
        (6, Tier.GREEN),
        (10, Tier.GREEN),
        (11, Tier.BLUE),
        (15, Tier.BLUE),
        (16, Tier.PURPLE),
        (20, Tier.PURPLE),
        (21, Tier.GOLD),
        (30, Tier.GOLD),
    ],
)
def test_the_colour_of_a_card_is_that_of_its_cost(cost: int, tier: Tier) -> None:
    assert CATALOGUE[0]._replace(cost=cost).tier is tier


@pytest.mark.parametrize(("language", "name"), [("ja", "ja"), ("en", "en")])
def test_texts_call_cards_by_the_names_of_the_catalogue(language: str, name: str) -> None:
    say = Text(language, GAME)
    for entry in CATALOGUE:
        assert say(f"card-{entry.key}") == getattr(entry, name)
        assert say(f"card-{entry.key}-short")
        assert say(f"card-{entry.key}-long")


def test_a_deck_has_every_type_and_is_filled_up_at_random() -> None:
    asked: list[str] = []

    def chance(tag: str, types: range) -> int:
        asked.append(tag)
        return types[-1]

    assert deck_list(DECK, chance) == [*range(TYPES)]
    assert not asked
    assert deck_list(DECK + 2, chance) == [*range(TYPES), TYPES - 1, TYPES - 1]
