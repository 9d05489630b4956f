"""The contract: what a game is, and what a position of it can be asked.

Everything outside a game's folder is written against these two. What a game does not say follows
for the ordinary case: `Game` and `State` have it, and a game inherits from both. Where one seat
moves at a time and nothing is hidden, nearly all does: see `turns.py`.
"""

from collections.abc import Callable, Hashable, Mapping, Sequence
from copy import copy
from sys import modules
from typing import TYPE_CHECKING, Any, Protocol, Self, TypeVar, runtime_checkable

from msgspec import Struct

from teban.core.became import Became, fold
from teban.core.chance import Luck, quick
from teban.core.decision import Decision
from teban.core.event import Event, kinds_of
from teban.core.ids import Action, SeatId, Viewer
from teban.core.picture import Picture, derived
from teban.core.refused import Expect, bad_value
from teban.core.result import Result
from teban.core.viewing import shown

if TYPE_CHECKING:
    from teban.core.formats import Format
    from teban.core.seat import Player
    from teban.core.standing import Order
    from teban.core.terminal import Terminal
    from teban.core.words import Vocabulary

T = TypeVar("T")


class Notation(Protocol):
    """Actions in words; a module with these two will do.

    One with a length has an action of each number below it.
    """

    def name(self, action: Action) -> str:
        """The action in notation; refused if there is none of this number."""

    def parse(self, text: str) -> Action:
        """The action that this notation names; refused if it names none."""


class State(Struct, kw_only=True):
    """A position of a game, and the base of every one. Players never hold it; they hold a `Seat`.

    It is a mutable shell whose fields hold immutable values: rules rebind fields and never change
    a value in place, so a shallow copy is an exact one.
    """

    luck: Luck
    ply: int
    """Actions taken so far; nothing ever winds it back."""
    swift: bool = False
    """Whether questions with one answer may answer themselves, uncounted, as in search and lab.

    Not at a table: who is not asked has nothing to answer with, and everybody would see it.
    """

    # What a game says

    def actors(self) -> tuple[SeatId, ...]:
        """The seats that have something to decide now; public. Empty when the game is over."""
        raise NotImplementedError

    def decision(self, seat: SeatId) -> Decision:
        """What the seat is asked; refused if it is asked nothing."""
        raise NotImplementedError

    def apply(self, action: Action, seat: SeatId, events: list[Event] | None = None) -> None:
        """Take the action and run on to the next decision; refused input changes nothing."""
        raise NotImplementedError

    def view(self, viewer: Viewer) -> Any:
        """Everything shown to the viewer, written as a white list."""
        raise NotImplementedError

    def observe(self, seat: SeatId) -> tuple[int, ...]:
        """What the seat can work out, as numbers of a fixed length, for learning programs."""
        raise NotImplementedError

    def key(self, viewer: Viewer) -> Hashable:
        """The same for two positions exactly if the viewer cannot tell them apart."""
        raise NotImplementedError

    def result(self) -> Result | None:
        """The result once the game is over."""
        raise NotImplementedError

    @property
    def notation(self) -> Notation:
        """How its actions are written."""
        raise NotImplementedError

    # What follows where nothing is hidden and nothing depends on time

    def disguise(self, seat: SeatId, seed: int) -> None:
        """Become another world that this seat cannot tell from the true one, with other luck."""
        self.luck = quick(seed)

    def knowledge(self, seat: SeatId) -> Hashable:
        """What the seat can work out with perfect recall; changes exactly when it learns."""
        return ()

    def resumed(self, events: list[Event] | None = None) -> None:
        """The match was put away and taken up again: an ordinary entry of the log."""

    def check(self, game: "Game") -> None:
        """Refuse what the types allow, but what would be an error later on (`sound.py`)."""

    def dump(self) -> dict[str, Any]:
        """Everything, secrets included, as plain data for `Game.load`."""
        from teban.core.dump import dumped

        return dumped(self)

    @classmethod
    def load(cls, data: Mapping[str, Any], game: "Game") -> "State":
        """The position that `dump` wrote; refused if it is no such thing."""
        from teban.core.dump import loaded

        return loaded(data, cls, lambda found: found.check(game))

    # What every game has

    def name(self, action: Action, seat: SeatId) -> str:
        """The action in the game's notation."""
        return self.notation.name(action)

    def parse(self, text: str, seat: SeatId) -> Action:
        """The action that this notation names; it need not be legal."""
        return self.notation.parse(text)

    def clone(self) -> Self:
        """An exact copy, which plays on as this one would."""
        return copy(self)

    def sample(self, seat: SeatId, seed: int) -> Self:
        """Another world that this seat cannot tell from the true one."""
        world = self.clone()
        world.disguise(seat, seed)
        return world

    def chance(self, tag: str, options: Sequence[T], label: Callable[[T], str] = str) -> T:
        """One of the options at random; the only source of randomness in a game."""
        if len(options) == 1:
            return options[0]
        chosen, self.luck = self.luck.pick(tag, options, label)
        return chosen

    def deal(
        self, tag: str, options: Sequence[T], number: int, label: Callable[[T], str] = str
    ) -> list[T]:
        """So many of the options at random, one after the other; quicker than one by one."""
        if number == 1:
            return [self.chance(tag, options, label)]
        dealt, self.luck = self.luck.deal(tag, options, number, label)
        return dealt


class Peer(Struct, frozen=True):
    """A game of another library, by the name it has there."""

    game: str
    same: bool
    """Whether it is the game of the first preset, or only one of a similar kind."""


class Nothing(Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat brings along to a game to which nobody brings anything, or a table may set."""


if TYPE_CHECKING:
    # Whoever does not say which game it is means any.
    from typing_extensions import TypeVar as TypeVarThatMayBeLeftOut

    S_co = TypeVarThatMayBeLeftOut("S_co", bound=State, covariant=True, default=State)
else:
    S_co = TypeVar("S_co", covariant=True)


class Game(Protocol[S_co]):
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
    def package(self) -> str:
        """Where its words and its rules pages lie."""
        return modules[type(self).__module__].__package__ or ""

    @property
    def seat_names(self) -> tuple[str, ...]:
        """A letter or two for each seat, as its notation uses them."""

    @property
    def position(self) -> type[S_co]:
        """The class of its positions."""

    @property
    def options(self) -> type[Struct]:
        """What a table may set, each with a default."""
        return Nothing

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
        """Every kind of event its rules can emit: those of its module, and `Became`."""
        return (*kinds_of(modules[type(self).__module__]), Became)

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

    def picture(self, view: Any) -> Picture:
        """How a view looks, as data: what follows from the marks of the position."""
        return derived(view, shown(self.position))

    @property
    def in_terminal(self) -> "type[Terminal]":
        """What draws its table as text."""
        from teban.core.terminal import Terminal

        return Terminal

    @property
    def terminal(self) -> "Terminal":
        """Its table as text."""
        return self.in_terminal(self)

    @property
    def in_scenarios(self) -> "type[Vocabulary]":
        """What has its words in scenario files."""
        from teban.core.words.ordinary import OrdinaryWords

        return OrdinaryWords

    def vocabulary(self, options: Any) -> "Vocabulary":
        """Its words in scenario files, at such a table."""
        return self.in_scenarios(self, options)

    def newcomer(self, options: Any) -> Any:
        """What a person without a history brings to such a table; a program brings `private()`."""
        return self.private()

    def new(
        self,
        options: Any,
        private: Sequence[Any],
        seed: bytes,
        events: list[Event] | None = None,
    ) -> S_co:
        """The start of a game, and what happens before anybody decides, such as a first draw.

        Refused if options or private inputs are not allowed.
        """
        seats = len(self.seat_names)
        if len(private) != seats:
            raise bad_value("private", len(private), Expect.ENTRIES, count=seats)
        return self.begin(options, private, Luck(seed), events)

    def begin(
        self,
        options: Any,
        private: Sequence[Any],
        luck: Luck,
        events: list[Event] | None = None,
    ) -> S_co:
        """The same with this luck: as many private inputs as seats."""
        position = self.start(options)
        position.luck = luck
        position.opening(_silence if events is None else events.append)
        state: S_co = position
        return state

    def start(self, options: Any) -> Any:
        """The position before anything has happened, of a game with nothing brought along."""
        kind: type[Any] = self.position
        return kind(options=options) if "options" in kind.__struct_fields__ else kind()

    def load(self, data: Mapping[str, Any]) -> S_co:
        """The state that `State.dump` wrote; refused if it is no such thing."""
        kind: type[Any] = self.position
        state: S_co = kind.load(data, self)
        return state

    def default_action(self, decision: Decision) -> Action:
        """A legal action for a seat that is absent or out of time."""
        return decision.legal[0]

    def actions(self, options: Any) -> int:
        """The size of the action space: as many as the notation has names."""
        return len(self.start(options).notation)

    @property
    def fold(self) -> Callable[[Any, Event], Any]:
        """The view after an event that was redacted for its viewer."""
        return fold


@runtime_checkable
class Suggesting(Protocol):
    """A game that has people begin with one of its presets, and not with its defaults."""

    @property
    def usual(self) -> str:
        """The name of that preset."""


def _silence(event: Event) -> None:
    """Nobody is told."""


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
