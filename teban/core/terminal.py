"""How a game shows itself where there is only text."""

from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeAlias

from msgspec import Struct

from teban.core.decision import Decision
from teban.core.event import Event

Say: TypeAlias = Callable[..., str]
"""The message of a key, with its fields, in the reader's language."""


class Look(Struct, frozen=True):
    """What somebody at the table has in front of them. There is no state in it."""

    view: Any
    decision: Decision | None = None
    """What they are asked, if anything."""
    events: Sequence[Event] = ()
    """Everything they have been told, oldest first."""
    letters: bool = False
    """Draw with plain letters, for terminals and readers without the signs."""


class Terminal(Protocol):
    """A game's table as text.

    Lines may carry styles in square brackets (`[bold]…[/]`) and must read well without them.
    """

    def secrets(self, options: Any) -> bool:
        """Whether the seats of such a table have secrets from each other."""

    def draw(self, look: Look, say: Say) -> Sequence[str]:
        """The board or the cards on the table."""

    def facts(self, look: Look, say: Say) -> Sequence[str]:
        """Counts, stocks and the like: a few short lines beside the picture."""

    def holdings(self, look: Look, say: Say) -> Sequence[str]:
        """What the viewer holds and what each thing is good for."""

    def choices(self, look: Look, say: Say) -> Sequence[str]:
        """What may be done now, in notation."""

    def log(self, events: Sequence[Event], view: Any, say: Say) -> Sequence[str]:
        """Events in words; many need none, some share a line."""

    def help(self, say: Say) -> Sequence[str]:
        """The notation."""
