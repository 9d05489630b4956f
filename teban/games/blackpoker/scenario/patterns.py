"""Requests in words, whole or in part, and what fits them, found by declaring all to the end."""

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from msgspec import Struct

from teban.core.ids import Action as Pick
from teban.core.ids import SeatId
from teban.core.refused import Refused, Why
from teban.games.blackpoker import space
from teban.games.blackpoker.actions.table import TABLE
from teban.games.blackpoker.cards import NAMES, names
from teban.games.blackpoker.declare import begin, keys_of, next_pick, note
from teban.games.blackpoker.scenario import tokens
from teban.games.blackpoker.scenario.naming import pick_of, refs
from teban.games.blackpoker.state import Duel

if TYPE_CHECKING:
    from teban.games.blackpoker.game import DuelState

CLAUSES = ("discard", "drive", "sacrifice", "with", "target")
SINGLE = ("sacrifice", "with", "target")
PASS, KEYS, TARGET = "pass", "keys", "target"
NAMED_ACTIONS = (PASS, *space.ACTIONS)
CLAUSE = {"key": KEYS, "key_soldier": "with"}
"""Where scenarios call a pick otherwise than its question does."""
Parts = Mapping[str, tuple[str, ...]]
"""Key cards, and what stands behind each clause; a part that is left out is not there."""


class Pattern(Struct, frozen=True):
    """A request with any of its parts."""

    seat: SeatId
    action: str
    parts: Parts


class Declaration(Struct, frozen=True):
    """A complete request, and all the picks by which it is declared."""

    parts: Parts
    picks: tuple[Pick, ...]


def pattern_of(text: str, seat: SeatId | None = None) -> Pattern:
    """`P1 up H5 discard D9`; a seat given apart need not be in the text."""
    words = text.split(" ")
    if seat is None:
        seat, words = tokens.seat_of(words[0]), words[1:]
    if not words or (words[0] not in TABLE and words[0] != PASS):
        raise tokens.wrong(text, "P1 up H5 discard D9 target P1.s(S6)", "P1 pass")
    parts: dict[str, list[str]] = {KEYS: []}
    order, now = (KEYS, *CLAUSES), KEYS
    for word in words[1:]:
        if word not in CLAUSES:
            parts[now].append(word)
        elif order.index(word) > order.index(now):
            now, parts[word] = word, []
        else:
            raise tokens.wrong(text, "P1 up H5 discard D9 target P1.s(S6)")
    if any(not some for clause, some in parts.items() if clause != KEYS):
        raise tokens.wrong(text, "P1 up H5 discard D9 target P1.s(S6)")
    if not parts[KEYS]:
        del parts[KEYS]
    return Pattern(seat, words[0], {clause: _read(clause, some) for clause, some in parts.items()})


def _read(clause: str, words: list[str]) -> tuple[str, ...]:
    """What stands behind a clause, as the program would spell it."""
    if clause in SINGLE and len(words) > 1:
        raise tokens.wrong(" ".join(words), f"{clause} s(S6)")
    if clause == TARGET:
        return (tokens.ref_word(words[0]),)
    if clause in (KEYS, "discard"):
        return tuple(NAMES[tokens.card_of(word)] for word in words)
    return tuple(tokens.unit_word(word).name for word in words)


def _asked(duel: "DuelState", pattern: Pattern) -> bool:
    """Whether the player has the chance, and may begin with this action."""
    question = duel.question
    if question is None or question.kind != "chance" or question.seat != pattern.seat:
        return False
    return (
        space.PASS if pattern.action == PASS else space.REQUEST[pattern.action]
    ) in question.legal


def declarations(duel: "DuelState", pattern: Pattern) -> Iterator[Declaration]:
    """Every complete request of the holder of the chance that fits."""
    seat, wanted = pattern.seat, dict(pattern.parts)
    called = dict(refs(duel))
    if TARGET in wanted:
        try:
            wanted[TARGET] = (called[pick_of(duel, wanted[TARGET][0])],)
        except Refused as refused:
            # It names something that is not there.
            if refused.code is not Why.NOT_LEGAL:
                raise
            return
    if not _asked(duel, pattern):
        return
    trial = duel.clone()
    trial.draft = begin(trial.sides[seat], TABLE[pattern.action])
    for one in _complete(trial, seat, called, wanted, Declaration({}, ())):
        if all(_among(some, one.parts.get(clause, ())) for clause, some in wanted.items()):
            yield one


def _complete(
    duel: Duel, seat: SeatId, called: Mapping[Pick, str], wanted: Parts, so_far: Declaration
) -> Iterator[Declaration]:
    assert duel.draft is not None
    asked, action = next_pick(duel, seat), TABLE[duel.draft.action]
    if asked is None:
        keys = keys_of(duel.sides[seat], duel.draft, action)
        yield Declaration({**so_far.parts, KEYS: tuple(names(keys))}, so_far.picks)
        return
    kind, options = asked
    clause = CLAUSE.get(kind, kind)
    some, only = so_far.parts.get(clause, ()), wanted.get(clause, ())
    needed = action.keys.number if action.keys and clause == KEYS else action.picks.count(kind)
    for pick in options:
        name = called.get(pick) or space.name(pick)
        if clause != TARGET:
            # What pays is one's own: nobody says whose it is.
            name = name.rpartition(".")[2]
        # Fewer than are needed say nothing about the others.
        if len(only) == needed and name not in only:
            continue
        further = duel.clone()
        note(further, seat, pick)
        picked = Declaration({**so_far.parts, clause: (*some, name)}, (*so_far.picks, pick))
        yield from _complete(further, seat, called, wanted, picked)


def _among(named: tuple[str, ...], whole: tuple[str, ...]) -> bool:
    """Whether it has every part that is named, and no part is named twice."""
    some = set(named)
    return len(some) == len(named) and some.issubset(whole)


def only_one(duel: "DuelState", pattern: Pattern) -> Declaration:
    """The one request that a step names. Its price is never left to be guessed."""
    found = [one for one in declarations(duel, pattern) if _whole(pattern, one)]
    if len(found) != 1:
        raise Refused(Why.NOT_LEGAL)
    return found[0]


def _whole(pattern: Pattern, declared: Declaration) -> bool:
    # One's rare card is a key that need not be named.
    free = (TARGET,) if TABLE[pattern.action].keys else (TARGET, KEYS)
    return all(
        len(pattern.parts.get(clause, ())) == len(some)
        for clause, some in declared.parts.items()
        if clause not in free
    )


def offers(duel: "DuelState", text: str) -> bool:
    """Whether some legal request of the holder of the chance fits a pattern."""
    pattern = pattern_of(text)
    if pattern.action == PASS:
        return _asked(duel, pattern)
    return any(True for _ in declarations(duel, pattern))


def offered_actions(duel: "DuelState") -> list[str]:
    """The actions that have a legal request, and `pass`."""
    holder = "" if duel.holder is None else space.PLAYERS[duel.holder]
    return [name for name in NAMED_ACTIONS if holder and offers(duel, f"{holder} {name}")]


def offered_parts(duel: "DuelState", clause: str, text: str) -> set[str]:
    """What stands behind a clause in all legal requests that fit a pattern."""
    nothing = (tokens.NOTHING,) if clause == TARGET else ()
    fitting = declarations(duel, pattern_of(text))
    return {" ".join(sorted(one.parts.get(clause, nothing))) for one in fitting}
