"""Requests in words, whole or in part, and the complete declarations that fit them."""

from collections.abc import Iterator, Sequence

from msgspec import Struct

from teban.core.ids import Action as Pick
from teban.core.ids import SeatId
from teban.core.refused import Refused, Why
from teban.games.blackpoker import space
from teban.games.blackpoker.actions.table import TABLE
from teban.games.blackpoker.cards import Card
from teban.games.blackpoker.declare import begin, next_pick, note
from teban.games.blackpoker.scenario.naming import find_unit, pick_of
from teban.games.blackpoker.scenario.tokens import card_of, seat_of, wrong
from teban.games.blackpoker.state import Draft, Duel

CLAUSES = ("discard", "drive", "sacrifice", "with", "target")
PASS = "pass"


class Pattern(Struct, frozen=True):
    """A request with any of its parts; None for a part that is left out."""

    seat: SeatId
    action: str
    keys: tuple[Card, ...] | None = None
    discard: tuple[Card, ...] | None = None
    drive: tuple[str, ...] | None = None
    sacrifice: str | None = None
    soldier: str | None = None
    target: str | None = None


class Declaration(Struct, frozen=True):
    """A complete request, and all the picks by which it is declared."""

    draft: Draft
    picks: tuple[Pick, ...]
    target: Pick | None


def made(draft: Draft) -> int:
    """How many picks of a draft are made."""
    single = (draft.unit, draft.sacrifice, draft.target is not None)
    return len(draft.keys) + len(draft.drives) + len(draft.discards) + sum(map(bool, single))


def pattern_of(text: str, seat: SeatId | None = None) -> Pattern:
    """`P1 up H5 discard D9`; a seat given apart need not be in the text."""
    words = text.split(" ")
    if seat is None:
        seat, words = seat_of(words[0]), words[1:]
    if not words or (words[0] not in TABLE and words[0] != PASS):
        raise wrong(text, "P1 up H5 discard D9 target P1.s(S6)", "P1 pass")
    parts: dict[str, list[str]] = {"keys": []}
    now = "keys"
    for word in words[1:]:
        if word in CLAUSES:
            if word in parts or (now in CLAUSES and CLAUSES.index(word) < CLAUSES.index(now)):
                raise wrong(text, "P1 up H5 discard D9 target P1.s(S6)")
            now = word
            parts[now] = []
        else:
            parts[now].append(word)
    if any(not parts[clause] for clause in parts if clause in CLAUSES):
        raise wrong(text, "P1 up H5 discard D9 target P1.s(S6)")
    return Pattern(
        seat,
        words[0],
        _cards(parts["keys"]) or None,
        _cards(parts["discard"]) if "discard" in parts else None,
        tuple(parts["drive"]) if "drive" in parts else None,
        _one(parts, "sacrifice"),
        _one(parts, "with"),
        _one(parts, "target"),
    )


def _cards(texts: list[str]) -> tuple[Card, ...]:
    return tuple(sorted(card_of(text) for text in texts))


def _one(parts: dict[str, list[str]], clause: str) -> str | None:
    words = parts.get(clause)
    if words is None:
        return None
    if len(words) > 1:
        raise wrong(" ".join(words), f"{clause} s(S6)")
    return words[0]


def declarations(duel: Duel, pattern: Pattern, offered: tuple[Pick, ...]) -> Iterator[Declaration]:
    """Every complete request of the holder of the chance that fits."""
    try:
        wanted = _picks(duel, pattern)
    except Refused as refused:
        # It names something that is not there.
        if refused.code is not Why.NOT_LEGAL:
            raise
        return
    if duel.holder != pattern.seat or space.REQUEST[pattern.action] not in offered:
        return
    trial = duel.clone()
    trial.draft = begin(trial.sides[pattern.seat], TABLE[pattern.action])
    for found in _complete(trial, pattern.seat, wanted, (), None):
        if _fits(duel, pattern, found.draft):
            yield found


def _picks(duel: Duel, pattern: Pattern) -> dict[str, frozenset[Pick]]:
    """For each kind of pick those that the pattern allows."""
    seat, wanted = pattern.seat, dict[str, frozenset[Pick]]()

    def own(unit: str) -> Pick:
        return space.unit(seat, find_unit(duel, seat, unit))

    action = TABLE[pattern.action]
    keys, discards = pattern.keys or (), pattern.discard or ()
    drives = [own(unit) for unit in pattern.drive or ()]
    # Fewer than are needed say nothing about the others.
    if action.keys is not None and len(keys) == action.keys.number:
        wanted["key"] = frozenset(space.card(card) for card in keys)
    if len(discards) == action.discards:
        wanted["discard"] = frozenset(space.card(card) for card in discards)
    if len(drives) == action.drives:
        wanted["drive"] = frozenset(drives)
    if pattern.sacrifice is not None:
        wanted["sacrifice"] = frozenset((own(pattern.sacrifice),))
    if pattern.soldier is not None:
        wanted["key_soldier"] = frozenset((own(pattern.soldier),))
    if pattern.target is not None:
        wanted["target"] = frozenset((pick_of(duel, pattern.target),))
    return wanted


def _complete(
    duel: Duel, seat: SeatId, wanted: dict[str, frozenset[Pick]], picks: tuple[Pick, ...],
    target: Pick | None,
) -> Iterator[Declaration]:  # fmt: skip
    asked = next_pick(duel, seat)
    if asked is None:
        assert duel.draft is not None
        yield Declaration(duel.draft, picks, target)
        return
    kind, options = asked
    for pick in options:
        if kind in wanted and pick not in wanted[kind]:
            continue
        further = duel.clone()
        note(further, seat, pick)
        aimed = pick if kind == "target" else target
        yield from _complete(further, seat, wanted, (*picks, pick), aimed)


def all_keys(duel: Duel, seat: SeatId, draft: Draft) -> tuple[Card, ...]:
    """The key cards of a complete draft."""
    action = TABLE[draft.action]
    if action.rare_key:
        rare = duel.sides[seat].rare
        return () if rare is None else (rare,)
    return draft.keys if action.keys is None else tuple(sorted(action.keys.complete(draft.keys)))


def _fits(duel: Duel, pattern: Pattern, draft: Draft) -> bool:
    """Whether the request has every part that is named, and no part has one twice."""
    bulwarks = [find_unit(duel, pattern.seat, unit) for unit in pattern.drive or ()]
    return (
        _among(pattern.keys, all_keys(duel, pattern.seat, draft))
        and _among(pattern.discard, draft.discards)
        and _among(bulwarks, draft.drives)
        and (pattern.sacrifice is None or bool(draft.sacrifice))
        and (pattern.soldier is None or bool(draft.unit))
        and (pattern.target is None or draft.target is not None)
    )


def _among(named: Sequence[int] | None, whole: Sequence[int]) -> bool:
    some = set(named or ())
    return len(some) == len(named or ()) and some.issubset(whole)


def only_one(duel: Duel, pattern: Pattern, offered: tuple[Pick, ...]) -> Declaration:
    """The one request that a step names. Its price is never left to be guessed."""
    found = [
        declared
        for declared in declarations(duel, pattern, offered)
        if _whole(pattern, declared.draft)
    ]
    if len(found) != 1:
        raise Refused(Why.NOT_LEGAL)
    return found[0]


def _whole(pattern: Pattern, draft: Draft) -> bool:
    action = TABLE[draft.action]
    return (
        (action.keys is None or len(pattern.keys or ()) == action.keys.number)
        and len(pattern.discard or ()) == len(draft.discards)
        and len(pattern.drive or ()) == len(draft.drives)
        and (pattern.sacrifice is not None) == bool(draft.sacrifice)
        and (pattern.soldier is not None) == bool(draft.unit)
    )
