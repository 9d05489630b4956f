"""A tiny game on the flow: three guilds with one piece each, made to reach every branch of it.

A deed costs one coin ("end" is free), which lies on its request until that is done with and then
goes to the bank; the first with five fame wins. What triggers what is data on the state (`Omen`),
so a test can plant any chain. A piece may be controlled by another guild than its owner's, and
bears abilities. Everything is public, and nothing depends on chance.
"""

from collections.abc import Callable, Sequence
from typing import Any

from msgspec import Struct, structs, to_builtins

from teban.core.decision import Decision
from teban.core.event import Event
from teban.core.frames import Events, Frame, Op, push, set_values
from teban.core.ids import Action, SeatId
from teban.core.refused import Refused, Why
from teban.core.result import Result
from teban.flow.abilities import Ability, Scope, settle
from teban.flow.core import Flow, allowed, new_request
from teban.flow.request import Moment, Request, Speed, Timing
from teban.flow.state import Flowing

SEATS = A, B, C = SeatId(0), SeatId(1), SeatId(2)
GOAL = 5


class Bid(Struct, frozen=True):
    """What a request carries: the coin paid for it, and the piece or request it is aimed at."""

    coins: int = 0
    target: int = 0


Requested = Request[Bid]


class Piece(Struct, frozen=True):
    owner: SeatId
    controller: SeatId
    size: int = 2


class Borne(Struct, frozen=True):
    """An ability on a piece; whose "your" it means is up to the piece's controller."""

    bearer: int
    value: str
    ability: Ability


class Omen(Struct, frozen=True):
    """A trigger condition: whenever a deed gets to this point, another is triggered."""

    when: str
    """`declare`, or the value of a `Moment`."""
    deed: str
    then: str
    whose: SeatId | None
    """None: the turn player's."""


class Told(Event, frozen=True):
    """What became of a request."""

    what: str
    deed: str
    seat: SeatId


class Guild(Flowing[Bid], kw_only=True):
    coins: tuple[int, ...] = (4, 4, 4)
    bank: int = 18
    fame: tuple[int, ...] = (0, 0, 0)
    pieces: tuple[Piece, ...] = tuple(Piece(seat, seat) for seat in SEATS)
    borne: tuple[Borne, ...] = ()
    omens: tuple[Omen, ...] = ()

    def actors(self) -> tuple[SeatId, ...]:
        pending = FLOW.runner.pending(self)
        return () if pending is None else (pending.seat,)

    def decision(self, seat: SeatId) -> Decision:
        pending = FLOW.runner.pending(self)
        if pending is None:
            raise Refused(Why.GAME_OVER)
        if pending.seat != seat:
            raise Refused(Why.NOT_YOUR_TURN)
        return pending

    def apply(self, action: Action, seat: SeatId, events: Events = None) -> None:
        if action not in self.decision(seat).legal:
            raise Refused(Why.NOT_LEGAL)
        self.ply += 1
        FLOW.runner.answer(self, action, events)

    def result(self) -> Result | None:
        return Result(self.fame) if self.over else None

    def dump(self) -> dict[str, Any]:
        data: dict[str, Any] = to_builtins(self)
        return data

    def worth(self, number: int, value: str) -> int:
        """The size of a piece, or whether it is guarded, with all abilities."""
        printed = self.pieces[number].size if value == "size" else 0
        reaching = [b for b in self.borne if b.value == value and self._reaches(b, number)]
        return settle(printed, [b.ability for b in reaching])

    def _reaches(self, borne: Borne, number: int) -> bool:
        match borne.ability.scope:
            case Scope.ALL:
                return True
            case Scope.YOUR:
                pieces = self.pieces
                return pieces[borne.bearer].controller == pieces[number].controller
            case Scope.THIS:
                return borne.bearer == number

    def earn(self, seat: SeatId, coins: int) -> None:
        """Coins from the bank, as far as it has any."""
        coins = min(coins, self.bank)
        self.bank -= coins
        self.coins = _added(self.coins, seat, coins)

    def win(self, seat: SeatId) -> None:
        self.fame = _added(self.fame, seat, 1)


def _added(values: tuple[int, ...], seat: SeatId, more: int) -> tuple[int, ...]:
    return tuple(value + more * (each == seat) for each, value in enumerate(values))


class Deed(Struct, frozen=True):
    speed: Speed
    timing: Timing
    effect: Callable[[Guild, Requested], None]
    aim: str = ""
    """`piece`, `foreign` (an unguarded piece of somebody else), `request` on the stage."""
    triggered: bool = False


def earn(coins: int) -> Callable[[Guild, Requested], None]:
    return lambda state, request: state.earn(request.controller, coins)


def win(state: Guild, request: Requested) -> None:
    state.win(request.controller)


def bear(
    value: str, scope: Scope, add: int = 0, becomes: int | None = None
) -> Callable[[Guild, Requested], None]:
    def effect(state: Guild, request: Requested) -> None:
        ability = Ability(scope, stamp=request.number, add=add, becomes=becomes)
        state.borne = (*state.borne, Borne(request.detail.target, value, ability))

    return effect


def bribe(state: Guild, request: Requested) -> None:
    taken = request.detail.target
    state.pieces = tuple(
        structs.replace(piece, controller=request.controller) if number == taken else piece
        for number, piece in enumerate(state.pieces)
    )


def target(state: Guild, request: Requested) -> list[Requested]:
    return [other for other in state.stage if other.number == request.detail.target]


def veto(state: Guild, request: Requested) -> None:
    for other in target(state, request):
        FLOW.cancel(state, other)
        state.bank += other.detail.coins


def hurry(state: Guild, request: Requested) -> None:
    for other in target(state, request):
        FLOW.resolve(state, other, None)


def duel(state: Guild, request: Requested) -> None:
    push(state, Frame("duel", request.controller, values=(request.detail.target,)))


def dare(state: Guild, request: Requested) -> None:
    push(state, Frame("duel", request.controller, values=(FLOW.after(request.controller),)))


IMMEDIATE, NORMAL = Speed.IMMEDIATE, Speed.NORMAL
MAIN, QUICK = Timing.MAIN, Timing.QUICK
DEEDS = {
    "end": Deed(NORMAL, MAIN, lambda state, request: FLOW.pass_turn(state)),
    "boast": Deed(IMMEDIATE, MAIN, win),
    "spy": Deed(IMMEDIATE, QUICK, earn(1)),
    "work": Deed(NORMAL, MAIN, earn(2)),
    "beg": Deed(NORMAL, QUICK, earn(1)),
    "bribe": Deed(NORMAL, QUICK, bribe, "foreign"),
    "duel": Deed(NORMAL, QUICK, duel, "foreign"),
    "veto": Deed(NORMAL, QUICK, veto, "request"),
    "hurry": Deed(NORMAL, QUICK, hurry, "request"),
    "plague": Deed(NORMAL, QUICK, bear("size", Scope.ALL, add=-1), "piece"),
    "rally": Deed(NORMAL, QUICK, bear("size", Scope.YOUR, add=2), "piece"),
    "arm": Deed(NORMAL, QUICK, bear("size", Scope.THIS, add=3), "piece"),
    "shrink": Deed(NORMAL, QUICK, bear("size", Scope.THIS, becomes=1), "piece"),
    "curfew": Deed(NORMAL, QUICK, bear("guarded", Scope.ALL, becomes=1), "piece"),
    "amnesty": Deed(NORMAL, QUICK, bear("guarded", Scope.ALL, becomes=0), "piece"),
    "leave": Deed(NORMAL, QUICK, bear("guarded", Scope.YOUR, becomes=0), "piece"),
    "hide": Deed(NORMAL, QUICK, bear("guarded", Scope.THIS, becomes=1), "piece"),
    "dawn": Deed(IMMEDIATE, MAIN, earn(2), triggered=True),
    "toll": Deed(IMMEDIATE, MAIN, earn(1), triggered=True),
    "coup": Deed(IMMEDIATE, MAIN, lambda state, request: FLOW.pass_turn(state), triggered=True),
    "gossip": Deed(IMMEDIATE, QUICK, earn(1), triggered=True),
    "alarm": Deed(IMMEDIATE, QUICK, win, triggered=True),
    "dare": Deed(IMMEDIATE, QUICK, dare, triggered=True),
    "feast": Deed(NORMAL, MAIN, earn(1), triggered=True),
    "parade": Deed(NORMAL, MAIN, win, triggered=True),
    "grudge": Deed(NORMAL, QUICK, earn(1), triggered=True),
    "echo": Deed(NORMAL, QUICK, win, triggered=True),
}
REACH = {"": 1, "piece": 3, "foreign": 3, "request": 6}
WAYS = tuple(
    (name, target)
    for name, deed in DEEDS.items()
    if not deed.triggered
    for target in range(REACH[deed.aim])
)
FIRST = {name: 1 + WAYS.index((name, 0)) for name, _ in WAYS}
SPACE = (
    "pass",
    *(f"{name} {target}" if DEEDS[name].aim else name for name, target in WAYS),
    "fight",
    "yield",
    *(f"first {name}" for name, deed in DEEDS.items() if deed.triggered),
)


class Duel:
    """The controller of the piece fights for it, the larger piece winning, or pays its way out."""

    def decision(self, state: Guild, frame: Frame) -> Decision | None:
        if len(frame.values) > 1:
            return None
        rival = state.pieces[frame.values[0]].controller
        return Decision("duel", rival, (SPACE.index("fight"), SPACE.index("yield")))

    def take(self, state: Guild, frame: Frame, action: Action, events: Events) -> None:
        set_values(state, (*frame.values, action))

    def run(self, state: Guild, frame: Frame, events: Events) -> None:
        piece, answer = frame.values
        if SPACE[answer] == "yield":
            state.earn(frame.seat, 1)
        elif state.worth(frame.seat, "size") > state.worth(piece, "size"):
            state.win(frame.seat)
        elif state.worth(frame.seat, "size") < state.worth(piece, "size"):
            state.win(state.pieces[piece].controller)


class Rules:
    """The guild's side of the flow."""

    seats = SEATS

    def ask(self, state: Guild, frame: Frame) -> Decision:
        seat = state.holder
        assert seat is not None
        targets = {
            "": range(1),
            "piece": range(3),
            "foreign": [piece for piece in range(3) if _foreign(state, seat, piece)],
            "request": range(min(len(state.stage), REACH["request"])),
        }
        legal = [0]
        for name, first in FIRST.items():
            deed = DEEDS[name]
            if state.coins[seat] >= _cost(name) and allowed(state, seat, deed.timing):
                legal += [first + target for target in targets[deed.aim]]
        return Decision("chance", seat, tuple(legal))

    def answer(self, state: Guild, frame: Frame, action: Action, events: Events) -> None:
        seat = state.holder
        assert seat is not None
        if SPACE[action] == "pass":
            FLOW.pass_chance(state, events)
            return
        name, target = WAYS[action - 1]
        deed, cost = DEEDS[name], _cost(name)
        if deed.aim == "request":
            target = state.stage[target].number
        state.coins = _added(state.coins, seat, -cost)
        bid = Bid(cost, target)
        request = new_request(state, name, seat, deed.speed, deed.timing, bid)
        _omens(state, "declare", name, events)
        FLOW.request(state, request, state.frames, events)

    def effect(self, state: Guild, request: Requested, events: Events) -> None:
        deed, seat = DEEDS[request.action], request.controller
        if deed.aim != "foreign" or _foreign(state, seat, request.detail.target):
            deed.effect(state, request)

    def finish(self, state: Guild, request: Requested, events: Events) -> None:
        assert request not in state.stage
        state.bank += request.detail.coins

    def decided(self, state: Guild, events: Events) -> bool:
        return max(state.fame) >= GOAL

    def order(self, state: Guild, seat: SeatId, requests: Sequence[Requested]) -> Decision | None:
        assert len(requests) > 1
        kinds = sorted({SPACE.index(f"first {request.action}") for request in requests})
        return Decision("order", seat, tuple(kinds)) if len(kinds) > 1 else None

    def ordered(self, action: Action, requests: Sequence[Requested]) -> Requested:
        return next(r for r in requests if SPACE[action] == f"first {r.action}")

    def tell(self, state: Guild, moment: Moment, request: Requested, events: Events) -> None:
        if events is not None:
            told = Told(what=moment.value, deed=request.action, seat=request.controller)
            events.append(told)
        _omens(state, moment.value, request.action, events)


def _cost(name: str) -> int:
    return int(name != "end")


def _foreign(state: Guild, seat: SeatId, piece: int) -> bool:
    return state.pieces[piece].controller != seat and not state.worth(piece, "guarded")


def _omens(state: Guild, when: str, deed: str, events: Events) -> None:
    for omen in state.omens:
        if (omen.when, omen.deed) == (when, deed):
            plant(state, omen.then, state.turn if omen.whose is None else omen.whose, events)


def plant(state: Guild, name: str, seat: SeatId, events: Events = None) -> None:
    """Trigger a deed."""
    deed = DEEDS[name]
    FLOW.trigger(state, new_request(state, name, seat, deed.speed, deed.timing, Bid()), events)


EFFECTS: dict[str, Sequence[Op[Guild]]] = {"duel": (Duel(),)}
FLOW: Flow[Guild] = Flow(Rules(), EFFECTS)
