"""Hands and the deck stay hidden; and a planted leak is caught."""

from collections.abc import Hashable
from typing import Self

import pytest
from msgspec import structs

from teban.core.chance import quick
from teban.core.event import Event
from teban.core.game import Nothing
from teban.core.ids import EVERYONE, Action, SeatId, Viewer
from teban.core.refused import Refused
from teban.games.squfibo import events as ev
from teban.games.squfibo import view
from teban.games.squfibo.game import SquFiboState
from teban.games.squfibo.options import Options
from teban.games.squfibo.state import RIVAL
from tests.contract.leaks import Check, probes, told, vary, worlds
from tests.contract.tables import Table
from tests.games.squfibo.positions import A, B, game_with, play, position

CAUGHT = (AssertionError, pytest.fail.Exception)


def table(kind: type[SquFiboState]) -> Table:
    game = game_with(kind)
    return Table(game, Options(), (Nothing(), Nothing()), "leaky", hides=True)


class HandShown(SquFiboState):
    """Everybody is shown both hands."""

    def view(self, viewer: Viewer) -> view.View:
        hands = tuple(super(HandShown, self).view(seat).hands[seat] for seat in RIVAL)
        return structs.replace(super().view(viewer), hands=(hands[1], hands[0]))


class DrawShown(SquFiboState):
    """Everybody sees what is drawn."""

    def apply(self, action: Action, seat: SeatId, events: list[Event] | None = None) -> None:
        added: list[Event] = []
        super().apply(action, seat, added)
        if events is not None:
            events += [
                structs.replace(event, knows=EVERYONE) if isinstance(event, ev.Draw) else event
                for event in added
            ]


class CountOfNines(SquFiboState):
    """The number of the deck's cards tells more than their number."""

    def view(self, viewer: Viewer) -> view.View:
        return structs.replace(super().view(viewer), deck=sum(s.card for s in self.deck.slots()))


class TruthSampler(SquFiboState):
    """The rival holds what it holds."""

    def sample(self, seat: SeatId, seed: int) -> Self:
        world = self.clone()
        world.luck = quick(seed)
        return world


class SureOfTheHand(SquFiboState):
    """What a seat knows includes the other hand."""

    def knowledge(self, seat: SeatId) -> Hashable:
        return super().knowledge(seat), self.hands[RIVAL[seat]]


class RefusalTells(SquFiboState):
    """Why something is refused depends on the other hand."""

    def apply(self, action: Action, seat: SeatId, events: list[Event] | None = None) -> None:
        try:
            super().apply(action, seat, events)
        except Refused as refused:
            raise Refused(refused.code, hand=self.hands[RIVAL[seat]]) from None


LEAKS: list[tuple[type[SquFiboState], Check]] = [
    (HandShown, worlds),
    (DrawShown, told),
    (CountOfNines, worlds),
    (TruthSampler, vary),
    (SureOfTheHand, worlds),
    (RefusalTells, probes),
]


@pytest.mark.parametrize(("leaky", "check"), LEAKS, ids=lambda value: value.__name__)
def test_a_planted_leak_is_caught(leaky: type[SquFiboState], check: Check) -> None:
    with pytest.raises(CAUGHT):
        check(table(leaky), range(12))


@pytest.mark.parametrize("check", [worlds, told, vary, probes], ids=lambda check: check.__name__)
def test_without_the_leak_the_same_games_pass(check: Check) -> None:
    check(table(SquFiboState), range(4))


def test_a_world_keeps_what_the_seat_has_seen_and_deals_the_rest() -> None:
    state = position(("R1 -- --", "-- -- --", "-- -- --"), ("R16 R9", "B9 B1"), "R4 B4 B16")
    hands = set()
    for seed in range(60):
        world = state.sample(A, seed)
        assert (world.cells, world.hands[A], len(world.deck)) == (state.cells, state.hands[A], 3)
        unseen = sorted([*world.hands[B], *(slot.card for slot in world.deck.slots())])
        assert unseen == sorted([*state.hands[B], *(s.card for s in state.deck.slots())])
        hands.add(world.hands[B])
    assert len(hands) == 10, "two of five cards"


def test_the_order_of_a_deck_is_not_in_a_world() -> None:
    state = position(deck="R4 B4 B16")
    play(state, "place R16 (1,1)", "end", "place B9 (1,2)", "end", "place R9 (1,3)", "end")
    play(state, "place B1 (2,1)")
    drawn = set()
    for seed in range(40):
        world = state.sample(B, seed)
        play(world, "end")
        drawn.add(world.hands[A])
    assert len(drawn) == 3
