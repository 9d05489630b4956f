"""What is true in the torture game, what each viewer may know of it, and what effects do."""

from collections.abc import Hashable, Iterable, Mapping, Sequence
from random import Random
from typing import Any, Self

from msgspec import structs

from teban.core.chance import quick
from teban.core.decision import Decision, Flag
from teban.core.deck import Card, Deck, Group, Slot, reveal
from teban.core.dump import dumped
from teban.core.frames import Events, Frame, push, set_values
from teban.core.game import State
from teban.core.ids import EVERYONE, Action, Mask, SeatId, Viewer, includes, only
from teban.core.knowledge import redeal, shared
from teban.core.refused import Refused, Why
from teban.core.result import Result
from tests.contract.torture.rules import RUNNER
from tests.contract.torture.space import (
    DECK,
    NUMBERS,
    SEATS,
    TABLE,
    UNKNOWN,
    Claimed,
    Hands,
    Led,
    Moved,
    Opened,
    Options,
    Picked,
    Restored,
    Scored,
    Shuffled,
    View,
    names,
    numbers,
    put_at,
    tell,
)  # fmt: skip


class Torture(State):
    """Who holds which place, and where cards went, is public; what they are is not."""

    options: Options
    sealed: tuple[int, ...]
    hands: Hands
    deck: Deck
    ruled_out: tuple[frozenset[int], ...] = (frozenset(),) * 3
    """The numbers each seat is known not to have sealed."""
    table: tuple[Card, ...] = ()
    scores: tuple[int, ...] = (0, 0, 0)
    picks: tuple[int | None, ...] = (None, None, None)
    """The places of this round's bids."""
    lead: SeatId | None = None
    left: int = 0
    """Actions left in the turn."""
    frames: tuple[Frame, ...] = ()
    past: tuple[tuple[Hands, tuple[int, ...]], ...] = ()
    """What undo goes back to."""
    trail: tuple[tuple[int, int, int], ...] = ()
    """Every move of a card, without the card. Everybody remembers where a place came from."""
    over: bool = False

    # What is asked, and what an answer does

    def actors(self) -> tuple[SeatId, ...]:
        if self.over:
            return ()
        if pending := RUNNER.pending(self):
            return (pending.seat,)
        return tuple(seat for seat in SEATS if self.picks[seat] is None)

    def decision(self, seat: SeatId) -> Decision:
        if seat not in self.actors():
            raise Refused(Why.GAME_OVER if self.over else Why.NOT_YOUR_TURN, seat=seat)
        return RUNNER.pending(self) or self.ask("bid", seat, self.places(seat), flags=Flag.PRIVATE)

    def apply(self, action: Action, seat: SeatId, events: Events = None) -> None:
        if not 0 <= action < len(names(self.options.cards)):
            raise Refused(Why.NO_SUCH_ACTION, got=action)
        if action not in self.decision(seat).legal:
            raise Refused(Why.NOT_LEGAL, action=action)
        self.ply += 1
        if self.frames:
            RUNNER.answer(self, action, events)
            return
        tell(events, Picked(place=action, audience=only(seat)))
        self.picks = put_at(self.picks, seat, action)
        if None not in self.picks:
            self.open_bids(events)

    def open_bids(self, events: Events) -> None:
        bids = [self.hands[seat][place or 0].card for seat, place in enumerate(self.picks)]
        for seat, place in zip(SEATS, self.picks, strict=True):
            self.move(seat, place or 0, TABLE, EVERYONE, events, together=seat > 0)
        self.picks = (None, None, None)
        self.lead, self.left = SeatId(bids.index(max(bids))), 2
        tell(events, Led(seat=self.lead))
        self.score(self.lead, 1, events)
        push(self, Frame("turn", self.lead))
        RUNNER.run(self, events)

    def ask(
        self, kind: str, seat: SeatId, words: Iterable[str], shown: tuple[Card, ...] = (),
        flags: Flag = Flag.NONE,
    ) -> Decision:  # fmt: skip
        by_name = numbers(self.options.cards)
        legal = tuple(sorted(by_name[word] for word in words))
        return Decision(kind, seat, legal, source=kind, shown=shown, flags=flags)

    # What effects are made of

    def places(self, seat: SeatId) -> list[str]:
        return [f"h{place}" for place in range(len(self.hands[seat]))]

    def draw(self, seat: SeatId, events: Events) -> None:
        slot, self.deck = self.deck.draw(self.chance, lambda slot: str(slot.card))
        slot = reveal(slot, only(seat))
        self.hands = put_at(self.hands, seat, (*self.hands[seat], slot))
        self.tell_move(DECK, 0, seat, slot, only(seat), events)

    def move(
        self, source: SeatId, place: int, target: int, seen: Mask, events: Events,
        together: bool = False,
    ) -> Slot:  # fmt: skip
        hand = self.hands[source]
        slot = reveal(hand[place], seen)
        self.hands = put_at(self.hands, source, (*hand[:place], *hand[place + 1 :]))
        if target == TABLE:
            self.table = (*self.table, slot.card)
        elif target in SEATS:
            self.hands = put_at(self.hands, target, (*self.hands[target], slot))
        self.tell_move(source, place, target, slot, seen, events, together)
        return slot

    def tell_move(
        self, source: int, place: int, target: int, slot: Slot, seen: Mask, events: Events,
        together: bool = False,
    ) -> None:  # fmt: skip
        self.trail = (*self.trail, (source, place, target))
        event = Moved(
            source=source, place=place, target=target, card=slot.card, knows=seen,
            deck=self.counted(len(self.deck)),
        )  # fmt: skip
        tell(events, event, together)

    def counted(self, cards: int) -> int:
        return min(cards, self.options.threshold + 1)

    def score(self, seat: SeatId, points: int, events: Events) -> None:
        self.scores = put_at(self.scores, seat, self.scores[seat] + points)
        tell(events, Scored(seat=seat, score=self.scores[seat]))

    def see(self, seat: SeatId, of: SeatId, place: int) -> Slot:
        slot = reveal(self.hands[of][place], only(seat))
        self.hands = put_at(self.hands, of, put_at(self.hands[of], place, slot))
        return slot

    def bury(self, seat: SeatId, picks: Sequence[int], backwards: bool, events: Events) -> None:
        """The order is the owner's secret, so the others lose sight of what they had seen."""
        laid = tuple(self.hands[seat][place] for place in picks)
        group = Group(laid[::-1] if backwards else laid, ordered=True, members=only(seat))
        self.deck = self.deck.put(group, order=only(seat))
        for place in reversed(picks):
            self.move(seat, place, DECK, only(seat), events, together=place != picks[-1])

    def shuffle(self, events: Events) -> None:
        self.deck = self.deck.shuffle()
        tell(events, Shuffled())

    def claim(self, seat: SeatId, number: int, events: Events) -> None:
        of = (seat + 1) % 3
        right = self.sealed[of] == number
        told = frozenset(NUMBERS) - {number} if right else self.ruled_out[of] | {number}
        self.ruled_out = put_at(self.ruled_out, of, told)
        tell(events, Claimed(seat=seat, number=number, right=right))
        if right:
            self.score(seat, 2, events)

    def undo(self, events: Events) -> None:
        """Cards go back; who has seen one meanwhile still knows it, and luck has moved on."""
        known = {slot.card: slot.known for hand in self.hands for slot in hand}
        hands, self.scores = self.past[0]
        self.hands = tuple(tuple(reveal(slot, known[slot.card]) for slot in hand) for hand in hands)
        self.past = ()
        for seat, hand in zip(SEATS, self.hands, strict=True):
            cards = tuple(slot.card for slot in hand)
            event = Restored(
                seat=seat, size=len(hand), cards=cards, score=self.scores[seat], knows=only(seat)
            )
            tell(events, event, together=seat > 0)

    def end_turn(self, events: Events) -> None:
        for seat in SEATS:
            if len(self.hands[seat]) < 3 and len(self.deck):
                self.draw(seat, events)
        self.lead, self.past = None, ()
        tell(events, Led(seat=None))
        self.over = not all(self.hands)
        if self.over:
            self.ruled_out = tuple(frozenset(NUMBERS) - {number} for number in self.sealed)
            for seat in SEATS:
                tell(events, Opened(seat=seat, number=self.sealed[seat]), together=seat > 0)

    def result(self) -> Result | None:
        if not self.over:
            return None
        lucky = [int(number == sum(self.table) % len(NUMBERS)) for number in self.sealed]
        return Result(tuple(score + extra for score, extra in zip(self.scores, lucky, strict=True)))

    def resumed(self, events: Events = None) -> None:
        """Nothing here depends on time."""

    # What a viewer may know

    def view(self, viewer: Viewer) -> View:
        return View(
            viewer,
            tuple(
                tuple(slot.card if seat == viewer else None for slot in hand)
                for seat, hand in enumerate(self.hands)
            ),
            self.table,
            self.scores,
            self.counted(len(self.deck)),
            self.lead,
            None if viewer is None else self.sealed[viewer],
            self.picked(viewer),
        )

    def picked(self, viewer: Viewer) -> tuple[int, ...]:
        if viewer is None:
            return ()
        frame = self.frames[-1] if self.frames else None
        if frame and frame.program == "bury" and frame.seat == viewer:
            return frame.values
        bid = self.picks[viewer]
        return () if bid is None else (bid,)

    def placed(self, viewer: Viewer) -> tuple[tuple[Card, ...], ...]:
        groups = (*self.deck.top, *self.deck.bottom)
        zones = (*self.hands, *(group.slots for group in groups))
        return tuple(
            tuple(slot.card if includes(slot.known, viewer) else UNKNOWN for slot in zone)
            for zone in zones
        )

    def all_slots(self) -> list[Slot]:
        return [*(slot for hand in self.hands for slot in hand), *self.deck.slots()]

    def unplaced(self, viewer: Viewer) -> Hashable:
        """Which cards share which places, as far as the viewer can tell."""
        if viewer is None:
            return None
        # The bag has no order, so its places are only counted.
        held = sum(map(len, self.hands))
        bag = range(held, held + len(self.deck.bag))
        return tuple(
            (tuple(at for at in places if at not in bag), len(places), cards)
            for places, cards in shared(self.all_slots(), viewer)
        )

    def knowledge(self, viewer: Viewer) -> Hashable:
        own = None if viewer is None else self.sealed[viewer]
        public = self.table, self.ruled_out, self.trail
        return self.placed(viewer), self.unplaced(viewer), own, public

    def key(self, viewer: Viewer) -> Hashable:
        frames = tuple((frame.program, frame.seat, frame.at) for frame in self.frames)
        public = self.actors(), self.left, bool(self.past), frames
        return self.view(viewer), self.knowledge(viewer), public, self.asked(viewer)

    def asked(self, viewer: Viewer) -> Decision | None:
        return self.decision(viewer) if viewer is not None and viewer in self.actors() else None

    def observe(self, seat: SeatId) -> tuple[int, ...]:
        where = [UNKNOWN] * self.options.cards
        for zone, cards in enumerate(self.placed(seat)):
            for card in cards:
                if card != UNKNOWN:
                    where[card] = min(zone, DECK)
        for card in self.table:
            where[card] = TABLE
        return (*where, *self.scores, self.sealed[seat], self.counted(len(self.deck)), self.left)

    def sample(self, seat: SeatId, seed: int) -> Self:
        world = self.clone()
        world.luck = quick(seed)
        random = Random(seed)
        old = self.all_slots()
        new = redeal(old, seat, random.randrange(1 << 32))
        dealt = iter(new)
        world.hands = tuple(tuple(next(dealt) for _ in hand) for hand in self.hands)
        world.deck = self.deck.refill(dealt)
        # The past is made of the same cards, so it changes as the present does.
        swapped = {was.card: now for was, now in zip(old, new, strict=True)}
        world.past = tuple((exchange(hands, swapped), scores) for hands, scores in self.past)
        for other in set(SEATS) - {seat}:
            world.imagine(other, random)
        return world

    def imagine(self, seat: SeatId, random: Random) -> None:
        """Make up what the seat has sealed, and the picks that it has not shown yet."""
        possible = sorted(frozenset(NUMBERS) - self.ruled_out[seat])
        self.sealed = put_at(self.sealed, seat, random.choice(possible))
        size = len(self.hands[seat])
        if self.picks[seat] is not None:
            self.picks = put_at(self.picks, seat, random.randrange(size))
        if self.frames and self.frames[-1].program == "bury" and self.frames[-1].seat == seat:
            picks = random.sample(range(size), random.randrange(size + 1))
            set_values(self, tuple(sorted(picks)))

    def name(self, action: Action, seat: SeatId) -> str:
        if not 0 <= action < len(names(self.options.cards)):
            raise Refused(Why.NO_SUCH_ACTION, got=action)
        return names(self.options.cards)[action]

    def parse(self, text: str, seat: SeatId) -> Action:
        if text not in numbers(self.options.cards):
            raise Refused(Why.NO_SUCH_ACTION, got=text)
        return numbers(self.options.cards)[text]

    def dump(self) -> dict[str, Any]:
        return dumped(self)


def exchange(hands: Hands, swapped: Mapping[Card, Slot]) -> Hands:
    """The same places, each card exchanged for the one that took its place."""
    return tuple(
        tuple(
            structs.replace(slot, card=swapped[slot.card].card, piles=swapped[slot.card].piles)
            for slot in hand
        )
        for hand in hands
    )
