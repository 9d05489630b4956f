"""通常魔法アクション: magic in one's own turn."""

from collections.abc import Sequence
from functools import partial

from teban.core.decision import Flag
from teban.core.frames import Events
from teban.core.ids import EVERYONE, SeatId, only
from teban.core.ids import Action as Pick
from teban.games.blackpoker import effects, space, zones
from teban.games.blackpoker.actions import targets
from teban.games.blackpoker.actions.action import (
    LSPM,
    SPM,
    Choose,
    Do,
    M,
    PickSome,
    own_grave,
    spell,
)
from teban.games.blackpoker.actions.quick import transform
from teban.games.blackpoker.cards import (
    CLUBS,
    DIAMONDS,
    HEARTS,
    NUMBER,
    SPADES,
    TO_TEN,
    cards_in,
    mask_of,
)
from teban.games.blackpoker.keys import Each, pair
from teban.games.blackpoker.state import (
    RIVAL,
    SEATS,
    Asked,
    Duel,
    FogKind,
    know,
    size,
)

RECRUITS = 4


def _throw(duel: Duel, request: Asked, events: Events) -> None:
    zones.damage(duel, effects.aimed(request).seat, NUMBER[request.detail.keys[0]], events)


# 死の槍


def _pierces(duel: Duel, request: Asked) -> bool:
    """R-38: the size, not 0, is divisible by the number of the ♢ key."""
    seat, unit = effects.target_unit(duel, request)
    now = size(duel, seat, unit)
    return now != 0 and now % NUMBER[request.detail.keys[1]] == 0


def _owner(duel: Duel, request: Asked) -> SeatId:
    return effects.aimed(request).seat


def _lance_order(duel: Duel, request: Asked) -> tuple[Sequence[Pick], int]:
    """The soldier's owner orders its cards, the first pick on top."""
    if not _pierces(duel, request):
        return (), 0
    cards = effects.target_unit(duel, request)[1].cards
    left = [card for card in cards if space.card(card) not in duel.picks]
    return (space.cards(left), len(left)) if len(left) > 1 else ((), 0)


def _lance(duel: Duel, request: Asked, events: Events) -> None:
    if not _pierces(duel, request):
        return
    seat, unit = effects.target_unit(duel, request)
    picked = [space.card_of(pick) for pick in duel.picks]
    order = (*picked, *(card for card in unit.cards if card not in picked))
    zones.leave_field(duel, seat, unit.uid)
    side = duel.sides[seat]
    side.top = (*order, *side.top)
    zones.tell_moves(seat, sorted(order), "field", "life", EVERYONE, events)
    if len(order) > 1:
        zones.mingle(duel, seat, mask_of(order), RIVAL[seat])
    zones.damage(duel, seat, NUMBER[request.detail.keys[0]], events)


# 防壁補充


def _how_many(duel: Duel, request: Asked) -> Sequence[Pick]:
    return (space.ONE, space.TWO) if duel.sides[request.controller].life else ()


def _add_bulwarks(duel: Duel, request: Asked, pick: Pick, events: Events) -> None:
    """One charged, or two driven (R-39)."""
    seat = request.controller
    for _ in range(1 if pick == space.ONE else 2):
        card = zones.take_life(duel, seat)
        if card is not None:
            zones.enter(duel, seat, card, "life", events, up=False, driven=pick == space.TWO)


# リアニメイト, ハンデス


def _reanimate(duel: Duel, request: Asked, pick: Pick, events: Events) -> None:
    """R-40: the card is chosen before the target moves, and lies in the grave until it has."""
    seat, card = request.controller, space.card_of(pick)
    effects.kill_target(duel, request, events)
    # The target has covered it, so that no other card comes to lie open.
    zones.from_grave(duel, seat, card)
    zones.enter(duel, seat, card, "grave", events, up=True)


def _reanimate_nothing(duel: Duel, request: Asked, events: Events) -> None:
    """With an empty grave the target dies all the same."""
    if duel.sides[effects.aimed(request).seat].unit(effects.aimed(request).number) is not None:
        effects.kill_target(duel, request, events)


def _look(duel: Duel, request: Asked, events: Events) -> None:
    seat, rival = request.controller, effects.aimed(request).seat
    know(duel, rival, duel.sides[rival].hand, 1 << seat)
    for card in cards_in(duel.sides[rival].hand):
        zones.tell_show(seat, rival, card, events, only(seat, rival))


def _their_hand(duel: Duel, request: Asked) -> Sequence[Pick]:
    return space.cards_of(duel.sides[effects.aimed(request).seat].hand)


def _hand_shown(duel: Duel, request: Asked) -> Sequence[int]:
    return cards_in(duel.sides[effects.aimed(request).seat].hand)


def _handes(duel: Duel, request: Asked, pick: Pick, events: Events) -> None:
    zones.discard(duel, effects.aimed(request).seat, (space.card_of(pick),), events)


# マスターの魔法


def _sum(request: Asked) -> int:
    return sum(NUMBER[card] for card in request.detail.keys)


def _force(duel: Duel, request: Asked, events: Events) -> None:
    effects.key_to_fog(duel, request, FogKind.FORCE, events)


def _sword_rain(duel: Duel, request: Asked, events: Events) -> None:
    struck = [
        (seat, unit.uid)
        for seat in SEATS
        for unit in duel.sides[seat].units
        if unit.up and size(duel, seat, unit) <= _sum(request)
    ]
    effects.kill(duel, struck, events)


def _flip_recruits(duel: Duel, request: Asked, events: Events) -> None:
    seat = request.controller
    cards = zones.take_lives(duel, seat, RECRUITS)
    know(duel, seat, mask_of(cards), EVERYONE)
    for card in cards:
        zones.tell_turn_up(seat, card, "life", events)
    for card in cards:
        if NUMBER[card] <= _sum(request):
            zones.enter(duel, seat, card, "life", events, up=True, driven=True)
    duel.flipped = tuple(card for card in cards if NUMBER[card] > _sum(request))


def _bottom_order(duel: Duel, request: Asked) -> tuple[Sequence[Pick], int]:
    """The last pick lies at the very bottom."""
    left = [card for card in duel.flipped if space.card(card) not in duel.picks]
    return (space.cards(left), len(left)) if len(left) > 1 else ((), 0)


def _lay_under(duel: Duel, request: Asked, events: Events) -> None:
    seat = request.controller
    picked = [space.card_of(pick) for pick in duel.picks]
    order = (*picked, *(card for card in duel.flipped if card not in picked))
    duel.flipped = ()
    duel.sides[seat].bottom += order
    zones.tell_moves(seat, sorted(order), "life", "life", EVERYONE, events)
    if len(order) > 1:
        zones.mingle(duel, seat, mask_of(order), RIVAL[seat])


def _surprise(duel: Duel, request: Asked, events: Events) -> None:
    """R-43: all bulwarks become soldiers, then all soldiers are charged."""
    seat = request.controller
    for unit in duel.sides[seat].units:
        if not unit.up:
            transform(duel, seat, unit, events)
    for unit in duel.sides[seat].units:
        if unit.up:
            zones.drive(duel, seat, unit, False, events)


_spell = partial(spell, quick=False, formats=SPM)

ACTIONS = (
    _spell(
        "destroy_bulwark", "防壁破壊", Each(HEARTS, DIAMONDS), (Do(effects.kill_target),),
        targets.any_bulwark, formats=LSPM,
    ),
    _spell(
        "throw", "投擲", Each(SPADES, CLUBS), (Do(_throw),), targets.the_rival, formats=LSPM
    ),
    _spell(
        "death_lance", "死の槍", Each(SPADES, DIAMONDS),
        (PickSome("lance_order", _lance_order, _lance, who=_owner, flags=Flag.PRIVATE),),
        targets.any_soldier,
    ),
    _spell(
        "add_bulwark", "防壁補充", Each(HEARTS, CLUBS),
        (Choose("add_bulwark_mode", _how_many, _add_bulwarks),),
    ),
    _spell(
        "reanimate", "リアニメイト", Each(SPADES, HEARTS),
        (Choose("grave_pick", own_grave, _reanimate), Do(_reanimate_nothing)),
        targets.own_character,
    ),
    _spell(
        "handes", "ハンデス", Each(DIAMONDS, CLUBS),
        (Do(_look), Choose("hand_pick", _their_hand, _handes, shown=_hand_shown)),
        targets.the_rival,
    ),
    _spell("force", "フォース", pair(HEARTS & TO_TEN), (Do(_force),), cost="BB", formats=M),
    _spell("sword_rain", "剣の雨", pair(SPADES & TO_TEN), (Do(_sword_rain),), cost="BB", formats=M),
    _spell(
        "recruit", "徴募", pair(DIAMONDS & TO_TEN),
        (
            Do(_flip_recruits),
            PickSome("bottom_order", _bottom_order, _lay_under, flags=Flag.PRIVATE),
        ),
        cost="BB", formats=M,
    ),
    _spell("surprise", "奇襲", pair(CLUBS & TO_TEN), (Do(_surprise),), cost="BB", formats=M),
)  # fmt: skip
