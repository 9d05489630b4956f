"""Stretches of sound as arrays, and the few things everything else does with them."""

import numpy as np
from numpy.typing import NDArray

Samples = NDArray[np.float64]

# Half of the usual rate: strings, bamboo and stones have little above 12 kHz, and files halve.
RATE = 24_000


def count(seconds: float) -> int:
    return round(seconds * RATE)


def clock(seconds: float) -> Samples:
    """The time of each sample, from zero."""
    return np.arange(count(seconds), dtype=np.float64) / RATE


def hertz(pitch: float) -> float:
    """MIDI numbers: 69 is the A of 440 Hz, and a semitone is 1."""
    return float(440 * 2 ** ((pitch - 69) / 12))


def decibels(level: float) -> float:
    """As a factor."""
    return float(10 ** (level / 20))


def hiss(seconds: float, seed: int) -> Samples:
    """White noise, the same for the same seed for ever."""
    return np.random.Generator(np.random.PCG64(seed)).standard_normal(count(seconds))


def band(sound: Samples, low: float, high: float) -> Samples:
    """What lies between two frequencies, with slopes an ear takes for natural."""
    spectrum = np.fft.rfft(sound, 2 * len(sound))
    frequencies = np.fft.rfftfreq(2 * len(sound), 1 / RATE)
    keep = 1 / (1 + (frequencies / high) ** 6)
    keep *= (frequencies / low) ** 4 / (1 + (frequencies / low) ** 4)
    return np.fft.irfft(spectrum * keep, 2 * len(sound))[: len(sound)]


def decay(seconds: float, t60: float) -> Samples:
    """An envelope that has fallen by 60 dB after t60 seconds."""
    return np.exp(-6.9078 * clock(seconds) / t60)


def edges(sound: Samples, rise: float = 0.001, fall: float = 0.01) -> Samples:
    """From nothing and to nothing, so that no cut is heard."""
    shaped = sound.copy()
    up, down = count(rise), count(fall)
    shaped[:up] *= 0.5 - 0.5 * np.cos(np.pi * np.arange(up) / up)
    shaped[len(shaped) - down :] *= 0.5 + 0.5 * np.cos(np.pi * np.arange(1, down + 1) / down)
    return shaped


def mix(*layers: tuple[float, float, Samples]) -> Samples:
    """Each layer is when it begins, how strong it is, and what it is."""
    whole = np.zeros(max(count(at) + len(sound) for at, _, sound in layers))
    for at, force, sound in layers:
        start = count(at)
        whole[start : start + len(sound)] += force * sound
    return whole
