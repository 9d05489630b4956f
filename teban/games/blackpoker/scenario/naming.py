"""Things of a position in the words of scenario files, and the things that words name."""

from collections.abc import Iterator, Sequence

from teban.core.ids import Action as Pick
from teban.core.ids import SeatId
from teban.core.refused import Refused, Why
from teban.games.blackpoker import space
from teban.games.blackpoker.actions.targets import target_of
from teban.games.blackpoker.cards import NAMES
from teban.games.blackpoker.scenario import tokens
from teban.games.blackpoker.space import PLAYERS
from teban.games.blackpoker.state import SEATS, Aim, Asked, Duel, Target, Unit


def unit_name(unit: Unit) -> str:
    """A unit without its flags, as references have it."""
    return str(tokens.UnitWord(unit.up, unit.cards))


def unit_ref(seat: SeatId, unit: Unit) -> str:
    return f"{PLAYERS[seat]}.{unit_name(unit)}"


def trump_ref(seat: SeatId, card: int) -> str:
    return f"{PLAYERS[seat]}.trump({NAMES[card]})"


def request_name(request: Asked) -> str:
    """A request with its keys."""
    return str(tokens.RequestWord(request.controller, request.action, request.detail.keys))


def refs(duel: Duel) -> Iterator[tuple[Pick, str]]:
    """Everything that may be picked on the table, with its reference."""
    for at, request in enumerate(duel.stage):
        yield space.stage(at), request_name(request)
    for seat in SEATS:
        yield space.player(seat), PLAYERS[seat]
        for at, unit in enumerate(duel.sides[seat].units):
            yield space.unit(seat, at), unit_ref(seat, unit)
        for at, trump in enumerate(duel.sides[seat].trumps):
            yield space.trump(seat, at), trump_ref(seat, trump.card)


def target_ref(duel: Duel, target: Target | None) -> str:
    """What is aimed at, or `none` if it is gone."""
    if target is not None and target.aim is Aim.TRUMP:
        return trump_ref(target.seat, target.number)
    found = (ref for pick, ref in refs(duel) if target_of(duel, pick) == target)
    return next(found, tokens.NOTHING)


def place(names: Sequence[str], name: str) -> int:
    """The place of a name among others, the newest where two are alike; keys may be left out."""
    for at in reversed(range(len(names))):
        if name in (names[at], names[at].partition("(")[0]):
            return at
    raise Refused(Why.NOT_LEGAL, got=name)


def pick_of(duel: Duel, ref: str) -> Pick:
    """The pick of what a reference names."""
    if ":" not in ref:
        player, _, rest = ref.partition(".")
        tokens.seat_of(player)
        tokens.trump_card(rest)
    picks, names = zip(*refs(duel), strict=True)
    found: Pick = picks[place(names, tokens.ref_word(ref))]
    return found


def find_unit(duel: Duel, seat: SeatId, text: str) -> int:
    """The place of a unit on its owner's field."""
    return place([unit_name(unit) for unit in duel.sides[seat].units], tokens.unit_word(text).name)


def unit_of(duel: Duel, ref: str) -> tuple[SeatId, Unit]:
    """The unit of a reference such as `P1.s(S6)`."""
    player, _, unit = ref.partition(".")
    seat = tokens.seat_of(player)
    return seat, duel.sides[seat].units[find_unit(duel, seat, unit)]
