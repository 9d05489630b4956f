"""How the tests of the contract try this game."""

from collections.abc import Mapping
from typing import Any

from teban.core.trial import Trial
from teban.games.reversi.space import KEYS

ALL_ITEMS = dict.fromkeys(KEYS, 2)

TRIALS = (
    Trial("plain", {"size": 6, "specials": 0}, hides=False),
    Trial("4x4", {"size": 4, "specials": 2}),
    Trial("6x6", {"size": 6, "specials": 3, "mark_own": True, "assist": True}),
    Trial(
        "items",
        {"size": 6, "specials": 2, "items": True},
        ({"earns": True, "items": {"undo": 2, "blind": 1, "refill": 1}}, {"items": ALL_ITEMS}),
    ),
    Trial(
        "extended",
        {"size": 8, "items": True, "extended": True},
        ({"earns": True, "items": ALL_ITEMS}, {"earns": True, "items": ALL_ITEMS}),
    ),
)
MEMORY: Mapping[str, Any] = {"normal": [], "facts": [[], []]}
"""The fields of a dump, at any depth, that hold what seats have learnt; blank."""
