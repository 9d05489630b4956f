"""What the words of BlackPoker make of mistakes, of numbers for cards, and of secret choices."""

from pathlib import Path
from typing import Any

import pytest
import yaml

from teban.games.blackpoker.cards import HONOURS, cards_in, mask_of
from teban.games.blackpoker.game import BlackPoker
from teban.games.blackpoker.options import Options
from teban.scenarios import Report, check

GAME = BlackPoker()


def checked(folder: Path, **document: Any) -> Report:
    whole = {"id": "one", "game": "blackpoker", **document}
    file = folder / "one.yaml"
    file.write_text(yaml.safe_dump(whole), encoding="utf-8")
    return check([file], find=lambda key: GAME)


SETUP = {"turn": "P1", "P1": {"life": 10, "field": ["s(S6)"]}, "P2": {"life": 10}}


def test_a_unit_that_is_gone_fails_and_is_not_malformed(tmp_path: Path) -> None:
    report = checked(tmp_path, setup=SETUP, do=[], expect={"sizes": {"P1.s(S7)": 7}})
    assert (report.failed, report.complaints) == (1, ())


@pytest.mark.parametrize(
    "expect",
    [
        {"sizes": {"P1.x(S7)": 7}},
        {"offered": ["P1 upp H5"]},
        {"offered": ["P1 up H5 target P1.s(Z9)"]},
        {"P1": {"hnad": []}},
        {"P1": {"field": ["s(S1)"]}},
        {"pending": {"colour": "red"}},
        {"hidden": {"P1": ["P2 shoe"]}},
        {"labels": {"P1.s(S6)": ["flying"]}},
        {"at": "play"},
    ],
)
def test_an_unknown_word_is_malformed(tmp_path: Path, expect: Any) -> None:
    report = checked(tmp_path, setup=SETUP, do=[], expect=expect)
    assert len(report.complaints) == 1


@pytest.mark.parametrize(
    "setup",
    [
        {"at": "noon"},
        {"at": "deal", "shuffle": "badly"},
        {"P1": {"hand": ["S4", "S4"]}},
        {"P1": {"hand": ["S1"]}},
        {"P1": {"life": 99}},
        {"stage": ["P1:dance"]},
        {"buffer": ["P1:t1/soon/main"]},
        {"used": {"P1": ["up"]}},
        {"P1": {"fog": ["up(H5)>P1.s(S6)"]}},
    ],
)
def test_an_impossible_setup_is_malformed(tmp_path: Path, setup: Any) -> None:
    report = checked(tmp_path, setup=setup, do=[])
    assert len(report.complaints) == 1


def test_fillers_are_number_cards_that_the_document_names_nowhere() -> None:
    document = {
        "setup": {"P1": {"life": 12, "hand": ["S4", 3]}, "P2": {"life": 5}},
        "do": ["P1 up H5 target P1.s(D7)"],
        "expect": {"P1": {"grave_lacks": ["C8"]}},
    }
    duel = GAME.vocabulary(Options()).compose(document)
    side = duel.sides[0]
    fillers = [*side.top, *cards_in(side.hand)]
    named = GAME.vocabulary(Options()).setup({"P1": {"hand": ["H5", "D7", "C8"]}}).sides[0]
    assert len(fillers) == 16
    assert not mask_of(fillers) & (HONOURS | named.hand)


def test_steps_without_a_player_are_for_the_one_to_move(tmp_path: Path) -> None:
    report = checked(
        tmp_path,
        setup=SETUP,
        do=["attack", "pass"],
        expect={"stage": ["P1:attack"], "chance": "P2"},
    )
    assert report.passed == 1
