"""Which games the contract is tested on, and with which options: as each says itself."""

from importlib import import_module
from importlib.util import find_spec
from random import Random
from types import ModuleType
from typing import Any

from msgspec import Struct, structs, to_builtins

from teban.core.game import Game, State
from teban.core.ids import SeatId, Viewer
from teban.core.record import convert
from teban.core.registry import games
from teban.core.trial import Trial
from tests.contract.torture.game import TORTURE


def trials_of(game: Game) -> ModuleType | None:
    """Where the game says how it is tried, if it does."""
    name = f"{game.package}.trials"
    return import_module(name) if find_spec(name) else None


ORDINARY = 40
"""Plies."""


class Table(Struct, frozen=True):
    """A game and how it is set up."""

    game: Game
    options: Any
    private: tuple[Any, ...]
    name: str = ""
    hides: bool = False
    share: float = 1.0

    def __str__(self) -> str:
        return f"{self.game.key}-{self.name}".replace(" ", "_")

    @property
    def seats(self) -> tuple[SeatId, ...]:
        return tuple(SeatId(seat) for seat in range(len(self.game.seat_names)))

    @property
    def viewers(self) -> tuple[Viewer, ...]:
        return (*self.seats, None)

    def seeds(self, games: int) -> range:
        """The games to play, of so many for an ordinary one."""
        return range(max(1, round(games * self.share)))

    @property
    def plies(self) -> int:
        """How long a random game is."""
        state, random = self.new(0), Random(0)
        while actors := state.actors():
            state.apply(random.choice(state.decision(actors[0]).legal), actors[0])
        return max(1, state.ply)

    def new(self, seed: int) -> State:
        return self.game.new(self.options, self.private, seed_bytes(seed))


def seed_bytes(seed: int) -> bytes:
    """A seed of a match; the marker lets a scan find it in what is sent."""
    return b"SeedOfMatch:" + seed.to_bytes(4, "big")


def set_up(game: Game, trial: Trial) -> Table:
    private = trial.private or ({},) * len(game.seat_names)
    # Who makes other worlds of it hides something.
    hides = game.position.disguise is not State.disguise
    table = Table(
        game,
        convert("options", dict(trial.options), game.options),
        tuple(convert("private", dict(brought), game.private) for brought in private),
        trial.name,
        hides if trial.hides is None else trial.hides,
    )
    share = ORDINARY / table.plies if trial.share is None else trial.share
    return structs.replace(table, share=share)


def tables_of(game: Game) -> list[Table]:
    """The game with all its settings; its presets where it does not say others."""
    presets = [Trial(name, to_builtins(options)) for name, options in game.presets.items()]
    return [set_up(game, trial) for trial in getattr(trials_of(game), "TRIALS", presets)]


def all_tables() -> list[Table]:
    """Every registered game, and the torture game."""
    every: list[Game] = [*games().values(), TORTURE]
    return [table for game in every for table in tables_of(game)]
