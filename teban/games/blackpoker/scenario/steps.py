"""Steps of a scenario, and the decisions that it leaves unwritten."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

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
from teban.games.blackpoker.scenario.patterns import PASS, made, only_one, pattern_of
from teban.games.blackpoker.scenario.tokens import wrong
from teban.games.blackpoker.space import PLAYERS

if TYPE_CHECKING:
    from teban.games.blackpoker.game import DuelState

CHANCE = "chance"
SECRET = ("choose_trumps", "choose_strategy_hand", "choose_rare", "reveal_trump")
"""The choices of the set-up, in the order in which the engine asks P1 and then P2."""
STANDING: dict[str, dict[str, Pick | None]] = {
    "grave_top": {"last": None},
    "draw_second": {"decline": space.NO, "no": space.NO, "yes": space.YES},
}
"""What may be answered once and for all; no pick where it depends on the question."""
ASK = "ask"


class Ask(Event, frozen=True):
    """A question with two or more answers is put; the engine has no event of its own for it."""

    secret: ClassVar[tuple[str, ...]] = ()

    seat: int
    what: str


def play(duel: "DuelState", text: str, seat: SeatId | None, events: list[Event]) -> None:
    """One step, done as a whole or refused as a whole."""
    trial, happened = duel.clone(), list[Event]()
    if text == "resolve" and seat is None:
        for _ in PLAYERS:
            _pass(trial, happened)
    elif text == "trigger_check" and seat is None:
        push(trial, Frame("check", trial.turn))
        go_on(trial, happened)
    elif seat is not None:
        _act(trial, text, seat, happened)
    elif trial.question is not None:
        _act(trial, text, trial.question.seat, happened)
    else:
        raise Refused(Why.GAME_OVER)
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
            _take(trial, (*free, *question.legal)[0], question.seat, [])


def go_on(duel: "DuelState", events: list[Event]) -> None:
    """Run on to the next question."""
    duel.question = FLOW.runner.run(duel, events)
    _tell(duel, events)


def become(duel: "DuelState", other: "DuelState") -> None:
    """Make one position the same as another."""
    for field in duel.__struct_fields__:
        setattr(duel, field, getattr(other, field))


def _act(duel: "DuelState", text: str, seat: SeatId, events: list[Event]) -> None:
    verb, *values = text.split(" ")
    question = duel.decision(seat)
    if verb not in TABLE and verb != PASS:
        for pick in picks_of(duel, seat, verb, values):
            _take(duel, pick, seat, events)
        _tell(duel, events)
        return
    if question.kind != CHANCE:
        raise Refused(Why.NOT_LEGAL)
    if verb == PASS:
        if values:
            raise wrong(text, PASS)
        _pass(duel, events)
        return
    pattern = pattern_of(text, seat)
    declared = only_one(duel, pattern, question.legal)
    _take(duel, space.REQUEST[pattern.action], seat, events)
    # The engine makes some picks by itself; the draft tells how far it has come.
    while duel.draft is not None:
        _take(duel, declared.picks[made(duel.draft)], seat, events)
    _tell(duel, events)


def _pass(duel: "DuelState", events: list[Event]) -> None:
    """The holder of the chance passes."""
    if duel.question is None or duel.question.kind != CHANCE:
        raise Refused(Why.NOT_LEGAL)
    _take(duel, space.PASS, duel.question.seat, events)
    _tell(duel, events)


def _take(duel: "DuelState", pick: Pick, seat: SeatId, events: list[Event]) -> None:
    duel.apply(pick, seat, events)


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
            pick = _standing(duel, answers, question.kind)
        if pick is None:
            return
        _take(duel, pick, question.seat, events)
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


def _standing(duel: "DuelState", answers: Mapping[str, Any], kind: str) -> Pick | None:
    given = answers.get(kind, ASK)
    # YAML reads a bare yes or no as a truth value.
    answer = ("no", "yes")[given] if isinstance(given, bool) else given
    if answer == ASK:
        return None
    if answer not in STANDING.get(kind, {}):
        names = tuple(STANDING.get(kind, {}))
        raise bad_value(f"answers.{kind}", answer, Expect.ONE_OF, names=(*names, ASK))
    pick = STANDING[kind][answer]
    if pick is not None:
        return pick
    assert duel.question is not None
    return space.card(duel.sides[duel.question.seat].grave[-1])
