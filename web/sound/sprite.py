"""All effects one behind the other in a single file: one fetch, and none is late the first time."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

import numpy as np

from web.sound.effects import Effect
from web.sound.loudness import level_effect
from web.sound.samples import RATE, Samples, count, edges

# Silence before, between and after: longer than any encoder smears or any decoder is off.
GAP = 0.05


@dataclass(frozen=True)
class Place:
    """Where an effect lies in the file, in seconds, and how loud it is to be played."""

    at: float
    length: float
    gain: float


@dataclass(frozen=True)
class Sprite:
    sound: Samples
    places: dict[str, Place]
    # When the first effect is as loud as half its peak; a page looks for the same moment.
    onset: float


def sprite(effects: Iterable[Effect]) -> Sprite:
    """Two names for one sound share it to the last sample: nothing tells them apart."""
    rows: list[Samples] = [np.zeros(count(GAP))]
    made: dict[Callable[[], Samples], tuple[float, float]] = {}
    places = {}
    at = len(rows[0])
    for effect in effects:
        if effect.make not in made:
            sound = level_effect(edges(effect.make(), rise=0.0005, fall=0.02))
            made[effect.make] = (at / RATE, len(sound) / RATE)
            rows += [sound, np.zeros(count(GAP))]
            at += len(sound) + count(GAP)
        places[effect.name] = Place(*made[effect.make], effect.gain)
    first = rows[1]
    loud = int(np.argmax(np.abs(first) >= np.max(np.abs(first)) / 2))
    return Sprite(np.concatenate(rows), places, (len(rows[0]) + loud) / RATE)
