"""Jatsuna (蛇突奈) on the contract: this file only connects its rooms."""

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Any

from teban.core import refused
from teban.core.batch import Played
from teban.core.chance import Luck, quick
from teban.core.decision import Decision
from teban.core.event import Event
from teban.core.formats import Format
from teban.core.ids import Action, SeatId, Viewer
from teban.core.levels import Dial, level_names, meeting, numbers_of
from teban.core.refused import Expect, Refused, bad_value
from teban.core.result import Result
from teban.core.seat import Player
from teban.core.standing import Order
from teban.core.terminal import Terminal
from teban.games.jatsuna import rules, saved, setup, space, view
from teban.games.jatsuna.events import KINDS, Resumed
from teban.games.jatsuna.levels import (
    BRAINS,
    DIALS,
    JOINING,
    LEVELS,
    STUDIED,
    brain,
    custom,
    searching,
)
from teban.games.jatsuna.levels.brain import Brain
from teban.games.jatsuna.options import Company, First, Layout, Options, Transform
from teban.games.jatsuna.refusals import Why
from teban.games.jatsuna.scenario.words import Words
from teban.games.jatsuna.sides import SEATS, SIDES
from teban.games.jatsuna.state import Board
from teban.games.jatsuna.terminal import JatsunaTerminal

_ALONE = tuple((seat,) for seat in SEATS)


class JatsunaState(Board):
    """A position, as the contract asks for it."""

    def actors(self) -> tuple[SeatId, ...]:
        """The mover."""
        return _ALONE[self.mover] if self.empty else ()

    def decision(self, seat: SeatId) -> Decision:
        """Where to place: to capture, or freely if nothing can be captured."""
        if not self.empty:
            raise Refused(refused.Why.GAME_OVER)
        if seat != self.mover:
            raise Refused(refused.Why.NOT_YOUR_TURN, seat=seat)
        cells = space.GRID.cells_of(self.legal)
        return Decision("capture" if self.moves else "free", seat, tuple(cells))

    def apply(self, action: Action, seat: SeatId, events: list[Event] | None = None) -> None:
        """Take the mover's action."""
        rules.apply(self, action, seat, events)

    def sample(self, seat: SeatId, seed: int) -> "JatsunaState":
        """The same position: nothing is hidden."""
        world = self.clone()
        world.luck = quick(seed)
        return world

    def view(self, viewer: Viewer) -> view.View:
        """What the viewer is shown."""
        return view.view(self, viewer)

    def observe(self, seat: SeatId) -> tuple[int, ...]:
        """The position as numbers."""
        return view.observe(self, seat)

    def knowledge(self, seat: SeatId) -> Hashable:
        """Nobody has anything to find out."""
        return ()

    def key(self, viewer: Viewer) -> Hashable:
        """The position."""
        return view.key(self)

    def name(self, action: Action, seat: SeatId) -> str:
        """The action in notation."""
        return space.name(action)

    def parse(self, text: str, seat: SeatId) -> Action:
        """The action of a notation."""
        return space.parse(text)

    def result(self) -> Result | None:
        """The count of stones, once the game is over."""
        return rules.result(self)

    def resumed(self, events: list[Event] | None = None) -> None:
        """The game goes on after it was put away."""
        if events is not None:
            events.append(Resumed())

    def dump(self) -> dict[str, Any]:
        """Everything, as plain data."""
        return saved.dump(self)


class Jatsuna:
    """The game."""

    key = "jatsuna"
    rules_version = 1
    plays_on: tuple[int, ...] = ()
    seat_names = tuple(SIDES)
    options = Options
    private = Company
    presets: Mapping[str, Options] = setup.PRESETS
    events = KINDS
    codes = tuple(why.value for why in Why)
    levels: Mapping[str, Callable[[int], Player]] = LEVELS
    dials: Mapping[str, Dial] = DIALS
    orders: Mapping[str, Order] = {}
    formats: Mapping[str, Format] = {}
    openspiel = None
    terminal: Terminal = JatsunaTerminal()
    compared: Mapping[str, tuple[str, ...]] = {
        "transform": tuple(Transform),
        "layout": tuple(Layout),
    }
    starts: Mapping[str, tuple[str, ...]] = {"first": (First.ORB, First.GEM, First.STELLA)}
    studied = tuple(STUDIED)

    @property
    def vocabulary(self) -> "Words[JatsunaState]":
        """Its words in scenario files."""
        return Words(JatsunaState)

    def newcomer(self, options: Options) -> Company:
        """Everybody begins alike."""
        return Company()

    def facing(self, private: Company, levels: Sequence[int | None]) -> Company:
        """Whom the seat meets: it takes two of the levels called Ultimate to gang up."""
        joining = {number for number, name in enumerate(LEVELS, 1) if name in JOINING}
        return Company(tuple(level in joining for level in levels))

    def custom(self, numbers: Mapping[str, float]) -> Callable[[int], Player]:
        """A search with so many playouts."""
        return custom(numbers)

    def batch(self, options: Options, players: Sequence[str], seeds: Sequence[int]) -> list[Played]:
        """Whole games in compiled code."""
        private = meeting(self, [Company() for _ in SEATS], players)
        return brain.play(options, private, [self._brain(name) for name in players], seeds)

    def playouts(self, options: Options, games: int) -> None:
        """Random games in compiled code."""
        brain.playouts(options, games)

    def _brain(self, name: str) -> Brain:
        known = {**BRAINS, **STUDIED}
        if name in known:
            return known[name]
        numbers = numbers_of(self, name)
        if numbers is None:
            raise bad_value("player", name, Expect.ONE_OF, names=(*level_names(self), *STUDIED))
        return searching(numbers)

    def new(
        self,
        options: Options,
        private: Sequence[Company],
        seed: bytes,
        events: list[Event] | None = None,
    ) -> JatsunaState:
        """The start of a game."""
        return setup.start(options, private, Luck(seed), JatsunaState)

    def load(self, data: Mapping[str, Any]) -> JatsunaState:
        """A saved position."""
        return saved.load(data, JatsunaState)

    def default_action(self, decision: Decision) -> Action:
        """The first legal cell."""
        return decision.legal[0]

    def actions(self, options: Options) -> int:
        """The size of the action space."""
        return space.ACTIONS

    def fold(self, seen: view.View, event: Event) -> view.View:
        """The view after an event."""
        return view.fold(seen, event)
