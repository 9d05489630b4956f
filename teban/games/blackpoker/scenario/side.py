"""One player's zones in a setup."""

from collections.abc import Mapping
from typing import Any

from teban.core.ids import EVERYONE, SeatId, only
from teban.core.refused import Expect, bad_value
from teban.core.words.forms import Form, Word
from teban.core.words.lists import ListOf, Parts
from teban.games.blackpoker.cards import ALL, Card, CardSet, find, mask_of
from teban.games.blackpoker.scenario import tokens
from teban.games.blackpoker.scenario.fillers import Fillers
from teban.games.blackpoker.setup import PACK
from teban.games.blackpoker.state import Duel, Side, Trump, Unit, know
from teban.games.blackpoker.zones import life_cards

UNOPENED = "unopened"


def _trump(field: str, text: Any) -> Trump:
    card, up = tokens.trump_word(text)
    if card is None:
        raise bad_value(field, text, Expect.LIKE, examples=("up(S2)", "down(H3)"))
    return Trump(card, up)


def _rare(field: str, text: Any) -> Card | None:
    return None if text == tokens.NOTHING else find(field, str(text))


# Lists of cards may have numbers in them: fillers, when all else is known.
ZONES: Mapping[str, Form] = {
    **dict.fromkeys(("life", "hand", "grave"), Form()),
    "field": ListOf(Word(lambda field, text: tokens.unit_word(text))),
    "fog": ListOf(Word(lambda field, text: tokens.fog_word(text))),
    "pack": Word(lambda field, pack: [] if pack is None else pack),
    "rare": Word(_rare),
    "trumps": ListOf(Word(_trump)),
}
SIDE = Parts(ZONES)


def side_of(
    duel: Duel, player: str, given: Mapping[str, Any], fillers: Fillers, laid: CardSet
) -> Side:
    """A side with these zones; its fog is added when all units are there."""
    hand, grave, life = (
        fillers.cards(f"{player}.{zone}", given.get(zone, [])) for zone in ("hand", "grave", "life")
    )
    units = tuple(_unit(duel, word) for word in given.get("field", ()))
    trumps, rare = tuple(given.get("trumps", ())), given.get("rare")
    pack = given.get("pack", [])
    pack = fillers.pack(PACK) if pack == UNOPENED else fillers.cards(f"{player}.pack", pack)
    cards = [*hand, *grave, *life, *pack, *(trump.card for trump in trumps)]
    cards += [card for word in (*units, *given.get("fog", ())) for card in word.cards]
    cards += [] if rare is None else [rare]
    deck = mask_of(cards) | laid
    if deck.bit_count() != len(cards) + laid.bit_count():
        raise bad_value(player, [*given], Expect.ONCE)
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


def _unit(duel: Duel, word: tokens.UnitWord) -> Unit:
    duel.units += 1
    entered = duel.turn_number if tokens.NEW in word.flags else 0
    return Unit(
        duel.units, word.cards, word.up, tokens.DRIVEN in word.flags, (entered,) * len(word.cards)
    )
