"""Breath: a bamboo flute (尺八) and the still chord of a mouth organ (笙)."""

import numpy as np

from web.sound.samples import RATE, Samples, band, clock, count, edges, hertz, hiss


def flute(pitch: float, seconds: float, *, breath: float = 0.12, seed: int = 7) -> Samples:
    """It slides up into its note, and trembles only when the note is held."""
    time = clock(seconds)
    frequency = hertz(pitch)
    scoop = -0.45 * np.exp(-time / 0.06)
    tremble = 0.16 * np.clip((time - 0.5) / 0.8, 0, 1) * np.sin(2 * np.pi * 4.6 * time)
    phase = 2 * np.pi * np.cumsum(frequency * 2 ** ((scoop + tremble) / 12)) / RATE
    tone = np.zeros(len(time))
    for harmonic, force in ((1, 1.0), (2, 0.26), (3, 0.14), (4, 0.04), (5, 0.02)):
        # Upper harmonics come with the breath and go first.
        tone += force * _swell(time, seconds, 0.07 + 0.05 * harmonic) * np.sin(harmonic * phase)
    air = band(hiss(seconds, seed + round(pitch)), frequency * 0.9, frequency * 3.2)
    air *= breath * _swell(time, seconds, 0.03) * (1 + 2 * np.exp(-time / 0.09))
    return edges(tone * (1 + tremble) + air, rise=0.02, fall=min(0.25, seconds / 3))


def reeds(pitches: tuple[float, ...], seconds: float) -> Samples:
    """A chord that grows out of nothing and goes back there."""
    time = clock(seconds)
    chord = np.zeros(len(time))
    for number, pitch in enumerate(pitches):
        for detune, side in ((-0.03, 0.0), (0.04, 1.3)):
            phase = 2 * np.pi * hertz(pitch + detune) * time + side + number
            for harmonic, force in ((1, 1.0), (2, 0.4), (3, 0.2), (4, 0.06)):
                chord += force * np.sin(harmonic * phase)
    return edges(chord * np.sin(np.pi * time / seconds) ** 1.5 / len(pitches), 0.05, 0.05)


def _swell(time: Samples, seconds: float, rise: float) -> Samples:
    level = 1 - np.exp(-time / rise)
    release = count(min(0.35, seconds / 2))
    level[len(level) - release :] *= np.linspace(1, 0, release) ** 1.5
    return level * (0.8 + 0.2 * np.sin(np.pi * time / seconds))
