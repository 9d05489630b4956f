"""6.4.2: abilities, the widest first, in play and by themselves."""

from itertools import permutations

import pytest

from teban.flow.abilities import Ability, Scope, settle
from tests.flow.guild import A, B, C, Guild
from tests.flow.table import offers, passes, play, staged, table

ALL, YOUR, THIS = Scope.ALL, Scope.YOUR, Scope.THIS


def resolved(state: Guild, *deeds: str) -> Guild:
    """The turn player does this, each resolved before the next is requested."""
    for deed in deeds:
        play(state, f"A {deed}")
        passes(state)
    return state


def sizes(state: Guild) -> list[int]:
    return [state.worth(piece, "size") for piece in range(3)]


def guarded(state: Guild) -> list[int]:
    return [state.worth(piece, "guarded") for piece in range(3)]


def test_without_abilities_the_printed_value_counts() -> None:
    assert sizes(table()) == [2, 2, 2]
    assert settle(7, ()) == 7


def test_an_ability_of_everything_reaches_every_piece() -> None:
    assert sizes(resolved(table(), "plague 0")) == [1, 1, 1]


def test_your_ability_reaches_what_its_bearers_controller_controls() -> None:
    assert sizes(resolved(table(), "rally 1")) == [2, 4, 2]


def test_this_ability_reaches_its_bearer_alone() -> None:
    assert sizes(resolved(table(), "bribe 1", "arm 1")) == [2, 5, 2]


def test_what_does_not_contradict_adds_up() -> None:  # R-69: -1, +2 and +3 are +4
    assert sizes(resolved(table(), "arm 0", "rally 0", "plague 0")) == [6, 1, 1]


@pytest.mark.parametrize("adds", list(permutations((-1, 2, 3))))
def test_sums_do_not_depend_on_scope_or_age(adds: tuple[int, ...]) -> None:
    abilities = [Ability(s, n, add=a) for n, (s, a) in enumerate(zip(Scope, adds, strict=True))]
    assert settle(0, abilities) == settle(0, abilities[::-1]) == 4


def test_two_alike_both_count() -> None:
    assert sizes(resolved(table(), "arm 0", "arm 0")) == [8, 2, 2]


def test_a_size_may_become_zero_or_less() -> None:
    assert settle(1, [Ability(ALL, 1, add=-1), Ability(THIS, 2, add=-2)]) == -2


def test_the_narrower_contradicts_the_wider_whatever_their_age() -> None:
    assert guarded(resolved(table(), "curfew 0", "leave 1")) == [1, 0, 1]
    assert guarded(resolved(table(), "leave 1", "curfew 0")) == [1, 0, 1]
    assert guarded(resolved(table(), "leave 1", "hide 1")) == [0, 1, 0]
    assert guarded(resolved(table(), "hide 1", "leave 1")) == [0, 1, 0]
    assert guarded(resolved(table(), "hide 1", "amnesty 0")) == [0, 1, 0]


@pytest.mark.parametrize("scope", Scope)
def test_within_one_scope_the_newer_contradicts_the_older(scope: Scope) -> None:
    older, newer = Ability(scope, 1, becomes=1), Ability(scope, 2, becomes=0)
    assert settle(0, [older, newer]) == settle(0, [newer, older]) == 0


def test_the_newer_of_two_that_reach_everything_counts() -> None:
    assert guarded(resolved(table(), "curfew 0", "amnesty 2")) == [0, 0, 0]
    assert guarded(resolved(table(), "amnesty 2", "curfew 0")) == [1, 1, 1]


def test_abilities_are_applied_from_all_over_your_to_this() -> None:
    becoming = [
        Ability(THIS, 1, becomes=3),
        Ability(YOUR, 2, becomes=2),
        Ability(ALL, 3, becomes=1),
    ]
    assert settle(0, becoming) == 3
    assert settle(0, becoming[1:]) == 2
    assert settle(0, becoming[2:]) == 1


def test_what_becomes_something_forgets_what_was_added_before_and_not_after() -> None:
    assert sizes(resolved(table(), "arm 0", "shrink 0")) == [1, 2, 2]
    assert sizes(resolved(table(), "shrink 0", "arm 0")) == [4, 2, 2]
    assert sizes(resolved(table(), "shrink 0", "rally 0")) == [1, 2, 2]


def test_abilities_of_different_values_stand_side_by_side() -> None:
    state = resolved(table(), "plague 0", "curfew 0")
    assert (sizes(state), guarded(state)) == ([1, 1, 1], [1, 1, 1])


def test_a_value_is_worked_out_anew_each_time() -> None:
    state = resolved(table(), "arm 0")
    assert [sizes(state) for _ in range(3)] == [[5, 2, 2]] * 3
    passes(state)
    assert sizes(state) == [5, 2, 2]
    assert state.pieces[0].size == 2


def test_abilities_count_when_something_is_requested() -> None:  # [5]
    assert {"bribe 1", "duel 1"} <= offers(table())
    assert not {"bribe 1", "duel 1"} & offers(resolved(table(), "hide 1"))


def test_abilities_count_when_something_is_resolved() -> None:  # [8]
    state = table()
    play(state, "A bribe 1", "A pass", "B hide 1")
    passes(state)
    assert staged(state) == ["bribe A"]
    assert passes(state) == ["resolve bribe A"]
    assert state.pieces[1].controller == B


def test_a_piece_can_be_controlled_by_another_than_its_owner() -> None:
    state = resolved(table(), "bribe 1")
    assert (state.pieces[1].owner, state.pieces[1].controller) == (B, A)
    assert not {"bribe 1", "duel 1"} & offers(state)
    play(state, "A pass")
    assert "bribe 1" in offers(state)


def test_your_abilities_reach_what_comes_under_control_later() -> None:
    assert sizes(resolved(table(), "rally 0", "bribe 1")) == [4, 4, 2]


def test_your_abilities_go_with_their_bearer_to_a_new_controller() -> None:
    state = resolved(table(), "rally 1")
    assert sizes(state) == [2, 4, 2]
    assert sizes(resolved(state, "bribe 1")) == [4, 4, 2]
    play(state, "A pass", "B pass", "C bribe 1")
    passes(state)
    assert sizes(state) == [2, 4, 4]


def test_all_and_this_abilities_do_not_care_about_control() -> None:
    state = resolved(table(), "plague 1", "arm 1", "bribe 1")
    assert sizes(state) == [1, 4, 1]


def test_the_controller_of_a_piece_answers_for_it() -> None:
    state = resolved(table(), "bribe 1")
    play(state, "A pass", "B pass", "C duel 1")
    passes(state)
    assert state.actors() == (A,)
    assert state.stage[0].controller == C
