"""Nothing tells a trap, an offer or a hand: where they abound, and with a leak planted."""

import os
from collections.abc import Hashable
from typing import Self, cast

import pytest
from msgspec import structs

from teban.core.chance import quick
from teban.core.decision import Decision
from teban.core.event import Event
from teban.core.game import State
from teban.core.ids import EVERYONE, Action, SeatId, Viewer
from teban.core.refused import Refused
from teban.games.card_othello import events as ev
from teban.games.card_othello import space, view
from teban.games.card_othello.cards.catalogue import number_of
from teban.games.card_othello.geometry import GRID
from teban.games.card_othello.state import RIVAL, Kind
from tests.contract.leaks import Check, private, probes, refusals, told, vary, worlds
from tests.contract.play import steps
from tests.contract.play import told as told_to
from tests.contract.tables import Table
from tests.games.card_othello.rigged import Rigged, rigged

SEEDS = range(40 if os.environ.get("TEBAN_GAMES") == "nightly" else 8)
LEAKY_SEEDS = range(140, 188)
"""Among these games are some in which a trap is wiped off in silence, which is rare."""
CAUGHT = (AssertionError, pytest.fail.Exception)


def trapped(board: Rigged, seat: SeatId) -> list[int]:
    """The cells of a side's traps."""
    return [
        board.cell_of(marker)
        for marker in board.markers
        if marker.kind is Kind.TRAP and marker.owner == seat
    ]


def traps_look_alike(table: Table, seeds: range) -> None:
    """Whichever plain stone becomes the trap, nobody else is told anything different."""
    compared = 0
    for seed in seeds:
        for step in steps(table, seed):
            board = cast(Rigged, step.before)
            if not board.selection or board.selection.card != number_of("TRAP_WILL"):
                continue
            plain = board.stones[step.seat] & ~board.visible(step.seat)
            worlds = [set_on(board, space.TARGET + cell) for cell in GRID.cells_of(plain)]
            for viewer in (RIVAL[step.seat], None):
                said = [told_to(cast(State, world), viewer, events) for world, events in worlds]
                assert all(other == said[0] for other in said)
                compared += len(said)
    assert compared


def set_on(board: Rigged, action: Action) -> tuple[Rigged, list[Event]]:
    world, events = board.clone(), list[Event]()
    world.apply(action, board.mover, events)
    return world, events


class OptionList(Rigged):
    """A trap is no target of a conversion."""

    def decision(self, seat: SeatId) -> Decision:
        asked = super().decision(seat)
        traps = {space.TARGET + cell for cell in trapped(self, RIVAL[seat])}
        legal = tuple(action for action in asked.legal if action not in traps)
        return structs.replace(asked, legal=legal) if legal else asked


class Preview(Rigged):
    """Temptation lights the trap up."""

    def decision(self, seat: SeatId) -> Decision:
        asked = super().decision(seat)
        lit = tuple(cell for cell in trapped(self, RIVAL[seat]))
        return structs.replace(asked, shown=(*asked.shown, *lit))


class LogLine(Rigged):
    """The announcement of a trap says where."""

    def apply(self, action: Action, seat: SeatId, events: list[Event] | None = None) -> None:
        added: list[Event] = []
        super().apply(action, seat, added)
        if events is not None:
            events += [
                structs.replace(event, audience=EVERYONE)
                if isinstance(event, ev.MarkerAdded)
                else event
                for event in added
            ]


class EndOfAMarker(Rigged):
    """A trap that is wiped off the board in silence is announced."""

    def apply(self, action: Action, seat: SeatId, events: list[Event] | None = None) -> None:
        added: list[Event] = []
        super().apply(action, seat, added)
        if events is not None:
            events += [
                structs.replace(event, audience=EVERYONE)
                if isinstance(event, ev.MarkerRemoved)
                else event
                for event in added
            ]


class TrapInView(Rigged):
    """Everybody is shown every marker."""

    def view(self, viewer: Viewer) -> view.View:
        shown = super().view(viewer)
        everything = tuple(m for seat in RIVAL for m in super(TrapInView, self).view(seat).markers)
        return structs.replace(shown, markers=everything)


class GroupOfASecret(Rigged):
    """Groups are numbered on while a trap stands on the upper half."""

    def apply(self, action: Action, seat: SeatId, events: list[Event] | None = None) -> None:
        added: list[Event] = []
        high = sum(cell < len(GRID.cells) // 2 for seat in RIVAL for cell in trapped(self, seat))
        super().apply(action, seat, added)
        if events is not None:
            events += [structs.replace(event, group=event.group + high) for event in added]


class OffersForAll(Rigged):
    """Everybody sees the five cards."""

    def view(self, viewer: Viewer) -> view.View:
        return structs.replace(super().view(viewer), selection=super().view(self.mover).selection)


class HandInOrder(Rigged):
    """The number of the other hand's cards tells more than their number."""

    def view(self, viewer: Viewer) -> view.View:
        dear = sum(slot.card for hand in self.hands for slot in hand)
        return structs.replace(super().view(viewer), passes=dear)


class TruthSampler(Rigged):
    """The trap stays where it is."""

    def sample(self, seat: SeatId, seed: int) -> Self:
        world = self.clone()
        world.luck = quick(seed)
        return world


class SureOfTheTrap(Rigged):
    """What a seat knows includes where the trap is."""

    def knowledge(self, seat: SeatId) -> Hashable:
        return super().knowledge(seat), tuple(trapped(self, RIVAL[seat]))


class RefusalTells(Rigged):
    """Why something is refused depends on where the trap is."""

    def apply(self, action: Action, seat: SeatId, events: list[Event] | None = None) -> None:
        try:
            super().apply(action, seat, events)
        except Refused as refused:
            raise Refused(refused.code, trap=trapped(self, RIVAL[seat])) from None


class RefusalCountsTraps(Rigged):
    """A refusal counts the rival's traps on the upper half; that there is one, everybody knows."""

    def apply(self, action: Action, seat: SeatId, events: list[Event] | None = None) -> None:
        try:
            super().apply(action, seat, events)
        except Refused as refused:
            traps = sum(cell < len(GRID.cells) // 2 for cell in trapped(self, RIVAL[seat]))
            raise Refused(refused.code, **refused.fields, traps=traps) from None


LEAKS: list[tuple[type[Rigged], Check]] = [
    (OptionList, worlds),
    (Preview, worlds),
    (LogLine, traps_look_alike),
    (EndOfAMarker, told),
    (TrapInView, worlds),
    (GroupOfASecret, told),
    (OffersForAll, worlds),
    (HandInOrder, worlds),
    (TruthSampler, vary),
    (SureOfTheTrap, worlds),
    (RefusalTells, probes),
    (RefusalTells, refusals),
    (RefusalCountsTraps, refusals),
]


CHECKS: list[Check] = [worlds, told, vary, private, probes, refusals, traps_look_alike]


@pytest.mark.parametrize("check", CHECKS, ids=lambda c: c.__name__)
def test_where_tricks_abound_nothing_leaks(check: Check) -> None:
    check(rigged(), SEEDS)


@pytest.mark.parametrize(("leaky", "check"), LEAKS, ids=lambda value: value.__name__)
def test_a_planted_leak_is_caught(leaky: type[Rigged], check: Check) -> None:
    with pytest.raises(CAUGHT):
        check(rigged(leaky), LEAKY_SEEDS)
