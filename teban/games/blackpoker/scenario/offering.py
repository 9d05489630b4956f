"""What the holder of the chance may request, found by declaring everything to the end."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from teban.core.event import Event
from teban.core.refused import Expect, bad_value
from teban.core.vocabulary import Compared
from teban.games.blackpoker import space
from teban.games.blackpoker.scenario.naming import pick_ref, unit_name
from teban.games.blackpoker.scenario.patterns import (
    PASS,
    Declaration,
    Pattern,
    declarations,
    pattern_of,
)
from teban.games.blackpoker.scenario.tokens import ref_text, unit_word
from teban.games.blackpoker.scenario.zones import listed
from teban.games.blackpoker.space import ACTIONS

if TYPE_CHECKING:
    from teban.games.blackpoker.game import DuelState


def _legal(duel: "DuelState") -> tuple[int, ...]:
    question = duel.question
    return question.legal if question is not None and question.kind == "chance" else ()


def _offers(duel: "DuelState", pattern: Pattern) -> bool:
    legal = _legal(duel)
    if pattern.action == PASS:
        return space.PASS in legal and duel.holder == pattern.seat
    return any(True for _ in declarations(duel, pattern, legal))


def offered(duel: "DuelState", wanted: Any, _: Sequence[Event]) -> Compared:
    """Each pattern has a legal request that fits."""
    patterns = [str(text) for text in listed("offered", wanted)]
    return Compared(patterns, [text for text in patterns if _offers(duel, pattern_of(text))])


def not_offered(duel: "DuelState", wanted: Any, _: Sequence[Event]) -> Compared:
    """No pattern has one."""
    patterns = [str(text) for text in listed("not_offered", wanted)]
    return Compared([], [text for text in patterns if _offers(duel, pattern_of(text))])


def offered_only(duel: "DuelState", wanted: Any, _: Sequence[Event]) -> Compared:
    """The exact set of actions that have a legal request."""
    names = (PASS, *ACTIONS)
    for name in listed("offered_only", wanted):
        if name not in names:
            raise bad_value("offered_only", name, Expect.ONE_OF, names=names)
    seat = duel.holder
    found = [] if seat is None else [n for n in names if _offers(duel, Pattern(seat, n))]
    return Compared(sorted(wanted), sorted(found))


def targets(duel: "DuelState", wanted: Any, _: Sequence[Event]) -> Compared:
    """For each pattern all targets of the requests that fit."""
    return _sets(duel, "targets", wanted, lambda ref: ref_text(str(ref)), _target)


def _target(duel: "DuelState", pattern: Pattern, declared: Declaration) -> str:
    return "none" if declared.target is None else pick_ref(duel, declared.target)


def drives(duel: "DuelState", wanted: Any, _: Sequence[Event]) -> Compared:
    """For each pattern all sets of bulwarks that may pay for it."""
    return _sets(duel, "drives", wanted, _units, _driven)


def _units(text: Any) -> str:
    return " ".join(sorted(str(unit_word(word)) for word in str(text).split()))


def _driven(duel: "DuelState", pattern: Pattern, declared: Declaration) -> str:
    row = duel.sides[pattern.seat].units
    return " ".join(sorted(unit_name(row[at]) for at in declared.draft.drives))


def _sets(
    duel: "DuelState",
    word: str,
    wanted: Any,
    read: Callable[[Any], str],
    part: Callable[["DuelState", Pattern, Declaration], str],
) -> Compared:
    if not isinstance(wanted, dict):
        raise bad_value(word, wanted, Expect.MAPPING)
    want, found = {}, {}
    for text, parts in wanted.items():
        pattern = pattern_of(str(text))
        want[text] = sorted({read(value) for value in listed(word, parts)})
        found[text] = sorted(
            {part(duel, pattern, one) for one in declarations(duel, pattern, _legal(duel))}
        )
    return Compared(want, found)
