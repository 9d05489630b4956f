"""The effects of the torture game, as programs for the frame runner."""

from typing import TYPE_CHECKING

from teban.core.decision import Decision, Flag
from teban.core.frames import Events, Frame, Op, Runner, push, set_values
from teban.core.ids import EVERYONE, Action, SeatId, only
from tests.contract.torture.space import (
    CLOSED,
    NUMBERS,
    SEATS,
    Began,
    Declined,
    Peeked,
    Picked,
    tell,
)

if TYPE_CHECKING:
    from tests.contract.torture.state import Torture


class Main:
    """The turn's own question, until no action is left."""

    def decision(self, state: "Torture", frame: Frame) -> Decision | None:
        others = [other for other in SEATS if other != frame.seat and state.hands[other]]
        words = [
            "roll", "claim", "end",
            *(["draw", "shuffle"] if len(state.deck) else ()),
            *(["bury"] if state.hands[frame.seat] else ()),
            *(["undo"] if state.past else ()),
            *(f"demand {other}" for other in others),
            *(f"peek {other} {place}" for other in others
              for place in range(len(state.hands[other]))),
        ]  # fmt: skip
        return state.ask("main", frame.seat, words) if state.left else None

    def take(self, state: "Torture", frame: Frame, action: Action, events: Events) -> None:
        word, *rest = state.name(action, frame.seat).split()
        if word == "undo":
            state.undo(events)
            return
        # Nothing that touches the deck can be undone.
        keeps = state.left == 2 and word in ("roll", "peek", "demand")
        state.past = ((state.hands, state.scores),) if keeps else ()
        state.left = 0 if word in ("claim", "end") else state.left - 1
        # Otherwise nobody could tell a claim from a burial until it is over.
        tell(events, Began(seat=frame.seat, what=word))
        match word:
            case "draw":
                state.draw(frame.seat, events)
            case "shuffle":
                state.shuffle(events)
            case "roll":
                state.score(frame.seat, state.chance("roll", (1, 2, 3)), events)
            case "end":
                pass
            case _:
                push(state, Frame(word, frame.seat, values=tuple(map(int, rest))))

    def run(self, state: "Torture", frame: Frame, events: Events) -> None: ...


class EndTurn:
    def run(self, state: "Torture", frame: Frame, events: Events) -> None:
        state.end_turn(events)


class Look:
    def run(self, state: "Torture", frame: Frame, events: Events) -> None:
        of, place = SeatId(frame.values[0]), frame.values[1]
        slot = state.see(frame.seat, of, place)
        peeked = Peeked(seat=frame.seat, of=of, place=place, card=slot.card, knows=only(frame.seat))
        tell(events, peeked)


class Answered:
    """A question that is closed by one answer."""

    def run(self, state: "Torture", frame: Frame, events: Events) -> None: ...


class Take(Answered):
    """The card just seen may be taken if it is even; then everybody sees it."""

    def decision(self, state: "Torture", frame: Frame) -> Decision | None:
        if frame.values == CLOSED:
            return None
        of, place = frame.values
        card = state.hands[of][place].card
        words = ["keep", "take"] if card % 2 == 0 else ["keep"]
        return state.ask("peek", frame.seat, words, (card,), Flag.PRIVATE)

    def take(self, state: "Torture", frame: Frame, action: Action, events: Events) -> None:
        of, place = SeatId(frame.values[0]), frame.values[1]
        set_values(state, CLOSED)
        if state.name(action, frame.seat) == "take":
            state.move(of, place, frame.seat, EVERYONE, events)
        else:
            tell(events, Declined(seat=frame.seat))


class Give(Answered):
    """Another seat's choice in the middle of my effect; only we two see the card."""

    def decision(self, state: "Torture", frame: Frame) -> Decision | None:
        if frame.values == CLOSED:
            return None
        of = SeatId(frame.values[0])
        return state.ask("demand", of, [*state.places(of), "decline"], flags=Flag.PRIVATE)

    def take(self, state: "Torture", frame: Frame, action: Action, events: Events) -> None:
        of = SeatId(frame.values[0])
        set_values(state, CLOSED)
        if state.name(action, of) == "decline":
            tell(events, Declined(seat=of))
        else:
            state.move(of, action, frame.seat, only(of, frame.seat), events)


class Bury(Answered):
    """Any number of cards, picked in ascending order, then laid down forwards or backwards."""

    def decision(self, state: "Torture", frame: Frame) -> Decision | None:
        if frame.values == CLOSED:
            return None
        first = frame.values[-1] + 1 if frame.values else 0
        words = state.places(frame.seat)[first:]
        words += ["done", "back"][: len(frame.values)]
        return state.ask("bury", frame.seat, words, flags=Flag.PRIVATE)

    def take(self, state: "Torture", frame: Frame, action: Action, events: Events) -> None:
        word = state.name(action, frame.seat)
        if word.startswith("h"):
            set_values(state, (*frame.values, action))
            tell(events, Picked(place=action, audience=only(frame.seat)))
        else:
            set_values(state, CLOSED)
            state.bury(frame.seat, frame.values, word == "back", events)


class Claim(Answered):
    """Every well-formed claim is accepted as one; a wrong one helps nobody to be right."""

    def decision(self, state: "Torture", frame: Frame) -> Decision | None:
        words = [f"claim {number}" for number in NUMBERS]
        asked = state.ask("claim", frame.seat, words, flags=Flag.NO_HINT)
        return None if frame.values == CLOSED else asked

    def take(self, state: "Torture", frame: Frame, action: Action, events: Events) -> None:
        set_values(state, CLOSED)
        state.claim(frame.seat, int(state.name(action, frame.seat).split()[1]), events)


PROGRAMS: dict[str, tuple[Op["Torture"], ...]] = {
    "turn": (Main(), EndTurn()),
    "peek": (Look(), Take()),
    "demand": (Give(),),
    "bury": (Bury(),),
    "claim": (Claim(),),
}
RUNNER: Runner["Torture"] = Runner(PROGRAMS)
