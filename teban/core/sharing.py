"""What a seat brings along, as a text that people write, keep and share."""

from typing import Any, Protocol, runtime_checkable

from teban.core.game import Game


@runtime_checkable
class Sharing(Game, Protocol):
    """A game whose private input a person can write by hand: in BlackPoker, a deck."""

    def read_private(self, field: str, text: str) -> Any:
        """What the text says; refused with `FIELD:LINE` where it says nothing.

        Whether a table takes it, is for `new` to say.
        """

    def write_private(self, private: Any) -> str:
        """The one text among all that say the same."""
