"""Hidden Reversi (隠しリバーシ): round pieces on green felt."""

from web.sound.palette import Sounds
from web.sound.samples import Samples, band, edges, mix
from web.sound.struck import FELT, strike


def stone() -> Samples:
    """§6.1 打音: the click of a piece that is laid down."""
    return strike(FELT, 0.2, tune=1.12)


def flip() -> Samples:
    """The edge lifts, the other side lands."""
    return mix(
        (0, 0.35, strike(FELT, 0.1, tune=1.7, seed=3)), (0.06, 0.8, strike(FELT, 0.16, seed=4))
    )


def dud() -> Samples:
    """A move that turned nothing, which everybody at the table sees."""
    return edges(band(strike(FELT, 0.25, tune=0.7), 60, 1100), rise=0.002)


SOUNDS: Sounds = {
    "stone": (stone, 0.8),
    "flip": (flip, 0.45),
    # §2.4 of the rulings: no ear may tell a special stone from another. It is the same sound.
    "special": (stone, 0.8),
    "dud": (dud, 0.6),
}
