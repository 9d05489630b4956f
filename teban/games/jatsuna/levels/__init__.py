"""The computer players of Jatsuna, weakest first. All of them hold a `Seat`, no more.

The original's Hard, Super Hard and Ultimate stand beside ours as `classic_hard`, `classic` and
`classic_ultimate`; its Easy and Medium are ours. Each is where it belongs: its Hard and Super Hard
below plain greed (3.3).
"""

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from teban.core.levels import Dial
from teban.core.seat import Player
from teban.games.jatsuna.levels.brain import Brain, Compiled
from teban.games.jatsuna.levels.greedy import Greedy
from teban.games.jatsuna.options import Company
from teban.players.uniform import Uniform

ROUND = 3
"""Hard looks so many placements ahead: its own, and one of each of the others."""
TRIES = 20_000
BRAINS: Mapping[str, Brain] = {
    "easy": Brain("RANDOM"),
    "classic_hard": Brain("POSITION"),
    "classic": Brain("FORESIGHT"),
    "medium": Brain("GREEDY"),
    "hard": Brain("MAXN", ROUND),
    "super_hard": Brain("TREE", TRIES),
    "classic_ultimate": Brain("FORESIGHT", joins=True),
    "ultimate": Brain("TREE", TRIES, joins=True),
}
JOINING = frozenset(name for name, brain in BRAINS.items() if brain.joins)
"""The levels of the pact (結託モード)."""
STUDIED: Mapping[str, Brain] = {"classic_v3": Brain("NOISY"), "classic_v4": Brain("SOFTMAX")}
"""The players of the author's simulations, for the same study here (5.1)."""

LEVELS: Mapping[str, Callable[[int], Player]] = {
    name: partial(Compiled, brain=brain) for name, brain in BRAINS.items()
} | {
    # The same without compiled code.
    "easy": Uniform,
    "medium": Greedy,
}

DIALS: Mapping[str, Dial] = {"playouts": Dial(least=1, most=1_000_000, usual=1000, whole=True)}


def custom(numbers: Mapping[str, float]) -> Callable[[int], Player]:
    """The search of `super_hard` with so many playouts for each placement."""
    return partial(Compiled, brain=searching(numbers))


def searching(numbers: Mapping[str, float]) -> Brain:
    """The same, for whole games."""
    return Brain("TREE", int(numbers["playouts"]))


def facing(private: Company, levels: Sequence[int | None]) -> Company:
    """Whom the seat meets: it takes two of the levels called Ultimate to gang up."""
    joining = {number for number, name in enumerate(LEVELS, 1) if name in JOINING}
    return Company(tuple(level in joining for level in levels))
