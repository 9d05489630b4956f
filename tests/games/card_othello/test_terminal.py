"""Card Othello as text, and its two logs."""

import pytest
from rich.text import Text as Styled

from teban.core.attempt import names_of
from teban.core.event import redact_all
from teban.core.game import Nothing
from teban.core.ids import Viewer
from teban.core.match import Match, new_record
from teban.core.terminal import Look
from teban.games.card_othello import GAME
from teban.games.card_othello.game import CardOthelloState
from teban.games.card_othello.options import Options
from teban.games.card_othello.rules import MOST_CANCELS
from teban.games.card_othello.telling import Log, lines, worded
from teban.text import Text
from tests.games.card_othello.table import BLACK, WHITE, play, position

JA, EN = Text("ja", GAME), Text("en", GAME)


def drawn(state: CardOthelloState, viewer: Viewer) -> str:
    asked = state.decision(viewer) if viewer is not None and viewer in state.actors() else None
    names = names_of(state, asked) if asked else ()
    picture = GAME.terminal.draw(Look(state.view(viewer), asked, names=names), EN)
    return "\n".join(Styled.from_markup(line).plain for line in picture)


def test_the_board_shows_markers_with_their_counts() -> None:
    state = position({"black": "a1 c1", "white": "b1", "markers": ["a1 BOMB B 2", "c1 GUARD B 3"]})
    row = drawn(state, WHITE).splitlines()[1]
    assert row == " 1  ●B2 ○   ● # ·   ·   ·   ·   ·   1"


def test_only_its_owner_sees_a_trap() -> None:
    state = position({"black": "a1", "white": "b1", "markers": ["a1 TRAP B"]})
    assert "●t" in drawn(state, BLACK)
    assert "●t" not in drawn(state, WHITE)
    assert "●t" not in drawn(state, None)


def test_stones_that_may_be_chosen_are_marked() -> None:
    hands = {"B": ["DESTROY_ONE_STONE"]}
    state = position({"black": "a1", "white": "b1", "charge": [14, 0], "hands": hands})
    play(state, "use DESTROY_ONE_STONE")
    assert drawn(state, BLACK).count("?") == 2
    assert "?" not in drawn(state, WHITE)


def test_a_placement_is_logged_as_the_rulebook_words_it() -> None:
    state = position({"black": "a1", "white": "b1 c1 d1"})
    told = lines(play(state, "place e1"))
    assert [(line.log, worded(line, JA)) for line in told] == [
        (Log.NORMAL, "黒がe1に置いた。"),
        (Log.NORMAL, "黒が3枚反転！"),
    ]


def test_effects_have_a_log_of_their_own_and_begin_with_a_side() -> None:
    state = position(
        {"black": "a1 c3", "white": "b1", "markers": ["c3 DRAGON B 1"], "at": "turn_start"}
    )
    told = lines(play(state, "start"))
    effects = [worded(line, JA) for line in told if line.log is Log.EFFECT]
    assert effects == ["黒: c3の石が消滅（役目の終わり）"]
    both = {worded(line, JA) for line in told if line.log is Log.NORMAL} & set(effects)
    assert not both


def test_the_log_of_a_trap_does_not_say_where() -> None:
    hands = {"B": ["TRAP_WILL"]}
    state = position({"black": "a1 h8", "white": "b1", "charge": [10, 0], "hands": hands})
    events = play(state, "use TRAP_WILL", "target h8")
    for seat in (BLACK, WHITE):
        seen = [worded(line, JA) for line in lines(redact_all(events, seat))]
        assert "黒: 罠を仕掛けた" in seen
        assert not any("h8" in line for line in seen)


def test_a_drawn_card_is_named_to_its_owner_only() -> None:
    state = position(
        {"black": "a1", "white": "b1", "at": "turn_start", "decks": {"B": ["GOLD_STONE"]}}
    )
    events = play(state, "start")
    own = [worded(line, EN) for line in lines(redact_all(events, BLACK))]
    other = [worded(line, EN) for line in lines(redact_all(events, WHITE))]
    assert own[-1] == "Black drew Golden Will."
    assert other[-1] == "Black drew a card."


def effects(state: CardOthelloState, *steps: str) -> list[str]:
    """What the effect log says of these steps, as a watcher reads it."""
    told = lines(redact_all(play(state, *steps), None))
    return [worded(line, EN) for line in told if line.log is Log.EFFECT]


@pytest.mark.parametrize(
    ("card", "line"),
    [
        ("WORK_WILL", "migrant worker on c1"),
        ("REGEN_WILL", "revival stone on c1"),
        ("HYPERACTIVE_WILL", "restless stone on c1"),
        ("PROTECTED_NEXT_STONE", "weak protection on c1"),
        ("PERMA_PROTECT_NEXT_STONE", "strong protection on c1"),
        ("ULTIMATE_REVERSE_DRAGON", "reversal dragon on c1"),
        ("ULTIMATE_DESTROY_GOD", "destroyer on c1"),
        ("ULTIMATE_HYPERACTIVE_GOD", "restless god on c1"),
        ("FREE_PLACEMENT", "placed freely on c1"),
        ("DOUBLE_PLACE", "Double Throw: one more placement"),
    ],
)
def test_the_effect_log_tells_what_a_card_made_of_the_placement(card: str, line: str) -> None:
    words = {"black": "a1 h1", "white": "b1 g1", "charge": [30, 0], "hands": {"B": [card]}}
    assert effects(position(words), f"use {card}", "place c1") == [f"Black: {line}"]


@pytest.mark.parametrize(("card", "stone", "pay"), [("GOLD", "golden", 4), ("SILVER", "silver", 3)])
def test_the_effect_log_tells_how_much_a_stone_of_gold_or_silver_pays(
    card: str, stone: str, pay: int
) -> None:
    hands = {"B": [f"{card}_STONE"]}
    state = position({"black": "a1", "white": "b1 h8", "charge": [6, 0], "hands": hands})
    assert effects(state, f"use {card}_STONE", "place c1") == [
        f"Black: {stone} stone on c1: its flips pay ×{pay}",
        "Black: c1 destroyed (its time is over)",
    ]


def test_a_new_guard_in_the_place_of_the_old_one_is_no_end() -> None:
    hands = {"B": ["GUARD_WILL"]}
    words = {"black": "a1", "white": "b1", "markers": ["a1 GUARD B 1"], "charge": [2, 0]}
    state = position({**words, "hands": hands})
    assert effects(state, "use GUARD_WILL", "target a1") == ["Black: guard on a1"]


def test_a_trap_that_springs_ends_in_one_line() -> None:
    state = position({"black": "a1 h8", "white": "b1", "markers": ["b1 TRAP W"]})
    told = lines(redact_all(play(state, "place c1"), WHITE))
    about = [line for line in (worded(line, EN) for line in told) if "trap on" in line]
    assert about == ["White: the trap on b1 was sprung!"]


def test_stones_that_come_back_were_flipped_too() -> None:
    words = {"black": "b1 c1", "white": "a1", "markers": ["b1 REGEN B"], "to_move": "W"}
    told = [worded(line, JA) for line in lines(play(position(words), "place d1"))]
    assert "白が2枚反転！" in told
    assert told.index("黒: b1の石が復活") + 1 == told.index("黒: b1の復活石が終了")


def test_a_placement_that_flips_nothing_but_a_stone_that_comes_back_counts_it() -> None:
    words = {"black": "b1", "white": "a1", "markers": ["b1 REGEN B"], "to_move": "W"}
    told = lines(play(position(words), "place c1"))
    assert "白が1枚反転！" in [worded(line, JA) for line in told]


def test_the_help_names_as_many_cancellations_as_the_rules_allow() -> None:
    words = ("twenty", "20回")
    assert MOST_CANCELS == 20
    assert all(word in text("terminal-help") for word, text in zip(words, (EN, JA), strict=True))


@pytest.mark.parametrize(("viewer", "line"), [(BLACK, "Black drew "), (None, "Black drew a card.")])
def test_a_match_begins_with_the_first_turn_in_its_log(viewer: Viewer, line: str) -> None:
    record = new_record(GAME, Options(), (Nothing(), Nothing()), ("a", "b"), bytes(16), bytes(16))
    match = Match(GAME, record)
    first, drawn = (worded(line, EN) for line in lines(match.feed(viewer)))
    assert first == "Turn 1: Black"
    assert drawn.startswith(line)
