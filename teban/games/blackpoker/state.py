"""What is true in a duel of BlackPoker.

Cards of a side never enter the other's zones and no card is in a deck twice, so a zone without
an order is a set. The unopened pack and the life come out of one shuffle that nobody has seen:
they share `pool`, and which card is where is settled when somebody looks.
"""

from copy import copy
from enum import IntEnum
from typing import Self

from msgspec import Struct, structs

from teban.core.decision import Decision
from teban.core.deck import Slot
from teban.core.ids import EVERYONE, Mask, SeatId
from teban.flow.abilities import Ability, Scope, settle
from teban.flow.request import Request
from teban.flow.state import Flowing
from teban.games.blackpoker.cards import (
    ACES,
    CARDS,
    NUMBER,
    SUIT,
    Card,
    CardSet,
    mask_of,
)
from teban.games.blackpoker.options import Options

P1, P2 = SEATS = (SeatId(0), SeatId(1))
RIVAL = (P2, P1)
ATTACKING = -1
NO_ROLE = 0


class Kind(IntEnum):
    """キャラクター"""

    BULWARK = 0
    """防壁"""
    SOLDIER = 1
    """一般兵"""
    HERO = 2
    """英雄"""
    ACE = 3
    """エース"""
    MAGICIAN = 4
    """魔術士"""
    ARMED = 5
    """装備兵"""


class Unit(Struct, frozen=True):
    """A character on the field."""

    uid: int
    """It keeps this as long as it is the same object (R-17)."""
    cards: tuple[Card, ...]
    up: bool
    """Face up it is a soldier, face down a bulwark."""
    driven: bool = False
    entered: tuple[int, ...] = ()
    """For each card the turn it entered in; 0 for before the game."""
    role: int = NO_ROLE
    """ATTACKING, or the uid of the attacker it blocks."""
    bare: bool = False
    """A bulwark that lies open, as only a preset one may (R-60)."""

    @property
    def kind(self) -> Kind:
        """What it counts as."""
        if not self.up:
            return Kind.BULWARK
        if len(self.cards) > 1:
            return Kind.ARMED
        return SOLDIER_KIND[self.cards[0]]

    @property
    def suit(self) -> int:
        """R-56: the suit of its cards."""
        return SUIT[self.cards[0]]


_BY_NUMBER = (Kind.MAGICIAN, Kind.ACE, *(Kind.SOLDIER,) * 9, *(Kind.HERO,) * 3)
SOLDIER_KIND = tuple(_BY_NUMBER[NUMBER[card]] for card in range(CARDS))
"""What a card is as a soldier (R-66)."""


class FogKind(IntEnum):
    """フォグ"""

    UP = 0
    DOWN = 1
    FORCE = 2
    CLOSE = 3


class Fog(Struct, frozen=True):
    """Cards whose effect lasts for a turn."""

    kind: FogKind
    cards: tuple[Card, ...]
    turn: int
    stamp: int
    bound: int = 0
    """The uid of a unit, or a trump's card number plus one; 0 for nothing."""
    whose: SeatId | None = None
    """Whose unit or trump that is."""


class Boost(Struct, frozen=True):
    """激励: a bonus without a card (R-57)."""

    uid: int
    amount: int
    turn: int
    stamp: int


class Trump(Struct, frozen=True):
    """切札"""

    card: Card
    up: bool


class Side(Struct):
    """Everything that belongs to one player: a shell like the position itself."""

    deck: CardSet
    hand: CardSet = 0
    top: tuple[Card, ...] = ()
    """Life cards whose order is fixed, the first on top."""
    pool: CardSet = 0
    """Life cards in no order, together with the unopened pack's."""
    bottom: tuple[Card, ...] = ()
    sealed: int = 0
    """How many cards of the pool are the unopened pack."""
    pack: CardSet = 0
    """The pack, once it is settled which cards it holds."""
    opened: bool = False
    grave: tuple[Card, ...] = ()
    """The last one lies on top."""
    units: tuple[Unit, ...] = ()
    """Bulwarks among them lie in a row in this order."""
    fog: tuple[Fog, ...] = ()
    boosts: tuple[Boost, ...] = ()
    rare: Card | None = None
    trumps: tuple[Trump, ...] = ()
    used: int = 0
    """Once-a-turn actions already asked for this turn, a bit each."""
    asked: int = 0
    """Requests this turn."""
    known: tuple[CardSet, CardSet, CardSet] = (0, 0, 0)
    """For each seat, and for a watcher, the cards of this side whose place they can work out."""
    lost: tuple[Slot, ...] = ()
    """Where a seat has lost sight of cards: one slot for each such card (see `core.deck`)."""
    piles: int = 0
    lowest: int = 99
    """The smallest life so far; under 10 everybody has counted it."""

    @property
    def life(self) -> int:
        """How many cards the life (ライフ) has."""
        return len(self.top) + self.pool.bit_count() - self.sealed + len(self.bottom)

    @property
    def alive(self) -> bool:
        """Whether there is any life left."""
        return bool(self.top or self.bottom) or self.pool.bit_count() > self.sealed

    def unit(self, uid: int) -> Unit | None:
        """The unit of this number, if it is still there."""
        for unit in self.units:
            if unit.uid == uid:
                return unit
        return None


class Aim(IntEnum):
    """What kind of thing a target is."""

    PLAYER = 0
    UNIT = 1
    REQUEST = 2
    TRUMP = 3


class Target(Struct, frozen=True):
    """対象"""

    aim: Aim
    seat: SeatId
    """The player, or whose unit or trump."""
    number: int = 0
    """A uid, a request's number or a trump's card."""


class Detail(Struct, frozen=True):
    """What a request has beside its action."""

    keys: tuple[Card, ...] = ()
    """キーカード, laid out of the hand."""
    unit: int = 0
    """The uid of the key soldier."""
    target: Target | None = None
    attackers: int = 0
    """How many attacked, for what follows an attack."""


Asked = Request[Detail]


class Draft(Struct, frozen=True):
    """A request that its player is still putting together; nobody else knows of it."""

    action: str
    left: tuple[str, ...] = ()
    """The kinds of picks that are still to be made."""
    keys: tuple[Card, ...] = ()
    unit: int = 0
    drives: tuple[int, ...] = ()
    discards: tuple[Card, ...] = ()
    sacrifice: int = 0
    target: Target | None = None


class Duel(Flowing[Detail], kw_only=True):
    """One position."""

    options: Options
    sides: tuple[Side, Side]
    laid: tuple[CardSet, CardSet] = (0, 0)
    """Key cards that lie on requests."""
    draft: Draft | None = None
    picks: tuple[int, ...] = ()
    """Half-made choices of the effect that is asking."""
    flipped: tuple[Card, ...] = ()
    """Cards turned up from a life, waiting for what becomes of them."""
    units: int = 0
    """Units so far; numbers them."""
    stamps: int = 0
    """Abilities so far; dates them."""
    loser: SeatId | None = None
    question: Decision | None = None
    """What is asked now; worked out once, when the last action was taken."""

    def clone(self) -> Self:
        """An independent position: the sides are shells, and copied too."""
        twin = copy(self)
        one, two = self.sides
        twin.sides = (copy(one), copy(two))
        return twin


def change_unit(duel: Duel, seat: SeatId, uid: int, **fields: object) -> None:
    """Rebind parts of one unit."""
    side = duel.sides[seat]
    side.units = tuple(
        [structs.replace(unit, **fields) if unit.uid == uid else unit for unit in side.units]
    )


def stamp(duel: Duel) -> int:
    """The date of a new ability."""
    duel.stamps += 1
    return duel.stamps


def size(duel: Duel, seat: SeatId, unit: Unit) -> int:
    """サイズ, worked out from what is printed each time it is read."""
    printed = sum(NUMBER[card] for card in unit.cards)
    one, two = duel.sides
    if not (one.fog or two.fog or one.boosts or two.boosts):
        return printed
    return settle(printed, _size_abilities(duel, seat, unit))


def _size_abilities(duel: Duel, seat: SeatId, unit: Unit) -> list[Ability]:
    found = []
    for owner in SEATS:
        for fog in duel.sides[owner].fog:
            if fog.turn != duel.turn_number:
                continue
            amount = sum(NUMBER[card] for card in fog.cards)
            if fog.kind is FogKind.FORCE and owner == seat:
                found.append(Ability(Scope.YOUR, fog.stamp, amount))
            elif fog.bound == unit.uid and fog.kind is FogKind.UP:
                found.append(Ability(Scope.THIS, fog.stamp, amount))
            elif fog.bound == unit.uid and fog.kind is FogKind.DOWN:
                found.append(Ability(Scope.THIS, fog.stamp, -amount))
        found += [
            Ability(Scope.THIS, boost.stamp, boost.amount)
            for boost in duel.sides[owner].boosts
            if boost.uid == unit.uid and boost.turn == duel.turn_number
        ]
    return found


def hasty(unit: Unit) -> bool:
    """速攻"""
    return bool(mask_of(unit.cards) & ACES) or unit.kind is Kind.MAGICIAN


def new(duel: Duel, unit: Unit) -> bool:
    """R-09: all its cards entered this turn."""
    return unit.entered.count(duel.turn_number) == len(unit.entered)


def charged_bulwarks(side: Side) -> list[int]:
    """The places of bulwarks that can pay B."""
    return [at for at, unit in enumerate(side.units) if not unit.up and not unit.driven]


def know(duel: Duel, seat: SeatId, cards: CardSet, seats: Mask) -> None:
    """These seats now know where these cards of this side are."""
    side = duel.sides[seat]
    one, two, watcher = side.known
    if seats == EVERYONE:
        side.known = (one | cards, two | cards, watcher | cards)
    else:
        side.known = (one | cards if seats & 1 else one, two | cards if seats & 2 else two, watcher)
