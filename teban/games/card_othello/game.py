"""Card Othello (カードオセロ) on the contract: this file only connects its rooms."""

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Any

from teban.core import refused
from teban.core.decision import Decision
from teban.core.event import Event
from teban.core.formats import Format
from teban.core.ids import Action, SeatId, Viewer
from teban.core.refused import Refused
from teban.core.result import Result
from teban.core.seat import Player
from teban.core.standing import Order
from teban.core.terminal import Terminal
from teban.games.card_othello import (
    folding,
    knowing,
    rules,
    saved,
    setup,
    space,
    view,
    worlds,
)
from teban.games.card_othello.cards.catalogue import CATALOGUE
from teban.games.card_othello.cards.effects import check
from teban.games.card_othello.events import KINDS, Resumed
from teban.games.card_othello.levels import BESIDE, LEVELS, SCHOOL
from teban.games.card_othello.options import Nothing, Options
from teban.games.card_othello.refusals import Why
from teban.games.card_othello.scenario.words import Words
from teban.games.card_othello.state import BLACK, WHITE, Board
from teban.games.card_othello.terminal import CardOthelloTerminal

_BOTH = ((BLACK,), (WHITE,))
# A card of the catalogue without rules is an error here, and not in the middle of a match.
check(CATALOGUE)


class CardOthelloState(Board):
    """A position, as the contract asks for it."""

    def actors(self) -> tuple[SeatId, ...]:
        """The mover; nobody while a turn waits to be started."""
        return _BOTH[self.mover] if self.started and not self.over else ()

    def decision(self, seat: SeatId) -> Decision:
        """A card, what it is aimed at, where to place; or to pass."""
        if self.over:
            raise Refused(refused.Why.GAME_OVER)
        if seat != self.mover:
            raise Refused(refused.Why.NOT_YOUR_TURN, seat=seat)
        if not self.started:
            raise Refused(Why.TURN_NOT_STARTED)
        return rules.decision(self)

    def apply(self, action: Action, seat: SeatId, events: list[Event] | None = None) -> None:
        """Take the mover's action."""
        rules.apply(self, action, seat, events)

    def sample(self, seat: SeatId, seed: int) -> "CardOthelloState":
        """Other cards in the rival's hand, its trap on another stone."""
        world = self.clone()
        worlds.disguise(world, seat, seed)
        return world

    def view(self, viewer: Viewer) -> view.View:
        """What the viewer is shown."""
        return view.view(self, viewer)

    def observe(self, seat: SeatId) -> tuple[int, ...]:
        """What the seat can work out, as numbers."""
        return knowing.observe(self, seat)

    def knowledge(self, seat: SeatId) -> Hashable:
        """What the seat can work out."""
        return knowing.knowledge(self, seat)

    def key(self, viewer: Viewer) -> Hashable:
        """The viewer's information set."""
        return knowing.key(self, viewer)

    def name(self, action: Action, seat: SeatId) -> str:
        """The action in notation."""
        return space.name(action)

    def parse(self, text: str, seat: SeatId) -> Action:
        """The action of a notation."""
        return space.parse(text)

    def result(self) -> Result | None:
        """§8.3: more stones win."""
        return Result(self.counts()) if self.over else None

    def resumed(self, events: list[Event] | None = None) -> None:
        """The game goes on after it was put away."""
        if events is not None:
            events.append(Resumed())

    def dump(self) -> dict[str, Any]:
        """Everything, as plain data."""
        return saved.dump(self)


class CardOthello:
    """The game."""

    key = "card_othello"
    rules_version = 2
    # The same moves; told since then: black's first turn, and what a placement turns and brings.
    plays_on: tuple[int, ...] = (1,)
    seat_names = ("B", "W")
    options = Options
    private = Nothing
    presets: Mapping[str, Options] = setup.PRESETS
    events = KINDS
    codes = tuple(why.value for why in Why)
    levels: Mapping[str, Callable[[int], Player]] = LEVELS
    beside: Mapping[str, Callable[[int], Player]] = BESIDE
    school = SCHOOL
    orders: Mapping[str, Order] = {}
    formats: Mapping[str, Format] = {}
    openspiel = None
    terminal: Terminal = CardOthelloTerminal()

    @property
    def vocabulary(self) -> "Words[CardOthelloState]":
        """Its words in scenario files."""
        return Words(CardOthelloState)

    def newcomer(self, options: Options) -> Nothing:
        """Nobody brings anything."""
        return Nothing()

    def new(
        self,
        options: Options,
        private: Sequence[Nothing],
        seed: bytes,
        events: list[Event] | None = None,
    ) -> CardOthelloState:
        """Black's first turn, up to its first decision."""
        return setup.begin(options, private, seed, CardOthelloState, events)

    def load(self, data: Mapping[str, Any]) -> CardOthelloState:
        """A saved position."""
        return saved.load(data, CardOthelloState)

    def default_action(self, decision: Decision) -> Action:
        """To pass, or to place on the first cell; an open card is ended as cheaply as possible."""
        legal = decision.legal
        for action in (space.PASS, space.FINISH, space.CANCEL):
            if action in legal:
                return action
        return next((action for action in legal if action >= space.PLACE), legal[0])

    def actions(self, options: Options) -> int:
        """The size of the action space."""
        return space.ACTIONS

    def tally(self, state: CardOthelloState) -> Mapping[str, int]:
        """How long it was."""
        return {"turns": state.turn, "cards": sum(state.played)}

    def fold(self, seen: view.View, event: Event) -> view.View:
        """The view after an event."""
        return folding.fold(seen, event)
