"""A player's zones as scenario files want them, each beside what was found."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from teban.core.refused import Expect, bad_value
from teban.core.vocabulary import Compared
from teban.games.blackpoker.cards import NAMES, Card, cards_in, names
from teban.games.blackpoker.scenario.naming import fog_text, unit_text
from teban.games.blackpoker.scenario.tokens import (
    FogWord,
    card_of,
    fog_word,
    trump_text,
    trump_word,
    unit_word,
)
from teban.games.blackpoker.state import Duel, Side
from teban.games.blackpoker.zones import life_cards

Zone = Callable[[Duel, Side, Any], Compared]
ANY = "?"


def compare(duel: Duel, side: Side, wanted: Any) -> Compared:
    """Every named zone of one player."""
    if not isinstance(wanted, Mapping):
        raise bad_value("zones", wanted, Expect.MAPPING_FROM, names=tuple(ZONES))
    want, found = {}, {}
    for zone, value in wanted.items():
        if zone not in ZONES:
            raise bad_value(zone, value, Expect.ONE_OF, names=tuple(ZONES))
        compared = ZONES[zone](duel, side, value)
        want[zone], found[zone] = compared.wanted, compared.found
    return Compared(want, found)


def unordered(field: str, wanted: Any, found: Sequence[Card]) -> Compared:
    """A number of cards, or the cards; a number among them is that many more."""
    if isinstance(wanted, int):
        return Compared(wanted, len(found))
    named = [card_of(part) for part in listed(field, wanted) if not isinstance(part, int)]
    more = [part for part in listed(field, wanted) if isinstance(part, int)]
    if not more:
        return Compared(names(sorted(named)), names(sorted(found)))
    there = [card for card in named if card in found]
    return Compared(
        [*names(sorted(named)), f"+{sum(more)}"],
        [*names(sorted(there)), f"+{len(found) - len(there)}"],
    )


def ordered(field: str, wanted: Any, found: Sequence[str]) -> Compared:
    """The cards as they lie; a number among them is that many unchecked ones."""
    want: list[str] = []
    for part in listed(field, wanted):
        want += [ANY] * part if isinstance(part, int) else [NAMES[card_of(part)]]
    if len(found) == len(want):
        found = [ANY if want[at] == ANY else found[at] for at in range(len(want))]
    return Compared(want, [*found])


def listed(field: str, value: Any) -> list[Any]:
    """The value, if it is a list."""
    if not isinstance(value, list):
        raise bad_value(field, value, Expect.LIST)
    return value


def units(wanted: Any, found: Sequence[str]) -> Compared:
    """Soldiers without order, bulwarks in the order of their row."""
    return Compared(
        _in_order([str(unit_word(text)) for text in listed("field", wanted)]), _in_order(found)
    )


def _in_order(texts: Sequence[str]) -> list[str]:
    bulwarks = [text for text in texts if text.startswith("b(")]
    return [*sorted(text for text in texts if not text.startswith("b(")), *bulwarks]


def fog(wanted: Any, found: Sequence[FogWord]) -> Compared:
    """An exact set; a binding that is not named is not compared."""
    want = [fog_word(text) for text in listed("fog", wanted)]
    loose = {(word.kind, word.cards) for word in want if word.bound is None}
    shown = [
        FogWord(word.kind, tuple(sorted(word.cards)))
        if (word.kind, tuple(sorted(word.cards))) in loose
        else word
        for word in found
    ]
    return Compared(sorted(map(str, want)), sorted(map(str, shown)))


def trumps(wanted: Any, found: Sequence[str]) -> Compared:
    """An exact set."""
    return Compared(
        sorted(trump_text(*trump_word(text)) for text in listed("trumps", wanted)), sorted(found)
    )


def _life(duel: Duel, side: Side, wanted: Any) -> Compared:
    if isinstance(wanted, int):
        return Compared(wanted, side.life)
    return ordered("life", wanted, _in_life(side))


def _in_life(side: Side) -> list[str]:
    """The life from the top; cards whose order does not exist yet have no name."""
    loose = side.pool.bit_count() - side.sealed
    middle = names(cards_in(side.pool)) if loose == 1 and not side.sealed else ["*"] * loose
    return [*names(side.top), *middle, *names(side.bottom)]


def _life_set(duel: Duel, side: Side, wanted: Any) -> Compared:
    return unordered("life_set", wanted, cards_in(life_cards(side)))


def _grave_lacks(duel: Duel, side: Side, wanted: Any) -> Compared:
    unwanted = [card_of(part) for part in listed("grave_lacks", wanted)]
    return Compared([], names(card for card in unwanted if card in side.grave))


def _grave_order(duel: Duel, side: Side, wanted: Any) -> Compared:
    return ordered("grave_order", wanted, names(side.grave))


def _pack(duel: Duel, side: Side, wanted: Any) -> Compared:
    """`opened`, `unopened`, its cards, or `{opened, count}`."""
    if isinstance(wanted, list):
        return unordered("pack", wanted, cards_in(side.pack))
    if isinstance(wanted, str):
        return Compared(wanted, pack_text(side))
    return Compared(wanted, {"opened": side.opened, "count": side.sealed + side.pack.bit_count()})


def pack_text(side: Side) -> str:
    """Whether a pack is there, and open."""
    if side.opened:
        return "opened"
    return "unopened" if side.sealed or side.pack else "none"


def _name(card: Card | None) -> str:
    return "none" if card is None else NAMES[card]


ZONES: dict[str, Zone] = {
    "life": _life,
    "life_set": _life_set,
    "hand": lambda duel, side, wanted: unordered("hand", wanted, cards_in(side.hand)),
    "grave": lambda duel, side, wanted: unordered("grave", wanted, side.grave),
    "grave_order": _grave_order,
    "grave_top": lambda duel, side, wanted: Compared(
        wanted, _name(side.grave[-1] if side.grave else None)
    ),
    "grave_lacks": _grave_lacks,
    "field": lambda duel, side, wanted: units(wanted, [unit_text(duel, u) for u in side.units]),
    "fog": lambda duel, side, wanted: fog(wanted, [fog_text(duel, f) for f in side.fog]),
    "pack": _pack,
    "rare": lambda duel, side, wanted: Compared(wanted, _name(side.rare)),
    "trumps": lambda duel, side, wanted: trumps(
        wanted, [trump_text(trump.card, trump.up) for trump in side.trumps]
    ),
}
