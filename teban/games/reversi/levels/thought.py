"""What one seat thinks about one decision: the worth of stones, on average over worlds."""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import NamedTuple

from teban.core.ids import Cell
from teban.games.reversi.levels.search import MOST, Search
from teban.games.reversi.levels.simple import majority
from teban.games.reversi.levels.worth import worth_on
from teban.games.reversi.state import RIVAL, Board

CLIP = 1500
"""No world speaks for or against a stone by more than this: all worlds but one are wrong."""


class Stone(NamedTuple):
    """A stone that may be placed."""

    cell: Cell
    special: bool
    price: int = 0
    """What it must be worth more than others."""


class Rated(NamedTuple):
    """What a stone is worth, compared with the first one that was looked at."""

    worth: float
    stone: Stone


class Thought:
    """The worlds that are looked at, and what has been found in each."""

    def __init__(self, worlds: Sequence[Board], late: Callable[[], bool]) -> None:
        board = worlds[0]
        self._grid = board.table.grid
        self._own, self._rival = board.stones[board.mover], board.stones[RIVAL[board.mover]]
        self._layouts = Counter(world.special for world in worlds)
        self._likely = majority(self._grid, [*self._layouts.elements()])
        self._differences: dict[Stone, float] = {}
        self._searches: dict[int, Search] = {}
        self._judge = worth_on(board.table.options.size)
        self._late = late
        self.rated: list[Rated] = []
        """What the latest look has shown that was not broken off."""
        self.favourite: Stone | None = None
        """The best that the latest look has shown, even if it was broken off."""
        self.empty = self._grid.count(board.empty)
        self.taken = len(self._grid.cells) - self.empty

    @property
    def nodes(self) -> int:
        """Positions looked at so far."""
        return sum(search.nodes for search in self._searches.values())

    def ranked(self, stones: Sequence[Stone], depth: int) -> list[Rated]:
        """The stones by their worth so many placements ahead, best first; ties keep their order.

        The first should be the best known so far: the others are looked at only as far as they
        are about as good. Up to the end, the stones count exactly.
        """
        clip = MOST if depth >= self.empty else CLIP
        bases = {world: self._worth(stones[0], world, depth) for world in self._layouts}
        return self._sorted(
            stones,
            lambda stone: self._average(
                lambda world: self._better(stone, world, depth, bases[world], clip)
            ),
        )

    def ranked_in_one(self, stones: Sequence[Stone], depth: int, known: int) -> list[Rated]:
        """The same in the likely world alone, plus what difference the others make.

        That difference is taken from the depth that is known of all worlds.
        """
        if not self._differences:
            self._differences = self._compared(self.rated[: len(stones)], known)
        base = self._worth(stones[0], self._likely, depth)
        return self._sorted(
            stones,
            lambda stone: (
                self._better(stone, self._likely, depth, base, CLIP) + self._differences[stone]
            ),
        )

    def settled(self, stones: Sequence[Stone]) -> list[Rated]:
        """The stones by how often they win, best first; ties keep their order."""

        def result(stone: Stone, world: int) -> int:
            worth = self._worth(stone._replace(price=0), world, self.empty, -1, 1)
            return (worth > 0) - (worth < 0)

        return self._sorted(stones, lambda stone: self._average(lambda world: result(stone, world)))

    def _compared(self, rated: Sequence[Rated], depth: int) -> dict[Stone, float]:
        """How far all worlds, as rated at this depth, differ from the likely one."""
        base = self._worth(rated[0].stone, self._likely, depth)
        return {
            stone: worth - self._better(stone, self._likely, depth, base, CLIP)
            for worth, stone in rated
        }

    def _sorted(self, stones: Sequence[Stone], rate: Callable[[Stone], float]) -> list[Rated]:
        rated: list[Rated] = []
        for stone in stones:
            rated.append(Rated(rate(stone), stone))
            self.favourite = max(rated, key=lambda found: found.worth).stone
        self.rated = sorted(rated, key=lambda found: -found.worth)
        return self.rated

    def _average(self, rate: Callable[[int], int]) -> float:
        total = sum(count * rate(world) for world, count in self._layouts.items())
        return total / self._layouts.total()

    def _better(self, stone: Stone, world: int, depth: int, base: int, clip: int) -> int:
        """How much better than `base` the stone is in a world, as far as that counts."""
        low, high = base - clip, base + clip
        return min(high, max(low, self._worth(stone, world, depth, low, high))) - base

    def _worth(
        self, stone: Stone, world: int, depth: int, low: int = -MOST, high: int = MOST
    ) -> int:
        cell, special, price = stone
        search = self._search(world | self._grid.bit[cell] if special else world)
        after, left = search.place(cell, self._own, self._rival)
        return -search.value(left, after, depth - 1, -high - price, -low - price) - price

    def _search(self, world: int) -> Search:
        found = self._searches.get(world)
        if found is None:
            found = self._searches[world] = Search(self._judge, world, self._late)
        return found
