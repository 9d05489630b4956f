"""[6-1] to [6-12]: the trigger check.

Of the triggered deeds, dawn, toll and coup are immediate and main, gossip, alarm and dare immediate
and quick, feast and parade normal and main, grudge and echo normal and quick.
"""

import pytest

from teban.core.event import Event
from tests.flow.guild import B, C, Told, plant
from tests.flow.table import asked, check, offers, passes, play, staged, table


def test_the_order_in_which_things_were_triggered_does_not_matter() -> None:  # [6-1]
    orderly = ("dawn A", "gossip A", "dawn B", "gossip B", "feast A", "grudge A", "grudge B")
    told = [
        *("resolve dawn A", "resolve gossip A", "resolve dawn B", "resolve gossip B"),
        *("push feast A", "push grudge A", "push grudge B"),
    ]
    assert check(table(), *orderly) == told
    assert check(table(), *reversed(orderly)) == told


def test_everybody_is_told_what_is_triggered() -> None:  # [6-1]
    events: list[Event] = []
    plant(table(), "dawn", C, events)
    assert events == [Told(what="trigger", deed="dawn", seat=C)]


def test_a_check_with_nothing_triggered_does_nothing() -> None:  # [6-2]
    assert check(table()) == []


def test_a_check_goes_on_until_nothing_is_left() -> None:  # [6-2]
    state = table("resolve gossip -> echo A", "push echo -> alarm B", "resolve alarm -> grudge C")
    told = ["resolve gossip C", "push echo A", "resolve alarm B", "push grudge C"]
    assert check(state, "gossip C") == told
    assert state.buffer == ()


def test_immediate_ones_of_all_seats_come_before_normal_ones() -> None:  # [6-3]
    told = ["resolve gossip C", "push feast A"]
    assert check(table(), "feast A", "gossip C") == told


def test_a_seat_without_immediate_ones_is_passed_over() -> None:  # [6-4]
    told = ["resolve gossip A", "resolve gossip C"]
    assert check(table(), "gossip C", "gossip A") == told


def test_a_seat_works_off_all_its_immediate_ones_before_the_next_seat() -> None:  # [6-4]
    state = table("resolve gossip -> dawn A")
    told = ["resolve gossip A", "resolve dawn A", "resolve alarm B"]
    assert check(state, "gossip A", "alarm B") == told


def test_immediate_ones_of_main_timing_come_before_quick_ones() -> None:  # [6-5] [6-6]
    assert check(table(), "gossip B", "dawn B") == ["resolve dawn B", "resolve gossip B"]


def test_immediate_ones_go_from_the_turn_player_round_the_table() -> None:  # [6-3] [6-7]
    told = ["resolve gossip B", "resolve gossip C", "resolve gossip A"]
    assert check(table(first=B), "gossip A", "gossip B", "gossip C") == told


def test_a_seat_that_had_its_turn_waits_for_the_next_round() -> None:  # [6-7] [6-3]
    state = table("resolve alarm -> dawn A")
    told = ["resolve alarm B", "resolve gossip C", "resolve dawn A", "push echo A"]
    assert check(state, "echo A", "alarm B", "gossip C") == told


def test_each_new_round_of_immediate_ones_starts_at_the_turn_player() -> None:  # [6-3]
    state = table("resolve alarm -> gossip A", "resolve alarm -> gossip B")
    told = ["resolve alarm C", "resolve gossip A", "resolve gossip B"]
    assert check(state, "alarm C") == told


def test_normal_ones_go_from_the_turn_player_round_the_table() -> None:  # [6-8] [6-12]
    told = ["push echo C", "push echo A", "push echo B"]
    assert check(table(first=C), "echo A", "echo B", "echo C") == told


def test_a_seat_without_normal_ones_is_passed_over() -> None:  # [6-9]
    assert check(table(), "echo C", "echo A") == ["push echo A", "push echo C"]


def test_a_seat_works_off_all_its_normal_ones_before_the_next_seat() -> None:  # [6-9]
    state = table("push echo -> feast A")
    assert check(state, "echo A", "grudge B") == ["push echo A", "drop feast A", "push grudge B"]


def test_normal_ones_of_main_timing_come_before_quick_ones() -> None:  # [6-10] [6-11]
    assert check(table(), "grudge B", "feast B") == ["push feast B", "push grudge B"]


def test_a_seat_that_had_its_turn_waits_for_the_next_round_of_normal_ones() -> None:  # [6-12] [6-8]
    state = table("push echo -> grudge A", "push echo -> gossip A")
    told = ["push echo B", "push grudge C", "push grudge A", "resolve gossip A"]
    assert check(state, "echo B", "grudge C") == told


def test_each_new_round_of_normal_ones_starts_at_the_turn_player() -> None:  # [6-8]
    state = table("push echo -> grudge A", "push echo -> grudge B")
    assert check(state, "echo C") == ["push echo C", "push grudge A", "push grudge B"]


def test_a_turn_that_passes_meanwhile_does_not_disturb_the_round() -> None:  # [6-7]
    state = table()
    told = ["resolve coup B", "resolve gossip B", "resolve gossip C", "push echo B", "push echo A"]
    assert check(state, "coup B", "gossip B", "gossip C", "echo A", "echo B") == told
    assert state.turn == B


def test_the_round_after_a_turn_has_passed_starts_at_the_new_turn_player() -> None:  # [6-3]
    state = table("resolve alarm -> gossip A", "resolve alarm -> gossip B")
    told = ["resolve coup A", "resolve alarm C", "resolve gossip B", "resolve gossip A"]
    assert check(state, "coup A", "alarm C") == told


def test_a_requester_keeps_the_chance_although_the_turn_passes_in_the_check() -> None:
    state = table()
    check(state, "coup A")
    assert (state.turn, asked(state)) == (B, "A")
    assert "boast" not in offers(state)


# [6-5-1] to [6-5-6], [6-10-1] to [6-10-9]


@pytest.mark.parametrize(
    ("one", "other"),
    [("dawn", "toll"), ("gossip", "alarm"), ("feast", "parade"), ("grudge", "echo")],
)
def test_a_seat_orders_its_different_ones_of_a_class(one: str, other: str) -> None:
    for first, second in ((one, other), (other, one)):  # [6-5-2] [6-10-2]
        state = table()
        check(state, f"{one} C", f"{other} C")
        assert (asked(state), offers(state)) == ("C", {f"first {one}", f"first {other}"})
        told = play(state, f"C first {first}")
        assert [line.split()[1] for line in told] == [first, second, "spy"]


def test_a_seat_is_asked_again_as_long_as_they_differ() -> None:  # [6-5-2]
    state = table()
    check(state, "dawn A", "toll A", "dawn A", "coup A")
    assert play(state, "A first dawn") == ["resolve dawn A"]
    assert offers(state) == {"first dawn", "first toll", "first coup"}
    assert play(state, "A first coup") == ["resolve coup A"]
    told = ["resolve dawn A", "resolve toll A", "resolve spy A"]
    assert play(state, "A first dawn") == told


def test_nobody_is_asked_to_order_what_is_alike() -> None:  # [6-5-2] [6-10-2]
    assert check(table(), "dawn B", "dawn B") == ["resolve dawn B", "resolve dawn B"]
    assert check(table(), "echo B", "echo B") == ["push echo B", "push echo B"]


def test_nobody_is_asked_to_order_the_ones_of_different_seats_or_classes() -> None:  # [6-5-2]
    assert len(check(table(), "dawn A", "toll B", "gossip A", "alarm B", "feast A", "echo A")) == 6


def test_the_order_of_what_is_born_meanwhile_is_asked_too() -> None:  # [6-5-6] [6-5-2]
    state = table("resolve gossip -> alarm A")
    check(state, "gossip A", "dare A")
    assert play(state, "A first gossip") == ["resolve gossip A"]
    assert offers(state) == {"first alarm", "first dare"}


def test_a_triggered_immediate_one_takes_effect_for_its_controller() -> None:  # [6-5-3]
    state = table()
    check(state, "alarm C")
    assert (state.fame, state.stage) == ((0, 0, 1), ())


def test_a_triggered_effect_may_ask_another_seat_in_the_middle_of_the_check() -> None:  # [6-5-3]
    state = table()
    assert check(state, "dare A", "gossip B") == []
    assert (asked(state), offers(state)) == ("B", {"fight", "yield"})
    assert play(state, "B yield") == ["resolve dare A", "resolve gossip B", "resolve spy A"]


def test_the_game_may_end_in_the_middle_of_a_check() -> None:  # [6-5-4]
    state = table(fame=(0, 4, 4))
    assert check(state, "alarm B", "alarm C", "echo A") == ["resolve alarm B"]
    assert (state.over, state.fame, state.actors()) == (True, (0, 5, 4), ())
    assert (state.frames, state.holder, state.stage) == ((), None, ())


def test_what_an_immediate_one_triggers_joins_the_check() -> None:  # [6-5-5] [6-5-6]
    state = table("resolve gossip -> alarm B", "resolve gossip -> echo A")
    told = ["resolve gossip B", "resolve alarm B", "resolve gossip C", "resolve alarm B"]
    assert check(state, "gossip B", "gossip C") == [*told, "push echo A", "push echo A"]


def test_a_triggered_normal_one_waits_on_the_stage_and_can_be_answered() -> None:  # [6-10-7]
    state = table()
    check(state, "echo C")
    assert (staged(state), state.fame, asked(state)) == (["echo C"], (0, 0, 0), "A")
    play(state, "A pass", "B veto 0")
    assert [*passes(state), *passes(state)] == ["resolve veto B"]
    assert state.fame == (0, 0, 0)


def test_a_normal_one_of_main_timing_goes_onto_an_empty_stage() -> None:  # [6-10-3] to [6-10-5]
    state = table()
    assert check(state, "feast C") == ["push feast C"]
    assert staged(state) == ["feast C"]


def test_a_normal_one_of_main_timing_is_dropped_if_the_stage_is_occupied() -> None:  # [6-10-6]
    state = table()
    play(state, "A beg")
    assert check(state, "feast A") == ["drop feast A"]
    assert (staged(state), state.buffer) == (["beg A"], ())
    assert passes(state) == ["resolve beg A"]


def test_the_first_of_two_normal_ones_of_main_timing_displaces_the_second() -> None:  # [6-10-4]
    state = table()
    check(state, "feast A", "parade A")
    assert play(state, "A first parade") == ["push parade A", "drop feast A", "resolve spy A"]
    assert check(table(), "feast A", "feast B") == ["push feast A", "drop feast B"]


def test_a_dropped_one_never_takes_effect() -> None:  # [6-10-6]
    state = table()
    play(state, "A beg")
    check(state, "parade A")
    passes(state)
    passes(state)
    assert (state.fame, state.stage) == ((0, 0, 0), ())


def test_a_normal_one_of_quick_timing_goes_onto_an_occupied_stage() -> None:  # [6-10-7]
    state = table()
    play(state, "A beg")
    assert check(state, "echo A") == ["push echo A"]
    assert staged(state) == ["beg A", "echo A"]


def test_the_win_check_does_not_follow_what_only_goes_onto_the_stage() -> None:  # [6-10-7]
    state = table()
    state.fame = (5, 0, 0)
    play(state, "A work")
    assert not state.over


def test_a_normal_one_born_in_the_normal_half_joins_it() -> None:  # [6-10-8] [6-10-9]
    state = table("push echo -> grudge A")
    assert check(state, "echo A", "echo B") == [
        *("push echo A", "push grudge A", "push echo B", "push grudge A")
    ]


def test_an_immediate_one_born_in_the_normal_half_waits_until_that_is_done() -> None:  # [6-10-9]
    state = table("push grudge -> alarm A")
    told = ["push grudge A", "push echo B", "push echo C", "resolve alarm A"]
    assert check(state, "grudge A", "echo B", "echo C") == told


def test_a_normal_one_born_in_the_immediate_half_waits_until_that_is_done() -> None:  # [6-5-6]
    state = table("resolve gossip -> echo A")
    told = ["resolve gossip A", "resolve alarm B", "resolve dawn C", "push echo A"]
    assert check(state, "gossip A", "alarm B", "dawn C") == told


def test_what_is_triggered_by_a_drop_joins_the_check() -> None:
    state = table("drop feast -> alarm C")
    play(state, "A beg")
    assert check(state, "feast A") == ["drop feast A", "resolve alarm C"]


def test_what_is_triggered_in_the_second_check_of_a_request_is_worked_off_there() -> None:
    state = table("resolve end -> dawn T", "resolve dawn -> feast T")
    play(state, "A end")
    assert passes(state) == ["resolve end A", "resolve dawn B", "push feast B"]
    assert (asked(state), state.turn, state.coins[B]) == ("B", B, 6)
    assert passes(state) == ["resolve feast B"]
