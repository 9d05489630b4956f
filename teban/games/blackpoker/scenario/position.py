"""The position that a scenario's `setup` describes: exactly what it names."""

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

from teban.core.chance import Luck
from teban.core.frames import Frame
from teban.core.ids import NOBODY, Mask, SeatId, only
from teban.core.refused import Expect, bad_value
from teban.flow.core import new_request
from teban.flow.request import Speed, Timing
from teban.games.blackpoker.actions.table import ONCE, TABLE
from teban.games.blackpoker.actions.targets import target_of
from teban.games.blackpoker.cards import mask_of
from teban.games.blackpoker.effects import retargeted
from teban.games.blackpoker.options import Options
from teban.games.blackpoker.scenario.fillers import Fillers, named_cards
from teban.games.blackpoker.scenario.naming import unit_of
from teban.games.blackpoker.scenario.side import note_seen, side_of
from teban.games.blackpoker.scenario.tokens import (
    fog_word,
    is_invented,
    request_of,
    seat_of,
    trump_ref,
)
from teban.games.blackpoker.space import PLAYERS
from teban.games.blackpoker.state import (
    P1,
    SEATS,
    Asked,
    Detail,
    Duel,
    Fog,
    FogKind,
    Side,
    stamp,
)

D = TypeVar("D", bound=Duel)
SEED = bytes(16)
_REQUESTS = ("P1:end", "P1:t1/normal/main")
WORDS = frozenset(
    ("at", "shuffle", "turn", "chance", "passes", "stage", "buffer", "used", *PLAYERS)
)


def set_up(
    options: Options, words: Mapping[str, Any], whole: Mapping[str, Any], tape: Sequence[str],
    kind: type[D],
) -> D:  # fmt: skip
    """A position with everything where it is said to be, before anything is asked."""
    named = named_cards(whole)
    turn = seat_of(words["turn"]) if "turn" in words else P1
    duel = kind(
        luck=Luck(SEED, tape=tuple(tape)),
        ply=0,
        turn=turn,
        holder=None,
        options=options,
        sides=(Side(0), Side(0)),
    )
    for seat in SEATS:
        given = words.get(PLAYERS[seat], {})
        if not isinstance(given, Mapping):
            raise bad_value(PLAYERS[seat], given, Expect.MAPPING)
        laid = _laid(seat, words)
        own = mask_of(named_in(given)) | laid
        side = side_of(duel, given, Fillers(named, own), laid)
        duel.sides = (duel.sides[0], side) if seat else (side, duel.sides[1])
        duel.laid = (duel.laid[0], laid) if seat else (laid, duel.laid[1])
    for seat in SEATS:
        _fog(duel, seat, words.get(PLAYERS[seat], {}).get("fog", []))
        note_seen(duel, seat)
    duel.stage = tuple(_request(duel, text) for text in words.get("stage", []))
    duel.stage = tuple(_aimed(duel, request) for request in duel.stage)
    duel.buffer = tuple(_request(duel, text) for text in words.get("buffer", []))
    for player, actions in words.get("used", {}).items():
        duel.sides[seat_of(player)].used = _used(actions)
    if words.get("at", "play") == "first_player":
        duel.frames = (Frame("first_player", P1),)
    else:
        duel.holder = seat_of(words["chance"]) if "chance" in words else turn
        duel.passes = _passes(words.get("passes", []))
        duel.frames = (Frame("flow", turn),)
    return duel


def named_in(given: Mapping[str, Any]) -> list[int]:
    """Every card that a player's zones name."""
    found = named_cards({"zones": given})
    return [card for card in range(found.bit_length()) if found >> card & 1]


def _laid(seat: SeatId, words: Mapping[str, Any]) -> int:
    """The key cards that lie on this player's requests."""
    requests = [request_of(str(text).partition("/")[0]) for text in words.get("stage", [])]
    return mask_of(c for request in requests if request.seat == seat for c in request.keys or ())


def _passes(players: Sequence[str]) -> Mask:
    return only(*(seat_of(player) for player in players)) if players else NOBODY


def _request(duel: Duel, text: Any) -> Asked:
    """`P1:end`, or the invented `P1:t1/normal/main`."""
    name, *how = str(text).split("/")
    word = request_of(name)
    if is_invented(word.action):
        speed, timing = _how(text, how)
    elif word.action in TABLE and not how:
        speed, timing = TABLE[word.action].speed, TABLE[word.action].timing
    else:
        raise bad_value("stage", text, Expect.LIKE, examples=_REQUESTS)
    return new_request(duel, word.action, word.seat, speed, timing, Detail(word.keys or ()))


def _aimed(duel: Duel, request: Asked) -> Asked:
    """Words for a stage have no target; where there is one possible, it is meant."""
    action = TABLE.get(request.action)
    if action is None or action.targets is None:
        return request
    found = action.targets.all(duel, request.controller, request, request.detail.keys)
    return retargeted(request, target_of(duel, found[0])) if len(found) == 1 else request


def _how(text: Any, how: list[str]) -> tuple[Speed, Timing]:
    speed, timing = how if len(how) == 2 else ("", "")
    if speed.upper() not in Speed.__members__ or timing.upper() not in Timing.__members__:
        raise bad_value("stage", text, Expect.LIKE, examples=_REQUESTS)
    return Speed[speed.upper()], Timing[timing.upper()]


def _used(actions: Any) -> int:
    for action in actions:
        if action not in ONCE:
            raise bad_value("used", action, Expect.ONE_OF, names=tuple(ONCE))
    return sum(ONCE[action] for action in actions)


def _fog(duel: Duel, seat: SeatId, entries: Sequence[str]) -> None:
    """Fog in a setup was placed this turn."""
    for text in entries:
        word = fog_word(text)
        bound, whose = 0, None
        if word.bound not in (None, "none") and word.kind is not FogKind.FORCE:
            whose, bound = _bound(duel, str(word.bound))
        fog = Fog(word.kind, word.cards, duel.turn_number, stamp(duel), bound, whose)
        duel.sides[seat].fog += (fog,)


def _bound(duel: Duel, ref: str) -> tuple[SeatId, int]:
    player, _, rest = ref.partition(".")
    card = trump_ref(rest)
    if card is not None:
        return seat_of(player), card + 1
    seat, unit = unit_of(duel, ref)
    return seat, unit.uid
