"""A computer player is asked for one choice."""

from operator import index
from typing import NamedTuple

from msgspec import Struct

from teban.core.ids import Action
from teban.core.levels import level_named
from teban.core.seat import Advised, Seat


class Answer(NamedTuple):
    """What a player chooses."""

    action: Action
    by: str = ""
    """Who had the word in it, of a player that can say (`Advised`)."""


class Ping(Struct, frozen=True):
    """Whether a worker answers at all."""

    kind: str = "ping"

    def do(self) -> None:
        """Nothing more than that."""


class Question(Struct, frozen=True):
    """Which player is asked, and what it sees."""

    level: str
    seed: int
    seat: Seat

    @property
    def kind(self) -> str:
        """What takes about as long."""
        return f"{self.seat.game.key}/{self.level.partition(':')[0]}"

    def do(self) -> Answer:
        """Let the player think."""
        player = level_named(self.seat.game, self.level)(self.seed)
        action = index(player.choose(self.seat))
        return Answer(action, player.decided_by if isinstance(player, Advised) else "")
