"""What a player sees from its own side of the table, in numbers."""

from msgspec import Struct

from teban.core.ids import Action, SeatId
from teban.core.seat import Seat
from teban.games.blackpoker import space
from teban.games.blackpoker.cards import NAMES, NUMBER, Card
from teban.games.blackpoker.state import ATTACKING, RIVAL
from teban.games.blackpoker.view import MANY, RequestView, SideView, View

CARD = {name: card for card, name in enumerate(NAMES)}
A_LOT = 16
"""What a life that cannot be counted is taken for."""


class Figure(Struct, frozen=True):
    """A character on the field."""

    seat: SeatId
    at: int
    uid: int
    up: bool
    driven: bool
    role: int
    size: int
    """0 for a bulwark."""
    cards: tuple[Card, ...]
    """None of them where they lie face down for this player."""

    @property
    def pick(self) -> Action:
        """Picking it."""
        return space.unit(self.seat, self.at)

    @property
    def attacks(self) -> bool:
        """Whether it is one of the attackers."""
        return self.role == ATTACKING


class Look:
    """One moment, as one seat sees it."""

    def __init__(self, seat: Seat) -> None:
        view: View = seat.view
        self.me, self.rival = seat.id, RIVAL[seat.id]
        self.decision = seat.decision
        mine, theirs = view.sides[self.me], view.sides[self.rival]
        hand = mine.hand
        assert isinstance(hand, tuple)
        self.hand = [CARD[name] for name in hand]
        self.life, self.their_life = _life(mine), _life(theirs)
        self.mine = _figures(self.me, mine)
        self.theirs = _figures(self.rival, theirs)
        self.stage: tuple[RequestView, ...] = view.stage
        self.my_turn = view.turn == self.me
        self.sides = mine, theirs

    @property
    def top(self) -> RequestView | None:
        """The request that is resolved next."""
        return self.stage[-1] if self.stage else None

    @property
    def soldiers(self) -> list[Figure]:
        """One's own."""
        return [unit for unit in self.mine if unit.up]

    @property
    def their_soldiers(self) -> list[Figure]:
        """The rival's."""
        return [unit for unit in self.theirs if unit.up]

    @property
    def bulwarks(self) -> list[Figure]:
        """One's own."""
        return [unit for unit in self.mine if not unit.up]

    def unit(self, uid: int) -> Figure | None:
        """The character of this number."""
        for unit in (*self.mine, *self.theirs):
            if unit.uid == uid:
                return unit
        return None

    def can(self, action: Action) -> bool:
        """Whether this is one of the answers."""
        return action in self.decision.legal


def _life(side: SideView) -> int:
    return A_LOT if side.life == MANY else int(side.life)


def _figures(seat: SeatId, side: SideView) -> list[Figure]:
    return [
        Figure(
            seat,
            at,
            unit.uid,
            unit.size is not None,
            unit.driven,
            unit.role,
            unit.size or 0,
            tuple(CARD[name] for name in unit.cards or ()),
        )
        for at, unit in enumerate(side.units)
    ]


def total(cards: tuple[str, ...]) -> int:
    """The numbers of these cards together."""
    return sum(NUMBER[CARD[name]] for name in cards)
