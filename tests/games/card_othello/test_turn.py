"""A turn from its start to its end, where a scenario cannot look."""

from collections.abc import Callable

import pytest

from teban.core.decision import Flag
from teban.core.game import Nothing
from teban.core.refused import Refused
from teban.games.card_othello import GAME, space
from teban.games.card_othello import events as ev
from teban.games.card_othello.game import CardOthelloState
from teban.games.card_othello.geometry import GRID
from teban.games.card_othello.options import Options
from teban.games.card_othello.refusals import Why
from teban.games.card_othello.rules import MOST_CANCELS
from teban.games.card_othello.state import Kind
from tests.contract import checks
from tests.contract.tables import Table
from tests.games.card_othello.rigged import rigged
from tests.games.card_othello.table import BLACK, WHITE, play, position


def test_a_match_starts_the_next_turn_by_itself() -> None:
    state = GAME.new(Options(), (Nothing(), Nothing()), bytes(16))
    assert (state.turn, len(state.hands[BLACK]), len(state.hands[WHITE])) == (1, 1, 0)
    state.apply(state.parse("place d3", BLACK), BLACK)
    assert (state.turn, state.actors(), len(state.hands[WHITE])) == (2, (WHITE,), 1)


def test_a_card_can_be_taken_back_only_so_often() -> None:
    hands = {"B": ["DESTROY_ONE_STONE"]}
    state = position({"black": "a1", "white": "b1", "charge": [14, 0], "hands": hands})
    for _ in range(MOST_CANCELS):
        play(state, "use DESTROY_ONE_STONE")
        assert Flag.CANCEL in state.decision(BLACK).flags
        play(state, "cancel")
    play(state, "use DESTROY_ONE_STONE")
    assert Flag.CANCEL not in state.decision(BLACK).flags
    with pytest.raises(Refused) as caught:
        play(state, "cancel")
    assert caught.value.code is Why.NO_CANCEL


@pytest.mark.parametrize(
    ("steps", "action"),
    [
        ((), "place c1"),
        (("use DESTROY_ONE_STONE",), "cancel"),
        (("use SACRIFICE_WILL",), "cancel"),
        (("use SACRIFICE_WILL", "target h8"), "finish"),
        (("use GUARD_WILL",), "target a1"),
    ],
)
def test_who_is_absent_uses_no_card_and_ends_an_open_one_cheaply(
    steps: tuple[str, ...], action: str
) -> None:
    hands = {"B": ["DESTROY_ONE_STONE", "SACRIFICE_WILL", "GUARD_WILL"]}
    state = position({"black": "a1 h8 g8", "white": "b1", "charge": [30, 0], "hands": hands})
    play(state, *steps)
    assert space.name(GAME.default_action(state.decision(BLACK))) == action


def test_a_choice_that_others_must_not_see_is_private() -> None:
    hands = {"B": ["TRAP_WILL"]}
    state = position({"black": "a1", "white": "b1", "charge": [10, 0], "hands": hands})
    play(state, "use TRAP_WILL")
    assert state.decision(BLACK).flags == Flag.PRIVATE
    events = play(state, "target a1")
    assert not any(isinstance(event, ev.TargetChosen) for event in events)


def test_a_trap_that_may_have_gone_is_imagined_both_ways() -> None:
    """Black's own sacrifice takes a stone that may have been the trap: white cannot tell."""
    state = position(
        {
            "black": "a1 d4 h8",
            "white": "b1",
            "markers": ["d4 TRAP B"],
            "charge": [5, 0],
            "hands": {"B": ["SACRIFICE_WILL"]},
        }
    )
    play(state, "use SACRIFICE_WILL", "target d4", "finish")
    assert not state.markers
    traps = {
        tuple(GRID.name(world.cell_of(marker)) for marker in world.markers)
        for world in (state.sample(WHITE, seed) for seed in range(40))
    }
    assert traps == {(), ("a1",), ("h8",)}
    assert state.sample(BLACK, 1).markers == ()


def test_flipping_a_suspect_clears_it_in_the_opponents_turn() -> None:
    state = position(
        {"black": "b1 h8", "white": "a1", "markers": ["h8 TRAP B"], "to_move": "W"},
    )
    before, after = state.plots[BLACK], None
    play(state, "place c1")
    after = state.plots[BLACK]
    assert before is not None
    assert after is not None
    assert (len(before.suspects), len(after.suspects), after.silent) == (2, 1, ())
    assert [marker.kind for marker in state.markers] == [Kind.TRAP]


@pytest.mark.parametrize(
    "check",
    [
        checks.check_events_fold,
        checks.check_random_play,
        checks.check_save_and_load,
        checks.check_swift_play,
        checks.check_records,
    ],
    ids=lambda check: check.__name__,
)
def test_the_contract_holds_where_tricks_abound(check: Callable[[Table, int], None]) -> None:
    for seed in range(3):
        check(rigged(CardOthelloState), seed)
