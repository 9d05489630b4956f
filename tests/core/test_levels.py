"""Computer players by name, and those that people set up by numbers."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import pytest

from teban.core.game import usual_rival
from teban.core.ids import Action
from teban.core.levels import (
    Customisable,
    Dial,
    Facing,
    custom_name,
    level_named,
    level_names,
    meeting,
    numbers_of,
)
from teban.core.refused import Expect, Refused
from teban.core.seat import Player, Seat
from tests.core.tiny import BidsGame


class First:
    """Takes the first action."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, seat: Seat) -> Action:
        return seat.decision.legal[0]


class Patient(First):
    """A custom player: it keeps the numbers it was made from."""

    numbers: Mapping[str, float] = {}


class WithLevels(BidsGame):
    levels: Mapping[str, Callable[[int], Player]] = {"easy": First, "hard": First}
    dials: Mapping[str, Dial] = {
        "depth": Dial(least=1, most=8, usual=4, whole=True),
        "seconds": Dial(least=0.5, most=10, usual=1),
    }

    def custom(self, numbers: Mapping[str, float]) -> Callable[[int], Player]:
        def make(seed: int) -> Player:
            player = Patient(seed)
            player.numbers = numbers
            return player

        return make

    def facing(self, private: Any, levels: Sequence[int | None]) -> Any:
        return private, levels


GAME = WithLevels()


def refusal(name: str, game: BidsGame = GAME) -> dict[str, Any]:
    with pytest.raises(Refused) as refused:
        level_named(game, name)
    return refused.value.fields


def test_a_game_says_by_itself_whether_it_has_dials() -> None:
    assert isinstance(GAME, Customisable)
    assert isinstance(GAME, Facing)
    assert not isinstance(BidsGame(), Customisable | Facing)


def test_a_level_is_found_by_its_name() -> None:
    player = level_named(GAME, "hard")(7)
    assert isinstance(player, First)
    assert player.seed == 7


def test_a_custom_level_is_found_by_its_numbers_the_rest_being_usual() -> None:
    for name, numbers in {
        "custom:depth=6,seconds=2.5": {"depth": 6, "seconds": 2.5},
        "custom:seconds=2": {"depth": 4, "seconds": 2},
        "custom:": {"depth": 4, "seconds": 1},
        "custom": {"depth": 4, "seconds": 1},
    }.items():
        player = level_named(GAME, name)(1)
        assert isinstance(player, Patient)
        assert player.numbers == numbers == numbers_of(GAME, name)


def test_the_name_of_a_custom_level_says_its_numbers() -> None:
    name = custom_name({"depth": 6, "seconds": 0.5})
    assert name == "custom:depth=6,seconds=0.5"
    assert numbers_of(GAME, name) == {"depth": 6, "seconds": 0.5}
    assert level_names(GAME) == ("easy", "hard", "custom:depth=4,seconds=1")
    assert level_names(BidsGame()) == ()


@pytest.mark.parametrize("value", ["0", "9", "-1", "", "x", "nan", "inf", "1e0", "1_0", "٣", "1=1"])
def test_a_number_beyond_its_dial_is_refused_by_the_dials_name(value: str) -> None:
    assert refusal(f"custom:depth={value}") == {
        "field": "depth",
        "got": value,
        "expected": Expect.NUMBER_FROM_TO,
        "least": "1",
        "most": "8",
    }


def test_a_whole_dial_takes_whole_numbers_only() -> None:
    assert refusal("custom:depth=1.5")["expected"] is Expect.NUMBER
    assert numbers_of(GAME, "custom:depth=2.0,seconds=1.5") == {"depth": 2, "seconds": 1.5}


def test_a_dial_is_turned_once_and_must_exist() -> None:
    assert refusal("custom:depth=2,depth=2")["expected"] is Expect.ONCE
    assert refusal("custom:width=2")["names"] == ("depth=…", "seconds=…")


def test_what_is_no_level_is_refused_with_those_there_are() -> None:
    assert refusal("god")["names"] == level_names(GAME)
    assert refusal("customs:depth=2")["field"] == "level"
    assert refusal("custom:depth=2", BidsGame())["names"] == ()


def test_every_seat_is_told_the_levels_of_the_others() -> None:
    players = ("human", "hard", "custom:depth=2")
    assert meeting(GAME, ["a", "b", "c"], players) == [
        ("a", [2, None]),
        ("b", [None, None]),
        ("c", [None, 2]),
    ]
    assert meeting(BidsGame(), ["a", "b", "c"], players) == ["a", "b", "c"]


class Accompanying(WithLevels):
    beside: Mapping[str, Callable[[int], Player]] = {"old": Patient}


def test_players_beside_the_ladder_are_named_like_levels() -> None:
    game = Accompanying()
    assert isinstance(level_named(game, "old")(7), Patient)
    assert level_names(game) == ("easy", "hard", "old", "custom:depth=4,seconds=1")
    with pytest.raises(Refused) as refused:
        level_named(game, "older")
    assert "old" in refused.value.fields["names"]
    with pytest.raises(Refused):
        level_named(GAME, "old")


def test_players_beside_the_ladder_have_no_strength() -> None:
    met = meeting(Accompanying(), ["mine", "other"], ["human", "old"])
    assert met == [("mine", [None]), ("other", [None])]


def test_where_nobody_chooses_the_middle_level_sits_down_or_whom_the_game_introduces() -> None:
    class Introduced(WithLevels):
        rival = "hard"

    assert usual_rival(GAME) == "easy"
    assert usual_rival(Introduced()) == "hard"
    assert usual_rival(BidsGame()) == ""
