"""Card Othello (カードオセロ): glazed stones on lacquer, and wills on stiff cards."""

from web.sound.blown import reeds
from web.sound.common import bell
from web.sound.palette import Sounds
from web.sound.paper import flick, slap
from web.sound.samples import mix
from web.sound.struck import BAMBOO, DRUM, FELT, LACQUER, MARIMBA, WOOD, strike

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
    "card-lay": (lambda: slap(6500, low=260, seed=121), 0.6),
    "card-turn": (lambda: flick(8000, low=260, seed=131), 0.55),
}
