"""The position that a scenario's `setup` describes: exactly what it names."""

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple, TypeVar

from teban.core.chance import Luck
from teban.core.frames import Frame
from teban.core.ids import SeatId, only
from teban.core.refused import Expect, bad_value
from teban.core.words.forms import BySeat, Form, OneOf, SeatName, Word
from teban.core.words.lists import ListOf
from teban.flow.core import new_request
from teban.flow.request import Speed, Timing
from teban.games.blackpoker.actions.table import ONCE, TABLE
from teban.games.blackpoker.actions.targets import target_of
from teban.games.blackpoker.cards import mask_of
from teban.games.blackpoker.effects import retargeted
from teban.games.blackpoker.options import Options
from teban.games.blackpoker.scenario import tokens
from teban.games.blackpoker.scenario.fillers import Fillers, named_cards
from teban.games.blackpoker.scenario.naming import unit_of
from teban.games.blackpoker.scenario.side import SIDE, note_seen, side_of
from teban.games.blackpoker.space import PLAYERS
from teban.games.blackpoker.state import P1, SEATS, Asked, Detail, Duel, Fog, FogKind, Side, stamp

D = TypeVar("D", bound=Duel)


class Waiting(NamedTuple):
    """A request that waits on the stage or in the buffer."""

    word: tokens.RequestWord
    speed: Speed
    timing: Timing


def _waiting(field: str, text: Any) -> Waiting:
    """`P1:end`, or `P1:t1/normal/main`, which a scenario has made up: it has no effect."""
    name, *how = str(text).split("/")
    word = tokens.request_word(name)
    if word.action in TABLE and not how:
        action = TABLE[word.action]
        return Waiting(word, action.speed, action.timing)
    speed, timing = [part.upper() for part in how] if len(how) == 2 else ("", "")
    invented = word.action[0] == "t" and word.action[1:].isdecimal()
    if not invented or speed not in Speed.__members__ or timing not in Timing.__members__:
        raise bad_value(field, text, Expect.LIKE, examples=("P1:end", "P1:t1/normal/main"))
    return Waiting(word, Speed[speed], Timing[timing])


SEAT = SeatName(PLAYERS)
REQUESTS = ListOf(Word(_waiting))
FORMS: Mapping[str, Form] = {
    "shuffle": OneOf((tokens.NOTHING,)),
    "turn": SEAT,
    "chance": SEAT,
    "passes": ListOf(SEAT),
    "stage": REQUESTS,
    "buffer": REQUESTS,
    "used": BySeat(ListOf(OneOf(tuple(ONCE))), PLAYERS),
    **dict.fromkeys(PLAYERS, SIDE),
}


def set_up(
    options: Options, words: Mapping[str, Any], document: Mapping[str, Any], luck: Luck,
    kind: type[D],
) -> D:  # fmt: skip
    """A position with everything where it is said to be, before anything is asked."""
    turn = words.get("turn", P1)
    sides = (Side(0), Side(0))
    duel = kind(luck=luck, ply=0, turn=turn, holder=None, options=options, sides=sides)
    laid = [_laid(seat, words.get("stage", ())) for seat in SEATS]
    duel.laid = laid[0], laid[1]
    named, given = named_cards(document), document.get("setup", {})
    for seat, player in enumerate(PLAYERS):
        fillers = Fillers(named, named_cards(given.get(player, {})) | laid[seat])
        side = side_of(duel, player, words.get(player, {}), fillers, laid[seat])
        side.used = sum(ONCE[action] for action in words.get("used", {}).get(seat, ()))
        duel.sides = (duel.sides[0], side) if seat else (side, duel.sides[1])
    for seat in SEATS:
        fog = words.get(PLAYERS[seat], {}).get("fog", ())
        duel.sides[seat].fog = tuple(_fog(duel, word) for word in fog)
        note_seen(duel, seat)
    duel.stage = tuple(_request(duel, waiting) for waiting in words.get("stage", ()))
    duel.stage = tuple(_aimed(duel, request) for request in duel.stage)
    duel.buffer = tuple(_request(duel, waiting) for waiting in words.get("buffer", ()))
    if words.get("at") == "first_player":
        duel.frames = (Frame("first_player", P1),)
    elif words.get("at") != "deal":
        duel.holder, duel.passes = words.get("chance", turn), only(*words.get("passes", ()))
        duel.frames = (Frame("flow", turn),)
    return duel


def _laid(seat: SeatId, stage: Iterable[Waiting]) -> int:
    """The key cards that lie on this player's requests."""
    return mask_of(card for one in stage if one.word.seat == seat for card in one.word.keys)


def _request(duel: Duel, waiting: Waiting) -> Asked:
    word, speed, timing = waiting
    return new_request(duel, word.action, SeatId(word.seat), speed, timing, Detail(word.keys))


def _aimed(duel: Duel, request: Asked) -> Asked:
    """Words for a stage have no target; where there is one possible, it is meant."""
    action = TABLE.get(request.action)
    if action is None or action.targets is None:
        return request
    found = action.targets.all(duel, request.controller, request, request.detail.keys)
    return retargeted(request, target_of(duel, found[0])) if len(found) == 1 else request


def _fog(duel: Duel, word: tokens.FogWord) -> Fog:
    """Fog in a setup was placed this turn."""
    bound, whose = 0, None
    if word.bound not in (None, tokens.NOTHING) and word.kind is not FogKind.FORCE:
        whose, bound = _bound(duel, str(word.bound))
    return Fog(word.kind, word.cards, duel.turn_number, stamp(duel), bound, whose)


def _bound(duel: Duel, ref: str) -> tuple[SeatId, int]:
    player, _, rest = ref.partition(".")
    card = tokens.trump_card(rest)
    if card is not None:
        return tokens.seat_of(player), card + 1
    seat, unit = unit_of(duel, ref)
    return seat, unit.uid
