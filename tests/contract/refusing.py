"""What a refusal may tell: nothing that its seat does not know."""

from random import Random
from typing import Any

from teban.core.game import State
from teban.core.ids import Action, SeatId
from teban.core.refused import Refused
from tests.contract.checks import GARBAGE, spellings
from tests.contract.play import Step, plain, steps
from tests.contract.tables import Table

ASKED = 6
"""Actions tried each time of all that there are."""
Question = Action | str
"""An action that may not be taken now, or a text that names none."""


def check_refusals_tell_nothing(table: Table, seed: int) -> None:
    """What is refused is refused alike in every world of whoever asks, and changes nothing."""
    random = Random(seed)
    for step in steps(table, seed):
        for seat in table.seats:
            world = step.before.sample(seat, random.randrange(1 << 32))
            questions: list[Question] = [*illegal(table, step, seat, random)]
            questions += garbage(table, step, seat, random)
            before = [plain(one.dump()) for one in (step.before, world)]
            for question in questions:
                here, there = (refusal(one, seat, question) for one in (step.before, world))
                assert here == there, f"{question} tells {seat} worlds apart: {here} {there}"
            after = [plain(one.dump()) for one in (step.before, world)]
            assert after == before, "something refused has changed something"


def illegal(table: Table, step: Step, seat: SeatId, random: Random) -> list[Action]:
    """Numbers of no action, some of any, and some of what is legal for somebody or nearly so."""
    state, size = step.before, table.game.actions(table.options)
    legal = state.decision(seat).legal if seat in state.actors() else ()
    near = [action + off for action in legal[-2:] for off in (-1, 1)]
    anything = [random.randrange(size) for _ in range(ASKED)]
    tried = {-1, size, 1 << 70, step.action, *near, *anything}
    return sorted(tried - {*legal})


def garbage(table: Table, step: Step, seat: SeatId, random: Random) -> list[str]:
    """Texts that name nothing, and some that are nearly a name."""
    name = step.before.name(random.randrange(table.game.actions(table.options)), seat)
    texts = (*random.sample(GARBAGE, 2), random.choice(spellings(name)), name[:-1])
    return [text for text in texts if isinstance(refusal(step.before, seat, text), dict)]


def refusal(state: State, seat: SeatId, question: Question) -> dict[str, Any] | None:
    """What the seat is told of it; None if it was no refusal."""
    try:
        if isinstance(question, str):
            state.parse(question, seat)
        else:
            state.apply(question, seat)
    except Refused as refused:
        return refused.data()
    return None
