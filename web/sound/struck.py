"""Things that are hit: stones, wood, felt, bells. A few decaying tones each, and the contact."""

from dataclasses import dataclass

import numpy as np

from web.sound.samples import Samples, band, clock, decay, edges, hiss


@dataclass(frozen=True)
class Mode:
    """One way a body swings."""

    hertz: float
    t60: float
    force: float


@dataclass(frozen=True)
class Body:
    """What is hit, and the few milliseconds of noise in which it is touched."""

    modes: tuple[Mode, ...]
    contact: float = 0.5
    contact_t60: float = 0.02
    contact_band: tuple[float, float] = (900, 9000)


def strike(body: Body, seconds: float, *, tune: float = 1, seed: int = 1) -> Samples:
    """`tune` makes a body smaller (above 1) or larger."""
    time = clock(seconds)
    sound = np.zeros(len(time))
    for mode in body.modes:
        sound += (
            mode.force * decay(seconds, mode.t60) * np.sin(2 * np.pi * mode.hertz * tune * time)
        )
    touch = band(hiss(seconds, seed) * decay(seconds, body.contact_t60), *body.contact_band)
    return edges(sound + body.contact * touch, rise=0.0008, fall=min(0.03, seconds / 4))


def modes(*rows: tuple[float, float, float]) -> tuple[Mode, ...]:
    """Frequency, decay and force of each."""
    return tuple(Mode(*row) for row in rows)


# Slate and shell on kaya wood: the pieces ring high and short, the hollow board answers low.
WOOD = Body(
    modes(
        (196, 0.16, 0.7), (412, 0.09, 0.5), (1130, 0.05, 0.9), (2380, 0.035, 0.7), (4150, 0.02, 0.4)
    ),
    contact=0.5,
    contact_t60=0.012,
)
# A reversi piece on felt over wood: the cloth swallows the ring and leaves a round tock.
FELT = Body(
    modes((236, 0.13, 0.8), (540, 0.08, 0.9), (1240, 0.05, 0.6), (2050, 0.03, 0.25)),
    contact=0.3,
    contact_t60=0.014,
    contact_band=(500, 5000),
)
# A glazed stone on lacquer: brighter and a little longer.
LACQUER = Body(
    modes((330, 0.1, 0.5), (1480, 0.08, 0.8), (3050, 0.06, 0.6), (5200, 0.03, 0.3)),
    contact=0.45,
    contact_t60=0.01,
)
BAMBOO = Body(
    modes((620, 0.09, 0.9), (1390, 0.05, 0.6), (2600, 0.03, 0.3)), contact=0.3, contact_t60=0.01
)
# Bars over tubes: a pure tone with its fourth and tenth harmonics, tuned from 440 Hz.
MARIMBA = Body(
    modes((440, 0.7, 1), (1760, 0.18, 0.35), (4300, 0.07, 0.12)), contact=0.15, contact_t60=0.008
)
# A small standing bell (りん), tuned from 440 Hz: its partials are no harmonics.
BELL = Body(
    modes((440, 1.6, 1), (1214, 1.0, 0.45), (2310, 0.6, 0.22), (3680, 0.3, 0.1)),
    contact=0.05,
    contact_t60=0.01,
)
DRUM = Body(
    modes((78, 0.5, 1), (124, 0.3, 0.5), (178, 0.2, 0.3)),
    contact=0.25,
    contact_t60=0.05,
    contact_band=(150, 1200),
)
