"""What a game tells the scenario runner: its words for positions, steps and facts."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol, runtime_checkable

from msgspec import Struct

from teban.core.event import Event
from teban.core.game import State
from teban.core.ids import SeatId


class Compared(Struct, frozen=True):
    """A wanted value and the one found, both in the same plain form."""

    wanted: Any
    found: Any


class Vocabulary(Protocol):
    """The scenario words of one game; `scenarios` brings those that every game has."""

    @property
    def setup_words(self) -> frozenset[str]:
        """What may stand in `setup`."""

    @property
    def expect_words(self) -> frozenset[str]:
        """What may stand in `expect`, besides the words of every game."""

    @property
    def view_words(self) -> frozenset[str]:
        """What may stand in `view: {SEAT: …}`."""

    @property
    def event_words(self) -> frozenset[str]:
        """What a line of `events` or `no_events` may begin with."""

    def setup(self, options: Any, words: Mapping[str, Any], tape: Sequence[str]) -> State:
        """The position that these words describe, everything unnamed empty or zero."""

    def play(self, state: State, text: str, seat: SeatId | None, events: list[Event]) -> None:
        """One step, for the seat to move unless another is named; refused or done."""

    def to_move(self, state: State) -> SeatId | None:
        """The seat whose turn it is."""

    def compare(self, state: State, word: str, wanted: Any, events: Sequence[Event]) -> Compared:
        """One expectation against the position and what has happened since the start."""

    def compare_view(self, view: Any, word: str, wanted: Any) -> Compared:
        """One expectation against what a seat is shown."""

    def tells(self, view: Any, seat: SeatId, fact: str) -> bool:
        """Whether the view tells this fact."""

    def lines(self, event: Event, state: State) -> Sequence[str]:
        """The event in the wordings that `events` may use for it, the fullest first."""

    def picture(self, state: State) -> str:
        """The position for a person who reads a failed scenario."""


@runtime_checkable
class Settling(Protocol):
    """What a vocabulary has too if its scenarios leave some decisions unwritten.

    BlackPoker: `answers` at the top of a document are standing answers, and a decision with
    one possible answer is never a step.
    """

    @property
    def document_words(self) -> frozenset[str]:
        """What may stand at the top of a document, besides the words of every game."""

    def settle(
        self, state: State, words: Mapping[str, Any], following: str | None, events: list[Event]
    ) -> None:
        """Take the decisions that these words settle, unless the following step answers them.

        Called for the first position and after every step; nothing follows at a stage's end.
        """


@runtime_checkable
class Composing(Protocol):
    """What a vocabulary has too if its positions need more of a document than `setup`.

    BlackPoker: `options` may hold the decks that the players bring, and a setup may ask for
    cards that the whole document names nowhere.
    """

    @property
    def option_words(self) -> frozenset[str]:
        """What may stand in `options`, besides the options of the table."""

    def compose(self, options: Any, document: Mapping[str, Any], tape: Sequence[str]) -> State:
        """The position before the first step; without `setup` the ordinary start."""
