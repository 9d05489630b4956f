"""What may be expected of a position or a view: where each word is found, and how it is written."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from teban.core.event import Event
from teban.core.ids import SeatId
from teban.core.refused import Expect, bad_value
from teban.core.words import Compared, Find
from teban.core.words.forms import Form, OneOf, Word
from teban.core.words.lists import AllOf, ByName, ListOf, Loose, NoneOf
from teban.games.blackpoker.actions.frame import LABEL, labels
from teban.games.blackpoker.scenario import naming, patterns, tokens
from teban.games.blackpoker.scenario.pending import PARTS, Pending, pending
from teban.games.blackpoker.scenario.steps import Ask
from teban.games.blackpoker.scenario.tokens import NOTHING, ref_word, request_word
from teban.games.blackpoker.scenario.zones import SIDE, lying, seen
from teban.games.blackpoker.space import PLAYERS
from teban.games.blackpoker.state import ATTACKING, SEATS, Asked, Duel, Unit, size
from teban.games.blackpoker.view import RequestView

if TYPE_CHECKING:
    from teban.games.blackpoker.game import DuelState

LABELS = ("attacker", "blocker", "haste", *LABEL)


class Roles(Form, frozen=True):
    """All roles there are: as a list, because of mappings only what is named is compared."""

    def compare(self, field: str, wanted: Any, found: Any) -> Compared:
        if not isinstance(wanted, Mapping):
            raise bad_value(field, wanted, Expect.MAPPING)
        want = []
        for ref, text in wanted.items():
            role, arrow, blocked = str(text).partition(">")
            want.append(f"{ref_word(ref)} {role}{arrow}{ref_word(blocked) if arrow else ''}")
        return Compared(sorted(want), sorted(found))


class SetOf(Loose, frozen=True):
    """Things without order, each of which counts once."""

    def shown(self, value: Iterable[Any]) -> list[Any]:
        return super().shown({*value})


def _units(field: str, text: Any) -> str:
    return " ".join(sorted(str(tokens.unit_word(unit)) for unit in str(text).split()))


def _player(seat: int | None) -> str:
    return NOTHING if seat is None else PLAYERS[seat]


def _requests(requests: Iterable[Asked]) -> list[str]:
    return [naming.request_name(request) for request in requests]


def _requests_seen(requests: Iterable[RequestView]) -> list[str]:
    keys = [tuple(map(tokens.card_of, request.keys)) for request in requests]
    words = zip(requests, keys, strict=True)
    return [str(tokens.RequestWord(one.seat, one.action, cards)) for one, cards in words]


def _target(duel: Duel, ref: str) -> str:
    request = duel.stage[naming.place(_requests(duel.stage), str(request_word(ref)))]
    return naming.target_ref(duel, request.detail.target)


def _of_unit(read: Callable[[Duel, SeatId, Unit], Any]) -> Find:
    """Something of the unit that a reference names."""
    return lambda duel: lambda ref: read(duel, *naming.unit_of(duel, ref))


def _roles(duel: Duel) -> list[str]:
    units = [(seat, unit) for seat in SEATS for unit in duel.sides[seat].units]
    refs = {unit.uid: naming.unit_ref(seat, unit) for seat, unit in units}
    roles = {ATTACKING: "attacker"} | {uid: f"blocker>{ref}" for uid, ref in refs.items()}
    return [f"{refs[unit.uid]} {roles[unit.role]}" for _, unit in units if unit.role]


def asked(duel: "DuelState", events: Sequence[Event]) -> Callable[[str], int]:
    """How often a question was really put."""
    put = [f"{PLAYERS[event.seat]} {event.what}" for event in events if isinstance(event, Ask)]
    return put.count


RAW, TEXT = Form(), Word(lambda field, text: str(text))
# `RULES` while the rules are at work.
HOLDER = Word(lambda field, who: NOTHING if who in (None, "RULES") else who, lambda who: who)
REQUESTS = ListOf(Word(lambda field, text: str(request_word(str(text).partition("/")[0]))))
REF, UNITS = Word(lambda field, ref: ref_word(ref)), Word(_units)
ACTIONS, LABEL_NAME = Loose(OneOf(patterns.NAMED_ACTIONS)), OneOf(LABELS)
ASKED = ByName(RAW)
HAS_LABEL = _of_unit(lambda duel, seat, unit: labels(duel, seat, unit).__contains__)
FOUND: Mapping[str, tuple[Find, Form]] = {
    "turn": (lambda duel: _player(duel.turn), RAW),
    "chance": (lambda duel: _player(duel.holder), HOLDER),
    "passes": (lambda duel: [PLAYERS[s] for s in SEATS if duel.passes >> s & 1], Loose(TEXT)),
    "stage": (lambda duel: _requests(duel.stage), REQUESTS),
    "buffer": (lambda duel: _requests(duel.buffer), REQUESTS),
    "P1": (partial(lying, seat=SEATS[0]), SIDE),
    "P2": (partial(lying, seat=SEATS[1]), SIDE),
    "request_targets": (lambda duel: partial(_target, duel), ByName(REF)),
    "sizes": (_of_unit(size), ByName(RAW)),
    "kinds": (_of_unit(lambda duel, seat, unit: unit.kind.name.lower()), ByName(RAW)),
    "labels": (HAS_LABEL, ByName(AllOf(LABEL_NAME))),
    "labels_lack": (HAS_LABEL, ByName(NoneOf(LABEL_NAME))),
    "roles": (_roles, Roles()),
    "count": (lambda duel: [side.life for side in duel.sides], RAW),
    "pending": (pending, Pending(PARTS)),
    "legal": (patterns.offered_actions, ACTIONS),
    "offered_only": (patterns.offered_actions, ACTIONS),
    "offered": (lambda duel: partial(patterns.offers, duel), AllOf(TEXT)),
    "not_offered": (lambda duel: partial(patterns.offers, duel), NoneOf(TEXT)),
    "targets": (lambda duel: partial(patterns.offered_parts, duel, "target"), ByName(SetOf(REF))),
    "drives": (lambda duel: partial(patterns.offered_parts, duel, "drive"), ByName(SetOf(UNITS))),
}
SEEN: Mapping[str, Find] = {
    "turn": lambda view: _player(view.turn),
    "chance": lambda view: _player(view.chance),
    "stage": lambda view: _requests_seen(view.stage),
    "P1": partial(seen, seat=SEATS[0]),
    "P2": partial(seen, seat=SEATS[1]),
}
