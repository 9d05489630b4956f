"""A sampled world, played on for a few turns by two quick players."""

from collections.abc import Sequence
from random import Random

from teban.core.deck import Card
from teban.games.squfibo.cards import EMPTY
from teban.games.squfibo.levels.chances import Chances
from teban.games.squfibo.levels.offers import best_of, offered, offered_at, to_hand
from teban.games.squfibo.levels.sight import Sight
from teban.games.squfibo.levels.turns import Turn, played, turns
from teban.games.squfibo.options import MAJORITY
from teban.games.squfibo.roles import CELLS

US, RIVAL = 0, 1
CARD = 0.9
"""What one more card in hand than the rival is worth, in stars."""
TEMPO = 0.8
"""What it is worth to leave an even number of cards: the other one will have to fill the board."""
WON = 10.0
"""What a won game is worth: the cards are only guessed, so not all the stars in the world."""
LUCK = 0.01


class Playout:
    """The game from a turn of ours on, with every card known."""

    def __init__(
        self, seen: Sight, cells: Sequence[Card], turn: Turn, hidden: Sequence[Card]
    ) -> None:
        self._options = seen.options
        self._cells = list(cells)
        self._hands = [*seen.hand], [*hidden[: seen.rival]]
        self._deck = [*hidden[seen.rival :]]
        self._pool = seen.pool
        self._stars = [seen.stars, seen.stars - seen.lead]
        if seen.placed is not None:
            self._hands[US].append(turn.card)
        self._play(US, turn)

    def value(self, depth: int, chances: Chances, random: Random) -> float:
        """What we are worth after so many turns more, in stars."""
        mover = RIVAL
        for _ in range(depth):
            if self._over():
                break
            self._play(mover, self._quick(mover, chances, random))
            mover = 1 - mover
        lead = self._stars[US] - self._stars[RIVAL]
        if self._over():
            return lead + (WON if lead > 0 else -WON if lead < 0 else 0.0)
        cards = len(self._hands[US]) - len(self._hands[RIVAL])
        outlook = self._outlook(mover)
        return lead + CARD * cards + (outlook if mover == US else -outlook)

    def _outlook(self, mover: int) -> float:
        """What the board promises to whoever is to move."""
        taken = best_of(offered(self._cells) & to_hand(self._hands[mover]))
        even = (CELLS - self._cells.count(EMPTY)) % 2 == 0
        return taken - TEMPO if even else taken + TEMPO

    def _over(self) -> bool:
        majority = self._options.majority and max(self._stars) >= MAJORITY
        return majority or not self._deck or self._pool <= 0

    def _quick(self, mover: int, chances: Chances, random: Random) -> Turn:
        """The best role, or else whatever offers least."""
        hand = self._hands[mover]
        if EMPTY not in self._cells:
            self._cells[self._discarded(hand, random)] = EMPTY
        if not hand:
            hand.append(self._deck.pop())
        return max(
            turns(self._cells, hand),
            key=lambda turn: turn.worth - chances.stars(turn.offers) + LUCK * random.random(),
        )

    def _discarded(self, hand: Sequence[Card], random: Random) -> int:
        """The cell where the hand makes the best role, or else any."""
        ours = to_hand(hand)
        worth = [best_of(offered_at(self._cells, cell) & ours) for cell in range(CELLS)]
        return worth.index(max(worth)) if any(worth) else random.randrange(CELLS)

    def _play(self, mover: int, turn: Turn) -> None:
        """T3 to T5."""
        hand = self._hands[mover]
        hand.remove(turn.card)
        self._cells = played(self._cells, turn)
        paid = min(turn.worth, self._pool) if self._options.cap else turn.worth
        self._stars[mover] += paid
        self._pool -= paid
        for _ in range(min(turn.worth, len(self._deck))):
            hand.append(self._deck.pop())
