"""The player who weighs what it takes against what it leaves to the rival."""

from collections.abc import Iterable, Iterator, Sequence
from random import Random

from msgspec import Struct, structs

from teban.core.chance import mix
from teban.core.deck import Card
from teban.core.ids import Action
from teban.core.seat import Seat
from teban.games.squfibo.cards import EMPTY
from teban.games.squfibo.levels.chances import Chances
from teban.games.squfibo.levels.sight import Sight, sight
from teban.games.squfibo.levels.turns import Turn, endings, put, turns
from teban.games.squfibo.roles import CELLS
from teban.games.squfibo.space import CLAIM, DISCARD, END, place

SPARE = 0.15
"""Stars that it is worth to give away a card held twice: the hand can still take as much."""
DECIDED = 100.0
"""No star outweighs a game that is won or lost."""
LUCK = 1e-6
"""So little that it decides between equals only."""


class Way(Struct, frozen=True):
    """An action with the best turn that it leads to."""

    action: Action
    cells: Sequence[Card]
    """The board without the discarded card."""
    turn: Turn
    value: float


class Expert:
    """Looks one turn ahead, with the rival's chances counted exactly."""

    def __init__(self, seed: int) -> None:
        self._seed = mix(seed)

    def choose(self, seat: Seat) -> Action:
        """The same for the same seed and seat."""
        random = Random(mix(self._seed + seat.decision.number))
        seen = sight(seat)
        if not seen.hand and seen.placed is None:
            return discarded_blindly(seen, random)
        return max(ways(seen, random), key=_value).action


def ways(seen: Sight, random: Random) -> Iterator[Way]:
    """Every action worth a thought, in any order; equals are told apart by luck."""
    chances = Chances(seen.unseen, seen.rival)
    if seen.placed is not None:
        for turn in endings(seen.cells, seen.placed):
            action = END if turn.claim is None else CLAIM + turn.claim
            yield Way(action, seen.cells, turn, _worth(seen, chances, turn, random))
    elif EMPTY in seen.cells:
        for turn in turns(seen.cells, seen.hand):
            action = place(turn.card, turn.cell)
            yield Way(action, seen.cells, turn, _worth(seen, chances, turn, random))
    else:
        for cell in range(CELLS):
            cells = put(seen.cells, cell, EMPTY)
            turn, value = _best(seen, chances, cells, seen.hand, random)
            yield Way(DISCARD + cell, cells, turn, value)


def discarded_blindly(seen: Sight, random: Random) -> Action:
    """C7: on a full board the card of an empty hand is drawn after the discard."""
    chances = Chances(seen.unseen, seen.rival)
    seen = structs.replace(seen, deck=seen.deck - 1)

    def hope(cell: int) -> float:
        cells = put(seen.cells, cell, EMPTY)
        return sum(
            count * _best(seen, chances, cells, (card,), random)[1]
            for card, count in enumerate(seen.unseen)
            if count
        )

    return DISCARD + max(range(CELLS), key=hope)


def _best(
    seen: Sight, chances: Chances, cells: Sequence[Card], hand: Iterable[Card], random: Random
) -> tuple[Turn, float]:
    valued = [(turn, _worth(seen, chances, turn, random)) for turn in turns(cells, hand)]
    return max(valued, key=lambda both: both[1])


def _worth(seen: Sight, chances: Chances, turn: Turn, random: Random) -> float:
    """In stars: what it brings, less what the rival takes next, and a little for what remains."""
    lead = seen.lead + seen.paid(turn.worth)
    if seen.ends(turn.worth):
        return lead + (DECIDED if lead > 0 else -DECIDED if lead < 0 else 0.0)
    spare = SPARE if seen.hand.count(turn.card) > 1 else 0.0
    return lead - chances.stars(turn.offers) + spare + random.random() * LUCK


def _value(way: Way) -> float:
    return way.value
