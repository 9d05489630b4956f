"""A match that is over, step by step through everybody's eyes."""

import zlib
from collections.abc import Generator
from typing import TypeAlias

import msgspec
from msgspec import Struct, to_builtins

from teban.core.event import Event, redact_all, wire
from teban.core.game import Game, State
from teban.core.ids import SeatId, Viewer
from teban.core.record import Record, opening, replay
from teban.core.registry import find
from teban.server.bodies import Moment

Viewers: TypeAlias = dict[str, tuple[Moment, ...]]
SECONDS = 60.0
"""How long it may take; a long match has hundreds of moments for each viewer."""


class Showing(Struct, frozen=True):
    """Which match is to be shown."""

    record: Record

    @property
    def kind(self) -> str:
        """What takes about as long."""
        return f"{self.record.game}/showing"

    def do(self) -> bytes:
        """Every viewer's moments, packed."""
        return packed(seen(find(self.record.game), self.record))


def packed(viewers: Viewers) -> bytes:
    """As they are kept: views repeat themselves, so little is left of them."""
    return zlib.compress(msgspec.json.encode(viewers))


def unpacked(data: bytes) -> msgspec.Raw:
    """As they are sent."""
    return msgspec.Raw(zlib.decompress(data))


def seen(game: Game, record: Record) -> Viewers:
    """By the number of the seat, and `null` for what everybody saw."""
    watching = watch(game, record)
    while True:
        try:
            next(watching)
        except StopIteration as over:
            viewers: Viewers = over.value
            return viewers


def watch(game: Game, record: Record) -> Generator[None, None, Viewers]:
    """The same line by line, for whoever has something else to do in between."""
    viewers: list[Viewer] = [*(SeatId(seat) for seat in range(len(game.seat_names))), None]
    begun: list[Event] = []
    first = opening(game, record, begun)
    steps = {viewer: [_moment(first, begun, viewer)] for viewer in viewers}
    for _, events, state in replay(game, record):
        for viewer in viewers:
            steps[viewer].append(_moment(state, events, viewer))
        yield
    return {
        "null" if viewer is None else str(viewer): tuple(moments)
        for viewer, moments in steps.items()
    }


def _moment(state: State, events: list[Event], viewer: Viewer) -> Moment:
    told = tuple(wire(event) for event in redact_all(events, viewer))
    return Moment(state.ply, told, to_builtins(state.view(viewer)))
