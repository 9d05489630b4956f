"""The flow of a duel: the core flow with BlackPoker's own rules in it."""

from collections.abc import Sequence

from teban.core.decision import Decision
from teban.core.frames import Events, Frame, push
from teban.core.ids import Action as Pick
from teban.core.ids import SeatId
from teban.flow.core import Flow
from teban.flow.request import RESOLVED, Moment, Request
from teban.games.blackpoker import effects, space
from teban.games.blackpoker import events as ev
from teban.games.blackpoker.actions.basic import attackers
from teban.games.blackpoker.actions.table import TABLE
from teban.games.blackpoker.declare import Declare, ask_for, begin
from teban.games.blackpoker.menu import offered
from teban.games.blackpoker.setup import PROGRAMS as SETUP
from teban.games.blackpoker.state import RIVAL, SEATS, Asked, Detail, Duel
from teban.games.blackpoker.zones import put_on_top, show_top

_ONLY_PASS = tuple(Decision("chance", seat, (space.PASS,)) for seat in SEATS)


class Rules:
    """What BlackPoker adds to the flow."""

    seats = SEATS

    def ask(self, duel: Duel, frame: Frame) -> Decision:
        """Everything that can be asked for now, and the pass."""
        seat, options = duel.holder, duel.options
        assert seat is not None
        if duel.sides[seat].asked < options.request_cap:
            picks = offered(duel, seat)
        else:
            picks = [space.REQUEST["end"]] if seat == duel.turn and not duel.stage else []
        # nobody stalls; エンド is always there for the turn player.
        if duel.idle and options.loop_guard and seat == duel.turn:
            return Decision("chance", seat, tuple(picks))
        return Decision("chance", seat, (space.PASS, *picks)) if picks else _ONLY_PASS[seat]

    def answer(self, duel: Duel, frame: Frame, action: Pick, events: Events) -> None:
        """Pass, or start to declare."""
        seat = duel.holder
        assert seat is not None
        if action == space.PASS:
            if events is not None:
                events.append(ev.Pass(seat=seat))
            FLOW.pass_chance(duel, events)
            return
        draft = begin(duel.sides[seat], TABLE[space.action_of(action)])
        if draft.left:
            duel.draft = draft
            push(duel, Frame("declare", seat))
        else:
            ask_for(duel, seat, draft, _request, events)

    def effect(self, duel: Duel, request: Asked, events: Events) -> None:
        """R-16: only if the target is still there and still fits."""
        action = TABLE.get(request.action)
        if action is None:
            # A scenario made it up; it has no effect.
            return
        targets, target = action.targets, request.detail.target
        if targets is not None and (target is None or not targets.holds(duel, request, target)):
            if events is not None:
                events.append(effects.told(ev.Fizzle, request))
            return
        if action.plain is None:
            push(duel, Frame(request.action, request.controller))
        else:
            action.plain(duel, request, events)

    def finish(self, duel: Duel, request: Asked, events: Events) -> None:
        """Keys that nothing has moved go to the grave; what follows is triggered."""
        effects.bury_keys(duel, request, events)

    def decided(self, duel: Duel, events: Events) -> bool:
        """2.6: the turn player is checked first."""
        one, two = duel.sides
        if one.lowest and two.lowest:
            return False
        for seat in (duel.turn, RIVAL[duel.turn]):
            side = duel.sides[seat]
            if not side.lowest and not side.alive:
                lose(duel, seat, events)
                return True
        return False

    def order(
        self, duel: Duel, seat: SeatId, requests: Sequence[Request[Detail]]
    ) -> Decision | None:
        """In this edition, requests that meet in one class are alike; scenarios invent others."""
        if len({request.action for request in requests}) == 1:
            return None
        legal = tuple(space.stage(at) for at in range(len(requests)))
        numbers = tuple(request.number for request in requests)
        return Decision("trigger_order", seat, legal, source="triggers", shown=numbers)

    def ordered(self, action: Pick, requests: Sequence[Request[Detail]]) -> Request[Detail]:
        """The request at the place that was picked."""
        return requests[space.stage_of(action)]

    def tell(self, duel: Duel, moment: Moment, request: Asked, events: Events) -> None:
        """Tell everybody; what has been resolved may trigger the next of its chain."""
        if events is not None:
            effects.tell(moment, request, events)
        if moment is RESOLVED and request.action in _CHAIN:
            _chain(duel, request, events)


def _chain(duel: Duel, request: Asked, events: Events) -> None:
    """2.8: the hand-over of the turn, and the fight."""
    following = TABLE[_CHAIN[request.action]]
    if request.action != "attack" or attackers(duel):
        speed, timing = following.speed, following.timing
        effects.trigger(duel, following.key, duel.turn, speed, timing, events)


_CHAIN = {"end": "charge", "charge": "draw", "attack": "block", "block": "damage_judge"}


def lose(duel: Duel, seat: SeatId, events: Events) -> None:
    duel.loser = seat
    if events is not None:
        events.append(ev.Lose(seat=seat))


class GraveTop:
    """1.4: of several cards moved at once the grave's owner picks the one to lie on top."""

    def decision(self, duel: Duel, frame: Frame) -> Decision | None:
        """Which of the cards that just came."""
        cards = duel.sides[frame.seat].grave[-frame.values[0] :]
        legal = tuple(space.cards(sorted(cards)))
        return Decision("grave_top", frame.seat, legal, source="grave")

    def take(self, duel: Duel, frame: Frame, action: Pick, events: Events) -> bool:
        put_on_top(duel, frame.seat, space.card_of(action))
        return True

    def run(self, duel: Duel, frame: Frame, events: Events) -> None:
        """Everybody sees it."""
        show_top(duel, frame.seat, events)


def _request(duel: Duel, request: Asked, below: tuple[Frame, ...], events: Events) -> None:
    FLOW.request(duel, request, below, events)


FLOW: Flow[Duel] = Flow(
    Rules(),
    {
        **{key: action.effect for key, action in TABLE.items()},
        **SETUP,
        "declare": (Declare(_request),),
        "grave_top": (GraveTop(),),
    },
)
