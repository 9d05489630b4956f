"""What no view may follow, though its viewer could know it: it is for them to remember.

A rulebook may want players to remember what they saw and to count what they cannot see. So a
view is of the present alone: whatever a game notes of the past it declares in its `trials`, and
may be otherwise without any view looking different.
"""

from collections.abc import Collection, Iterator, Mapping
from typing import Any

from teban.core.dump import stamped
from teban.core.game import Game, State
from teban.core.ids import Viewer
from tests.contract.play import plain, steps
from tests.contract.tables import Table, trials_of


def memory_of(game: Game) -> Mapping[str, Any]:
    """The fields of a dump, at any depth, that hold what seats have learnt; blank."""
    found: Mapping[str, Any] = getattr(trials_of(game), "MEMORY", {})
    return found


def check_views_carry_no_memory(table: Table, seed: int) -> None:
    """Nobody is shown what they are to remember or to count by themselves."""
    for step in steps(table, seed):
        for other, viewers in lookalikes(table, step.after):
            for viewer in viewers:
                here, there = (plain(one.view(viewer)) for one in (step.after, other))
                assert here == there, f"{viewer} is shown too much:\n{here!r}\n{there!r}"


def lookalikes(table: Table, state: State) -> Iterator[tuple[State, Collection[Viewer]]]:
    """The same position, had nobody learnt anything; and with more of what some do not count."""
    data, trials = state.dump(), trials_of(table.game)
    if blanks := memory_of(table.game):
        yield table.game.load(stamped(blank(data, blanks))), table.viewers
    if trials is not None and hasattr(trials, "uncounted"):
        for changed, viewers in trials.uncounted(data):
            yield table.game.load(stamped(changed)), viewers


def noted(game: Game, data: Any) -> set[str]:
    """The fields of memory that are not blank."""
    whole, blanks = blank(data, {}), memory_of(game)
    return {field for field in blanks if blank(data, {field: blanks[field]}) != whole}


def blank(data: Any, blanks: Mapping[str, Any]) -> Any:
    """The data with these fields emptied wherever they are."""
    if isinstance(data, dict):
        return {
            name: blanks[name] if name in blanks else blank(value, blanks)
            for name, value in data.items()
        }
    return [blank(value, blanks) for value in data] if isinstance(data, list | tuple) else data
