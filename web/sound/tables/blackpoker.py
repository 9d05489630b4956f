"""BlackPoker (ブラックポーカー): crisp playing cards on a cloth over a hard table."""

from web.sound.palette import Sounds
from web.sound.paper import flick, slap, slide
from web.sound.samples import mix
from web.sound.struck import DRUM, strike

SOUNDS: Sounds = {
    "card-draw": (lambda: slide(0.16, low=1200, high=9500, seed=311), 0.5),
    "card-lay": (lambda: slap(8000, low=190, seed=321), 0.6),
    "card-turn": (lambda: flick(9500, low=190, seed=331), 0.55),
    "attack": (
        lambda: mix(
            (0, 0.8, slap(8500, low=140, seed=341)), (0.004, 0.8, strike(DRUM, 0.4, tune=1.3))
        ),
        0.7,
    ),
}
