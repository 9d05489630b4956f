"""What the holder of the chance may ask for.

The declarations are compiled at import to sets of needs, a bit each. At a question the position
is looked at once for what it has, and an action is offered if it lacks nothing.
"""

from collections.abc import Callable
from functools import cache, lru_cache
from typing import TypeAlias

from teban.core.ids import Action as Pick
from teban.core.ids import SeatId
from teban.flow.request import Timing
from teban.games.blackpoker import space
from teban.games.blackpoker.actions import targets
from teban.games.blackpoker.actions.action import Action, Targets, Type
from teban.games.blackpoker.actions.table import ONCE, menu
from teban.games.blackpoker.cards import CARDS, NUMBER, OF_SUIT, SUIT, CardSet
from teban.games.blackpoker.keys import Keys
from teban.games.blackpoker.options import Format, Frame
from teban.games.blackpoker.state import RIVAL, Duel

Needs: TypeAlias = int

(
    BULWARK_TO_DRIVE, TWO_TO_DRIVE, LIFE, OWN_UNIT, RARE, FITTING_SOLDIER, ANY_SOLDIER,
    ANY_UNIT, ANY_BULWARK, WITH_KEYS, COUNTERABLE, WITH_TARGET, JUDGEMENT, OPEN_TRUMP, MAGICIAN,
    OWN_TRUMP,
) = (1 << bit for bit in range(16))  # fmt: skip
SOLDIERS = tuple(1 << 16 + suit for suit in range(4))
"""An own soldier of this suit."""
_SUITS = tuple(zip(SOLDIERS, OF_SUIT, strict=True))
_ONCE_FROM = 20

_ANY = ANY_SOLDIER | ANY_UNIT | ANY_BULWARK
_UNITS = _ANY | OWN_UNIT | BULWARK_TO_DRIVE | TWO_TO_DRIVE | FITTING_SOLDIER | MAGICIAN
_STAGE = WITH_KEYS | COUNTERABLE | WITH_TARGET | JUDGEMENT
_TRUMPS = OPEN_TRUMP | OWN_TRUMP

_BULWARK = ANY_BULWARK | OWN_UNIT | ANY_UNIT
_AS_SOLDIER = tuple(
    ANY_SOLDIER | OWN_UNIT | ANY_UNIT | (SOLDIERS[SUIT[card]] if NUMBER[card] else MAGICIAN)
    for card in range(CARDS)
)

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


Also: TypeAlias = Callable[[Duel, SeatId], bool] | None
"""What only a few actions ask for."""
Line: TypeAlias = tuple[Needs, Pick, Also]
"""One action of a menu; a bare tuple, as all lines are gone through at every question."""


def offered(duel: Duel, seat: SeatId) -> list[Pick]:
    """Every action that can be declared to the end (R-04), ascending."""
    main = duel.turn == seat and not duel.stage
    options = duel.options
    lines, wanted, suits = _playable(options.format, options.frame, main, duel.sides[seat].hand)
    if not lines:
        return []
    missing = wanted and ~_look(duel, seat, wanted, suits)
    return [
        pick
        for needs, pick, also in lines
        if not needs & missing and (also is None or also(duel, seat))
    ]


# The chance goes to and fro many times before a hand changes.
@lru_cache(maxsize=1 << 15)
def _playable(
    format: Format, frame: Frame, main: bool, hand: CardSet
) -> tuple[tuple[Line, ...], Needs, Needs]:
    """The lines of the menu for which these hand cards are enough, and all that they need.

    And the soldiers, any one of which is a fitting one for a card of this hand.
    """
    held = hand.bit_count()
    lines, wanted = [], 0
    for (needs, pick, also), keys, least, cards in _menu(format, frame, main):
        if held >= least and (keys is None or keys.next(hand, ())):
            all_needs = needs if held >= cards else needs | MAGICIAN
            lines.append((all_needs, pick, also))
            wanted |= all_needs
    suits = 0
    for soldier, suit in _SUITS:
        if hand & suit:
            suits |= soldier
    return tuple(lines), wanted, suits


@cache
def _menu(
    format: Format, frame: Frame, main: bool
) -> tuple[tuple[Line, Keys | None, int, int], ...]:
    """Each line with its keys, and how many cards it takes: at the least, and without help."""
    return tuple(
        (_line(action), action.keys, *_cards_taken(action))
        for action in menu(format, frame, Timing.MAIN if main else Timing.QUICK)
    )


def _cards_taken(action: Action) -> tuple[int, int]:
    keys = action.keys.number if action.keys else 0
    all_of_them = keys + action.discards
    return keys if action.type is Type.QUICK_MAGIC else all_of_them, all_of_them


def _line(action: Action) -> Line:
    needs = _OF_TARGETS[action.targets] if action.targets else 0
    needs |= LIFE if "L" in action.cost else 0
    needs |= OWN_UNIT if action.sacrifices else 0
    needs |= (0, BULWARK_TO_DRIVE, TWO_TO_DRIVE)[action.drives]
    needs |= RARE if action.rare_key else 0
    needs |= OWN_TRUMP if action.soldier else 0
    needs |= ONCE[action.key] << _ONCE_FROM if action.once else 0
    return needs, space.REQUEST[action.key], _also(action)


def _also(action: Action) -> Also:
    soldier = action.soldier
    if soldier is not None:
        return lambda duel, seat: bool(soldier(duel, seat))
    return action.condition


def _look(duel: Duel, seat: SeatId, wanted: Needs, suits: Needs) -> Needs:
    """What the position has, as far as it is wanted; a soldier of these suits is a fitting one."""
    side, rival = duel.sides[seat], duel.sides[RIVAL[seat]]
    has = ~side.used << _ONCE_FROM
    if wanted & LIFE and side.alive:
        has |= LIFE
    if side.rare is not None:
        has |= RARE
    if wanted & _UNITS:
        for unit in side.units:
            if unit.up:
                has |= _AS_SOLDIER[unit.cards[0]]
            elif unit.driven:
                has |= _BULWARK
            else:
                has |= _BULWARK | (TWO_TO_DRIVE if has & BULWARK_TO_DRIVE else BULWARK_TO_DRIVE)
        if wanted & ~has & _ANY:
            for unit in rival.units:
                has |= ANY_SOLDIER | ANY_UNIT if unit.up else ANY_BULWARK | ANY_UNIT
    if has & suits:
        has |= FITTING_SOLDIER
    if duel.stage and wanted & _STAGE:
        has |= _on_stage(duel, wanted & _STAGE)
    if wanted & _TRUMPS:
        if any(trump.up for trump in side.trumps):
            has |= OWN_TRUMP | OPEN_TRUMP
        elif any(trump.up for trump in rival.trumps):
            has |= OPEN_TRUMP
    return has


def _on_stage(duel: Duel, wanted: Needs) -> Needs:
    has = 0
    for request in duel.stage:
        detail = request.detail
        if 1 <= len(detail.keys) <= 2:
            has |= WITH_KEYS | (0 if request.action in targets.EXEMPT else COUNTERABLE)
        if detail.target is not None:
            has |= WITH_TARGET
        if request.action == "damage_judge":
            has |= JUDGEMENT
        if not wanted & ~has:
            break
    return has
