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
"""`Position.chance`, as a deck needs it."""


class Slot(Struct, frozen=True):
    """A place with a card in it.

    `known` belongs to the place: who can work out what lies there. `tied` belongs to the
    card: for each seat the last pile in which that seat knew this card to be (0 = none), and
    `piles` belongs to the place again: the piles its content may have come from. A seat may
    therefore imagine a card in every unknown place that carries the card's pile.
    """

    card: Card
    known: Mask = NOBODY
    piles: frozenset[int] = frozenset()
    tied: tuple[int, ...] = ()


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
        group, deck = self._pile(group, order)
        if under:
            return structs.replace(deck, bottom=(*self.bottom, group))
        return structs.replace(deck, top=(group, *self.top))

    def shuffle(self) -> "Deck":
        """Merge everything into the bag. What a seat knew to be in here, it still does."""
        in_groups = [
            (slot, group.members | slot.known)
            for group in (*self.top, *self.bottom)
            for slot in group.slots
        ]
        bag = [(slot, slot.known) for slot in self.bag]
        entries = bag + in_groups
        number = self.piles + 1
        piles = frozenset.union(frozenset((number,)), *(slot.piles for slot, _ in entries))
        merged = [
            Slot(slot.card, NOBODY, piles, _tie(slot.tied, knowers, number, self.seats))
            for slot, knowers in entries
        ]
        return Deck(self.seats, tuple(sorted(merged, key=_by_card)), piles=number)

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

    def _pile(self, group: Group, order: Mask) -> tuple[Group, "Deck"]:
        number = self.piles + 1
        follow = (order if group.ordered else NOBODY) if len(group.slots) > 1 else EVERYONE
        came_from = frozenset.union(*(slot.piles for slot in group.slots))
        piled = tuple(
            Slot(
                slot.card,
                slot.known & follow,
                (slot.piles if follow == EVERYONE else came_from) | {number},
                _tie(slot.tied, group.members | slot.known, number, self.seats),
            )
            for slot in group.slots
        )
        return structs.replace(group, slots=piled), structs.replace(self, piles=number)


def new_deck(seats: int, cards: Iterable[Card]) -> Deck:
    """A shuffled deck of cards that everybody could list and nobody could order."""
    blank = (0,) * seats
    return Deck(seats, tuple(Slot(card, tied=blank) for card in sorted(cards)))


def reveal(slot: Slot, seats: Mask) -> Slot:
    """The same place, now known to these seats too."""
    return structs.replace(slot, known=slot.known | seats)


def known_to(slot: Slot, seat: SeatId) -> bool:
    """Whether this seat can work out the card."""
    return bool(slot.known >> seat & 1)


def _take(
    group: Group, choose: Choose, label: Callable[[Slot], str]
) -> tuple[Slot, tuple[Group, ...]]:
    slot = group.slots[0] if group.ordered else choose("draw", group.slots, label)
    rest = _without(group.slots, slot)
    # Who knew the whole set no longer knows what is left, unless the draw told them.
    return slot, (structs.replace(group, slots=rest, members=NOBODY),) if rest else ()


def _tie(tied: tuple[int, ...], knowers: Mask, pile: int, seats: int) -> tuple[int, ...]:
    return tuple(
        pile if knowers >> seat & 1 else (tied[seat] if tied else 0) for seat in range(seats)
    )


def _without(slots: tuple[Slot, ...], gone: Slot) -> tuple[Slot, ...]:
    at = slots.index(gone)
    return (*slots[:at], *slots[at + 1 :])


def _by_card(slot: Slot) -> Card:
    return slot.card
