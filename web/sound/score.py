"""Written music: lines of scale steps, and what one may do with a line.

A line such as `3_ 4' 3' 2 | .___` names steps of a five-note scale, five to the octave. A step
lasts a beat, `'` makes it half a beat, each `_` adds one, `.` is a rest, `~` bends the string,
and bars end at `|`.
"""

import re
from dataclasses import dataclass, replace

BAR = 4
TOKEN = re.compile(r"(~?)(-?\d+|\.)('?)(_*)")

# 陰 and 陽, the dark and the light scale: the same five strings, two of them retuned.
IN = (0, 1, 5, 7, 8)
YO = (0, 2, 5, 7, 9)
# The scale of folk songs (民謡), which is neither.
MINYO = (0, 3, 5, 7, 10)


@dataclass(frozen=True)
class Note:
    """When, how long (in beats) and which step; no step is a rest."""

    at: float
    beats: float
    step: int | None
    bent: bool = False


Line = tuple[Note, ...]


def read(text: str) -> Line:
    """Notes of a line, every bar checked to be full."""
    notes: list[Note] = []
    at = 0.0
    for bar in text.split("|"):
        end = at + BAR
        for token in bar.split():
            match = TOKEN.fullmatch(token)
            if match is None:
                raise ValueError(f"no note: {token!r}")
            bent, step, half, more = match.groups()
            beats = (0.5 if half else 1.0) + len(more)
            notes.append(Note(at, beats, None if step == "." else int(step), bool(bent)))
            at += beats
        if at != end:
            raise ValueError(f"{at - end + BAR} beats in the bar {bar!r}")
    return tuple(notes)


def turned(line: Line, axis: int) -> Line:
    """Turned over like a stone: what rose falls, around one step that stays."""
    return tuple(
        note if note.step is None else replace(note, step=2 * axis - note.step) for note in line
    )


def moved(line: Line, steps: int) -> Line:
    """Five steps are an octave."""
    return tuple(
        note if note.step is None else replace(note, step=note.step + steps) for note in line
    )


def length(line: Line) -> float:
    return line[-1].at + line[-1].beats


def pitch(step: int, scale: tuple[int, ...], tonic: float) -> float:
    octave, place = divmod(step, len(scale))
    return tonic + 12 * octave + scale[place]
