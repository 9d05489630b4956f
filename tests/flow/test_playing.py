"""The little game played to the end, copied, saved, and asked twice."""

from collections import Counter
from collections.abc import Callable
from random import Random

import pytest

from teban.core.event import Event
from tests.flow.guild import DEEDS, FLOW, SEATS, Guild, Told
from tests.flow.table import asked, check, offers, play, reloaded, table

OMENS = (
    *("resolve end -> dawn T", "resolve end -> toll T", "resolve end -> feast T"),
    *("resolve bribe -> gossip A", "resolve bribe -> gossip B", "resolve bribe -> gossip C"),
    *("resolve gossip -> grudge T", "push grudge -> alarm C", "push beg -> grudge B"),
    *("declare rally -> dare B", "declare veto -> alarm A", "resolve duel -> parade T"),
    *("resolve work -> feast T", "resolve work -> parade T", "resolve dawn -> echo B"),
    *("resolve plague -> coup C", "resolve spy -> gossip T", "resolve spy -> alarm T"),
)


def start(seed: int) -> Guild:
    return table(*OMENS, first=SEATS[seed % 3])


def step(state: Guild, choose: Random, events: list[Event] | None = None) -> str:
    """One random action; says what was asked."""
    asked_for = FLOW.runner.pending(state)
    assert asked_for is not None
    state.apply(choose.choice(asked_for.legal), asked_for.seat, events)
    return asked_for.kind


def all_coins(state: Guild) -> int:
    """A request is in play from its declaration until it is done with or cancelled."""
    in_play = {*state.stage, *state.resolving, state.declared}
    on_them = sum(request.detail.coins for request in in_play if request)
    return sum(state.coins) + state.bank + on_them


def test_random_games_reach_the_end_and_every_branch() -> None:
    kinds: Counter[str] = Counter()
    told: Counter[tuple[str, str]] = Counter()
    for seed in range(500):
        state, choose = start(seed), Random(seed)
        events: list[Event] = []
        coins = all_coins(state)
        while not state.over:
            kinds[step(state, choose, events)] += 1
            assert all_coins(state) == coins
            assert state.ply < 5000
        assert state.actors() == ()
        told.update((event.what, event.deed) for event in events if isinstance(event, Told))
    assert set(kinds) == {"chance", "duel", "order"}
    assert {deed for what, deed in told if what == "resolve"} == set(DEEDS)
    assert {deed for what, deed in told if what == "drop"} == {"feast", "parade"}


@pytest.mark.parametrize("seed", range(20))
def test_a_game_goes_on_the_same_from_a_save_at_every_decision(seed: int) -> None:
    state, choose = start(seed), Random(seed)
    again, choose_again = start(seed), Random(seed)
    while not state.over:
        loaded = reloaded(again)
        assert loaded == again
        again = loaded
        events: list[Event] = []
        events_again: list[Event] = []
        step(state, choose, events)
        step(again, choose_again, events_again)
        assert (again, events_again) == (state, events)


def in_an_order() -> Guild:
    state = table("push grudge -> alarm C", "resolve alarm -> echo B")
    play(state, "A beg")
    check(state, "grudge C", "echo C", "grudge A")
    assert offers(state) == {"first grudge", "first echo"}
    return state


def in_an_effect() -> Guild:
    state = table()
    play(state, "A beg", "A duel 1", "A pass", "B pass", "C pass")
    assert (asked(state), offers(state)) == ("B", {"fight", "yield"})
    return state


def in_an_effect_in_a_check() -> Guild:
    state = table()
    check(state, "dare B", "gossip C", "grudge A")
    assert (asked(state), offers(state)) == ("C", {"fight", "yield"})
    return state


HALTS = pytest.mark.parametrize("halt", [in_an_order, in_an_effect, in_an_effect_in_a_check])


@HALTS
def test_a_save_in_the_middle_brings_back_everything(halt: Callable[[], Guild]) -> None:
    state = halt()
    loaded = reloaded(state)
    assert loaded == state
    assert loaded.dump() == state.dump()
    for seat in state.actors():
        assert loaded.decision(seat) == state.decision(seat)


@HALTS
def test_frames_hold_only_plain_numbers(halt: Callable[[], Guild]) -> None:
    state = halt()
    assert all(isinstance(value, int) for frame in state.frames for value in frame.values)


def walk(state: Guild) -> None:
    choose = Random(1)
    for _ in range(40):
        step(state, choose)


@HALTS
def test_a_copy_taken_in_the_middle_goes_its_own_way(halt: Callable[[], Guild]) -> None:
    state = halt()
    before, twin = state.dump(), state.clone()
    walk(twin)
    assert state.dump() == before
    walk(state)
    assert state == twin


@pytest.mark.parametrize("seed", range(20))
def test_asking_changes_nothing(seed: int) -> None:
    state, choose = start(seed), Random(seed)
    while not state.over:
        before = state.dump()
        (seat,) = state.actors()
        assert state.decision(seat) == state.decision(seat)
        assert state.dump() == before
        step(state, choose)
