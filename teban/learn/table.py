"""A policy table from what was learned."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence

from teban.learn.selfplay import Learned
from teban.players.learned.lessons import Lesson, Noted
from teban.players.learned.table import NORMALIZATION, V2, Entry, PolicyTable, Stats, Tried

EXACT_VISITS, ABSTRACT_VISITS = 4, 12
"""What was seen less often is chance, and is left out."""
DIGITS = 4

Outcomes = dict[str, list[float]]
"""How every action ended."""


def tabulate(learned: Sequence[Learned]) -> PolicyTable:
    """How often every action was taken in every position, and how that ended."""
    exact = _gathered(learned, lambda lesson: lesson.exact)
    abstract = _gathered(learned, lambda lesson: lesson.abstract)
    states = _kept(exact, EXACT_VISITS)
    abstract_states = _kept(abstract, ABSTRACT_VISITS)
    won = sum(found.outcome > 0 for found in learned)
    return PolicyTable(
        schema_version=V2,
        normalization=NORMALIZATION,
        states=states,
        abstract_states=abstract_states,
        stats=Stats(
            records_read=len(learned),
            states_raw=len(exact),
            states_kept=len(states),
            abstract_states_raw=len(abstract),
            abstract_states_kept=len(abstract_states),
            positive_rate=round(won / max(1, len(learned)), DIGITS),
            min_visits=EXACT_VISITS,
        ),
    )


def _gathered(learned: Iterable[Learned], noted: Callable[[Lesson], Noted]) -> dict[str, Outcomes]:
    found: dict[str, Outcomes] = defaultdict(lambda: defaultdict(list))
    for one in learned:
        note = noted(one.lesson)
        found[note.state][note.action].append(one.outcome)
    return found


def _kept(found: dict[str, Outcomes], least: int) -> dict[str, Entry]:
    visits = {key: sum(map(len, actions.values())) for key, actions in found.items()}
    return {key: _entry(found[key], least) for key in sorted(found) if visits[key] >= least}


def _entry(outcomes: Outcomes, least: int) -> Entry:
    actions = {
        name: Tried(len(ends), round(sum(ends) / len(ends), DIGITS))
        for name, ends in sorted(outcomes.items())
    }
    # A lucky single try is no best action, unless there is nothing else.
    sound = [name for name in actions if actions[name].visits >= least] or [*actions]
    best = max(sound, key=lambda name: (actions[name].avg_outcome, actions[name].visits))
    tried = actions[best]
    whole = sum(tried.visits for tried in actions.values())
    return Entry(whole, best, tried.visits, tried.avg_outcome, actions)
