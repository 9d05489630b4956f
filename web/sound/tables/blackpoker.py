"""BlackPoker (ブラックポーカー): crisp playing cards on a cloth over a hard table."""

from web.sound.palette import Sounds
from web.sound.paper import flick, slap, slide
from web.sound.plucked import koto
from web.sound.samples import Samples, mix
from web.sound.struck import DRUM, FELT, LACQUER, strike


def hit() -> Samples:
    """A wound: the card lands with the table under it."""
    return mix((0, 0.8, slap(8500, low=140, seed=341)), (0.004, 0.8, strike(DRUM, 0.4, tune=1.3)))


def drive() -> Samples:
    """A card is swung to its side and tapped straight."""
    swing = slide(0.11, low=800, high=5200, seed=351)
    return mix((0, 0.7, swing), (0.1, 0.6, strike(FELT, 0.09, tune=1.5)))


def counter() -> Samples:
    """Struck off: a blade of lacquer, and a string that is stopped."""
    return mix(
        (0, 0.9, slap(9000, low=320, seed=361)),
        (0.01, 0.8, strike(LACQUER, 0.14, tune=0.7)),
        (0.05, 0.5, koto(52, 0.26, t60=0.22, bright=0.4)),
    )


def knock() -> Samples:
    """Whoever passes knocks on the table, twice and softly."""
    once = strike(FELT, 0.08, tune=0.8)
    return mix((0, 0.8, once), (0.1, 1, once))


SOUNDS: Sounds = {
    "card-draw": (lambda: slide(0.16, low=1200, high=9500, seed=311), 0.5),
    "card-lay": (lambda: slap(8000, low=190, seed=321), 0.6),
    "card-turn": (lambda: flick(9500, low=190, seed=331), 0.55),
    "hit": (hit, 0.7),
    "drive": (drive, 0.5),
    "counter": (counter, 0.7),
    "pass": (knock, 0.4),
}
