"""Games of a few moves, each with one right answer, for the tests of players."""

from collections.abc import Callable
from functools import partial
from types import SimpleNamespace
from typing import Self, cast

from msgspec import Struct

from teban.core.chance import Luck, mix
from teban.core.decision import Decision, Flag
from teban.core.game import Game, State
from teban.core.ids import Action, SeatId
from teban.core.result import Result
from teban.core.seat import Seat

A, B, C = SeatId(0), SeatId(1), SeatId(2)
Taken = tuple[Action, ...]


class Puzzle(Struct, frozen=True):
    """A game; `hidden` numbers one of its worlds, which the first seat cannot tell apart."""

    ask: Callable[[int, Taken], Decision | None]
    points: Callable[[int, Taken], tuple[int, ...]]
    seats: int = 2
    worlds: int = 1


class Moment(State):
    puzzle: Puzzle
    hidden: int
    taken: Taken = ()

    def actors(self) -> tuple[SeatId, ...]:
        asked = self.puzzle.ask(self.hidden, self.taken)
        return () if asked is None else (asked.seat,)

    def decision(self, seat: SeatId) -> Decision:
        asked = self.puzzle.ask(self.hidden, self.taken)
        assert asked is not None
        assert asked.seat == seat
        return asked

    def apply(self, action: Action, seat: SeatId, events: object = None) -> None:
        legal = self.decision(seat).legal
        assert not legal or action in legal
        self.taken = (*self.taken, action)

    def result(self) -> Result | None:
        return None if self.actors() else Result(self.puzzle.points(self.hidden, self.taken))

    def sample(self, seat: SeatId, seed: int) -> Self:
        world = self.clone()
        world.hidden = mix(seed) % self.puzzle.worlds
        return world


def seat_at(puzzle: Puzzle, time_left: int | None = None) -> Seat:
    """The first seat of a puzzle, at its start."""
    state = Moment(puzzle=puzzle, hidden=0, luck=Luck(bytes(16)), ply=0)
    return Seat(
        game=cast(Game, SimpleNamespace(seat_names="ABC"[: puzzle.seats])),
        id=A,
        decision=state.decision(A),
        view=None,
        events=(),
        time_left=time_left,
        sample=cast(Callable[[int], State], partial(state.sample, A)),
    )


def won_by(winner: SeatId | None) -> tuple[int, ...]:
    """The points of two seats; None is a draw."""
    return (0, 0) if winner is None else (int(winner == A), int(winner == B))


def piles(stones: int) -> Puzzle:
    """Take one to three stones; the last one wins. B may not take as many as nobody told A."""

    def left(taken: Taken) -> int:
        return stones - sum(taken)

    def ask(banned: int, taken: Taken) -> Decision | None:
        if not left(taken):
            return None
        seat = SeatId(len(taken) % 2)
        able = [number for number in (1, 2, 3) if number <= left(taken)]
        if seat == B:
            # If the last stone is forbidden to it, it has to do without.
            able = [number for number in able if number != banned + 1] or [0]
        return Decision("take", seat, tuple(able))

    def points(banned: int, taken: Taken) -> tuple[int, ...]:
        return won_by(SeatId(1 - len(taken) % 2))

    return Puzzle(ask, points, worlds=3)


SAFE, WAIT = 0, 1


def _boxes_ask(ball: int, taken: Taken) -> Decision | None:
    if not taken:
        return Decision("begin", A, (SAFE, WAIT))
    if taken == (WAIT,):
        return Decision("go on", B, (0, 1))
    return Decision("box", A, (0, 1, 2)) if taken[0] == WAIT and len(taken) == 2 else None


def _boxes_points(ball: int, taken: Taken) -> tuple[int, ...]:
    if taken == (SAFE,):
        return won_by(None)
    return won_by(A if taken[-1] == ball else B)


BOXES = Puzzle(_boxes_ask, _boxes_points, worlds=3)
"""A draw, or else name the box that the ball is in. In every single world that is easy."""

LEFT, RIGHT, GAMBLE = 0, 1, 2


def _pit_ask(luck: int, taken: Taken) -> Decision | None:
    if not taken:
        return Decision("dig", A, (LEFT, RIGHT, GAMBLE), flags=Flag.PRIVATE)
    return Decision("step", B, (LEFT, RIGHT)) if len(taken) == 1 else None


def _pit_points(luck: int, taken: Taken) -> tuple[int, ...]:
    caught = luck == 0 if taken[0] == GAMBLE else taken[0] == taken[1]
    return won_by(A if caught else None)


PIT = Puzzle(_pit_ask, _pit_points, worlds=4)
"""A pit in one of two ways catches B every second time, as B cannot see it; a gamble every
fourth."""


def _favour_ask(hidden: int, taken: Taken) -> Decision | None:
    if not taken:
        return Decision("offer", A, (0, 1))
    return Decision("accept", B, (0, 1)) if taken == (1,) else None


def _favour_points(hidden: int, taken: Taken) -> tuple[int, ...]:
    if taken == (0,):
        return (1, 1, 1)
    return (2, 1, 0) if taken == (1, 0) else (0, 0, 1)


FAVOUR = Puzzle(_favour_ask, _favour_points, seats=3)
"""All alike; or B decides: A first and itself second, or both of them last."""
