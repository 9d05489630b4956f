"""Positions and steps for tests, written as scenarios write them."""

from collections.abc import Mapping
from typing import Any

from teban.core.chance import SEED_BYTES, Luck
from teban.core.event import Event
from teban.core.ids import SeatId
from teban.games.card_othello import GAME
from teban.games.card_othello.game import CardOthelloState
from teban.games.card_othello.options import Options

BLACK, WHITE = SeatId(0), SeatId(1)
WORDS = GAME.vocabulary(Options())


def position(words: Mapping[str, Any], *tape: str) -> CardOthelloState:
    """The position that a scenario's `setup` would describe."""
    luck = Luck(bytes(SEED_BYTES), tape=tape)
    state: CardOthelloState = WORDS.setup(words, luck)
    return state


def play(state: CardOthelloState, *steps: str) -> list[Event]:
    """Take these steps for whoever is to move; what happened."""
    events: list[Event] = []
    for step in steps:
        WORDS.play(state, step, None, events)
    return events
