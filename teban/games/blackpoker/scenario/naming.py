"""Things of a position in the words of scenario files, and the things that words name."""

from teban.core.ids import Action as Pick
from teban.core.ids import SeatId
from teban.core.refused import Refused, Why
from teban.games.blackpoker import space
from teban.games.blackpoker.cards import NAMES
from teban.games.blackpoker.scenario.tokens import (
    DRIVEN,
    NEW,
    FogWord,
    UnitWord,
    request_of,
    request_word,
    seat_of,
    trump_ref,
    unit_word,
)
from teban.games.blackpoker.space import PLAYERS
from teban.games.blackpoker.state import (
    SEATS,
    Aim,
    Asked,
    Duel,
    Fog,
    FogKind,
    Target,
    Unit,
    new,
)

NOTHING = "none"


def unit_name(unit: Unit) -> str:
    """A unit without its flags, as references have it."""
    return str(UnitWord(unit.up, unit.cards))


def unit_text(duel: Duel, unit: Unit) -> str:
    """A unit with its flags."""
    flags = {DRIVEN} if unit.driven else set[str]()
    if new(duel, unit):
        flags.add(NEW)
    return str(UnitWord(unit.up, unit.cards, frozenset(flags)))


def unit_ref(seat: SeatId, unit: Unit) -> str:
    """A unit as a reference."""
    return f"{PLAYERS[seat]}.{unit_name(unit)}"


def request_name(request: Asked) -> str:
    """A request with its keys."""
    return request_word(request.controller, request.action, request.detail.keys)


def uid_ref(duel: Duel, uid: int) -> str:
    """The unit of this number as a reference, or `none`."""
    for seat in SEATS:
        unit = duel.sides[seat].unit(uid)
        if unit is not None:
            return unit_ref(seat, unit)
    return NOTHING


def trump_name(seat: SeatId, card: int) -> str:
    """A trump as a reference."""
    return f"{PLAYERS[seat]}.trump({NAMES[card]})"


def target_ref(duel: Duel, target: Target | None) -> str:
    """What is aimed at, or `none` if it is gone."""
    if target is None:
        return NOTHING
    match target.aim:
        case Aim.PLAYER:
            return PLAYERS[target.seat]
        case Aim.UNIT:
            return uid_ref(duel, target.number)
        case Aim.TRUMP:
            return trump_name(target.seat, target.number)
        case Aim.REQUEST:
            found = [request for request in duel.stage if request.number == target.number]
            return request_name(found[0]) if found else NOTHING


def fog_text(duel: Duel, fog: Fog) -> FogWord:
    """A fog entry with what it is bound to."""
    match fog.kind:
        case FogKind.FORCE:
            bound = None
        case FogKind.CLOSE:
            held = fog.whose is not None and fog.bound - 1 in (
                trump.card for trump in duel.sides[fog.whose].trumps
            )
            bound = trump_name(SeatId(fog.whose or 0), fog.bound - 1) if held else NOTHING
        case _:
            bound = uid_ref(duel, fog.bound)
    return FogWord(fog.kind, fog.cards, bound)


def find_unit(duel: Duel, seat: SeatId, text: str) -> int:
    """The place of a unit on its owner's field."""
    wanted = unit_word(text)
    for at, unit in enumerate(duel.sides[seat].units):
        if unit.up == wanted.up and sorted(unit.cards) == sorted(wanted.cards):
            return at
    raise Refused(Why.NOT_LEGAL, got=text)


def unit_of(duel: Duel, ref: str) -> tuple[SeatId, Unit]:
    """The unit of a reference such as `P1.s(S6)`."""
    player, _, unit = ref.partition(".")
    seat = seat_of(player)
    return seat, duel.sides[seat].units[find_unit(duel, seat, unit)]


def find_request(requests: tuple[Asked, ...], text: str) -> int:
    """The place of a request among others, the newest first where two are alike."""
    wanted = request_of(text)
    for at in reversed(range(len(requests))):
        request = requests[at]
        if (request.controller, request.action) == (wanted.seat, wanted.action) and (
            wanted.keys is None or wanted.keys == tuple(sorted(request.detail.keys))
        ):
            return at
    raise Refused(Why.NOT_LEGAL, got=text)


def find_trump(duel: Duel, seat: SeatId, card: int) -> int:
    """The place of a trump."""
    for at, trump in enumerate(duel.sides[seat].trumps):
        if trump.card == card:
            return at
    raise Refused(Why.NOT_LEGAL, got=NAMES[card])


def pick_of(duel: Duel, ref: str) -> Pick:
    """The pick of what a reference names."""
    if ":" in ref:
        return space.stage(find_request(duel.stage, ref))
    player, dot, rest = ref.partition(".")
    seat = seat_of(player)
    if not dot:
        return space.player(seat)
    card = trump_ref(rest)
    if card is not None:
        return space.trump(seat, find_trump(duel, seat, card))
    return space.unit(seat, find_unit(duel, seat, rest))


def pick_ref(duel: Duel, pick: Pick) -> str:
    """What a pick of a target means, as a reference."""
    if space.is_stage(pick):
        return request_name(duel.stage[space.stage_of(pick)])
    if space.is_player(pick):
        return PLAYERS[space.player_of(pick)]
    if space.is_unit(pick):
        seat, at = space.unit_of(pick)
        return unit_ref(seat, duel.sides[seat].units[at])
    seat, at = space.trump_of(pick)
    return trump_name(seat, duel.sides[seat].trumps[at].card)
