"""Positions to ask things of, made with the words of scenario files."""

from collections.abc import Sequence
from typing import Any

from teban.core.attempt import names_of
from teban.core.event import Event, redact_all
from teban.core.ids import SeatId, Viewer
from teban.core.seat import Seat
from teban.core.terminal import Look
from teban.games.squfibo import GAME
from teban.games.squfibo.game import SquFibo, SquFiboState
from teban.games.squfibo.options import Options

A, B = SeatId(0), SeatId(1)
EMPTY = ("-- -- --", "-- -- --", "-- -- --")
GREAT = ("R1 R4 --", "-- -- --", "-- -- --")
"""A red 16 on (1,3) makes a great role."""


def position(
    board: Sequence[str] = EMPTY,
    hands: Sequence[str] = ("R16 R9", "B9 B1"),
    deck: str = "R9 B4 B16 R1 R9",
    kind: type[SquFiboState] = SquFiboState,
    options: Options | None = None,
    **words: Any,
) -> SquFiboState:
    """A to move, all stars in the pool."""
    named = {"A": hands[0], "B": hands[1]}
    setup = {"board": board, "hands": named, "deck": deck, "pool": 21, **words}
    state: SquFiboState = game_with(kind).vocabulary(options or Options()).setup(setup)
    return state


def game_with(kind: type[SquFiboState]) -> SquFibo:
    """The game with positions of another kind."""
    game = SquFibo()
    game.position = kind
    return game


def play(state: SquFiboState, *actions: str) -> list[Event]:
    """Do all this, and tell what happened."""
    events: list[Event] = []
    for action in actions:
        seat = state.actors()[0]
        state.apply(state.parse(action, seat), seat, events)
    return events


def seat_of(state: SquFiboState, events: Sequence[Event] = ()) -> Seat:
    """What the mover's player holds."""
    seat = state.mover
    return Seat(
        game=GAME,
        id=seat,
        decision=state.decision(seat),
        view=state.view(seat),
        events=events,
        time_left=None,
        sample=lambda seed: state.sample(seat, seed),
    )


def look(state: SquFiboState, events: Sequence[Event], viewer: Viewer) -> Look:
    """What somebody at a terminal has in front of them."""
    asked = viewer is not None and viewer in state.actors()
    decision = state.decision(viewer) if asked and viewer is not None else None
    names = names_of(state, decision) if decision else ()
    return Look(state.view(viewer), decision, redact_all([*events], viewer), names=names)
