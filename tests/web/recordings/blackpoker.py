"""BlackPoker: a first duel as the adept plays it, and what is told in one with everything."""

from collections.abc import Mapping
from functools import partial
from random import Random
from typing import Any

from teban.core.chance import SEED_BYTES
from teban.core.event import Event, redact_all, wire
from teban.core.game import State
from teban.core.ids import Action
from teban.core.registry import games
from teban.core.seat import Seat
from teban.games.blackpoker.levels.adept import Adept
from teban.games.blackpoker.options import DeckList, Format, Frame, Options
from teban.games.blackpoker.state import P1
from tests.web.recordings import Recording

_DECKS = (DeckList(), DeckList())
ACTS = 0.7
"""How often something is requested where it may be."""
TOLD = 120
"""So many picks of the duel with everything."""


def choose(state: State, random: Random) -> Action:
    """What the adept would do, who needs no memory; now and then anything."""
    seat = state.actors()[0]
    decision = state.decision(seat)
    if random.random() < 0.1:
        return random.choice(decision.legal)
    game, sample = games()["blackpoker"], partial(state.sample, seat)
    return Adept().choose(Seat(game, seat, decision, state.view(seat), (), None, sample))


RECORDINGS = (Recording("light", Options(), _DECKS, chooses=choose),)


def lists() -> Mapping[str, Any]:
    """What one player is told of a duel with every action there is, and a watcher of the same."""
    game, random = games()["blackpoker"], Random(7)
    options = Options(format=Format.MASTER, frame=Frame.EXTRA, auto_grave_top=True)
    state = game.new(options, _DECKS, bytes([7] * SEED_BYTES))
    told: list[Event] = []
    for _ in range(TOLD):
        seat = state.actors()[0]
        legal = state.decision(seat).legal
        acts = [pick for pick in legal if state.name(pick, seat) != "pass"]
        state.apply(random.choice(acts if acts and random.random() < ACTS else legal), seat, told)
        if state.result() is not None:
            break
    return {
        "told": {
            name: [wire(event) for event in redact_all(told, viewer)]
            for name, viewer in (("0", P1), ("all", None))
        }
    }
