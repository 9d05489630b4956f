"""Levels 1 to 4: players for any game, who look at one simple world and use no items."""

from collections.abc import Callable, Sequence
from typing import cast

from msgspec import structs

from teban.core.game import State
from teban.core.grid import Grid
from teban.core.ids import Action, SeatId
from teban.core.seat import Player, Seat
from teban.games.reversi.levels.places import edges_and_diagonals
from teban.games.reversi.space import space
from teban.games.reversi.state import RIVAL, Board
from teban.games.reversi.weights import weights
from teban.players.alphabeta import Plan

MOBILITY = 4
VOTES = 15
"""Worlds that are asked which stones are special."""


class Simply:
    """A player at a seat without items, in a world that is imagined for it."""

    def __init__(
        self, player: Player, imagine: Callable[[Seat, int], Board], specials: bool = True
    ) -> None:
        self._player = player
        self._imagine = imagine
        self._specials = specials

    def choose(self, seat: Seat) -> Action:
        """What the player chooses there."""
        legal = tuple(action for action in seat.decision.legal if self._uses(action, seat))
        return self._player.choose(
            structs.replace(
                seat,
                decision=structs.replace(seat.decision, legal=legal),
                sample=lambda seed: cast(State, self._imagine(seat, seed)),
            )
        )

    def _uses(self, action: Action, seat: Seat) -> bool:
        words = space(seat.view.size)
        return (
            action < words.cells
            or action == words.pass_
            or (self._specials and action < words.pass_)
        )


def world_of(seat: Seat, seed: int) -> Board:
    """A world the seat holds possible, without items and badges: they would only take time."""
    world = cast(Board, seat.sample(seed))
    world.extras = None
    return world


def at_first_sight(seat: Seat, seed: int) -> Board:
    """As if no stone on the board were special."""
    world = world_of(seat, seed)
    world.special = 0
    return world


def most_likely(seat: Seat, seed: int) -> Board:
    """Special are those stones that are so in most of the worlds the seat holds possible."""
    first, *others = (world_of(seat, seed + vote) for vote in range(VOTES))
    layouts = [world.special for world in (first, *others)]
    first.special = majority(first.table.grid, layouts)
    return first


def majority(grid: Grid, planes: Sequence[int]) -> int:
    """The cells that are in more than half of the planes."""
    in_any = 0
    for plane in planes:
        in_any |= plane
    return grid.plane(
        cell
        for cell in grid.cells_of(in_any)
        if 2 * sum(bool(grid.bit[cell] & plane) for plane in planes) > len(planes)
    )


def lead(state: State, seat: SeatId) -> float:
    """How many stones the seat is ahead."""
    counts = cast(Board, state).counts()
    return counts[seat] - counts[RIVAL[seat]]


def position(state: State, seat: SeatId) -> float:
    """The worth of the cells held, and of having a choice."""
    board = cast(Board, state)
    grid, worth = board.table.grid, weights(board.table.options.size)
    own, rival = board.stones[seat], board.stones[RIVAL[seat]]
    held = sum(worth[cell] for cell in grid.cells_of(own))
    lost = sum(worth[cell] for cell in grid.cells_of(rival))
    choice = len(grid.cells_of(grid.moves(own, rival, board.empty)))
    denied = len(grid.cells_of(grid.moves(rival, own, board.empty)))
    return held - lost + MOBILITY * (choice - denied)


def placements(state: State, seat: SeatId) -> Sequence[Action]:
    """Normal stones on every legal cell, the most valuable cells first; or the pass."""
    board = cast(Board, state)
    cells = board.table.grid.cells_of(board.moves)
    if not cells:
        return (board.table.space.pass_,)
    worth = weights(board.table.options.size)
    return sorted(cells, key=lambda cell: -worth[cell])


def stones(state: State, seat: SeatId) -> Sequence[Action]:
    """One stone for every legal cell, special where that is worth most; or the pass."""
    board = cast(Board, state)
    words = board.table.space
    fit = edges_and_diagonals(board.table.options.size) if board.stock(seat) else frozenset()
    cells = board.table.grid.cells_of(board.moves)
    return [words.special(cell) if cell in fit else cell for cell in cells] or (words.pass_,)


LOOK_AHEAD = Plan(value=position, root=stones, actions=placements, worlds=1, depth=3, seconds=0.3)
