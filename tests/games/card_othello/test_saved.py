"""Saved positions: what is wrong in one is named."""

from typing import Any

import pytest

from teban.core.game import Nothing
from teban.core.refused import Refused
from teban.games.card_othello import GAME
from teban.games.card_othello.options import Options


def saved(**changes: Any) -> dict[str, Any]:
    state = GAME.new(Options(), (Nothing(), Nothing()), bytes(16))
    return {**state.dump(), **changes}


def marker(**changes: Any) -> dict[str, Any]:
    whole = {"kind": "BOMB", "stone": 1, "owner": 0, "seq": 1, "counter": 3, "child": 0}
    return {**whole, **changes}


@pytest.mark.parametrize(
    ("changes", "field"),
    [
        ({"board": "B" * 63}, "state.board"),
        ({"board": "?" * 64}, "state.board"),
        ({"serials": [0] * 64}, "state.serials"),
        ({"serials": [0] * 63}, "state.serials"),
        ({"sprouts": [0]}, "state.sprouts"),
        ({"markers": [marker(stone=9)]}, "state.markers[0].stone"),
        ({"markers": [marker(owner=2)]}, "state.markers[0].owner"),
        ({"markers": [marker(kind="NONE")]}, "state.markers[0].kind"),
        ({"plots": [{"seq": 1, "suspects": [9], "silent": []}, None]}, "state.plots"),
        ({"discard": [30]}, "state.cards"),
        ({"charge": [31, 0]}, "state.charge"),
        ({"mover": 2}, "state.mover"),
        ({"turn": -1}, "state.turn"),
        ({"nothing": 1}, "state.nothing"),
    ],
)
def test_a_damaged_position_is_refused_by_name(changes: dict[str, Any], field: str) -> None:
    with pytest.raises(Refused) as caught:
        GAME.load(saved(**changes))
    assert caught.value.fields["field"].startswith(field)


def test_an_undamaged_one_is_loaded() -> None:
    assert GAME.load(saved()).dump() == saved()
