"""What no view may follow, though its viewer could know it: it is for them to remember.

A rulebook may want players to remember what they saw and to count what they cannot see. So a
view is of the present alone: whatever a game notes of the past is declared here, and may be
otherwise without any view looking different.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from teban.core.dump import stamped
from teban.core.game import State
from tests.contract.play import plain, steps
from tests.contract.tables import Table

MEMORY: Mapping[str, Mapping[str, Any]] = {
    "blackpoker": {"known": [0, 0, 0], "lost": [], "lowest": 99},
    "card_othello": {"known": 0, "bounds": [], "plots": [None, None], "traps": []},
    "reversi": {"normal": [], "facts": [[], []]},
    "torture": {"known": 0, "members": 0, "ruled_out": [[], [], []], "trail": []},
}
"""For each game the fields of its dump, at any depth, that hold what seats have learnt; blank."""


def one_more_card(data: dict[str, Any]) -> None:
    """The torture game counts its deck for everybody only when few cards are left."""
    deck = data["deck"]
    left = sum(len(group["slots"]) for group in (*deck["top"], *deck["bottom"]))
    if len(deck["bag"]) + left > data["options"]["threshold"]:
        deck["bag"] = [*deck["bag"], {"card": data["options"]["cards"]}]


UNCOUNTED: Mapping[str, Callable[[dict[str, Any]], None]] = {"torture": one_more_card}
"""For each game a change to what is counted for nobody."""


def check_views_carry_no_memory(table: Table, seed: int) -> None:
    """Nobody is shown what they are to remember or to count by themselves."""
    for step in steps(table, seed):
        for other in lookalikes(table, step.after):
            for viewer in table.viewers:
                here, there = (plain(one.view(viewer)) for one in (step.after, other))
                assert here == there, f"{viewer} is shown too much:\n{here!r}\n{there!r}"


def lookalikes(table: Table, state: State) -> Iterator[State]:
    """The same position, had nobody learnt anything; and with more of what is not counted."""
    data, key = state.dump(), table.game.key
    if blanks := MEMORY.get(key):
        yield table.game.load(stamped(blank(data, blanks)))
    if change := UNCOUNTED.get(key):
        change(data)
        yield table.game.load(stamped(data))


def noted(key: str, data: Any) -> set[str]:
    """The fields of memory that are not blank."""
    whole, blanks = blank(data, {}), MEMORY[key]
    return {field for field in blanks if blank(data, {field: blanks[field]}) != whole}


def blank(data: Any, blanks: Mapping[str, Any]) -> Any:
    """The data with these fields emptied wherever they are."""
    if isinstance(data, dict):
        return {
            name: blanks[name] if name in blanks else blank(value, blanks)
            for name, value in data.items()
        }
    return [blank(value, blanks) for value in data] if isinstance(data, list | tuple) else data
