"""Levels 5 and 6: alpha-beta in several worlds that the seat holds possible, on average."""

from collections.abc import Callable
from contextlib import suppress
from random import Random
from time import monotonic

from msgspec import Struct

from teban.core.ids import Action
from teban.core.seat import Seat
from teban.games.reversi.levels.keeping import price
from teban.games.reversi.levels.places import edges_and_diagonals
from teban.games.reversi.levels.search import MOST, OutOfTime
from teban.games.reversi.levels.simple import world_of
from teban.games.reversi.levels.thought import Stone, Thought
from teban.games.reversi.state import Board

SEED_BITS = 63
SAFETY = 0.5
"""The part of the time left on a clock that one decision may take."""
OPENING = 14
"""With so many stones on the board the opening is over."""
BEFORE_THE_END = 5
"""So deep it looks, at most, before it looks on to the end."""
SHORT, BAD = 2, 800
"""From a short look on, what is so much worse, divided by the depth, is not looked at again."""


class Depth(Struct, frozen=True):
    """How to search."""

    worlds: int
    wide: int
    """Placements to look ahead in all worlds."""
    depth: int
    """Placements to look ahead, in the likely world."""
    exact: int
    """With so many empty cells it looks on to the end."""
    seconds: float
    picky: bool = False
    """Whether it soon drops what looks bad, and weighs every special against keeping it.

    Otherwise it looks at all cells alike, and places specials on edges and X squares.
    """
    variety: int = 0
    """How much less a stone of the opening may be worth that is placed for a change."""
    specials: bool = True
    """Whether it uses specials at all."""


class Deep:
    """Iterative deepening until depth or time runs out."""

    def __init__(self, seed: int, plan: Depth, clock: Callable[[], float] = monotonic) -> None:
        self._random = Random(seed)
        self._plan = plan
        self._clock = clock
        self.nodes = 0
        """Positions looked at so far."""

    def choose(self, seat: Seat) -> Action:
        """The best stone of the deepest look, as far as there was time for it."""
        deadline = self._clock() + self._seconds(seat)
        worlds = [
            world_of(seat, self._random.getrandbits(SEED_BITS)) for _ in range(self._plan.worlds)
        ]
        board = worlds[0]
        if not board.moves:
            return board.table.space.pass_
        stones = self._stones(board)
        self._random.shuffle(stones)
        thought = Thought(worlds, lambda: self._clock() > deadline)
        chosen = self._chosen(thought, stones)
        self.nodes += thought.nodes
        return board.table.space.special(chosen.cell) if chosen.special else chosen.cell

    def _seconds(self, seat: Seat) -> float:
        if seat.time_left is None:
            return self._plan.seconds
        return min(self._plan.seconds, seat.time_left / 1000 * SAFETY)

    def _stones(self, board: Board) -> list[Stone]:
        grid, size = board.table.grid, board.table.options.size
        cells = grid.cells_of(board.moves)
        has_specials = self._plan.specials and board.stock(board.mover) > 0
        if not self._plan.picky:
            fit = edges_and_diagonals(size) if has_specials else frozenset()
            return [Stone(cell, cell in fit) for cell in cells]
        stones = [Stone(cell, special=False) for cell in cells]
        if has_specials:
            empty = grid.count(board.empty)
            stones += [Stone(cell, True, price(size, cell, empty)) for cell in cells]
        return stones

    def _chosen(self, thought: Thought, stones: list[Stone]) -> Stone:
        with suppress(OutOfTime):
            self._look(thought, stones)
        if thought.rated and thought.taken < OPENING and self._plan.variety:
            least = thought.rated[0].worth - self._plan.variety
            return self._random.choice(
                [found.stone for found in thought.rated if found.worth >= least]
            )
        return thought.favourite or stones[0]

    def _look(self, thought: Thought, stones: list[Stone]) -> None:
        """Deeper and deeper, and at last on to the end: who wins, then by how many stones."""
        for depth in self._depths(thought.empty):
            if len(stones) == 1:
                return
            if depth <= self._plan.wide:
                rated = thought.ranked(stones, depth)
            else:
                rated = thought.ranked_in_one(stones, depth, known=self._plan.wide)
            least = rated[0].worth - self._tolerance(thought.empty, depth)
            stones = [stone for worth, stone in rated if worth >= least]
        if thought.empty <= self._plan.exact:
            results = thought.settled(stones)
            thought.ranked(
                [stone for worth, stone in results if worth == results[0].worth], thought.empty
            )

    def _depths(self, empty: int) -> range:
        deepest = BEFORE_THE_END if empty <= self._plan.exact else self._plan.depth
        return range(1, min(deepest, self._plan.depth, empty) + 1)

    def _tolerance(self, empty: int, depth: int) -> float:
        """How much worse than the best a stone may be to be looked at again, deeper."""
        picky = self._plan.picky and depth >= SHORT and empty > self._plan.exact
        return BAD / depth if picky else MOST
