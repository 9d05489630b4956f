"""Hidden Reversi (特殊コマ リバーシ) on the contract: this file only connects its rooms."""

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Any

from msgspec import structs

from teban.core import refused
from teban.core.career import Entry, Ledger
from teban.core.decision import Decision
from teban.core.event import Event
from teban.core.formats import Format
from teban.core.game import Peer
from teban.core.ids import Action, SeatId, Viewer
from teban.core.levels import Dial
from teban.core.refused import Refused
from teban.core.result import Result
from teban.core.seat import Player
from teban.core.standing import Order
from teban.core.terminal import Terminal
from teban.games.reversi import career, rules, saved, setup, view, worlds
from teban.games.reversi.events import KINDS
from teban.games.reversi.formats import FORMATS
from teban.games.reversi.levels import DIALS, LEVELS, custom
from teban.games.reversi.options import Options, Profile, starter
from teban.games.reversi.refusals import Why
from teban.games.reversi.scenario.words import Words
from teban.games.reversi.space import space
from teban.games.reversi.state import BLACK, WHITE, Board
from teban.games.reversi.terminal import ReversiTerminal

_BOTH = ((BLACK,), (WHITE,))


class ReversiState(Board):
    """A position, as the contract asks for it."""

    def actors(self) -> tuple[SeatId, ...]:
        """The mover."""
        return () if self.over else _BOTH[self.mover]

    def decision(self, seat: SeatId) -> Decision:
        """Where to place, or which item to use before; or to pass."""
        if self.over:
            raise Refused(refused.Why.GAME_OVER)
        if seat != self.mover:
            raise Refused(refused.Why.NOT_YOUR_TURN, seat=seat)
        return Decision("turn" if self.moves else "pass", seat, rules.legal_actions(self))

    def apply(self, action: Action, seat: SeatId, events: list[Event] | None = None) -> None:
        """Take the mover's action."""
        rules.apply(self, action, seat, events)

    def sample(self, seat: SeatId, seed: int) -> "ReversiState":
        """Another layout of the rival's specials and items."""
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
        return self.table.space.name(action)

    def parse(self, text: str, seat: SeatId) -> Action:
        """The action of a notation."""
        return self.table.space.parse(text)

    def result(self) -> Result | None:
        """The count of stones, once the game is over."""
        return rules.result(self)

    def resumed(self, events: list[Event] | None = None) -> None:
        """The game goes on after it was put away."""
        rules.resumed(self, events)

    def dump(self) -> dict[str, Any]:
        """Everything, as plain data."""
        return saved.dump(self)


class Reversi:
    """The game."""

    key = "reversi"
    rules_version = 2
    # Under 1 no badge brought an extended item.
    plays_on: tuple[int, ...] = (1,)
    seat_names = ("B", "W")
    options = Options
    private = Profile
    presets: Mapping[str, Options] = setup.PRESETS
    usual = "items"
    events = KINDS
    codes = tuple(why.value for why in Why)
    levels: Mapping[str, Callable[[int], Player]] = LEVELS
    dials: Mapping[str, Dial] = DIALS
    orders: Mapping[str, Order] = {}
    formats: Mapping[str, Format] = FORMATS
    openspiel = Peer("othello", same=True)
    terminal: Terminal = ReversiTerminal()

    @property
    def vocabulary(self) -> "Words[ReversiState]":
        """Its words in scenario files."""
        return Words(ReversiState)

    def newcomer(self, options: Options) -> Profile:
        """The starter kit, where it is of use."""
        return starter() if options.items else Profile(earns=True)

    def brings(self, options: Options, ledger: Ledger) -> Profile:
        """The profile of somebody with this history."""
        return career.brings(options, ledger)

    def holds(self, ledger: Ledger) -> Mapping[str, int]:
        """Items earned and not used."""
        return career.holds(ledger)

    def earned(self, event: Event) -> Sequence[Entry]:
        """Badges and items."""
        return career.earned(event)

    def finished(self, result: Result, private: Sequence[Profile]) -> Sequence[Entry]:
        """Games and wins."""
        return career.finished(result, private)

    def custom(self, numbers: Mapping[str, float]) -> Callable[[int], Player]:
        """A level like the strongest, with a depth and a time of its own."""
        return custom(numbers)

    def facing(self, private: Profile, levels: Sequence[int | None]) -> Profile:
        """The profile with the level on the other side, for the badges that count it."""
        return structs.replace(private, rival_level=levels[0]) if private.earns else private

    def new(
        self,
        options: Options,
        private: Sequence[Profile],
        seed: bytes,
        events: list[Event] | None = None,
    ) -> ReversiState:
        """The start of a game."""
        return setup.start(options, private, seed, ReversiState)

    def load(self, data: Mapping[str, Any]) -> ReversiState:
        """A saved position."""
        return saved.load(data, ReversiState)

    def default_action(self, decision: Decision) -> Action:
        """The first legal cell, or the pass."""
        return decision.legal[0]

    def actions(self, options: Options) -> int:
        """The size of the action space."""
        return space(options.size).actions

    def fold(self, seen: view.View, event: Event) -> view.View:
        """The view after an event."""
        return view.fold(seen, event)
