"""The player that tries its ideas in worlds that may be true, before it acts.

Where there is something to decide, every line worth trying is played on for some turns in the same
imagined worlds, by adepts who know no more there than they would at the table; the one that does
best on average is followed. All else is left to the adept.
"""

from collections.abc import Callable
from functools import cache
from hashlib import blake2b
from random import Random
from time import monotonic

from msgspec import Struct, json, structs

from teban.core.chance import mix
from teban.core.ids import Action
from teban.core.seat import Seat
from teban.games.blackpoker.actions.action import PICKS
from teban.games.blackpoker.levels import adept
from teban.games.blackpoker.levels.imagine import imagined, play_on
from teban.games.blackpoker.levels.lines import Line, lines
from teban.games.blackpoker.levels.look import Look, look_from
from teban.games.blackpoker.state import Duel
from teban.players.alphabeta import SAFETY, SEED_BITS
from teban.players.halving import best_of

WEIGHED = frozenset(("attackers", "blockers", "draw_second", "bulwark_card", *PICKS))
FIGHT = ("attack", "block", "damage_judge")


class Effort(Struct, frozen=True):
    """How much to think about one decision."""

    playouts: int
    wide: int
    """Lines to try."""
    turns: int
    """Turns to play on for, before the standing is looked at."""
    near: int = 0
    """With so little life on a side it is played on to the end."""
    answers: bool = True
    """Whether to think in the rival's turn too, about blocks and answers."""
    lead: float = 0.02
    """How much better than the adept's a line must do to be preferred, as a part of a win."""
    seconds: float = 1.8
    """No decision takes longer, nor more than half of what is left on the seat's clock."""


class Thinker:
    """Weighs what the adept would do against what else could be done."""

    def __init__(self, effort: Effort, seed: int, clock: Callable[[], float] = monotonic) -> None:
        self._effort = effort
        self._seed = mix(seed)
        self._clock = clock
        self._last: tuple[int, Line | None] = (-1, None)
        self.playouts = 0
        """Games tried out so far."""

    def choose(self, seat: Seat) -> Action:
        """The same for the same seed and seat, unless time runs out."""
        if len(seat.decision.legal) == 1:
            return seat.decision.legal[0]
        look = look_from(seat)
        thinks = _matters(look) and (look.my_turn or self._effort.answers)
        line = self._line(seat) if thinks else None
        pick = None if line is None else line.next(seat.decision)
        return adept.decide(look) if pick is None else pick

    def _line(self, seat: Seat) -> Line | None:
        """The line to follow; found anew from the same luck at each of its picks, or remembered.

        While a choice is being made nothing the seat sees has changed but its own picks.
        """
        shown = json.encode(structs.replace(seat.view, picks=()))
        moment = int.from_bytes(blake2b(shown, digest_size=8).digest(), "little")
        if self._last[0] != moment:
            self._last = moment, self._think(seat, Random(mix(self._seed ^ moment)))
        return self._last[1]

    def _think(self, seat: Seat, random: Random) -> Line | None:
        effort = self._effort
        deadline = self._clock() + self._seconds(seat)

        @cache
        def world(number: int) -> Duel:
            return imagined(seat.sample(random.getrandbits(SEED_BITS)))

        def value(number: int, line: Line) -> float:
            self.playouts += 1
            there = world(number).clone()
            line.follow(there)
            return play_on(there, seat.id, line.party, effort.turns, effort.near)

        tried = lines(world(0), effort.wide)
        if len(tried) == 1:
            return None
        return best_of(
            tried,
            effort.playouts,
            value,
            lead=effort.lead,
            late=lambda: self._clock() > deadline,
        )

    def _seconds(self, seat: Seat) -> float:
        limit = self._effort.seconds
        return limit if seat.time_left is None else min(limit, seat.time_left / 1000 * SAFETY)


def _matters(look: Look) -> bool:
    """Whether this is worth a thought: one's own turn, a fight, or cards laid by the rival."""
    if look.decision.kind != "chance":
        return look.decision.kind in WEIGHED
    top = look.top
    if top is None:
        return look.my_turn
    if top.seat == look.me:
        return top.action == "damage_judge"
    return bool(top.keys) or top.action in FIGHT
