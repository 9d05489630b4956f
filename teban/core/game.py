"""The contract: what a game is, and what a position of it can be asked.

Everything outside a game's folder is written against these two protocols. What a game does not say
follows for the ordinary case: `Game` and `Position` have it, and a game inherits from both.
"""

from collections.abc import Callable, Hashable, Mapping, Sequence
from copy import copy
from typing import TYPE_CHECKING, Any, Protocol, Self, TypeVar, runtime_checkable

from msgspec import Struct

from teban.core.chance import Luck, quick
from teban.core.decision import Decision
from teban.core.event import Event
from teban.core.ids import Action, SeatId, Viewer
from teban.core.result import Result

if TYPE_CHECKING:
    from teban.core.formats import Format
    from teban.core.seat import Player
    from teban.core.standing import Order
    from teban.core.terminal import Terminal
    from teban.core.vocabulary import Vocabulary

T = TypeVar("T")


class Notation(Protocol):
    """Actions in words; a module with these two will do."""

    def name(self, action: Action) -> str:
        """The action in notation; refused if there is none of this number."""

    def parse(self, text: str) -> Action:
        """The action that this notation names; refused if it names none."""


class Position(Struct, kw_only=True):
    """The base of every state: a mutable shell whose fields hold immutable values.

    Rules rebind fields and never change a value in place, so a shallow copy is an exact one.
    """

    luck: Luck
    ply: int
    """Actions taken so far; nothing ever winds it back."""
    swift: bool = False
    """Whether questions with one answer may answer themselves, uncounted, as in search and lab.

    Not at a table: who is not asked has nothing to answer with, and everybody would see it.
    """

    @property
    def notation(self) -> Notation:
        """How its actions are written."""
        raise NotImplementedError

    def name(self, action: Action, seat: SeatId) -> str:
        """The action in notation."""
        return self.notation.name(action)

    def parse(self, text: str, seat: SeatId) -> Action:
        """The action of a notation."""
        return self.notation.parse(text)

    def clone(self) -> Self:
        """An independent position that will play on exactly as this one."""
        return copy(self)

    def chance(self, tag: str, options: Sequence[T], label: Callable[[T], str] = str) -> T:
        """One of the options at random; the only source of randomness in a game."""
        if len(options) == 1:
            return options[0]
        chosen, self.luck = self.luck.pick(tag, options, label)
        return chosen

    def sample(self, seat: SeatId, seed: int) -> Self:
        """Another world that this seat cannot tell from the true one, with luck of its own."""
        world = self.clone()
        world.disguise(seat, seed)
        return world

    def disguise(self, seat: SeatId, seed: int) -> None:
        """Become such a world: the same position with other luck, as nothing is hidden."""
        self.luck = quick(seed)

    def knowledge(self, seat: SeatId) -> Hashable:
        """Nothing: nobody has anything to find out."""
        return ()

    def resumed(self, events: list[Event] | None = None) -> None:
        """Nothing here depends on time."""

    def dump(self) -> dict[str, Any]:
        """Every field, as plain data."""
        from teban.core.dump import dumped

        return dumped(self)

    @classmethod
    def load(cls, data: Mapping[str, Any]) -> "Position":
        """The position that `dump` wrote; refused if it is no such thing."""
        from teban.core.dump import loaded

        return loaded(data, cls)

    def deal(
        self, tag: str, options: Sequence[T], number: int, label: Callable[[T], str] = str
    ) -> list[T]:
        """So many of the options at random, one after the other; quicker than one by one."""
        if number == 1:
            return [self.chance(tag, options, label)]
        dealt, self.luck = self.luck.deal(tag, options, number, label)
        return dealt


class State(Protocol):
    """A position of a game. Only engine, server and lab hold one; players hold a `Seat`."""

    luck: Luck
    ply: int
    swift: bool

    def actors(self) -> tuple[SeatId, ...]:
        """The seats that have something to decide now; public. Empty when the game is over."""

    def decision(self, seat: SeatId) -> Decision:
        """What the seat is asked; refused if it is asked nothing."""

    def apply(self, action: Action, seat: SeatId, events: list[Event] | None = None) -> None:
        """Take the action and run on to the next decision; refused input changes nothing."""

    def clone(self) -> Self:
        """An exact copy."""

    def sample(self, seat: SeatId, seed: int) -> Self:
        """Another world that this seat cannot tell from the true one, with luck of its own."""

    def view(self, viewer: Viewer) -> Any:
        """Everything shown to the viewer, written as a white list."""

    def observe(self, seat: SeatId) -> tuple[int, ...]:
        """What the seat can work out, as numbers of a fixed length, for learning programs."""

    def knowledge(self, seat: SeatId) -> Hashable:
        """What the seat can work out with perfect recall; changes exactly when it learns."""

    def key(self, viewer: Viewer) -> Hashable:
        """The same for two positions exactly if the viewer cannot tell them apart."""

    def name(self, action: Action, seat: SeatId) -> str:
        """The action in the game's notation."""

    def parse(self, text: str, seat: SeatId) -> Action:
        """The action that this notation names; it need not be legal."""

    def result(self) -> Result | None:
        """The result once the game is over."""

    def resumed(self, events: list[Event] | None = None) -> None:
        """The match was put away and taken up again: an ordinary entry of the log."""

    def dump(self) -> dict[str, Any]:
        """Everything, secrets included, as plain data for `Game.load`."""


class Peer(Struct, frozen=True):
    """A game of another library, by the name it has there."""

    game: str
    same: bool
    """Whether it is the game of the first preset, or only one of a similar kind."""


class Nothing(Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat brings along to a game to which nobody brings anything."""


class Game(Protocol):
    """One rule set. It holds no position."""

    def __hash__(self) -> int:
        """A game is one thing, which may be a key."""
        return id(self)

    @property
    def key(self) -> str:
        """The short name used in commands, files and addresses."""

    @property
    def rules_version(self) -> int:
        """Raised when an old record would play differently, be it only that more is told."""
        return 1

    @property
    def plays_on(self) -> tuple[int, ...]:
        """Earlier versions whose records play the same moves under the present rules.

        What was begun under one of them is opened, played on and replayed; all others are refused.
        """
        return ()

    @property
    def seat_names(self) -> tuple[str, ...]:
        """A letter or two for each seat, as its notation uses them."""

    @property
    def position(self) -> type[Any]:
        """The class of its positions."""

    @property
    def options(self) -> type[Struct]:
        """What a table may set, each with a default."""

    @property
    def private(self) -> type[Struct]:
        """What a seat brings along sealed: a deck list, an inventory, counters."""
        return Nothing

    @property
    def presets(self) -> Mapping[str, Any]:
        """Option sets with a name, the simplest first; together they reach every rule."""
        return {"standard": self.options()}

    @property
    def events(self) -> tuple[type[Event], ...]:
        """Every kind of event its rules can emit."""

    @property
    def codes(self) -> tuple[str, ...]:
        """Every refusal of its own."""
        return ()

    @property
    def levels(self) -> "Mapping[str, Callable[[int], Player]]":
        """Computer players by name, weakest first; each is made from a seed."""
        return {}

    @property
    def orders(self) -> "Mapping[str, Order]":
        """Standing orders that its players may give, by name."""
        return {}

    @property
    def formats(self) -> "Mapping[str, Format]":
        """Notations of other programs that it can read and write."""
        return {}

    @property
    def openspiel(self) -> Peer | None:
        """The game of OpenSpiel to measure speed side by side with."""
        return None

    @property
    def terminal(self) -> "Terminal":
        """Its table as text."""

    @property
    def vocabulary(self) -> "Vocabulary":
        """Its words in scenario files."""

    def newcomer(self, options: Any) -> Any:
        """What a person without a history brings to such a table; a program brings `private()`."""
        return self.private()

    def new(
        self,
        options: Any,
        private: Sequence[Any],
        seed: bytes,
        events: list[Event] | None = None,
    ) -> State:
        """The start of a game, and what happens before anybody decides, such as a first draw.

        Refused if options or private inputs are not allowed.
        """

    def load(self, data: Mapping[str, Any]) -> State:
        """The state that `State.dump` wrote; refused if it is no such thing."""
        state: State = self.position.load(data)
        return state

    def default_action(self, decision: Decision) -> Action:
        """A legal action for a seat that is absent or out of time."""
        return decision.legal[0]

    @property
    def number_of_actions(self) -> int:
        """The size of the action space, where it is the same at every table."""
        return 0

    def actions(self, options: Any) -> int:
        """The size of the action space."""
        return self.number_of_actions

    @property
    def fold(self) -> Callable[[Any, Event], Any]:
        """The view after an event that was redacted for its viewer."""


@runtime_checkable
class Suggesting(Protocol):
    """A game that has people begin with one of its presets, and not with its defaults."""

    @property
    def usual(self) -> str:
        """The name of that preset."""


def usual_preset(game: Game) -> str:
    """The preset that people begin with unless they choose; empty where it is the defaults."""
    return game.usual if isinstance(game, Suggesting) else ""


@runtime_checkable
class Introducing(Protocol):
    """A game that has people begin against another computer player than the middle one."""

    @property
    def rival(self) -> str:
        """The name of that level."""


def usual_rival(game: Game) -> str:
    """The level that sits down where nobody chooses: of two in the middle the weaker one.

    Empty where there is no computer player.
    """
    if isinstance(game, Introducing):
        return game.rival
    levels = tuple(game.levels)
    return levels[(len(levels) - 1) // 2] if levels else ""


@runtime_checkable
class Tallying(Protocol):
    """A game that counts more about its matches than their result."""

    def tally(self, state: Any) -> Mapping[str, int]:
        """Numbers of a game that is over, by name: turns, cards used. For measuring."""
