"""Planted leaks: games with one flaw each, which the checks of the contract have to catch.

The first half spoils the torture game from inside; the second half wraps any game that hides
something, so that the checks are shown to work on real games too.
"""

import sys
from collections.abc import Callable, Hashable, Mapping, Sequence
from functools import wraps
from random import Random
from typing import Any, Self, cast
from zlib import crc32

import pytest
from msgspec import Struct, structs

from teban.core.chance import quick
from teban.core.clock import Watch
from teban.core.decision import Decision
from teban.core.deck import Slot, reveal
from teban.core.dump import DIGEST, loaded, stamped
from teban.core.event import Event
from teban.core.frames import Events
from teban.core.game import State
from teban.core.ids import EVERYONE, Action, Mask, SeatId, Viewer, includes, only
from teban.core.match import Match
from teban.core.refused import Refused, Why
from teban.core.result import Result
from tests.contract import checks, rates, secrecy
from tests.contract.counts import COUNTS
from tests.contract.keys import keys_tell_apart
from tests.contract.play import truth
from tests.contract.refusing import check_refusals_tell_nothing
from tests.contract.tables import Table, tables_of
from tests.contract.torture.game import TortureGame
from tests.contract.torture.space import (
    DECK,
    NUMBERS,
    SEATS,
    Declined,
    Hands,
    Picked,
    View,
    numbers,
    put_at,
)
from tests.contract.torture.state import Torture
from tests.contract.unshown import check_views_carry_no_memory

Check = Callable[[Table, range], None]


class Leak(Struct, frozen=True):
    """A flawed torture game, and the check that must notice."""

    position: type[Torture]
    check: Check
    games: int = COUNTS.leaks // 3
    """In so many it has to be noticed; those that need a rare situation have more."""


def each(check: Callable[[Table, int], None]) -> Check:
    @wraps(check)
    def every(table: Table, seeds: range) -> None:
        for seed in seeds:
            check(table, seed)

    return every


@wraps(rates.samples_are_no_truer_than_chance)
def rare(table: Table, seeds: range) -> None:
    """In as many games as it may take, for a few would clear everybody."""
    rates.samples_are_no_truer_than_chance(table, table.seeds(COUNTS.samples))


told = secrecy.every_step_tells_what_is_known
vary = secrecy.samples_vary
worlds = each(secrecy.check_sampled_worlds)
private = each(secrecy.check_private_choices_stay_private)
probes = each(secrecy.check_submissions_are_no_probe)
keys = keys_tell_apart
refusals = each(check_refusals_tell_nothing)
shows = each(check_views_carry_no_memory)
folds = each(checks.check_events_fold)
plays = each(checks.check_random_play)
illegal = each(checks.check_illegal_input)

# Views that show too much


class AnothersCard(Torture):
    def view(self, viewer: Viewer) -> View:
        view = super().view(viewer)
        hand = self.hands[2]
        return structs.replace(view, hands=put_at(view.hands, 2, tuple(s.card for s in hand)))


class SeedInView(Torture):
    def view(self, viewer: Viewer) -> View:
        return structs.replace(super().view(viewer), sealed=self.luck.seed[-1])


class DrawsInView(Torture):
    def view(self, viewer: Viewer) -> View:
        return structs.replace(super().view(viewer), sealed=self.luck.draws)


class OptionCount(Torture):
    def view(self, viewer: Viewer) -> View:
        options = sum(len(self.decision(seat).legal) for seat in self.actors())
        return structs.replace(super().view(viewer), sealed=options)


class AnothersSealedNumber(Torture):
    def view(self, viewer: Viewer) -> View:
        return structs.replace(super().view(viewer), sealed=self.sealed[1])


class AnothersPicks(Torture):
    """Bids and half-made choices."""

    def view(self, viewer: Viewer) -> View:
        picked = tuple(place for seat in SEATS for place in self.picked(seat))
        return structs.replace(super().view(viewer), picked=picked)


class ShownToAll(Torture):
    """What a decision reveals to one seat."""

    def view(self, viewer: Viewer) -> View:
        shown = [card for seat in self.actors() for card in self.decision(seat).shown]
        return structs.replace(super().view(viewer), sealed=sum(shown))


class BagInView(Torture):
    def view(self, viewer: Viewer) -> View:
        first = self.deck.bag[0].card if self.deck.bag else 0
        return structs.replace(super().view(viewer), sealed=first)


class HandsInOrderOfCards(Torture):
    """The order in which somebody else's places are listed."""

    def view(self, viewer: Viewer) -> View:
        order = sorted(range(len(self.hands[0])), key=lambda place: self.hands[0][place].card)
        return structs.replace(super().view(viewer), picked=tuple(order))


class KnownMarksInView(Torture):
    """Cards the viewer has seen are displayed, where the rulebook wants them remembered."""

    def view(self, viewer: Viewer) -> View:
        hands = tuple(
            tuple(slot.card if includes(slot.known, viewer) else None for slot in hand)
            for hand in self.hands
        )
        return structs.replace(super().view(viewer), hands=hands)


class CountAboveTheThreshold(Torture):
    def view(self, viewer: Viewer) -> View:
        return structs.replace(super().view(viewer), deck=len(self.deck))


# Events that say too much


class UnredactedDraw(Torture):
    def tell_move(
        self,
        source: int,
        place: int,
        target: int,
        slot: Slot,
        seen: Mask,
        events: Events,
        together: bool = False,
    ) -> None:
        seen = EVERYONE if source == DECK else seen
        super().tell_move(source, place, target, slot, seen, events, together)


class DrawTellsNeighbour(UnredactedDraw):
    def tell_move(
        self,
        source: int,
        place: int,
        target: int,
        slot: Slot,
        seen: Mask,
        events: Events,
        together: bool = False,
    ) -> None:
        neighbour = only(SeatId((target + 1) % 3)) if source == DECK else 0
        Torture.tell_move(self, source, place, target, slot, seen | neighbour, events, together)


class Edited(Torture):
    """What `edit` makes of the events of an action."""

    def apply(self, action: Action, seat: SeatId, events: Events = None) -> None:
        added: list[Event] = []
        super().apply(action, seat, added)
        if events is not None:
            events += self.edit(added)

    def edit(self, events: list[Event]) -> list[Event]:
        return events


class PicksAreAnnounced(Edited):
    def edit(self, events: list[Event]) -> list[Event]:
        return [
            structs.replace(event, audience=EVERYONE) if isinstance(event, Picked) else event
            for event in events
        ]


class GapsInGroups(Edited):
    """Numbers skip for what only the drawer is told."""

    def edit(self, events: list[Event]) -> list[Event]:
        return [structs.replace(event, group=event.group + self.even_draws()) for event in events]

    def even_draws(self) -> int:
        return sum(slot.card % 2 == 0 for hand in self.hands for slot in hand[-1:])


class MoreEventsForEvenCards(GapsInGroups):
    def edit(self, events: list[Event]) -> list[Event]:
        return events + [Declined(seat=SeatId(0))] * self.even_draws()


class ReasonOfASkip(Torture):
    """A seat that could only give odd cards is not asked at all."""

    def apply(self, action: Action, seat: SeatId, events: Events = None) -> None:
        super().apply(action, seat, events)
        asked = [self.decision(seat) for seat in self.actors()]
        if asked and asked[0].kind == "demand":
            of = asked[0].seat
            if all(slot.card % 2 for slot in self.hands[of]):
                super().apply(numbers(self.options.cards)["decline"], of, events)


class SortedDraw(Torture):
    """A drawn card is put where it belongs, and the order of a hand is public."""

    def draw(self, seat: SeatId, events: Events) -> None:
        super().draw(seat, None)
        slot, hand = self.hands[seat][-1], self.hands[seat][:-1]
        place = sum(other.card < slot.card for other in hand)
        self.hands = put_at(self.hands, seat, (*hand[:place], slot, *hand[place:]))
        trail = self.trail
        self.tell_move(DECK, place, seat, slot, only(seat), events)
        self.trail = trail


class ClaimsThatHelp(Torture):
    """Only true claims are offered."""

    def decision(self, seat: SeatId) -> Decision:
        decision = super().decision(seat)
        if decision.kind != "claim":
            return decision
        right = numbers(self.options.cards)[f"claim {self.sealed[(seat + 1) % 3]}"]
        return structs.replace(decision, legal=(right,))


# Knowledge that is wrong


class KnowledgeOutlivesAShuffle(Torture):
    def shuffle(self, events: Events) -> None:
        known = {slot.card: slot.known for slot in self.deck.slots()}
        super().shuffle(events)
        bag = tuple(reveal(slot, known[slot.card]) for slot in self.deck.bag)
        self.deck = structs.replace(self.deck, bag=bag)


class ForgottenPeek(Torture):
    """What a peek showed is not noted, so that it can be taken back by a refusal."""

    def see(self, seat: SeatId, of: SeatId, place: int) -> Slot:
        return self.hands[of][place]


class ForgottenClaim(Torture):
    def claim(self, seat: SeatId, number: int, events: Events) -> None:
        before = self.ruled_out
        super().claim(seat, number, events)
        self.ruled_out = before


class KnownButNeverTold(Torture):
    """Everybody knows a drawn card, though nobody was told."""

    def draw(self, seat: SeatId, events: Events) -> None:
        super().draw(seat, events)
        hand = self.hands[seat]
        self.hands = put_at(self.hands, seat, (*hand[:-1], reveal(hand[-1], EVERYONE)))


class TruthInKey(Torture):
    def key(self, viewer: Viewer) -> Hashable:
        return super().key(viewer), self.hands[0][:1]


class OneKeyForAll(Torture):
    def key(self, viewer: Viewer) -> Hashable:
        return viewer


class KeyWithoutView(Torture):
    def key(self, viewer: Viewer) -> Hashable:
        return key_without(super().key(viewer), 0)


class KeyWithoutKnowledge(Torture):
    def key(self, viewer: Viewer) -> Hashable:
        return key_without(super().key(viewer), 1)


class KeyWithoutWhoseTurn(Torture):
    def key(self, viewer: Viewer) -> Hashable:
        return key_without(super().key(viewer), 2)


class KeyIsTheView(Torture):
    def key(self, viewer: Viewer) -> Hashable:
        return self.view(viewer)


class TruthInObservation(Torture):
    def observe(self, seat: SeatId) -> tuple[int, ...]:
        return (*super().observe(seat), sum(slot.card for slot in self.hands[0]))


# Samplers that give the game away, or make up what cannot be


class TruthSampler(Torture):
    def sample(self, seat: SeatId, seed: int) -> Self:
        world = self.clone()
        world.luck = quick(seed)
        return world


class HalfTruthSampler(Torture):
    """Every other time the truth."""

    one_in = 2

    def sample(self, seat: SeatId, seed: int) -> Self:
        world = super().sample(seat, seed)
        if seed % self.one_in:
            return world
        true = self.clone()
        true.luck = world.luck
        return true


class TenthTruthSampler(HalfTruthSampler):
    one_in = 10


class HalfTrueHands(Torture):
    """Every other time the true cards, whatever else is made up."""

    one_in = 2

    def sample(self, seat: SeatId, seed: int) -> Self:
        world = super().sample(seat, seed)
        if seed % self.one_in == 0:
            world.hands, world.deck, world.past = self.hands, self.deck, self.past
        return world


class TenthTrueHands(HalfTrueHands):
    one_in = 10


class TrueBids(Torture):
    def sample(self, seat: SeatId, seed: int) -> Self:
        world = super().sample(seat, seed)
        world.picks = self.picks
        return world


class TruePicks(Torture):
    def sample(self, seat: SeatId, seed: int) -> Self:
        world = super().sample(seat, seed)
        world.frames = self.frames
        return world


class TrueSealedNumbers(Torture):
    def sample(self, seat: SeatId, seed: int) -> Self:
        world = super().sample(seat, seed)
        world.sealed = self.sealed
        return world


class TruePast(Torture):
    """An undo in the sampled world would bring the truth back."""

    def sample(self, seat: SeatId, seed: int) -> Self:
        world = super().sample(seat, seed)
        world.past = self.past
        return world

    def undo(self, events: Events) -> None:
        held = {slot.card for hand in self.hands for slot in hand}
        if any(slot.card not in held for hand in self.past[0][0] for slot in hand):
            self.past = ((self.hands, self.past[0][1]),)
        super().undo(events)


class SameLuck(Torture):
    def sample(self, seat: SeatId, seed: int) -> Self:
        world = super().sample(seat, seed)
        world.luck = self.luck
        return world


class SameTape(Torture):
    def sample(self, seat: SeatId, seed: int) -> Self:
        world = super().sample(seat, seed)
        world.luck = structs.replace(world.luck, tape=self.luck.tape)
        return world


class ConstantLuck(Torture):
    def sample(self, seat: SeatId, seed: int) -> Self:
        world = super().sample(seat, seed)
        world.luck = quick(0)
        return world


class ContradictsAPeek(Torture):
    def sample(self, seat: SeatId, seed: int) -> Self:
        blank = self.clone()
        blank.hands = tuple(
            hand
            if of == seat
            else tuple(structs.replace(s, known=s.known & ~only(seat)) for s in hand)
            for of, hand in enumerate(self.hands)
        )
        world = Torture.sample(blank, seat, seed)
        world.hands = known_as(self.hands, world.hands)
        return world


class ContradictsAClaim(Torture):
    def imagine(self, seat: SeatId, random: Random) -> None:
        super().imagine(seat, random)
        self.sealed = put_at(self.sealed, seat, random.choice(NUMBERS))


class ContradictsAShuffle(Torture):
    """A card known to have gone into the deck is imagined anywhere."""

    def sample(self, seat: SeatId, seed: int) -> Self:
        blank = self.clone()
        anywhere = (structs.replace(slot, piles=()) for slot in self.deck.slots())
        blank.deck = self.deck.refill(anywhere)
        blank.hands = tuple(tuple(structs.replace(s, piles=()) for s in h) for h in self.hands)
        return Torture.sample(blank, seat, seed)


# Chance and input


class UndoRewindsLuck(Torture):
    def undo(self, events: Events) -> None:
        super().undo(events)
        self.luck = structs.replace(self.luck, draws=self.luck.draws - 1)


class RefusalDraws(Torture):
    def apply(self, action: Action, seat: SeatId, events: Events = None) -> None:
        self.luck = structs.replace(self.luck, draws=self.luck.draws + 1)
        super().apply(action, seat, events)


class RefusalTells(Torture):
    def apply(self, action: Action, seat: SeatId, events: Events = None) -> None:
        try:
            super().apply(action, seat, events)
        except Refused as refused:
            raise Refused(refused.code, bids=self.picks, top=self.hands[2][:1]) from None


class RefusalCountsCards(Torture):
    """A little number about somebody else's hand."""

    def apply(self, action: Action, seat: SeatId, events: Events = None) -> None:
        try:
            super().apply(action, seat, events)
        except Refused as refused:
            even = sum(slot.card % 2 == 0 for slot in self.hands[(seat + 1) % 3])
            raise Refused(refused.code, **refused.fields, even=even) from None


class RefusalJudgesAClaim(Torture):
    """A claim out of turn is refused in one way if it is right, in another if it is wrong."""

    def apply(self, action: Action, seat: SeatId, events: Events = None) -> None:
        try:
            super().apply(action, seat, events)
        except Refused as refused:
            right = numbers(self.options.cards)[f"claim {self.sealed[(seat + 1) % 3]}"]
            code = Why.NO_SUCH_ACTION if action == right else refused.code
            raise Refused(code, **refused.fields) from None


def key_without(key: Hashable, part: int) -> Hashable:
    assert isinstance(key, tuple)
    return (*key[:part], *key[part + 1 :])


def known_as(old: Hands, new: Hands) -> Hands:
    return tuple(
        tuple(structs.replace(now, known=was.known) for was, now in zip(before, after, strict=True))
        for before, after in zip(old, new, strict=True)
    )


LEAKS = (
    Leak(AnothersCard, worlds),
    Leak(SeedInView, worlds),
    Leak(DrawsInView, worlds),
    Leak(OptionCount, worlds),
    Leak(AnothersSealedNumber, worlds),
    Leak(AnothersPicks, worlds),
    Leak(AnothersPicks, private),
    Leak(ShownToAll, worlds),
    Leak(BagInView, worlds),
    Leak(HandsInOrderOfCards, worlds),
    Leak(KnownMarksInView, folds),
    Leak(KnownMarksInView, shows),
    Leak(CountAboveTheThreshold, folds),
    Leak(CountAboveTheThreshold, shows),
    Leak(UnredactedDraw, told),
    Leak(DrawTellsNeighbour, told),
    Leak(PicksAreAnnounced, private),
    Leak(PicksAreAnnounced, vary),
    Leak(GapsInGroups, told),
    Leak(MoreEventsForEvenCards, told),
    Leak(ReasonOfASkip, told),
    Leak(SortedDraw, told),
    Leak(ClaimsThatHelp, worlds),
    Leak(KnowledgeOutlivesAShuffle, told, COUNTS.leaks),
    Leak(ForgottenPeek, told),
    Leak(ForgottenPeek, probes),
    Leak(ForgottenClaim, told),
    Leak(KnownButNeverTold, told),
    Leak(TruthInKey, worlds),
    Leak(OneKeyForAll, keys),
    Leak(KeyWithoutView, keys),
    Leak(KeyWithoutKnowledge, keys),
    Leak(KeyWithoutWhoseTurn, keys),
    Leak(KeyIsTheView, keys),
    Leak(TruthInObservation, worlds),
    Leak(TruthSampler, vary),
    Leak(HalfTruthSampler, rare),
    Leak(TenthTruthSampler, rare),
    Leak(HalfTrueHands, rare),
    Leak(TenthTrueHands, rare),
    Leak(TrueBids, vary),
    Leak(TruePicks, vary),
    Leak(TrueSealedNumbers, vary),
    Leak(TruePast, told),
    Leak(SameLuck, worlds),
    Leak(SameTape, worlds),
    Leak(ConstantLuck, worlds),
    Leak(ContradictsAPeek, worlds),
    Leak(ContradictsAClaim, told, COUNTS.leaks),
    Leak(ContradictsAShuffle, worlds, COUNTS.leaks),
    Leak(UndoRewindsLuck, plays),
    Leak(UndoRewindsLuck, told),
    Leak(RefusalDraws, illegal),
    Leak(RefusalTells, probes),
    Leak(RefusalTells, refusals),
    Leak(RefusalDraws, refusals),
    Leak(RefusalCountsCards, refusals),
    Leak(RefusalJudgesAClaim, refusals),
)


def spoiled_torture(leak: Leak) -> list[Table]:
    return tables_of(TortureGame(leak.position))


# Any game


class Wrapped:
    """A state of any game, to be spoiled in one place."""

    def __init__(self, inner: State, seats: int) -> None:
        self.inner = inner
        self.seats = seats

    @property
    def luck(self) -> Any:
        return self.inner.luck

    @luck.setter
    def luck(self, luck: Any) -> None:
        self.inner.luck = luck

    @property
    def ply(self) -> int:
        return self.inner.ply

    @ply.setter
    def ply(self, ply: int) -> None:
        self.inner.ply = ply

    def again(self, inner: State) -> Any:
        return type(self)(inner, self.seats)

    def actors(self) -> tuple[SeatId, ...]:
        return self.inner.actors()

    def decision(self, seat: SeatId) -> Decision:
        return self.inner.decision(seat)

    def apply(self, action: Action, seat: SeatId, events: list[Event] | None = None) -> None:
        self.inner.apply(action, seat, events)

    def clone(self) -> Any:
        return self.again(self.inner.clone())

    def sample(self, seat: SeatId, seed: int) -> Any:
        return self.again(self.inner.sample(seat, seed))

    def view(self, viewer: Viewer) -> Any:
        return self.inner.view(viewer)

    def observe(self, seat: SeatId) -> tuple[int, ...]:
        return self.inner.observe(seat)

    def knowledge(self, seat: SeatId) -> Hashable:
        return self.inner.knowledge(seat)

    def key(self, viewer: Viewer) -> Hashable:
        return self.inner.key(viewer)

    def name(self, action: Action, seat: SeatId) -> str:
        return self.inner.name(action, seat)

    def parse(self, text: str, seat: SeatId) -> Action:
        return self.inner.parse(text, seat)

    def result(self) -> Result | None:
        return self.inner.result()

    def resumed(self, events: list[Event] | None = None) -> None:
        self.inner.resumed(events)

    def dump(self) -> dict[str, Any]:
        return self.inner.dump()


class AnyTruthSampler(Wrapped):
    """In every other position nothing but the truth."""

    def sample(self, seat: SeatId, seed: int) -> Any:
        if crc32(truth(self.inner)) % 2:
            return super().sample(seat, seed)
        world = self.clone()
        world.luck = quick(seed)
        return world


class AnyFifthTruthSampler(Wrapped):
    """In every position one time in five the truth."""

    one_in = 5

    def sample(self, seat: SeatId, seed: int) -> Any:
        world = super().sample(seat, seed)
        if seed % self.one_in:
            return world
        true = self.clone()
        true.luck = world.luck
        return true


class AnyTenthTruthSampler(AnyFifthTruthSampler):
    one_in = 10


class AnySameLuck(Wrapped):
    def sample(self, seat: SeatId, seed: int) -> Any:
        world = super().sample(seat, seed)
        world.luck = self.luck
        return world


class AnyTruthInView(Wrapped):
    def view(self, viewer: Viewer) -> Any:
        return super().view(viewer), truth(self.inner)


class AnySeedInView(Wrapped):
    def view(self, viewer: Viewer) -> Any:
        return super().view(viewer), self.luck.seed


class AnyOptionCount(Wrapped):
    def view(self, viewer: Viewer) -> Any:
        return super().view(viewer), [len(self.decision(seat).legal) for seat in self.actors()]


class AnyRivalsView(Wrapped):
    """Everybody gets what the next seat should get."""

    def view(self, viewer: Viewer) -> Any:
        return super().view(None if viewer is None else SeatId((viewer + 1) % self.seats))


class AnyRivalsSample(Wrapped):
    def sample(self, seat: SeatId, seed: int) -> Any:
        return super().sample(SeatId((seat + 1) % self.seats), seed)


class AnyTruthInKey(Wrapped):
    def key(self, viewer: Viewer) -> Hashable:
        return super().key(viewer), truth(self.inner)


class AnyOneKeyForAll(Wrapped):
    def key(self, viewer: Viewer) -> Hashable:
        return viewer


class AnyKeyIsTheMoment(Wrapped):
    """How long a game has lasted, and nothing of what has happened in it."""

    def key(self, viewer: Viewer) -> Hashable:
        return self.inner.ply


class AnyWatchersKey(Wrapped):
    """What only the viewer can see is left out."""

    def key(self, viewer: Viewer) -> Hashable:
        return super().key(None)


class AnyPartOfAKey(Wrapped):
    """What the key of every game begins with, the board or the view, is left out."""

    def key(self, viewer: Viewer) -> Hashable:
        return cast(tuple[Hashable, ...], super().key(viewer))[1:]


class AnyTruthInKnowledge(Wrapped):
    def knowledge(self, seat: SeatId) -> Hashable:
        return super().knowledge(seat), truth(self.inner)


class AnyTruthInObservation(Wrapped):
    def observe(self, seat: SeatId) -> tuple[int, ...]:
        return (*super().observe(seat), crc32(truth(self.inner)))


class AnyUnredacted(Wrapped):
    def apply(self, action: Action, seat: SeatId, events: list[Event] | None = None) -> None:
        added: list[Event] = []
        super().apply(action, seat, added)
        if events is not None:
            events += [structs.replace(e, audience=EVERYONE, knows=EVERYONE) for e in added]


class AnyRefusalTells(Wrapped):
    def apply(self, action: Action, seat: SeatId, events: list[Event] | None = None) -> None:
        try:
            super().apply(action, seat, events)
        except Refused as refused:
            raise Refused(refused.code, truth=truth(self.inner)) from None


class AnyRefusalCounts(Wrapped):
    """A number of two values that follows from all that is true."""

    def apply(self, action: Action, seat: SeatId, events: list[Event] | None = None) -> None:
        try:
            super().apply(action, seat, events)
        except Refused as refused:
            parity = crc32(truth(self.inner)) % 2
            raise Refused(refused.code, **refused.fields, parity=parity) from None


class AnyNotationTells(Wrapped):
    """The same for what is no notation."""

    def parse(self, text: str, seat: SeatId) -> Action:
        try:
            return super().parse(text, seat)
        except Refused as refused:
            parity = crc32(truth(self.inner)) % 2
            raise Refused(refused.code, **refused.fields, parity=parity) from None


GENERIC: Mapping[type[Wrapped], Check] = {
    AnyTruthSampler: vary,
    AnyFifthTruthSampler: rare,
    AnyTenthTruthSampler: rare,
    AnySameLuck: worlds,
    AnyTruthInView: worlds,
    AnySeedInView: worlds,
    AnyOptionCount: worlds,
    AnyRivalsView: worlds,
    AnyRivalsSample: worlds,
    AnyTruthInKey: worlds,
    AnyOneKeyForAll: keys,
    AnyWatchersKey: keys,
    AnyPartOfAKey: keys,
    AnyTruthInKnowledge: worlds,
    AnyTruthInObservation: worlds,
    AnyUnredacted: told,
    AnyRefusalTells: probes,
    AnyRefusalCounts: refusals,
    AnyNotationTells: refusals,
}


# Games that load what is damaged


def careless(table: Table) -> Table:
    """Whatever a dump holds is taken for true."""
    return reading(table, stamped)


def forgiving(table: Table) -> Table:
    """A dump that has lost its digest is taken for true."""
    return reading(table, lambda data: data if DIGEST in data else stamped(data))


def drop_checks(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever has the types of a position is taken for one."""
    monkeypatch.setattr(table.game.position, "check", lambda position, game: None)
    for name, module in [*sys.modules.items()]:
        if name.startswith(table.game.package) and hasattr(module, "loaded"):
            monkeypatch.setattr(module, "loaded", lambda data, kind, check=None: loaded(data, kind))


def reading(table: Table, read: Callable[[Any], Any]) -> Table:
    kind = type(table.game)

    def load(self: Any, data: Any) -> State:
        return kind.load(self, read(data) if isinstance(data, dict) else data)

    game = type(f"Loading{kind.__name__}", (kind,), {"load": load})()
    return structs.replace(table, game=game)


# Matches that count what is private, whatever the game


class CountsEveryLine(Match):
    def moments(self, viewer: Viewer) -> int:
        return len(self.lines)


class RestartsWatchesForAll(Match):
    def _watches_for(self, viewer: Viewer) -> Sequence[Watch]:
        return self._watches or ()


MATCHES = (CountsEveryLine, RestartsWatchesForAll)


def spoiled(table: Table, wrap: type[Wrapped]) -> Table:
    """The same table, with every state wrapped."""
    kind = type(table.game)
    seats = len(table.seats)

    def new(self: Any, *args: Any) -> Wrapped:
        return wrap(kind.new(self, *args), seats)

    def load(self: Any, data: Mapping[str, Any]) -> Wrapped:
        return wrap(kind.load(self, data), seats)

    game = type(f"Leaky{kind.__name__}", (kind,), {"new": new, "load": load})()
    return structs.replace(table, game=game)
