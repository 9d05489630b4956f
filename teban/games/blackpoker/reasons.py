"""Why an action is not offered: the rules of `menu.py` once more, one at a time and in words."""

from collections.abc import Iterator

from teban.core import refused
from teban.core.ids import Action as Pick
from teban.core.ids import SeatId
from teban.core.refused import Refused
from teban.flow.request import Timing
from teban.games.blackpoker import space
from teban.games.blackpoker.actions import targets
from teban.games.blackpoker.actions.action import Action, Targets
from teban.games.blackpoker.actions.frame import LABEL, RARE_DRAW_LIFE
from teban.games.blackpoker.actions.table import ONCE, TABLE
from teban.games.blackpoker.cards import NAMES
from teban.games.blackpoker.declare import begin
from teban.games.blackpoker.refusals import Why
from teban.games.blackpoker.state import Duel, charged_bulwarks

_NO_TARGET: dict[Targets, Why] = {
    targets.any_soldier: Why.NO_SOLDIER,
    targets.any_character: Why.NO_CHARACTER,
    targets.any_bulwark: Why.NO_BULWARK,
    targets.own_character: Why.NO_CHARACTER_OF_YOURS,
    targets.own_soldier_of_suit: Why.NO_SOLDIER_OF_SUIT,
    targets.with_keys: Why.NO_REQUEST_WITH_KEYS,
    targets.counterable: Why.NO_REQUEST_WITH_KEYS,
    targets.with_target: Why.NO_REQUEST_WITH_TARGET,
    targets.judgements: Why.NO_JUDGEMENT,
    targets.face_up_trumps: Why.NO_FACE_UP_TRUMP,
}


def refusal(duel: Duel, seat: SeatId, pick: Pick) -> Refused:
    """Why the holder of the chance may not make this pick."""
    if pick == space.PASS:
        return Refused(Why.PASSED_TWICE)
    if not space.is_request(pick):
        return Refused(refused.Why.NOT_LEGAL)
    action = TABLE[space.action_of(pick)]
    return next(missing(duel, seat, action), Refused(refused.Why.NOT_LEGAL))


def missing(duel: Duel, seat: SeatId, action: Action) -> Iterator[Refused]:
    """Everything that stands in the way, the plainest first."""
    yield from _table(duel, action)
    yield from _moment(duel, seat, action)
    yield from _condition(duel, seat, action)
    yield from _keys(duel, seat, action)
    yield from _price(duel, seat, action)
    yield from _target(duel, seat, action)


def _table(duel: Duel, action: Action) -> Iterator[Refused]:
    options = duel.options
    if options.format not in action.formats or options.frame not in action.frames:
        yield Refused(Why.NOT_IN_REGULATION)
    if action.triggered:
        yield Refused(Why.ONLY_TRIGGERED)


def _moment(duel: Duel, seat: SeatId, action: Action) -> Iterator[Refused]:
    if action.timing is Timing.MAIN:
        if duel.turn != seat:
            yield Refused(Why.NOT_IN_YOUR_TURN)
        if duel.stage:
            yield Refused(Why.STAGE_NOT_EMPTY)
    if action.once and duel.sides[seat].used & ONCE[action.key]:
        yield Refused(Why.ONCE_A_TURN)
    cap = duel.options.request_cap
    if duel.sides[seat].asked >= cap and action.key != "end":
        yield Refused(Why.ENOUGH_REQUESTS, most=cap)


def _condition(duel: Duel, seat: SeatId, action: Action) -> Iterator[Refused]:
    if action.condition is None or action.condition(duel, seat):
        return
    match action.key:
        case "quick_summon":
            yield Refused(Why.ONLY_IN_RIVALS_TURN)
        case "open_pack":
            yield Refused(Why.PACK_OPENED)
        case "open_trump":
            yield Refused(Why.NO_TRUMP_TO_OPEN)
        case _:
            if duel.sides[seat].rare is None:
                yield Refused(Why.NO_RARE_CARD)
            yield Refused(Why.LIFE_TOO_HIGH, most=RARE_DRAW_LIFE)


def _keys(duel: Duel, seat: SeatId, action: Action) -> Iterator[Refused]:
    side = duel.sides[seat]
    if action.rare_key and side.rare is None:
        yield Refused(Why.NO_RARE_CARD)
    if action.keys is not None and not action.keys.next(side.hand, ()):
        yield Refused(Why.NO_KEY)
    if action.soldier is not None and not action.soldier(duel, seat):
        trump = LABEL[action.key]
        if not any(other.up and other.card == trump for other in side.trumps):
            yield Refused(Why.TRUMP_NOT_UP, card=NAMES[trump])
        yield Refused(Why.NO_CHARGED_SOLDIER)


def _price(duel: Duel, seat: SeatId, action: Action) -> Iterator[Refused]:
    side = duel.sides[seat]
    upright = len(charged_bulwarks(side))
    if upright < action.drives:
        yield Refused(Why.TOO_FEW_BULWARKS, need=action.drives, have=upright)
    if "L" in action.cost and not side.alive:
        yield Refused(Why.NO_LIFE)
    keys = action.keys.number if action.keys else 0
    # R-47 may have taken the discards out of the price.
    needed = keys + begin(side, action).left.count("discard")
    if side.hand.bit_count() < needed:
        yield Refused(Why.TOO_FEW_CARDS, need=needed, have=side.hand.bit_count())
    if action.sacrifices and not side.units:
        yield Refused(Why.NO_CHARACTER_OF_YOURS)


def _target(duel: Duel, seat: SeatId, action: Action) -> Iterator[Refused]:
    if action.targets is None or action.targets not in _NO_TARGET:
        return
    if action.key_mask is not None:
        found = bool(duel.sides[seat].hand & action.key_mask(duel, seat))
    else:
        found = bool(action.targets.all(duel, seat, None, ()))
    if not found:
        yield Refused(_NO_TARGET[action.targets])
