"""What actions may aim at."""

from collections.abc import Callable

from teban.core.ids import Action as Pick
from teban.core.ids import SeatId
from teban.games.blackpoker import space
from teban.games.blackpoker.actions.action import Targets
from teban.games.blackpoker.cards import SUIT
from teban.games.blackpoker.state import RIVAL, SEATS, Aim, Asked, Duel, Target, Unit

Found = list[tuple[Pick, Target]]


def units(fits: Callable[[SeatId, SeatId, Unit, tuple[int, ...]], bool]) -> Targets:
    """Units for which the test holds: (controller, owner, unit, keys)."""

    def targets(duel: Duel, seat: SeatId, own: Asked | None, keys: tuple[int, ...]) -> Found:
        return [
            (space.unit(owner, at), Target(Aim.UNIT, owner, unit.uid))
            for owner in SEATS
            for at, unit in enumerate(duel.sides[owner].units)
            if fits(seat, owner, unit, keys)
        ]

    return targets


any_soldier = units(lambda seat, owner, unit, keys: unit.up)
any_character = units(lambda seat, owner, unit, keys: True)
any_bulwark = units(lambda seat, owner, unit, keys: not unit.up)
own_character = units(lambda seat, owner, unit, keys: seat == owner)
own_soldier_of_suit = units(
    lambda seat, owner, unit, keys: (
        seat == owner and unit.up and unit.suit < 4 and unit.suit == SUIT[keys[0]]
    )
)


def the_rival(duel: Duel, seat: SeatId, own: Asked | None, keys: tuple[int, ...]) -> Found:
    """The opponent."""
    return [(space.player(RIVAL[seat]), Target(Aim.PLAYER, RIVAL[seat]))]


def any_player(duel: Duel, seat: SeatId, own: Asked | None, keys: tuple[int, ...]) -> Found:
    """Either player."""
    return [(space.player(player), Target(Aim.PLAYER, player)) for player in SEATS]


def requests(fits: Callable[[Asked], bool]) -> Targets:
    """Requests on the stage for which the test holds; never the one that aims."""

    def targets(duel: Duel, seat: SeatId, own: Asked | None, keys: tuple[int, ...]) -> Found:
        return [
            (space.stage(at), Target(Aim.REQUEST, request.controller, request.number))
            for at, request in enumerate(duel.stage)
            if (own is None or request.number != own.number) and fits(request)
        ]

    return targets


def face_up_trumps(duel: Duel, seat: SeatId, own: Asked | None, keys: tuple[int, ...]) -> Found:
    """Trumps that lie open, of either side."""
    return [
        (space.trump(owner, at), Target(Aim.TRUMP, owner, trump.card))
        for owner in SEATS
        for at, trump in enumerate(duel.sides[owner].trumps)
        if trump.up
    ]


EXEMPT = frozenset(("rsf", "force", "sword_rain", "recruit", "surprise"))
"""The actions whose text says that カウンター cannot aim at them."""

with_keys = requests(lambda request: 1 <= len(request.detail.keys) <= 2)
counterable = requests(
    lambda request: 1 <= len(request.detail.keys) <= 2 and request.action not in EXEMPT
)
with_target = requests(lambda request: request.detail.target is not None)
judgements = requests(lambda request: request.action == "damage_judge")
