"""Random play, and what a viewer is told, as bytes that can be compared."""

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
from msgspec import Struct, structs

from teban.core.chance import Luck
from teban.core.clock import Clock
from teban.core.dump import without_digest
from teban.core.event import Event, redact_all, wire
from teban.core.game import State
from teban.core.ids import Action, SeatId, Viewer
from teban.core.match import Match, new_record
from tests.contract.tables import Table, seed_bytes

LONGEST = 2000
"""Plies after which a random game counts as endless."""
SAME_LUCK = Luck(b"the same luck")


class Step(Struct, frozen=True):
    """A moment of a random game, and what is about to be done."""

    before: State
    """A copy; it may be played on."""
    seat: SeatId
    action: Action
    after: State
    events: list[Event]


def steps(table: Table, seed: int) -> Iterator[Step]:
    """A random game from the start to the end."""
    random = Random(seed)
    state = table.new(seed)
    while actors := state.actors():
        assert state.ply < LONGEST, "the game does not end"
        seat = random.choice(actors)
        action = choose(state, seat, random)
        before = state.clone()
        events: list[Event] = []
        state.apply(action, seat, events)
        yield Step(before, seat, action, state.clone(), events)


def choose(state: State, seat: SeatId, random: Random) -> Action:
    """Any legal action; every other time any verb first, so that rare ones come up too."""
    legal = state.decision(seat).legal
    if random.random() < 0.5:
        return random.choice(legal)
    verbs = [state.name(action, seat).partition(" ")[0] for action in legal]
    verb = random.choice(sorted(set(verbs)))
    return random.choice([a for a, said in zip(legal, verbs, strict=True) if said == verb])


def finish(state: State, random: Random) -> list[bytes]:
    """Play at random to the end; everything that happened."""
    told: list[bytes] = []
    while actors := state.actors():
        assert state.ply < LONGEST, "the game does not end"
        seat = random.choice(actors)
        events: list[Event] = []
        state.apply(choose(state, seat, random), seat, events)
        told.append(plain([wire(event) for event in events]))
    return told


def plain(data: Any) -> bytes:
    """Data as it would be sent."""
    return msgspec.json.encode(data, order="deterministic")


def told(state: State, viewer: Viewer, events: list[Event]) -> dict[str, bytes]:
    """Everything a viewer gets after a step, as an update of a match would bring it."""
    return dict(_told(state, viewer, events))


def tells(state: State, viewer: Viewer, events: list[Event], wanted: dict[str, bytes]) -> bool:
    """Whether a viewer is told just this; as a rule the first part of it differs already."""
    return all(wanted[name] == part for name, part in _told(state, viewer, events))


def _told(state: State, viewer: Viewer, events: list[Event]) -> Iterator[tuple[str, bytes]]:
    yield "events", plain(redact_all(events, viewer))
    yield "actors", plain(state.actors())
    deciding = viewer is not None and viewer in state.actors()
    yield "decision", plain(state.decision(viewer) if deciding and viewer is not None else None)
    yield "result", plain(state.result())
    yield "view", plain(state.view(viewer))


def truth(state: State) -> bytes:
    """Everything but the luck."""
    return plain(without_luck(state))


def without_luck(state: State) -> dict[str, Any]:
    """The same, field by field."""
    still = state.clone()
    still.luck = SAME_LUCK
    return without_digest(still.dump())


def with_luck(state: State, **changes: Any) -> State:
    """A copy whose luck is changed."""
    copy = state.clone()
    copy.luck = structs.replace(copy.luck, **changes)
    return copy


def new_match(
    table: Table, seed: int, clock: Clock | None = None, kind: type[Match] = Match
) -> Match:
    players = [f"player {seat}" for seat in table.seats]
    record = new_record(
        table.game, table.options, table.private, players, seed_bytes(seed), b"nonce", clock
    )
    return kind(table.game, record)
