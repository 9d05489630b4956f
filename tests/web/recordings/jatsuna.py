"""Jatsuna: both conversions, with the wall and without, whoever starts, and two against one."""

from teban.games.jatsuna.options import Company, First, Layout, Options, Transform
from teban.games.jatsuna.sides import SEATS
from tests.web.recordings import Recording

_ALONE = tuple(Company() for _ in SEATS)
_PACT = tuple(Company(ultimate=others) for others in ((True, True), (False, True), (False, True)))
"""The second and the third side against the first."""

RECORDINGS = (
    Recording("own", Options(), _ALONE),
    Recording("sansukumi", Options(transform=Transform.SANSUKUMI, first=First.STELLA), _ALONE),
    Recording("open", Options(layout=Layout.DIAGONAL, wall=False, first=First.ROULETTE), _ALONE),
    Recording("pact", Options(), _PACT),
)
