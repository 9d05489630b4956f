"""The sounds of any table, and those of a table that has none of its own."""

from web.sound.blown import flute
from web.sound.palette import Sounds
from web.sound.paper import flick, riffle, slap, slide
from web.sound.plucked import koto
from web.sound.room import little_room
from web.sound.samples import Samples, band, edges, hertz, hiss, mix
from web.sound.struck import BAMBOO, BELL, FELT, WOOD, strike

A = 440.0


def bell(pitch: float, seconds: float) -> Samples:
    return strike(BELL, seconds, tune=hertz(pitch) / A)


def run(pitches: tuple[float, ...], gap: float, seconds: float, t60: float = 2.5) -> Samples:
    """A run over the strings."""
    notes = [
        (n * gap, 0.8, koto(pitch, seconds - n * gap, t60=t60)) for n, pitch in enumerate(pitches)
    ]
    return little_room(mix(*notes), 0.35, seconds)


def click() -> Samples:
    return strike(BAMBOO, 0.07, tune=1.6)


def refuse() -> Samples:
    """Two dull knocks on closed wood: no, but nobody is scolded."""
    dull = edges(band(strike(FELT, 0.14, tune=0.62), 60, 1400), rise=0.002)
    return mix((0, 1, dull), (0.11, 0.8, dull))


def your_turn() -> Samples:
    """Two strokes on a small bell, the second a fourth higher: somebody looks up at you."""
    return mix((0, 0.7, bell(81, 0.6)), (0.14, 1, bell(86, 0.6)))


def skip() -> Samples:
    """A breath and a low muted string: the turn goes by."""
    air = edges(band(hiss(0.3, 5), 500, 2200), 0.12, 0.16)
    return mix((0, 0.12, air), (0.1, 0.8, koto(57, 0.35, t60=0.5, bright=0.2)))


def item() -> Samples:
    """Something small drops into a pouch."""
    return mix((0, 0.9, bell(93, 0.4)), (0.07, 0.7, bell(98, 0.4)), (0.16, 0.5, strike(FELT, 0.15)))


def badge() -> Samples:
    """Gold: three bells over a string, in the light scale."""
    chime = ((0, 0.9, bell(81, 0.9)), (0.12, 0.8, bell(83, 0.8)), (0.24, 1.0, bell(88, 0.9)))
    return little_room(mix(*chime, (0, 0.6, koto(69, 1.0))), 0.3, 1.05)


def reveal() -> Samples:
    """What was hidden is seen."""
    return mix((0, 0.6, slide(0.18, low=700, high=6000, seed=61)), (0.15, 0.6, bell(86, 0.4)))


def win() -> Samples:
    return run((62, 67, 69, 74, 76, 81), 0.09, 1.25)


def second() -> Samples:
    """Neither first nor last of three."""
    return run((69, 71, 69, 67), 0.12, 1.0)


def lose() -> Samples:
    """Down the dark scale, gently, to an open end."""
    return run((74, 70, 69, 67, 62), 0.12, 1.15)


def draw() -> Samples:
    """The same two notes from both sides."""
    return run((62, 69, 69, 62), 0.13, 1.0)


def join() -> Samples:
    """Somebody sits down."""
    return mix((0, 0.8, strike(BAMBOO, 0.15, tune=0.9)), (0.09, 0.4, flute(81, 0.32)))


COMMON: Sounds = {
    # It stands first in the file: its sharp start tells the page how far a decoder is off.
    "click": (click, 0.4),
    "refuse": (refuse, 0.55),
    "turn": (your_turn, 0.5),
    "pass": (skip, 0.55),
    "tick": (lambda: strike(BAMBOO, 0.06, tune=2.1), 0.35),
    "item": (item, 0.5),
    "badge": (badge, 0.65),
    "reveal": (reveal, 0.5),
    "join": (join, 0.45),
    "win": (win, 0.7),
    "second": (second, 0.65),
    "lose": (lose, 0.65),
    "draw": (draw, 0.65),
    "stone": (lambda: strike(WOOD, 0.22), 0.8),
    "flip": (
        lambda: mix((0, 0.5, strike(WOOD, 0.12, tune=1.3)), (0.04, 0.9, strike(WOOD, 0.16))),
        0.45,
    ),
    "special": (lambda: mix((0, 1, strike(WOOD, 0.22)), (0.02, 0.5, bell(93, 0.4))), 0.8),
    "card-draw": (lambda: slide(0.2, low=900, high=7500, seed=11), 0.5),
    "card-lay": (lambda: slap(5500, low=210, seed=21), 0.6),
    "card-turn": (lambda: flick(7000, low=210, seed=31), 0.55),
    "card-shuffle": (lambda: riffle(7000, seed=41), 0.5),
}
