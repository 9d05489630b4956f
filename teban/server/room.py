"""A live match with everybody around it.

The log in the store is the truth: what a submission does is stored first, and only then anybody
is told. One room does one thing at a time; the store puts what all rooms wait for into one
transaction.
"""

import asyncio
import secrets
from collections.abc import Callable, Coroutine, Hashable
from typing import Any, Protocol, TypeVar

import msgspec
import structlog
from msgspec import structs, to_builtins

from teban.core.career import Career
from teban.core.decision import Decision, Flag
from teban.core.game import Game
from teban.core.ids import Action, SeatId, Viewer
from teban.core.match import Answer, Match, Submission
from teban.core.record import convert
from teban.core.refused import Expect, Refused, bad_value
from teban.core.seat import Seat
from teban.server import wire
from teban.server.connection import Connection
from teban.server.refusals import Why
from teban.server.settings import Settings
from teban.server.storage.refusals import Conflict, Unavailable
from teban.server.storage.store import Store, now
from teban.server.storage.values import Booking, Loaded, Seating, SeatKind, StoredMatch
from teban.server.thinkers import Thinkers
from teban.server.worker import Question

T = TypeVar("T")
log = structlog.get_logger()
_encode = msgspec.json.Encoder().encode

THINKING_SECONDS = 0.4
"""A computer player never answers faster: its pause must not tell what it had to choose from."""
PHRASES = ("hello", "good_luck", "nice", "thanks", "sorry", "wait", "good_game", "bye")


class House(Protocol):
    """What a room needs of the server."""

    store: Store
    settings: Settings
    thinkers: Thinkers


class Room:
    """One match."""

    def __init__(self, house: House, game: Game, loaded: Loaded) -> None:
        self._house = house
        self.game = game
        # Asking a protocol is slow, and this is asked at every move.
        self._career = game if isinstance(game, Career) else None
        self.stored: StoredMatch = loaded.match
        self.match = Match(game, loaded.record, now())
        self._length = len(self.match.lines)
        self._told = self._length
        self._shown: tuple[SeatId, ...] = ()
        self._lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self._thinking: dict[SeatId, asyncio.Task[None]] = {}
        self._timer: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[Any]] = set()
        self._gone: dict[int, int] = {}
        """For seats whose player is not there: when their grace period ends."""
        self._booked = self._feeds()
        for seating in self.stored.seats:
            self._miss(seating)

    # People come and go

    def enter(self, connection: Connection, since: int) -> None:
        """Somebody is there, and is told everything since a point."""
        self.connections.add(connection)
        connection.seen[connection.viewer] = since
        for seat in connection.yours:
            self._gone.pop(seat, None)
        record = self.match.record()
        connection.send(
            wire.Welcome(
                match=self.stored.id,
                game=self.game.key,
                rules_version=self.game.rules_version,
                options=record.options,
                seats=self.seats(),
                yours=connection.yours,
                code=self.stored.code,
                clock=record.clock,
                commitment=record.commitment,
                hot=connection.hot,
            )
        )
        self._send_update(connection, {})
        if self.match.result() is not None:
            connection.send(self._over())
        self._tell_table()
        self._spawn(self._take_back(connection))
        self.wake()

    def leave(self, connection: Connection) -> None:
        """A line is closed."""
        self.connections.discard(connection)
        for seat in connection.yours:
            self._miss(self.stored.seats[seat])
        self._tell_table()

    def seats(self) -> tuple[wire.SeatInfo, ...]:
        """Who sits where."""
        here = {seat for connection in self.connections for seat in connection.yours}
        return tuple(
            wire.SeatInfo(
                kind=seating.kind.value,
                name=seating.name,
                avatar=seating.avatar,
                level=seating.level,
                here=seating.kind is SeatKind.COMPUTER or seating.seat in here,
                gone_at=self._gone.get(seating.seat),
            )
            for seating in self.stored.seats
        )

    def _miss(self, seating: Seating) -> None:
        """Start the grace period of a seat that nobody is there for."""
        there = any(seating.seat in connection.yours for connection in self.connections)
        if seating.kind in (SeatKind.PERSON, SeatKind.BOT) and not there:
            grace = self._house.settings.grace_seconds * 1000
            self._gone.setdefault(seating.seat, now() + grace)

    async def _take_back(self, connection: Connection) -> None:
        """Whoever was stood in for plays again."""
        for seat in connection.yours:
            seating = self.stored.seats[seat]
            if seating.kind is SeatKind.COMPUTER:
                kind = SeatKind.BOT if seating.token_hash else SeatKind.PERSON
                await self._reseat(structs.replace(seating, kind=kind, level=""))

    # What a line asks for

    async def submit(self, connection: Connection, asked: wire.Submit) -> None:
        """Take picks; the sender is told first that they are stored."""
        self._check_own(connection, asked.seat)
        picks = Submission(asked.seat, asked.decision, asked.actions, asked.id)

        def done(answer: Answer) -> None:
            connection.send(wire.Done(asked.id, answer.taken, answer.rest))

        await self.change(lambda match, at: match.submit(picks, at), done)

    async def order(self, connection: Connection, asked: wire.Order) -> None:
        """Give or withdraw a standing order."""
        self._check_own(connection, asked.seat)
        seat = SeatId(asked.seat)
        await self.change(lambda match, at: match.order(seat, asked.name, asked.on, at))

    async def resign(self, connection: Connection, asked: wire.Resign) -> None:
        """Give up."""
        self._check_own(connection, asked.seat)
        await self.change(lambda match, at: match.resign(SeatId(asked.seat), at))

    async def claim(self, connection: Connection, asked: wire.Claim) -> None:
        """Go on without somebody who is gone."""
        until = self._gone.get(asked.seat)
        if not connection.yours or asked.seat in connection.yours:
            raise Refused(Why.NOT_YOURS, seat=asked.seat)
        if until is None or now() < until:
            raise Refused(Why.NOT_GONE, seat=asked.seat)
        if asked.want == "win":
            await self.change(lambda match, at: match.resign(SeatId(asked.seat), at))
            return
        levels = tuple(self.game.levels)
        seating = self.stored.seats[asked.seat]
        level = levels[len(levels) // 2]
        await self._reseat(structs.replace(seating, kind=SeatKind.COMPUTER, level=level))

    def uncover(self, connection: Connection, asked: wire.Uncover) -> None:
        """At a hot seat: show one seat's part, or none."""
        if asked.seat is not None:
            self._check_own(connection, asked.seat)
        connection.viewer = None if asked.seat is None else SeatId(asked.seat)
        self._send_update(connection, {})

    def say(self, connection: Connection, asked: wire.Say) -> None:
        """A preset phrase."""
        if asked.phrase not in PHRASES:
            raise bad_value("phrase", asked.phrase, Expect.ONE_OF, names=PHRASES)
        seat = connection.yours[0] if connection.yours else None
        self._tell(wire.Said(seat, connection.name, asked.phrase))

    # How it is done

    async def change(
        self, act: Callable[[Match, int], T], stored: Callable[[T], None] | None = None
    ) -> None:
        """Do something to the match; everybody is told when it is stored."""
        # Whoever asked may be gone in the middle of it: the change is finished all the same.
        await asyncio.shield(self._spawn(self._change(act, stored)))

    async def _change(
        self, act: Callable[[Match, int], T], stored: Callable[[T], None] | None
    ) -> None:
        async with self._lock:
            try:
                answer = act(self.match, now())
            except Refused:
                # The clock may have moved on all the same.
                await self._commit()
                self.tell()
                raise
            await self._commit()
            if stored is not None:
                stored(answer)
            self.tell()

    async def _commit(self) -> None:
        lines = self.match.lines[self._length :]
        if not lines:
            return
        result = self.match.result()
        outcome = None if result is None else to_builtins(self._outcome())
        try:
            await self._house.store.append(
                self.stored.id,
                self._length,
                lines,
                result=outcome,
                bookings=self._bookings(),
            )
        except (Unavailable, Conflict) as error:
            log.warning("a match is taken up again from the store", match=self.stored.id)
            loaded = await self._house.store.load_match(self.stored.id)
            self.stored = loaded.match
            self.match = Match(self.game, loaded.record, now())
            self._length = len(self.match.lines)
            self._booked = self._feeds()
            raise Refused(Why.NOT_STORED) from error
        self._length += len(lines)
        self._booked = self._feeds()

    def tell(self) -> None:
        """Send everybody what they have not been sent, and let others go on."""
        if self._told == self._length:
            return
        self._told = self._length
        sent: dict[tuple[Viewer, int], bytes] = {}
        for connection in self.connections:
            # Whoever sees nothing new is sent nothing: the others' half-made choices are theirs.
            if connection.told != self._fresh(connection.viewer):
                self._send_update(connection, sent)
                self._shown = tuple(sorted(self._thinking))
        if self.match.result() is not None:
            self._tell(self._over())
        self.wake()

    def wake(self) -> None:
        """Let computer players think, and the clock tick."""
        over = self.match.result() is not None
        actors = self.match.actors()
        for seat, task in [*self._thinking.items()]:
            if over or seat not in actors:
                task.cancel()
        for seat in actors:
            seating = self.stored.seats[seat]
            if seating.kind is SeatKind.COMPUTER and seat not in self._thinking:
                self._thinking[seat] = self._spawn(self._think(seat, seating.level))
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        deadline = None if over else self.match.deadline()
        if deadline is not None:
            late = max(0.0, (deadline - now()) / 1000)
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(late + 0.01, lambda: self._spawn(self._tick()))

    async def close(self) -> None:
        """Stop everything that goes on here."""
        if self._timer is not None:
            self._timer.cancel()
        for connection in self.connections:
            connection.close()
        for task in [*self._thinking.values()]:
            task.cancel()
        # What is being stored is finished first.
        async with self._lock:
            pass

    @property
    def quiet(self) -> bool:
        """Whether nobody would miss this room."""
        return not self.connections and not self._thinking and not self._tasks

    async def _tick(self) -> None:
        await self.change(lambda match, at: match.tick(at))

    async def _think(self, seat: SeatId, level: str) -> None:
        asked = self.match.seat(seat, now())
        try:
            self.tell_thinking()
            pause = asyncio.get_running_loop().create_task(asyncio.sleep(THINKING_SECONDS))
            action = await self._choice(level, asked)
            await pause
        finally:
            self._thinking.pop(seat, None)
        number, name = asked.decision.number, self.match.state.name(action, seat)
        # An id that no player can have used before.
        picks = Submission(seat, number, (name,), secrets.token_hex(8))
        await self.change(lambda match, at: match.submit(picks, at))

    async def _choice(self, level: str, asked: Seat) -> Action:
        question = Question(level, secrets.randbits(32), asked)
        try:
            return await self._house.thinkers.think(question)
        except (RuntimeError, EOFError, OSError) as error:
            # The match must not stand still because a player is broken.
            log.error("a computer player failed", match=self.stored.id, level=level, exc_info=error)
            return self.game.default_action(asked.decision)

    def tell_thinking(self) -> None:
        """Show who is at work."""
        thinking = tuple(sorted(self._thinking))
        # Said once, and not again for every pick of one choice.
        if thinking != self._shown:
            self._shown = thinking
            self._tell(wire.Thinking(thinking))

    async def _reseat(self, seating: Seating) -> None:
        async with self._lock:
            self.stored = await self._house.store.reseat(self.stored.id, seating)
        self._gone.pop(seating.seat, None)
        self._tell_table()
        self.wake()

    def _check_own(self, connection: Connection, seat: int) -> None:
        if seat not in connection.yours:
            raise Refused(Why.NOT_YOURS, seat=seat)

    def _send_update(self, connection: Connection, sent: dict[tuple[Viewer, int], bytes]) -> None:
        viewer = connection.viewer
        since = connection.seen.get(viewer, 0)
        if (viewer, since) not in sent:
            sent[viewer, since] = _encode(self.update(viewer, since))
        connection.seen[viewer] = len(self.match.feed(viewer))
        connection.told = self._fresh(viewer)
        connection.send_bytes(sent[viewer, since])

    def _fresh(self, viewer: Viewer) -> Hashable:
        """What is different whenever an update would be; a view changes by events only."""
        update = self.match.update(viewer, len(self.match.feed(viewer)))
        number = update.decision.number if update.decision else None
        standing = update.deciding, update.absent, update.orders, update.result
        return viewer, update.seen, number, standing

    def update(self, viewer: Viewer, since: int) -> wire.Update:
        """Everything a viewer may know."""
        update = self.match.update(viewer, since, now())
        return wire.Update(
            viewer=viewer,
            since=min(max(0, since), update.seen),
            seen=update.seen,
            events=update.events,
            view=update.view,
            decision=None if update.decision is None else self._question(update.decision),
            deciding=update.deciding,
            thinking=tuple(sorted(self._thinking)),
            absent=update.absent,
            orders=update.orders,
            time_left=update.time_left,
            result=self._outcome(),
            ply=self.match.moments(viewer),
        )

    def _question(self, decision: Decision) -> wire.Question:
        legal = () if decision.flags & Flag.NO_HINT else decision.legal
        name, seat = self.match.state.name, decision.seat
        return wire.Question(
            kind=decision.kind,
            seat=seat,
            number=decision.number,
            legal=legal,
            names=tuple(name(action, seat) for action in legal),
            source=decision.source,
            picks=decision.picks,
            shown=decision.shown,
            flags=int(decision.flags),
        )

    def _outcome(self) -> wire.Outcome | None:
        result = self.match.result()
        if result is None:
            return None
        return wire.Outcome(result.points, result.ranks, self.match.state.result() is None)

    def _over(self) -> wire.Over:
        record = self.match.record()
        return wire.Over(record.seed, record.nonce)

    def _tell(self, message: wire.Outgoing) -> None:
        data = _encode(message)
        for connection in self.connections:
            connection.send_bytes(data)

    def _tell_table(self) -> None:
        watchers = sum(not connection.yours for connection in self.connections)
        self._tell(wire.Table(self.seats(), watchers))

    # What people earn

    def _feeds(self) -> list[int]:
        return [len(self.match.feed(SeatId(s.seat))) for s in self.stored.seats]

    def _bookings(self) -> list[Booking]:
        counts: dict[tuple[int, str, str, str], int] = {}
        result = self.match.result()
        if self._career is not None:
            for seat, since in enumerate(self._booked):
                for event in self.match.feed(SeatId(seat))[since:]:
                    for entry in self._career.earned(event):
                        if entry.seat == seat:
                            key = (seat, entry.kind, entry.name, "")
                            counts[key] = counts.get(key, 0) + entry.count
            if result is not None:
                private = [
                    convert("private", sealed, self.game.private)
                    for sealed in self.match.record().private
                ]
                for entry in self._career.finished(result, private):
                    counts[entry.seat, entry.kind, entry.name, ""] = entry.count
        if result is not None:
            for seating in self.stored.seats:
                ranks = result.ranks
                best = ranks[seating.seat] == 1
                how = ("won" if ranks.count(1) == 1 else "drawn") if best else "lost"
                counts[seating.seat, "outcome", how, self._rivals(seating.seat)] = 1
        return [
            Booking(self._length, person, kind, name, detail, count)
            for (seat, kind, name, detail), count in counts.items()
            if count and (person := self._counts_for(seat)) is not None
        ]

    def _counts_for(self, seat: int) -> str | None:
        """A person at a hot seat plays for the first seat only: the others are guests there."""
        seating = self.stored.seats[seat]
        if seating.kind is not SeatKind.PERSON or seating.person is None:
            return None
        mine = [other.seat for other in self.stored.seats if other.person == seating.person]
        return seating.person if mine[0] == seat else None

    def _rivals(self, seat: int) -> str:
        others = {s.level or s.kind.value for s in self.stored.seats if s.seat != seat}
        return "+".join(sorted(others))

    def _spawn(self, job: Coroutine[Any, Any, T]) -> "asyncio.Task[T]":
        task = asyncio.get_running_loop().create_task(job)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: "asyncio.Task[Any]") -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, Refused):
            log.error("something failed in a room", match=self.stored.id, exc_info=error)
