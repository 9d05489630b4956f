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
from teban.games.blackpoker.actions.action import Action, Type
from teban.games.blackpoker.actions.table import ONCE, TABLE
from teban.games.blackpoker.actions.targets import target_of
from teban.games.blackpoker.cards import NUMBER, Card, mask_of
from teban.games.blackpoker.effects import kill, told
from teban.games.blackpoker.options import has_jokers
from teban.games.blackpoker.state import (
    Asked,
    Detail,
    Draft,
    Duel,
    Side,
    charged_bulwarks,
    know,
)
from teban.games.blackpoker.zones import damage, discard, drive, tell_moves


def _key_cards(duel: Duel, seat: SeatId, action: Action) -> int:
    hand = duel.sides[seat].hand
    return hand if action.key_mask is None else hand & action.key_mask(duel, seat)


Request = Callable[[Duel, Asked, tuple[Frame, ...], Events], None]
"""`Flow.request`."""


class Declare:
    """The step that asks for one pick after the other."""

    def __init__(self, request: Request) -> None:
        self.request = request

    def decision(self, duel: Duel, frame: Frame) -> Decision | None:
        """The next pick that is the player's to make; None when the draft is complete."""
        seat = frame.seat
        while (asked := next_pick(duel, seat)) is not None:
            kind, legal = asked
            if len(legal) > 1 or kind not in OPEN:
                assert duel.draft is not None
                return Decision(kind, seat, tuple(legal), source=duel.draft.action)
            note(duel, seat, legal[0])
        return None

    def take(self, duel: Duel, frame: Frame, action: Pick, events: Events) -> bool:
        return not note(duel, frame.seat, action)

    def run(self, duel: Duel, frame: Frame, events: Events) -> None:
        """Everything is picked: pay, lay out the keys, and ask."""
        draft, duel.draft = duel.draft, None
        assert draft is not None
        ask_for(duel, frame.seat, draft, self.request, events)


def ask_for(duel: Duel, seat: SeatId, draft: Draft, request: Request, events: Events) -> None:
    """Pay, lay out the keys, and ask for what the draft says."""
    below, action = duel.frames, TABLE[draft.action]
    asked = _declared(duel, seat, draft, action)
    if events is not None:
        events.append(told(ev.Request, asked))
    if action.cost:
        _pay(duel, seat, draft, action, events)
    if asked.detail.keys:
        _lay_out(duel, seat, action, asked.detail.keys, events)
    request(duel, asked, below, events)


OPEN = frozenset(("key_soldier", "drive", "sacrifice", "target"))
"""Picks among things that everybody sees: where there is only one, it is made unasked."""


def begin(side: Side, action: Action) -> Draft:
    """A request for this action before the first pick."""
    picks = action.picks
    if action.discards and action.type is Type.QUICK_MAGIC and has_magician(side):
        # 魔力増加 takes D out of 速攻魔法.
        picks = tuple(kind for kind in picks if kind != "discard")
    return Draft(action.key, picks)


def has_magician(side: Side) -> bool:
    """Whether a magician stands on this field, charged or not."""
    return has_jokers(side.deck) and any(
        unit.up and len(unit.cards) == 1 and not NUMBER[unit.cards[0]] for unit in side.units
    )


def next_pick(duel: Duel, seat: SeatId) -> tuple[str, Sequence[Pick]] | None:
    """What is still to be picked, and out of what."""
    draft = duel.draft
    assert draft is not None
    if not draft.left:
        return None
    action, side = TABLE[draft.action], duel.sides[seat]
    kind = draft.left[0]
    picks: Sequence[Pick]
    match kind:
        case "key":
            assert action.keys is not None
            picks = space.cards_of(action.keys.next(_key_cards(duel, seat, action), draft.keys))
        case "discard":
            hand = side.hand & ~mask_of(keys_of(side, draft, action))
            last = draft.discards[-1] if draft.discards else None
            picks = space.ascending(hand, last, draft.left.count("discard"))
        case "target":
            assert action.targets is not None
            picks = action.targets.all(duel, seat, None, keys_of(side, draft, action))
        case "drive":
            picks = _ascending(seat, charged_bulwarks(side), draft)
        case "key_soldier":
            assert action.soldier is not None
            picks = [space.unit(seat, at) for at in action.soldier(duel, seat)]
        case _:
            picks = [space.unit(seat, at) for at in range(len(side.units))]
    return kind, picks


def note(duel: Duel, seat: SeatId, pick: Pick) -> tuple[str, ...]:
    """Add the next pick to the draft; the kinds of those that are left."""
    draft = duel.draft
    assert draft is not None
    kind, left = draft.left[0], draft.left[1:]
    replace = structs.replace
    match kind:
        case "key":
            duel.draft = replace(draft, left=left, keys=(*draft.keys, space.card_of(pick)))
        case "discard":
            duel.draft = replace(draft, left=left, discards=(*draft.discards, space.card_of(pick)))
        case "target":
            duel.draft = replace(draft, left=left, target=target_of(duel, pick))
        case "drive":
            duel.draft = replace(draft, left=left, drives=(*draft.drives, space.unit_of(pick)[1]))
        case _:
            uid = duel.sides[seat].units[space.unit_of(pick)[1]].uid
            part = "unit" if kind == "key_soldier" else "sacrifice"
            duel.draft = replace(draft, left=left, **{part: uid})
    return left


def keys_of(side: Side, draft: Draft, action: Action) -> tuple[Card, ...]:
    """All key cards of a draft whose keys are picked."""
    if action.keys is None:
        return (side.rare,) if action.rare_key and side.rare is not None else ()
    return action.keys.complete(draft.keys)


def _ascending(seat: SeatId, places: list[int], draft: Draft) -> list[Pick]:
    after = [at for at in places if not draft.drives or at > draft.drives[-1]]
    return [space.unit(seat, at) for at in after[: len(after) - draft.left.count("drive") + 1]]


def _declared(duel: Duel, seat: SeatId, draft: Draft, action: Action) -> Asked:
    side = duel.sides[seat]
    detail = Detail(keys_of(side, draft, action), draft.unit, draft.target)
    if action.once:
        side.used |= ONCE[action.key]
    side.asked += 1
    return new_request(duel, action.key, seat, action.speed, action.timing, detail)


def _pay(duel: Duel, seat: SeatId, draft: Draft, action: Action, events: Events) -> None:
    """R-06: from left to right; two discards are one movement."""
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


def _lay_out(
    duel: Duel, seat: SeatId, action: Action, keys: tuple[Card, ...], events: Events
) -> None:
    """The key cards leave the hand, or the rare card its place, and lie on the request."""
    side, mask = duel.sides[seat], mask_of(keys)
    if action.rare_key:
        source, side.rare = "rare", None
    else:
        source = "hand"
        side.hand &= ~mask
    one, two = duel.laid
    duel.laid = (one, two | mask) if seat else (one | mask, two)
    know(duel, seat, mask, EVERYONE)
    tell_moves(seat, keys, source, "stage", EVERYONE, events)
