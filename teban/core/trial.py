"""How a game is tried by the tests of the contract.

A game whose presets do not show all of it has a module `trials` beside its `game`, with `TRIALS`;
one that notes the past, or counts something for some only, says there what (`MEMORY`, `uncounted`).
"""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct


class Trial(Struct, frozen=True):
    """One way to set up a game, as plain data."""

    name: str
    options: Mapping[str, Any] = {}
    private: Sequence[Mapping[str, Any]] = ()
    """What each seat brings along; empty for the defaults."""
    hides: bool | None = None
    """Whether something is hidden from somebody; unless said, whether the game has secrets."""
    share: float | None = None
    """The part of the usual number of games; unless said, the less the longer a game is."""
