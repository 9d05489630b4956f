"""§1.4: the top of a grave lies open. Whatever comes to lie there is told, and then known."""

from collections.abc import Iterator
from itertools import zip_longest
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest
from msgspec import structs

from teban.core.event import Event, redact_all
from teban.core.ids import EVERYONE, Action, SeatId
from teban.core.record import Record, decode, opening, replay
from teban.core.refused import Refused, Why
from teban.games.blackpoker import events as ev
from teban.games.blackpoker import space
from teban.games.blackpoker.cards import Card, mask_of
from teban.games.blackpoker.game import BlackPoker, DuelState
from teban.games.blackpoker.state import P1, P2, SEATS, know
from tests.contract.play import Step
from tests.contract.secrecy import Tally, follow

GAME = BlackPoker()
KEPT = Path(__file__).parents[2] / "kept" / "2026-11-18"
RETRIEVING = ("reunion", "reanimate")
PRESETS = ("pro_pack", "master_extra")
GAMES = 15
LEAST = 5
WORLDS = 20


class Left(NamedTuple):
    """A card has left a grave."""

    seat: SeatId
    was_top: bool
    grave: list[Card]
    """What lies there now, worked out from what has been told."""
    then: Event | None
    """What happened next in the same batch,"""
    events: list[Event]
    """and the whole of it."""


def everything_that_leaves() -> Iterator[Left]:
    """Every card that leaves a grave in some games in which that happens whenever it can."""
    for preset in PRESETS:
        for seed in range(GAMES):
            random = Random(seed)
            decks = [GAME.private() for _ in SEATS]
            state = GAME.new(GAME.presets[preset], decks, random.randbytes(16))
            graves = {seat: [*state.sides[seat].grave] for seat in SEATS}
            for events in played(state, random):
                yield from leaving(graves, events)


def leaving(graves: dict[SeatId, list[Card]], events: list[Event]) -> Iterator[Left]:
    """Follow both graves through a batch."""
    for event, then in zip_longest(events, events[1:]):
        match event:
            case ev.Move(card=int(card), to="grave"):
                graves[SeatId(event.seat)].append(card)
            case ev.Top(card=card):
                grave = graves[SeatId(event.seat)]
                grave.append(grave.pop(grave.index(card)))
            case ev.Move(card=int(card), source="grave"):
                grave = graves[SeatId(event.seat)]
                was_top = grave[-1] == card
                grave.remove(card)
                yield Left(SeatId(event.seat), was_top, [*grave], then, events)
            case _:
                pass


def played(state: DuelState, random: Random) -> Iterator[list[Event]]:
    """What every action of a game caused."""
    while actors := state.actors():
        events: list[Event] = []
        state.apply(retrieving(state, actors[0], random), actors[0], events)
        yield events


def retrieving(state: DuelState, seat: SeatId, random: Random) -> Action:
    """Whatever takes a card out of a grave, and often the one that lies open."""
    decision = state.decision(seat)
    if decision.kind == "grave_pick" and random.random() < 0.5:
        return space.card(state.sides[seat].grave[-1])
    names = {pick: state.name(pick, seat) for pick in decision.legal}
    rare = [pick for pick, name in names.items() if any(word in name for word in RETRIEVING)]
    return random.choice(rare or decision.legal)


def uncovered() -> list[Left]:
    found = [left for left in everything_that_leaves() if left.was_top and left.grave]
    assert len(found) >= LEAST
    return found


def test_when_the_top_of_a_grave_leaves_everybody_is_told_the_next() -> None:
    for left in uncovered():
        assert left.then == ev.Top(seat=left.seat, card=left.grave[-1])
        for viewer in (*SEATS, None):
            assert left.then in redact_all(left.events, viewer)


def test_when_another_card_leaves_a_grave_nothing_is_uncovered() -> None:
    found = [left for left in everything_that_leaves() if not (left.was_top and left.grave)]
    assert len(found) >= LEAST
    assert not any(isinstance(left.then, ev.Top) for left in found)


def graveyard(random: Random) -> DuelState:
    """P1 is asked what comes back of a grave of which P2 has seen the top and two cards below."""
    grave = ["S4", "D8", "C5", "CK", "H9", "S6", "D2"]
    random.shuffle(grave)
    setup = {
        "turn": "P1",
        "P1": {"life": 14, "hand": ["H2", "H3", 3], "grave": grave},
        "P2": {"life": 14, "hand": [4]},
    }
    state = GAME.vocabulary(GAME.presets["pro_pack"]).setup(setup)
    assert isinstance(state, DuelState)
    seen = random.sample(state.sides[P1].grave[:-2], 2)
    know(state, P1, mask_of(seen), EVERYONE)
    while (decision := state.decision(state.actors()[0])).kind != "grave_pick":
        reunion = space.REQUEST["reunion"]
        state.apply(reunion if reunion in decision.legal else decision.legal[0], decision.seat)
    return state


def test_everybody_knows_from_then_on_which_card_was_uncovered() -> None:
    for seed in range(GAMES):
        state = graveyard(Random(seed))
        *_, uncovered, top = state.sides[P1].grave
        at = len(state.sides[P1].grave) - 2
        state.apply(space.card(top), P1)
        assert all(known >> uncovered & 1 for known in state.sides[P1].known)
        worlds = [state.sample(P2, number).sides[P1].grave for number in range(WORLDS)]
        assert {grave[at] for grave in worlds} == {uncovered}
        assert len({grave[:at] for grave in worlds}) > 1


def test_nobody_else_can_tell_where_in_a_grave_a_card_lay_that_came_back() -> None:
    tally = Tally()
    for seed in range(GAMES):
        random = Random(seed)
        before = graveyard(random)
        events: list[Event] = []
        after, pick = before.clone(), random.choice(before.decision(P1).legal)
        after.apply(pick, P1, events)
        step = Step(before, P1, pick, after, events)
        for number in range(WORLDS):
            follow(step, P2, before.sample(P2, number), tally)
    assert tally.compared >= LEAST


def first_rules() -> Record:
    """A match of version 1, when nobody was told what was uncovered."""
    record = decode((KEPT / "records" / "blackpoker.json").read_bytes())
    assert record.rules_version == 1
    return record


def test_a_record_of_the_first_rules_tells_it_too() -> None:
    record = first_rules()
    state = opening(GAME, record)
    assert isinstance(state, DuelState)
    graves = {seat: [*state.sides[seat].grave] for seat in SEATS}
    batches = (events for _, events, _ in replay(GAME, record))
    (left,) = (one for events in batches for one in leaving(graves, events))
    assert left.was_top
    assert left.then == ev.Top(seat=left.seat, card=left.grave[-1])


@pytest.mark.parametrize("version", [0, GAME.rules_version + 1])
def test_a_record_of_rules_that_are_not_named_is_refused(version: int) -> None:
    with pytest.raises(Refused) as refused:
        opening(GAME, structs.replace(first_rules(), rules_version=version))
    assert refused.value.code is Why.OTHER_RULES
