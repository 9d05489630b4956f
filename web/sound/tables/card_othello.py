"""Card Othello (カードオセロ): glazed stones on lacquer, and wills on stiff cards."""

from web.sound.blown import reeds
from web.sound.common import bell
from web.sound.palette import Sounds
from web.sound.paper import flick, slap, slide
from web.sound.plucked import koto
from web.sound.samples import Samples, band, decay, edges, hiss, mix
from web.sound.struck import BAMBOO, DRUM, FELT, LACQUER, MARIMBA, WOOD, strike


def blast() -> Samples:
    """A low skin, and the dust that comes down after it."""
    dust = edges(band(hiss(0.36, 141) * decay(0.36, 0.3), 90, 900), 0.003, 0.1)
    return mix((0, 1, strike(DRUM, 0.4, tune=0.8)), (0.01, 0.5, dust))


def trap() -> Samples:
    """Jaws of wood snap shut, and something small gets away."""
    jaws = mix((0, 1, strike(BAMBOO, 0.12, tune=0.7)), (0.045, 1, strike(WOOD, 0.16, tune=0.7)))
    return mix((0, 1, jaws), (0.12, 0.4, koto(57, 0.22, t60=0.3, bright=0.3)))


def dragon() -> Samples:
    """A breath through scales, over a drum far away."""
    breath = slide(0.3, low=180, high=1600, seed=151)
    return mix((0, 0.8, breath), (0.12, 0.8, strike(DRUM, 0.28, tune=1.3, seed=5)))


def wind() -> Samples:
    """Something is blown along the lacquer."""
    return slide(0.26, low=400, high=3200, seed=161)


def grow() -> Samples:
    """A bud opens: two drops, the second higher."""
    return mix(
        (0, 0.7, strike(MARIMBA, 0.25, tune=2)), (0.09, 0.8, strike(MARIMBA, 0.25, tune=2.7))
    )


def restore() -> Samples:
    """Down, and up again."""
    notes = enumerate((81, 76, 81))
    return mix(*((n * 0.09, 0.8, bell(pitch, 0.24)) for n, pitch in notes))


def tempt() -> Samples:
    """A string that is bent to the other side."""
    return mix((0, 0.7, koto(69, 0.3, t60=0.6, bright=0.5)), (0.1, 0.6, koto(70, 0.26, t60=0.6)))


# As in the original a player chooses among five stones; the first is the table's own.
SOUNDS: Sounds = {
    "stone": (lambda: strike(LACQUER, 0.2), 0.75),
    "stone-2": (lambda: strike(WOOD, 0.2, tune=0.85), 0.75),
    "stone-3": (lambda: strike(BAMBOO, 0.16), 0.7),
    "stone-4": (lambda: strike(FELT, 0.18, tune=0.9), 0.75),
    "stone-5": (lambda: strike(MARIMBA, 0.3, tune=1.5), 0.65),
    "flip": (
        lambda: mix((0, 0.4, strike(LACQUER, 0.1, tune=1.4)), (0.05, 0.8, strike(LACQUER, 0.15))),
        0.42,
    ),
    "special": (lambda: mix((0, 1, strike(LACQUER, 0.2)), (0.02, 0.5, bell(90, 0.4))), 0.75),
    "charge": (lambda: mix((0, 0.5, reeds((76, 81), 0.4)), (0.2, 0.5, bell(88, 0.32))), 0.4),
    "destroy": (
        lambda: mix((0, 1, strike(DRUM, 0.4)), (0.01, 0.4, strike(LACQUER, 0.2, tune=0.7))),
        0.75,
    ),
    "blast": (blast, 0.8),
    "trap": (trap, 0.75),
    "dragon": (dragon, 0.7),
    "wind": (wind, 0.5),
    "grow": (grow, 0.5),
    "restore": (restore, 0.5),
    "tempt": (tempt, 0.55),
    "card-lay": (lambda: slap(6500, low=260, seed=121), 0.6),
    "card-turn": (lambda: flick(8000, low=260, seed=131), 0.55),
}
