"""What a player takes from one match to the next, where a game has such a thing."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol, TypeAlias, runtime_checkable

from msgspec import Struct

from teban.core.event import Event
from teban.core.game import Game
from teban.core.ids import SeatId
from teban.core.result import Result

Ledger: TypeAlias = Mapping[tuple[str, str], int]
"""What somebody has of each kind and name: ("badge", "first_win") → 2."""


class Entry(Struct, frozen=True):
    """One change in somebody's ledger."""

    seat: SeatId
    kind: str
    name: str
    count: int = 1
    """Negative for what is used up."""


@runtime_checkable
class Career(Game, Protocol):
    """A game whose players collect something."""

    def brings(self, options: Any, ledger: Ledger) -> Any:
        """The private input of a person with this history."""

    def holds(self, ledger: Ledger) -> Mapping[str, int]:
        """How many of each item such a person comes with where they may be used."""

    def earned(self, event: Event) -> Sequence[Entry]:
        """What an event changes in ledgers."""

    def finished(self, result: Result, private: Sequence[Any]) -> Sequence[Entry]:
        """What the end of a match changes in ledgers."""
