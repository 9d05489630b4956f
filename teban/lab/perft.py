"""How many positions a game reaches in a number of actions: a fingerprint of its rules."""

from collections.abc import Callable

from teban.core.game import State
from teban.core.ids import Action, SeatId

Progress = Callable[[int, int], None]
"""How many parts are done, of how many."""


def perft(state: State, depth: int) -> int:
    """The leaves of the legal tree after so many actions; a finished game is a leaf too.

    Where several seats decide at once, the first of them goes first. Chance falls as the
    state's own luck has it: only choices are counted.
    """
    actors = state.actors()
    if depth == 0 or not actors:
        return 1
    seat = actors[0]
    legal = state.decision(seat).legal
    if depth == 1:
        return len(legal)
    return sum(perft(_after(state, action, seat), depth - 1) for action in legal)


def divide(state: State, depth: int, progress: Progress | None = None) -> dict[str, int]:
    """The count below each first action."""
    seat = state.actors()[0]
    legal = state.decision(seat).legal
    leaves: dict[str, int] = {}
    for number, action in enumerate(legal, 1):
        leaves[state.name(action, seat)] = perft(_after(state, action, seat), depth - 1)
        if progress:
            progress(number, len(legal))
    return leaves


def count(state: State, depth: int, progress: Progress | None = None) -> int:
    """The same as `perft`, telling how far it is."""
    first = _frontier(state, min(2, depth))
    total = 0
    for number, position in enumerate(first, 1):
        total += perft(position, depth - min(2, depth))
        if progress:
            progress(number, len(first))
    return total


def _frontier(state: State, depth: int) -> list[State]:
    actors = state.actors()
    if depth == 0 or not actors:
        return [state]
    found: list[State] = []
    for action in state.decision(actors[0]).legal:
        found += _frontier(_after(state, action, actors[0]), depth - 1)
    return found


def _after(state: State, action: Action, seat: SeatId) -> State:
    after = state.clone()
    after.apply(action, seat)
    return after
