"""Cards that somebody may not know, and decks whose order does not exist until it is needed.

A deck is a bag, plus what was laid on top of it or under it in groups. Drawing from the bag
asks chance for a card: an order that nobody fixed is stored nowhere and cannot leak.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TypeAlias

from msgspec import Struct, structs

from teban.core.ids import EVERYONE, NOBODY, Mask, SeatId

Card: TypeAlias = int
Choose: TypeAlias = Callable[[str, Sequence["Slot"], Callable[["Slot"], str]], "Slot"]
"""`State.chance`, as a deck needs it."""

_FIRST_PILE = frozenset((0,))


class Slot(Struct, frozen=True):
    """A place with a card in it."""

    card: Card
    known: Mask = NOBODY
    """Who can work out what lies here."""
    piles: tuple[frozenset[int], ...] = ()
    """For each seat, the piles in which it has lost sight of this card since it last knew it.

    Two cards that went through one pile may have left it the other way round: a seat that lost
    sight of both there can imagine each in the other's place. Every card is from pile 0.
    """
    bounds: tuple[tuple[int, int], ...] = ()
    """What was noticed about it without seeing it: after how many piles, and the set of cards
    (a bit each) that it must then be one of."""


class Group(Struct, frozen=True):
    """Cards laid on or under a deck together; the first is the nearest to the top."""

    slots: tuple[Slot, ...]
    ordered: bool
    """Whether somebody fixed the order; if not, it is drawn by chance."""
    members: Mask = NOBODY
    """Who knows which cards these are; `Slot.known` says who knows each one's place."""


class Deck(Struct, frozen=True):
    """A face-down deck."""

    seats: int
    bag: tuple[Slot, ...] = ()
    top: tuple[Group, ...] = ()
    bottom: tuple[Group, ...] = ()
    piles: int = 0
    """How many piles have been formed here; numbers them."""

    def __len__(self) -> int:
        return len(self.bag) + sum(len(group.slots) for group in (*self.top, *self.bottom))

    def slots(self) -> tuple[Slot, ...]:
        """Everything in the deck, in no order that means anything."""
        grouped = (slot for group in (*self.top, *self.bottom) for slot in group.slots)
        return (*self.bag, *grouped)

    def draw(self, choose: Choose, label: Callable[[Slot], str]) -> tuple[Slot, "Deck"]:
        """The top card and the deck without it."""
        if self.top:
            slot, rest = _take(self.top[0], choose, label)
            return slot, structs.replace(self, top=(*rest, *self.top[1:]))
        if self.bag:
            slot = choose("draw", self.bag, label)
            return slot, structs.replace(self, bag=_without(self.bag, slot))
        slot, rest = _take(self.bottom[0], choose, label)
        return slot, structs.replace(self, bottom=(*rest, *self.bottom[1:]))

    def put(self, group: Group, *, under: bool = False, order: Mask = EVERYONE) -> "Deck":
        """Lay a group on top, or under everything.

        Its slots come as they lay before, known to whoever knew them there. `order` says who
        saw which card went where; the others only know that it is in here.
        """
        follow = order if group.ordered else NOBODY
        knowers = [(slot, slot.known | group.members) for slot in group.slots]
        slots, deck = self._mingle(knowers, EVERYONE if len(group.slots) == 1 else follow)
        group = structs.replace(group, slots=slots)
        if under:
            return structs.replace(deck, bottom=(*self.bottom, group))
        return structs.replace(deck, top=(group, *self.top))

    def shuffle(self) -> "Deck":
        """Merge everything into the bag. What a seat knew to be in here, it still does."""
        knowers = [(slot, slot.known) for slot in self.bag]
        for group in (*self.top, *self.bottom):
            knowers += [(slot, slot.known | group.members) for slot in group.slots]
        slots, deck = self._mingle(knowers, NOBODY)
        return Deck(self.seats, tuple(sorted(slots, key=_by_card)), piles=deck.piles)

    def mingle(self, slots: Sequence[Slot], follow: Mask) -> tuple[tuple[Slot, ...], "Deck"]:
        """Places outside the deck that can no longer be told apart, but by those who follow.

        So it is when one card of a hidden hand is laid face down: any of them may be it.
        """
        return self._mingle([(slot, slot.known) for slot in slots], follow)

    def refill(self, slots: Iterator[Slot]) -> "Deck":
        """The same deck with other slots, given in the order of `slots`."""
        bag = tuple(next(slots) for _ in self.bag)
        top, bottom = (
            tuple(
                structs.replace(group, slots=tuple(next(slots) for _ in group.slots))
                for group in groups
            )
            for groups in (self.top, self.bottom)
        )
        return structs.replace(self, bag=bag, top=top, bottom=bottom)

    def _mingle(
        self, knowers: Sequence[tuple[Slot, Mask]], follow: Mask
    ) -> tuple[tuple[Slot, ...], "Deck"]:
        number = self.piles + 1
        seats = [SeatId(seat) for seat in range(self.seats)]
        mingled = tuple(
            Slot(
                slot.card,
                slot.known & follow,
                tuple(
                    piles_of(slot, seat)
                    if follow >> seat & 1
                    else _lost(slot, seat, number, bool(known >> seat & 1))
                    for seat in seats
                ),
            )
            for slot, known in knowers
        )
        return mingled, structs.replace(self, piles=number)


def new_deck(seats: int, cards: Iterable[Card]) -> Deck:
    """A shuffled deck of cards that everybody could list and nobody could order."""
    return Deck(seats, tuple(Slot(card) for card in sorted(cards)))


def reveal(slot: Slot, seats: Mask) -> Slot:
    """The same place, now known to these seats too."""
    return structs.replace(slot, known=slot.known | seats)


def known_to(slot: Slot, seat: SeatId) -> bool:
    """Whether this seat can work out the card."""
    return bool(slot.known >> seat & 1)


def piles_of(slot: Slot, seat: SeatId) -> frozenset[int]:
    """The piles in which the seat has lost sight of this card."""
    return slot.piles[seat] if slot.piles else _FIRST_PILE


def _lost(slot: Slot, seat: SeatId, pile: int, known: bool) -> frozenset[int]:
    new = frozenset((pile,))
    return new if known else new | piles_of(slot, seat)


def _take(
    group: Group, choose: Choose, label: Callable[[Slot], str]
) -> tuple[Slot, tuple[Group, ...]]:
    slot = group.slots[0] if group.ordered else choose("draw", group.slots, label)
    rest = _without(group.slots, slot)
    # Who knew the whole set no longer knows what is left, unless the draw told them.
    return slot, (structs.replace(group, slots=rest, members=NOBODY),) if rest else ()


def _without(slots: tuple[Slot, ...], gone: Slot) -> tuple[Slot, ...]:
    at = slots.index(gone)
    return (*slots[:at], *slots[at + 1 :])


def _by_card(slot: Slot) -> Card:
    return slot.card
