"""Requests: what was asked for, by whom, with which cards and at what."""

from teban.core.refused import Expect, bad_value
from teban.core.sound import check_range
from teban.flow.request import Speed, Timing
from teban.games.blackpoker.actions.action import Action
from teban.games.blackpoker.actions.table import TABLE
from teban.games.blackpoker.cards import CARDS, mask_of
from teban.games.blackpoker.space import DEPTH
from teban.games.blackpoker.state import SEATS, Asked, Duel


def check_requests(duel: Duel) -> None:
    """All of them, and that the key cards lie on them."""
    declared = () if duel.declared is None else (duel.declared,)
    waiting = (*duel.stage, *duel.buffer, *declared)
    for requests in (waiting, duel.resolving):
        numbers = [request.number for request in requests]
        check_range("state.stage.number", numbers, duel.requests, least=1)
        if len(set(numbers)) < len(numbers):
            raise bad_value("state.stage.number", numbers, Expect.ONCE)
        for request in requests:
            _check_request(duel, request)
    for request in duel.stage:
        if request.speed is not Speed.NORMAL:
            raise _unfit("stage", request)
    for request in duel.buffer:
        if request.action in TABLE and not TABLE[request.action].triggered:
            raise _unfit("buffer", request)
    for request in declared:
        if not _paid_in_steps(request):
            raise _unfit("declared", request)
    if len(duel.stage) > DEPTH:
        raise bad_value("state.stage", len(duel.stage), Expect.ENTRIES_FROM_TO, least=0, most=DEPTH)
    _check_laid(duel, waiting)


def _unfit(field: str, request: Asked) -> Exception:
    other = f"state.{field}.action"
    return bad_value(f"state.{field}", request.action, Expect.FITTING, other=other)


def _paid_in_steps(request: Asked) -> bool:
    """Whether its price can be interrupted, by a question or by what it triggers."""
    action = TABLE.get(request.action)
    return action is not None and (action.discards > 1 or action.sacrifices)


def _check_request(duel: Duel, request: Asked) -> None:
    detail, target = request.detail, request.detail.target
    check_range("state.stage.controller", (request.controller,), SEATS[-1])
    check_range("state.stage.keys", detail.keys, CARDS - 1)
    if target is not None:
        check_range("state.stage.target.seat", (target.seat,), SEATS[-1])
    action = TABLE.get(request.action)
    # A scenario may have made it up; it has no effect, and so aims at nothing.
    if target is not None and (action is None or action.targets is None):
        raise bad_value("state.stage.target", target.number, Expect.NOTHING)
    if action is None:
        return
    if (request.speed, request.timing) != (action.speed, action.timing):
        raise bad_value(
            "state.stage.speed", request.speed, Expect.FITTING, other="state.stage.action"
        )
    if request.timing is Timing.MAIN and request.controller != duel.turn:
        raise bad_value(
            "state.stage.controller", request.controller, Expect.FITTING, other="state.turn"
        )
    if not _keys_fit(action, detail.keys):
        raise bad_value("state.stage.keys", detail.keys, Expect.FITTING, other="state.stage.action")


def _keys_fit(action: Action, keys: tuple[int, ...]) -> bool:
    if action.keys is None:
        return len(keys) == int(action.rare_key)
    picked = keys[: action.keys.picks]
    return (
        len(picked) == action.keys.picks
        and all(
            action.keys.next(mask_of(keys), picked[:at]) >> card & 1
            for at, card in enumerate(picked)
        )
        and action.keys.complete(picked) == keys
    )


def _check_laid(duel: Duel, waiting: tuple[Asked, ...]) -> None:
    """While a request is carried out, some of its cards may have moved already."""
    busy = {request.number for request in duel.resolving}
    for seat in SEATS:
        keys = [
            card
            for request in waiting
            if request.controller == seat and request.number not in busy
            for card in request.detail.keys
        ]
        moving = mask_of(
            card
            for request in duel.resolving
            if request.controller == seat
            for card in request.detail.keys
        )
        laid, fixed = duel.laid[seat], mask_of(keys)
        if len(keys) != fixed.bit_count() or fixed & ~laid or laid & ~(fixed | moving):
            raise bad_value(f"state.laid[{seat}]", laid, Expect.FITTING, other="state.stage.keys")
