"""The computer players of SquFibo, weakest first. All of them hold a `Seat`, no more."""

from collections.abc import Callable, Mapping
from functools import partial

from teban.core.levels import Dial
from teban.core.seat import Player
from teban.games.squfibo.levels.attentive import Attentive
from teban.games.squfibo.levels.discarding import any_but_last, making_room
from teban.games.squfibo.levels.expert import Expert
from teban.games.squfibo.levels.master import Master, Plan
from teban.games.squfibo.levels.placing import anywhere, making_roles

MASTER = Plan(wide=6, margin=1.5, worlds=30, depth=4)

LEVELS: Mapping[str, Callable[[int], Player]] = {
    "easy": partial(Attentive, any_but_last, anywhere, 0.80),
    "normal": partial(Attentive, any_but_last, making_roles, 0.95),
    "hard": partial(Attentive, making_room, making_roles, 1.0),
    "expert": Expert,
    "master": partial(Master, MASTER),
}

DIALS: Mapping[str, Dial] = {"noticing": Dial(0, 100, 80, whole=True)}
"""Of a hundred roles, how many it notices."""


def custom(numbers: Mapping[str, float]) -> Callable[[int], Player]:
    """A player who plays as the hard one does, and notices as often as wished."""
    return partial(Attentive, making_room, making_roles, numbers["noticing"] / 100)
