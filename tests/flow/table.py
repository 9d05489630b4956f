"""Sitting down to the little game, and playing it in words."""

from typing import Any

import msgspec

from teban.core.chance import Luck
from teban.core.event import Event
from teban.core.ids import SeatId
from tests.flow.guild import FLOW, SEATS, SPACE, A, Guild, Omen, Requested, Told, plant

LETTERS = "ABC"


def table(*omens: str, first: SeatId = A, **fields: Any) -> Guild:
    """A new game; omens read `resolve end -> dawn T`, with T for the turn player."""
    state = Guild(
        luck=Luck(b"guild"),
        ply=0,
        turn=first,
        holder=None,
        omens=tuple(omen(text) for text in omens),
        **fields,
    )
    FLOW.start(state, None)
    return state


def omen(text: str) -> Omen:
    when, deed, _, then, whose = text.split()
    return Omen(when, deed, then, None if whose == "T" else SeatId(LETTERS.index(whose)))


def play(state: Guild, *moves: str) -> list[str]:
    """Take moves such as `A bribe 2`; says what became of requests meanwhile."""
    events: list[Event] = []
    for move in moves:
        seat, _, action = move.partition(" ")
        state.apply(SPACE.index(action), SeatId(LETTERS.index(seat)), events)
    return [
        f"{event.what} {event.deed} {LETTERS[event.seat]}"
        for event in events
        if isinstance(event, Told) and event.what != "trigger"
    ]


def check(state: Guild, *triggered: str) -> list[str]:
    """Trigger deeds such as `dawn B`, and let the turn player spy, which has a check before it."""
    for name in triggered:
        deed, letter = name.split()
        plant(state, deed, SeatId(LETTERS.index(letter)))
    return [line for line in play(state, f"{LETTERS[state.turn]} spy") if " spy " not in line]


def passes(state: Guild) -> list[str]:
    """Everybody passes, once around."""
    return [line for _ in SEATS for line in play(state, f"{asked(state)} pass")]


def asked(state: Guild) -> str:
    (seat,) = state.actors()
    return LETTERS[seat]


def offers(state: Guild) -> set[str]:
    """Everything the seat that is asked may answer."""
    (seat,) = state.actors()
    return {SPACE[action] for action in state.decision(seat).legal}


def staged(state: Guild) -> list[str]:
    return [in_words(request) for request in state.stage]


def in_words(request: Requested) -> str:
    return f"{request.action} {LETTERS[request.controller]}"


def reloaded(state: Guild) -> Guild:
    """The same position by way of a file."""
    return msgspec.json.decode(msgspec.json.encode(state.dump()), type=Guild)
