from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import structs

from teban.core.chance import SEED_BYTES, Luck, commitment, mix, quick
from teban.core.refused import Refused, Why
from tests.core.tiny import BidsState

SEED = bytes(range(SEED_BYTES))


def rolls(luck: Luck, count: int, sides: int = 6, tag: str = "die") -> list[int]:
    found = []
    for _ in range(count):
        chosen, luck = luck.pick(tag, range(1, sides + 1), str)
        found.append(chosen)
    return found


def test_the_keyed_generator_answers_as_it_always_did() -> None:
    """Records of old matches depend on these very numbers."""
    assert rolls(Luck(SEED), 12) == [3, 5, 5, 2, 5, 1, 2, 4, 3, 1, 1, 1]
    assert rolls(Luck(SEED), 4, sides=1_000_000) == [141293, 191987, 228033, 947158]


def test_the_quick_generator_answers_as_it_always_did() -> None:
    assert rolls(quick(7), 12) == [4, 6, 4, 3, 2, 2, 2, 3, 1, 1, 6, 2]


def test_mix_is_the_finaliser_of_splitmix64() -> None:
    """The first outputs of SplitMix64 from seed 0, as published with it."""
    assert mix(0) == 0xE220A8397B1DCDAF
    assert mix(0x9E3779B97F4A7C15) == 0x6E789E6AA1B965F4


@pytest.mark.parametrize("luck", [Luck(SEED), quick(1)], ids=["keyed", "quick"])
@pytest.mark.parametrize("sides", [2, 3, 6, 52])
def test_every_outcome_is_about_equally_likely(luck: Luck, sides: int) -> None:
    expected = 200
    counts = Counter(rolls(luck, expected * sides, sides))
    chi_squared = sum((counts[side] - expected) ** 2 for side in range(1, sides + 1)) / expected
    # Six standard deviations of the chi-squared distribution above its mean.
    assert chi_squared < sides - 1 + 6 * (2 * (sides - 1)) ** 0.5


@pytest.mark.parametrize("luck", [Luck(SEED), quick(1)], ids=["keyed", "quick"])
def test_one_draw_tells_nothing_about_the_next(luck: Luck) -> None:
    drawn = rolls(luck, 1801, sides=3)
    pairs = Counter(pairwise(drawn))
    assert len(pairs) == 9
    assert max(pairs.values()) - min(pairs.values()) < 100


@given(st.binary(min_size=SEED_BYTES, max_size=SEED_BYTES), st.integers(2, 100))
def test_the_same_seed_gives_the_same_draws(seed: bytes, sides: int) -> None:
    assert rolls(Luck(seed), 5, sides) == rolls(Luck(seed), 5, sides)


def test_seed_tag_and_number_of_the_draw_each_change_the_outcome() -> None:
    usual = rolls(Luck(SEED), 8, sides=1000)
    assert rolls(Luck(SEED[::-1]), 8, sides=1000) != usual
    assert rolls(Luck(SEED), 8, sides=1000, tag="card") != usual
    assert rolls(Luck(SEED, draws=1), 7, sides=1000) == usual[1:]
    assert len(set(usual)) == 8


def test_worlds_of_neighbouring_seeds_do_not_share_their_luck() -> None:
    first, second = rolls(quick(1), 50, sides=1000), rolls(quick(2), 50, sides=1000)
    assert not set(pairwise(first)) & set(pairwise(second))


def test_a_pick_leaves_the_old_luck_as_it_was() -> None:
    luck = Luck(SEED, tape=("3",), trace=())
    luck.pick("die", range(1, 7), str)
    assert luck == Luck(SEED, tape=("3",), trace=())


def test_a_tape_forces_outcomes_and_then_chance_goes_on_as_without_it() -> None:
    assert rolls(Luck(SEED, tape=("6", "6", "1")), 6) == [6, 6, 1, *rolls(Luck(SEED), 6)[3:]]


def test_a_trace_taken_as_a_tape_gives_the_same_game() -> None:
    luck = Luck(SEED, trace=())
    for _ in range(5):
        _, luck = luck.pick("die", range(1, 7), str)
    assert luck.trace is not None
    assert rolls(Luck(SEED[::-1], tape=luck.trace), 5) == rolls(Luck(SEED), 5)


def test_without_being_asked_nothing_is_traced() -> None:
    _, luck = Luck(SEED).pick("die", range(1, 7), str)
    assert luck.trace is None


def test_an_impossible_tape_is_refused_with_the_tag_and_what_was_possible() -> None:
    with pytest.raises(Refused) as refused:
        Luck(SEED, tape=("7",)).pick("die", range(1, 4), lambda pips: f"{pips}!")
    assert refused.value.code is Why.TAPE
    assert refused.value.fields == {"tag": "die", "got": "7", "expected": ("1!", "2!", "3!")}


def test_a_position_draws_through_its_luck() -> None:
    state = BidsState(6, luck=Luck(SEED), ply=0)
    assert [state.chance("die", range(1, 7)) for _ in range(5)] == rolls(Luck(SEED), 5)
    assert state.luck.draws == 5


def test_a_single_option_is_no_chance_and_takes_nothing_from_the_tape() -> None:
    state = BidsState(6, luck=Luck(SEED, tape=("x",)), ply=0)
    assert state.chance("die", ["only"]) == "only"
    assert state.luck == Luck(SEED, tape=("x",))


def test_a_clone_has_luck_of_its_own_from_here_on() -> None:
    state = BidsState(6, luck=Luck(SEED), ply=0)
    twin = state.clone()
    assert state.chance("die", range(1000)) == twin.chance("die", range(1000))
    state.chance("die", range(1000))
    assert (state.luck.draws, twin.luck.draws) == (2, 1)


@given(st.binary(max_size=40), st.binary(max_size=40))
def test_a_commitment_fits_only_its_own_seed_and_nonce(seed: bytes, nonce: bytes) -> None:
    published = commitment(SEED, SEED)
    if seed + nonce == SEED + SEED:
        assert commitment(seed, nonce) == published
    else:
        assert commitment(seed, nonce) != published


def test_luck_is_a_value_that_survives_being_written_down() -> None:
    luck = Luck(SEED, 3, tape=("a",), trace=("b",))
    assert Luck(**structs.asdict(luck)) == luck
    assert hash(Luck(SEED)) == hash(Luck(SEED))
