"""How the tests of the contract try this game."""

from collections.abc import Mapping
from typing import Any

from teban.core.trial import Trial

TRIALS = (Trial("standard"),)
MEMORY: Mapping[str, Any] = {"known": 0, "bounds": [], "plots": [None, None], "traps": []}
"""The fields of a dump, at any depth, that hold what seats have learnt; blank."""
