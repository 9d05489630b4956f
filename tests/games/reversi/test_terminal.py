"""Hidden Reversi as text."""

from collections.abc import Sequence

import pytest
from rich.text import Text as Styled

from teban.core.attempt import names_of
from teban.core.event import Event, redact_all
from teban.core.ids import Cell, SeatId, Viewer
from teban.core.terminal import Look
from teban.games.reversi import GAME
from teban.games.reversi import events as ev
from teban.games.reversi.game import ReversiState
from teban.games.reversi.options import Options, Profile
from teban.games.reversi.space import KEYS
from teban.text import LANGUAGES, Text

BLACK, WHITE = SeatId(0), SeatId(1)
TERMINAL = GAME.terminal
SAY = Text("en", GAME)
EVERYTHING = Options(items=True, extended=True)
RICH = Profile(items=dict.fromkeys(KEYS, 3))


def after(*actions: str, options: Options = EVERYTHING) -> tuple[ReversiState, list[Event]]:
    state = GAME.new(options, [RICH, RICH], bytes(16))
    events: list[Event] = []
    for action in actions:
        seat = state.actors()[0]
        state.apply(state.parse(action, seat), seat, events)
    return state, events


def look(state: ReversiState, events: list[Event], viewer: Viewer) -> Look:
    decision = state.decision(viewer) if viewer is not None and viewer in state.actors() else None
    names = names_of(state, decision) if decision else ()
    return Look(state.view(viewer), decision, redact_all(events, viewer), names=names)


def plain(lines: Sequence[str]) -> list[str]:
    return [Styled.from_markup(line).plain for line in lines]


def log(actions: Sequence[str], viewer: Viewer) -> Sequence[str]:
    state, events = after(*actions)
    return TERMINAL.log(redact_all(events, viewer), state.view(viewer), SAY)


def test_the_board_shows_stones_legal_cells_and_the_last_move() -> None:
    state, events = after("f5")
    assert plain(TERMINAL.draw(look(state, events, WHITE), SAY))[4:7] == [
        " 4  ·  ·  ·  ○  ●  +  ·  ·  4",
        " 5  ·  ·  ·  ●  ● (●) ·  ·  5",
        " 6  ·  ·  ·  +  ·  +  ·  ·  6",
    ]


def test_cells_that_may_be_used_are_marked_for_the_mover_only() -> None:
    state, events = after()
    assert "+" in "".join(plain(TERMINAL.draw(look(state, events, BLACK), SAY)))
    for viewer in (WHITE, None):
        assert "+" not in "".join(plain(TERMINAL.draw(look(state, events, viewer), SAY)))


def test_marks_stand_beside_the_stone() -> None:
    state, events = after("f5*", "d6", options=Options(mark_own=True))
    row = plain(TERMINAL.draw(look(state, events, BLACK), SAY))[5]
    assert row == " 5  ·  ·  +  ○  ●  ●* ·  ·  5"


def test_a_mark_survives_being_the_last_move() -> None:
    state, events = after("f5*", options=Options(mark_own=True))
    row = plain(TERMINAL.draw(look(state, events, BLACK), SAY))[5]
    assert row == " 5  ·  ·  ·  ●  ● (●* ·  ·  5"


def test_after_an_undo_no_move_is_the_last() -> None:
    state, events = after("f5", "d6", "item undo")
    assert "(" not in "".join(plain(TERMINAL.draw(look(state, events, BLACK), SAY)))


def test_stones_that_turn_together_share_a_line() -> None:
    assert log(["f5", "f6", "e6", "f4"], None)[-2:] == [
        "White placed on f4.",
        "e4 f5 turned White.",
    ]


@pytest.mark.parametrize("viewer", [BLACK, WHITE, None])
def test_the_log_does_not_tell_what_was_special(viewer: Viewer) -> None:
    assert log(["f5*"], viewer) == log(["f5"], viewer)


def test_an_answer_is_worded_for_whoever_asked() -> None:
    asked = ["f5*", "item lens f5"]
    assert log(asked, WHITE)[-2:] == [
        "White used: Magnifying glass (f5).",
        "Answer of Magnifying glass: special",
    ]
    assert log(asked, BLACK)[-1] == "White used: Magnifying glass (f5)."
    assert log(["item hint"], BLACK)[-1] == "Answer of Flash of insight: d3"
    assert log(["f5", "item appraise f"], WHITE)[-1] == "Answer of Appraisal: 0"


def test_a_secret_work_is_announced_without_its_cell() -> None:
    worked = ["f5", "d6", "item plant f5"]
    assert log(worked, BLACK)[-1] == "Black used: Secret work (f5)."
    assert log(worked, WHITE)[-1] == "Black used: Secret work."


def test_choices_name_cells_specials_and_items_with_their_targets() -> None:
    state, events = after("f5", "d6")
    shown = plain(TERMINAL.choices(look(state, events, BLACK), SAY))
    assert shown[0].startswith("Place a stone: c3 ")
    assert shown[1].endswith("such as c3* (2 left)")
    assert "item undo  Undo card" in shown
    assert "item lens d4/d5/d6  Magnifying glass" in shown


def test_a_seat_without_a_decision_has_no_choices() -> None:
    state, events = after()
    assert TERMINAL.choices(look(state, events, WHITE), SAY) == []


def test_the_rivals_things_are_not_shown() -> None:
    state, events = after("f5*")
    shown = " ".join(plain(TERMINAL.facts(look(state, events, WHITE), SAY)))
    assert "Special stones: 2 left (2 at the start)" in shown
    assert "Special" not in " ".join(TERMINAL.facts(look(state, events, None), SAY))


def test_a_blindfold_is_public() -> None:
    state, events = after("item blind")
    for viewer in (BLACK, WHITE, None):
        assert "White is blindfolded." in TERMINAL.facts(look(state, events, viewer), SAY)


def test_holdings_explain_every_item() -> None:
    state, events = after()
    shown = plain(TERMINAL.holdings(look(state, events, BLACK), SAY))
    assert [line.split()[1] for line in shown if line.startswith("item ")] == list(KEYS)
    assert len(shown) == 1 + 2 * len(KEYS)


def test_only_plain_tables_have_no_secrets() -> None:
    assert not TERMINAL.secrets(Options(specials=0))
    for options in (Options(), Options(specials=1), Options(specials=0, items=True)):
        assert TERMINAL.secrets(options)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_event_is_worded_or_stands_beside_the_board(language: str) -> None:
    samples: list[Event] = [
        ev.Place(seat=BLACK, cell=Cell(0), apparent=1, special=None),
        ev.Flip(cell=Cell(0), to=WHITE),
        ev.Stop(cell=Cell(0)),
        ev.NaturalPass(seat=WHITE),
        ev.ForcedPass(seat=WHITE),
        ev.Item(seat=BLACK, item="plant", target=None),
        ev.Answer(seat=BLACK, item="lens", value=0),
        ev.Undo(board="", turn=1, blinded=None),
        ev.Disarm(cell=Cell(0)),
        ev.Badge(seat=BLACK, badge="P1", times=1, reward={"undo": 1}),
        ev.Over(count=(1, 2)),
        ev.Resumed(),
    ]
    beside = {ev.Turn, ev.Stock, ev.Held, ev.Marks}
    assert {type(event) for event in samples} | beside == set(GAME.events)
    state, _ = after()
    for event in samples:
        assert len(TERMINAL.log([event], state.view(None), Text(language, GAME))) == 1
