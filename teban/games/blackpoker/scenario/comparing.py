"""Expectations against the position, each as a wanted and a found value of the same form."""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from teban.core.event import Event
from teban.core.ids import SeatId
from teban.core.refused import Expect, Refused, Why, bad_value
from teban.core.vocabulary import Compared
from teban.games.blackpoker.actions.frame import LABEL
from teban.games.blackpoker.cards import SUIT
from teban.games.blackpoker.scenario import offering, pending, zones
from teban.games.blackpoker.scenario.naming import (
    NOTHING,
    find_request,
    request_name,
    target_ref,
    uid_ref,
    unit_of,
    unit_ref,
)
from teban.games.blackpoker.scenario.steps import Ask
from teban.games.blackpoker.scenario.tokens import ref_text, request_of
from teban.games.blackpoker.space import PLAYERS
from teban.games.blackpoker.state import ATTACKING, SEATS, Duel, Unit, hasty, size

if TYPE_CHECKING:
    from teban.games.blackpoker.game import DuelState

Events = Sequence[Event]
Comparison = Callable[["DuelState", Any, Events], Compared]
LABELS = ("attacker", "blocker", "haste", *LABEL)


def compare(duel: "DuelState", word: str, wanted: Any, events: Events) -> Compared:
    """One expectation."""
    if word not in _COMPARISONS:
        raise bad_value(word, wanted, Expect.NOTHING)
    return _COMPARISONS[word](duel, wanted, events)


def _player(seat: SeatId | None) -> str:
    return NOTHING if seat is None else PLAYERS[seat]


def _turn(duel: "DuelState", wanted: Any, _: Events) -> Compared:
    return Compared(wanted, _player(duel.turn))


def _chance(duel: "DuelState", wanted: Any, _: Events) -> Compared:
    """`none` or `RULES` while the rules are at work."""
    want = NOTHING if wanted in (None, "RULES") else wanted
    return Compared(want, _player(duel.holder))


def _passes(duel: "DuelState", wanted: Any, _: Events) -> Compared:
    passed = [PLAYERS[seat] for seat in SEATS if duel.passes >> seat & 1]
    return Compared(sorted(zones.listed("passes", wanted)), passed)


def _requests(name: str) -> Comparison:
    def requests(duel: "DuelState", wanted: Any, _: Events) -> Compared:
        want = [str(request_of(str(t).partition("/")[0])) for t in zones.listed(name, wanted)]
        return Compared(want, [request_name(request) for request in getattr(duel, name)])

    return requests


def _zones(seat: SeatId) -> Comparison:
    return lambda duel, wanted, _: zones.compare(duel, duel.sides[seat], wanted)


def _by_ref(word: str, read: Callable[[Duel, str, Any], Compared]) -> Comparison:
    """A mapping from references; each is compared by itself."""

    def by_ref(duel: "DuelState", wanted: Any, _: Events) -> Compared:
        if not isinstance(wanted, Mapping):
            raise bad_value(word, wanted, Expect.MAPPING)
        compared = {str(ref): _found(read, duel, str(ref), value) for ref, value in wanted.items()}
        return Compared(
            {ref: one.wanted for ref, one in compared.items()},
            {ref: one.found for ref, one in compared.items()},
        )

    return by_ref


def _found(
    read: Callable[[Duel, str, Any], Compared], duel: Duel, ref: str, wanted: Any
) -> Compared:
    try:
        return read(duel, ref, wanted)
    except Refused as refused:
        # It is well said, but nothing of that name is there.
        if refused.code is not Why.NOT_LEGAL:
            raise
        return Compared(wanted, "gone")


def _request_target(duel: Duel, ref: str, wanted: Any) -> Compared:
    request = duel.stage[find_request(duel.stage, ref)]
    return Compared(ref_text(str(wanted)), target_ref(duel, request.detail.target))


def _size(duel: Duel, ref: str, wanted: Any) -> Compared:
    return Compared(wanted, size(duel, *unit_of(duel, ref)))


def _kind(duel: Duel, ref: str, wanted: Any) -> Compared:
    return Compared(wanted, unit_of(duel, ref)[1].kind.name.lower())


def _labels_of(duel: Duel, seat: SeatId, unit: Unit) -> list[str]:
    """What is written on a unit, and what trumps lend it."""
    if not unit.up:
        return ["blocker"]
    open_trumps = {trump.card for trump in duel.sides[seat].trumps if trump.up}
    lent = [key for key, card in LABEL.items() if card in open_trumps and SUIT[card] == unit.suit]
    return ["attacker", "blocker", *(["haste"] if hasty(unit) else []), *lent]


def _labels(duel: Duel, ref: str, wanted: Any) -> Compared:
    has = _labels_of(duel, *unit_of(duel, ref))
    want = _label_list(wanted)
    return Compared(want, [label for label in want if label in has])


def _labels_lack(duel: Duel, ref: str, wanted: Any) -> Compared:
    has = _labels_of(duel, *unit_of(duel, ref))
    return Compared([], [label for label in _label_list(wanted) if label in has])


def _label_list(wanted: Any) -> list[str]:
    for label in zones.listed("labels", wanted):
        if label not in LABELS:
            raise bad_value("labels", label, Expect.ONE_OF, names=LABELS)
    return [*wanted]


def _roles(duel: "DuelState", wanted: Any, _: Events) -> Compared:
    """An exact map: as lists, because of mappings only what is named is compared."""
    found = [
        f"{unit_ref(seat, unit)} {_role(duel, unit)}"
        for seat in SEATS
        for unit in duel.sides[seat].units
        if unit.role
    ]
    want = [f"{ref_text(str(ref))} {_role_text(str(role))}" for ref, role in wanted.items()]
    return Compared(sorted(want), sorted(found))


def _role_text(text: str) -> str:
    role, arrow, ref = text.partition(">")
    return f"{role}>{ref_text(ref)}" if arrow else role


def _role(duel: Duel, unit: Unit) -> str:
    return "attacker" if unit.role == ATTACKING else f"blocker>{uid_ref(duel, unit.role)}"


def _asked(duel: "DuelState", wanted: Any, events: Events) -> Compared:
    put = [f"{PLAYERS[event.seat]} {event.what}" for event in events if isinstance(event, Ask)]
    return Compared(wanted, {question: put.count(question) for question in wanted})


def _count(duel: "DuelState", wanted: Any, _: Events) -> Compared:
    return Compared(wanted, [side.life for side in duel.sides])


_COMPARISONS: dict[str, Comparison] = {
    "turn": _turn,
    "chance": _chance,
    "passes": _passes,
    "stage": _requests("stage"),
    "buffer": _requests("buffer"),
    "P1": _zones(SEATS[0]),
    "P2": _zones(SEATS[1]),
    "request_targets": _by_ref("request_targets", _request_target),
    "sizes": _by_ref("sizes", _size),
    "kinds": _by_ref("kinds", _kind),
    "labels": _by_ref("labels", _labels),
    "labels_lack": _by_ref("labels_lack", _labels_lack),
    "roles": _roles,
    "asked": _asked,
    "count": _count,
    "pending": pending.compare,
    "legal": offering.offered_only,
    "offered": offering.offered,
    "not_offered": offering.not_offered,
    "offered_only": offering.offered_only,
    "targets": offering.targets,
    "drives": offering.drives,
}
WORDS = frozenset(_COMPARISONS)
