"""Card Othello: games in which cards are used often, and all that a hundred games tell."""

import json
from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

from teban.core.chance import SEED_BYTES
from teban.core.event import Event, redact_all, wire
from teban.core.game import Nothing
from teban.core.registry import games
from teban.games.card_othello.cards.catalogue import KEYS
from teban.games.card_othello.cards.placed import PLACED
from teban.games.card_othello.options import Options
from teban.games.card_othello.state import SEATS
from teban.games.card_othello.telling import lines
from tests.web.recordings import Recording

GAMES = 100
USES = 0.4
"""How often a card is used where one may be."""
PLAIN = {
    "cell": 27,
    "origin": 20,
    "first": 27,
    "second": 36,
    "cells": [27],
    "number": 9,
    "group": 1,
    "place": 0,
    "counter": 3,
    "delta": 2,
    "before": 4,
    "after": 6,
    "shown": [],
}
"""What tells one line from another only by a number."""

RECORDINGS = tuple(
    Recording(name, Options(), (Nothing(), Nothing()), prefers="use")
    for name in ("first", "second")
)


def lists() -> Mapping[str, Any]:
    """What the page has written down for itself, and everything that may stand in its logs."""
    waiting = {KEYS[card]: placing.placements for card, placing in PLACED.items()}
    told = {json.dumps(line, sort_keys=True): line for line in _told()}
    return {
        "placements": waiting,
        "told": {"games": GAMES, "lines": [told[key] for key in sorted(told)]},
    }


def _told() -> Iterator[dict[str, Any]]:
    """Events, and the log and message the terminal has for each."""
    for number in range(GAMES):
        for event in _played(number):
            data = wire(event)
            yield {
                "event": data | {key: plain for key, plain in PLAIN.items() if key in data},
                "lines": [{"log": line.log, "key": line.key} for line in lines([event])],
            }


def _played(number: int) -> Iterator[Event]:
    """What black and what a watcher is told of one game."""
    game, chance = games()["card_othello"], Random(number)
    seed, begun = number.to_bytes(SEED_BYTES, "big"), list[Event]()
    state = game.new(Options(), (Nothing(), Nothing()), seed, begun)
    yield from begun
    while state.result() is None:
        (seat,) = state.actors()
        actions = state.decision(seat).legal
        uses = [action for action in actions if state.name(action, seat).startswith("use")]
        events: list[Event] = []
        preferred = uses if uses and chance.random() < USES else actions
        state.apply(chance.choice(preferred), seat, events)
        yield from redact_all(events, SEATS[0])
        yield from redact_all(events, None)
