"""A tiny honest game for the tests of core: three seats bid in secret, one builds and rolls.

Each of two rounds: everybody bids 0-2 at the same time; the highest bidder (the earlier seat of
equals) marks up to four cells in ascending order, waits as often as they like, and ends the round
with a roll of a die that only they see. A mark is one point, so is every pip.
"""

from collections.abc import Hashable, Mapping, Sequence
from typing import Any, ClassVar, Self

from msgspec import Struct, convert, to_builtins

from teban.core.chance import Luck, mix, quick
from teban.core.decision import Decision, Flag
from teban.core.event import Event
from teban.core.game import Game, State
from teban.core.ids import Action, SeatId, Viewer, only
from teban.core.refused import Expect, Refused, Why, bad_value
from teban.core.result import Result
from teban.core.standing import Order

NAMES = ("bid0", "bid1", "bid2", "m0", "m1", "m2", "m3", "roll", "wait")
BIDS = range(3)
FIRST_MARK = 3
ROLL = 7
WAIT = 8
ROUNDS = 2
SEATS = tuple(SeatId(seat) for seat in range(3))


class Bid(Event, frozen=True):
    secret: ClassVar[tuple[str, ...]] = ("amount",)
    seat: int
    amount: int | None


class Opened(Event, frozen=True):
    amounts: tuple[int, ...]


class Marked(Event, frozen=True):
    seat: int
    cell: int


class Rolled(Event, frozen=True):
    secret: ClassVar[tuple[str, ...]] = ("pips",)
    seat: int
    pips: int | None


class Resumed(Event, frozen=True):
    audience: int = only(SeatId(0))


class BidsState(State):
    sides: int
    bids: tuple[int | None, ...] = (None, None, None)
    builder: SeatId | None = None
    marks: tuple[int, ...] = ()
    """Of this round."""
    rolls: tuple[tuple[SeatId, int, int], ...] = ()
    """Of each round so far: who, marks, pips."""

    def actors(self) -> tuple[SeatId, ...]:
        if len(self.rolls) == ROUNDS:
            return ()
        if self.builder is not None:
            return (self.builder,)
        return tuple(seat for seat in SEATS if self.bids[seat] is None)

    def decision(self, seat: SeatId) -> Decision:
        if seat not in self.actors():
            raise Refused(Why.NOT_YOUR_TURN, seat=seat)
        if self.builder is None:
            return Decision("bid", seat, tuple(BIDS), flags=Flag.PRIVATE)
        last = FIRST_MARK - 1 if not self.marks else FIRST_MARK + self.marks[-1]
        return Decision("build", seat, tuple(range(last + 1, WAIT + 1)))

    def apply(self, action: Action, seat: SeatId, events: list[Event] | None = None) -> None:
        if action not in self.decision(seat).legal:
            raise Refused(Why.NOT_LEGAL, got=self.name(action, seat))
        self.ply += 1
        happened = self._do(action, seat)
        if events is not None:
            events += happened

    def _do(self, action: Action, seat: SeatId) -> list[Event]:
        if action in BIDS:
            self.bids = (*self.bids[:seat], action, *self.bids[seat + 1 :])
            bid = Bid(seat=seat, amount=action, knows=only(seat))
            if self.actors():
                return [bid]
            amounts = tuple(amount for amount in self.bids if amount is not None)
            self.builder = SeatId(amounts.index(max(amounts)))
            return [bid, Opened(amounts=amounts)]
        if action < ROLL:
            self.marks = (*self.marks, action - FIRST_MARK)
            return [Marked(seat=seat, cell=action - FIRST_MARK)]
        if action == WAIT:
            return []
        pips = self.chance("pips", range(1, self.sides + 1))
        self.rolls = (*self.rolls, (seat, len(self.marks), pips))
        self.bids, self.builder, self.marks = (None, None, None), None, ()
        return [Rolled(seat=seat, pips=pips, knows=only(seat))]

    def sample(self, seat: SeatId, seed: int) -> Self:
        world = self.clone()
        world.luck = quick(seed)
        world.rolls = tuple(
            (who, marks, pips if who == seat else 1 + mix(seed + at) % self.sides)
            for at, (who, marks, pips) in enumerate(self.rolls)
        )
        if self.builder is None:
            world.bids = tuple(
                bid if who == seat or bid is None else mix(seed - who) % 3
                for who, bid in enumerate(self.bids)
            )
        return world

    def view(self, viewer: Viewer) -> Any:
        rolls = [(who, marks, pips if who == viewer else None) for who, marks, pips in self.rolls]
        own = self.bids[viewer] if viewer is not None else None
        return {"bid": own, "builder": self.builder, "marks": self.marks, "rolls": rolls}

    def observe(self, seat: SeatId) -> tuple[int, ...]:
        bid = self.bids[seat]
        own = sum(pips for who, _, pips in self.rolls if who == seat)
        marks = sum(1 << cell for cell in self.marks)
        return (seat + 1, -1 if bid is None else bid, len(self.rolls), marks, own)

    def knowledge(self, seat: SeatId) -> Hashable:
        own = tuple(pips for who, _, pips in self.rolls if who == seat)
        return own, self.bids if self.builder is not None else None

    def key(self, viewer: Viewer) -> Hashable:
        return repr((self.view(viewer), self.builder is not None and self.bids))

    def name(self, action: Action, seat: SeatId) -> str:
        return NAMES[action]

    def parse(self, text: str, seat: SeatId) -> Action:
        if text not in NAMES:
            raise Refused(Why.NO_SUCH_ACTION, got=text)
        return NAMES.index(text)

    def result(self) -> Result | None:
        if self.actors():
            return None
        return Result(
            tuple(sum(m + pips for who, m, pips in self.rolls if who == seat) for seat in SEATS)
        )

    def resumed(self, events: list[Event] | None = None) -> None:
        if events is not None:
            events.append(Resumed())

    def dump(self) -> dict[str, Any]:
        data: dict[str, Any] = to_builtins(self)
        return data


class RaceState(BidsState):
    """The first to bid builds; the others are not asked any more."""

    def _do(self, action: Action, seat: SeatId) -> list[Event]:
        if action not in BIDS:
            return super()._do(action, seat)
        self.builder = seat
        return [Bid(seat=seat, amount=action, knows=only(seat))]


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    sides: int = 6


def _lowest_bid(view: Any, decision: Decision) -> Action | None:
    return BIDS[0] if decision.kind == "bid" else None


def _somebody_else_rolled(event: Event, seat: SeatId) -> bool:
    return isinstance(event, Rolled) and event.seat != seat


class BidsGame(Game):
    key = "bids"
    rules_version = 3
    plays_on = (2,)
    seat_names = ("A", "B", "C")
    position: type[BidsState] = BidsState
    options = Options
    presets: Mapping[str, Any] = {"usual": Options()}
    events = (Bid, Opened, Marked, Rolled, Resumed)
    orders: Mapping[str, Order] = {
        "thrift": Order(_lowest_bid, _somebody_else_rolled),
        "wait": Order(lambda view, decision: WAIT),
        "first": Order(lambda view, decision: FIRST_MARK),
    }

    def actions(self, options: Any) -> int:
        return len(NAMES)

    def begin(
        self,
        options: Any,
        private: Sequence[Any],
        luck: Luck,
        events: list[Event] | None = None,
    ) -> BidsState:
        if options.sides < 2:
            raise bad_value("options.sides", options.sides, Expect.NUMBER_FROM, least=2)
        return self.position(options.sides, luck=luck, ply=0)

    def load(self, data: Mapping[str, Any]) -> BidsState:
        return convert(data, self.position)

    def default_action(self, decision: Decision) -> Action:
        return 0 if decision.kind == "bid" else ROLL


class RaceGame(BidsGame):
    position = RaceState


GAME: Game = BidsGame()
RACE: Game = RaceGame()
