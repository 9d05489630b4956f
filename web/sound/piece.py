"""A piece: voices laid on a circle of time, then played in a room."""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from web.sound.loudness import level_music
from web.sound.room import room
from web.sound.samples import RATE, Samples, count
from web.sound.score import BAR, Line, Note, pitch

# What a voice plays for a pitch, a length in seconds, and whether it is bent.
Voice = Callable[[float, float, bool], Samples]

# How late a player is, in seconds, and how strong: nobody plays like a clock.
HUMAN = (0.0, 0.011, 0.004, 0.016, 0.002, 0.009, 0.013)
TOUCH = (1.0, 0.86, 0.95, 0.82, 0.9)


@dataclass(frozen=True)
class Stretch:
    """One voice for some bars."""

    bar: int
    line: Line
    scale: tuple[int, ...]
    tonic: float
    voice: Voice
    force: float


@dataclass(frozen=True)
class Piece:
    """Two parts of as many bars each, around and around."""

    beat: float
    bars: int
    wet: float
    stretches: tuple[Stretch, ...]

    @property
    def seconds(self) -> float:
        return self.beat * self.bars * BAR


def render(piece: Piece) -> Samples:
    """One time around the circle."""
    circle = np.zeros(count(piece.seconds))
    for stretch in piece.stretches:
        for number, note in enumerate(stretch.line):
            _lay(circle, piece.beat, stretch, note, number)
    return level_music(room(circle, piece.wet))


def _lay(circle: Samples, beat: float, stretch: Stretch, note: Note, number: int) -> None:
    if note.step is None:
        return
    high = pitch(note.step, stretch.scale, stretch.tonic)
    sound = stretch.voice(high, note.beats * beat, note.bent)
    when = (stretch.bar * BAR + note.at) * beat + HUMAN[number % len(HUMAN)]
    # The first beat of a bar leans a little.
    lean = 1.0 if note.at % BAR == 0 else TOUCH[number % len(TOUCH)]
    where = (round(when * RATE) + np.arange(len(sound))) % len(circle)
    # A note shorter than the circle meets no sample twice, so plain adding is enough.
    circle[where] += stretch.force * lean * sound
