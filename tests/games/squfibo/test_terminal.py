"""SquFibo as text."""

from collections.abc import Sequence

import pytest
from rich.text import Text as Styled

from teban.core.event import redact_all
from teban.core.ids import Viewer
from teban.games.squfibo import GAME
from teban.games.squfibo.options import Options
from teban.text import LANGUAGES, Text
from tests.games.squfibo.positions import GREAT, A, B, look, play, position

TERMINAL = GAME.terminal
SAY = Text("en", GAME)


def plain(lines: Sequence[str]) -> list[str]:
    return [Styled.from_markup(line).plain.rstrip() for line in lines]


def log(viewer: Viewer, *actions: str) -> list[str]:
    state = position(GREAT)
    events = play(state, *actions)
    return plain(TERMINAL.log(redact_all(events, viewer), state.view(viewer), SAY))


def test_the_board_has_rows_columns_and_the_card_just_placed() -> None:
    state = position(GREAT)
    events = play(state, "place R16 (2,3)")
    assert plain(TERMINAL.draw(look(state, events, B), SAY)) == [
        "     1     2     3",
        " 1  R1    R4     .",
        "",
        " 2   .     .   (R16)",
        "",
        " 3   .     .     .",
    ]


def test_facts_are_stars_counts_and_the_own_hand() -> None:
    state = position(stars=[3, 1])
    facts = plain(TERMINAL.facts(look(state, [], A), SAY))
    assert facts == [
        "A: stars 3, cards 2",
        "B: stars 1, cards 2",
        "Stars left 21 of 21, deck 5",
        "Your hand:  R9   R16",
    ]
    assert len(TERMINAL.facts(look(state, [], None), SAY)) == 3


def test_choices_name_cards_and_cells() -> None:
    state = position(("R1 R4 B9", "B1 -- B9", "R16 -- R9"))
    assert plain(TERMINAL.choices(look(state, [], A), SAY)) == [
        "Type place, a card and a cell. Cards: R9 R16; cells: (2,2) (3,2)"
    ]
    assert TERMINAL.choices(look(state, [], B), SAY) == []


def test_a_full_board_offers_its_cells() -> None:
    state = position(("R1 R4 B9", "B1 B4 B9", "R16 B1 R9"))
    (line,) = plain(TERMINAL.choices(look(state, [], A), SAY))
    assert line.startswith("Type discard and a cell: (1,1) (1,2)")


def test_the_log_of_a_great_role() -> None:
    done = ("place R16 (1,3)", "claim (1,1) (1,2) (1,3)")
    assert log(B, *done) == [
        "A placed R16 on (1,3).",
        "A claimed (1,1) (1,2) (1,3). A great role!",
        "A drew from the deck: 3",
        "A took 3 of the stars and has 3; 18 are left.",
    ]
    assert "Drawn: R9 B4 B16" in log(A, *done)


def test_the_log_of_a_wrong_claim_and_of_none() -> None:
    assert log(B, "place R16 (1,3)", "claim (1,1) (1,2) (2,1)")[1:] == [
        "A claimed (1,1) (1,2) (2,1). That is no role."
    ]
    assert log(B, "place R16 (1,3)", "end")[1:] == ["A claimed nothing and ended the turn."]


def test_the_end_is_told_with_its_reasons() -> None:
    state = position(GREAT, deck="R9", pool=1)
    events = play(state, "place R16 (1,3)", "claim (1,1) (1,2) (1,3)")
    assert plain(TERMINAL.log(events, state.view(None), SAY))[-1] == (
        "The game is over. There are no stars left. The deck is empty. A 3, B 0"
    )


def test_holdings_are_the_hand_and_the_discard_pile() -> None:
    state = position(discard="R9 R9 B1")
    held = plain(TERMINAL.holdings(look(state, [], A), SAY))
    assert held == ["Your hand:  R9   R16", "Discard pile:  R9  ×2   B1  ×1"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_names_every_verb(language: str) -> None:
    said = "\n".join(TERMINAL.help(Text(language, GAME)))
    for verb in ("place", "claim", "end", "discard"):
        assert f"{verb} " in said


def test_every_table_has_secrets() -> None:
    assert TERMINAL.secrets(Options())
