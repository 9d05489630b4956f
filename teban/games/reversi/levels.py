"""The computer players of Hidden Reversi."""

from collections.abc import Callable, Mapping, Sequence
from typing import cast

from teban.core.game import State
from teban.core.ids import Action, SeatId
from teban.core.seat import Player
from teban.games.reversi.state import RIVAL, Board
from teban.games.reversi.weights import weights
from teban.players.alphabeta import AlphaBeta, Plan
from teban.players.greedy import Greedy
from teban.players.uniform import Uniform

MOBILITY = 4


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
    """Normal and special stones on every legal cell; or the pass."""
    board = cast(Board, state)
    cells = board.table.grid.cells_of(board.moves)
    special = cells if board.stock(seat) else []
    actions = [*cells, *(board.table.space.special(cell) for cell in special)]
    return actions or (board.table.space.pass_,)


SEARCH = Plan(value=position, root=stones, actions=placements, worlds=6, depth=4, seconds=1.0)

LEVELS: Mapping[str, Callable[[int], Player]] = {
    "random": Uniform,
    "greedy": lambda seed: Greedy(seed, lead),
    "alphabeta": lambda seed: AlphaBeta(seed, SEARCH),
}
