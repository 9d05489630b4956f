"""召喚アクション: cards become characters."""

from dataclasses import replace

from teban.core.decision import Flag
from teban.core.frames import Events
from teban.core.ids import EVERYONE, SeatId
from teban.core.ids import Action as Pick
from teban.flow.request import Speed, Timing
from teban.games.blackpoker import space
from teban.games.blackpoker.actions.action import (
    PM,
    SPM,
    Action,
    Choose,
    Do,
    Type,
    always,
    own_hand,
)
from teban.games.blackpoker.actions.targets import own_soldier_of_suit
from teban.games.blackpoker.cards import (
    ACES,
    COURTS,
    JOKER,
    OF_SUIT,
    TWO_TO_TEN,
    CardSet,
)
from teban.games.blackpoker.effects import key_enters, target_unit, unlay
from teban.games.blackpoker.keys import ANY_SUITED, One
from teban.games.blackpoker.state import Asked, Duel, change_unit
from teban.games.blackpoker.zones import lay_hidden, tell_moves


def _lay(duel: Duel, request: Asked, pick: Pick, events: Events) -> None:
    lay_hidden(duel, request.controller, space.card_of(pick), events)


def _enter_as(duel: Duel, request: Asked, pick: Pick, events: Events) -> None:
    key_enters(duel, request, events, up=pick == space.ACE)


def _not_in_turn(duel: Duel, seat: SeatId) -> bool:
    return duel.turn != seat


def _suits_on_field(duel: Duel, seat: SeatId) -> CardSet:
    cards = 0
    for unit in duel.sides[seat].units:
        if unit.up and unit.suit < len(OF_SUIT):
            cards |= OF_SUIT[unit.suit]
    return cards


def _equip(duel: Duel, request: Asked, events: Events) -> None:
    """R-24: state, role, bindings and age are kept."""
    seat, unit = target_unit(duel, request)
    (card,) = request.detail.keys
    unlay(duel, request.controller, 1 << card)
    change_unit(
        duel,
        seat,
        unit.uid,
        cards=(*unit.cards, card),
        entered=(*unit.entered, duel.turn_number),
    )
    tell_moves(seat, (card,), "stage", "field", EVERYONE, events)


def _summon(key: str, ja: str, cards: CardSet, cost: str) -> Action:
    return Action(
        key, ja, Type.SUMMON, (Do(key_enters),), timing=Timing.MAIN, keys=One(cards), cost=cost
    )


ACTIONS = (
    Action(
        "set_bulwark", "防壁設置", Type.SUMMON,
        (Choose("bulwark_card", own_hand, _lay, flags=Flag.PRIVATE),),
        speed=Speed.IMMEDIATE, timing=Timing.MAIN, cost="L", once=True,
    ),
    _summon("summon_soldier", "兵士召喚", TWO_TO_TEN, "BL"),
    _summon("summon_hero", "英雄召喚", COURTS, "BBL"),
    _summon("summon_ace", "エース召喚", ACES, "L"),
    Action(
        "quick_summon", "クイック召喚", Type.SUMMON,
        (Choose("summon_mode", always(space.ACE, space.BULWARK), _enter_as),),
        formats=PM, keys=One(ACES), cost="D", condition=_not_in_turn,
    ),
    replace(_summon("summon_magician", "魔術士召喚", JOKER, "BD"), formats=SPM),
    Action(
        "equip", "装備", Type.SUMMON, (Do(_equip),),
        timing=Timing.MAIN, keys=ANY_SUITED, key_mask=_suits_on_field, cost="BL",
        targets=own_soldier_of_suit,
    ),
)  # fmt: skip
