"""What is no position is refused with the place that is wrong, not met later as a crash."""

import json
from copy import deepcopy
from typing import Any

import pytest

from teban.core.dump import stamped
from teban.core.refused import Refused
from teban.games.reversi import GAME
from teban.games.reversi.options import Options, Profile

POUCH = {"start": [0] * 9, "gained": [0] * 9, "waiting": [0] * 9}
SNAPSHOT = {
    "seat": 0,
    "board": "." * 16,
    "turn": 1,
    "blinded": None,
    "forced": None,
    "used": [[0] * 9, [0] * 9],
    "granted": [1, 1],
    "memo": [0, 0],
    "pouches": [POUCH, POUCH],
}
CHANGE = {"after": 0, "seat": 1, "cell": 5, "special": True, "proven": [5]}
FACT = {"cells": [5], "low": 0, "high": 1}
MOVE = {"seat": 0, "cell": 1, "flips": [5]}


def saved() -> dict[str, Any]:
    options = Options(size=4, items=True)
    profiles = (Profile(earns=True), Profile(earns=True))
    # Through JSON, so that what follows may change any part of it.
    data: dict[str, Any] = json.loads(json.dumps(GAME.new(options, profiles, bytes(16)).dump()))
    data["extras"] |= {"history": [SNAPSHOT], "changes": [CHANGE], "facts": [[FACT], []]}
    data["extras"]["memories"][0]["move"] = MOVE
    return deepcopy(data)


def test_a_true_position_is_loaded() -> None:
    GAME.load(stamped(saved()))


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("board", "B" * 15),
        ("board", "X" * 16),
        ("mover", 2),
        ("turn", -1),
        ("ply", -1),
        ("granted", [-1, 0]),
        ("luck.draws", -1),
        ("normal", [16]),
        ("extras.used.0", [0] * 8),
        ("extras.used.1", [-1] * 9),
        ("extras.pouches.0.start", [0] * 10),
        ("extras.pouches.0.gained", []),
        ("extras.pouches.1.waiting", [0] * 8 + [-1]),
        ("extras.blinded", 2),
        ("extras.forced", -1),
        ("extras.memo", [0, -1]),
        ("extras.profiles.1.wins", -1),
        ("extras.facts.0.0.cells", [16]),
        ("extras.facts.0.0.low", -1),
        ("extras.facts.0.0.high", -1),
        ("extras.history.0.seat", 2),
        ("extras.history.0.board", "B" * 17),
        ("extras.history.0.board", "b" * 16),
        ("extras.history.0.turn", -1),
        ("extras.history.0.blinded", 3),
        ("extras.history.0.used.1", [0]),
        ("extras.history.0.granted", [0, -1]),
        ("extras.history.0.pouches.1.start", [0]),
        ("extras.changes.0.after", -1),
        ("extras.changes.0.seat", 2),
        ("extras.changes.0.cell", 16),
        ("extras.changes.0.proven", [-1]),
        ("extras.memories.0.seat", 1),
        ("extras.memories.0.size", 6),
        ("extras.memories.0.board", ""),
        ("extras.memories.0.specials", [16]),
        ("extras.memories.1.proven", [-1]),
        ("extras.memories.0.move.seat", 2),
        ("extras.memories.0.move.flips", [16]),
        ("extras.memories.0.stock", -1),
    ],
)
def test_what_cannot_be_true_is_refused_with_its_place(field: str, value: object) -> None:
    data = saved()
    *way, last = [int(step) if step.isdigit() else step for step in field.split(".")]
    place: Any = data
    for step in way:
        place = place[step]
    place[last] = value
    with pytest.raises(Refused) as refused:
        GAME.load(data)
    named = "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in (*way, last))
    assert refused.value.fields["field"] == f"state{named}"


def test_a_refusal_shows_no_more_than_the_wrong_value() -> None:
    data = saved() | {"turn": "first"}
    with pytest.raises(Refused) as refused:
        GAME.load(data)
    assert refused.value.fields["got"] == "first"
