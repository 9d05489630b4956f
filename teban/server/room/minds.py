"""The computer players of one match: when they think, how long they pause, what becomes of it."""

import asyncio
import secrets
import weakref
from collections.abc import Callable, Coroutine, Hashable, Mapping
from contextlib import suppress
from math import ceil
from typing import Any, Protocol

import structlog
from msgspec import structs

from teban.core.event import Event, redact_all
from teban.core.game import Game
from teban.core.ids import Action, SeatId, Viewer
from teban.core.match import Match, Submission
from teban.core.refused import Refused
from teban.core.seat import Seat
from teban.server.refusals import Why
from teban.server.room.told import AtWork
from teban.server.storage.store import now
from teban.server.storage.values import StoredMatch
from teban.server.work.pool import Failed, Workers
from teban.server.work.question import Answer, Question

log = structlog.get_logger()

MOST_REFUSALS = 3
"""After so many refusals of one decision, the default action is taken."""


def to_the_beat(spent: float, beat: float) -> float:
    """How long to wait after so much thinking, at least one beat in all."""
    return max(1, ceil(spent / beat)) * beat - spent


class Table(Protocol):
    """What the computer players need of their room."""

    game: Game
    match: Match
    stored: StoredMatch
    workers: Workers

    @property
    def owner(self) -> str:
        """Whose thinking time it is."""

    def spawn(self, job: Coroutine[Any, Any, None]) -> "asyncio.Task[None]":
        """Let something go on beside everything else."""

    async def play(self, picks: Submission, stored: Callable[[], None]) -> None:
        """Take a player's picks; say when they are stored, before anybody is shown them."""

    def show_thinking(self) -> None:
        """Somebody has begun to think."""

    def wake(self) -> None:
        """Let whoever is to decide begin."""


class Minds:
    """Who is thinking, and about which decision."""

    def __init__(self, table: Table, beat_ms: int) -> None:
        # A player's pauses must not tell what it could choose.
        self._beat = beat_ms / 1000
        # The room holds its players, not they the room: put away, it is out of memory at once.
        self._table: Table = weakref.proxy(table)
        self._thinking: dict[SeatId, tuple[int, asyncio.Task[None]]] = {}
        self._begun: dict[SeatId, tuple[Hashable, float]] = {}
        """What the others had seen when a seat began to think, and when that was."""
        self._refused: dict[SeatId, tuple[int, set[Action]]] = {}
        """What the rules have refused to a seat, and at which decision."""
        self._decided: dict[SeatId, str] = {}
        """Who had the word in a seat's last choice."""

    def __bool__(self) -> bool:
        return bool(self._thinking)

    @property
    def seats(self) -> tuple[SeatId, ...]:
        """The seats whose player is at work."""
        return tuple(sorted(self._thinking))

    @property
    def work(self) -> AtWork:
        """What everybody is shown of them."""
        seats = range(len(self._table.game.seat_names))
        return AtWork(self.seats, tuple(self._decided.get(SeatId(seat), "") for seat in seats))

    def think(self, levels: Mapping[SeatId, str]) -> None:
        """Let these players think about what they are asked now, and nobody else."""
        asked = {seat: self._table.match.seat(seat, now()) for seat in levels}
        for seat, (number, task) in [*self._thinking.items()]:
            if seat not in asked or asked[seat].decision.number != number:
                task.cancel()
                del self._thinking[seat]
        for seat, level in levels.items():
            if seat not in self._thinking and not self._stuck(asked[seat]):
                task = self._table.spawn(self._decide(asked[seat], level))
                self._thinking[seat] = asked[seat].decision.number, task

    async def _decide(self, asked: Seat, level: str) -> None:
        self._table.show_thinking()
        clock = asyncio.get_running_loop().time
        began = self._began(asked.id, clock())
        answer = await self._choice(level, asked)
        seen = self._shows(asked.id, answer.action)
        # Picks that nobody sees take no time, or their number could be told.
        if seen:
            await asyncio.sleep(to_the_beat(clock() - began, self._beat))

        def stored() -> None:
            if seen:
                self._decided[asked.id] = answer.by

        await self._answer(asked, answer.action, stored)
        # Whoever was taken at their word has been ended by `think`, which knows who is shown at
        # work next. Anybody else decides again: no match must be without its player.
        del self._thinking[asked.id]
        self._table.wake()

    def _began(self, seat: SeatId, now: float) -> float:
        """Since when, to the others' eyes, the seat thinks."""
        seen = tuple(map(self._table.match.moments, self._others(seat)))
        if self._begun.get(seat, (None,))[0] != seen:
            self._begun[seat] = seen, now
        return self._begun[seat][1]

    def _shows(self, seat: SeatId, action: Action) -> bool:
        """Whether the others would see anything of it."""
        state, events = self._table.match.state.clone(), list[Event]()
        try:
            state.apply(action, seat, events)
        except Refused:
            return False
        seen = any(redact_all(events, viewer) for viewer in self._others(seat))
        return seen or seat not in state.actors()

    def _others(self, seat: SeatId) -> tuple[Viewer, ...]:
        seats = (SeatId(number) for number in range(len(self._table.game.seat_names)))
        return (None, *(other for other in seats if other != seat))

    async def _answer(self, asked: Seat, action: Action, stored: Callable[[], None]) -> None:
        try:
            name = self._table.match.state.name(action, asked.id)
            # An id that no player can have used before.
            id = secrets.token_hex(8)
            await self._table.play(Submission(asked.id, asked.decision.number, (name,), id), stored)
        except Refused as why:
            if why.code is Why.NOT_STORED:
                await asyncio.sleep(self._beat)
            else:
                self._note_refusal(asked, action, why)

    def _note_refusal(self, asked: Seat, action: Action, why: Refused) -> None:
        match = self._table.stored.id
        log.warning("a computer player was refused", match=match, action=action, why=str(why))
        self._refusals(asked).add(action)

    def _stuck(self, asked: Seat) -> bool:
        """Whether the rules have refused everything that they ask for."""
        stuck = self._refusals(asked).issuperset(asked.decision.legal)
        if stuck:
            match = self._table.stored.id
            log.error("the rules refuse what they ask for", match=match, decision=asked.decision)
        return stuck

    def _refusals(self, asked: Seat) -> set[Action]:
        """What was refused at this decision; what was refused at earlier ones is forgotten."""
        number = asked.decision.number
        if self._refused.get(asked.id, (0,))[0] != number:
            self._refused[asked.id] = number, set()
        return self._refused[asked.id][1]

    async def _choice(self, level: str, asked: Seat) -> Answer:
        refused = self._refusals(asked)
        default = self._table.game.default_action(asked.decision)
        legal = tuple(action for action in asked.decision.legal if action not in refused)
        if len(refused) >= MOST_REFUSALS or not legal:
            return Answer(default if default not in refused else min(legal, default=default))
        asked = structs.replace(asked, decision=structs.replace(asked.decision, legal=legal))
        weakest = next(iter(self._table.game.levels))
        for name in dict.fromkeys((level, weakest)):
            with suppress(Failed):
                question = Question(name, secrets.randbits(32), asked)
                found: Answer = await self._table.workers.do(question, self._table.owner)
                return found
        # The match must not stand still because a player is broken.
        return Answer(legal[0] if default in refused else default)
