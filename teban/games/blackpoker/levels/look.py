"""What a player sees from its own side of the table, in numbers.

A `Look` is made from what a seat is shown; or, in the worlds that a player imagines, from what
would be shown to a seat there, without the way through the words of a view.
"""

from functools import cached_property
from typing import TypeAlias

from msgspec import Struct

from teban.core.decision import Decision
from teban.core.ids import Action, SeatId
from teban.core.seat import Seat
from teban.games.blackpoker import space
from teban.games.blackpoker.cards import NAMES, NUMBER, Card, cards_in
from teban.games.blackpoker.state import ATTACKING, RIVAL, Asked, Duel, Side, size
from teban.games.blackpoker.view import MANY, RequestView, SideView, View
from teban.games.blackpoker.zones import COUNTED

CARD = {name: card for card, name in enumerate(NAMES)}
A_LOT = 16
"""What a life that cannot be counted is taken for."""


class Figure(Struct, frozen=True, gc=False):
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
        return space.unit(self.seat, self.at)

    @property
    def attacks(self) -> bool:
        return self.role == ATTACKING


Aimed: TypeAlias = tuple[int, int, int]
"""What kind of thing, whose, and its number."""


class Asking(Struct, frozen=True, gc=False):
    """A request on the stage."""

    number: int
    seat: SeatId
    action: str
    keys: tuple[Card, ...]
    target: Aimed | None


class Look:
    """One moment, as one seat sees it."""

    def __init__(
        self,
        decision: Decision,
        hand: list[Card],
        lives: tuple[int, int],
        figures: tuple[list[Figure], list[Figure]],
        stage: list[Asking],
        turn: SeatId,
    ) -> None:
        self.decision = decision
        self.me = me = decision.seat
        self.rival = rival = RIVAL[me]
        self.hand = hand
        self.life, self.their_life = lives[me], lives[rival]
        self.mine, self.theirs = figures[me], figures[rival]
        self.stage = stage
        self.my_turn = turn == me

    @property
    def top(self) -> Asking | None:
        """The request that is resolved next."""
        return self.stage[-1] if self.stage else None

    @cached_property
    def soldiers(self) -> list[Figure]:
        """One's own."""
        return [unit for unit in self.mine if unit.up]

    @cached_property
    def their_soldiers(self) -> list[Figure]:
        """The rival's."""
        return [unit for unit in self.theirs if unit.up]

    @cached_property
    def bulwarks(self) -> list[Figure]:
        """One's own."""
        return [unit for unit in self.mine if not unit.up]

    def unit(self, uid: int) -> Figure | None:
        for unit in (*self.mine, *self.theirs):
            if unit.uid == uid:
                return unit
        return None

    def can(self, action: Action) -> bool:
        """Whether this is one of the answers."""
        return action in self.decision.legal


def look_from(seat: Seat) -> Look:
    """What the seat is shown."""
    view: View = seat.view
    one, two = view.sides
    hand = view.sides[seat.id].hand
    assert isinstance(hand, tuple)
    return Look(
        seat.decision,
        [CARD[name] for name in hand],
        (_shown_life(one), _shown_life(two)),
        (_shown_figures(SeatId(0), one), _shown_figures(SeatId(1), two)),
        [_shown_request(request) for request in view.stage],
        SeatId(view.turn),
    )


def look_into(world: Duel, asked: Decision) -> Look:
    """What whoever is asked would be shown in an imagined world."""
    me = asked.seat
    one, two = world.sides
    return Look(
        asked,
        cards_in(world.sides[me].hand),
        (_life(one, me == 0), _life(two, me == 1)),
        (_figures(world, SeatId(0), me == 0), _figures(world, SeatId(1), me == 1)),
        [_request(request) for request in world.stage],
        world.turn,
    )


def _shown_life(side: SideView) -> int:
    return A_LOT if side.life == MANY else int(side.life)


def _shown_figures(seat: SeatId, side: SideView) -> list[Figure]:
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


def _shown_request(asked: RequestView) -> Asking:
    keys = tuple(CARD[name] for name in asked.keys)
    return Asking(asked.number, SeatId(asked.seat), asked.action, keys, asked.target)


def _life(side: Side, own: bool) -> int:
    life = side.life
    return life if own or life < COUNTED else A_LOT


def _figures(world: Duel, seat: SeatId, own: bool) -> list[Figure]:
    return [
        Figure(
            seat,
            at,
            unit.uid,
            unit.up,
            unit.driven,
            unit.role,
            size(world, seat, unit) if unit.up else 0,
            unit.cards if own or unit.up or unit.bare else (),
        )
        for at, unit in enumerate(world.sides[seat].units)
    ]


def _request(asked: Asked) -> Asking:
    aim = asked.detail.target
    return Asking(
        asked.number,
        asked.controller,
        asked.action,
        asked.detail.keys,
        None if aim is None else (aim.aim, aim.seat, aim.number),
    )


def total(cards: tuple[Card, ...]) -> int:
    """The numbers of these cards together."""
    return sum(NUMBER[card] for card in cards)
