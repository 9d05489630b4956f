"""The compiled code against the rules, move for move."""

import os
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import pytest

from teban.core.ids import Cell
from teban.games.jatsuna import GAME
from teban.games.jatsuna.game import JatsunaState
from teban.games.jatsuna.kernel import board, ending, forget_outdated, pact
from teban.games.jatsuna.levels import brain
from teban.games.jatsuna.options import Company, First, Layout, Options, Transform
from teban.games.jatsuna.sides import SEATS
from teban.games.jatsuna.space import GRID

GAMES = 12
TABLES = [*product(Transform, Layout, (True, False))]


def positions(options: Options, seed: int) -> Iterator[tuple[JatsunaState, int]]:
    """Every position of a random game with the cell that is placed on next."""
    random = Random(seed)
    state = GAME.new(options, [Company() for _ in SEATS], seed.to_bytes(16, "big"))
    while state.actors():
        cell = random.choice(state.decision(state.mover).legal)
        yield state, cell
        state.apply(cell, state.mover)


def set_of(cells: Any) -> Any:
    """Cells as the kernel has them."""
    return sum(1 << cell + cell // 7 for cell in cells)


@pytest.mark.parametrize(("transform", "layout", "wall"), TABLES)
def test_kernel_and_rules_agree_on_every_placement(
    transform: Transform, layout: Layout, wall: bool
) -> None:
    options = Options(transform, layout, wall, First.ROULETTE)
    sansukumi = transform is Transform.SANSUKUMI
    for seed in range(GAMES):
        for state, cell in positions(options, seed):
            own, following, last, empty = brain.words(state)
            legal = board.legal(own, following | last, empty)
            assert int(legal) == set_of(state.decision(state.mover).legal)
            bit = brain.word(set_of([cell]))
            caught = GRID.brackets(Cell(cell), state.stones[0], state.stones[1] | state.stones[2])
            assert int(board.taken(bit, own, following | last)) == set_of(GRID.cells_of(caught))
            after = state.clone()
            after.apply(cell, after.mover)
            placed = board.placed(bit, own, following, last, sansukumi)
            assert [*map(int, placed)] == [*map(int, brain.words(after)[:3])]


@pytest.mark.parametrize("transform", Transform)
def test_a_playout_fills_the_board(transform: Transform) -> None:
    state = GAME.new(Options(transform), [Company() for _ in SEATS], bytes(16))
    words = brain.words(state)
    sansukumi = transform is Transform.SANSUKUMI
    ends = {
        tuple(map(int, board.playout(*words, sansukumi, brain.word(seed)))) for seed in range(50)
    }
    assert len(ends) == 50
    for own, following, last in ends:
        assert (own | following | last).bit_count() == 48
        assert own & following == own & last == following & last == 0


def exact(state: JatsunaState, against: int | None) -> tuple[float, ...]:
    """The rewards of perfect play, by the rules."""
    if not state.actors():
        orb, gem, stella = state.counts()
        goal = board.NOBODY if against is None else against
        return tuple(ending.rewards(orb, gem, stella, goal))
    mover = state.mover
    found = []
    for cell in state.decision(mover).legal:
        after = state.clone()
        after.apply(cell, mover)
        found.append(exact(after, against))
    return max(found, key=lambda rewards: rewards[mover])


@pytest.mark.parametrize("against", [None, 0, 1, 2])
@pytest.mark.parametrize("transform", Transform)
def test_the_end_is_solved_as_by_the_rules(transform: Transform, against: int | None) -> None:
    for seed in range(6):
        *_, last = [
            state.clone()
            for state, _ in positions(Options(transform), seed)
            if GRID.count(state.empty) >= 4
        ]
        mover = last.mover
        goal = board.NOBODY if against is None else (against - mover) % 3
        solved = ending.solved(*brain.words(last), transform is Transform.SANSUKUMI, goal)
        assert solved[0] == pytest.approx(exact(last, against)[mover])


def plain_minimax(state: JatsunaState, against: int, depth: int) -> float:
    """What the two get, without any cut."""
    if not depth or not state.actors():
        goal = (against - state.mover) % 3
        return float(pact.pact_worth(*brain.words(state), goal))
    found = []
    for cell in state.decision(state.mover).legal:
        after = state.clone()
        after.apply(cell, after.mover)
        found.append(plain_minimax(after, against, depth - 1))
    return min(found) if state.mover == against else max(found)


@pytest.mark.parametrize("against", range(3))
@pytest.mark.parametrize("transform", Transform)
def test_the_search_of_a_pact_cuts_nothing_off(transform: Transform, against: int) -> None:
    for seed in range(4):
        game = [state.clone() for state, _ in positions(Options(transform), seed)]
        for state in game[12::6]:
            goal = (against - state.mover) % 3
            sansukumi = transform is Transform.SANSUKUMI
            words = brain.words(state)
            worth = pact.minimax(*words, sansukumi, goal, 3, -1e9, 1e9)
            assert worth == pytest.approx(plain_minimax(state, against, 3))


def test_compiled_code_is_forgotten_once_any_source_is_newer(tmp_path: Path) -> None:
    kept = tmp_path / "__pycache__"
    kept.mkdir()
    for at, name in enumerate(["old.py", "__pycache__/old.nbi", "new.py", "__pycache__/new.nbi"]):
        (tmp_path / name).touch()
        os.utime(tmp_path / name, (at, at))
    forget_outdated(tmp_path)
    assert [index.name for index in kept.iterdir()] == ["new.nbi"]


@pytest.mark.parametrize(("wall", "stones"), [(True, (12, 12, 24)), (False, (18, 19, 12))])
def test_the_originals_best_player_repeats_its_published_game(
    wall: bool, stones: tuple[int, ...]
) -> None:
    """5.1, report 1: Super Hard three times, always the same game."""
    options = Options(Transform.SANSUKUMI, wall=wall)
    (played,) = GAME.batch(options, ["classic"] * 3, [1])
    assert played.points == stones
