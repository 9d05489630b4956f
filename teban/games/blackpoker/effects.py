"""Pieces that the effects of several actions are made of."""

from collections.abc import Sequence
from typing import TypeVar

from msgspec import structs

from teban.core.frames import Events
from teban.core.ids import EVERYONE, SeatId
from teban.flow.core import new_request
from teban.flow.request import Moment, Speed, Timing
from teban.games.blackpoker import events as ev
from teban.games.blackpoker.cards import HONOURS, Card, CardSet, mask_of
from teban.games.blackpoker.state import (
    NO_ROLE,
    SEATS,
    Asked,
    Detail,
    Duel,
    Fog,
    FogKind,
    Target,
    Unit,
    stamp,
)
from teban.games.blackpoker.zones import (
    bury,
    enter,
    leave_field,
    take_lives,
    tell_moves,
    to_hand,
)

E = TypeVar("E", bound=ev.Asked)


def aimed(request: Asked) -> Target:
    """What a request aims at; it has been checked to be there."""
    target = request.detail.target
    assert target is not None
    return target


def target_unit(duel: Duel, request: Asked) -> tuple[SeatId, Unit]:
    target = aimed(request)
    unit = duel.sides[target.seat].unit(target.number)
    assert unit is not None
    return target.seat, unit


def target_request(duel: Duel, request: Asked) -> Asked:
    (found,) = (other for other in duel.stage if other.number == aimed(request).number)
    return found


def kill_target(duel: Duel, request: Asked, events: Events) -> None:
    """The unit a request aims at goes to the grave."""
    kill(duel, [(aimed(request).seat, aimed(request).number)], events)


def kill(duel: Duel, units: Sequence[tuple[SeatId, int]], events: Events) -> None:
    """Units go to the grave, all at once."""
    fall(duel, units, {}, events)


def fall(
    duel: Duel, units: Sequence[tuple[SeatId, int]], damage: dict[SeatId, int], events: Events
) -> None:
    """Deaths and damage in one movement for each grave (R-12)."""
    cards: dict[SeatId, list[Card]] = {seat: [] for seat in SEATS}
    for seat, uid in units:
        unit = leave_field(duel, seat, uid)
        tell_moves(seat, unit.cards, "field", "grave", EVERYONE, events)
        cards[seat] += unit.cards
    seen = {seat: mask_of(moved) for seat, moved in cards.items()}
    for seat, number in damage.items():
        taken = take_lives(duel, seat, number)
        tell_moves(seat, taken, "life", "grave", 1 << seat, events)
        cards[seat] += taken
    # The turn player's grave is dealt with first, so it is pushed last.
    for seat in sorted(SEATS, key=lambda seat: seat == duel.turn):
        bury(duel, seat, cards[seat], _open(duel, seat, seen[seat]), events)
    for seat in SEATS:
        for card in cards[seat]:
            if seen[seat] >> card & 1 and HONOURS >> card & 1:
                _next_generation(duel, seat, events)


def _open(duel: Duel, seat: SeatId, cards: CardSet) -> CardSet:
    """Of the cards that left the field, those that everybody had seen."""
    return cards & duel.sides[seat].known[1 - seat]


def _next_generation(duel: Duel, seat: SeatId, events: Events) -> None:
    # 世代交代 belongs to the player whose field the card left.
    trigger(duel, "next_generation", seat, Speed.IMMEDIATE, Timing.QUICK, events)


_NOTHING = Detail()


def trigger(
    duel: Duel, action: str, seat: SeatId, speed: Speed, timing: Timing, events: Events
) -> None:
    """Something is triggered; the next check deals with it."""
    request: Asked = new_request(duel, action, seat, speed, timing, _NOTHING)
    duel.buffer = (*duel.buffer, request)
    tell(Moment.TRIGGERED, request, events)


def tell(moment: Moment, request: Asked, events: Events) -> None:
    """What became of a request."""
    if events is not None:
        events.append(told(_MOMENTS[moment], request))


def told(kind: type[E], request: Asked) -> E:
    """A request in an event of this kind."""
    target = request.detail.target
    return kind(
        number=request.number,
        seat=request.controller,
        action=request.action,
        keys=request.detail.keys,
        unit=request.detail.unit,
        target=None if target is None else (target.aim, target.seat, target.number),
    )


_MOMENTS: dict[Moment, type[ev.Asked]] = {
    Moment.TRIGGERED: ev.Trigger,
    Moment.PUSHED: ev.Push,
    Moment.RESOLVED: ev.Resolve,
    Moment.DROPPED: ev.Drop,
}


def unlay(duel: Duel, seat: SeatId, cards: CardSet) -> None:
    """Key cards leave the request they lay on."""
    one, two = duel.laid
    duel.laid = (one, two & ~cards) if seat else (one & ~cards, two)


def key_enters(duel: Duel, request: Asked, events: Events, *, up: bool = True) -> None:
    """The key card enters the field as a character; everybody has seen it."""
    (card,) = request.detail.keys
    unlay(duel, request.controller, 1 << card)
    enter(duel, request.controller, card, "stage", events, up=up, seen=True)


def key_to_fog(
    duel: Duel, request: Asked, kind: FogKind, events: Events, bound: int = 0,
    whose: SeatId | None = None,
) -> None:  # fmt: skip
    """The key cards become fog of their owner (R-26)."""
    seat, keys = request.controller, request.detail.keys
    unlay(duel, seat, mask_of(keys))
    fog = Fog(kind, keys, duel.turn_number, stamp(duel), bound, whose)
    duel.sides[seat].fog += (fog,)
    tell_moves(seat, keys, "stage", "fog", EVERYONE, events)


def bury_keys(duel: Duel, request: Asked, events: Events) -> None:
    """Key cards that still lie on a request go to their owner's grave in one movement."""
    seat = request.controller
    laid = duel.laid[seat]
    if not laid:
        return
    left = [card for card in request.detail.keys if laid >> card & 1]
    if not left:
        return
    mask = mask_of(left)
    unlay(duel, seat, mask)
    tell_moves(seat, left, "stage", "grave", EVERYONE, events)
    bury(duel, seat, left, mask, events)


def cancel(duel: Duel, request: Asked, events: Events) -> None:
    """A request leaves the stage unresolved, its key cards go to the grave (R-19)."""
    duel.stage = tuple(other for other in duel.stage if other.number != request.number)
    if events is not None:
        events.append(told(ev.Cancel, request))
    bury_keys(duel, request, events)
    if request.action == "damage_judge":
        clear_roles(duel)


def clear_roles(duel: Duel) -> None:
    """Nobody attacks or blocks any more (R-11)."""
    for side in duel.sides:
        side.units = tuple(
            structs.replace(unit, role=NO_ROLE) if unit.role else unit for unit in side.units
        )


def return_unit(duel: Duel, seat: SeatId, uid: int, events: Events) -> None:
    """All cards of a unit go back to hand; what was seen stays known (R-23)."""
    unit = leave_field(duel, seat, uid)
    known = duel.sides[seat].known[1 - seat]
    for card in unit.cards:
        to_hand(duel, seat, (card,), "field", EVERYONE if known >> card & 1 else 0, events)


def retargeted(request: Asked, target: Target) -> Asked:
    """The same request, aimed elsewhere."""
    return structs.replace(request, detail=structs.replace(request.detail, target=target))
