"""Whole games: the facts of the rulings (1.5) hold in every one of them."""

from collections import Counter
from random import Random

import pytest

from teban.core.event import Event
from teban.core.game import Nothing
from teban.core.ids import SeatId
from teban.core.match import Answer, Match, Submission, new_record
from teban.games.squfibo import GAME, space
from teban.games.squfibo import events as ev
from teban.games.squfibo.cards import EMPTY, LARGE, STANDARD, full_deck
from teban.games.squfibo.game import SquFiboState
from teban.games.squfibo.options import Options
from teban.games.squfibo.roles import roles_with
from teban.games.squfibo.space import CLAIM

GAMES = 40


def start(options: Options, seed: int) -> SquFiboState:
    return GAME.new(options, [Nothing(), Nothing()], seed.to_bytes(16))


def step(state: SquFiboState, random: Random) -> list[Event]:
    """Anything; but a role that is there is claimed every other time."""
    seat = state.mover
    action = random.choice(state.decision(seat).legal)
    if state.placed is not None and random.random() < 0.5:
        roles = roles_with(state.cells, state.placed)
        action = CLAIM + roles[0][0] if roles else action
    events: list[Event] = []
    state.apply(action, seat, events)
    return events


def cards_of(state: SquFiboState) -> list[int]:
    on_board = [card for card in state.cells if card != EMPTY]
    in_deck = [slot.card for slot in state.deck.slots()]
    return sorted([*on_board, *in_deck, *state.discard, *state.hands[0], *state.hands[1]])


@pytest.mark.parametrize("large", [False, True])
def test_no_card_is_lost_or_made(large: bool) -> None:
    whole = [*full_deck(LARGE if large else STANDARD)]
    for seed in range(GAMES):
        state, random = start(Options(large=large), seed), Random(seed)
        while state.actors():
            assert cards_of(state) == whole
            step(state, random)
        assert state.turn <= len(whole)


def test_every_turn_begins_with_a_deck_that_is_not_empty_and_has_a_card_to_place() -> None:
    for seed in range(GAMES):
        state, random = start(Options(), seed), Random(seed)
        while state.actors():
            if state.placed is None and not state.full:
                assert state.hands[state.mover]
            events = step(state, random)
            turn = next((at for at, e in enumerate(events) if isinstance(e, ev.Turn)), None)
            if turn is not None:
                assert len(state.deck) + sum(isinstance(e, ev.Draw) for e in events[turn:])


def test_stars_are_what_the_roles_are_worth() -> None:
    seen = Counter[str]()
    for seed in range(GAMES):
        state, random = start(Options(), seed), Random(seed)
        worth = [0, 0]
        while state.actors():
            for event in step(state, random):
                if isinstance(event, ev.Claim) and event.role:
                    worth[event.seat] += 3 if event.role == "great" else 1
                    seen[event.role] += 1
        assert state.stars == tuple(worth)
        assert sum(state.stars) <= 23
        assert state.pool == max(0, 21 - sum(state.stars))
    assert set(seen) == {"great", "small"}


def new_match() -> Match:
    record = new_record(GAME, Options(), [Nothing(), Nothing()], ("a", "b"), bytes(16), b"n")
    return Match(GAME, record)


def submit(match: Match, *actions: str) -> Answer:
    seat = match.seat(match.actors()[0])
    number = seat.decision.number
    return match.submit(Submission(seat.id, number, actions, f"{seat.id}/{number}"))


def test_placing_and_claiming_are_one_submission() -> None:
    match = new_match()
    card = match.seat(SeatId(0)).view.hands[0][0]
    assert submit(match, f"place {card} (2,2)", "claim (1,1) (2,2) (3,3)").taken == 2
    assert match.actors() == (1,)


def test_a_submission_stops_where_a_card_is_drawn() -> None:
    """Otherwise the drawn card could be tried out on all cells, or seen for nothing."""
    match = new_match()
    while (seat := match.seat(match.actors()[0])).view.hands[
        seat.id
    ] or seat.decision.kind == "claim":
        submit(match, space.name(GAME.default_action(seat.decision)))
    rest = ("place R9 (1,1)", "end")
    assert submit(match, "discard (1,1)", *rest) == Answer(1, rest)
