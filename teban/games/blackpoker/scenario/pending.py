"""The open decision."""

from typing import TYPE_CHECKING, Any

from teban.core.words import Compared
from teban.core.words.forms import Form, Word
from teban.core.words.lists import ListOf, Loose, Parts
from teban.games.blackpoker.scenario.answers import HIT_STAND, SETS, candidates, option_text
from teban.games.blackpoker.scenario.tokens import NOTHING, ref_word, unit_word
from teban.games.blackpoker.space import PLAYERS

if TYPE_CHECKING:
    from teban.games.blackpoker.game import DuelState


def _plain(field: str, text: Any) -> str:
    # YAML reads a bare yes or no as a truth value.
    word = ("no", "yes")[text] if isinstance(text, bool) else str(text)
    return str(unit_word(word)) if word.startswith(("s(", "arm(", "b(")) else ref_word(word)


RAW, OPTION = Form(), Word(_plain)
PARTS = {
    "player": RAW,
    "kind": RAW,
    "options": Loose(OPTION),
    "options_order": ListOf(OPTION),
    "from": Loose(OPTION),
    "count": RAW,
    "total": RAW,
}


class Pending(Parts, frozen=True):
    """What is named of a question, or only its kind; `none` if nothing is asked."""

    def compare(self, field: str, wanted: Any, found: Any) -> Compared:
        if isinstance(wanted, dict) and found is not None:
            return super().compare(field, wanted, found)
        kind = NOTHING if found is None else found["kind"]
        return Compared(NOTHING if wanted is None else wanted, kind)


def pending(duel: "DuelState") -> dict[str, Any] | None:
    """The open question, if there is one."""
    question = duel.question
    if question is None:
        return None
    kind, among = question.kind, candidates(duel, question.kind)
    each = [option_text(duel, kind, pick) for pick in question.legal]
    options = among if kind in SETS else each
    return {
        "player": PLAYERS[question.seat],
        "kind": kind,
        "options": options,
        "options_order": options,
        "from": among,
        "count": question.picks,
        "total": duel.frames[-1].values[0] if kind == HIT_STAND else NOTHING,
    }
