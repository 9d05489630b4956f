"""Keys against everything by which a viewer can tell positions apart."""

from collections.abc import Hashable, Iterator
from random import Random

from teban.core.game import State
from teban.core.ids import Viewer
from tests.contract.play import choose, steps
from tests.contract.secrecy import Outcome, alike, outcome
from tests.contract.tables import Table

WAYS = 4
"""Ways to go on from one position."""


def keys_tell_apart(table: Table, seeds: range) -> None:
    """Whoever can tell two positions apart has two keys for them, even in different games."""
    found: dict[tuple[Viewer, Hashable], Outcome] = {}
    met = 0
    for seed in seeds:
        for state in many_positions(table, seed):
            for viewer in table.viewers:
                here = outcome(state, viewer, [])
                there = found.setdefault((viewer, here.key), here)
                met += there is not here
                alike(there, here, f"{viewer} has one key for two positions")
    assert met, "no key was met again"


def many_positions(table: Table, seed: int) -> Iterator[State]:
    """A random game, with worlds that some seat imagines and moments that might have been."""
    random = Random(seed)
    for step in steps(table, seed):
        yield step.after
        if random.random() < 0.3:
            yield step.after.sample(random.choice(table.seats), random.randrange(1 << 32))
        if random.random() < 0.15:
            yield from (wander(step.before.clone(), random) for _ in range(WAYS))


def wander(state: State, random: Random) -> State:
    """A few random actions later."""
    for _ in range(random.randrange(1, 4)):
        if actors := state.actors():
            seat = random.choice(actors)
            state.apply(choose(state, seat, random), seat)
    return state
