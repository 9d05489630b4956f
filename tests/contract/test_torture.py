"""The torture game has every feature it is there for, and random play reaches them all."""

from collections import Counter
from random import Random

from msgspec import structs

from teban.core.chance import Luck
from teban.core.decision import Flag
from teban.core.event import Event, redact
from teban.core.ids import NOBODY, SeatId
from tests.contract.play import choose, steps
from tests.contract.tables import Table, tables_of
from tests.contract.torture.game import TORTURE
from tests.contract.torture.space import EVENTS, WORDS, Moved, Options, Peeked, Private
from tests.contract.torture.state import Torture

TABLES: list[Table] = tables_of(TORTURE)


def at_a_turn(seed: int = 1, **options: int) -> Torture:
    """All have bid their first card, and somebody leads."""
    state = TORTURE.new(Options(**options), [Private()] * 3, seed.to_bytes(16, "big"))
    for seat in state.actors():
        state.apply(state.parse("h0", seat), seat)
    return state


def do(state: Torture, *words: str) -> list[Event]:
    """What one seat does."""
    events: list[Event] = []
    for word in words:
        seat = state.actors()[0]
        state.apply(state.parse(word, seat), seat, events)
    return events


def leader_and_next(state: Torture) -> tuple[SeatId, SeatId]:
    assert state.lead is not None
    return state.lead, SeatId((state.lead + 1) % 3)


def test_random_play_reaches_every_word_event_and_flag() -> None:
    words: Counter[str] = Counter()
    kinds: Counter[type[Event]] = Counter()
    flags = Flag.NONE
    plies = 0
    for seed in range(60):
        for table in TABLES:
            for step in steps(table, seed):
                words[step.before.name(step.action, step.seat).split()[0]] += 1
                kinds.update(type(event) for event in step.events)
                flags |= step.before.decision(step.seat).flags
                plies = max(plies, step.after.ply)
    assert set(WORDS) <= set(words)
    assert set(EVENTS) == set(kinds)
    assert flags == Flag.NO_HINT | Flag.PRIVATE
    assert plies < 150


def test_undo_winds_back_neither_luck_nor_ply_nor_knowledge() -> None:
    state = at_a_turn()
    lead, other = leader_and_next(state)
    hands, scores = state.view(lead).hands, state.scores
    do(state, f"peek {other} 0", "keep")
    known, ply = state.knowledge(lead), state.ply
    do(state, "undo")
    assert (state.view(lead).hands, state.scores) == (hands, scores)
    assert state.knowledge(lead) == known
    assert state.ply == ply + 1
    assert "undo" not in [state.name(action, lead) for action in state.decision(lead).legal]


def test_a_roll_that_was_undone_is_not_the_next_roll() -> None:
    state = at_a_turn()
    do(state, "roll")
    rolled = state.luck
    do(state, "undo")
    assert state.luck == rolled


def test_a_peek_is_shown_to_one_seat_and_remembered_only_by_it() -> None:
    state = at_a_turn()
    lead, other = leader_and_next(state)
    third = SeatId(3 - lead - other)
    before = state.knowledge(third)
    (peeked,) = [event for event in do(state, f"peek {other} 0") if isinstance(event, Peeked)]
    card = state.hands[other][0].card
    assert state.decision(lead).shown == (card,)
    seen = [redact(peeked, viewer) for viewer in (lead, third, None)]
    blank = structs.replace(peeked, card=None, knows=NOBODY)
    assert seen == [structs.replace(peeked, knows=NOBODY), blank, blank]
    assert state.knowledge(third) == before
    assert all(state.sample(lead, seed).hands[other][0].card == card for seed in range(20))
    assert len({state.sample(third, seed).hands[other][0].card for seed in range(20)}) > 1


def test_buried_cards_are_known_to_their_owner_until_a_shuffle() -> None:
    state = at_a_turn(cards=30)
    lead, other = leader_and_next(state)
    first, second = (slot.card for slot in state.hands[lead])
    do(state, "bury", "h0", "h1", "back")
    top = [[slot.card for slot in state.sample(lead, seed).deck.top[0].slots] for seed in range(20)]
    assert top == [[second, first]] * 20
    assert len({state.sample(other, seed).deck.top[0].slots for seed in range(20)}) > 1
    state.shuffle(None)
    decks = [state.sample(lead, seed).deck for seed in range(20)]
    assert all({first, second} <= {slot.card for slot in deck.slots()} for deck in decks)
    assert not any(slot.known for slot in state.deck.slots())


def test_a_count_above_the_threshold_travels_as_what_may_be_seen() -> None:
    state = at_a_turn(threshold=3)
    told = []
    while state.actors():
        seat = state.actors()[0]
        events: list[Event] = []
        state.apply(choose(state, seat, Random(state.ply)), seat, events)
        told += [event.deck for event in events if isinstance(event, Moved)]
    assert set(told) == {0, 1, 2, 3, 4}
    assert state.view(None).deck == len(state.deck)


def test_a_wrong_claim_is_a_claim_and_ends_the_turn() -> None:
    state = at_a_turn()
    lead, _ = leader_and_next(state)
    scores = state.scores
    do(state, "claim", "claim 3")
    assert state.lead is None
    assert state.scores == scores
    right = at_a_turn()
    do(right, "claim", "claim 0")
    assert right.scores[lead] == scores[lead] + 2


def test_a_given_card_is_known_to_the_two_it_went_between() -> None:
    state = at_a_turn()
    lead, other = leader_and_next(state)
    third = SeatId(3 - lead - other)
    card = state.hands[other][0].card
    do(state, f"demand {other}", "h0")
    assert state.hands[lead][-1].card == card
    assert all(state.sample(other, seed).hands[lead][-1].card == card for seed in range(20))
    assert any(state.sample(third, seed).hands[lead][-1].card != card for seed in range(20))


def test_forced_outcomes_are_dealt_first() -> None:
    state = at_a_turn()
    lead, _ = leader_and_next(state)
    state.luck = structs.replace(state.luck, tape=(str(state.deck.bag[0].card),))
    first = state.deck.bag[0].card
    do(state, "draw")
    assert state.hands[lead][-1].card == first
    assert isinstance(state.luck, Luck)
    assert not state.luck.tape
