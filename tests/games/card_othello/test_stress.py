"""Many random games: every card is used, every game ends, and the books balance."""

import os
from collections import Counter
from random import Random

import pytest

from teban.core.deck import Slot
from teban.core.event import Event
from teban.core.game import Nothing
from teban.core.ids import Action, only
from teban.games.card_othello import GAME, space
from teban.games.card_othello import events as ev
from teban.games.card_othello.cards.catalogue import KEYS, TYPES
from teban.games.card_othello.game import CardOthelloState
from teban.games.card_othello.geometry import BIT, GRID
from teban.games.card_othello.hands import hold, receive
from teban.games.card_othello.options import MOST_CHARGE, MOST_IN_HAND, Options
from teban.games.card_othello.state import SEATS, SHIELDS, Kind

NIGHTLY = os.environ.get("TEBAN_GAMES") == "nightly"
GAMES = 100
LEAST = 1000 if NIGHTLY else 1
"""How often every card must be used."""
LONGEST = 3000


def begin(seed: int) -> CardOthelloState:
    return GAME.new(Options(), (Nothing(), Nothing()), seed.to_bytes(16, "big"))


def balanced(board: CardOthelloState) -> None:
    """What is worked out agrees with what is true."""
    black, white = board.stones
    assert not black & white
    standing = [cell for cell in GRID.cells if board.serials[cell]]
    assert standing == GRID.cells_of(black | white)
    assert all(0 <= charge <= MOST_CHARGE for charge in board.charge)
    assert all(len(hand) <= MOST_IN_HAND for hand in board.hands)
    assert [m.seq for m in board.markers] == sorted({m.seq for m in board.markers})
    immune = 0
    for marker in board.markers:
        bit = BIT[board.cell_of(marker)]
        assert bit & board.stones[marker.owner], "a marker on the other side's stone"
        immune |= bit if marker.kind in SHIELDS else 0
    assert immune == board.immune
    for seat in SEATS:
        traps = [m.stone for m in board.markers if m.kind is Kind.TRAP and m.owner == seat]
        plot = board.plots[seat]
        assert len(traps) <= 1
        assert not traps or (plot is not None and traps[0] in plot.suspects)
        workers = [m for m in board.markers if m.kind is Kind.WORK and m.owner == seat]
        assert len(workers) <= 1


def play_out(board: CardOthelloState, random: Random, used: Counter[str]) -> None:
    while actors := board.actors():
        assert board.ply < LONGEST, "the game does not end"
        events: list[Event] = []
        board.apply(random.choice(board.decision(actors[0]).legal), actors[0], events)
        used.update(event.card for event in events if isinstance(event, ev.CardPlayed))
        balanced(board)
    assert board.result() is not None


@pytest.mark.timeout(7200 if NIGHTLY else 60)
def test_random_games_end_and_the_books_balance() -> None:
    used: Counter[str] = Counter()
    for seed in range(GAMES):
        play_out(begin(seed), Random(seed), used)
    assert sum(used.values()) > 10 * GAMES


def provided(board: CardOthelloState, card: int) -> None:
    """Give the mover this card, and what it costs."""
    seat = board.mover
    hold(board, seat, board.hands[seat][: MOST_IN_HAND - 1])
    receive(board, seat, Slot(card, only(seat)))
    board.charge = (MOST_CHARGE, MOST_CHARGE)


def favouring(legal: tuple[Action, ...], card: int, random: Random) -> Action:
    wanted = space.USE + card
    return wanted if wanted in legal else random.choice(legal)


@pytest.mark.timeout(7200 if NIGHTLY else 60)
def test_every_card_is_used_often_and_always_works() -> None:
    used: Counter[str] = Counter()
    seed = 0
    while min(used[key] for key in KEYS) < LEAST:
        assert seed < 30 * LEAST, used
        board, random = begin(seed), Random(seed)
        seed += 1
        while actors := board.actors():
            seat, rarest = actors[0], random.randrange(TYPES)
            if board.selection is None and board.used is None and not board.placed:
                provided(board, rarest)
            events: list[Event] = []
            board.apply(favouring(board.decision(seat).legal, rarest, random), seat, events)
            used.update(event.card for event in events if isinstance(event, ev.CardPlayed))
            balanced(board)
