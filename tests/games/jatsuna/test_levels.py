"""The computer players: what each wants, and that the ladder goes upwards."""

import sys
from collections.abc import Sequence
from functools import partial
from itertools import pairwise

import pytest

from teban.core.dump import stamped
from teban.core.ids import SeatId
from teban.core.levels import meeting
from teban.core.match import Match, new_record, step
from teban.core.refused import Refused
from teban.core.result import Result
from teban.core.seat import Player, Seat
from teban.games.jatsuna import GAME
from teban.games.jatsuna.levels.brain import Brain, kernel, play
from teban.games.jatsuna.options import Company, First, Options, Transform
from teban.games.jatsuna.refusals import Why

SEATS = [SeatId(seat) for seat in range(3)]


def chosen(level: str, board: str) -> set[str]:
    """What a level chooses for ● in this position, with different luck."""
    new = GAME.new(Options(), [Company() for _ in SEATS], bytes(16))
    state = GAME.load(stamped({**new.dump(), "board": board}))
    orb = SEATS[0]
    sample = partial(state.sample, orb)
    seat = Seat(GAME, orb, state.decision(orb), state.view(orb), (), None, sample)
    return {state.name(GAME.levels[level](seed).choose(seat), orb) for seed in range(60)}


NOTHING = "......."
WALL = "...X..."
TWO_CAPTURES = ("OC.....", "C......", "C......", WALL, NOTHING, NOTHING, NOTHING)
"""(1,3) takes one stone, (4,1) two."""


def test_easy_chooses_anything_legal() -> None:
    assert chosen("easy", "".join(TWO_CAPTURES)) == {"(1,3)", "(4,1)"}


def test_medium_takes_the_most_stones() -> None:
    assert chosen("medium", "".join(TWO_CAPTURES)) == {"(4,1)"}


@pytest.mark.parametrize(("more", "best"), [(NOTHING, "(7,7)"), ("......O", "(2,7)")])
def test_a_corner_is_worth_five_stones_to_medium(more: str, best: str) -> None:
    """(7,7) takes one stone; (2,7) takes five, or seven with an own stone down its column."""
    column = "......C" if more != NOTHING else NOTHING
    wall = "...X..C" if more != NOTHING else WALL
    rows = (NOTHING, "OCPCPC.", column, wall, more, NOTHING, "....OC.")
    assert chosen("medium", "".join(rows)) == {best}


def test_medium_places_freely_on_a_corner() -> None:
    rows = (NOTHING, NOTHING, "..O....", WALL, NOTHING, NOTHING, ".....P.")
    assert chosen("medium", "".join(rows)) == {"(1,1)", "(1,7)", "(7,1)", "(7,7)"}


def wins(medium: SeatId, options: Options, games: int) -> int:
    """How often one Medium is first alone against two Easy; who starts is drawn."""
    won = 0
    private = [Company() for _ in SEATS]
    for seed in range(games):
        luck = seed.to_bytes(16, "big")
        match = Match(GAME, new_record(GAME, options, private, "abc", luck, bytes(16)))
        players: dict[SeatId, Player] = {
            seat: GAME.levels["medium" if seat == medium else "easy"](1000 * seed + seat)
            for seat in SEATS
        }
        while (result := match.state.result()) is None:
            step(match, players)
        won += result.winner == medium
    return won


@pytest.mark.parametrize("transform", Transform)
def test_medium_wins_far_more_than_a_third_against_two_easy(transform: Transform) -> None:
    options, games = Options(transform, first=First.ROULETTE), 20
    won = sum(wins(seat, options, games) for seat in SEATS)
    assert won >= 0.42 * len(SEATS) * games


LADDER = ["easy", "medium", "hard", "super_hard"]
NIGHTLY = pytest.mark.nightly


def results(one: str, two: str, transform: Transform, games: int) -> list[tuple[SeatId, Result]]:
    """So many games of one against two for each seat and each start, with the seat of the one."""
    found = []
    for seat in SEATS:
        players = [one if at == seat else two for at in SEATS]
        for first in (First.ORB, First.GEM, First.STELLA):
            played = GAME.batch(Options(transform, first=first), players, range(games))
            found += [(seat, Result(game.points)) for game in played]
    return found


@pytest.mark.parametrize("transform", Transform)
@pytest.mark.parametrize(
    ("worse", "better"),
    [*pairwise(LADDER[:3]), pytest.param(*LADDER[2:], marks=NIGHTLY)],
)
def test_each_level_wins_far_more_than_a_third_against_two_of_the_one_below(
    worse: str, better: str, transform: Transform
) -> None:
    found = results(better, worse, transform, 34)
    assert sum(result.winner == seat for seat, result in found) >= 0.45 * len(found)


@NIGHTLY
@pytest.mark.parametrize("transform", Transform)
def test_two_of_ultimate_leave_the_last_place_to_super_hard(transform: Transform) -> None:
    found = results("super_hard", "ultimate", transform, 23)
    assert sum(result.ranks[seat] == 3 for seat, result in found) >= 0.8 * len(found)


def test_a_search_with_few_playouts_beats_two_greedy_players() -> None:
    players = ["custom:playouts=300", "medium", "medium"]
    played = GAME.batch(Options(), players, range(60))
    assert sum(Result(game.points).winner == 0 for game in played) >= 30


def meeting_of(players: Sequence[str]) -> int | None:
    private = meeting(GAME, [Company() for _ in SEATS], players)
    return GAME.new(Options(), private, bytes(16)).against


@pytest.mark.parametrize(
    ("players", "against"),
    [
        (("human", "ultimate", "ultimate"), 0),
        (("ultimate", "super_hard", "ultimate"), 1),
        (("ultimate", "ultimate", "human"), 2),
        (("classic_ultimate", "medium", "classic_ultimate"), 1),
        (("human", "classic_ultimate", "ultimate"), 0),
        (("ultimate", "human", "human"), None),
        (("ultimate", "ultimate", "ultimate"), None),
        (("classic_ultimate", "classic", "human"), None),
        (("hard", "human", "medium"), None),
    ],
)
def test_two_of_ultimate_stand_together_against_the_third(
    players: Sequence[str], against: int | None
) -> None:
    assert meeting_of(players) == against


def test_the_pact_is_shown_to_everybody_and_kept_in_saves() -> None:
    private = meeting(GAME, [Company() for _ in SEATS], ("human", "ultimate", "ultimate"))
    state = GAME.new(Options(), private, bytes(16))
    assert [state.view(viewer).against for viewer in (*SEATS, None)] == [0] * 4
    assert GAME.load(state.dump()).view(None).against == 0


def test_the_victim_of_a_pact_comes_last_even_as_a_search() -> None:
    """With a small part of the usual effort on both sides."""
    victim, joined = Brain("TREE", 2000), Brain("TREE", 2000, joins=True)
    last = 0
    for seat in SEATS:
        brains = [victim if at == seat else joined for at in SEATS]
        players = ["super_hard" if at == seat else "ultimate" for at in SEATS]
        private = meeting(GAME, [Company() for _ in SEATS], players)
        for game in play(Options(), private, brains, range(10)):
            last += Result(game.points).ranks[seat] == 3
    assert last >= 24


def test_one_of_the_originals_ultimate_alone_plays_like_its_super_hard() -> None:
    lineups = [(alone, "medium", "easy") for alone in ("classic_ultimate", "classic")]
    one, other = [GAME.batch(Options(), players, range(10)) for players in lineups]
    assert one == other


@pytest.mark.parametrize(
    "level", ["classic_hard", "classic", "hard", "super_hard", "classic_ultimate", "ultimate"]
)
def test_a_compiled_player_repeats_itself_with_the_same_seed(level: str) -> None:
    board = "".join(("OC.....", "C...P..", "C.O....", WALL, "..P.C..", ".O..P..", NOTHING))
    new = GAME.new(Options(), [Company() for _ in SEATS], bytes(16))
    state = GAME.load(stamped({**new.dump(), "board": board}))
    orb = SEATS[0]
    seat = Seat(GAME, orb, state.decision(orb), state.view(orb), (), 50, partial(state.sample, orb))
    chosen_twice = [GAME.levels[level](7).choose(seat) for _ in range(2)]
    assert chosen_twice[0] == chosen_twice[1]
    assert chosen_twice[0] in seat.decision.legal


def test_without_the_compiler_a_level_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "teban.games.jatsuna.kernel.games", None)
    monkeypatch.delattr("teban.games.jatsuna.kernel.games", raising=False)
    kernel.cache_clear()
    try:
        with pytest.raises(Refused) as refused:
            GAME.levels["hard"](1)
        assert refused.value.code is Why.NO_PACKAGE
        GAME.levels["medium"](1)
    finally:
        kernel.cache_clear()
