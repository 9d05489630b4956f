"""Standing orders of a player (rulings 7.2)."""

from collections.abc import Mapping

from teban.core.decision import Decision
from teban.core.event import Event
from teban.core.ids import Action, SeatId
from teban.core.standing import Order
from teban.games.blackpoker import events as ev
from teban.games.blackpoker import space
from teban.games.blackpoker.view import View


def _pass(view: View, decision: Decision) -> Action | None:
    return space.PASS if decision.kind == "chance" else None


def _last_on_top(view: View, decision: Decision) -> Action | None:
    """R-34: the last card of the movement."""
    grave = view.sides[decision.seat].grave
    return space.parse(grave[-1]) if decision.kind == "grave_top" and grave else None


def _rival_requests(event: Event, seat: SeatId) -> bool:
    """What is triggered was not requested: one's own fight is passed through to its end."""
    return isinstance(event, ev.Request) and event.seat != seat


def _turn_passes(event: Event, seat: SeatId) -> bool:
    return isinstance(event, ev.Turn)


ORDERS: Mapping[str, Order] = {
    "pass_until_request": Order(_pass, _rival_requests),
    "pass_turn": Order(_pass, _turn_passes),
    "last_on_grave_top": Order(_last_on_top),
}
