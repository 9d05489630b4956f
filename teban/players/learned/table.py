"""Policy tables (`policy_table`): how often actions were taken in a position, and how that ended.

A table is asked by two keys, that of the exact position and that of an abstract one; the words of
keys and actions are the game's. Version 1 has the same form as version 2, but its exact positions
are not in normal form: it is for the game to ask it accordingly.
"""

from collections.abc import Mapping, Sequence
from math import isfinite, log1p
from pathlib import Path
from typing import Annotated

from msgspec import Meta, Struct

from teban.core.refused import Expect, bad_value
from teban.players.learned.files import check_version, decoded

V1, V2 = "policy_table.v1", "policy_table.v2"
NORMALIZATION = "dihedral8_minlex"
EXACT_BONUS, ABSTRACT_BONUS = 100.0, 50.0
"""For the entry's best action."""
VISITS, OUTCOME = 15.0, 80.0
"""What experience counts, and success."""

Count = Annotated[int, Meta(ge=0)]
Outcome = Annotated[float, Meta(ge=-1, le=1)]


class Tried(Struct, frozen=True, rename="camel"):
    """One action in one position."""

    visits: Count
    avg_outcome: Outcome
    """From -1, always lost, to 1, always won."""


class Entry(Struct, frozen=True, rename="camel"):
    """One position."""

    visits: Count
    best_action: str
    best_action_visits: Count
    best_action_avg_outcome: Outcome
    actions: dict[str, Tried]


class Stats(Struct, frozen=True, rename="camel", omit_defaults=True):
    """Where a table comes from."""

    records_read: Count = 0
    records_skipped: Count = 0
    states_raw: Count = 0
    states_kept: Count = 0
    abstract_states_raw: Count = 0
    abstract_states_kept: Count = 0
    positive_rate: float = 0.0
    min_visits: Count = 0
    shape_immediate: float = 0.0


class PolicyTable(Struct, frozen=True, rename="camel", omit_defaults=True):
    """The whole file."""

    schema_version: str
    states: dict[str, Entry]
    abstract_states: dict[str, Entry]
    normalization: str = ""
    created_at: str = ""
    stats: Stats = Stats()

    @property
    def normal(self) -> bool:
        """Whether exact positions are in normal form."""
        return self.schema_version == V2

    def exact(self, key: str, actions: Sequence[str]) -> dict[str, float]:
        """The score of each action known in exactly this position; empty if there is none."""
        return _scores(self.states, key, actions, EXACT_BONUS)

    def abstract(self, key: str, actions: Sequence[str]) -> dict[str, float]:
        """The same for all positions of a kind."""
        return _scores(self.abstract_states, key, actions, ABSTRACT_BONUS)


def read_table(path: Path) -> PolicyTable:
    """A table of a known version; refused, by the field that is wrong, if it is none."""
    table = decoded(path, PolicyTable)
    check_version("schemaVersion", table.schema_version, (V2, V1))
    if table.normal:
        check_version("normalization", table.normalization, (NORMALIZATION,))
    for part, entries in (("states", table.states), ("abstractStates", table.abstract_states)):
        for key, entry in entries.items():
            _check(f"{part}[{key}]", entry)
    return table


def _check(field: str, entry: Entry) -> None:
    if entry.best_action not in entry.actions:
        names = tuple(entry.actions)
        raise bad_value(f"{field}.bestAction", entry.best_action, Expect.ONE_OF, names=names)
    for name, tried in entry.actions.items():
        if not isfinite(tried.avg_outcome):
            where = f"{field}.actions[{name}].avgOutcome"
            raise bad_value(where, tried.avg_outcome, Expect.NUMBER_FROM_TO, least=-1, most=1)


def _scores(
    entries: Mapping[str, Entry], key: str, actions: Sequence[str], bonus: float
) -> dict[str, float]:
    entry = entries.get(key)
    if entry is None:
        return {}
    return {
        action: bonus * (action == entry.best_action)
        + VISITS * log1p(tried.visits)
        + OUTCOME * tried.avg_outcome
        for action in actions
        if (tried := entry.actions.get(action)) is not None
    }
