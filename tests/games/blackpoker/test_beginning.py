"""How a duel begins: everybody is told of the deal, and of what decides who goes first (§2.9.2)."""

from collections.abc import Sequence

import pytest
from msgspec import structs

from teban.core.chance import SEED_BYTES, Luck
from teban.core.event import Event, redact_all
from teban.core.ids import Viewer
from teban.core.match import Match, new_record
from teban.core.terminal import Look
from teban.games.blackpoker import events as ev
from teban.games.blackpoker import setup, view
from teban.games.blackpoker.cards import NAMES, NUMBER
from teban.games.blackpoker.game import BlackPoker, DuelState
from teban.games.blackpoker.options import DeckList, Format, Frame, Options
from teban.games.blackpoker.state import P1, P2, SEATS
from teban.text import Text

GAME = BlackPoker()
DECKS = (DeckList(), DeckList())
UNASKED = (Options(), Options(Format.STANDARD, Frame.PACK))
"""Nobody chooses anything before the deal."""
VIEWERS: tuple[Viewer, ...] = (P1, P2, None)
SEEDS = 40


def begun(options: Options, number: int) -> tuple[DuelState, list[Event]]:
    events: list[Event] = []
    return GAME.new(options, DECKS, bytes([number] * SEED_BYTES), events), events


def turned(events: Sequence[Event]) -> list[tuple[int, ...]]:
    """The cards turned up out of the lives, a pair for each time."""
    cards = [one.card for one in events if isinstance(one, ev.TurnUp) and one.source == "life"]
    return [*zip(cards[::2], cards[1::2], strict=True)]


@pytest.mark.parametrize("options", UNASKED)
def test_the_higher_card_goes_first_and_everybody_is_told(options: Options) -> None:
    equal = 0
    for number in range(SEEDS):
        state, events = begun(options, number)
        compared = [one for one in events if isinstance(one, ev.Compared)]
        assert [one.cards for one in compared] == turned(events)
        *ties, last = compared
        for one in ties:
            assert (NUMBER[one.cards[0]], one.seat) == (NUMBER[one.cards[1]], None)
        assert last.seat == state.turn == state.holder
        assert NUMBER[last.cards[state.turn]] > NUMBER[last.cards[1 - state.turn]]
        assert all(one in redact_all(events, viewer) for viewer in VIEWERS for one in compared)
        equal += bool(ties)
    assert equal, "no two equal cards in all these duels"


def test_a_frame_with_choices_tells_it_when_they_are_made() -> None:
    options = Options(Format.PRO, Frame.STRATEGY)
    state, events = begun(options, 1)
    assert not events
    for _ in range(200):
        seat = state.actors()[0]
        state.apply(state.decision(seat).legal[0], seat, events)
        if turned(events):
            break
    assert [one.seat for one in events if isinstance(one, ev.Compared)][-1] == state.turn


@pytest.mark.parametrize("options", UNASKED)
def test_what_is_told_carries_the_table_before_the_deal_to_the_first_chance(
    options: Options,
) -> None:
    for number in range(5):
        state, events = begun(options, number)
        start = setup.begin(DuelState, options, DECKS, Luck(bytes([number] * SEED_BYTES)))
        for viewer in VIEWERS:
            seen = view.view(start, viewer)
            assert seen.turn_number == 0
            for event in redact_all(events, viewer):
                seen = view.fold(seen, event)
            assert seen == view.view(state, viewer)
            assert seen.turn_number == 1


def test_nobody_is_told_what_the_others_hold() -> None:
    _, events = begun(Options(), 3)
    for viewer in VIEWERS:
        for seat in SEATS:
            if seat == viewer:
                continue
            told = [one for one in redact_all(events, viewer) if isinstance(one, ev.Move)]
            dealt = [one.card for one in told if one.seat == seat and one.to == "hand"]
            assert dealt
            assert dealt == [None] * len(dealt)
            laid = [one.card for one in told if one.seat == seat and one.to == "field"]
            assert laid[0] is None
            assert laid[1] is not None


def test_the_same_seed_tells_the_same_with_and_without_listeners() -> None:
    state, events = begun(Options(), 5)
    silent = GAME.new(Options(), DECKS, bytes([5] * SEED_BYTES))
    assert silent.dump() == state.dump()
    record = new_record(
        GAME, Options(), DECKS, ("a", "b"), bytes([5] * SEED_BYTES), bytes(SEED_BYTES)
    )
    match = Match(GAME, record)
    for viewer in VIEWERS:
        assert [*match.feed(viewer)] == redact_all(events, viewer)
    older = Match(GAME, structs.replace(record, rules_version=GAME.rules_version - 1))
    assert [*older.feed(None)] == [*match.feed(None)]


@pytest.mark.parametrize(
    ("language", "first", "equal"),
    [
        (
            "ja",
            "{} は {} より大きいので、{}が先攻です。",
            "同じ数字なので、次のカードも表にします。",
        ),
        ("en", "{} is higher than {}: {} go", "the same number, so the next cards"),
    ],
)
def test_the_terminal_says_who_goes_first_and_why(language: str, first: str, equal: str) -> None:
    text, ties = Text(language, GAME), 0
    for number in range(SEEDS):
        state, events = begun(Options(), number)
        told = redact_all(events, P1)
        lines = GAME.terminal.log(told, state.view(P1), text)
        pair = turned(events)[-1]
        names = [NAMES[card] for card in (pair if state.turn == P1 else pair[::-1])]
        begins = text("terminal-own" if state.turn == P1 else "terminal-rival")
        assert any(line.startswith(first.format(*names, begins)) for line in lines)
        ties += any(equal in line for line in lines)
        look = Look(state.view(P1), None, told, False)
        assert GAME.terminal.facts(look, text)
    assert ties
