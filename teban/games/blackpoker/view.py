"""What each viewer is shown (公開レベル), as a white list. Views carry no memory (R-73)."""

from collections.abc import Hashable
from typing import Any

from msgspec import Struct, structs

from teban.core.event import Event
from teban.core.ids import SeatId, Viewer, only
from teban.core.knowledge import shared
from teban.games.blackpoker import events as ev
from teban.games.blackpoker import space
from teban.games.blackpoker.actions.frame import labels
from teban.games.blackpoker.actions.table import ONCE
from teban.games.blackpoker.cards import CARDS, NAMES, CardSet, cards_in
from teban.games.blackpoker.setup import setting_up
from teban.games.blackpoker.state import (
    P1,
    P2,
    SEATS,
    Aim,
    Asked,
    Duel,
    Fog,
    FogKind,
    Kind,
    Side,
    Target,
    Unit,
    new,
    size,
)
from teban.games.blackpoker.worlds import SECRET_TOGETHER, slots_of
from teban.games.blackpoker.zones import COUNTED, WATCHER

MANY = "10+"


class UnitView(Struct, frozen=True):
    """A character on the field."""

    uid: int
    kind: str
    cards: tuple[str, ...] | None
    """None for a face-down card of somebody else."""
    driven: bool
    role: int
    size: int | None
    labels: tuple[str, ...]
    """What it can do: attacker, blocker, haste, and what trumps give it."""
    fresh: bool
    """All of it entered this turn (R-09): it attacks only with haste."""


class FogView(Struct, frozen=True):
    """Cards in the fog."""

    kind: str
    cards: tuple[str, ...]
    bound: int
    """The uid of a unit; for クローズ the place of a trump plus one, as it may lie face down."""
    turn: int
    whose: int | None


class TrumpView(Struct, frozen=True):
    """A trump."""

    card: str | None
    up: bool


class SideView(Struct, frozen=True):
    """One player's side of the table."""

    life: int | str
    """A number, or `10+`."""
    hand: tuple[str, ...] | int
    """The cards, or how many."""
    grave: tuple[str, ...] | None
    grave_top: str | None
    grave_count: int | None
    units: tuple[UnitView, ...]
    fog: tuple[FogView, ...]
    pack: str | None
    """`unopened` or `opened`; None without one."""
    pack_cards: tuple[str, ...] | None
    rare: str | int
    """The card, or how many."""
    trumps: tuple[TrumpView, ...]
    used: tuple[str, ...]
    """Once-a-turn actions already asked for this turn."""


class RequestView(Struct, frozen=True):
    """A request on the stage; all of it is public."""

    number: int
    seat: int
    action: str
    keys: tuple[str, ...]
    target: tuple[int, int, int] | None
    """What kind of thing, whose, and its number; for a trump its place."""


class View(Struct, frozen=True):
    """The table as one viewer sees it."""

    turn: int
    turn_number: int
    """0 until it is decided whose turn is the first."""
    chance: int | None
    passes: int
    stage: tuple[RequestView, ...]
    resolving: RequestView | None
    """What is being carried out; an immediate request never lies on the stage."""
    sides: tuple[SideView, SideView]
    loser: int | None
    format: str
    frame: str
    flipped: tuple[str, ...]
    """Cards turned up from a life, waiting for what becomes of them."""
    picks: tuple[str, ...]
    """The viewer's own half-made choice."""


def view(duel: Duel, viewer: Viewer) -> View:
    return View(
        turn=duel.turn,
        turn_number=0 if setting_up(duel) else duel.turn_number,
        chance=duel.holder,
        passes=duel.passes,
        stage=tuple(_request(duel, request) for request in duel.stage),
        resolving=_request(duel, duel.resolving[-1]) if duel.resolving else None,
        sides=(_side(duel, P1, viewer), _side(duel, P2, viewer)),
        loser=duel.loser,
        format=duel.options.format.value,
        frame=duel.options.frame.value,
        flipped=_names(duel.flipped),
        picks=_half_made(duel, viewer),
    )


def open_view(duel: Duel) -> View:
    """The table when both players lay open what they see."""
    one, two = (view(duel, seat) for seat in SEATS)
    return structs.replace(one, sides=(one.sides[P1], two.sides[P2]))


def viewer_of(view: View) -> SeatId | None:
    """Whose view it is; nobody's if it is that of a watcher."""
    return next((seat for seat in SEATS if isinstance(view.sides[seat].hand, tuple)), None)


def views(duel: Duel) -> dict[Viewer, View]:
    return {viewer: view(duel, viewer) for viewer in (*SEATS, None)}


def _half_made(duel: Duel, viewer: Viewer) -> tuple[str, ...]:
    if duel.question is None or duel.question.seat != viewer:
        return ()
    draft = duel.draft
    if draft is None:
        return tuple(space.name(pick) for pick in _own_picks(duel))
    return (
        f"request {draft.action}",
        *_names(draft.keys),
        *(f"drive {duel.sides[duel.question.seat].units[at].uid}" for at in draft.drives),
        *(f"discard {NAMES[card]}" for card in draft.discards),
    )


def _own_picks(duel: Duel) -> tuple[int, ...]:
    """The picks of whoever is asked; not the one that waits in secret for theirs."""
    asked = duel.question
    return () if asked is None or asked.kind == SECRET_TOGETHER else duel.picks


def _request(duel: Duel, request: Asked) -> RequestView:
    target = request.detail.target
    return RequestView(
        request.number,
        request.controller,
        request.action,
        tuple(NAMES[card] for card in request.detail.keys),
        None if target is None else (target.aim, target.seat, _number(duel, target)),
    )


def _number(duel: Duel, target: Target) -> int:
    """For a trump its place, as it may lie face down by now; -1 if it is gone."""
    if target.aim is not Aim.TRUMP:
        return target.number
    cards = [trump.card for trump in duel.sides[target.seat].trumps]
    return cards.index(target.number) if target.number in cards else -1


def _side(duel: Duel, seat: SeatId, viewer: Viewer) -> SideView:
    side, own = duel.sides[seat], seat == viewer
    count = own or duel.options.show_grave_count
    return SideView(
        life=side.life if own or side.life < COUNTED else MANY,
        hand=_names(cards_in(side.hand)) if own else side.hand.bit_count(),
        grave=_names(side.grave) if own else None,
        grave_top=NAMES[side.grave[-1]] if _settled(duel, seat) else None,
        grave_count=len(side.grave) if count else None,
        units=tuple(_unit(duel, seat, unit, own) for unit in side.units),
        fog=tuple(_fog(duel, fog) for fog in side.fog),
        pack=_pack(side),
        pack_cards=_names(cards_in(side.pack)) if own and side.opened else None,
        rare=_rare(side, own),
        trumps=tuple(
            TrumpView(NAMES[trump.card] if trump.up or own else None, trump.up)
            for trump in side.trumps
        ),
        used=tuple(key for key, bit in ONCE.items() if side.used & bit),
    )


def _settled(duel: Duel, seat: SeatId) -> bool:
    """Whether the grave has a top; not while its owner is picking one."""
    picking = any(
        frame.program == "grave_top" and frame.seat == seat and frame.values[0]
        for frame in duel.frames
    )
    return bool(duel.sides[seat].grave) and not picking


def _unit(duel: Duel, seat: SeatId, unit: Unit, own: bool) -> UnitView:
    return UnitView(
        unit.uid,
        unit.kind.name.lower(),
        _names(unit.cards) if unit.up or unit.bare or own else None,
        unit.driven,
        unit.role,
        size(duel, seat, unit) if unit.kind is not Kind.BULWARK else None,
        labels(duel, seat, unit),
        new(duel, unit),
    )


def _fog(duel: Duel, fog: Fog) -> FogView:
    bound = fog.bound
    if fog.kind is FogKind.CLOSE and fog.whose is not None:
        cards = [trump.card for trump in duel.sides[fog.whose].trumps]
        bound = cards.index(bound - 1) + 1 if bound - 1 in cards else 0
    return FogView(fog.kind.name.lower(), _names(fog.cards), bound, fog.turn, fog.whose)


def _pack(side: Side) -> str | None:
    if side.opened:
        return "opened"
    return "unopened" if side.sealed or side.pack else None


def _rare(side: Side, own: bool) -> str | int:
    if side.rare is None:
        return 0
    return NAMES[side.rare] if own else 1


def _names(cards: Any) -> tuple[str, ...]:
    return tuple(NAMES[card] for card in cards)


def tell_seen(before: dict[Viewer, View], duel: Duel, events: list[Event]) -> None:
    """The parts of the table that look different now: to everybody, then to each player."""
    public = _changed(before[None], view(duel, None))
    if public:
        events.append(ev.Seen(parts=public))
    for seat in SEATS:
        parts = _changed(structs.replace(before[seat], **public), view(duel, seat))
        if parts:
            events.append(ev.Seen(parts=parts, audience=only(seat)))


def _changed(old: View, new: View) -> dict[str, Any]:
    return {
        field: getattr(new, field)
        for field in View.__struct_fields__
        if getattr(new, field) != getattr(old, field)
    }


def fold(seen: View, event: Event) -> View:
    return structs.replace(seen, **event.parts) if isinstance(event, ev.Seen) else seen


def knowledge(duel: Duel, seat: SeatId) -> Hashable:
    """Where the seat knows cards to be, and what it can tell of the others."""
    return tuple(_known(duel, owner, seat) for owner in SEATS)


def _known(duel: Duel, owner: SeatId, seat: SeatId) -> Hashable:
    side = duel.sides[owner]
    places = _places(side, side.known[seat])
    known = tuple((card, places[card]) for card in cards_in(side.known[seat]))
    groups = tuple(
        (tuple(sorted(str(places[slot_at]) for slot_at in at)), cards)
        for at, cards in shared(slots_of(side, seat), seat)
    )
    # How many cards had left the life when it was smallest: everybody has counted that.
    gone = side.deck.bit_count() - side.lowest
    # Who attacks and blocks was chosen in secret, pick by pick, and is told all at once.
    roles = tuple((unit.uid, unit.role) for unit in side.units)
    counted = side.lowest < COUNTED
    return known, len(side.grave), groups if counted else None, gone, counted, roles


def _public(side: Side) -> Hashable:
    places = _places(side, side.known[WATCHER])
    gone = side.deck.bit_count() - side.lowest
    known = tuple((card, places[card]) for card in cards_in(side.known[WATCHER]))
    return known, len(side.grave), gone


def _places(side: Side, known: CardSet) -> list[object]:
    """Where each card of a side is, in words that order nothing unknown.

    How deep a card lies in a grave is not among them: a card that comes back from there leaves
    it unsaid whether it lay above or below. The order of those that are known stays known.
    """
    places: list[object] = ["outside"] * CARDS
    for zone, cards in (("hand", side.hand), ("life", side.pool), ("pack", side.pack)):
        for card in cards_in(cards):
            places[card] = zone
    for card in side.grave:
        places[card] = "grave"
    buried = [card for card in side.grave if known >> card & 1]
    for zone, row in (("top", side.top), ("bottom", side.bottom), ("grave", buried)):
        for at, card in enumerate(row):
            places[card] = (zone, at)
    for unit in side.units:
        for card in unit.cards:
            places[card] = ("field", unit.uid)
    for fog in side.fog:
        for card in fog.cards:
            places[card] = "fog"
    if side.rare is not None:
        places[side.rare] = "rare"
    for at, trump in enumerate(side.trumps):
        places[trump.card] = ("trump", at)
    return places


def key(duel: Duel, viewer: Viewer) -> Hashable:
    public = (
        duel.stage,
        duel.declared,
        duel.resolving,
        duel.buffer,
        duel.passes,
        duel.idle,
        # Nobody can tell whether another player has begun to put a request together.
        tuple(
            (frame.program, frame.seat, frame.at)
            for frame in duel.frames
            if frame.program != "declare"
        ),
    )
    shown = view(duel, viewer)
    if viewer is None:
        return shown, public, tuple(_public(duel.sides[seat]) for seat in SEATS)
    half_made = duel.draft, _own_picks(duel)
    mine = duel.question is not None and duel.question.seat == viewer
    return shown, public, knowledge(duel, viewer), half_made if mine else None


def observe(duel: Duel, seat: SeatId) -> tuple[int, ...]:
    """For both sides where each card is as far as the seat knows; then counts."""
    numbers: list[int] = []
    for owner in (seat, SEATS[1 - seat]):
        side = duel.sides[owner]
        places = _places(side, side.known[seat])
        numbers += [
            _ZONE.get(_zone(places[card]), 0) if side.known[seat] >> card & 1 else 0
            for card in range(CARDS)
        ]
        numbers += [
            min(side.life, COUNTED) if owner != seat else side.life,
            side.hand.bit_count(),
            sum(unit.up for unit in side.units),
            sum(not unit.up for unit in side.units),
            sum(not unit.up and not unit.driven for unit in side.units),
        ]
    return (*numbers, int(duel.turn == seat), int(duel.holder == seat), len(duel.stage))


_ZONE = {
    name: number
    for number, name in enumerate(
        ("life", "hand", "grave", "field", "fog", "pack", "rare", "trump", "top", "bottom"), 1
    )
}


def _zone(place: object) -> str:
    return place[0] if isinstance(place, tuple) else str(place)
