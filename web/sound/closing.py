"""感想戦, looking back together: the music after a game.

§6.3 of Hidden Reversi: it does not depend on who won. So it keeps to the scale of folk songs,
which neither mourns nor cheers, and never ends on a high note or a low one but on the fifth.
"""

from web.sound.ensemble import bamboo_flute, bass_strings, mouth_organ, stone, strings
from web.sound.piece import Piece, Stretch
from web.sound.score import MINYO, YO, read

A = 57
D = 62

SONG = read("0_ 2' 3' 2 | 3__ . | 5_ 4' 3' 2 | 3__ . | 4_ 3' 2' 1 | 2__ . | 0_ 1' 2' 1 | 0__ .")
BREATH = read(". 2 3_ | 3__ .")
LOOKING_BACK = read(
    "3' 2' 3 5_ | 4' 3' 2 3_ | 5' 6' 5 4' 3' 2 | ~3__ . "
    "| 3' 2' 1 0_ | 1' 2' 3 2_ | 4' 3' 2 1' 0' 1 | 2__ ."
)
LAST = read("-2_ 0 1 | 2__ .")
STEPS = read("-5_ -3_ | -5' -3' -2_ . | -5_ -2_ | -3_ -2_ | -4_ -2_ | -3_ 0_ | -5_ -4_ | -5_ -2_")
WATER = read(
    "-5' -2' 0' 2' 3_ | -4' -1' 1' 2' 4_ | -3' 0' 2' 3' 5_ | -5' -2' 0' 2' 3_ "
    "| -5' -2' 0' 2' 3_ | -3' 0' 2' 3' 2_ | -4' -1' 1' 2' 1_ | -5' -2' 0' 2_ .'"
)
STILL = read("-5___ | .___ | -3___ | .___ | -4___ | .___ | -5___ | .___")

ALONE = (
    Stretch(0, SONG, MINYO, D, bamboo_flute, 0.15),
    Stretch(8, BREATH, MINYO, D, strings, 0.3),
    Stretch(0, STEPS, MINYO, D, bass_strings, 0.34),
    Stretch(8, read("-5_ -3_ | -5__ ."), MINYO, D, bass_strings, 0.3),
    Stretch(0, STILL, MINYO, D, mouth_organ, 0.06),
    Stretch(9, read(". . . 0"), MINYO, A, stone, 0.08),
)
TOGETHER = (
    Stretch(10, LOOKING_BACK, YO, D, strings, 0.6),
    Stretch(18, LAST, YO, D, strings, 0.5),
    Stretch(10, WATER, YO, D, bass_strings, 0.36),
    Stretch(18, read("-5_ -2_ | -5__ ."), YO, D, bass_strings, 0.28),
    Stretch(10, STILL, YO, D, mouth_organ, 0.05),
    Stretch(13, read(".' 3'_ 5 . | .___ | .___ | .___ | .' 2'_ 3_"), YO, D, bamboo_flute, 0.1),
    Stretch(18, read(".___ | . 0 ._"), YO, A, stone, 0.08),
)

CLOSING = Piece(beat=0.96, bars=20, wet=0.6, stretches=ALONE + TOGETHER)
