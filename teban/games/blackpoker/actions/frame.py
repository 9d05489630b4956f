"""Actions that a frame brings: パック, 切札 and 兵士起因アクション."""

from collections.abc import Callable, Sequence

from teban.core.frames import Events
from teban.core.ids import EVERYONE, SeatId
from teban.core.ids import Action as Pick
from teban.flow.request import Speed, Timing
from teban.games.blackpoker import effects, space, zones
from teban.games.blackpoker.actions import targets
from teban.games.blackpoker.actions.action import Action, Choose, Do, Targets, Type, own_hand
from teban.games.blackpoker.cards import (
    JOKER,
    QUEENS,
    SUITED,
    Card,
    cards_in,
    find,
    mask_of,
)
from teban.games.blackpoker.keys import One
from teban.games.blackpoker.options import WITH_PACK, WITH_RARE, Frame
from teban.games.blackpoker.state import (
    RIVAL,
    SEATS,
    Asked,
    Boost,
    Duel,
    FogKind,
    Trump,
    Unit,
    hasty,
    know,
    size,
    stamp,
)

EXTRA = (Frame.EXTRA,)
RARE_DRAW_LIFE = 9
LABEL = {
    "slash": find("trump", "S2"),
    "rally": find("trump", "H3"),
    "negotiate": find("trump", "D3"),
    "switch": find("trump", "C4"),
}
"""The trump that gives one's soldiers of its suit the label, and lets them act."""


# パック


def _unopened(duel: Duel, seat: SeatId) -> bool:
    side = duel.sides[seat]
    return not side.opened and bool(side.sealed or side.pack)


def _look_into_pack(duel: Duel, request: Asked, events: Events) -> None:
    """R-48, R-74: the owner sees all fourteen; everybody sees that it is open."""
    seat = request.controller
    zones.settle_pack(duel, seat)
    side = duel.sides[seat]
    know(duel, seat, side.pack | side.pool, 1 << seat)
    side.opened = True


def _pack_and_rare(duel: Duel, request: Asked) -> Sequence[Pick]:
    side = duel.sides[request.controller]
    rare = () if side.rare is None else (side.rare,)
    return space.cards((*cards_in(side.pack), *rare))


def _pack_shown(duel: Duel, request: Asked) -> Sequence[int]:
    return cards_in(duel.sides[request.controller].pack)


def _pack_pick(duel: Duel, request: Asked, pick: Pick, events: Events) -> None:
    seat, card = request.controller, space.card_of(pick)
    side = duel.sides[seat]
    source = "rare" if card == side.rare else "pack"
    if source == "rare":
        side.rare = None
    else:
        side.pack ^= 1 << card
    zones.tell_show(RIVAL[seat], seat, card, events)
    zones.to_hand(duel, seat, (card,), source, EVERYONE, events)


def _low_with_rare(duel: Duel, seat: SeatId) -> bool:
    side = duel.sides[seat]
    return side.rare is not None and side.life <= RARE_DRAW_LIFE


def _rare_draw(duel: Duel, request: Asked, events: Events) -> None:
    seat = request.controller
    card, duel.sides[seat].rare = duel.sides[seat].rare, None
    assert card is not None
    zones.to_hand(duel, seat, (card,), "rare", 0, events)


def _may_rare_summon(duel: Duel, seat: SeatId) -> bool:
    return not duel.options.rare_summon_life9 or duel.sides[seat].life <= RARE_DRAW_LIFE


def _trap(duel: Duel, request: Asked, events: Events) -> None:
    other = effects.target_request(duel, request)
    (key,) = request.detail.keys
    if any(_same(key, card) for card in other.detail.keys):
        effects.cancel(duel, other, events)


def _same(one: Card, other: Card) -> bool:
    return one == other or bool(JOKER >> one & 1 and JOKER >> other & 1)


# 切札


def closed(duel: Duel, seat: SeatId, card: Card) -> bool:
    """Whether クローズ keeps this trump down this turn."""
    return any(
        fog.kind is FogKind.CLOSE
        and fog.turn == duel.turn_number
        and fog.whose == seat
        and fog.bound == card + 1
        for owner in SEATS
        for fog in duel.sides[owner].fog
    )


def _openable(duel: Duel, seat: SeatId) -> list[int]:
    return [
        at
        for at, trump in enumerate(duel.sides[seat].trumps)
        if not trump.up and not closed(duel, seat, trump.card)
    ]


def _can_open(duel: Duel, seat: SeatId) -> bool:
    return bool(_openable(duel, seat))


def _which_trump(duel: Duel, request: Asked) -> Sequence[Pick]:
    seat = request.controller
    return [space.trump(seat, at) for at in _openable(duel, seat)]


def _open_trump(duel: Duel, request: Asked, pick: Pick, events: Events) -> None:
    zones.open_trump(duel, *space.trump_of(pick), events)


def _target_trump(duel: Duel, request: Asked) -> tuple[SeatId, Trump]:
    seat, card = effects.aimed(request).seat, effects.aimed(request).number
    (trump,) = (trump for trump in duel.sides[seat].trumps if trump.card == card)
    return seat, trump


def _close_trump(duel: Duel, request: Asked, events: Events) -> None:
    seat, trump = _target_trump(duel, request)
    zones.turn_trump(duel, seat, trump.card, False)
    effects.key_to_fog(duel, request, FogKind.CLOSE, events, trump.card + 1, seat)


def _destroy_trump(duel: Duel, request: Asked, events: Events) -> None:
    seat, trump = _target_trump(duel, request)
    if request.detail.keys[0] != trump.card:
        return
    side = duel.sides[seat]
    side.trumps = tuple(other for other in side.trumps if other.card != trump.card)
    zones.tell_moves(seat, (trump.card,), "trump", "grave", EVERYONE, events)
    zones.bury(duel, seat, (trump.card,), mask_of((trump.card,)), events)


# 兵士起因


def labelled(label: str) -> Callable[[Duel, SeatId], list[int]]:
    """The places of one's charged soldiers that have this label."""
    card = LABEL[label]
    suit = card // 13

    def soldiers(duel: Duel, seat: SeatId) -> list[int]:
        side = duel.sides[seat]
        if not any(trump.up and trump.card == card for trump in side.trumps):
            return []
        return [
            at
            for at, unit in enumerate(side.units)
            if unit.up and not unit.driven and unit.suit == suit
        ]

    return soldiers


def labels(duel: Duel, seat: SeatId, unit: Unit) -> tuple[str, ...]:
    """ラベル: what a unit can do."""
    if not unit.up:
        return ("blocker",)
    own = {trump.card for trump in duel.sides[seat].trumps if trump.up}
    given = [label for label, card in LABEL.items() if card in own and card // 13 == unit.suit]
    return ("attacker", "blocker", *(["haste"] if hasty(unit) else []), *given)


def _key_soldier(duel: Duel, request: Asked) -> Unit:
    unit = duel.sides[request.controller].unit(request.detail.unit)
    assert unit is not None
    return unit


def _strength(duel: Duel, request: Asked) -> int:
    return size(duel, request.controller, _key_soldier(duel, request))


def _slash(duel: Duel, request: Asked, events: Events) -> None:
    seat, unit = effects.target_unit(duel, request)
    if size(duel, seat, unit) <= _strength(duel, request):
        effects.kill(duel, [(seat, unit.uid)], events)


def _rally(duel: Duel, request: Asked, events: Events) -> None:
    _, unit = effects.target_unit(duel, request)
    seat = request.controller
    boost = Boost(unit.uid, _strength(duel, request), duel.turn_number, stamp(duel))
    duel.sides[seat].boosts += (boost,)


def _negotiate(duel: Duel, request: Asked, events: Events) -> None:
    seat, unit = effects.target_unit(duel, request)
    zones.drive(duel, seat, unit, True, events)


def _switch_in(duel: Duel, request: Asked, pick: Pick, events: Events) -> None:
    seat, card = request.controller, space.card_of(pick)
    zones.from_hand(duel, seat, (card,))
    zones.enter(duel, seat, card, "hand", events, up=True)


def _switch_out(duel: Duel, request: Asked, events: Events) -> None:
    effects.return_unit(duel, request.controller, request.detail.unit, events)


def _soldier_action(
    key: str, ja: str, effect: Sequence[Do | Choose], aim: Targets | None, timing: Timing
) -> Action:
    return Action(
        key, ja, Type.SOLDIER, effect, speed=Speed.IMMEDIATE, timing=timing, frames=EXTRA,
        soldier=labelled(key), cost="K", targets=aim,
    )  # fmt: skip


ACTIONS = (
    Action(
        "open_pack", "パック開封", Type.PACK,
        (Do(_look_into_pack), Choose("pack_pick", _pack_and_rare, _pack_pick, shown=_pack_shown)),
        speed=Speed.IMMEDIATE, frames=WITH_PACK, condition=_unopened,
    ),
    Action(
        "rare_draw", "レアドロー", Type.PACK, (Do(_rare_draw),),
        speed=Speed.IMMEDIATE, frames=WITH_RARE, condition=_low_with_rare,
    ),
    Action(
        "rare_summon", "レア召喚", Type.PACK, (Do(effects.key_enters),),
        frames=WITH_RARE, rare_key=True, cost="S", condition=_may_rare_summon,
    ),
    Action(
        "trap_counter", "罠カウンター", Type.PACK, (Do(_trap),),
        frames=WITH_RARE, rare_key=True, targets=targets.with_keys,
    ),
    Action(
        "open_trump", "オープン", Type.TRUMP, (Choose("trump_pick", _which_trump, _open_trump),),
        speed=Speed.IMMEDIATE, frames=EXTRA, cost="DD", condition=_can_open,
    ),
    Action(
        "close_trump", "クローズ", Type.TRUMP, (Do(_close_trump),),
        frames=EXTRA, keys=One(QUEENS), cost="D", targets=targets.face_up_trumps,
    ),
    Action(
        "destroy_trump", "切札破壊", Type.QUICK_MAGIC, (Do(_destroy_trump),),
        frames=EXTRA, keys=One(SUITED), cost="B", targets=targets.face_up_trumps,
    ),
    _soldier_action("slash", "スラッシュ", (Do(_slash),), targets.any_soldier, Timing.MAIN),
    _soldier_action("rally", "激励", (Do(_rally),), targets.any_soldier, Timing.QUICK),
    _soldier_action("negotiate", "交渉", (Do(_negotiate),), targets.any_character, Timing.QUICK),
    _soldier_action(
        "switch", "スイッチ",
        (Choose("switch_card", own_hand, _switch_in), Do(_switch_out)), None, Timing.QUICK,
    ),
)  # fmt: skip
