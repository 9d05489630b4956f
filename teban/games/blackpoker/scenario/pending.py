"""The open decision."""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from teban.core.event import Event
from teban.core.refused import Expect, bad_value
from teban.core.vocabulary import Compared
from teban.games.blackpoker.scenario.answers import HIT_STAND, SETS, candidates, option_text
from teban.games.blackpoker.scenario.naming import NOTHING
from teban.games.blackpoker.scenario.tokens import ref_text, unit_word
from teban.games.blackpoker.space import PLAYERS

if TYPE_CHECKING:
    from teban.games.blackpoker.game import DuelState


def compare(duel: "DuelState", wanted: Any, _: Sequence[Event]) -> Compared:
    """What is named of it; `none` if nothing is asked."""
    question = duel.question
    if not isinstance(wanted, Mapping) or question is None:
        return Compared(
            NOTHING if wanted is None else wanted, NOTHING if question is None else question.kind
        )
    want, found = {}, {}
    for word, value in wanted.items():
        if word not in PARTS:
            raise bad_value(word, value, Expect.ONE_OF, names=tuple(PARTS))
        want[word], found[word] = value, PARTS[word](duel)
        if word in _SETS:
            want[word], found[word] = sorted(map(_plain, value)), sorted(found[word])
        elif word == "options_order":
            want[word] = [*map(_plain, value)]
    return Compared(want, found)


def _plain(text: Any) -> str:
    # YAML reads a bare yes or no as a truth value.
    word = ("no", "yes")[text] if isinstance(text, bool) else str(text)
    return str(unit_word(word)) if word.startswith(("s(", "arm(", "b(")) else ref_text(word)


def _player(duel: "DuelState") -> str:
    assert duel.question is not None
    return PLAYERS[duel.question.seat]


def _kind(duel: "DuelState") -> str:
    assert duel.question is not None
    return duel.question.kind


def _options(duel: "DuelState") -> list[str]:
    assert duel.question is not None
    kind = duel.question.kind
    if kind in SETS:
        return candidates(duel, kind)
    return [option_text(duel, kind, pick) for pick in duel.question.legal]


def _from(duel: "DuelState") -> list[str]:
    return candidates(duel, _kind(duel))


def _count(duel: "DuelState") -> int:
    assert duel.question is not None
    return duel.question.picks


def _total(duel: "DuelState") -> int | str:
    return duel.frames[-1].values[0] if _kind(duel) == HIT_STAND else NOTHING


PARTS: dict[str, Callable[["DuelState"], Any]] = {
    "player": _player,
    "kind": _kind,
    "options": _options,
    "options_order": _options,
    "from": _from,
    "count": _count,
    "total": _total,
}
_SETS = ("options", "from")
