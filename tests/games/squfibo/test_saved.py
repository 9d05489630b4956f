"""What is no position is refused with the place that is wrong."""

import json
from typing import Any

import pytest

from teban.core.game import Nothing
from teban.core.refused import Refused
from teban.games.squfibo import GAME
from teban.games.squfibo.options import Options


def saved() -> dict[str, Any]:
    return plain(GAME.new(Options(), [Nothing(), Nothing()], bytes(16)).dump())


def plain(dumped: dict[str, Any]) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(json.dumps(dumped))
    return data


def test_a_true_position_is_loaded() -> None:
    assert plain(GAME.load(saved()).dump()) == saved()


@pytest.mark.parametrize(
    ("changes", "field"),
    [
        ({"cells": [8] * 8}, "state.cells"),
        ({"cells": [9] * 9}, "state.cells"),
        ({"cells": [-1] * 9}, "state.cells"),
        ({"hands": [[8], []]}, "state.hands"),
        ({"discard": [-1]}, "state.discard"),
        ({"deck": {"seats": 2, "bag": [{"card": 8}]}}, "state.deck"),
        ({"mover": 2}, "state.mover"),
        ({"placed": 9}, "state.placed"),
        ({"placed": 0}, "state.placed"),
        ({"pool": -1}, "state.pool"),
        ({"stars": [0, -1]}, "state.stars"),
        ({"great": [-1, 0]}, "state.great"),
        ({"turn": -1}, "state.turn"),
        ({"reasons": ["boredom"]}, "state.reasons"),
        ({"roles": 3}, "state"),
    ],
)
def test_a_false_one_is_refused(changes: dict[str, Any], field: str) -> None:
    with pytest.raises(Refused) as caught:
        GAME.load({**saved(), **changes})
    assert caught.value.fields["field"].startswith(field)


def test_a_game_needs_two_players() -> None:
    with pytest.raises(Refused):
        GAME.new(Options(), [Nothing()], bytes(16))
