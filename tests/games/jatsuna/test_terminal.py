"""Jatsuna as text."""

from collections.abc import Sequence

import pytest
from rich.text import Text as Styled

from teban.core.attempt import names_of
from teban.core.dump import stamped
from teban.core.event import Event
from teban.core.ids import SeatId, Viewer
from teban.core.terminal import Look
from teban.games.jatsuna import GAME
from teban.games.jatsuna.game import JatsunaState
from teban.games.jatsuna.options import Company, First, Options, Transform
from teban.text import Text

ORB, GEM, STELLA = SeatId(0), SeatId(1), SeatId(2)
TERMINAL = GAME.terminal
SAY, JA = Text("en", GAME), Text("ja", GAME)
STANDARD = Options()
THREE_WAY = Options(Transform.SANSUKUMI, first=First.GEM)


def after(*actions: str, options: Options = STANDARD) -> tuple[JatsunaState, list[Event]]:
    state = GAME.new(options, [Company()] * 3, bytes(16))
    return state, play(state, *actions)


def play(state: JatsunaState, *actions: str) -> list[Event]:
    events: list[Event] = []
    for action in actions:
        state.apply(state.parse(action, state.mover), state.mover, events)
    return events


def look(state: JatsunaState, events: list[Event], viewer: Viewer, letters: bool = False) -> Look:
    decision = state.decision(viewer) if viewer is not None and viewer in state.actors() else None
    names = names_of(state, decision) if decision else ()
    return Look(state.view(viewer), decision, events, letters, names)


def plain(lines: Sequence[str]) -> list[str]:
    return [Styled.from_markup(line).plain for line in lines]


def test_the_board_shows_stones_the_wall_legal_cells_and_the_last_move() -> None:
    state, events = after("(4,5)")
    assert plain(TERMINAL.draw(look(state, events, GEM), SAY))[:6] == [
        "   1  2  3  4  5  6  7",
        "1  ·  ·  ·  ·  ·  ·  ·  1",
        "2  ·  ·  +  ·  ·  ·  ·  2",
        "3  ·  ·  ·  ●  ·  ·  ·  3",
        "4  ·  ·  ·  X (●) ·  ·  4",
        "5  ·  ·  ·  ·  ·  ◆  ·  5",
    ]


def test_cells_that_may_be_used_are_marked_for_the_mover_only() -> None:
    state, events = after()
    assert "+" in "".join(plain(TERMINAL.draw(look(state, events, ORB), SAY)))
    for viewer in (GEM, STELLA, None):
        assert "+" not in "".join(plain(TERMINAL.draw(look(state, events, viewer), SAY)))


def test_facts_tell_counts_order_and_how_far_the_game_is() -> None:
    state, events = after("(4,5)", options=THREE_WAY)
    facts = TERMINAL.facts(look(state, events, STELLA, letters=True), SAY)
    assert facts[:3] == [
        "O Orb 1   C Gem 2   P Stella 1 (you)",
        "Order: C Gem → P Stella → O Orb",
        "Placement 2 of 45",
    ]
    assert "Three-way" in facts[3]


def test_choices_say_how_many_stones_each_cell_captures() -> None:
    state, events = after("(4,5)")
    assert TERMINAL.choices(look(state, events, GEM), SAY) == [
        "Capture (with the number of stones): (2,3)×2"
    ]
    assert TERMINAL.choices(look(state, events, ORB), SAY) == []


def test_the_log_groups_stones_by_what_they_became() -> None:
    data = {**after(options=THREE_WAY)[0].dump(), "board": "OCCP" + "." * 45, "mover": 0}
    state = GAME.load(stamped(data))
    events = play(state, "(1,5)")
    assert TERMINAL.log(events, state.view(None), SAY) == [
        "Orb placed on (1,5) and captured 3.",
        "(1,4) became Orb.",
        "(1,3) (1,2) became Stella.",
    ]
    assert TERMINAL.log(events, state.view(None), JA)[0] == "オーブが(1,5)に置いて3個取った。"


def test_a_free_placement_and_a_resumed_game_are_told() -> None:
    state, events = after("(1,1)")
    state.resumed(events)
    assert TERMINAL.log(events, state.view(None), SAY) == [
        "Orb placed on (1,1).",
        "The suspended game goes on.",
    ]


LAST = {
    "draw": "CCCCCO.CCCCCOOCCCCCCPPPPXPPPPPPPPPPPPOOOOOOOOOOOO",
    "won": "CCCCCO.CCCCCOOOOCCCCPPPPXPPPPPPPPPPOOOOOOOOOOOOOO",
}
"""● places on (1,7) and captures nothing."""


@pytest.mark.parametrize(
    ("board", "viewer", "said"),
    [
        ("draw", ORB, ["同率1位の引き分け"]),
        ("draw", None, ["同率1位の引き分け"]),
        ("won", ORB, ["おめでとうございます!"]),
        ("won", GEM, ["惜しい! 2位でした"]),
        ("won", None, []),
    ],
)
def test_the_end_has_a_ranking_and_a_word_for_the_viewer(
    board: str, viewer: Viewer, said: list[str]
) -> None:
    state = GAME.load(stamped({**after()[0].dump(), "board": LAST[board]}))
    events = play(state, "(1,7)")
    facts = TERMINAL.facts(look(state, events, viewer), JA)
    ranking = {
        "draw": ["1位 ● オーブ 16", "1位 ◆ ジェム 16", "1位 ★ ステラ 16"],
        "won": ["1位 ● オーブ 20", "2位 ◆ ジェム 14", "2位 ★ ステラ 14"],
    }
    assert facts[4:] == [*ranking[board], *said]
    assert TERMINAL.log(events, state.view(viewer), SAY)[-1].startswith("The game is over. Orb ")
