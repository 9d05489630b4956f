"""The room the music is played in."""

import numpy as np

from web.sound.samples import Samples, band, count, decay, hiss

TAIL = 2.2


def room(sound: Samples, wet: float) -> Samples:
    """Around in a circle: what rings at the end of a loop is heard at its beginning."""
    early = hiss(TAIL, 31) * decay(TAIL, TAIL * 0.9)
    early[: count(0.018)] = 0
    echo = band(early, 180, 4200)
    echo /= np.sqrt(np.sum(echo**2))
    answer = np.fft.rfft(echo, len(sound)) * np.fft.rfft(sound)
    return sound + wet * np.fft.irfft(answer, len(sound))


def little_room(sound: Samples, wet: float, seconds: float) -> Samples:
    """For an effect, which may ring out and does not come back."""
    longer = np.concatenate((sound, np.zeros(max(0, count(seconds) - len(sound)))))
    padded = np.concatenate((longer, np.zeros(count(TAIL))))
    return room(padded, wet)[: len(longer)]
