"""Games whose computer players can play many whole games at once, for studies."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol, runtime_checkable

from msgspec import Struct


class Played(Struct, frozen=True):
    """One finished game."""

    first: int
    """The seat that began."""
    points: tuple[int, ...]
    plies: int
    tally: Mapping[str, int] = {}
    """What else the game counts, by name."""


@runtime_checkable
class Batching(Protocol):
    """A game that can be studied in thousands of games."""

    @property
    def compared(self) -> Mapping[str, tuple[str, ...]]:
        """The options whose values a study of balance sets side by side."""

    @property
    def starts(self) -> Mapping[str, tuple[str, ...]]:
        """The option that says who begins, with its values: a study lets them take turns."""

    @property
    def studied(self) -> tuple[str, ...]:
        """Players for studies only, beside the levels."""

    def batch(self, options: Any, players: Sequence[str], seeds: Sequence[int]) -> Sequence[Played]:
        """A game for each seed, with these players in seat order; the same for the same seeds."""

    def playouts(self, options: Any, games: int) -> None:
        """So many random games as its searches play them. For measuring."""
