"""What a duel is asked, and what becomes of the answers."""

from collections.abc import Sequence

from teban.core import refused
from teban.core.chance import Luck
from teban.core.decision import Decision
from teban.core.event import Event
from teban.core.frames import Events
from teban.core.ids import Action, SeatId
from teban.core.refused import Refused
from teban.core.result import Result
from teban.games.blackpoker import reasons, setup, space, view, worlds
from teban.games.blackpoker.options import DeckList, Options
from teban.games.blackpoker.rules import FLOW
from teban.games.blackpoker.setup import D
from teban.games.blackpoker.state import SEATS, Duel

_ONE = tuple((seat,) for seat in SEATS)


def start(
    kind: type[D],
    options: Options,
    private: Sequence[DeckList],
    luck: Luck,
    events: list[Event] | None = None,
) -> D:
    """The start of a duel; the deal and 先攻決定 too, where nobody has to choose before."""
    duel = setup.begin(kind, options, private, luck)
    if events is None:
        duel.question = FLOW.runner.run(duel, None)
        return duel
    before = view.views(duel)
    duel.question = FLOW.runner.run(duel, events)
    view.tell_seen(before, duel, events)
    return duel


def actors(duel: Duel) -> tuple[SeatId, ...]:
    return () if duel.question is None else _ONE[duel.question.seat]


def decision(duel: Duel, seat: SeatId) -> Decision:
    if duel.question is None or duel.question.seat != seat:
        over = duel.question is None
        raise Refused(refused.Why.GAME_OVER if over else refused.Why.NOT_YOUR_TURN, seat=seat)
    return duel.question


def apply(duel: Duel, action: Action, seat: SeatId, events: Events = None) -> None:
    """Take an answer, and go on to the next question."""
    question = duel.question
    if question is None or question.seat != seat or action not in question.legal:
        asked = decision(duel, seat)
        space.name(action)
        if asked.kind == "chance":
            raise reasons.refusal(duel, seat, action)
        raise Refused(refused.Why.NOT_LEGAL)
    duel.ply += 1
    if events is None:
        duel.question = FLOW.runner.answer(duel, action, None)
        return
    before = view.views(duel)
    duel.question = FLOW.runner.answer(duel, action, events)
    view.tell_seen(before, duel, events)


def disguise(duel: Duel, seat: SeatId, seed: int) -> None:
    """Become another world that the seat cannot tell from this one, down to what is asked."""
    worlds.disguise(duel, seat, seed)
    duel.question = FLOW.runner.pending(duel)


def result(duel: Duel) -> Result | None:
    """Who has life left."""
    if duel.loser is None:
        return None
    return Result(tuple(int(seat != duel.loser) for seat in SEATS))
