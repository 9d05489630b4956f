"""How loud something is, and making everything equally so."""

import numpy as np

from web.sound.samples import Samples, count, decibels

# Encoders overshoot by a decibel or two; nothing may reach full scale after them.
PEAK = decibels(-4)
EFFECT = decibels(-17)
MUSIC = decibels(-23)
WINDOW = 0.05


def peak(sound: Samples) -> float:
    return float(np.max(np.abs(sound)))


def rms(sound: Samples) -> float:
    return float(np.sqrt(np.mean(sound**2)))


def loudest(sound: Samples) -> float:
    """The strongest twentieth of a second: what an ear takes for the loudness of a knock."""
    width = count(WINDOW)
    energy = np.cumsum(np.concatenate(([0.0], sound**2, np.zeros(width))))
    return float(np.sqrt(np.max(energy[width:] - energy[:-width]) / width))


def level_effect(sound: Samples) -> Samples:
    return sound * min(EFFECT / loudest(sound), PEAK / peak(sound))


def level_music(sound: Samples) -> Samples:
    """To an even loudness; the few plucks above the ceiling are bent under it, not cut."""
    loud = sound * (MUSIC / rms(sound))
    return PEAK * np.tanh(loud / PEAK)
