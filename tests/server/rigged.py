"""A game whose computer players are broken, each in its own way."""

import os
import time
from collections.abc import Callable, Mapping
from random import Random

from teban.core.ids import Action
from teban.core.levels import Dial
from teban.core.seat import Player, Seat
from teban.games.reversi.game import Reversi

NO_ACTION = 10**6


class Plain:
    """Takes the first legal action."""

    def __init__(self, seed: int) -> None:
        self.chance = Random(seed)

    def choose(self, seat: Seat) -> Action:
        return seat.decision.legal[0]

    def wrong(self, seat: Seat) -> Action:
        """An action that the rules refuse: on stones, of no legal cell, or none at all."""
        others = [a for a in range(40) if a not in seat.decision.legal]
        return self.chance.choice([*others, NO_ACTION])


class Advised(Plain):
    """Says who had the word."""

    decided_by = "oracle"


class Raising(Plain):
    def choose(self, seat: Seat) -> Action:
        raise ValueError("I do not know")


class Crashing(Plain):
    def choose(self, seat: Seat) -> Action:
        os._exit(1)


class Sleeping(Plain):
    """Falls asleep over its first two moves."""

    def choose(self, seat: Seat) -> Action:
        if seat.decision.number <= 2:
            time.sleep(60)
        return super().choose(seat)


class Silent(Plain):
    def choose(self, seat: Seat) -> Action:
        return None  # type: ignore[return-value]


class Stubborn(Plain):
    """Never does what is allowed."""

    def choose(self, seat: Seat) -> Action:
        return self.wrong(seat)


class Careless(Plain):
    """Does what is refused every other time."""

    def choose(self, seat: Seat) -> Action:
        return self.wrong(seat) if self.chance.random() < 0.5 else super().choose(seat)


class Rigged(Reversi):
    key = "rigged"
    levels: Mapping[str, Callable[[int], Player]] = {
        "plain": Plain,
        "advised": Advised,
        "raising": Raising,
        "crashing": Crashing,
        "sleeping": Sleeping,
        "silent": Silent,
        "stubborn": Stubborn,
        "careless": Careless,
    }
    dials: Mapping[str, Dial] = {}


class Hopeless(Rigged):
    """Not even the weakest player gives an answer."""

    key = "hopeless"
    levels: Mapping[str, Callable[[int], Player]] = {"raising": Raising}
