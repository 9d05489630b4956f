"""What looks promising at first sight, without looking ahead: the search begins there.

Also how a turn that is under way is brought to its end in a hurry, so that positions are only
judged (`worth`) between turns, when nothing is half done.
"""

from collections.abc import Sequence
from math import exp
from random import Random
from typing import cast

from teban.core.decision import Decision
from teban.core.game import State
from teban.core.ids import Action, Cell
from teban.games.card_othello import space
from teban.games.card_othello.cards.catalogue import COSTS, number_of
from teban.games.card_othello.geometry import BIT, GRID
from teban.games.card_othello.levels.places import class_of
from teban.games.card_othello.state import RIVAL, Board

CLASS_WORTH = {"corner": 5.0, "x": -2.5, "c": -1.2, "edge": 0.6, "inner": 0.0}
CELL_WORTH = tuple(CLASS_WORTH[class_of(cell)] for cell in GRID.cells)
FLIP = 0.25
"""What one flip is worth beside the cell."""
SHARP = 0.5
"""How much what a cell is worth makes it more promising."""
PLACE_HOPE = tuple(exp(SHARP * worth) for worth in CELL_WORTH)
USE_HOPE = 1.5
OWN_STONE = 0.3
"""What hits stones of both sides is seldom meant for one's own."""
_KEPT = frozenset((number_of("GUARD_WILL"),))
_GIVEN = frozenset((number_of("SACRIFICE_WILL"), number_of("TIME_BOMB"), number_of("TRAP_WILL")))
_EVEN = frozenset((number_of("STRONG_WIND_WILL"), number_of("POSITION_SWAP_WILL")))


def options(state: State, decision: Decision) -> Sequence[Action]:
    """All that is legal, but nothing is taken back: that leads in circles."""
    legal = decision.legal
    if space.CANCEL not in legal or len(legal) == 1:
        return legal
    return tuple(action for action in legal if action != space.CANCEL)


def hopes(state: State, decision: Decision, actions: Sequence[Action]) -> list[float]:
    """How promising each action is."""
    board = cast(Board, state)
    if board.selection is not None:
        return [_target_hope(board, board.selection.card, action) for action in actions]
    return [
        PLACE_HOPE[action - space.PLACE] if space.PLACE <= action < space.PASS else USE_HOPE
        for action in actions
    ]


def finish(state: State, decision: Decision, random: Random) -> Action | None:
    """The next action of a turn that is under way; None between turns."""
    board = cast(Board, state)
    if board.selection is not None:
        actions = options(state, decision)
        weights = hopes(state, decision, actions)
        return max(zip(weights, actions, strict=True), key=lambda at: (at[0], random.random()))[1]
    if board.waiting is None and not board.placed and board.used is None:
        return None
    return place(state, decision)


def place(state: State, decision: Decision) -> Action:
    """The placement that looks best, else the last thing to do: to pass."""
    board = cast(Board, state)
    own, capturable = board.stones[board.mover], board.stones[RIVAL[board.mover]] & ~board.immune
    best, chosen = -99.0, decision.legal[-1]
    for action in decision.legal:
        if not space.PLACE <= action < space.PASS:
            continue
        cell = Cell(action - space.PLACE)
        worth = CELL_WORTH[cell] + FLIP * GRID.count(GRID.brackets(cell, own, capturable))
        if worth > best:
            best, chosen = worth, action
    return chosen


def _target_hope(board: Board, card: int, action: Action) -> float:
    if space.PICK <= action < space.FINISH:
        return 1 + COSTS[action - space.PICK] / 5
    if not space.TARGET <= action < space.PICK:
        return 1.0
    cell = action - space.TARGET
    hope = PLACE_HOPE[cell]
    if card in _EVEN:
        return 1.0
    if card in _GIVEN:
        return 1 / hope
    if card in _KEPT or not BIT[cell] & board.stones[board.mover]:
        return hope
    return OWN_STONE / hope
