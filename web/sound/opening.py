"""初手, the first move: the music before a game.

It is a game of reversi. Black speaks in the dark scale (陰), White answers with the same phrase
turned over. Then the strings themselves are turned, two of the five, and everything is said
again in the light scale (陽) with the sides changed.
"""

from web.sound.ensemble import bamboo_flute, bass_strings, mouth_organ, stone, strings
from web.sound.piece import Piece, Stretch
from web.sound.score import IN, YO, moved, read, turned

D = 62

PHRASE = read("3_ 4' 3' 2 | 1_ ~0_ | 0' 1' 2 3' 4' 3 | 3__ .")
ANSWER = turned(PHRASE, axis=3)
TOGETHER = read("5' 4' 3 2' 3' 1 | 0_ . 1' 0' | -2 0 1 2' 3' | ~3__ .")
REST = read("5_ 4 3 | 2_ 3' 2' 0 | -2_ -1 ~0 | 0__ .")

WALK = read("-5__ -2 | -4_ -5_ | -3__ -2 | -5_ -2 0")
HIGH_WALK = read("-5__ -2 | -3_ -1_ | -4__ -3 | -5_ -2 0")
HOME = read("-3__ -2 | -5_ -2_ | -3_ -4_ | -5_ -2 .")
RIPPLE = read(
    "-5' -2' 0' 2' 3' 2' 0' -2' | -4' -1' 1' 2' 4' 2' 1' -1' "
    "| -3' 0' 2' 3' 5' 3' 2' 0' | -5' -2' 0' 2' 3_"
)
EBB = read("-3' 0' 2' 3' 5_ | -5' -2' 0' 2' 3_ | -4' -1' 1 -3_ | -5__ .")

# Stones are laid down between the phrases, never on top of them.
MOVES = read(".___ | .__ 0 | .___ | . . 0 .")
MORE_MOVES = read(".___ | . . . 0 | .___ | . 2 . 0")
LAST_MOVE = read(".___ | .___ | .___ | 0 .__")

DARK = (
    Stretch(0, PHRASE, IN, D, strings, 0.5),
    Stretch(4, ANSWER, IN, D, strings, 0.45),
    Stretch(8, TOGETHER, IN, D, strings, 0.5),
    Stretch(0, WALK, IN, D, bass_strings, 0.3),
    Stretch(4, HIGH_WALK, IN, D, bass_strings, 0.3),
    Stretch(8, HOME, IN, D, bass_strings, 0.3),
    Stretch(4, read("-5___ | .___ | -2___ | .___"), IN, D, mouth_organ, 0.045),
    Stretch(8, read(".___ | 3___ | .___ | .___"), IN, D, bamboo_flute, 0.09),
    Stretch(0, MOVES, IN, D, stone, 0.10),
    Stretch(4, MORE_MOVES, IN, D, stone, 0.10),
    Stretch(8, LAST_MOVE, IN, D, stone, 0.12),
)
LIGHT = (
    Stretch(12, ANSWER, YO, D, bamboo_flute, 0.15),
    Stretch(16, moved(PHRASE, 5), YO, D, strings, 0.4),
    Stretch(20, REST, YO, D, strings, 0.45),
    Stretch(12, RIPPLE, YO, D, strings, 0.24),
    Stretch(16, RIPPLE, YO, D, bass_strings, 0.26),
    Stretch(20, EBB, YO, D, bass_strings, 0.28),
    Stretch(16, read("-5___ | -4___ | -3___ | -5___"), YO, D, mouth_organ, 0.05),
    Stretch(20, read(".___ | .___ | 4_ 3_ | .___"), YO, D, bamboo_flute, 0.10),
    Stretch(16, MOVES, YO, D, stone, 0.09),
    Stretch(20, LAST_MOVE, YO, D, stone, 0.12),
)

OPENING = Piece(beat=0.825, bars=24, wet=0.5, stretches=DARK + LIGHT)
