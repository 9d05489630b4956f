"""The zones of a player: each word once, for what lies there and for what a viewer is shown."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from msgspec import structs

from teban.core.ids import SeatId
from teban.core.refused import Expect, bad_value
from teban.core.words import Compared
from teban.core.words.forms import Form, OrCount, Word
from teban.core.words.lists import ListOf, Loose, NoneOf, Parts
from teban.games.blackpoker.cards import NAMES, Card, cards_in, find
from teban.games.blackpoker.scenario import tokens
from teban.games.blackpoker.space import PLAYERS
from teban.games.blackpoker.state import Duel, FogKind, Side
from teban.games.blackpoker.view import FogView, SideView, UnitView, View, open_view
from teban.games.blackpoker.zones import life_cards

HIDDEN, UNORDERED = "hidden", "*"


class Held(OrCount, frozen=True):
    """Cards, or what a view has instead of them: a number, `10+`, `hidden`."""

    def compare(self, field: str, wanted: Any, found: Any) -> Compared:
        instead = isinstance(found, int | str)
        if isinstance(wanted, list) or not (instead or isinstance(wanted, int)):
            return super().compare(field, wanted, found)
        return Compared(wanted, found if instead else len(found))


class Field(Loose, frozen=True):
    """Soldiers without order, bulwarks in the order of their row."""

    def shown(self, value: Iterable[str]) -> list[str]:
        return sorted(value, key=lambda unit: (unit[0] == "b", "" if unit[0] == "b" else unit))


class FogList(ListOf, frozen=True):
    """An exact set; a binding that is not named is not compared."""

    def compare(self, field: str, wanted: Any, found: Any) -> Compared:
        want = self.read(field, wanted)
        unbound = [structs.replace(word, bound=None) for word in found]
        shown = [
            loose if loose in want else word for loose, word in zip(unbound, found, strict=True)
        ]
        return Compared(sorted(map(str, want)), sorted(map(str, shown)))


class Pack(Form, frozen=True):
    """`opened`, `unopened`, its cards, or `{opened, count}`."""

    def compare(self, field: str, wanted: Any, found: Any) -> Compared:
        match wanted, found:
            case _, str():
                return Compared(wanted, found)
            case list(), (_, cards, _):
                return Loose(CARD, counts=True).compare(field, wanted, cards)
            case str(), (text, _, _):
                return Compared(wanted, text)
            case _:
                return Compared(wanted, found[-1])


CARD = Word(
    lambda field, name: find(field, str(name)),
    lambda card: card if card == UNORDERED else NAMES[card],
)
CARDS, ROW = Held(Loose(CARD, counts=True)), Held(ListOf(CARD, counts=True))
ZONES: Mapping[str, Form] = {
    "life": ROW,
    "life_set": CARDS,
    "hand": CARDS,
    "grave": CARDS,
    "grave_order": ROW,
    "grave_top": Form(),
    "grave_count": Form(),
    "grave_lacks": NoneOf(CARD),
    "field": Field(Word(lambda field, unit: str(tokens.unit_word(unit)))),
    "fog": FogList(Word(lambda field, fog: tokens.fog_word(fog))),
    "pack": Pack(),
    # Of another's rare card a view has the number: 0 is what `none` is for one's own.
    "rare": Word(lambda field, rare: rare, lambda rare: tokens.NOTHING if rare == 0 else rare),
    "trumps": Loose(Word(lambda field, trump: tokens.trump_text(*tokens.trump_word(trump)))),
}
SIDE = Parts(ZONES)


def seen(view: View, seat: SeatId, fresh: bool = False) -> dict[str, Any]:
    """What a view has in the zones of a player; which units are new, it does not tell."""
    side = view.sides[seat]
    grave = HIDDEN if side.grave is None else _cards(side.grave)
    return {
        "life": side.life,
        "hand": side.hand if isinstance(side.hand, int) else _cards(side.hand),
        "grave": grave,
        "grave_order": grave,
        "grave_top": side.grave_top or tokens.NOTHING,
        "grave_count": HIDDEN if side.grave_count is None else side.grave_count,
        "field": [str(_unit(unit, fresh)) for unit in side.units],
        "fog": [_fog(view, fog) for fog in side.fog],
        "pack": side.pack or tokens.NOTHING,
        "rare": side.rare,
        "trumps": [
            tokens.trump_text(None if trump.card is None else tokens.card_of(trump.card), trump.up)
            for trump in side.trumps
        ],
    }


def lying(duel: Duel, seat: SeatId) -> dict[str, Any]:
    """All that lies there: what its player is shown, and what nobody is."""
    side, found = duel.sides[seat], seen(open_view(duel), seat, fresh=True)
    del found["grave_count"]
    pack = {"opened": side.opened, "count": side.sealed + side.pack.bit_count()}
    return {
        **found,
        "life": _life(side),
        "life_set": cards_in(life_cards(side)),
        # Who is still picking it is shown none.
        "grave_top": NAMES[side.grave[-1]] if side.grave else tokens.NOTHING,
        "grave_lacks": side.grave.__contains__,
        "pack": (found["pack"], cards_in(side.pack), pack),
    }


def _life(side: Side) -> list[Any]:
    """The life from the top; cards whose order does not exist yet have no name."""
    loose = side.pool.bit_count() - side.sealed
    middle = cards_in(side.pool) if loose == 1 and not side.sealed else [UNORDERED] * loose
    return [*side.top, *middle, *side.bottom]


def _cards(texts: Iterable[str]) -> tuple[Card, ...]:
    return tuple(map(tokens.card_of, texts))


def _unit(unit: UnitView, fresh: bool = False) -> tokens.UnitWord:
    flags = {tokens.DRIVEN: unit.driven, tokens.NEW: fresh and unit.fresh}
    there = frozenset(flag for flag, set_ in flags.items() if set_)
    return tokens.UnitWord(unit.kind != "bulwark", _cards(unit.cards or ()), there)


def _fog(view: View, fog: FogView) -> tokens.FogWord:
    """A fog entry with what it is bound to."""
    kind, bound = FogKind[fog.kind.upper()], None
    if kind is FogKind.CLOSE:
        bound = tokens.NOTHING
        if fog.bound and fog.whose is not None:
            trump = view.sides[fog.whose].trumps[fog.bound - 1]
            bound = f"{PLAYERS[fog.whose]}.trump({trump.card or '?'})"
    elif kind is not FogKind.FORCE:
        refs = {
            unit.uid: f"{player}.{_unit(unit).name}"
            for player, side in zip(PLAYERS, view.sides, strict=True)
            for unit in side.units
        }
        bound = refs.get(fog.bound, tokens.NOTHING)
    return tokens.FogWord(kind, tuple(sorted(_cards(fog.cards))), bound)


def tells(view: View, fact: str) -> bool:
    """`P2 hand`, `P2 hand H5`, `P2 life_count`."""
    player, _, rest = fact.partition(" ")
    zone, _, card = rest.partition(" ")
    side = view.sides[tokens.seat_of(player)]
    if zone in _COUNTS and not card:
        return _COUNTS[zone](side)
    if zone not in _KNOWN:
        examples = ("P2 hand", "P2 grave H5", "P2 life_count")
        raise bad_value("hidden", fact, Expect.LIKE, examples=examples)
    known = _KNOWN[zone](side)
    return NAMES[tokens.card_of(card)] in known if card else bool(known)


_COUNTS: Mapping[str, Callable[[SideView], bool]] = {
    "life_count": lambda side: isinstance(side.life, int),
    "grave_count": lambda side: side.grave_count is not None or side.grave is not None,
}
_KNOWN: Mapping[str, Callable[[SideView], list[str]]] = {
    "life": lambda side: [],
    "hand": lambda side: [] if isinstance(side.hand, int) else [*side.hand],
    "grave": lambda side: [*(side.grave or ()), *filter(None, [side.grave_top])],
    "bulwark": lambda side: [
        card for unit in side.units if unit.kind == "bulwark" for card in unit.cards or ()
    ],
    "pack": lambda side: [*(side.pack_cards or ())],
    "rare": lambda side: [side.rare] if isinstance(side.rare, str) else [],
    "trump": lambda side: [trump.card for trump in side.trumps if trump.card is not None],
}
