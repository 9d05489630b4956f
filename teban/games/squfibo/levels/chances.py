"""How likely a hidden hand can take what a board offers: counted exactly, not sampled."""

from collections.abc import Sequence
from math import comb

from teban.games.squfibo.cards import CARDS
from teban.games.squfibo.levels.offers import GREAT, Offers
from teban.games.squfibo.roles import WORTH, Role


class Chances:
    """The rival's chances, while so many cards of each kind are unseen."""

    def __init__(self, unseen: Sequence[int], held: int) -> None:
        self._unseen = unseen
        self._all = sum(unseen)
        # T2: an empty hand draws one before it places.
        self._held = min(max(held, 1), self._all)
        self._stars: dict[Offers, float] = {}

    def stars(self, offers: Offers) -> float:
        """The stars that the best role will bring the rival, on average."""
        known = self._stars.get(offers)
        if known is None:
            great = self._holds(offers & GREAT)
            any_role = self._holds((offers | offers >> CARDS) & GREAT)
            known = WORTH[Role.GREAT] * great + WORTH[Role.SMALL] * (any_role - great)
            self._stars[offers] = known
        return known

    def _holds(self, cards: Offers) -> float:
        """The chance that the hand has any of these cards."""
        wanted = sum(self._unseen[card] for card in range(CARDS) if cards >> card & 1)
        return 1 - comb(self._all - wanted, self._held) / comb(self._all, self._held)
