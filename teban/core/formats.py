"""Records in notations that other programs read and write."""

from typing import Any, Protocol

from msgspec import Struct

from teban.core.record import Record


class Sheet(Struct, frozen=True):
    """What such a notation holds of a game; seed and sealed inputs are not among it."""

    options: Any
    players: tuple[str, ...]
    moves: tuple[tuple[int, str], ...]
    """Seat and action, in the game's own notation, checked by playing them."""


class Format(Protocol):
    """One notation."""

    def read(self, text: str, options: Any) -> Sheet:
        """The game in a text; refused with the place that is wrong.

        The options are those of the table, for a notation that does not state them.
        """

    def write(self, record: Record) -> str:
        """A record as text; refused if this notation cannot express it."""
