"""SquFiBo: small thick cards on tatami, which takes the ring out of everything."""

from web.sound.common import bell, run
from web.sound.palette import Sounds
from web.sound.paper import flick, slap, slide
from web.sound.samples import Samples, mix
from web.sound.struck import BAMBOO, strike


def notice() -> Samples:
    """Somebody noticed: eyes open, three bells upwards and a string that laughs along."""
    bells = [(0.07 + n * 0.09, 0.8, bell(pitch, 0.7)) for n, pitch in enumerate((81, 86, 93))]
    return mix((0, 0.7, run((69, 74, 78, 81), 0.07, 0.9)), *bells)


# C4 of the rulings: no sound may tell that a role lies on the table, only that one was declared.
SOUNDS: Sounds = {
    "card-draw": (lambda: slide(0.18, low=500, high=3800, seed=211), 0.5),
    "card-lay": (lambda: slap(3000, low=150, seed=221), 0.65),
    "card-turn": (lambda: flick(4200, low=150, seed=231), 0.55),
    "declare": (
        lambda: mix((0, 0.9, strike(BAMBOO, 0.2, tune=0.8)), (0.06, 0.6, run((69, 74), 0.08, 0.5))),
        0.6,
    ),
    "notice": (notice, 0.6),
}
