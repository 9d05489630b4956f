"""Which games the contract is tested on, and with which options: in one place.

A game that is not listed here, say from another package, is tested with its own presets.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct, to_builtins

from teban.core.game import Game, State
from teban.core.ids import SeatId, Viewer
from teban.core.record import convert
from teban.core.registry import games
from tests.contract.torture.game import TORTURE


class Setting(Struct, frozen=True):
    """One way to set up a game, as plain data."""

    name: str
    options: Mapping[str, Any] = {}
    private: Sequence[Mapping[str, Any]] = ()
    """What each seat brings along; empty for the defaults."""
    hides: bool = False
    """Something is hidden from somebody, so that a leak can be planted."""
    share: float = 1.0
    """The part of the usual number of games; less where a game is long."""


ALL_ITEMS = dict.fromkeys(
    ("undo", "blind", "refill", "lens", "appraise", "hint", "plant", "disarm", "memo"), 2
)

LONG = 0.04
"""A duel of BlackPoker has some three hundred decisions, and there are ten regulations."""

DUELS = (
    ("light", "entry20"),
    ("standard", "pack"),
    ("pro", "pack"),
    ("master", "pack"),
    ("standard", "rare_pack"),
    ("pro", "rare_pack"),
    ("master", "rare_pack"),
    ("pro", "strategy"),
    ("master", "strategy"),
    ("master", "extra"),
)

SETTINGS: Mapping[str, Sequence[Setting]] = {
    "blackpoker": tuple(
        Setting(f"{format}-{frame}", {"format": format, "frame": frame}, hides=True, share=LONG)
        for format, frame in DUELS
    ),
    "card_othello": (Setting("standard", hides=True, share=0.5),),
    "squfibo": (
        Setting("standard", hides=True, share=0.5),
        Setting("retry", {"cap": True, "retry": True}, hides=True, share=0.2),
        Setting(
            "race", {"tie_break": True, "large": True, "majority": True}, hides=True, share=0.3
        ),
    ),
    "torture": (
        Setting("default", hides=True),
        Setting(
            "large",
            {"cards": 30, "threshold": 8},
            ({"sealed": 1}, {"sealed": 2}, {"sealed": 3}),
            hides=True,
        ),
        Setting("small", {"cards": 12, "threshold": 0}, hides=True),
    ),
    "reversi": (
        Setting("plain", {"size": 6, "specials": 0}),
        Setting("4x4", {"size": 4, "specials": 2}, hides=True),
        Setting("6x6", {"size": 6, "specials": 3, "mark_own": True, "assist": True}, hides=True),
        Setting(
            "items",
            {"size": 6, "specials": 2, "items": True},
            ({"earns": True, "items": {"undo": 2, "blind": 1, "refill": 1}}, {"items": ALL_ITEMS}),
            hides=True,
        ),
        Setting(
            "extended",
            {"size": 8, "items": True, "extended": True},
            ({"earns": True, "items": ALL_ITEMS}, {"earns": True, "items": ALL_ITEMS}),
            hides=True,
            share=0.5,
        ),
    ),
}


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
        """The games to play, of so many for a short game."""
        return range(max(1, round(games * self.share)))

    def new(self, seed: int) -> State:
        return self.game.new(self.options, self.private, seed_bytes(seed))


def seed_bytes(seed: int) -> bytes:
    """A seed of a match; the marker lets a scan find it in what is sent."""
    return b"SeedOfMatch:" + seed.to_bytes(4, "big")


def set_up(game: Game, setting: Setting) -> Table:
    private = setting.private or ({},) * len(game.seat_names)
    return Table(
        game,
        convert("options", dict(setting.options), game.options),
        tuple(convert("private", dict(brought), game.private) for brought in private),
        setting.name,
        setting.hides,
        setting.share,
    )


def tables_of(game: Game) -> list[Table]:
    """The game with all its settings."""
    presets = [Setting(name, to_builtins(options)) for name, options in game.presets.items()]
    return [set_up(game, setting) for setting in SETTINGS.get(game.key, presets)]


def all_tables() -> list[Table]:
    """Every registered game, and the torture game."""
    every: list[Game] = [*games().values(), TORTURE]
    return [table for game in every for table in tables_of(game)]
