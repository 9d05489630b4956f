"""The players of both pieces."""

from web.sound.blown import flute, reeds
from web.sound.plucked import koto
from web.sound.samples import Samples
from web.sound.struck import WOOD, strike


def strings(pitch: float, seconds: float, bent: bool) -> Samples:
    """Nobody damps a koto: a string rings on under the next ones."""
    return koto(pitch, max(seconds, 2.6), t60=4.2, bright=0.5, bend=1.0 if bent else 0)


def bass_strings(pitch: float, seconds: float, bent: bool) -> Samples:
    return koto(pitch, max(seconds, 3.0), t60=5.0, bright=0.25, bend=1.0 if bent else 0)


def bamboo_flute(pitch: float, seconds: float, bent: bool) -> Samples:
    return flute(pitch, seconds + 0.25, breath=0.22 if bent else 0.12)


def mouth_organ(pitch: float, seconds: float, _bent: bool) -> Samples:
    """Fifth and ninth over the note, as still as water."""
    return reeds((pitch, pitch + 7, pitch + 14), seconds + 1.5)


def stone(pitch: float, _seconds: float, _bent: bool) -> Samples:
    """A move, somewhere in the room: the higher the note, the smaller the stone."""
    return strike(WOOD, 0.3, tune=2 ** ((pitch - 62) / 36))
