"""Cards: how paper slides, lands and turns."""

import numpy as np

from web.sound.samples import Samples, band, clock, decay, edges, hiss, mix
from web.sound.struck import Body, modes, strike


def slide(seconds: float, *, low: float, high: float, seed: int) -> Samples:
    """Paper along paper: quicker towards the end, so brighter too."""
    time = clock(seconds)
    dull = band(hiss(seconds, seed), low, (low + high) / 2)
    sharp = band(hiss(seconds, seed + 1), (low + high) / 2, high)
    way = time / seconds
    shape = way**0.8 * (1 - way) ** 1.4
    # Paper catches on paper many times a second.
    grain = 0.7 + 0.3 * np.sin(2 * np.pi * (38 + 30 * way) * time)
    return edges(shape * grain * (dull * (1 - way) + sharp * way), 0.004, 0.05)


def slap(top: float, *, low: float, seed: int, seconds: float = 0.14) -> Samples:
    """A card lands flat: air, then the table under it."""
    table = Body(modes((low, 0.1, 0.5), (low * 2.3, 0.05, 0.3)), contact=0)
    air = band(hiss(seconds, seed) * decay(seconds, 0.05), 350, top)
    return mix((0, 1, edges(air, 0.001, 0.03)), (0.003, 0.6, strike(table, seconds)))


def flick(top: float, *, low: float, seed: int) -> Samples:
    """A card is turned: it bends, springs free and lies down."""
    bent = slide(0.09, low=900, high=top, seed=seed)
    spring = edges(band(hiss(0.03, seed + 2) * decay(0.03, 0.02), 1500, top), 0.0008, 0.01)
    return mix((0, 0.8, bent), (0.085, 0.9, spring), (0.12, 0.9, slap(top, low=low, seed=seed + 3)))


def riffle(top: float, *, seed: int) -> Samples:
    """Two halves of a pack run into each other."""
    cards = [
        edges(band(hiss(0.03, seed + n) * decay(0.03, 0.02), 1200, top), 0.0008, 0.01)
        for n in range(6)
    ]
    # The thumb lets go ever faster, and the last cards fall together.
    times = np.cumsum(np.linspace(0.032, 0.014, 20))
    layers = [(float(at), 0.5 + 0.5 * (n % 3) / 2, cards[n % 6]) for n, at in enumerate(times)]
    return mix(*layers, (float(times[-1]) + 0.05, 1.3, slap(top, low=180, seed=seed + 9)))
