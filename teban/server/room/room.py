"""A live match with everybody around it.

The log in the store is the truth: a submission is played on a draft of the match, the draft is
stored, and only then it is the match that anybody can see. One room does one thing at a time; the
store puts what all rooms wait for into one transaction.
"""

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import AbstractAsyncContextManager
from time import perf_counter
from typing import Any, Protocol, TypeVar

from msgspec import to_builtins

from teban.core.game import Game
from teban.core.ids import SeatId, Viewer
from teban.core.match import Answer, Match, Submission
from teban.core.record import Record
from teban.core.refused import Expect, Refused, bad_value
from teban.server import wire
from teban.server.connection import Connection
from teban.server.errors import Errors
from teban.server.limits import a_minute
from teban.server.metrics import Metrics
from teban.server.refusals import Limit, Why
from teban.server.room import told
from teban.server.room.earned import Earned
from teban.server.room.minds import Minds
from teban.server.room.people import People, stood_in, taken_back
from teban.server.settings import Settings
from teban.server.storage.refusals import Conflict, Unavailable
from teban.server.storage.store import Store, now
from teban.server.storage.values import Loaded, Seating, SeatKind, StoredMatch
from teban.server.work.pool import Workers

T = TypeVar("T")

TRIES = 2
"""A change whose fate was unknown is tried once more on what is stored."""
RETRY_SECONDS = 1.0
"""When the store fails, what nobody asked for (a clock that ran out) is tried again."""
PHRASES = ("hello", "good_luck", "nice", "thanks", "sorry", "wait", "good_game", "bye")


class House(Protocol):
    """What a room needs of the server."""

    store: Store
    settings: Settings
    workers: Workers
    errors: Errors
    metrics: Metrics

    def standing_in(self, stored: StoredMatch) -> AbstractAsyncContextManager[None]:
        """A computer player takes the place of somebody who is gone; refused if it may not."""

    async def seen(self, record: Record) -> bytes | None:
        """What everybody saw of a match, to be kept; None if that is a mistake of the program."""

    def lose(self, room: "Room") -> None:
        """The room does not know any longer how its match stands."""


class Room:
    """One match."""

    def __init__(self, house: House, game: Game, loaded: Loaded, match: Match) -> None:
        self._house = house
        self._store = house.store
        self.workers = house.workers
        self.game = game
        self._earned = Earned(game)
        self._take_up(loaded, match)
        self._told_length = self._length
        self._lock = asyncio.Lock()
        self._people = People(self.stored.seats, house.settings.grace_seconds)
        self._told = told.Told(self._people.lines)
        self._minds = Minds(self, house.settings.beat_ms)
        self._orders = a_minute(Limit.ORDERS, house.settings.orders_per_minute)
        self._again: wire.Rematch | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[Any]] = set()
        self._lost = False

    @classmethod
    async def of(cls, house: House, game: Game, loaded: Loaded) -> "Room":
        """A match from the store, where it left off."""
        return cls(house, game, loaded, await _replayed(game, loaded))

    @property
    def owner(self) -> str:
        """Whose thinking time computer players take here."""
        return self.stored.creator or self.stored.id

    def _take_up(self, loaded: Loaded, match: Match) -> None:
        self.stored: StoredMatch = loaded.match
        self.match = match
        self._length = len(self.match.lines)
        self._earned.booked(self.match, self.stored.seats)

    # People come and go

    def enter(self, line: Connection, since: int) -> None:
        """Somebody is there, and is told everything since a point."""
        self._people.come(line)
        line.seen[line.viewer] = since
        record = self.match.record()
        line.send(
            wire.Welcome(
                match=self.stored.id,
                game=self.game.key,
                rules_version=self.game.rules_version,
                options=record.options,
                seats=self._people.infos(self.stored.seats),
                yours=line.yours,
                code=self.stored.code,
                clock=record.clock,
                commitment=record.commitment,
                hot=line.hot,
            )
        )
        self._told.look(line, self.match, self._minds.work)
        if self.over:
            line.send(told.over(self.match))
            if self._again is not None:
                line.send(self._again)
        self._tell_table()
        for seat in line.yours:
            if self.stored.seats[seat].kind is SeatKind.COMPUTER:
                self.spawn(self._reseat(taken_back(self.stored.seats[seat])))
        self.wake()

    def leave(self, line: Connection) -> None:
        """A line is closed."""
        self._people.go(line, self.stored.seats)
        self._tell_table()

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.match.result() is not None

    @property
    def quiet(self) -> bool:
        """Whether nobody would miss this room."""
        return not self._people.lines and not self._minds and not self._tasks

    # What a line asks for

    async def submit(self, line: Connection, asked: wire.Submit) -> None:
        """Take picks; the sender is told first that they are stored."""
        _check_own(line, asked.seat)
        picks = Submission(asked.seat, asked.decision, asked.actions, asked.id)

        began = perf_counter()

        def done(answer: Answer) -> None:
            self._count_move(answer)
            self._house.metrics.acknowledged.observe(perf_counter() - began)
            line.send(wire.Done(asked.id, answer.taken, answer.rest))

        await self.change(lambda match, at: match.submit(picks, at), done)

    def attempt(self, line: Connection, asked: wire.Try) -> None:
        """Say what would have to be picked after these picks."""
        _check_own(line, asked.seat)
        tried = self.match.attempt(SeatId(asked.seat), asked.decision, asked.actions)
        asks = tried.decision
        line.send(wire.Tried(asked.id, asks if asks is None else told.question(asks, tried.names)))

    async def order(self, line: Connection, asked: wire.Order) -> None:
        """Give or withdraw a standing order."""
        _check_own(line, asked.seat)
        seat = SeatId(asked.seat)
        # Each makes the match longer for whoever takes it up again, and costs nothing.
        self._orders.take(str(seat))
        await self.change(lambda match, at: match.order(seat, asked.name, asked.on, at))

    async def resign(self, line: Connection, asked: wire.Resign) -> None:
        """Give up."""
        _check_own(line, asked.seat)
        await self._resign(asked.seat)

    async def claim(self, line: Connection, asked: wire.Claim) -> None:
        """Go on without somebody who is gone."""
        if not line.yours or asked.seat in line.yours:
            raise Refused(Why.NOT_YOURS, seat=asked.seat)
        if not self._people.given_up(asked.seat):
            raise Refused(Why.NOT_GONE, seat=asked.seat)
        match asked.want:
            case "win":
                await self._resign(asked.seat)
            case "stand_in":
                async with self._house.standing_in(self.stored):
                    await self._reseat(stood_in(self.game, self.stored.seats[asked.seat]))

    def uncover(self, line: Connection, asked: wire.Uncover) -> None:
        """At a hot seat: show one seat's part, or none."""
        if asked.seat is not None:
            _check_own(line, asked.seat)
        line.viewer = None if asked.seat is None else SeatId(asked.seat)
        self._told.look(line, self.match, self._minds.work)

    def say(self, line: Connection, asked: wire.Say) -> None:
        """A preset phrase."""
        if asked.phrase not in PHRASES:
            raise bad_value("phrase", asked.phrase, Expect.ONE_OF, names=PHRASES)
        seat = line.yours[0] if line.yours else None
        self._told.everybody(wire.Said(seat, line.name, asked.phrase))

    # What the server asks for

    def glance(self, viewer: Viewer) -> wire.Update:
        """The match as it stands, without what happened."""
        return told.update(self.match, viewer, len(self.match.feed(viewer)), self._minds.work)

    def reseated(self, stored: StoredMatch) -> None:
        """Those around the table have other names now."""
        self.stored = stored
        self._tell_table()

    def play_again(self, waiting: wire.Rematch | None) -> None:
        """Somebody waits for the others to play again; None if nobody does any longer."""
        self._again = waiting
        if waiting is not None:
            self._told.everybody(waiting)

    async def close(self) -> None:
        """Stop everything that goes on here."""
        self._stop()
        # What is being stored is finished first.
        async with self._lock:
            pass

    def lose(self) -> None:
        """Let go of everybody: what they find when they come back is what is stored."""
        self._lost = True
        self._stop()

    def _stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        for line in self._people.lines:
            line.close()
        self._minds.think({})

    # What computer players need

    async def play(self, picks: Submission, stored: Callable[[], None]) -> None:
        """Take the picks of a computer player; say when they are stored, before all are told."""

        def done(answer: Answer) -> None:
            self._count_move(answer)
            stored()

        await self.change(lambda match, at: match.submit(picks, at), done)

    def show_thinking(self) -> None:
        """Show who is at work."""
        self._told.thinking(self._minds.seats)

    def wake(self) -> None:
        """Let computer players think, and the clock tick."""
        if self._lost:
            # Nothing that they could do would be taken, and they would begin again for ever.
            return
        seats = self.stored.seats
        actors = (seat for seat in self.match.actors() if seats[seat].kind is SeatKind.COMPUTER)
        self._minds.think({seat: seats[seat].level for seat in actors})
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        deadline = None if self.over else self.match.deadline()
        if deadline is not None:
            self._tick_in(max(0.0, (deadline - now()) / 1000) + 0.01)

    def spawn(self, job: Coroutine[Any, Any, T]) -> "asyncio.Task[T]":
        """Let something go on beside everything else."""
        task = asyncio.get_running_loop().create_task(job)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    # How it is done

    def _tick_in(self, seconds: float) -> None:
        loop = asyncio.get_running_loop()
        self._timer = loop.call_later(seconds, lambda: self.spawn(self._tick()))

    async def change(
        self, act: Callable[[Match, int], T], stored: Callable[[T], None] | None = None
    ) -> None:
        """Do something to the match; everybody is told when it is stored."""
        # Whoever asked may be gone in the middle of it: the change is finished all the same.
        await asyncio.shield(self.spawn(self._change(act, stored)))

    async def _change(
        self, act: Callable[[Match, int], T], stored: Callable[[T], None] | None
    ) -> None:
        async with self._lock:
            try:
                answer = await self._stored(act)
                if stored is not None:
                    stored(answer)
            finally:
                self._tell()

    async def _stored(self, act: Callable[[Match, int], T]) -> T:
        """What the act answers, once everything it does is stored."""
        for _ in range(TRIES):
            if self._lost:
                break
            draft = self.match.fork()
            try:
                answer = act(draft, now())
            except Refused:
                # The clock may have moved on all the same.
                if await self._commit(draft):
                    raise
            else:
                if await self._commit(draft):
                    return answer
        raise Refused(Why.NOT_STORED)

    async def _commit(self, draft: Match) -> bool:
        """Store what the draft adds, and it is the match; False if the store may not have it."""
        lines = draft.lines[self._length :]
        if not lines:
            return True
        outcome = told.outcome(draft)
        try:
            await self._store.append(
                self.stored.id,
                self._length,
                lines,
                moments=draft.moments(None),
                result=None if outcome is None else to_builtins(outcome),
                bookings=self._earned.bookings(draft, self.stored.seats, self._length),
                showing=None if outcome is None else await self._house.seen(draft.record()),
            )
        except (Unavailable, Conflict) as why:
            await self._read_again(why)
            # Only the acknowledgement may be lost: what is done is not done once more.
            return self.match.lines[: len(draft.lines)] == draft.lines
        self.match = draft
        self._length += len(lines)
        self._earned.booked(self.match, self.stored.seats)
        return True

    async def _read_again(self, why: Exception) -> None:
        """Whether the last change is stored, only the store can tell."""
        what = "a match is taken up again from the store"
        self._house.errors.trouble(what, why, match=self.stored.id)
        try:
            loaded = await self._store.load_match(self.stored.id)
            self._take_up(loaded, await _replayed(self.game, loaded))
        except BaseException:
            # Whatever stood in the way: nobody may play on in what may never have happened.
            self._house.lose(self)
            raise

    def _tell(self) -> None:
        """Send everybody what they have not been sent, and let others go on."""
        if self._lost or self._told_length == self._length:
            return
        self._told_length = self._length
        # First of all, so that nobody is shown a moment between two thoughts.
        self.wake()
        self._told.news(self.match, self._minds.work)
        if self.over:
            self._told.everybody(told.over(self.match))

    def _count_move(self, _: Answer) -> None:
        self._house.metrics.moves.labels(self.game.key).inc()

    def _tell_table(self) -> None:
        self._told.everybody(self._people.table(self.stored.seats))

    async def _tick(self) -> None:
        try:
            await self.change(lambda match, at: match.tick(at))
        except Refused:
            if not self._lost:
                self._tick_in(RETRY_SECONDS)

    async def _resign(self, seat: int) -> None:
        await self.change(lambda match, at: match.resign(SeatId(seat), at))

    async def _reseat(self, seating: Seating) -> None:
        async with self._lock:
            if self._lost:
                raise Refused(Why.NOT_STORED)
            try:
                self.stored = await self._store.reseat(self.stored.id, seating)
            except Unavailable:
                # Who sits there now, only the store can tell.
                self._house.lose(self)
                raise
        self._people.found(seating.seat)
        self._tell_table()
        self.wake()

    def _done(self, task: "asyncio.Task[Any]") -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if isinstance(error, Unavailable):
            self._house.errors.trouble("the database does not answer", error, match=self.stored.id)
        elif error is not None and not isinstance(error, Refused):
            self._house.errors.note(error, "something failed in a room", match=self.stored.id)


async def _replayed(game: Game, loaded: Loaded) -> Match:
    """In a thread: a long match takes a while, in which no other must stand still."""
    return await asyncio.to_thread(Match, game, loaded.record, now())


def _check_own(line: Connection, seat: int) -> None:
    if seat not in line.yours:
        raise Refused(Why.NOT_YOURS, seat=seat)
