"""Steps of a scenario, and the decisions that it leaves unwritten."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from teban.core.decision import Decision
from teban.core.event import Event
from teban.core.frames import Frame, push
from teban.core.ids import Action as Pick
from teban.core.ids import SeatId
from teban.core.refused import Expect, Refused, Why, bad_value
from teban.games.blackpoker import space
from teban.games.blackpoker.actions.table import TABLE
from teban.games.blackpoker.rules import FLOW
from teban.games.blackpoker.scenario.answers import ANSWERS, answered_by, picks_of
from teban.games.blackpoker.scenario.patterns import PASS, only_one, pattern_of
from teban.games.blackpoker.scenario.tokens import wrong
from teban.games.blackpoker.space import PLAYERS
from teban.games.blackpoker.state import SEATS

if TYPE_CHECKING:
    from teban.games.blackpoker.game import DuelState

CHANCE = "chance"
SECRET = ("choose_trumps", "choose_strategy_hand", "choose_rare", "reveal_trump")
"""The choices of the set-up, in the order in which the engine asks P1 and then P2."""
STANDING: Mapping[str, Mapping[str, Pick | None]] = {
    "grave_top": {"last": None},
    "draw_second": {"decline": space.NO, "no": space.NO, "yes": space.YES},
}
"""What may be answered once and for all; no pick where it depends on the question."""
ASK = "ask"


class Ask(Event, frozen=True):
    """A question with two or more answers is put; the engine has no event of its own for it."""

    seat: SeatId
    what: str


def play(duel: "DuelState", text: str, seat: SeatId | None, events: list[Event]) -> None:
    """One step, done as a whole or refused as a whole."""
    trial, happened = duel.clone(), list[Event]()
    if text == "resolve" and seat is None:
        for _ in PLAYERS:
            _act(trial, PASS, None, happened)
    elif text == "trigger_check" and seat is None:
        push(trial, Frame("check", trial.turn))
        go_on(trial, happened)
    else:
        _act(trial, text, seat, happened)
    become(duel, trial)
    events += happened


def is_early(duel: "DuelState", text: str, seat: SeatId | None) -> bool:
    """Whether a step is a secret choice of the set-up that the engine asks for later.

    Both players choose at the same time; scenarios may write it down in any order.
    """
    verb, question = text.partition(" ")[0], duel.question
    if verb not in SECRET or question is None or question.kind not in SECRET or seat is None:
        return False
    return (SECRET.index(question.kind), question.seat) < (SECRET.index(verb), seat)


def foresee(duel: "DuelState", early: Sequence[tuple[str, SeatId | None]]) -> None:
    """Refuse early choices that would be refused in their turn, whatever is chosen before them."""
    trial, left = duel.clone(), [*early]
    named = {word for text, _ in early for word in text.split(" ")}
    while left:
        due = [step for step in left if not is_early(trial, *step)]
        if due:
            left.remove(due[0])
            play(trial, *due[0], [])
        elif (question := trial.question) is not None:
            free = [pick for pick in question.legal if space.name(pick) not in named]
            trial.apply((*free, *question.legal)[0], question.seat, [])


def go_on(duel: "DuelState", events: list[Event]) -> None:
    """Run on to the next question."""
    duel.question = FLOW.runner.run(duel, events)
    _tell(duel, events)


def become(duel: "DuelState", other: "DuelState") -> None:
    for field in duel.__struct_fields__:
        setattr(duel, field, getattr(other, field))


def _act(duel: "DuelState", text: str, named: SeatId | None, events: list[Event]) -> None:
    """What a player does; whoever is asked, if nobody is named."""
    verb, *values = text.split(" ")
    seat = next(iter(duel.actors()), SEATS[0]) if named is None else named
    question = duel.decision(seat)
    if verb not in TABLE and verb != PASS:
        for pick in picks_of(duel, seat, verb, values):
            duel.apply(pick, seat, events)
    elif question.kind != CHANCE:
        raise Refused(Why.NOT_LEGAL)
    elif verb != PASS:
        pattern = pattern_of(text, seat)
        picks = only_one(duel, pattern).picks
        duel.apply(space.REQUEST[pattern.action], seat, events)
        # The engine makes some picks by itself; the draft tells how many are left.
        while duel.draft is not None:
            duel.apply(picks[-len(duel.draft.left)], seat, events)
    elif values:
        raise wrong(text, PASS)
    else:
        duel.apply(space.PASS, seat, events)
    _tell(duel, events)


def _tell(duel: "DuelState", events: list[Event]) -> None:
    question = duel.question
    if question is not None and question.kind in ANSWERS and len(question.legal) > 1:
        events.append(Ask(seat=question.seat, what=question.kind))


def settle(
    duel: "DuelState", answers: Mapping[str, Any], following: str | None, events: list[Event]
) -> None:
    """Answer what has one possible answer, and what a standing answer is for."""
    while (question := duel.question) is not None and question.kind in ANSWERS:
        if len(question.legal) == 1:
            pick: Pick | None = question.legal[0]
        elif _answers(following, question):
            return
        else:
            pick = _standing(duel, answers, question)
        if pick is None:
            return
        duel.apply(pick, question.seat, events)
        _tell(duel, events)


def _answers(step: str | None, question: Decision) -> bool:
    """Whether a step answers the question; a top for another movement of cards does not."""
    player, _, rest = (step or "").removeprefix("refuse ").partition(" ")
    verb, _, value = rest.partition(" ")
    if player != PLAYERS[question.seat] or answered_by(verb) != question.kind:
        return False
    if str(step).startswith("refuse ") or verb != "grave_top":
        return True
    return value in map(space.name, question.legal)


def _standing(duel: "DuelState", answers: Mapping[str, Any], question: Decision) -> Pick | None:
    kind, given = question.kind, answers.get(question.kind, ASK)
    # YAML reads a bare yes or no as a truth value.
    answer = ("no", "yes")[given] if isinstance(given, bool) else str(given)
    if answer == ASK:
        return None
    known = STANDING.get(kind, {})
    if answer not in known:
        raise bad_value(f"answers.{kind}", answer, Expect.ONE_OF, names=(*known, ASK))
    pick = known[answer]
    return space.card(duel.sides[question.seat].grave[-1]) if pick is None else pick
