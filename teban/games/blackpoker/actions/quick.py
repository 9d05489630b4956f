"""速攻魔法アクション: magic at any time."""

from collections.abc import Sequence
from functools import partial

from msgspec import structs

from teban.core.decision import Decision
from teban.core.frames import Events, Frame, once_more, set_values
from teban.core.ids import EVERYONE, SeatId
from teban.core.ids import Action as Pick
from teban.flow.request import Speed
from teban.games.blackpoker import effects, space, zones
from teban.games.blackpoker.actions import targets
from teban.games.blackpoker.actions.action import (
    PM,
    SPM,
    Choose,
    Do,
    M,
    always,
    own_grave,
    spell,
)
from teban.games.blackpoker.cards import (
    ACES,
    CLUBS,
    DIAMONDS,
    HEARTS,
    JOKER,
    NUMBER,
    SPADES,
    TO_TEN,
    Card,
    cards_in,
    mask_of,
    of_numbers,
)
from teban.games.blackpoker.keys import SAME_NUMBER, SAME_SUIT, Each, Flush, One, pair
from teban.games.blackpoker.state import (
    NO_ROLE,
    RIVAL,
    SEATS,
    Asked,
    Duel,
    FogKind,
    Unit,
    know,
    size,
)

BUST = 22


def _number(request: Asked) -> int:
    return NUMBER[request.detail.keys[0]]


def _up(duel: Duel, request: Asked, events: Events) -> None:
    seat, unit = effects.target_unit(duel, request)
    effects.key_to_fog(duel, request, FogKind.UP, events, unit.uid, seat)


def _down(duel: Duel, request: Asked, events: Events) -> None:
    seat, unit = effects.target_unit(duel, request)
    if size(duel, seat, unit) - _number(request) <= 0:
        effects.kill(duel, [(seat, unit.uid)], events)
    else:
        effects.key_to_fog(duel, request, FogKind.DOWN, events, unit.uid, seat)


def _twist(duel: Duel, request: Asked, pick: Pick, events: Events) -> None:
    seat, unit = effects.target_unit(duel, request)
    zones.drive(duel, seat, unit, pick == space.DRIVE, events)


def _counter(duel: Duel, request: Asked, events: Events) -> None:
    """R-18: equal numbers succeed, and two keys are never too many."""
    other = effects.target_request(duel, request)
    keys = other.detail.keys
    if len(keys) == 2 or _number(request) >= NUMBER[keys[0]]:
        effects.cancel(duel, other, events)


def _reunion(duel: Duel, request: Asked, pick: Pick, events: Events) -> None:
    seat, card = request.controller, space.card_of(pick)
    uncovers = zones.from_grave(duel, seat, card)
    zones.tell_show(RIVAL[seat], seat, card, events)
    zones.to_hand(duel, seat, (card,), "grave", EVERYONE, events)
    if uncovers:
        zones.show_top(duel, seat, events)


def _truce(duel: Duel, request: Asked, events: Events) -> None:
    effects.cancel(duel, effects.target_request(duel, request), events)


def _other_targets(duel: Duel, request: Asked) -> Sequence[Pick]:
    from teban.games.blackpoker.actions.table import TABLE

    other = effects.target_request(duel, request)
    possible = TABLE[other.action].targets
    assert possible is not None
    found = possible.all(duel, other.controller, other, other.detail.keys)
    return [pick for pick in found if targets.target_of(duel, pick) != other.detail.target]


def _change_target(duel: Duel, request: Asked, pick: Pick, events: Events) -> None:
    """R-20: another object that the action could aim at, seen from its own controller."""
    other = effects.target_request(duel, request)
    aimed = effects.retargeted(other, targets.target_of(duel, pick))
    duel.stage = tuple(aimed if old.number == other.number else old for old in duel.stage)


def _open_life(duel: Duel, request: Asked, events: Events) -> None:
    """Whoever looks through a life sees which cards are in it, and so what the pack is."""
    seat = request.controller
    zones.settle_pack(duel, seat)
    side = duel.sides[seat]
    know(duel, seat, side.pool | side.pack, 1 << seat)


def _own_life(duel: Duel, request: Asked) -> Sequence[Pick]:
    return space.cards_of(zones.life_cards(duel.sides[request.controller]))


def _life_shown(duel: Duel, request: Asked) -> Sequence[int]:
    return cards_in(zones.life_cards(duel.sides[request.controller]))


def _search(duel: Duel, request: Asked, pick: Pick, events: Events) -> None:
    """R-35: the picked card is shown; the rest is shuffled."""
    seat, card = request.controller, space.card_of(pick)
    side = duel.sides[seat]
    side.pool &= ~(1 << card)
    side.top = tuple(other for other in side.top if other != card)
    side.bottom = tuple(other for other in side.bottom if other != card)
    side.lowest = min(side.lowest, side.life)
    zones.tell_show(RIVAL[seat], seat, card, events)
    zones.to_hand(duel, seat, (card,), "life", EVERYONE, events)
    zones.shuffle_life(duel, seat)
    # The owner has just seen them all; only their order is gone.
    know(duel, seat, duel.sides[seat].pool, 1 << seat)


class BlackJack:
    """B・J: turn up life cards one by one; at 22 points all are lost.

    R-36: an ace is worth 11, or 1 if 11 would be too much, and never changes. The points are the
    frame's value, together with whether the last question has been answered.
    """

    def decision(self, duel: Duel, frame: Frame) -> Decision | None:
        """Hit or stand, after each card."""
        if not frame.values or frame.values[1] or not self._life(duel):
            return None
        return Decision("hit_stand", frame.seat, (space.HIT, space.STAND), source="bj")

    def take(self, duel: Duel, frame: Frame, action: Pick, events: Events) -> None:
        """Note the answer: 1 for one more card, 2 for enough."""
        set_values(duel, (frame.values[0], 1 if action == space.HIT else 2))

    def run(self, duel: Duel, frame: Frame, events: Events) -> None:
        """Turn up a card, or take them all."""
        points, answer = frame.values or (0, 1)
        seat = frame.seat
        card = zones.take_life(duel, seat) if answer == 1 else None
        if card is None:
            self._keep(duel, seat, events)
            return
        duel.flipped = (*duel.flipped, card)
        know(duel, seat, 1 << card, EVERYONE)
        zones.tell_turn_up(seat, card, "life", events)
        points += worth(card, points)
        if points >= BUST:
            self._lose(duel, seat, events)
        else:
            once_more(duel, frame, (points, 0))

    @staticmethod
    def _life(duel: Duel) -> int:
        return duel.sides[duel.resolving[-1].controller].life

    @staticmethod
    def _keep(duel: Duel, seat: SeatId, events: Events) -> None:
        flipped, duel.flipped = duel.flipped, ()
        zones.to_hand(duel, seat, flipped, "life", EVERYONE, events)

    @staticmethod
    def _lose(duel: Duel, seat: SeatId, events: Events) -> None:
        flipped, duel.flipped = duel.flipped, ()
        zones.tell_moves(seat, flipped, "life", "grave", EVERYONE, events)
        zones.bury(duel, seat, flipped, mask_of(flipped), events)


def worth(card: Card, before: int) -> int:
    """The points of a card that is turned up after so many."""
    if NUMBER[card] == 1:
        return 11 if before + 11 < BUST else 1
    return min(10, NUMBER[card])


def _rsf(duel: Duel, request: Asked, events: Events) -> None:
    zones.damage(duel, effects.aimed(request).seat, 40, events)


def _reverse(duel: Duel, request: Asked, pick: Pick, events: Events) -> None:
    """R-22: a soldier becomes bulwarks, one for each card; a bulwark becomes a soldier."""
    seat, unit = effects.target_unit(duel, request)
    if pick != space.LEAVE:
        zones.drive(duel, seat, unit, pick == space.DRIVE, events)
        seat, unit = effects.target_unit(duel, request)
    transform(duel, seat, unit, events)


def transform(duel: Duel, seat: SeatId, unit: Unit, events: Events) -> None:
    """Turn a unit over. What was bound to the old form is lost for good."""
    side = duel.sides[seat]
    rest = tuple(other for other in side.units if other.uid != unit.uid)
    _unbind(duel, unit.uid)
    if unit.up and len(unit.cards) > 1:
        split = []
        for card, entered in zip(unit.cards, unit.entered, strict=True):
            duel.units += 1
            split.append(Unit(duel.units, (card,), False, unit.driven, (entered,)))
        side.units = (*rest, *split)
        return
    turned = structs.replace(unit, up=not unit.up, role=NO_ROLE, bare=False)
    side.units = (*rest, turned)
    if turned.up:
        know(duel, seat, 1 << unit.cards[0], EVERYONE)
        zones.tell_turn_up(seat, unit.cards[0], "field", events)


def _unbind(duel: Duel, uid: int) -> None:
    for seat in SEATS:
        side = duel.sides[seat]
        side.fog = tuple(
            structs.replace(entry, bound=0, whose=None)
            if entry.bound == uid and entry.kind is not FogKind.CLOSE
            else entry
            for entry in side.fog
        )
        side.boosts = tuple(boost for boost in side.boosts if boost.uid != uid)


def _unsummon(duel: Duel, request: Asked, events: Events) -> None:
    """R-23: a driven target stays; the keys come back all the same."""
    seat, unit = effects.target_unit(duel, request)
    if not unit.driven:
        effects.return_unit(duel, seat, unit.uid, events)
    keys = request.detail.keys
    effects.unlay(duel, request.controller, mask_of(keys))
    zones.to_hand(duel, request.controller, keys, "stage", EVERYONE, events)


_spell = partial(spell, quick=True)
_STATES = always(space.CHARGE, space.DRIVE)
_OR_LEAVE = always(space.CHARGE, space.DRIVE, space.LEAVE)

ACTIONS = (
    _spell("up", "アップ", One(HEARTS & TO_TEN), (Do(_up),), targets.any_soldier, "D"),
    _spell("down", "ダウン", One(SPADES & TO_TEN), (Do(_down),), targets.any_soldier, "D"),
    _spell(
        "twist", "ツイスト", One(DIAMONDS & TO_TEN), (Choose("twist_state", _STATES, _twist),),
        targets.any_character, "D",
    ),
    _spell("counter", "カウンター", One(CLUBS & TO_TEN), (Do(_counter),), targets.counterable, "D"),
    _spell(
        "reunion", "再会", pair(HEARTS & TO_TEN),
        (Choose("grave_pick", own_grave, _reunion),), formats=PM,
    ),
    _spell(
        "kill", "キル", pair(SPADES & TO_TEN), (Do(effects.kill_target),),
        targets.any_soldier, formats=PM,
    ),
    _spell("truce", "停戦", pair(DIAMONDS & TO_TEN), (Do(_truce),), targets.judgements, formats=PM),
    _spell(
        "change_target", "対象変更", pair(CLUBS & TO_TEN),
        (Choose("retarget", _other_targets, _change_target),), targets.with_target, formats=PM,
    ),
    _spell(
        "search", "サーチ", One(JOKER),
        (Do(_open_life), Choose("life_pick", _own_life, _search, shown=_life_shown)),
        speed=Speed.IMMEDIATE,
    ),
    _spell("bj", "B・J", Each(ACES, of_numbers(11)), (BlackJack(),), formats=M),
    _spell("rsf", "R・S・F", Flush(), (Do(_rsf),), targets.any_player, "BB", M),
    _spell(
        "reverse", "リバース", SAME_NUMBER, (Choose("reverse_state", _OR_LEAVE, _reverse),),
        targets.any_character, formats=PM,
    ),
    _spell("unsummon", "帰還", SAME_SUIT, (Do(_unsummon),), targets.own_character, "B", SPM),
)  # fmt: skip
