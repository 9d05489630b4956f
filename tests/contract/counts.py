"""How many games each contract test plays: in one place, for every change and for the night."""

import os

from msgspec import Struct


class Counts(Struct, frozen=True):
    """Games for each setting of each game."""

    plays: int
    """Random games with every cheap check."""
    branches: int
    """Games in which what is legal is tried at every ply."""
    saves: int
    damages: int
    """Games whose every position is damaged in some ways."""
    records: int
    refusals: int
    worlds: int
    """Games watched from every seat, in sampled worlds."""
    samples: int
    """Games at most until there are enough samples to judge by."""
    memories: int
    """Random histories of a deck."""
    leaks: int
    """Games in which a planted leak has to be caught."""


EVERY_CHANGE = Counts(
    plays=20,
    branches=3,
    saves=4,
    damages=2,
    records=5,
    refusals=3,
    worlds=6,
    samples=80,
    memories=150,
    leaks=30,
)
NIGHTLY = Counts(
    plays=300,
    branches=40,
    saves=60,
    damages=60,
    records=80,
    refusals=40,
    worlds=60,
    samples=80,
    memories=2000,
    leaks=30,
)

COUNTS = NIGHTLY if os.environ.get("TEBAN_GAMES") == "nightly" else EVERY_CHANGE
