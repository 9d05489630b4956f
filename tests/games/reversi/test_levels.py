"""The computer players: honest, within their time, and better one than the other."""

import pytest
from msgspec import structs

from teban.core.game import State
from teban.core.ids import SeatId
from teban.core.match import Match, new_record, play_out, step
from teban.core.seat import Player, Seat
from teban.games.reversi import GAME
from teban.games.reversi.game import ReversiState
from teban.games.reversi.levels import SEARCH
from teban.games.reversi.options import Options, Profile
from teban.players.alphabeta import AlphaBeta
from teban.players.uniform import Uniform

BLACK, WHITE = SeatId(0), SeatId(1)


def match(options: Options, seed: int = 0) -> Match:
    private = (Profile(), Profile())
    key = seed.to_bytes(16, "big")
    return Match(GAME, new_record(GAME, options, private, ("", ""), key, key))


def points(options: Options, first: Player, second: Player, games: int) -> float:
    """The first player's share of the points, colours alternating."""
    total = 0.0
    for number in range(games):
        black_is_first = number % 2 == 0
        players = (first, second) if black_is_first else (second, first)
        result = play_out(match(options, number), dict(zip((BLACK, WHITE), players, strict=True)))
        total += (result.payoffs[0 if black_is_first else 1] + 1) / 2
    return total / games


def quick_search(seed: int) -> AlphaBeta:
    return AlphaBeta(seed, structs.replace(SEARCH, worlds=1, depth=1, seconds=60.0))


def test_greedy_beats_random_and_search_beats_greedy() -> None:
    assert points(Options(), GAME.levels["greedy"](1), Uniform(2), 200) > 0.55
    assert points(Options(), quick_search(3), GAME.levels["greedy"](4), 100) > 0.7


@pytest.mark.parametrize("level", GAME.levels)
def test_a_player_moves_the_same_whatever_the_hidden_truth(level: str) -> None:
    """2.5: equal public history, equal seed, different hidden specials: equal moves."""
    game = match(Options(specials=4))
    play_out_until(game, 24)
    seat = game.seat(game.state.actors()[0])
    chosen = {
        patient(level, 7).choose(structs.replace(seat, sample=world.sample_for(seat.id)))
        for world in map(Truth, worlds(game.state, seat.id))
    }
    assert len(chosen) == 1


class Truth:
    """A match whose hidden truth is another world."""

    def __init__(self, state: State) -> None:
        self.state = state

    def sample_for(self, seat: SeatId) -> "Sampler":
        return Sampler(self.state, seat)


class Sampler:
    """What a seat's `sample` does in that world."""

    def __init__(self, state: State, seat: SeatId) -> None:
        self.state, self.seat = state, seat

    def __call__(self, seed: int) -> State:
        return self.state.sample(self.seat, seed)


def worlds(state: State, seat: SeatId) -> list[State]:
    sampled = [state.sample(seat, seed) for seed in range(8)]
    layouts = {world.special for world in sampled if isinstance(world, ReversiState)}
    assert len(layouts) > 1, "nothing is hidden here: the test would prove nothing"
    return [state, *sampled]


def patient(level: str, seed: int) -> Player:
    """The level without its time limit, so that only what it knows decides."""
    if level == "alphabeta":
        return AlphaBeta(seed, structs.replace(SEARCH, depth=2, seconds=600.0))
    return GAME.levels[level](seed)


def play_out_until(game: Match, ply: int) -> None:
    players = {BLACK: Uniform(1), WHITE: Uniform(2)}
    while game.state.ply < ply:
        step(game, players)


class Ticking:
    """A clock on which looking costs a millisecond."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += 0.001
        return self.now


@pytest.mark.parametrize(("time_left", "allowed"), [(None, 0.3), (100, 0.05)])
def test_the_search_keeps_its_time_and_gives_a_clock_a_wide_berth(
    time_left: int | None, allowed: float
) -> None:
    game = match(Options(size=12))
    play_out_until(game, 30)
    clock = Ticking()
    player = AlphaBeta(1, structs.replace(SEARCH, depth=30, seconds=0.3), clock)
    seat: Seat = structs.replace(game.seat(game.state.actors()[0]), time_left=time_left)
    action = player.choose(seat)
    assert allowed - 0.01 < clock.now < allowed + 0.01
    assert action in seat.decision.legal


def test_the_search_looks_at_so_many_positions_and_no_more() -> None:
    """A signature: it changes only when the search, its order or its evaluation changes."""
    game = match(Options(specials=0))
    player = AlphaBeta(1, structs.replace(SEARCH, worlds=1, depth=4, seconds=600.0))
    player.choose(game.seat(BLACK))
    assert player.nodes == 268


def test_the_search_takes_a_corner_that_decides() -> None:
    state = GAME.vocabulary.setup(
        Options(specials=0), {"black": "c1 d4", "white": "b1 e5", "to_move": "B"}, ()
    )
    seat = Seat(
        game=GAME,
        id=BLACK,
        decision=state.decision(BLACK),
        view=state.view(BLACK),
        events=(),
        time_left=None,
        sample=Sampler(state, BLACK),
    )
    chosen = AlphaBeta(1, structs.replace(SEARCH, seconds=600.0)).choose(seat)
    assert state.name(chosen, BLACK) == "a1"
