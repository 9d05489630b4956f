"""Whether samples are the truth oftener than chance makes them, by a bet on fair coins.

To its seat the true world and a *decoy*, another world sampled for it, are one and the same. So
samples of the two come from one distribution, whichever that is and whatever was played. Where
one of them is like the truth, or the other like the decoy, that is the toss of a fair coin: heads
if the like comes from its like. Each sample has a seed of its own: given the games, all coins are
independent, of one position and of neighbouring ones.
"""

from collections import defaultdict
from collections.abc import Iterator, Mapping
from math import comb, sqrt
from random import Random
from typing import Any

from msgspec import Struct

from teban.core.game import State
from teban.core.ids import SeatId
from tests.contract.play import steps, without_luck
from tests.contract.tables import Table

PAIRS = 4
"""Pairs of samples at a position."""
LEAK = 0.1
"""The share of true samples that has to be caught."""
ODDS = 10_000_000
"""A part of an honest game is found loaded in one of so many runs, or in fewer."""
MARGIN = 9.0
"""So many standard deviations a leak has to stand out; six are enough for the odds."""
PLENTY = 800
"""Pairs after which more would only take time, if all that is true has been judged."""
EVERYTHING = "everything"
"""All parts together, as one more."""
DEPTH = 3
"""Parts of parts: what a side has in a zone is one."""


class Coins(Struct):
    """The coins of one part of a state."""

    pairs: int = 0
    heads: int = 0
    tails: int = 0

    def toss(self, of_truth: int, of_decoy: int) -> None:
        """A sample of each: 1 if it is like the truth, -1 if like the decoy, else 0."""
        self.pairs += 1
        self.heads += of_truth > of_decoy
        self.tails += of_truth < of_decoy

    @property
    def loaded(self) -> bool:
        """Whether there are more heads than fair coins give.

        Who bets on a bias of which nothing is known (Laplace) has turned a stake of 1 into
        2ⁿ / ((n + 1)·C(n, heads)). At fair coins that ever becomes x with a chance of 1 in x
        (Ville), however often one looks.
        """
        n = self.heads + self.tails
        return self.heads > self.tails and 1 << n > ODDS * (n + 1) * comb(n, self.heads)

    @property
    def enough(self) -> bool:
        """Whether a leak would stand out among the coins of chance.

        A pair shows it unless neither of its samples is a leaked one.
        """
        leaked = (1 - (1 - LEAK) ** 2) * self.pairs
        return leaked > MARGIN * sqrt(leaked + self.heads + self.tails)


def samples_are_no_truer_than_chance(table: Table, seeds: range) -> Coins:
    """Nothing that is hidden is sampled as it truly is more often than as it might be.

    The coins of all that is true together are given back, for whoever asks if they were enough.
    """
    coins: defaultdict[str, Coins] = defaultdict(Coins)
    everything = coins[EVERYTHING]
    for seed in seeds:
        random = Random(f"coins {seed}")
        for step in steps(table, seed):
            toss(step.after, random.choice(table.seats), random, coins)
            for part, tossed in coins.items():
                assert not tossed.loaded, f"{part} is hidden, but samples tell the truth: {tossed}"
            if everything.pairs >= PLENTY and everything.enough:
                return everything
    return everything


def toss(state: State, seat: SeatId, random: Random, coins: Mapping[str, Coins]) -> None:
    """Compare samples of a position and of its decoy, in all parts in which these differ."""
    decoy = state.sample(seat, random.getrandbits(32))
    true, false = parts(state), parts(decoy)
    unlike = [part for part in true if true[part] != false.get(part)]
    for _ in range(PAIRS if unlike else 0):
        samples = [parts(world.sample(seat, random.getrandbits(32))) for world in (state, decoy)]
        for part in unlike:
            coins[part].toss(
                *(
                    (sample.get(part) == true[part]) - (sample.get(part) == false.get(part))
                    for sample in samples
                )
            )


def parts(state: State) -> dict[str, Any]:
    """All that is true, whole and in parts."""
    whole = without_luck(state)
    return {EVERYTHING: whole, **dict(_parts("", whole, DEPTH))}


def _parts(name: str, whole: Any, depth: int) -> Iterator[tuple[str, Any]]:
    entries = whole.items() if isinstance(whole, dict) else enumerate(whole)
    for key, value in entries:
        part = f"{name}.{key}" if name else str(key)
        yield part, value
        if depth > 1 and isinstance(value, dict | list | tuple):
            yield from _parts(part, value, depth - 1)
