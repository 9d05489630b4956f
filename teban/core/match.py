"""A match: one state, who may do what next, and what everybody is told.

It opens no file, reads no watch and knows no network: time comes in as `now` (milliseconds),
and whoever owns the match stores what `lines` holds before telling anybody.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from copy import copy
from functools import partial
from typing import Any

from msgspec import Struct, structs, to_builtins

from teban.core.attempt import Attempt, attempt
from teban.core.chance import commitment
from teban.core.clock import Clock, Watch, new_watch
from teban.core.decision import Decision
from teban.core.event import Event, redact_all
from teban.core.game import Game, State
from teban.core.ids import Action, SeatId, Viewer
from teban.core.record import (
    BACK,
    LEFT,
    RESIGNED,
    RESUMED,
    TABLE,
    Line,
    Record,
    naming,
    opening,
    repeat,
)
from teban.core.refused import Expect, Refused, Why, bad_value
from teban.core.result import Result
from teban.core.seat import Player, Seat
from teban.core.standing import ORDER, Orders, check, given

CLOCK = "clock"
ABSENT = "absent"
TRIES = 4
"""So often a player may decide about one thing before the default action is taken."""


class Submission(Struct, frozen=True, forbid_unknown_fields=True):
    """Picks of one seat, in notation, for the decision it has been shown."""

    seat: int
    decision: int
    """The number of the decision that the first pick answers."""
    actions: tuple[str, ...]
    id: str
    """Chosen by the sender; sending it again does nothing and is answered as before."""


class Answer(Struct, frozen=True):
    """What became of a submission that was not refused."""

    taken: int
    rest: tuple[str, ...]
    """Picks not taken, because an earlier one drew chance or told the sender something."""


class Update(Struct, frozen=True):
    """What a viewer is sent."""

    events: tuple[Event, ...]
    """Since the point that was asked for."""
    seen: int
    """The point to ask for next time."""
    view: Any
    decision: Decision | None
    deciding: tuple[SeatId, ...]
    absent: tuple[SeatId, ...]
    """Who has left, and is decided for."""
    orders: tuple[tuple[str, ...], ...]
    """The standing orders of each seat."""
    time_left: tuple[int, ...]
    result: Result | None


class Match:
    """The one owner of a live state."""

    def __init__(self, game: Game, record: Record, now: int = 0) -> None:
        """Take up a match where its record ends: a new one has no lines yet."""
        self.game = game
        begun: list[Event] = []
        self.state: State = opening(game, record, begun)
        self._header = structs.replace(record, lines=(), digest="")
        self.lines: list[Line] = []
        seats = len(game.seat_names)
        self._seats = tuple(SeatId(seat) for seat in range(seats))
        self._feeds: dict[Viewer, list[Event]] = {
            viewer: redact_all(begun, viewer) for viewer in (*self._seats, None)
        }
        self._moments: Counter[Viewer] = Counter()
        self._asked: list[Decision | None] = [None] * seats
        self._numbers = [0] * seats
        self._watches = [new_watch(record.clock)] * seats if record.clock else None
        self._taken: Counter[tuple[int | None, str]] = Counter()
        """How many picks each submission brought."""
        self._absent: set[SeatId] = set()
        self._resigned: set[SeatId] = set()
        self._orders = Orders(game.orders, self._seats)
        self._ask(now, acted=None)
        self._shown = dict.fromkeys(self._feeds, tuple(self._watches or ()))
        """The watches as each viewer may see them."""
        for number, line in enumerate(record.lines):
            with naming(number, line):
                self._repeat(line, now)

    # What people ask of a match

    def record(self) -> Record:
        """The whole match, secrets included."""
        return structs.replace(self._header, lines=tuple(self.lines))

    def result(self) -> Result | None:
        """How it ended: by the rules, or because all but one have given up."""
        result = self.state.result()
        if result is None and self._resigned and len(self._seats) - len(self._resigned) <= 1:
            return Result(tuple(int(seat not in self._resigned) for seat in self._seats))
        return result

    def actors(self) -> tuple[SeatId, ...]:
        """Who has something to decide."""
        return () if self.result() is not None else self.state.actors()

    def seat(self, seat: SeatId, now: int = 0) -> Seat:
        """What the player of this seat may hold now."""
        self._check_seat(seat)
        decision = self._asked[seat]
        if decision is None:
            raise Refused(Why.NOT_YOUR_TURN, seat=seat)
        return Seat(
            game=self.game,
            id=seat,
            decision=decision,
            view=self.state.view(seat),
            events=tuple(self._feeds[seat]),
            time_left=self._watches[seat].left(now) if self._watches else None,
            sample=partial(self.state.sample, seat),
        )

    def feed(self, viewer: Viewer) -> Sequence[Event]:
        """Everything this viewer has been told."""
        return self._feeds[viewer]

    def moments(self, viewer: Viewer) -> int:
        """How often something has happened to this viewer's eyes; half-made choices are nothing."""
        return self._moments[viewer]

    def update(self, viewer: Viewer, since: int = 0, now: int = 0) -> Update:
        """Everything this viewer may know, and the events since a point they name."""
        if viewer is not None:
            self._check_seat(viewer)
        feed = self._feeds[viewer]
        return Update(
            events=tuple(feed[max(0, since) :]),
            seen=len(feed),
            view=self.state.view(viewer),
            decision=None if viewer is None else self._asked[viewer],
            deciding=self.actors(),
            absent=tuple(sorted(self._absent | self._resigned)),
            orders=tuple(self._orders.of(seat) for seat in self._seats),
            time_left=tuple(watch.left(now) for watch in self._watches_for(viewer)),
            result=self.result(),
        )

    def attempt(self, seat: SeatId, decision: int, actions: Sequence[str]) -> Attempt:
        """What the seat would have to pick after these picks; nothing is changed."""
        self._check_seat(seat)
        self._check_asked(seat, decision, actions)
        return attempt(self.state.clone(), seat, decision, actions, [*self._feeds])

    def fork(self) -> "Match":
        """The match as a draft: whatever becomes of it, this one stays as it is."""
        draft = copy(self)
        draft.lines = [*self.lines]
        draft._feeds = {viewer: [*feed] for viewer, feed in self._feeds.items()}
        draft._moments = self._moments.copy()
        draft._asked = [*self._asked]
        draft._numbers = [*self._numbers]
        draft._watches = self._watches and [*self._watches]
        draft._shown = {**self._shown}
        draft._taken = self._taken.copy()
        draft._absent = {*self._absent}
        draft._resigned = {*self._resigned}
        draft._orders = self._orders.copy()
        return draft

    # What people do to a match

    def submit(self, submission: Submission, now: int = 0) -> Answer:
        """Take a submission whole, or up to its first pick that tells the sender something."""
        self._check_seat(submission.seat)
        if not submission.id:
            raise bad_value("id", submission.id, Expect.TEXT)
        done = self._taken[submission.seat, submission.id]
        if done:
            return Answer(done, submission.actions[done:])
        self.tick(now)
        seat = SeatId(submission.seat)
        self._check_asked(seat, submission.decision, submission.actions)
        trial = self.state.clone()
        taken = 0
        for text in submission.actions:
            before = trial.luck.draws, trial.knowledge(seat)
            trial.apply(trial.parse(text, seat), seat)
            taken += 1
            if (trial.luck.draws, trial.knowledge(seat)) != before:
                break
        # Pick by pick, as a restored match will do it: every pick answers a decision of its own.
        for text in submission.actions[:taken]:
            self._add(Line(text, seat, self._spent(seat, now), id=submission.id), now)
        # The next to decide may be somebody who has left, or has left an order.
        self.tick(now)
        return Answer(taken, submission.actions[taken:])

    def leave(self, seat: SeatId, now: int = 0) -> None:
        """The player has gone: from now on the default action is taken for them."""
        self._check_seat(seat)
        if seat not in self._absent and self.result() is None:
            self._add(Line(LEFT, seat, by=TABLE), now)
            self.tick(now)

    def resign(self, seat: SeatId, now: int = 0) -> None:
        """The player gives up for good (投了). Whoever is left alone has won."""
        self._check_seat(seat)
        if self.result() is not None:
            raise Refused(Why.GAME_OVER)
        if seat not in self._resigned:
            self._add(Line(RESIGNED, seat, by=TABLE), now)
            self.tick(now)

    def come_back(self, seat: SeatId, now: int = 0) -> None:
        """The player is there again."""
        self._check_seat(seat)
        if seat in self._absent:
            self._add(Line(BACK, seat, by=TABLE), now)

    def order(self, seat: SeatId, name: str, on: bool = True, now: int = 0) -> None:
        """The player gives a standing order, or withdraws it; everybody is told."""
        self._check_seat(seat)
        check(self.game.orders, name)
        if self.result() is not None:
            raise Refused(Why.GAME_OVER)
        if on != (name in self._orders.of(seat)):
            self._add(Line(given(name, on), seat, by=TABLE), now)
            self.tick(now)

    def resume(self, now: int = 0) -> None:
        """The match was put away and is taken up again; the log says so."""
        self._add(Line(RESUMED), now)

    def tick(self, now: int) -> None:
        """Decide for whoever is out of time, has left, or has left an order."""
        answered: list[tuple[Any, Decision]] = []
        while (line := self._overdue(now) or self._ordered(now, answered)) is not None:
            self._add(line, now)

    def deadline(self) -> int | None:
        """When `tick` will have something to do next, if nobody moves before."""
        deadlines = [watch.deadline for watch in self._watches or ()]
        return min((at for at in deadlines if at is not None), default=None)

    # How it is done

    def _check_seat(self, seat: int) -> None:
        if seat not in self._seats:
            most = len(self._seats) - 1
            raise bad_value("seat", seat, Expect.NUMBER_FROM_TO, least=0, most=most)

    def _check_asked(self, seat: SeatId, decision: int, actions: Sequence[str]) -> None:
        if not actions:
            raise Refused(Why.NOTHING_SUBMITTED)
        if self.result() is not None:
            raise Refused(Why.GAME_OVER)
        if seat not in self.actors():
            raise Refused(Why.NOT_YOUR_TURN, seat=seat)
        if decision != self._numbers[seat]:
            raise Refused(Why.DECISION_PASSED, got=decision, expected=self._numbers[seat])

    def _overdue(self, now: int) -> Line | None:
        gone = self._absent | self._resigned
        for seat in self.actors():
            deadline = self._watches[seat].deadline if self._watches else None
            late = deadline is not None and now >= deadline
            if late or seat in gone:
                action = self.game.default_action(self.state.decision(seat))
                return self._for(seat, action, ABSENT if seat in gone else CLOCK, now)
        return None

    def _ordered(self, now: int, answered: list[tuple[Any, Decision]]) -> Line | None:
        for seat in self.actors():
            if not self._orders.of(seat):
                continue
            asked = self.state.view(seat), self.state.decision(seat)
            found = self._orders.answer(seat, *asked)
            if found is None:
                continue
            name, action = found
            if asked in answered:
                # Orders that lead back to where they began would do so for ever.
                return Line(given(name, on=False), seat, by=TABLE)
            answered.append(asked)
            return self._for(seat, action, ORDER, now)
        return None

    def _for(self, seat: SeatId, action: Action, why: str, now: int) -> Line:
        return Line(self.state.name(action, seat), seat, self._spent(seat, now), why)

    def _add(self, line: Line, now: int) -> None:
        """Something new happens; what it takes away from other seats has cost them time."""
        events = self._do(line)
        self._log(structs.replace(line, waited=self._waited(line, now)), events, now)
        for seat in self._seats:
            for name in self._orders.ended(seat, events):
                self._add(Line(given(name, on=False), seat, by=TABLE), now)

    def _repeat(self, line: Line, now: int) -> None:
        """The same again, from a record."""
        self._log(line, self._do(line), now)

    def _do(self, line: Line) -> list[Event]:
        # On a copy, because a `Seat` handed out earlier goes on looking at its own moment.
        state = self.state.clone()
        events: list[Event] = []
        repeat(self.game, state, line, events)
        self.state = state
        return events

    def _log(self, line: Line, events: list[Event], now: int) -> None:
        self.lines.append(line)
        if line.id:
            self._taken[line.seat, line.id] += 1
        told = {viewer: redact_all(events, viewer) for viewer in self._feeds}
        for viewer, feed in self._feeds.items():
            feed.extend(told[viewer])
            self._moments[viewer] += bool(told[viewer])
        before = tuple(self._asked)
        self._note(line)
        self._charge(line)
        self._ask(now, line.actor)
        for viewer in self._feeds:
            self._show_watches(viewer, before, bool(told[viewer]))

    def _note(self, line: Line) -> None:
        """What happened at the table only."""
        if line.seat is None or line.actor is not None:
            return
        seat = SeatId(line.seat)
        if line.do == LEFT:
            self._absent.add(seat)
        elif line.do == BACK:
            self._absent.discard(seat)
        elif line.do == RESIGNED:
            self._resigned.add(seat)
        else:
            self._orders.note(line.do, seat)

    def _charge(self, line: Line) -> None:
        if self._watches is None:
            return
        if line.actor is not None:
            self._watches[line.actor] = self._watches[line.actor].stop(line.ms)
        for seat, spent in zip(self._seats, line.waited, strict=False):
            if spent:
                self._watches[seat] = self._watches[seat].stop(spent)

    def _waited(self, line: Line, now: int) -> tuple[int, ...]:
        """What each seat has spent on a decision that this line takes away from it."""
        if self._watches is None:
            return ()
        waited = tuple(
            0 if seat == line.actor or self._still_asked(seat) else self._spent(seat, now)
            for seat in self._seats
        )
        return waited if any(waited) else ()

    def _ask(self, now: int, acted: SeatId | None) -> None:
        actors = self.actors()
        for seat in self._seats:
            decision = self._put(seat, acted) if seat in actors else None
            if decision is self._asked[seat]:
                continue
            self._asked[seat] = decision
            if self._watches:
                watch = self._watches[seat]
                self._watches[seat] = watch.stop() if decision is None else watch.start(now)

    def _show_watches(self, viewer: Viewer, before: Sequence[Decision | None], told: bool) -> None:
        """Time starts anew with every pick: of picks in private, the others are to see nothing."""
        watches, asked, shown = self._watches or (), self._asked, self._shown[viewer]
        self._shown[viewer] = tuple(
            watch if (now is None) != (was is None) or (told and now is not was) else old
            for watch, now, was, old in zip(watches, asked, before, shown, strict=False)
        )

    def _watches_for(self, viewer: Viewer) -> Sequence[Watch]:
        shown = self._shown[viewer]
        if viewer is None or self._watches is None:
            return shown
        return (*shown[:viewer], self._watches[viewer], *shown[viewer + 1 :])

    def _put(self, seat: SeatId, acted: SeatId | None) -> Decision:
        """The seat's decision: the one it is still looking at, or a new one with a new number."""
        asked = self._asked[seat]
        if asked is not None and seat != acted and self._still_asked(seat):
            return asked
        self._numbers[seat] += 1
        return structs.replace(self.state.decision(seat), number=self._numbers[seat])

    def _still_asked(self, seat: SeatId) -> bool:
        asked = self._asked[seat]
        if asked is None or seat not in self.actors():
            return False
        return structs.replace(self.state.decision(seat), number=asked.number) == asked

    def _spent(self, seat: SeatId, now: int) -> int:
        return self._watches[seat].spent(now) if self._watches else 0


def new_record(
    game: Game,
    options: Struct,
    private: Sequence[Struct],
    players: Sequence[str],
    seed: bytes,
    nonce: bytes,
    clock: Clock | None = None,
) -> Record:
    """The header of a match that begins."""
    return Record(
        game=game.key,
        rules_version=game.rules_version,
        options=to_builtins(options),
        private=tuple(to_builtins(sealed) for sealed in private),
        players=tuple(players),
        commitment=commitment(seed, nonce),
        seed=seed.hex(),
        nonce=nonce.hex(),
        clock=clock,
    )


def play_out(match: Match, players: Mapping[SeatId, Player]) -> Result:
    """Let players finish a match among themselves."""
    while (result := match.result()) is None:
        step(match, players)
    return result


def step(match: Match, players: Mapping[SeatId, Player], now: int = 0) -> None:
    """Ask one player for one action; what the rules refuse, it has to decide again."""
    seat = match.seat(match.actors()[0], now)
    asked = seat
    for _ in range(TRIES):
        action = players[seat.id].choose(asked)
        if _submitted(match, seat, action, now):
            return
        legal = tuple(other for other in asked.decision.legal if other != action)
        if legal:
            asked = structs.replace(asked, decision=structs.replace(asked.decision, legal=legal))
    # Nobody is to wait for ever for a player that insists.
    action = match.game.default_action(seat.decision)
    name = match.state.name(action, seat.id)
    match.submit(Submission(seat.id, seat.decision.number, (name,), _mark(seat)), now)


def _submitted(match: Match, seat: Seat, action: Action, now: int) -> bool:
    """Whether the action was taken, or nobody asks for it any longer."""
    number = seat.decision.number
    try:
        name = match.state.name(action, seat.id)
        match.submit(Submission(seat.id, number, (name,), _mark(seat)), now)
    except Refused:
        asked = match.update(seat.id, now=now).decision
        return asked is None or asked.number != number
    return True


def _mark(seat: Seat) -> str:
    return f"{seat.id}/{seat.decision.number}"
