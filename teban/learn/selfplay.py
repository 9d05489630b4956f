"""Games of a teacher against itself, and what there is to learn from them."""

from random import Random
from typing import Any

from msgspec import Struct

from teban.core.chance import SEED_BYTES, mix
from teban.core.game import Game
from teban.core.ids import Action, SeatId
from teban.core.match import Match, new_record, play_out
from teban.core.seat import Player, Seat
from teban.lab.games import Progress, map_games
from teban.players.learned.lessons import Lesson, School, Teachable

SURPRISE = 0.1
"""How often anything at all is done instead, so that no two games are the same; no lesson."""


class Sitting(Struct, frozen=True):
    """One game to be played."""

    game: Game
    options: Any
    seed: int


class Learned(Struct, frozen=True):
    """A choice, and what came of it for whoever made it."""

    lesson: Lesson
    outcome: float
    """From -1, lost, to 1, won."""


def play_many(
    game: Game,
    options: Any,
    games: int,
    seed: int,
    processes: int,
    progress: Progress | None = None,
) -> list[Learned]:
    """All choices of so many games, in order; the same for the same seed."""
    sittings = [Sitting(game, options, mix(seed) + number) for number in range(games)]
    return [found for part in map_games(play, sittings, processes, progress) for found in part]


def play(sitting: Sitting) -> list[Learned]:
    """One game."""
    game = sitting.game
    assert isinstance(game, Teachable)
    random = Random(sitting.seed)
    key = random.randbytes(SEED_BYTES)
    private = [game.private() for _ in game.seat_names]
    match = Match(game, new_record(game, sitting.options, private, game.seat_names, key, key))
    pupils = {
        SeatId(seat): Pupil(game.school, random.getrandbits(63))
        for seat in range(len(game.seat_names))
    }
    payoffs = play_out(match, pupils).payoffs
    return [
        Learned(lesson, payoffs[seat]) for seat, pupil in pupils.items() for lesson in pupil.lessons
    ]


class Pupil:
    """Sits in the teacher's place, does what the teacher does, and takes notes."""

    def __init__(self, school: School, seed: int) -> None:
        self._random = Random(seed)
        self._school = school
        self._teacher: Player = school.teacher(self._random.getrandbits(63))
        self.lessons: list[Lesson] = []

    def choose(self, seat: Seat) -> Action:
        """The teacher's choice, but for a surprise now and then."""
        legal = seat.decision.legal
        if len(legal) > 1 and self._random.random() < SURPRISE:
            return self._random.choice(legal)
        action = self._teacher.choose(seat)
        lesson = self._school.lesson(seat, action)
        if lesson is not None:
            self.lessons.append(lesson)
        return action
