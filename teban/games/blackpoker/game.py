"""BlackPoker 8.1 on the contract: this file only connects its rooms."""

from collections.abc import Hashable, Mapping, Sequence
from typing import Any

from teban.core import refused
from teban.core.decision import Decision
from teban.core.dump import dumped
from teban.core.event import Event
from teban.core.formats import Format
from teban.core.frames import Events
from teban.core.game import Peer
from teban.core.ids import Action, SeatId, Viewer
from teban.core.refused import Refused
from teban.core.result import Result
from teban.core.standing import Order
from teban.core.terminal import Terminal
from teban.games.blackpoker import deck_text, reasons, setup, space, view, worlds
from teban.games.blackpoker.events import KINDS
from teban.games.blackpoker.levels import LEVELS
from teban.games.blackpoker.options import ALLOWED, DeckList, Frame, Options
from teban.games.blackpoker.orders import ORDERS
from teban.games.blackpoker.refusals import Why
from teban.games.blackpoker.rules import FLOW
from teban.games.blackpoker.saved import position
from teban.games.blackpoker.scenario.words import Words
from teban.games.blackpoker.state import SEATS, Duel
from teban.games.blackpoker.terminal.table import BlackPokerTerminal

_ONE = tuple((seat,) for seat in SEATS)


class DuelState(Duel):
    """A position, as the contract asks for it."""

    def actors(self) -> tuple[SeatId, ...]:
        """Whoever is asked."""
        return () if self.question is None else _ONE[self.question.seat]

    def decision(self, seat: SeatId) -> Decision:
        """What the seat is asked."""
        if self.question is None or self.question.seat != seat:
            over = self.question is None
            raise Refused(refused.Why.GAME_OVER if over else refused.Why.NOT_YOUR_TURN, seat=seat)
        return self.question

    def apply(self, action: Action, seat: SeatId, events: Events = None) -> None:
        """Take an answer, and go on to the next question."""
        question = self.question
        if question is None or question.seat != seat or action not in question.legal:
            asked = self.decision(seat)
            space.name(action)
            if asked.kind == "chance":
                raise reasons.refusal(self, seat, action)
            raise Refused(refused.Why.NOT_LEGAL)
        self.ply += 1
        if events is None:
            self.question = FLOW.runner.answer(self, action, None)
            return
        before = view.views(self)
        self.question = FLOW.runner.answer(self, action, events)
        view.tell_seen(before, self, events)

    def sample(self, seat: SeatId, seed: int) -> "DuelState":
        """Another world that the seat cannot tell from this one."""
        world = self.clone()
        worlds.disguise(world, seat, seed)
        world.question = FLOW.runner.pending(world)
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
        """Who has life left."""
        if self.loser is None:
            return None
        return Result(tuple(int(seat != self.loser) for seat in SEATS))

    def resumed(self, events: Events = None) -> None:
        """Nothing here depends on time."""

    def dump(self) -> dict[str, Any]:
        """Everything, as plain data."""
        return dumped(self)


class BlackPoker:
    """The game."""

    key = "blackpoker"
    rules_version = 3
    # In 1 nobody was told which card came to lie open when the one above it left a grave, and
    # before 3 nobody was told of the deal, nor what decided who goes first.
    plays_on: tuple[int, ...] = (1, 2)
    seat_names = ("P1", "P2")
    options = Options
    private = DeckList
    presets: Mapping[str, Options] = {"light": Options()} | {
        f"{format.value}_{frame.value}": Options(format, frame)
        for frame, formats in ALLOWED.items()
        if frame is not Frame.ENTRY20
        for format in formats
    }
    events = KINDS
    codes = tuple(why.value for why in Why)
    levels = LEVELS
    orders: Mapping[str, Order] = ORDERS
    formats: Mapping[str, Format] = {}
    openspiel = Peer("gin_rummy", same=False)
    terminal: Terminal = BlackPokerTerminal()

    @property
    def vocabulary(self) -> Words:
        """Its words in scenario files."""
        return Words(DuelState)

    def newcomer(self, options: Options) -> DeckList:
        """The usual deck of the frame."""
        return DeckList()

    def read_private(self, field: str, text: str) -> DeckList:
        """A deck as people write it."""
        return deck_text.read(field, text)

    def write_private(self, private: DeckList) -> str:
        """A deck to be read by people."""
        return deck_text.write(private)

    def new(
        self,
        options: Options,
        private: Sequence[DeckList],
        seed: bytes,
        events: list[Event] | None = None,
    ) -> DuelState:
        """The start of a duel; the deal and 先攻決定 too, where nobody has to choose before."""
        duel = setup.begin(options, private, seed, DuelState)
        if events is None:
            duel.question = FLOW.runner.run(duel, None)
            return duel
        before = view.views(duel)
        duel.question = FLOW.runner.run(duel, events)
        view.tell_seen(before, duel, events)
        return duel

    def load(self, data: Mapping[str, Any]) -> DuelState:
        """A saved position."""
        return position.load(data, DuelState)

    def default_action(self, decision: Decision) -> Action:
        """Nothing, where that is possible."""
        return decision.legal[0]

    def actions(self, options: Options) -> int:
        """The size of the action space."""
        return space.SIZE

    def fold(self, seen: view.View, event: Event) -> view.View:
        """The view after an event."""
        return view.fold(seen, event)
