"""What the holder of the chance may ask for.

The declarations are compiled at import to sets of needs, a bit each. At a question the position
is looked at once for what it has, and an action is offered if it lacks nothing.
"""

from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from teban.core.ids import Action as Pick
from teban.core.ids import SeatId
from teban.flow.request import Timing
from teban.games.blackpoker import space
from teban.games.blackpoker.actions import targets
from teban.games.blackpoker.actions.action import Action, Targets, Type
from teban.games.blackpoker.actions.table import ONCE, menu
from teban.games.blackpoker.cards import NUMBER, OF_SUIT, CardSet
from teban.games.blackpoker.options import Format, Frame
from teban.games.blackpoker.state import RIVAL, SEATS, Duel, Side

Needs: TypeAlias = int

(
    BULWARK_TO_DRIVE, TWO_TO_DRIVE, LIFE, OWN_UNIT, RARE, FITTING_SOLDIER, ANY_SOLDIER,
    ANY_UNIT, ANY_BULWARK, WITH_KEYS, COUNTERABLE, WITH_TARGET, JUDGEMENT, OPEN_TRUMP,
) = (1 << bit for bit in range(14))  # fmt: skip
_ONCE_FROM = 16

_OF_TARGETS: dict[Targets, Needs] = {
    targets.any_soldier: ANY_SOLDIER,
    targets.any_character: ANY_UNIT,
    targets.any_bulwark: ANY_BULWARK,
    targets.own_character: OWN_UNIT,
    targets.own_soldier_of_suit: FITTING_SOLDIER,
    targets.the_rival: 0,
    targets.any_player: 0,
    targets.with_keys: WITH_KEYS,
    targets.counterable: COUNTERABLE,
    targets.with_target: WITH_TARGET,
    targets.judgements: JUDGEMENT,
    targets.face_up_trumps: OPEN_TRUMP,
}


class Entry(NamedTuple):
    """One line of a menu."""

    needs: Needs
    pick: Pick
    also: Callable[[Duel, SeatId], bool] | None
    """What only a few actions ask for."""


def offered(duel: Duel, seat: SeatId) -> list[Pick]:
    """Every action that can be declared to the end (R-04), ascending."""
    main = duel.turn == seat and not duel.stage
    options, side = duel.options, duel.sides[seat]
    timing = Timing.MAIN if main else Timing.QUICK
    has, magician, suits = _look(duel, seat)
    if side.hand & suits:
        has |= FITTING_SOLDIER
    missing = ~has
    return [
        pick
        for needs, pick, also in _playable(
            options.format, options.frame, timing, side.hand, magician
        )
        if not needs & missing and (also is None or also(duel, seat))
    ]


def discards(side: Side, action: Action) -> int:
    """D symbols to be paid; 魔力増加 takes them out of 速攻魔法 (R-47)."""
    if action.discards and action.type is Type.QUICK_MAGIC and has_magician(side):
        return 0
    return action.discards


def has_magician(side: Side) -> bool:
    """Whether a magician stands on this field, charged or not."""
    return any(
        unit.up and len(unit.cards) == 1 and not NUMBER[unit.cards[0]] for unit in side.units
    )


@lru_cache(maxsize=1 << 15)
def _playable(
    format: Format, frame: Frame, timing: Timing, hand: CardSet, magician: bool
) -> tuple[Entry, ...]:
    """The lines of the menu for which these hand cards are enough."""
    held = hand.bit_count()
    return tuple(
        _entry(action)
        for action in menu(format, frame, timing)
        if (action.keys is None or action.keys.next(hand, ()))
        and held >= _cards_needed(action, magician)
    )


def _cards_needed(action: Action, magician: bool) -> int:
    free = magician and action.type is Type.QUICK_MAGIC
    return (action.keys.number if action.keys else 0) + (0 if free else action.discards)


def _entry(action: Action) -> Entry:
    cost = action.cost
    needs = _OF_TARGETS[action.targets] if action.targets else 0
    needs |= LIFE if "L" in cost else 0
    needs |= OWN_UNIT if "S" in cost else 0
    needs |= (0, BULWARK_TO_DRIVE, TWO_TO_DRIVE)[action.drives]
    needs |= RARE if action.rare_key else 0
    needs |= ONCE[action.key] << _ONCE_FROM if action.once else 0
    return Entry(needs, space.REQUEST[action.key], _also(action))


def _also(action: Action) -> Callable[[Duel, SeatId], bool] | None:
    soldier = action.soldier
    if soldier is not None:
        return lambda duel, seat: bool(soldier(duel, seat))
    return action.condition


def _look(duel: Duel, seat: SeatId) -> tuple[Needs, bool, CardSet]:
    """What the position has, whether there is an own magician, and the suits of own soldiers."""
    side = duel.sides[seat]
    has = LIFE if side.life else 0
    has |= ~side.used << _ONCE_FROM
    magician, suits, bulwarks = False, 0, 0
    for unit in side.units:
        if unit.up:
            has |= ANY_SOLDIER | OWN_UNIT | ANY_UNIT
            if NUMBER[unit.cards[0]]:
                suits |= OF_SUIT[unit.suit]
            else:
                magician = True
        else:
            has |= ANY_BULWARK | OWN_UNIT | ANY_UNIT
            bulwarks += not unit.driven
    for unit in duel.sides[RIVAL[seat]].units:
        has |= ANY_SOLDIER | ANY_UNIT if unit.up else ANY_BULWARK | ANY_UNIT
    if bulwarks:
        has |= BULWARK_TO_DRIVE | (TWO_TO_DRIVE if bulwarks > 1 else 0)
    if side.rare is not None:
        has |= RARE
    if duel.stage:
        has |= _on_stage(duel)
    if any(trump.up for owner in SEATS for trump in duel.sides[owner].trumps):
        has |= OPEN_TRUMP
    return has, magician, suits


def _on_stage(duel: Duel) -> Needs:
    has = 0
    for request in duel.stage:
        detail = request.detail
        if 1 <= len(detail.keys) <= 2:
            has |= WITH_KEYS | (0 if request.action in targets.EXEMPT else COUNTERABLE)
        if detail.target is not None:
            has |= WITH_TARGET
        if request.action == "damage_judge":
            has |= JUDGEMENT
    return has
