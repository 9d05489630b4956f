"""The player who tries the best ways in worlds that may be true."""

from collections.abc import Sequence
from random import Random

from msgspec import Struct

from teban.core.chance import mix
from teban.core.ids import Action
from teban.core.seat import Seat
from teban.games.squfibo.levels.chances import Chances
from teban.games.squfibo.levels.expert import Way, discarded_blindly, ways
from teban.games.squfibo.levels.playout import Playout
from teban.games.squfibo.levels.sight import Sight, counted, guess, sight


class Plan(Struct, frozen=True):
    """How far to look."""

    wide: int
    """Ways to try, the best at first sight."""
    margin: float
    """Stars that a way may be worse at first sight and is still tried."""
    worlds: int
    """Worlds to try each of them in."""
    depth: int
    """Turns to play on for, before the stars are counted."""


class Master:
    """Samples the rival's hand and the deck, and plays the best ways on in each world."""

    def __init__(self, plan: Plan, seed: int) -> None:
        self._plan = plan
        self._seed = mix(seed)

    def choose(self, seat: Seat) -> Action:
        """The same for the same seed and seat."""
        random = Random(mix(self._seed + seat.decision.number))
        seen = sight(seat)
        if not seen.hand and seen.placed is None:
            return discarded_blindly(seen, random)
        tried = self._promising(seen, random)
        if len(tried) == 1:
            return tried[0].action
        values = self._try(tried, seat, seen, random)
        return tried[values.index(max(values))].action

    def _promising(self, seen: Sight, random: Random) -> list[Way]:
        plan = self._plan
        best = sorted(ways(seen, random), key=lambda way: -way.value)[: plan.wide]
        return [way for way in best if way.value >= best[0].value - plan.margin]

    def _try(self, tried: Sequence[Way], seat: Seat, seen: Sight, random: Random) -> list[float]:
        """What each way comes to; all of them in the same worlds, so that luck favours none."""
        # In a playout neither side knows the other hand: for both, all these cards are unseen.
        both = [mine + unseen for mine, unseen in zip(counted(seen.hand), seen.unseen, strict=True)]
        chances = Chances(both, seen.rival)
        values = [0.0] * len(tried)
        for _ in range(self._plan.worlds):
            hidden = guess(seat, random)
            for number, way in enumerate(tried):
                playout = Playout(seen, way.cells, way.turn, hidden)
                values[number] += playout.value(self._plan.depth, chances, random)
        return values
