"""Plucked strings after Karplus and Strong: one period goes round and loses its edge."""

import math

import numpy as np

from web.sound.samples import RATE, Samples, clock, count, edges, hertz

# The string swings at twice the rate: whole periods are finer, and it can be read out bent.
FINE = 2 * RATE
# Above this frequency less of a string's edge is lost on each round, since rounds are more; all
# strings then grow dull in the same time, where plain averaging would leave high ones no colour.
EVEN = 220.0


def koto(
    pitch: float, seconds: float, *, t60: float = 3.0, bright: float = 0.5, bend: float = 0
) -> Samples:
    """`bend` is a push on the string behind the bridge (押し手), in semitones, let go slowly."""
    frequency = hertz(pitch)
    # Averaging with a neighbour also lengthens the period, by the neighbour's share.
    share = 0.5 - 0.5 * math.sqrt(1 - min(1.0, EVEN / frequency))
    period = round(FINE / frequency - share)
    # Low strings ring longer, as on the instrument.
    ring = t60 * (220 / frequency) ** 0.35
    keep = 10 ** (-3 / (frequency * ring))
    string = _swing(_plectrum(period, bright), seconds, keep, share)
    time = clock(seconds)
    push = bend * np.exp(-(((time - 0.28) / 0.16) ** 2))
    step = (period + share) * frequency / RATE * 2 ** (push / 12)
    where = np.concatenate(([0.0], np.cumsum(step)[:-1]))
    sound = np.interp(where, np.arange(len(string)), string)
    return edges(sound / np.max(np.abs(sound)), rise=0.0015, fall=min(0.2, seconds / 3))


def _plectrum(period: int, bright: float) -> Samples:
    """The shape of the string when an ivory nail lets go of it, near the bridge."""
    harmonic = np.arange(1, period // 2)
    place = 0.11
    dull = np.exp(-harmonic / (4 + 36 * bright))
    spectrum = np.zeros(period // 2 + 1, dtype=np.complex128)
    # Spread phases: a nail scrapes along the string and does not click.
    spectrum[1 : period // 2] = (
        np.sin(np.pi * place * harmonic) / harmonic**0.8 * dull * np.exp(1j * harmonic**1.5)
    )
    return np.fft.irfft(spectrum, period)


def _swing(start: Samples, seconds: float, keep: float, share: float) -> Samples:
    period = len(start)
    # Room for the readout, which may run ahead while the string is bent.
    rounds = count(2 * seconds * 1.1) // period + 4
    string = np.empty((rounds, period))
    string[0] = start
    for turn in range(1, rounds):
        last = string[turn - 1]
        string[turn] = keep * (1 - share) * last
        string[turn, 1:] += keep * share * last[:-1]
        # The neighbour of the first sample is the end of the round before.
        string[turn, 0] += keep * share * (string[turn - 2, -1] if turn > 1 else last[-1])
    return string.ravel()
