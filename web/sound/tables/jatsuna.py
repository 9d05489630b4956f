"""Jatsuna (ジャツナ): stones of three shapes on kaya wood.

The more a move captures, the higher it sounds, as in the original: a click for none, bars of
wood for one to three, and the drum for four and more.
"""

from web.sound.palette import Sounds
from web.sound.samples import Samples, hertz, mix
from web.sound.struck import DRUM, MARIMBA, WOOD, strike


def capture(pitch: float) -> Samples:
    return mix(
        (0, 0.6, strike(WOOD, 0.2)), (0.02, 0.8, strike(MARIMBA, 0.38, tune=hertz(pitch) / 440))
    )


def storm() -> Samples:
    bars = [
        (0.02 + n * 0.035, 0.5, strike(MARIMBA, 0.4, tune=hertz(pitch) / 440))
        for n, pitch in enumerate((62, 69, 74, 81))
    ]
    return mix((0, 1, strike(DRUM, 0.5)), *bars)


SOUNDS: Sounds = {
    "stone": (lambda: strike(WOOD, 0.2, tune=1.1), 0.75),
    "capture-1": (lambda: capture(69), 0.7),
    "capture-2": (lambda: capture(71), 0.7),
    "capture-3": (lambda: capture(76), 0.7),
    "capture-4": (storm, 0.75),
}
