"""基本アクション: the course of a turn and of a fight."""

from collections.abc import Sequence

from teban.core.frames import Events
from teban.core.ids import EVERYONE, SeatId
from teban.core.ids import Action as Pick
from teban.flow.request import Speed, Timing
from teban.games.blackpoker import effects, space, zones
from teban.games.blackpoker import events as ev
from teban.games.blackpoker.actions.action import Action, Choose, Do, PickSome, Type
from teban.games.blackpoker.cards import (
    HONOURS,
    JOKER,
    NUMBER,
    SUITED,
    TWO_TO_TEN,
    mask_of,
)
from teban.games.blackpoker.state import (
    ATTACKING,
    RIVAL,
    SEATS,
    Asked,
    Duel,
    Unit,
    change_unit,
    hasty,
    know,
    new,
    size,
)

HAND_LIMIT = 7


# エンド


def _surplus(duel: Duel, request: Asked) -> tuple[Sequence[Pick], int]:
    """R-29: the turn player discards down to seven."""
    hand = duel.sides[request.controller].hand
    left = hand.bit_count() - HAND_LIMIT - len(duel.picks)
    if left <= 0:
        return (), 0
    last = space.card_of(duel.picks[-1]) if duel.picks else None
    return space.ascending(hand, last, left), left


def _discard_surplus(duel: Duel, request: Asked, events: Events) -> None:
    if duel.picks:
        cards = [space.card_of(pick) for pick in duel.picks]
        zones.discard(duel, request.controller, cards, events)


def _clear_fog(duel: Duel, request: Asked, events: Events) -> None:
    """R-28: one's own fog only, unless the table says otherwise."""
    for seat in SEATS if duel.options.end_clears_all_fog else (request.controller,):
        side = duel.sides[seat]
        if not side.fog:
            continue
        cards = [card for fog in side.fog for card in fog.cards]
        side.fog = ()
        zones.tell_moves(seat, cards, "fog", "grave", EVERYONE, events)
        zones.bury(duel, seat, cards, mask_of(cards), events)


def _hand_over(duel: Duel, request: Asked, events: Events) -> None:
    duel.turn = RIVAL[duel.turn]
    duel.turn_number += 1
    for side in duel.sides:
        side.used, side.asked, side.boosts = 0, 0, ()
    if events is not None:
        events.append(ev.Turn(seat=duel.turn, number=duel.turn_number))


# チャージ, ドロー


def _charge(duel: Duel, request: Asked, events: Events) -> None:
    for unit in duel.sides[request.controller].units:
        zones.drive(duel, request.controller, unit, False, events)


def _draw(duel: Duel, request: Asked, events: Events) -> None:
    card = zones.take_life(duel, request.controller)
    if card is not None:
        zones.to_hand(duel, request.controller, (card,), "life", 0, events)


def _may_draw_again(duel: Duel, request: Asked) -> Sequence[Pick]:
    return (space.YES, space.NO) if duel.sides[request.controller].life else ()


def _draw_again(duel: Duel, request: Asked, pick: Pick, events: Events) -> None:
    if pick == space.YES:
        _draw(duel, request, events)


# アタック, ブロック, ダメージ判定


def can_attack(duel: Duel, unit: Unit) -> bool:
    """アタッカー, charged, and either not new or with 速攻."""
    return unit.up and not unit.driven and (not new(duel, unit) or hasty(unit))


def _attackers(duel: Duel, request: Asked) -> tuple[Sequence[Pick], int]:
    seat = request.controller
    last = space.unit_of(duel.picks[-1])[1] if duel.picks else -1
    units = [
        space.unit(seat, at)
        for at, unit in enumerate(duel.sides[seat].units)
        if at > last and can_attack(duel, unit)
    ]
    return ([space.DONE, *units], 1) if units else ((), 0)


def _attack(duel: Duel, request: Asked, events: Events) -> None:
    seat = request.controller
    for pick in duel.picks:
        unit = duel.sides[seat].units[space.unit_of(pick)[1]]
        zones.drive(duel, seat, unit, True, events)
        change_unit(duel, seat, unit.uid, role=ATTACKING)


def attackers(duel: Duel) -> list[Unit]:
    """The turn player's attackers, in order."""
    return [unit for unit in duel.sides[duel.turn].units if unit.role == ATTACKING]


def _defender(duel: Duel, request: Asked) -> SeatId:
    return RIVAL[request.controller]


def _blocks(duel: Duel, request: Asked) -> tuple[Sequence[Pick], int]:
    """R-10: blocker by blocker, whom it blocks; one bulwark, or any number of soldiers."""
    seat = _defender(duel, request)
    blockers = [unit for unit in duel.sides[seat].units if not unit.driven]
    attacking = [
        (at, unit)
        for at, unit in enumerate(duel.sides[request.controller].units)
        if unit.role == ATTACKING
    ]
    if len(duel.picks) == len(blockers) or not attacking:
        return (), 0
    taken: dict[int, bool] = {}
    for blocker, pick in zip(blockers, duel.picks, strict=False):
        if pick != space.NONE:
            taken[space.unit_of(pick)[1]] = blocker.up
    soldier = blockers[len(duel.picks)].up
    free = [
        space.unit(request.controller, at)
        for at, _ in attacking
        if at not in taken or (soldier and taken[at])
    ]
    return [space.NONE, *free], len(blockers) - len(duel.picks)


def _block(duel: Duel, request: Asked, events: Events) -> None:
    seat = _defender(duel, request)
    blockers = [unit for unit in duel.sides[seat].units if not unit.driven]
    for blocker, pick in zip(blockers, duel.picks, strict=False):
        if pick != space.NONE:
            attacker = duel.sides[request.controller].units[space.unit_of(pick)[1]]
            change_unit(duel, seat, blocker.uid, role=attacker.uid)


def _judge(duel: Duel, request: Asked, events: Events) -> None:
    """R-12: all comparisons from one look at the field, then everything at once."""
    seat, rival = request.controller, RIVAL[request.controller]
    fallen: list[tuple[SeatId, int]] = []
    hits = 0
    for attacker in attackers(duel):
        blockers = [unit for unit in duel.sides[rival].units if unit.role == attacker.uid]
        if not blockers:
            hits += max(0, size(duel, seat, attacker))
        elif not blockers[0].up:
            if _stops(duel, rival, blockers[0], attacker, events):
                fallen.append((seat, attacker.uid))
            fallen.append((rival, blockers[0].uid))
        else:
            own = size(duel, seat, attacker)
            theirs = sum(size(duel, rival, unit) for unit in blockers)
            if own <= theirs:
                fallen.append((seat, attacker.uid))
            if theirs <= own:
                fallen += [(rival, unit.uid) for unit in blockers]
    effects.clear_roles(duel)
    effects.fall(duel, fallen, {rival: hits}, events)


def _stops(duel: Duel, seat: SeatId, bulwark: Unit, attacker: Unit, events: Events) -> bool:
    """R-14: a Joker, or a printed number that the attacker has too."""
    (card,) = bulwark.cards
    know(duel, seat, 1 << card, EVERYONE)
    zones.tell_turn_up(seat, card, "field", events)
    numbers = {NUMBER[own] for own in attacker.cards}
    return bool(JOKER >> card & 1) or NUMBER[card] in numbers


# 世代交代


def _next_generation(duel: Duel, request: Asked, events: Events) -> None:
    """R-32: the rival sees no card of it but the new top, and yet knows what kind they are."""
    seat = request.controller
    skipped: list[int] = []
    while (card := zones.take_life(duel, seat)) is not None and not HONOURS >> card & 1:
        skipped.append(card)
    zones.notice(duel, seat, mask_of(skipped), SUITED & TWO_TO_TEN)
    zones.tell_moves(seat, skipped, "life", "grave", 1 << seat, events)
    if card is not None:
        zones.notice(duel, seat, 1 << card, HONOURS)
        zones.to_hand(duel, seat, (card,), "life", 0, events)
    zones.bury(duel, seat, skipped, 0, events)


ACTIONS = (
    Action(
        "end", "エンド", Type.BASIC,
        (
            PickSome("end_discard", _surplus, _discard_surplus),
            Do(_clear_fog),
            Do(_hand_over),
        ),
        timing=Timing.MAIN,
    ),
    Action(
        "charge", "チャージ", Type.BASIC, (Do(_charge),),
        speed=Speed.IMMEDIATE, timing=Timing.MAIN, triggered=True,
    ),
    Action(
        "draw", "ドロー", Type.BASIC,
        (Do(_draw), Choose("draw_second", _may_draw_again, _draw_again)),
        timing=Timing.MAIN, triggered=True,
    ),
    Action(
        "attack", "アタック", Type.BASIC, (PickSome("attackers", _attackers, _attack),),
        timing=Timing.MAIN, once=True,
    ),
    Action(
        "block", "ブロック", Type.BASIC, (PickSome("blockers", _blocks, _block, who=_defender),),
        timing=Timing.MAIN, triggered=True,
    ),
    Action(
        "damage_judge", "ダメージ判定", Type.BASIC, (Do(_judge),),
        timing=Timing.MAIN, triggered=True,
    ),
    Action(
        "next_generation", "世代交代", Type.BASIC, (Do(_next_generation),),
        speed=Speed.IMMEDIATE, triggered=True,
    ),
)  # fmt: skip
