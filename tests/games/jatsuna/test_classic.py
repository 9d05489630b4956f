"""The original's players, move for move against plain ones."""

import os
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import numpy as np
import pytest

from teban.core.result import Result
from teban.games.jatsuna.kernel import classic, games
from teban.games.jatsuna.levels import BRAINS, brain
from tests.games.jatsuna.naive import CELLS, FIRST, NEXT, At, Naive
from tests.games.jatsuna.naive_players import hard, searched, seat_of, super_hard, ultimate

NIGHTLY = os.environ.get("TEBAN_GAMES") == "nightly"
GAMES = 4 if NIGHTLY else 2
PLAYED = 900 if NIGHTLY else 180
RANDOM_PLIES = 6
"""3.3: so many random placements go before, or its players would repeat a few games."""


def positions(transform: str, seeds: Sequence[int]) -> Iterator[Naive]:
    """Every position of random games, from any layout."""
    for seed in seeds:
        random = Random(seed)
        position = Naive(transform, random.choice([*FIRST]), random.random() < 0.7, "O")
        while legal := position.legal():
            yield position
            position = position.placed(random.choice(legal))


def words(position: Naive) -> tuple[Any, Any, Any, Any]:
    """The position as the kernel has it."""
    following = NEXT[position.mover]
    return (
        word(position, position.mover),
        word(position, following),
        word(position, NEXT[following]),
        word(position, "."),
    )


def word(position: Naive, kind: str) -> Any:
    """All cells that hold this."""
    cells = (at for at, stone in enumerate(position.board()) if stone == kind)
    return brain.word(sum(1 << at + at // 7 for at in cells))


def placement(level: str, position: Naive, against: int) -> At:
    """What a level places."""
    kind = getattr(games, BRAINS[level].kind)
    sansukumi = position.transform == "sansukumi"
    cell = games.choose(kind, 0, *words(position), sansukumi, against, brain.word(1))
    bit = int(cell).bit_length() - 1
    return CELLS[bit - bit // 8]


def counted(position: Naive, side: str) -> int:
    """A side, counted from the mover."""
    return (seat_of(side) - seat_of(position.mover)) % 3


@pytest.mark.parametrize("transform", ["own", "sansukumi"])
def test_the_originals_hard_places_as_a_plain_one(transform: str) -> None:
    for position in positions(transform, range(GAMES)):
        assert placement("classic_hard", position, games.NOBODY) == hard(position)


@pytest.mark.parametrize("transform", ["own", "sansukumi"])
def test_the_originals_super_hard_places_as_a_plain_one(transform: str) -> None:
    for position in [*positions(transform, range(GAMES))][::4]:
        assert placement("classic", position, games.NOBODY) == super_hard(position)


@pytest.mark.parametrize("person", NEXT)
@pytest.mark.parametrize("transform", ["own", "sansukumi"])
def test_the_originals_ultimate_places_as_a_plain_one(transform: str, person: str) -> None:
    # Without any cut the plain search takes its time.
    for position in [*positions(transform, range(GAMES))][:: 3 if NIGHTLY else 17]:
        if position.mover != person:
            against = counted(position, person)
            assert placement("classic_ultimate", position, against) == ultimate(position, person)


@pytest.mark.parametrize("person", NEXT)
@pytest.mark.parametrize("transform", ["own", "sansukumi"])
def test_the_originals_ultimate_judges_wide_positions_as_a_plain_one(
    transform: str, person: str
) -> None:
    """Two placements ahead, for whichever computer plots."""
    for position in [*positions(transform, range(GAMES))][:: 1 if NIGHTLY else 7]:
        for plotter in {*NEXT} - {person}:
            sides = counted(position, plotter), counted(position, person)
            limits = 2, -classic.ENDLESS, classic.ENDLESS
            worth = classic.plotted(*words(position), transform == "sansukumi", *sides, *limits)
            assert worth == searched(position, plotter, person, 2)


def shares(one: str, two: str, transform: str) -> tuple[float, float]:
    """How often one is first alone against two, and how often last; seats and starts in turn."""
    won, last = 0, 0
    for seed in range(PLAYED):
        random, seat, start = Random(seed), seed % 3, seed // 3 % 3
        position = Naive(transform, "wide", wall=True, mover=[*NEXT][start])
        for _ in range(RANDOM_PLIES):
            position = position.placed(random.choice(position.legal()))
        players = [BRAINS[one if at == seat else two] for at in range(3)]
        kinds = np.array([getattr(games, player.kind) for player in players])
        against = seat if BRAINS[two].joins else games.NOBODY
        *points, _, _ = games.game(
            kinds,
            np.zeros(3, int),
            *words(position),
            transform == "sansukumi",
            start,
            against,
            brain.word(random.getrandbits(63)),
        )
        result = Result(tuple(points))
        won += result.winner == seat
        last += result.ranks[seat] == 3
    return won / PLAYED, last / PLAYED


@pytest.mark.parametrize(("transform", "won"), [("own", 0.202), ("sansukumi", 0.205)])
def test_the_originals_hard_is_as_weak_as_it_was_measured(transform: str, won: float) -> None:
    assert shares("classic_hard", "medium", transform)[0] == pytest.approx(won, abs=0.06)


@pytest.mark.parametrize(("transform", "last"), [("own", 0.80), ("sansukumi", 0.93)])
def test_two_of_the_originals_ultimate_are_as_strong_as_measured(
    transform: str, last: float
) -> None:
    assert shares("medium", "classic_ultimate", transform)[1] == pytest.approx(last, abs=0.06)
