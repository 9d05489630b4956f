"""[1] to [16]: chance, requests, the stage, passes."""

import pytest

from teban.core.ids import NOBODY, only
from teban.core.refused import Refused, Why
from tests.flow.guild import FLOW, SEATS, A, B, C, Guild, plant
from tests.flow.table import asked, offers, passes, play, staged, table


@pytest.mark.parametrize("first", SEATS)
def test_the_game_starts_with_the_chance_at_the_turn_player(first: int) -> None:  # [1] [2]
    state = table(first=SEATS[first])
    assert state.actors() == (first,)
    assert (state.holder, state.turn, state.turn_number) == (first, first, 1)


def test_starting_says_what_is_asked_first() -> None:  # [2] [3]
    state = table()
    state.frames = ()
    assert FLOW.start(state, None) == state.decision(A)


def test_only_the_holder_of_the_chance_is_asked() -> None:  # [3]
    state = table()
    with pytest.raises(Refused) as refusal:
        play(state, "B pass")
    assert refusal.value.code == Why.NOT_YOUR_TURN


def test_the_holder_may_always_pass() -> None:  # [3]
    assert offers(table(coins=(0, 0, 0))) == {"pass", "end"}


def test_all_timings_are_open_to_the_turn_player_while_the_stage_is_empty() -> None:  # [3]
    assert {"end", "boast", "work", "spy", "beg"} <= offers(table())


def test_main_timing_is_closed_in_the_turn_of_another() -> None:  # [3]
    state = table()
    play(state, "A pass")
    assert {"spy", "beg"} <= offers(state)
    assert not {"end", "boast", "work"} & offers(state)


def test_main_timing_is_closed_while_something_is_on_the_stage() -> None:  # [3]
    state = table()
    play(state, "A beg")
    assert {"spy", "beg"} <= offers(state)
    assert not {"end", "boast", "work"} & offers(state)


@pytest.mark.parametrize("deed", ["spy", "beg"])
def test_a_request_clears_the_pass_record(deed: str) -> None:  # [4]
    state = table()
    play(state, "A pass", "B pass")
    assert state.passes == only(A, B)
    play(state, f"C {deed}")
    assert state.passes == NOBODY
    play(state, "C pass", "A pass")
    assert state.passes == only(C, A)
    assert asked(state) == "B"


def test_a_request_is_made_on_behalf_of_the_holder() -> None:  # [5]
    state = table()
    play(state, "A pass", "B beg")
    assert staged(state) == ["beg B"]
    assert state.coins == (4, 3, 4)


def test_what_the_declaration_triggers_comes_before_the_request_itself() -> None:  # [5] [6] [7]
    state = table("declare spy -> alarm C", "declare beg -> echo B")
    assert play(state, "A spy") == ["resolve alarm C", "resolve spy A"]
    assert play(state, "A beg") == ["push echo B", "push beg A"]
    assert staged(state) == ["echo B", "beg A"]


def test_what_a_request_triggers_by_going_onto_the_stage_is_checked_at_once() -> None:  # [10] [6]
    state = table("push beg -> alarm C")
    assert play(state, "A beg") == ["push beg A", "resolve alarm C"]
    assert asked(state) == "A"


def test_an_immediate_request_is_resolved_without_the_stage() -> None:  # [7] [8]
    state = table("push boast -> alarm C")
    play(state, "A boast")
    assert state.fame == (1, 0, 0)
    assert state.stage == ()


def test_an_immediate_request_is_resolved_although_others_wait_on_the_stage() -> None:  # [8]
    state = table()
    assert play(state, "A beg", "A pass", "B spy") == ["push beg A", "resolve spy B"]
    assert staged(state) == ["beg A"]


def test_what_an_immediate_request_triggers_is_checked_after_it() -> None:  # [8] [6]
    state = table("resolve boast -> alarm C")
    assert play(state, "A boast") == ["resolve boast A", "resolve alarm C"]


def test_an_immediate_request_may_decide_the_game() -> None:  # [9]
    state = table("resolve boast -> alarm C", fame=(4, 0, 4))
    assert play(state, "A boast") == ["resolve boast A"]
    assert_over(state, winner=A)


def test_a_normal_request_waits_on_the_stage() -> None:  # [10]
    state = table()
    assert play(state, "A work") == ["push work A"]
    assert staged(state) == ["work A"]
    assert state.coins[A] == 3


@pytest.mark.parametrize("deed", ["boast", "spy", "work", "beg"])
def test_requesting_keeps_the_chance_with_the_requester(deed: str) -> None:  # [3]
    state = table()
    play(state, f"A {deed}")
    assert (asked(state), state.holder) == ("A", A)


def test_a_requester_out_of_turn_keeps_the_chance_too() -> None:  # [3]
    state = table()
    play(state, "A pass", "B beg", "B beg", "B spy")
    assert asked(state) == "B"


def test_a_pass_is_recorded_and_hands_the_chance_to_the_next_seat() -> None:  # [11] [12] [16]
    state = table(first=B)
    play(state, "B pass")
    assert (state.passes, asked(state)) == (only(B), "C")
    play(state, "C pass")
    assert (state.passes, asked(state)) == (only(B, C), "A")


def test_nothing_is_resolved_before_the_last_seat_has_passed() -> None:  # [12]
    state = table()
    assert play(state, "A beg", "A pass", "B pass") == ["push beg A"]


def test_the_rules_have_the_chance_while_they_resolve_the_stage() -> None:  # [13]
    state = table()
    play(state, "A duel 1", "A pass", "B pass", "C pass")
    assert (state.holder, state.actors()) == (None, (B,))


def test_all_passing_with_an_empty_stage_only_returns_the_chance() -> None:  # [14] [2]
    state = table(first=B)
    assert passes(state) == []
    assert (asked(state), state.turn, state.turn_number) == ("B", B, 1)
    assert state.passes == NOBODY


def test_all_passing_with_an_empty_stage_is_counted() -> None:  # [14]
    state = table()
    passes(state)
    passes(state)
    assert state.idle == 2


@pytest.mark.parametrize("deed", ["spy", "beg"])
def test_a_request_starts_the_count_of_idle_rounds_anew(deed: str) -> None:  # [4]
    state = table()
    passes(state)
    play(state, f"A {deed}")
    assert state.idle == 0


def test_there_is_no_trigger_check_while_nothing_is_requested_or_resolved() -> None:  # [14] [2]
    state = table()
    plant(state, "alarm", C)
    assert passes(state) == []
    assert play(state, "A spy") == ["resolve alarm C", "resolve spy A"]


def test_one_request_is_resolved_a_round_and_the_last_one_first() -> None:  # [15]
    state = table()
    play(state, "A work", "A beg", "A pass", "B spy", "B rally 1")
    assert staged(state) == ["work A", "beg A", "rally B"]
    assert passes(state) == ["resolve rally B"]
    assert staged(state) == ["work A", "beg A"]
    assert passes(state) == ["resolve beg A"]
    assert passes(state) == ["resolve work A"]
    assert state.stage == ()


def test_a_resolution_returns_the_chance_to_the_turn_player() -> None:  # [15] [2]
    state = table(first=C)
    play(state, "C pass", "A beg", "A pass", "B pass", "C pass")
    assert (asked(state), state.holder) == ("C", C)


def test_a_resolution_clears_the_pass_record() -> None:  # [15], R-01
    state = table()
    play(state, "A beg", "A beg")
    passes(state)
    assert state.passes == NOBODY
    assert play(state, "A pass", "B pass") == []


def test_something_can_be_put_on_top_between_two_resolutions() -> None:  # [15] [3]
    state = table()
    play(state, "A beg", "A beg")
    passes(state)
    play(state, "A pass", "B arm 1")
    assert staged(state) == ["beg A", "arm B"]
    assert [*passes(state), *passes(state)] == ["resolve arm B", "resolve beg A"]


def test_a_request_is_on_the_stage_while_its_effect_runs() -> None:  # [15]
    state = table()
    play(state, "A duel 1", "A pass", "B pass", "C pass")
    assert staged(state) == ["duel A"]
    assert play(state, "B yield") == ["resolve duel A"]
    assert state.stage == ()


def test_an_effect_may_ask_another_seat_in_its_middle() -> None:  # [8]
    state = table()
    play(state, "A arm 2", "A pass", "B pass", "C pass")
    play(state, "A duel 2", "A pass", "B pass", "C pass")
    assert (asked(state), offers(state)) == ("C", {"fight", "yield"})
    play(state, "C fight")
    assert state.fame == (0, 0, 1)


def test_the_game_clears_up_after_what_is_resolved() -> None:  # [8]
    state = table()
    play(state, "A beg")
    passes(state)
    assert (state.coins, state.bank) == ((4, 4, 4), 18)


def test_a_resolution_from_the_stage_may_decide_the_game() -> None:  # [15] [9]
    state = table(fame=(0, 4, 0))
    play(state, "A duel 1", "A pass", "B arm 1")
    passes(state)
    passes(state)
    assert play(state, "B fight") == ["resolve duel A"]
    assert_over(state, winner=B)


def test_what_a_resolution_triggers_is_checked_before_anybody_has_the_chance() -> None:  # [15] [6]
    state = table("resolve beg -> alarm C", "resolve beg -> echo B")
    play(state, "A beg")
    assert passes(state) == ["resolve beg A", "resolve alarm C", "push echo B"]
    assert (asked(state), staged(state)) == ("A", ["echo B"])


def test_an_effect_may_resolve_another_request_within_itself() -> None:  # [8]
    state = table()
    play(state, "A duel 1", "A pass", "B beg", "B hurry 0", "B pass", "C pass", "A pass")
    assert ([request.action for request in state.resolving], asked(state)) == (
        ["hurry", "duel"],
        "B",
    )
    assert play(state, "B yield") == ["resolve duel A", "resolve hurry B"]
    assert (staged(state), state.resolving) == (["beg B"], ())


def test_a_cancelled_request_leaves_the_stage_unresolved() -> None:
    state = table("resolve work -> alarm C")
    play(state, "A work", "A beg", "A pass", "B veto 0")
    assert passes(state) == ["resolve veto B"]
    assert staged(state) == ["beg A"]
    assert passes(state) == ["resolve beg A"]
    assert state.fame == (0, 0, 0)


def test_a_cancelling_request_whose_target_has_gone_does_nothing() -> None:
    state = table()
    play(state, "A work", "A pass", "B veto 0", "B pass", "C veto 0")
    assert passes(state) == ["resolve veto C"]
    assert staged(state) == ["veto B"]
    assert passes(state) == ["resolve veto B"]
    assert state.stage == ()


def test_a_cancelling_request_can_itself_be_cancelled() -> None:
    state = table()
    play(state, "A work", "A pass", "B veto 0", "B pass", "C veto 1")
    assert passes(state) == ["resolve veto C"]
    assert passes(state) == ["resolve work A"]


def test_the_turn_goes_round_all_seats() -> None:
    state = table()
    for number, letter in enumerate("ABCA", start=1):
        assert (asked(state), state.turn_number) == (letter, number)
        play(state, f"{letter} end")
        passes(state)


def test_a_request_of_the_old_turn_player_is_resolved_in_the_turn_of_the_next() -> None:
    state = table()
    play(state, "A end", "A pass", "B pass", "C beg", "C pass", "A pass", "B pass")
    assert (asked(state), staged(state)) == ("A", ["end A"])
    assert passes(state) == ["resolve end A"]
    assert (asked(state), state.turn) == ("B", B)


def test_nobody_is_asked_after_the_end() -> None:
    state = table(fame=(4, 0, 0))
    play(state, "A boast")
    with pytest.raises(Refused) as refusal:
        play(state, "A pass")
    assert refusal.value.code == Why.GAME_OVER


def assert_over(state: Guild, winner: int) -> None:
    result = state.result()
    assert result is not None
    assert result.winner == winner
    assert (state.over, state.actors(), state.frames, state.holder) == (True, (), (), None)
