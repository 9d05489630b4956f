"""Worlds a seat cannot tell from the true one: hidden cards exchanged, the deck list guessed."""

from collections.abc import Sequence
from random import Random

from msgspec import structs

from teban.core.chance import quick
from teban.core.decision import Decision
from teban.core.deck import Slot
from teban.core.ids import EVERYONE, SeatId
from teban.core.knowledge import redeal
from teban.games.blackpoker import space
from teban.games.blackpoker.cards import ALL, CARDS, Card, CardSet, cards_in, mask_of
from teban.games.blackpoker.options import SMALLEST_DECK
from teban.games.blackpoker.options import Frame as FrameName
from teban.games.blackpoker.state import RIVAL, Duel, Side
from teban.games.blackpoker.zones import COUNTED

SECRET_TOGETHER = "reveal_trump"
"""The one choice in which the first player's pick waits in secret for the second's."""


def disguise(duel: Duel, seat: SeatId, seed: int) -> None:
    """Turn this position into a world that the seat holds possible."""
    random = Random(seed)
    duel.luck = quick(seed)
    rival = RIVAL[seat]
    own = _exchanged(duel.sides[seat], seat, random)
    theirs = _exchanged(duel.sides[rival], seat, random)
    if duel.options.frame is not FrameName.ENTRY20 and theirs.lowest >= COUNTED:
        theirs = _resized(theirs, rival, random)
    duel.sides = (theirs, own) if seat else (own, theirs)
    if duel.question is not None:
        _forget_half_made(duel, seat, duel.question, random)


def _forget_half_made(duel: Duel, seat: SeatId, asked: Decision, random: Random) -> None:
    """What the rival has picked so far is unknown: it may as well have picked nothing yet."""
    if asked.kind == SECRET_TOGETHER and duel.picks:
        if seat == asked.seat:
            duel.picks = (space.trump(RIVAL[seat], random.randrange(len(duel.sides[0].trumps))),)
    elif seat != asked.seat:
        duel.picks, duel.draft = (), None
        duel.frames = tuple(frame for frame in duel.frames if frame.program != "declare")


def slots_of(side: Side, seat: SeatId) -> list[Slot]:
    """One place for each card, the ones outside the deck too: the list is not known to all."""
    known = side.known[seat]
    slots = [(_KNOWN if known >> card & 1 else _NEW)[card] for card in range(CARDS)]
    for slot in side.lost:
        if not known >> slot.card & 1:
            slots[slot.card] = slot
    return slots


_NEW = [Slot(card) for card in range(CARDS)]
"""A card that has been through no pile but the first."""
_KNOWN = [Slot(card, EVERYONE) for card in range(CARDS)]
"""How a known card came to its place does not matter any more."""


def _exchanged(side: Side, seat: SeatId, random: Random) -> Side:
    unknown = ALL & ~side.known[seat]
    if not unknown:
        return side
    dealt = redeal(slots_of(side, seat), seat, random.getrandbits(63))
    to = [slot.card for slot in dealt]

    def row(cards: Sequence[Card]) -> tuple[Card, ...]:
        return tuple([to[card] for card in cards])

    def cards(mask: CardSet) -> CardSet:
        moved, rest = mask & unknown, unknown & ~mask
        if moved.bit_count() <= rest.bit_count():
            return mask ^ moved | mask_of(row(cards_in(moved)))
        # The unknown cards change places among themselves: the others say what these become.
        return (mask | unknown) ^ mask_of(row(cards_in(rest)))

    return structs.replace(
        side,
        deck=cards(side.deck),
        hand=cards(side.hand),
        top=row(side.top),
        pool=cards(side.pool),
        bottom=row(side.bottom),
        pack=cards(side.pack),
        grave=row(side.grave),
        units=tuple([structs.replace(unit, cards=row(unit.cards)) for unit in side.units]),
        rare=None if side.rare is None else to[side.rare],
        trumps=tuple([structs.replace(trump, card=to[trump.card]) for trump in side.trumps]),
        known=(cards(side.known[0]), cards(side.known[1]), cards(side.known[2])),
        lost=tuple(
            sorted(
                [dealt[slot.card] if unknown >> slot.card & 1 else slot for slot in side.lost],
                key=_by_card,
            )
        ),
    )


def _resized(side: Side, owner: SeatId, random: Random) -> Side:
    """No rival has counted this life yet: the deck may be larger or smaller than it is.

    Its owner would know the list of that one too.
    """
    size = side.deck.bit_count()
    spare = side.lowest - COUNTED
    smallest = max(SMALLEST_DECK, size - min(spare, side.pool.bit_count() - side.sealed))
    wanted = random.randint(smallest, CARDS)
    gone = mask_of(random.sample(cards_in(side.pool), max(0, size - wanted)))
    new = mask_of(random.sample(cards_in(ALL & ~side.deck), max(0, wanted - size)))
    return structs.replace(
        side,
        deck=side.deck & ~gone | new,
        pool=side.pool & ~gone | new,
        lowest=side.lowest + wanted - size,
        known=_aware(side, owner, (side.known[owner] | gone) & ~new),
    )


def _aware(side: Side, owner: SeatId, cards: CardSet) -> tuple[CardSet, CardSet, CardSet]:
    """What each knows of a side, with these cards for its owner."""
    one, two, watcher = side.known
    return (one, cards, watcher) if owner else (cards, two, watcher)


def _by_card(slot: Slot) -> Card:
    return slot.card
