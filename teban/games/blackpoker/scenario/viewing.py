"""Expectations against what a player is shown."""

from collections.abc import Callable, Mapping
from typing import Any

from teban.core.refused import Expect, bad_value
from teban.core.vocabulary import Compared
from teban.games.blackpoker.cards import NAMES
from teban.games.blackpoker.scenario import zones
from teban.games.blackpoker.scenario.naming import NOTHING
from teban.games.blackpoker.scenario.tokens import (
    DRIVEN,
    FogWord,
    UnitWord,
    card_of,
    request_of,
    request_word,
    seat_of,
    trump_text,
)
from teban.games.blackpoker.space import PLAYERS
from teban.games.blackpoker.state import FogKind
from teban.games.blackpoker.view import FogView, SideView, UnitView, View

WORDS = frozenset(("stage", "turn", "chance", *PLAYERS))
HIDDEN = "hidden"


def compare(view: View, word: str, wanted: Any) -> Compared:
    """One expectation."""
    match word:
        case "stage":
            want = [str(request_of(text)) for text in zones.listed("stage", wanted)]
            found = [
                request_word(request.seat, request.action, _cards(request.keys))
                for request in view.stage
            ]
            return Compared(want, found)
        case "turn":
            return Compared(wanted, PLAYERS[view.turn])
        case "chance":
            return Compared(wanted, NOTHING if view.chance is None else PLAYERS[view.chance])
        case _:
            return _side(view, view.sides[seat_of(word)], wanted)


def _side(view: View, side: SideView, wanted: Any) -> Compared:
    if not isinstance(wanted, Mapping):
        raise bad_value("view", wanted, Expect.MAPPING_FROM, names=tuple(_ZONES))
    want, found = {}, {}
    for zone, value in wanted.items():
        if zone not in _ZONES:
            raise bad_value(zone, value, Expect.ONE_OF, names=tuple(_ZONES))
        compared = _ZONES[zone](view, side, value)
        want[zone], found[zone] = compared.wanted, compared.found
    return Compared(want, found)


def _cards(texts: tuple[str, ...]) -> tuple[int, ...]:
    return tuple(card_of(text) for text in texts)


def _held(field: str, cards: tuple[str, ...] | int | None, wanted: Any) -> Compared:
    """Cards that are shown, or a bare number of them."""
    if cards is None or isinstance(cards, int):
        return Compared(wanted, HIDDEN if cards is None else cards)
    return zones.unordered(field, wanted, _cards(cards))


def _unit(unit: UnitView) -> str:
    flags = frozenset((DRIVEN,)) if unit.driven else frozenset[str]()
    return str(UnitWord(unit.kind != "bulwark", _cards(unit.cards or ()), flags))


def _fog(view: View, fog: FogView) -> FogWord:
    kind = FogKind[fog.kind.upper()]
    bound: str | None = None
    if kind in (FogKind.UP, FogKind.DOWN):
        bound = NOTHING
        for player, side in zip(PLAYERS, view.sides, strict=True):
            for unit in side.units:
                if unit.uid == fog.bound:
                    word = UnitWord(unit.kind != "bulwark", _cards(unit.cards or ()))
                    bound = f"{player}.{word}"
    if kind is FogKind.CLOSE:
        bound = NOTHING
        if fog.bound and fog.whose is not None:
            trump = view.sides[fog.whose].trumps[fog.bound - 1]
            bound = f"{PLAYERS[fog.whose]}.trump({trump.card or '?'})"
    return FogWord(kind, _cards(fog.cards), bound)


def _order(view: View, side: SideView, wanted: Any) -> Compared:
    if side.grave is None:
        return Compared(wanted, HIDDEN)
    return zones.ordered("grave_order", wanted, side.grave)


_ZONES: dict[str, Callable[[View, SideView, Any], Compared]] = {
    "life": lambda view, side, wanted: Compared(wanted, side.life),
    "hand": lambda view, side, wanted: _held("hand", side.hand, wanted),
    "grave": lambda view, side, wanted: _held("grave", side.grave, wanted),
    "grave_order": _order,
    "grave_top": lambda view, side, wanted: Compared(wanted, side.grave_top or NOTHING),
    "grave_count": lambda view, side, wanted: Compared(
        wanted, HIDDEN if side.grave_count is None else side.grave_count
    ),
    "field": lambda view, side, wanted: zones.units(wanted, [_unit(u) for u in side.units]),
    "fog": lambda view, side, wanted: zones.fog(wanted, [_fog(view, f) for f in side.fog]),
    "pack": lambda view, side, wanted: Compared(wanted, side.pack or NOTHING),
    "rare": lambda view, side, wanted: Compared(wanted, _rare(side, wanted)),
    "trumps": lambda view, side, wanted: zones.trumps(
        wanted,
        [trump_text(None if t.card is None else card_of(t.card), t.up) for t in side.trumps],
    ),
}


def _rare(side: SideView, wanted: Any) -> str | int:
    """The card, or how many; one's own empty place is `none` or 0."""
    return NOTHING if wanted == NOTHING and side.rare == 0 else side.rare


def tells(view: View, fact: str) -> bool:
    """`P2 hand`, `P2 hand H5`, `P2 life_count`."""
    player, _, rest = fact.partition(" ")
    zone, _, card = rest.partition(" ")
    side = view.sides[seat_of(player)]
    if zone in _COUNTS and not card:
        return _COUNTS[zone](side)
    if zone not in _KNOWN:
        examples = ("P2 hand", "P2 grave H5", "P2 life_count")
        raise bad_value("hidden", fact, Expect.LIKE, examples=examples)
    known = _KNOWN[zone](side)
    return NAMES[card_of(card)] in known if card else bool(known)


def _bulwarks(side: SideView) -> list[str]:
    return [c for unit in side.units if unit.kind == "bulwark" for c in unit.cards or ()]


_COUNTS: dict[str, Callable[[SideView], bool]] = {
    "life_count": lambda side: isinstance(side.life, int),
    "grave_count": lambda side: side.grave_count is not None or side.grave is not None,
}
_KNOWN: dict[str, Callable[[SideView], list[str]]] = {
    "life": lambda side: [],
    "hand": lambda side: [] if isinstance(side.hand, int) else [*side.hand],
    "grave": lambda side: [*(side.grave or ()), *([side.grave_top] if side.grave_top else [])],
    "bulwark": _bulwarks,
    "pack": lambda side: [*(side.pack_cards or ())],
    "rare": lambda side: [side.rare] if isinstance(side.rare, str) else [],
    "trump": lambda side: [trump.card for trump in side.trumps if trump.card is not None],
}
