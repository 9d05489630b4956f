"""One player's zones in a setup."""

from collections.abc import Mapping
from typing import Any

from teban.core.ids import EVERYONE, SeatId, only
from teban.core.refused import Expect, bad_value
from teban.games.blackpoker.cards import ALL, Card, CardSet, find, mask_of
from teban.games.blackpoker.scenario.fillers import Fillers
from teban.games.blackpoker.scenario.tokens import DRIVEN, NEW, fog_word, trump_word, unit_word
from teban.games.blackpoker.setup import PACK
from teban.games.blackpoker.state import Duel, Side, Trump, Unit, know
from teban.games.blackpoker.zones import life_cards

ZONES = ("life", "hand", "grave", "field", "fog", "pack", "rare", "trumps")
UNOPENED = "unopened"


def side_of(duel: Duel, given: Mapping[str, Any], fillers: Fillers, laid: CardSet) -> Side:
    """A side with these zones; its fog is added when all units are there."""
    for zone in given:
        if zone not in ZONES:
            raise bad_value(zone, given[zone], Expect.ONE_OF, names=ZONES)
    hand = fillers.cards("hand", given.get("hand", []))
    grave = fillers.cards("grave", given.get("grave", []))
    life = fillers.cards("life", given.get("life", []))
    units = tuple(_unit(duel, text) for text in given.get("field", []))
    trumps = tuple(_trump(text) for text in given.get("trumps", []))
    rare = find("rare", given["rare"]) if given.get("rare", "none") != "none" else None
    fog = tuple(card for text in given.get("fog", []) for card in fog_word(text).cards)
    pack = _pack(given.get("pack"), fillers)
    on_field = tuple(card for unit in units for card in unit.cards)
    all_cards = (*hand, *grave, *life, *on_field, *fog, *(trump.card for trump in trumps))
    all_cards = (*all_cards, *pack, *(() if rare is None else (rare,)))
    deck = mask_of(all_cards) | laid
    if deck.bit_count() != len(all_cards) + laid.bit_count():
        raise bad_value("setup", [*given], Expect.ONCE)
    return Side(
        deck,
        hand=mask_of(hand),
        top=life,
        pack=mask_of(pack),
        grave=grave,
        units=units,
        rare=rare,
        trumps=trumps,
        lowest=len(life),
    )


def note_seen(duel: Duel, seat: SeatId) -> None:
    """Both players know what lies open, its owner also what is only hidden from the other."""
    side = duel.sides[seat]
    open_units = [card for unit in side.units if unit.up for card in unit.cards]
    fog = [card for entry in side.fog for card in entry.cards]
    trumps = [trump.card for trump in side.trumps if trump.up]
    seen = mask_of((*side.grave[-1:], *open_units, *fog, *trumps)) | duel.laid[seat]
    know(duel, seat, ALL & ~(life_cards(side) | side.pack), only(seat))
    know(duel, seat, seen, EVERYONE)


def _unit(duel: Duel, text: str) -> Unit:
    word = unit_word(text)
    duel.units += 1
    entered = duel.turn_number if NEW in word.flags else 0
    return Unit(duel.units, word.cards, word.up, DRIVEN in word.flags, (entered,) * len(word.cards))


def _trump(text: str) -> Trump:
    card, up = trump_word(text)
    if card is None:
        raise bad_value("trumps", text, Expect.LIKE, examples=("up(S2)", "down(H3)"))
    return Trump(card, up)


def _pack(given: Any, fillers: Fillers) -> tuple[Card, ...]:
    if given is None:
        return ()
    return fillers.pack(PACK) if given == UNOPENED else fillers.cards("pack", given)
