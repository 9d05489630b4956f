"""What actions may aim at."""

from collections.abc import Callable

from teban.core.ids import Action as Pick
from teban.core.ids import SeatId
from teban.games.blackpoker import space
from teban.games.blackpoker.cards import SUIT
from teban.games.blackpoker.state import RIVAL, SEATS, Aim, Asked, Duel, Target, Unit

Keys = tuple[int, ...]


class Units:
    """Units for which a test holds: (controller, owner, unit, keys)."""

    def __init__(self, name: str, fits: Callable[[SeatId, SeatId, Unit, Keys], bool]) -> None:
        self.name, self.fits = name, fits

    def all(self, duel: Duel, seat: SeatId, own: Asked | None, keys: Keys) -> list[Pick]:
        fits = self.fits
        return [
            space.unit(owner, at)
            for owner in SEATS
            for at, unit in enumerate(duel.sides[owner].units)
            if fits(seat, owner, unit, keys)
        ]

    def holds(self, duel: Duel, request: Asked, target: Target) -> bool:
        if target.aim is not Aim.UNIT:
            return False
        unit = duel.sides[target.seat].unit(target.number)
        keys = request.detail.keys
        return unit is not None and self.fits(request.controller, target.seat, unit, keys)


any_soldier = Units("any_soldier", lambda seat, owner, unit, keys: unit.up)
any_character = Units("any_character", lambda seat, owner, unit, keys: True)
any_bulwark = Units("any_bulwark", lambda seat, owner, unit, keys: not unit.up)
own_character = Units("own_character", lambda seat, owner, unit, keys: seat == owner)
own_soldier_of_suit = Units(
    "own_soldier_of_suit",
    lambda seat, owner, unit, keys: (
        seat == owner and unit.up and unit.suit < 4 and unit.suit == SUIT[keys[0]]
    ),
)


class Players:
    """Either player, or only the opponent."""

    def __init__(self, name: str, own: bool) -> None:
        self.name, self.own = name, own

    def all(self, duel: Duel, seat: SeatId, own: Asked | None, keys: Keys) -> list[Pick]:
        return [space.player(player) for player in SEATS if self.own or player != seat]

    def holds(self, duel: Duel, request: Asked, target: Target) -> bool:
        """Players stay."""
        return target.aim is Aim.PLAYER and (self.own or target.seat == RIVAL[request.controller])


the_rival = Players("the_rival", own=False)
any_player = Players("any_player", own=True)


class Requests:
    """Requests on the stage for which a test holds; never the one that aims."""

    def __init__(self, name: str, fits: Callable[[Asked], bool]) -> None:
        self.name, self.fits = name, fits

    def all(self, duel: Duel, seat: SeatId, own: Asked | None, keys: Keys) -> list[Pick]:
        return [
            space.stage(at)
            for at, request in enumerate(duel.stage)
            if (own is None or request.number != own.number) and self.fits(request)
        ]

    def holds(self, duel: Duel, request: Asked, target: Target) -> bool:
        return target.aim is Aim.REQUEST and any(
            other.number == target.number != request.number and self.fits(other)
            for other in duel.stage
        )


EXEMPT = frozenset(("rsf", "force", "sword_rain", "recruit", "surprise"))
"""The actions whose text says that カウンター cannot aim at them."""

with_keys = Requests("with_keys", lambda request: 1 <= len(request.detail.keys) <= 2)
counterable = Requests(
    "counterable",
    lambda request: 1 <= len(request.detail.keys) <= 2 and request.action not in EXEMPT,
)
with_target = Requests("with_target", lambda request: request.detail.target is not None)
judgements = Requests("judgements", lambda request: request.action == "damage_judge")


class FaceUpTrumps:
    """Trumps that lie open, of either side."""

    name = "face_up_trumps"

    def all(self, duel: Duel, seat: SeatId, own: Asked | None, keys: Keys) -> list[Pick]:
        return [
            space.trump(owner, at)
            for owner in SEATS
            for at, trump in enumerate(duel.sides[owner].trumps)
            if trump.up
        ]

    def holds(self, duel: Duel, request: Asked, target: Target) -> bool:
        return target.aim is Aim.TRUMP and any(
            trump.up and trump.card == target.number for trump in duel.sides[target.seat].trumps
        )


face_up_trumps = FaceUpTrumps()


def target_of(duel: Duel, pick: Pick) -> Target:
    """What a pick aims at, as something that stays the same while places change."""
    if space.is_unit(pick):
        owner, at = space.unit_of(pick)
        return Target(Aim.UNIT, owner, duel.sides[owner].units[at].uid)
    if space.is_stage(pick):
        request = duel.stage[space.stage_of(pick)]
        return Target(Aim.REQUEST, request.controller, request.number)
    if space.is_player(pick):
        return Target(Aim.PLAYER, space.player_of(pick))
    owner, at = space.trump_of(pick)
    return Target(Aim.TRUMP, owner, duel.sides[owner].trumps[at].card)
