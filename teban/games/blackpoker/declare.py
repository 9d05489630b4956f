"""Declaring a request: the action, its key cards, its price, its target, pick by pick.

Nobody else learns of the picks before the last one is made. An action is offered only if it can
be declared to the end, and so is every pick.
"""

from collections.abc import Callable, Sequence

from msgspec import structs

from teban.core.decision import Decision
from teban.core.frames import Events, Frame
from teban.core.ids import EVERYONE, SeatId
from teban.core.ids import Action as Pick
from teban.flow.core import new_request
from teban.games.blackpoker import events as ev
from teban.games.blackpoker import space
from teban.games.blackpoker.actions.action import Action
from teban.games.blackpoker.actions.table import ONCE, TABLE
from teban.games.blackpoker.actions.targets import target_of
from teban.games.blackpoker.cards import cards_in, mask_of
from teban.games.blackpoker.effects import kill, told
from teban.games.blackpoker.menu import discards
from teban.games.blackpoker.state import (
    Asked,
    Detail,
    Draft,
    Duel,
    Side,
    charged_bulwarks,
    know,
)
from teban.games.blackpoker.zones import damage, discard, drive, from_hand, tell_moves


def _key_cards(duel: Duel, seat: SeatId, action: Action) -> int:
    hand = duel.sides[seat].hand
    return hand if action.key_mask is None else hand & action.key_mask(duel, seat)


class Declare:
    """The step that asks for one pick after the other."""

    def __init__(self, request: Callable[[Duel, Asked, Events], None]) -> None:
        self.request = request

    def decision(self, duel: Duel, frame: Frame) -> Decision | None:
        """The next pick that is the player's to make; None when the draft is complete."""
        seat = frame.seat
        while (asked := next_pick(duel, seat)) is not None:
            kind, legal = asked
            if len(legal) > 1 or kind not in OPEN:
                assert duel.draft is not None
                return Decision(kind, seat, tuple(legal), source=duel.draft.action)
            note(duel, seat, kind, legal[0])
        return None

    def take(self, duel: Duel, frame: Frame, action: Pick, events: Events) -> None:
        """Note the pick."""
        kind = _next_kind(duel, frame.seat)
        assert kind is not None
        note(duel, frame.seat, kind, action)

    def run(self, duel: Duel, frame: Frame, events: Events) -> None:
        """Everything is picked: pay, lay out the keys, and ask."""
        draft, duel.draft = duel.draft, None
        assert draft is not None
        request = _declared(duel, frame.seat, draft)
        self.request(duel, request, events)
        if events is not None:
            events.append(told(ev.Request, request))
        _pay(duel, frame.seat, draft, events)
        _lay_out(duel, frame.seat, draft, events)


OPEN = frozenset(("key_soldier", "drive", "sacrifice", "target"))
"""Picks among things that everybody sees: where there is only one, it is made unasked."""


def next_pick(duel: Duel, seat: SeatId) -> tuple[str, Sequence[Pick]] | None:
    """What is still to be picked, and out of what."""
    kind = _next_kind(duel, seat)
    return None if kind is None else (kind, _options(duel, seat, kind))


def _next_kind(duel: Duel, seat: SeatId) -> str | None:
    draft = duel.draft
    assert draft is not None
    action = TABLE[draft.action]
    if action.keys is not None and len(draft.keys) < action.keys.picks:
        return "key"
    if action.soldier is not None and not draft.unit:
        return "key_soldier"
    if len(draft.drives) < action.drives:
        return "drive"
    if action.discards and len(draft.discards) < discards(duel.sides[seat], action):
        return "discard"
    if action.sacrifices and not draft.sacrifice:
        return "sacrifice"
    if action.targets is not None and draft.target is None:
        return "target"
    return None


def _options(duel: Duel, seat: SeatId, kind: str) -> Sequence[Pick]:
    draft = duel.draft
    assert draft is not None
    action, side = TABLE[draft.action], duel.sides[seat]
    match kind:
        case "key":
            assert action.keys is not None
            cards = action.keys.next(_key_cards(duel, seat, action), draft.keys)
            return [space.card(card) for card in cards_in(cards)]
        case "key_soldier":
            assert action.soldier is not None
            return [space.unit(seat, at) for at in action.soldier(duel, seat)]
        case "drive":
            return _ascending(seat, charged_bulwarks(side), draft, action)
        case "discard":
            return _discardable(side, draft, action)
        case "sacrifice":
            return [space.unit(seat, at) for at in range(len(side.units))]
        case _:
            assert action.targets is not None
            return action.targets.all(duel, seat, None, _all_keys(draft, action))


def note(duel: Duel, seat: SeatId, kind: str, pick: Pick) -> None:
    """Add a pick to the draft."""
    draft = duel.draft
    assert draft is not None
    side = duel.sides[seat]
    match kind:
        case "key":
            duel.draft = structs.replace(draft, keys=(*draft.keys, space.card_of(pick)))
        case "key_soldier":
            duel.draft = structs.replace(draft, unit=side.units[space.unit_of(pick)[1]].uid)
        case "drive":
            duel.draft = structs.replace(draft, drives=(*draft.drives, space.unit_of(pick)[1]))
        case "discard":
            duel.draft = structs.replace(draft, discards=(*draft.discards, space.card_of(pick)))
        case "sacrifice":
            uid = side.units[space.unit_of(pick)[1]].uid
            duel.draft = structs.replace(draft, sacrifice=uid)
        case _:
            duel.draft = structs.replace(draft, target=target_of(duel, pick))


def _all_keys(draft: Draft, action: Action) -> tuple[int, ...]:
    return draft.keys if action.keys is None else action.keys.complete(draft.keys)


def _ascending(seat: SeatId, places: list[int], draft: Draft, action: Action) -> list[Pick]:
    left = action.drives - len(draft.drives)
    after = [at for at in places if not draft.drives or at > draft.drives[-1]]
    return [space.unit(seat, at) for at in after[: len(after) - left + 1]]


def _discardable(side: Side, draft: Draft, action: Action) -> list[Pick]:
    left = discards(side, action) - len(draft.discards)
    hand = side.hand & ~mask_of(_all_keys(draft, action))
    after = [card for card in cards_in(hand) if not draft.discards or card > draft.discards[-1]]
    return [space.card(card) for card in after[: len(after) - left + 1]]


def _declared(duel: Duel, seat: SeatId, draft: Draft) -> Asked:
    action, side = TABLE[draft.action], duel.sides[seat]
    keys = _all_keys(draft, action)
    if action.rare_key:
        assert side.rare is not None
        keys = (side.rare,)
    detail = Detail(keys, draft.unit, draft.target)
    once = ONCE[action.key] if action.once else 0
    side.used |= once
    side.asked += 1
    return new_request(duel, action.key, seat, action.speed, action.timing, detail)


def _pay(duel: Duel, seat: SeatId, draft: Draft, events: Events) -> None:
    """R-06: from left to right; two discards are one movement."""
    action = TABLE[draft.action]
    if not action.cost:
        return
    bulwarks = [duel.sides[seat].units[at] for at in draft.drives]
    discarded = False
    for symbol in action.cost:
        match symbol:
            case "B":
                drive(duel, seat, bulwarks.pop(0), True, events)
            case "L":
                damage(duel, seat, 1, events)
            case "D":
                if draft.discards and not discarded:
                    discard(duel, seat, draft.discards, events)
                    discarded = True
            case "S":
                kill(duel, [(seat, draft.sacrifice)], events)
            case _:
                unit = duel.sides[seat].unit(draft.unit)
                assert unit is not None
                drive(duel, seat, unit, True, events)


def _lay_out(duel: Duel, seat: SeatId, draft: Draft, events: Events) -> None:
    """The key cards leave the hand, or the rare card its place, and lie on the request."""
    action, side = TABLE[draft.action], duel.sides[seat]
    if action.rare_key:
        assert side.rare is not None
        keys: tuple[int, ...] = (side.rare,)
        source, side.rare = "rare", None
    else:
        keys, source = _all_keys(draft, action), "hand"
        from_hand(duel, seat, keys)
    mask = mask_of(keys)
    one, two = duel.laid
    duel.laid = (one, two | mask) if seat else (one | mask, two)
    know(duel, seat, mask, EVERYONE)
    tell_moves(seat, keys, source, "stage", EVERYONE, events)
