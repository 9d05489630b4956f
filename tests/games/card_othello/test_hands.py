"""Cards: who knows which, and what is dealt again in a world."""

from teban.core.deck import known_to
from teban.games.card_othello.cards.catalogue import KEYS, TYPES, number_of
from tests.games.card_othello.table import BLACK, WHITE, play, position

WORLDS = 60


def cards(hand: tuple[object, ...]) -> list[str]:
    return [KEYS[slot.card] for slot in hand]  # type: ignore[attr-defined]


def test_a_condemned_hand_is_remembered_but_no_longer_shown() -> None:
    state = position(
        {
            "black": "a1",
            "white": "b1",
            "charge": [6, 0],
            "hands": {"B": ["CONDEMN_WILL"], "W": ["TIME_BOMB", "GOLD_STONE"]},
        }
    )
    play(state, "use CONDEMN_WILL")
    assert state.decision(BLACK).shown == ("TIME_BOMB", "GOLD_STONE")
    assert state.view(WHITE).selection is not None
    assert state.view(WHITE).selection.shown is None  # type: ignore[union-attr]
    play(state, "pick GOLD_STONE")
    assert state.view(BLACK).hands[WHITE] == 1
    assert all(known_to(slot, BLACK) for slot in state.hands[WHITE])
    assert cards(state.sample(BLACK, 1).hands[WHITE]) == ["TIME_BOMB"]


def test_a_card_taken_back_is_known_to_everybody() -> None:
    state = position(
        {
            "black": "a1 c1",
            "white": "b1 h8",
            "charge": [14, 0],
            "hands": {"B": ["DESTROY_ONE_STONE", "GUARD_WILL"]},
            "decks": {"B": ["GOLD_STONE", "TIME_BOMB"]},
        }
    )
    play(state, "use DESTROY_ONE_STONE", "cancel")
    found = {tuple(cards(state.sample(WHITE, seed).hands[BLACK])) for seed in range(WORLDS)}
    assert {hand[1] for hand in found} == {"DESTROY_ONE_STONE"}
    assert {hand[0] for hand in found} == {"GUARD_WILL", "GOLD_STONE", "TIME_BOMB"}


def test_a_blessing_may_be_anything_but_itself() -> None:
    state = position(
        {"black": "a1", "white": "b1", "charge": [3, 0], "hands": {"B": ["HEAVEN_BLESSING"]}}
    )
    play(state, "use HEAVEN_BLESSING")
    offers = state.decision(BLACK).shown
    assert len(set(offers)) == 5
    seen = {tuple(state.sample(WHITE, seed).selection.offers) for seed in range(5)}  # type: ignore[union-attr]
    assert len(seen) > 1
    play(state, f"pick {offers[0]}")
    found = {state.sample(WHITE, seed).hands[BLACK][0].card for seed in range(10 * WORLDS)}
    assert len(found) == TYPES - 1
    assert number_of("HEAVEN_BLESSING") not in found


def test_the_leftmost_of_two_is_used_and_everybody_draws_the_conclusion() -> None:
    state = position(
        {
            "black": "a1",
            "white": "b1",
            "charge": [10, 0],
            "hands": {"B": ["SILVER_STONE", "GUARD_WILL"]},
            "decks": {"B": ["GUARD_WILL", "TIME_BOMB"]},
        }
    )
    play(state, "use GUARD_WILL")
    found = {state.sample(WHITE, seed).hands[BLACK][0].card for seed in range(WORLDS)}
    assert found == {number_of("SILVER_STONE"), number_of("TIME_BOMB")}


def test_cards_can_be_called_by_their_japanese_names() -> None:
    state = position({"black": "a1", "white": "b1", "hands": {"B": ["宝箱"]}})
    assert state.name(state.parse("use 宝箱", BLACK), BLACK) == "use TREASURE_BOX"
