"""The cards of a side: each in one place."""

from collections.abc import Iterator

from teban.core.ids import SeatId
from teban.core.refused import Expect, bad_value
from teban.core.sound import check_least, check_range, check_slots
from teban.games.blackpoker.actions.table import ONCE
from teban.games.blackpoker.cards import ALL, CARDS, Card, cards_in
from teban.games.blackpoker.space import TRUMPS
from teban.games.blackpoker.state import SEATS, Duel, Side, Unit


def check_units(duel: Duel) -> None:
    """Each character has a number of its own."""
    uids = [unit.uid for side in duel.sides for unit in side.units]
    check_range("state.sides.units", uids, duel.units, least=1)
    if len(set(uids)) < len(uids):
        raise bad_value("state.sides.units", uids, Expect.ONCE)


def check_side(field: str, duel: Duel, seat: SeatId) -> None:
    """What a player has, where it is, and who knows of it."""
    side = duel.sides[seat]
    sets = (side.deck, side.hand, side.pool, side.pack, duel.laid[seat], *side.known)
    check_range(f"{field}.sets", sets, ALL)
    here = [*_rows(side), *_lying_open(duel, seat)]
    check_range(f"{field}.cards", here, CARDS - 1)
    for cards in (side.hand, side.pool, side.pack, duel.laid[seat]):
        here += cards_in(cards)
    if len(set(here)) < len(here):
        raise bad_value(f"{field}.cards", sorted(here), Expect.ONCE)
    for unit in side.units:
        _check_unit(f"{field}.units", unit)
    for fog in side.fog:
        if fog.whose is not None:
            check_range(f"{field}.fog.whose", (fog.whose,), SEATS[-1])
    _check_aside(field, side)
    check_slots(f"{field}.lost", side.lost, len(SEATS), CARDS)
    check_range(f"{field}.used", (side.used,), (1 << len(ONCE)) - 1)
    for name in ("asked", "piles", "lowest"):
        check_least(f"{field}.{name}", getattr(side, name))


def _rows(side: Side) -> Iterator[Card]:
    yield from (*side.top, *side.bottom, *side.grave)
    yield from (card for unit in side.units for card in unit.cards)
    yield from (card for fog in side.fog for card in fog.cards)
    yield from (trump.card for trump in side.trumps)
    if side.rare is not None:
        yield side.rare


def _lying_open(duel: Duel, seat: SeatId) -> tuple[Card, ...]:
    """Cards turned up from the life of whoever has asked for that."""
    asker = duel.resolving[-1].controller if duel.resolving else None
    if duel.flipped and asker is None:
        raise bad_value("state.flipped", duel.flipped, Expect.FITTING, other="state.resolving")
    return duel.flipped if asker == seat else ()


def _check_unit(field: str, unit: Unit) -> None:
    """A card, or of an armed soldier several of one suit."""
    alone = len(unit.cards) == 1
    if not alone and (not unit.up or len({card // 13 for card in unit.cards}) != 1):
        raise bad_value(f"{field}.cards", unit.cards, Expect.FITTING, other=f"{field}.up")
    if len(unit.entered) != len(unit.cards):
        count = len(unit.cards)
        raise bad_value(f"{field}.entered", len(unit.entered), Expect.ENTRIES, count=count)


def _check_aside(field: str, side: Side) -> None:
    check_range(f"{field}.sealed", (side.sealed,), side.pool.bit_count())
    if side.sealed and (side.pack or side.opened):
        raise bad_value(f"{field}.sealed", side.sealed, Expect.FITTING, other=f"{field}.pack")
    if len(side.trumps) > TRUMPS:
        entries = Expect.ENTRIES_FROM_TO
        raise bad_value(f"{field}.trumps", len(side.trumps), entries, least=0, most=TRUMPS)
