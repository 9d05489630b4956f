"""SquFibo (すくふぃぼ) on the contract: this file only connects its rooms."""

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Any

from teban.core import refused
from teban.core.decision import Decision
from teban.core.event import Event
from teban.core.formats import Format
from teban.core.ids import Action, SeatId, Viewer
from teban.core.levels import Dial
from teban.core.refused import Refused
from teban.core.result import Result
from teban.core.seat import Player
from teban.core.standing import Order
from teban.core.terminal import Terminal
from teban.games.squfibo import rules, saved, setup, space, view, worlds
from teban.games.squfibo.events import KINDS, Resumed
from teban.games.squfibo.levels import DIALS, LEVELS, custom
from teban.games.squfibo.options import Nothing, Options
from teban.games.squfibo.refusals import Why
from teban.games.squfibo.scenario.words import Words
from teban.games.squfibo.state import LETTERS, SEATS, Board
from teban.games.squfibo.terminal import SquFiboTerminal

_BOTH = tuple((seat,) for seat in SEATS)


class SquFiboState(Board):
    """A position, as the contract asks for it."""

    def actors(self) -> tuple[SeatId, ...]:
        """The mover."""
        return () if self.reasons else _BOTH[self.mover]

    def decision(self, seat: SeatId) -> Decision:
        """What to discard, what to place where, and what to claim."""
        if self.reasons:
            raise Refused(refused.Why.GAME_OVER)
        if seat != self.mover:
            raise Refused(refused.Why.NOT_YOUR_TURN, seat=seat)
        return rules.decision(self)

    def apply(self, action: Action, seat: SeatId, events: list[Event] | None = None) -> None:
        """Take the mover's action."""
        rules.apply(self, action, seat, events)

    def sample(self, seat: SeatId, seed: int) -> "SquFiboState":
        """Other cards in the rival's hand."""
        world = self.clone()
        worlds.disguise(world, seat, seed)
        return world

    def view(self, viewer: Viewer) -> view.View:
        """What the viewer is shown."""
        return view.view(self, viewer)

    def observe(self, seat: SeatId) -> tuple[int, ...]:
        """What the seat can work out, as numbers."""
        return view.observe(self, seat)

    def knowledge(self, seat: SeatId) -> Hashable:
        """What the seat can work out."""
        return view.knowledge(self, seat)

    def key(self, viewer: Viewer) -> Hashable:
        """The viewer's information set."""
        return view.key(self, viewer)

    def name(self, action: Action, seat: SeatId) -> str:
        """The action in notation."""
        return space.name(action)

    def parse(self, text: str, seat: SeatId) -> Action:
        """The action of a notation."""
        return space.parse(text)

    def result(self) -> Result | None:
        """The stars, once the game is over."""
        return rules.result(self)

    def resumed(self, events: list[Event] | None = None) -> None:
        """The game goes on after it was put away."""
        if events is not None:
            events.append(Resumed())

    def dump(self) -> dict[str, Any]:
        """Everything, as plain data."""
        return saved.dump(self)


class SquFibo:
    """The game."""

    key = "squfibo"
    rules_version = 1
    plays_on: tuple[int, ...] = ()
    seat_names = LETTERS
    options = Options
    private = Nothing
    presets: Mapping[str, Options] = setup.PRESETS
    events = KINDS
    codes = tuple(why.value for why in Why)
    levels: Mapping[str, Callable[[int], Player]] = LEVELS
    rival = "easy"
    dials: Mapping[str, Dial] = DIALS
    orders: Mapping[str, Order] = {}
    formats: Mapping[str, Format] = {}
    openspiel = None
    terminal: Terminal = SquFiboTerminal()

    @property
    def vocabulary(self) -> "Words[SquFiboState]":
        """Its words in scenario files."""
        return Words(SquFiboState)

    def newcomer(self, options: Options) -> Nothing:
        """Nobody brings anything."""
        return Nothing()

    def custom(self, numbers: Mapping[str, float]) -> Callable[[int], Player]:
        """A level that notices so many roles of a hundred."""
        return custom(numbers)

    def new(
        self,
        options: Options,
        private: Sequence[Nothing],
        seed: bytes,
        events: list[Event] | None = None,
    ) -> SquFiboState:
        """The start of a game."""
        return setup.begin(options, private, seed, SquFiboState)

    def load(self, data: Mapping[str, Any]) -> SquFiboState:
        """A saved position."""
        return saved.load(data, SquFiboState)

    def default_action(self, decision: Decision) -> Action:
        """The first card on the first cell; and then the end of the turn, without a claim."""
        return space.END if decision.kind == "claim" else decision.legal[0]

    def actions(self, options: Options) -> int:
        """The size of the action space."""
        return space.ACTIONS

    def tally(self, state: SquFiboState) -> Mapping[str, int]:
        """How long it was, and what was noticed."""
        return {"turns": state.turn, "great": sum(state.great), "stars": sum(state.stars)}

    def fold(self, seen: view.View, event: Event) -> view.View:
        """The view after an event."""
        return view.fold(seen, event)
