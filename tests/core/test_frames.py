"""A little machine whose effects ask, nest and turn to other seats."""

import msgspec
from msgspec import Struct

from teban.core.decision import Decision
from teban.core.frames import Events, Frame, Runner, push, set_values
from teban.core.ids import Action, SeatId

A, B = SeatId(0), SeatId(1)


class Machine(Struct):
    frames: tuple[Frame, ...] = ()
    swift: bool = False
    said: tuple[str, ...] = ()


class Say(Struct, frozen=True):
    word: str

    def run(self, state: Machine, frame: Frame, events: Events) -> None:
        state.said = (*state.said, f"{self.word} {frame.seat}{list(frame.values)}")


class Call(Struct, frozen=True):
    program: str
    to_other_seat: bool = False

    def run(self, state: Machine, frame: Frame, events: Events) -> None:
        seat = SeatId(1 - frame.seat) if self.to_other_seat else frame.seat
        push(state, Frame(self.program, seat))


class Pick(Struct, frozen=True):
    """Ask the frame's seat for some numbers in ascending order; 9 is done."""

    most: int

    def decision(self, state: Machine, frame: Frame) -> Decision | None:
        if len(frame.values) == self.most or 9 in frame.values:
            return None
        lowest = max(frame.values, default=0) + 1
        picks = self.most - len(frame.values)
        return Decision("pick", frame.seat, (*range(lowest, 5), 9), frame.program, picks)

    def take(self, state: Machine, frame: Frame, action: Action, events: Events) -> None:
        set_values(state, (*frame.values, action))

    def run(self, state: Machine, frame: Frame, events: Events) -> None:
        state.said = (*state.said, f"picked {list(frame.values)}")


RUNNER: Runner[Machine] = Runner(
    {
        "plain": (Say("one"), Say("two")),
        "empty": (),
        "ask": (Say("before"), Pick(2), Say("after")),
        "outer": (Say("out"), Call("ask", to_other_seat=True), Call("empty"), Say("back")),
        "deep": (Call("outer"), Pick(1), Say("end")),
        "unasked": (Pick(0), Say("on")),
    }
)


def started(program: str) -> Machine:
    state = Machine()
    push(state, Frame(program, A))
    RUNNER.run(state, None)
    return state


def answered(state: Machine, *actions: Action) -> Machine:
    for action in actions:
        pending = RUNNER.pending(state)
        assert pending is not None
        assert action in pending.legal
        RUNNER.answer(state, action, None)
    return state


def reloaded(state: Machine) -> Machine:
    return msgspec.json.decode(msgspec.json.encode(state), type=Machine)


def test_an_effect_that_asks_nothing_runs_to_its_end() -> None:
    state = started("plain")
    assert state == Machine(said=("one 0[]", "two 0[]"))
    assert RUNNER.pending(state) is None


def test_nothing_to_do_is_done_at_once() -> None:
    assert started("empty") == Machine()
    idle = Machine()
    RUNNER.run(idle, None)
    assert idle == Machine()


def test_an_effect_stops_at_a_question() -> None:
    state = started("ask")
    assert state.said == ("before 0[]",)
    assert RUNNER.pending(state) == Decision("pick", A, (1, 2, 3, 4, 9), "ask", picks=2)


def test_a_question_stays_open_until_it_needs_no_more_answers() -> None:
    state = answered(started("ask"), 2)
    assert RUNNER.pending(state) == Decision("pick", A, (3, 4, 9), "ask", picks=1)
    assert answered(state, 4).said == ("before 0[]", "picked [2, 4]", "after 0[2, 4]")
    assert state.frames == ()


def test_an_answer_may_close_a_question_early() -> None:
    assert answered(started("ask"), 9).said[1:] == ("picked [9]", "after 0[9]")


def test_a_question_with_nothing_to_ask_is_passed_over() -> None:
    assert started("unasked").said == ("picked []", "on 0[]")


def test_another_seat_is_asked_in_the_middle_of_my_effect() -> None:
    state = started("outer")
    pending = RUNNER.pending(state)
    assert pending is not None
    assert (pending.seat, pending.source) == (B, "ask")
    assert answered(state, 1, 2).said == (
        "out 0[]",
        "before 1[]",
        "picked [1, 2]",
        "after 1[1, 2]",
        "back 0[]",
    )


def test_nested_effects_keep_their_own_values() -> None:
    state = answered(started("deep"), 1, 3, 4)
    assert state.frames == ()
    assert state.said[-2:] == ("picked [4]", "end 0[4]")
    assert "picked [1, 3]" in state.said


def test_an_effect_goes_on_the_same_after_saving_and_loading_at_every_question() -> None:
    straight = answered(started("deep"), 1, 3, 4)
    state = started("deep")
    for action in (1, 3, 4):
        state = reloaded(state)
        assert RUNNER.pending(state) == RUNNER.pending(reloaded(state))
        answered(state, action)
    assert state == straight


def test_a_copy_taken_in_the_middle_goes_its_own_way() -> None:
    state = answered(started("outer"), 1)
    twin = reloaded(state)
    answered(state, 2)
    assert twin.said == ("out 0[]", "before 1[]")
    answered(twin, 9)
    assert "picked [1, 2]" in state.said
    assert "picked [1, 9]" in twin.said


def test_asking_what_is_pending_changes_nothing() -> None:
    state = started("ask")
    before = reloaded(state)
    RUNNER.pending(state)
    RUNNER.run(state, None)
    assert state == before
