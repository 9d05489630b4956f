"""Kuhn poker: a card each out of three, one coin in the pot, one bet.

What the secrets of this game cost: the mark `Own` on the hands, which only their owners see, and
`disguise`, which says what a seat holds possible.
"""

from collections.abc import Mapping, Sequence
from typing import Annotated, Literal, get_args

from teban.core.event import Event
from teban.core.game import Game
from teban.core.ids import Action, SeatId
from teban.core.marks import Own
from teban.core.notation import Listed
from teban.core.result import Result
from teban.core.turns import Tell, TurnState
from teban.players import by_search

Card = Literal["J", "Q", "K"]
CARDS: tuple[Card, ...] = get_args(Card)
"""The weakest first."""

PASS, BET = 0, 1
"""To bet is to put in a second coin, or to call one; to pass is to check, or to fold."""
Course = Literal["", "p", "b", "pb", "pp", "pbp", "pbb", "bp", "bb"]
"""Who passed and who bet, one after the other."""
SHOWDOWN: Mapping[str, int] = {"pp": 1, "pbb": 2, "bb": 2}
"""What the better card wins."""
FOLDED: Mapping[str, int] = {"bp": 0, "pbp": 1}
"""Who wins the rival's first coin."""


class Act(Event, frozen=True):
    """Somebody passes or bets."""

    seat: SeatId
    does: str


class Shown(Event, frozen=True):
    """Somebody lays down their card."""

    seat: SeatId
    card: str


class Deal(TurnState):
    """One position."""

    hands: Annotated[tuple[Card, Card], Own()] = ("J", "Q")
    course: Course = ""
    shown: tuple[Card | None, Card | None] = (None, None)
    """The cards, once both lie open."""

    notation = Listed(("pass", "bet"))

    def opening(self, tell: Tell) -> None:
        """A card each."""
        first, second = self.deal("deal", CARDS, 2)
        self.hands = first, second

    def legal(self) -> Sequence[Action]:
        """Always both."""
        return PASS, BET

    def play(self, action: Action, tell: Tell) -> None:
        """Pass or bet; a showdown shows both cards."""
        self.course = _COURSES[self.course + "pb"[action]]
        tell(Act(seat=self.mover, does=self.notation.name(action)))
        if self.course in SHOWDOWN:
            self.shown = self.hands
            for seat, card in enumerate(self.hands):
                tell(Shown(seat=SeatId(seat), card=card))

    def result(self) -> Result | None:
        """Coins won and lost."""
        if self.course in SHOWDOWN:
            first, second = map(CARDS.index, self.hands)
            won = SHOWDOWN[self.course] * (1 if first > second else -1)
            return Result((won, -won))
        if self.course in FOLDED:
            return Result((1, -1) if FOLDED[self.course] == 0 else (-1, 1))
        return None

    def disguise(self, seat: SeatId, seed: int) -> None:
        """The rival may hold either of the cards that the seat does not, until both are shown."""
        super().disguise(seat, seed)
        if not any(self.shown):
            own = self.hands[seat]
            other = self.chance("world", [card for card in CARDS if card != own])
            self.hands = (other, own) if seat else (own, other)


_COURSES: Mapping[str, Course] = {course: course for course in get_args(Course)}


class Kuhn(Game[Deal]):
    """The game."""

    key = "kuhn"
    seat_names = ("A", "B")
    position = Deal
    levels = {"easy": by_search(20), "hard": by_search(1000)}


GAME = Kuhn()
