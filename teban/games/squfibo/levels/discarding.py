"""Ways to choose the card to discard from a full board."""

from collections.abc import Callable
from random import Random
from typing import TypeAlias

from teban.core.ids import Action
from teban.core.seat import Seat
from teban.games.squfibo import events as ev
from teban.games.squfibo.cards import NAMED
from teban.games.squfibo.levels.offers import GREAT, offered_at, to_hand
from teban.games.squfibo.levels.placing import board_of
from teban.games.squfibo.space import DISCARD

Discarding: TypeAlias = Callable[[Seat, Random], Action]


def any_but_last(seat: Seat, random: Random) -> Action:
    """Any card but the one placed last: a habit, no rule (C10)."""
    return random.choice(_all_but_last(seat))


def making_room(seat: Seat, random: Random) -> Action:
    """A card whose cell the hand needs for a great role; without one, any but the last."""
    board, hand = board_of(seat.view), seat.view.hands[seat.id]
    wanted = to_hand(NAMED[name] for name in hand) & GREAT
    actions = _all_but_last(seat)
    rooms = [action for action in actions if offered_at(board, action - DISCARD) & wanted]
    return random.choice(rooms or actions)


def _all_but_last(seat: Seat) -> list[Action]:
    last = next((e.cell for e in reversed(seat.events) if isinstance(e, ev.Place)), None)
    return [action for action in seat.decision.legal if action - DISCARD != last]
