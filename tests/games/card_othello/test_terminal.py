"""Card Othello as text, and its two logs."""

from rich.text import Text as Styled

from teban.core.event import redact_all
from teban.core.ids import Viewer
from teban.core.terminal import Look
from teban.games.card_othello import GAME
from teban.games.card_othello.game import CardOthelloState
from teban.games.card_othello.telling import Log, lines, worded
from teban.text import Text
from tests.games.card_othello.table import BLACK, WHITE, play, position

JA, EN = Text("ja", GAME), Text("en", GAME)


def drawn(state: CardOthelloState, viewer: Viewer) -> str:
    asked = state.decision(viewer) if viewer is not None and viewer in state.actors() else None
    picture = GAME.terminal.draw(Look(state.view(viewer), asked), EN)
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
