"""The page's lists are the game's own declarations."""

from pathlib import Path
from typing import Any

import pytest

from teban.core.refused import Refused
from teban.games.blackpoker import catalogue, deck_text
from teban.games.blackpoker.actions.table import TABLE
from teban.games.blackpoker.cards import NAMES, NUMBER, cards_in
from teban.games.blackpoker.decks import READY
from teban.games.blackpoker.game import BlackPoker
from teban.games.blackpoker.options import (
    ALLOWED,
    DeckList,
    Frame,
    Options,
    check_deck,
    check_options,
)
from teban.games.blackpoker.terminal.declared import usable

FILE = Path(__file__).parents[3] / "web" / "src" / "tables" / "blackpoker" / "catalogue.gen.ts"
GAME = BlackPoker()
WITH_BLOCKS = ("one", "two", "each")


def test_the_page_has_the_lists_of_today() -> None:
    assert FILE.read_text(encoding="utf-8") == catalogue.typescript(), (
        "run: python -m teban.games.blackpoker.catalogue"
        " > web/src/tables/blackpoker/catalogue.gen.ts"
    )


def test_all_actions_are_listed_once() -> None:
    assert sorted(row["key"] for row in catalogue.actions()) == sorted(TABLE)


def test_blocks_hold_exactly_the_cards_that_can_be_keys() -> None:
    rows = [row for row in catalogue.actions() if row["keys"]]
    rows = [row for row in rows if row["keys"]["kind"] in WITH_BLOCKS]
    assert len(rows) > 20
    for row in rows:
        listed = {
            card
            for card, name in enumerate(NAMES)
            for block in row["keys"]["of"]
            if name[0] in block["suits"] and block["low"] <= NUMBER[card] <= block["high"]
        }
        assert listed == set(cards_in(usable(TABLE[row["key"]]))), row["key"]


def test_listed_regulations_are_those_the_game_takes() -> None:
    for row in catalogue.regulations():
        check_options(Options(row["format"], row["frame"]))
    assert len(catalogue.regulations()) == sum(map(len, ALLOWED.values())) == 10


@pytest.mark.parametrize("key", READY)
def test_ready_decks_are_legal_wherever_decks_are_free(key: str) -> None:
    deck = deck_text.read(key, READY[key])
    assert deck_text.write(deck) == READY[key]
    for rule in catalogue.decks():
        if rule["fixed"] is None:
            mask = check_deck(key, deck, rule["frame"])
            assert rule["least"] <= mask.bit_count() <= rule["most"]


def test_one_card_less_than_the_least_is_refused() -> None:
    for rule in catalogue.decks():
        cards = tuple(NAMES[: rule["least"] - 1])
        with pytest.raises(Refused):
            check_deck("deck", DeckList(cards), Frame(rule["frame"]))


@pytest.mark.parametrize("row", catalogue.decks(), ids=lambda row: str(row["frame"]))
def test_what_is_no_life_is_counted_as_the_game_deals(row: dict[str, Any]) -> None:
    pair = next(pair for pair in catalogue.regulations() if pair["frame"] == row["frame"])
    for seed in range(5):
        state = GAME.new(Options(**pair), [DeckList(), DeckList()], bytes([seed] * 32))
        while state.decision(state.actors()[0]).source == "setup":
            seat = state.actors()[0]
            state.apply(state.decision(seat).legal[0], seat)
        if all(len(side.grave) == 1 for side in state.sides):
            lives = sorted(side.life for side in state.sides)
            assert lives == [row["most"] - row["aside"] - 1, row["most"] - row["aside"]]
            return
    raise AssertionError("every deal tied")
