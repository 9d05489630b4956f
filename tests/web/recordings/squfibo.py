"""SquFibo: games in which roles are claimed, overlooked and mistaken, and what a review says."""

from collections.abc import Mapping
from random import Random
from typing import Any, cast

from msgspec import to_builtins

from teban.core.chance import SEED_BYTES
from teban.core.event import Event, redact_all, wire
from teban.core.game import Nothing, State
from teban.core.ids import Action
from teban.core.registry import games
from teban.games.squfibo.noticing import review, scores
from teban.games.squfibo.options import Options
from teban.games.squfibo.roles import roles_with
from teban.games.squfibo.space import CLAIM, END
from teban.games.squfibo.state import Board
from tests.web.recordings import Recording

NOTICES, GUESSES = 0.6, 0.15
"""How often a role is claimed where there is one, and anything else wherever."""
REVIEWED = 6


def choose(state: State, random: Random) -> Action:
    """Any placement; then a role that is there, a guess, or the end of the turn."""
    board = cast(Board, state)
    legal = state.decision(state.actors()[0]).legal
    if board.placed is None:
        return random.choice(legal)
    found = roles_with(board.cells, board.placed)
    if found and random.random() < NOTICES:
        return CLAIM + random.choice(found)[0]
    return random.choice(legal) if random.random() < GUESSES else END


RECORDINGS = tuple(
    Recording(name, options, (Nothing(), Nothing()), chooses=choose)
    for name, options in (
        ("standard", Options()),
        ("retry", Options(retry=True, cap=True)),
        ("race", Options(tie_break=True, large=True, majority=True)),
    )
)


def lists() -> Mapping[str, Any]:
    """What everybody is told of some games, and what the review makes of it."""
    return {"noticing": {"games": [_reviewed(number) for number in range(REVIEWED)]}}


def _reviewed(number: int) -> dict[str, Any]:
    told = _played(number)
    turns = review(told)
    return {
        "events": [wire(event) for event in told],
        "turns": [to_builtins(turn) | {"outcome": turn.outcome} for turn in turns],
        "scores": to_builtins(scores(turns)),
    }


def _played(number: int) -> list[Event]:
    game, random = games()["squfibo"], Random(number)
    state = game.new(Options(), (Nothing(), Nothing()), number.to_bytes(SEED_BYTES, "big"))
    events: list[Event] = []
    while state.result() is None:
        state.apply(choose(state, random), state.actors()[0], events)
    return [*redact_all(events, None)]
