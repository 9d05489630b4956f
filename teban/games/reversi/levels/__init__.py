"""The computer players of Hidden Reversi, weakest first. All of them hold a `Seat`, no more."""

from collections.abc import Callable, Mapping

from msgspec import structs

from teban.core.levels import Dial
from teban.core.seat import Player
from teban.games.reversi.levels.deep import Deep, Depth
from teban.games.reversi.levels.simple import (
    LOOK_AHEAD,
    Simply,
    at_first_sight,
    lead,
    most_likely,
    position,
)
from teban.players.alphabeta import AlphaBeta
from teban.players.greedy import Greedy
from teban.players.uniform import Uniform

FIVE = Depth(worlds=8, wide=5, depth=5, exact=10, seconds=1.0)
SIX = Depth(worlds=8, wide=3, depth=60, exact=12, seconds=1.0, picky=True, variety=80)

LEVELS: Mapping[str, Callable[[int], Player]] = {
    # Specials anywhere are worth as much as greed: with its own, the first would be the second.
    "level1": lambda seed: Simply(Uniform(seed), at_first_sight, specials=False),
    "level2": lambda seed: Simply(Greedy(seed, lead), at_first_sight),
    "level3": lambda seed: Simply(Greedy(seed, position), most_likely),
    "level4": lambda seed: Simply(AlphaBeta(seed, LOOK_AHEAD), most_likely),
    "level5": lambda seed: Deep(seed, FIVE),
    "level6": lambda seed: Deep(seed, SIX),
}

DIALS: Mapping[str, Dial] = {
    "depth": Dial(least=1, most=20, usual=6, whole=True),
    "seconds": Dial(least=0.1, most=10, usual=1),
}


def custom(numbers: Mapping[str, float]) -> Callable[[int], Player]:
    """The strongest level, but so many placements deep and so long."""
    depth = int(numbers["depth"])
    exact = min(SIX.exact, 2 * depth + 2)
    plan = structs.replace(SIX, depth=depth, exact=exact, seconds=numbers["seconds"])
    return lambda seed: Deep(seed, plan)
