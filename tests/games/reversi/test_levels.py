"""The computer players: honest, within their time, and each better than the one below."""

from collections.abc import Callable
from functools import partial
from math import sqrt

import pytest
from msgspec import structs

from teban.core.game import State
from teban.core.ids import Action, SeatId
from teban.core.match import Match, new_record, play_out, step
from teban.core.seat import Player, Seat
from teban.games.reversi import GAME
from teban.games.reversi.game import ReversiState
from teban.games.reversi.levels import FIVE, LEVELS, SIX, custom
from teban.games.reversi.levels.deep import Deep, Depth
from teban.games.reversi.levels.places import edges_and_diagonals, places
from teban.games.reversi.levels.search import LOOKS, MOST, Search
from teban.games.reversi.levels.simple import LOOK_AHEAD, Simply, most_likely
from teban.games.reversi.levels.worth import WIN, worth_on
from teban.games.reversi.options import Options, Profile
from teban.players.alphabeta import AlphaBeta
from teban.players.uniform import Uniform

BLACK, WHITE = SeatId(0), SeatId(1)
EIGHT_BY_EIGHT = Options(specials=2)
A_LOOK = LOOKS * 4e-6
"""What one look at the clock means in seconds of a usual machine."""

Maker = Callable[[int], Player]


class Ticking:
    """A clock on which looking costs the same every time, and nothing else costs anything."""

    def __init__(self, tick: float = 0.001) -> None:
        self.now = 0.0
        self.tick = tick

    def __call__(self) -> float:
        self.now += self.tick
        return self.now


def match(
    options: Options, seed: int = 0, profiles: tuple[Profile, Profile] | None = None
) -> Match:
    private = profiles or (Profile(), Profile())
    key = seed.to_bytes(16, "big")
    return Match(GAME, new_record(GAME, options, private, ("", ""), key, key))


def seat_of(state: State) -> Seat:
    """What a match would hand to the mover."""
    (seat,) = state.actors()
    return Seat(
        game=GAME,
        id=seat,
        decision=state.decision(seat),
        view=state.view(seat),
        events=(),
        time_left=None,
        sample=partial(state.sample, seat),
    )


def begin(options: Options, seed: int = 0) -> ReversiState:
    return GAME.new(options, (Profile(), Profile()), seed.to_bytes(16, "big"))


def later(options: Options, ply: int, seed: int = 0) -> ReversiState:
    """A position out of random play."""
    state, player = begin(options, seed), Uniform(seed)
    while state.ply < ply and not state.over:
        state.apply(player.choose(seat_of(state)), state.mover)
    return state


def same_time(plan: Depth, seconds: float | None = None) -> Maker:
    """A level on a clock that counts work, so that it plays the same on every machine."""
    plan = structs.replace(plan, seconds=plan.seconds if seconds is None else seconds)
    return lambda seed: Deep(seed, plan, Ticking(A_LOOK))


# How strong they are


def share(better: Maker, worse: Maker, games: int) -> float:
    """The first player's share of the wins, colours alternating."""
    wins = 0
    for number in range(games):
        players = [better(2 * number), worse(2 * number + 1)]
        own = number % 2
        state = begin(EIGHT_BY_EIGHT, number)
        while not state.over:
            state.apply(players[state.mover ^ own].choose(seat_of(state)), state.mover)
        counts = state.counts()
        wins += counts[own] > counts[1 - own]
    return wins / games


def least(wins: float, games: int) -> float:
    """The lower end of the 95 % interval (Wilson)."""
    z = 1.96
    centre = wins + z * z / (2 * games)
    spread = z * sqrt(wins * (1 - wins) / games + z * z / (4 * games * games))
    return (centre - spread) / (1 + z * z / games)


A_NODE = 1e-5
HALF, TENTH = 0.5, 0.1
"""Seconds a move of the sixth level while it is measured: its whole second would take a night."""
MEASURED: dict[str, Maker] = {
    **LEVELS,
    "level4": lambda seed: Simply(AlphaBeta(seed, LOOK_AHEAD, Ticking(A_NODE)), most_likely),
    "level5": same_time(FIVE),
    "level6": same_time(SIX, HALF),
    "level6 in a hurry": same_time(SIX, TENTH),
    "level6 without specials": same_time(structs.replace(SIX, specials=False), TENTH),
}
SMALL: dict[str, Maker] = {
    **MEASURED,
    "level5": same_time(structs.replace(FIVE, worlds=1, wide=4, depth=4, exact=6)),
    "level6": same_time(structs.replace(SIX, worlds=2, wide=2, depth=5, exact=6)),
    "level6 without specials": same_time(
        structs.replace(SIX, worlds=2, wide=2, depth=5, exact=6, specials=False)
    ),
}
"""The two deep levels, looking less far."""


@pytest.mark.parametrize(
    ("better", "worse", "games", "wanted"),
    [
        ("level2", "level1", 100, 0.6),
        ("level3", "level2", 40, 0.7),
        ("level4", "level3", 12, 0.7),
        ("level5", "level4", 12, 0.7),
        ("level6", "level5", 16, 0.55),
        ("level5", "level2", 12, 0.9),
        ("level6", "level6 without specials", 10, 0.6),
    ],
)
def test_every_level_beats_the_one_below_even_looking_less_far(
    better: str, worse: str, games: int, wanted: float
) -> None:
    assert share(SMALL[better], SMALL[worse], games) >= wanted


@pytest.mark.nightly
@pytest.mark.parametrize(
    ("better", "worse", "wanted"),
    [
        ("level2", "level1", 0.6),
        ("level3", "level2", 0.6),
        ("level4", "level3", 0.6),
        ("level5", "level4", 0.6),
        ("level6", "level5", 0.6),
        ("level5", "level2", 0.9),
        ("level6 in a hurry", "level6 without specials", 0.6),
    ],
)
def test_every_level_beats_the_one_below(
    better: str, worse: str, wanted: float, capsys: pytest.CaptureFixture[str]
) -> None:
    wins = share(MEASURED[better], MEASURED[worse], games=200)
    with capsys.disabled():
        low = least(wins, 200)
        print(f"\n{better} beats {worse} in {wins:.1%} of 200 games, at least {low:.1%}")
    assert wins >= wanted


# What they know


def patient(level: str) -> Maker:
    """The level without its time limit, so that only what it knows decides."""
    without_limit: dict[str, Maker] = {
        "level4": lambda seed: Simply(
            AlphaBeta(seed, structs.replace(LOOK_AHEAD, seconds=600.0)), most_likely
        ),
        "level5": lambda seed: Deep(seed, structs.replace(FIVE, seconds=600.0, wide=3, depth=3)),
        "level6": lambda seed: Deep(seed, structs.replace(SIX, seconds=600.0, depth=3)),
        "custom": custom({"depth": 2, "seconds": 600.0}),
    }
    return without_limit.get(level) or LEVELS[level]


@pytest.mark.parametrize("level", [*LEVELS, "custom"])
@pytest.mark.parametrize("ply", [24, 50])
def test_a_player_moves_the_same_whatever_the_hidden_truth(level: str, ply: int) -> None:
    """2.5: equal public history, equal seed, different hidden specials: equal moves."""
    tried = (worlds(later(Options(specials=4), ply, seed)) for seed in range(20))
    told_apart = [found for found in tried if len({world.special for world in found}) > 1][:3]
    assert len(told_apart) == 3, "nothing is hidden: it would prove nothing"
    for found in told_apart:
        chosen = {patient(level)(7).choose(seat_of(world)) for world in found}
        assert len(chosen) == 1


def worlds(state: ReversiState) -> list[ReversiState]:
    """The truth, and others that the mover cannot tell from it."""
    if state.over:
        return []
    return [state, *(state.sample(state.mover, seed) for seed in range(6))]


def test_the_most_likely_truth_has_all_that_is_proven_and_own_specials() -> None:
    for seed in range(20):
        state = later(Options(specials=4), 30, seed)
        likely = most_likely(seat_of(state), 1)
        own, rival = state.stones[state.mover], state.stones[1 - state.mover]
        assert likely.special & own == state.special & own
        assert likely.special & rival & state.proven == state.proven & rival
        assert not likely.special & state.normal


# What they do


@pytest.mark.parametrize("level", [*LEVELS, "custom"])
@pytest.mark.parametrize("size", [4, 6, 10])
def test_every_level_plays_on_every_board(level: str, size: int) -> None:
    state = later(Options(size=size), size * size - 12, seed=3)
    while not state.over:
        state.apply(patient(level)(1).choose(seat_of(state)), state.mover)


@pytest.mark.parametrize("level", [*LEVELS, "custom"])
def test_no_level_uses_items(level: str) -> None:
    private = (Profile(items={"undo": 3, "blind": 3, "refill": 3}),) * 2
    game = match(Options(items=True, size=6), profiles=private)
    play_out_until(game, 8)
    (mover,) = game.state.actors()
    for seed in range(6):
        chosen = patient(level)(seed).choose(game.seat(mover))
        assert not game.state.name(chosen, mover).startswith("item")


def play_out_until(game: Match, ply: int) -> None:
    players = {BLACK: LEVELS["level1"](1), WHITE: LEVELS["level2"](2)}
    while game.state.ply < ply:
        step(game, players)


def specials_of(level: str, games: int) -> list[int]:
    """The cells on which a level places specials against the third."""
    cells = []
    for seed in range(games):
        state = begin(EIGHT_BY_EIGHT, seed)
        players = patient(level)(seed), LEVELS["level3"](seed)
        while not state.over:
            action = players[state.mover].choose(seat_of(state))
            if state.mover == BLACK and 64 <= action < 128:
                cells.append(action - 64)
            state.apply(action, state.mover)
    return cells


def test_the_first_level_keeps_its_specials() -> None:
    assert specials_of("level1", 10) == []


@pytest.mark.parametrize(("level", "games"), [("level2", 5), ("level3", 5)])
def test_simple_levels_place_specials_anywhere(level: str, games: int) -> None:
    cells = specials_of(level, games)
    assert len(cells) == 2 * games
    assert not edges_and_diagonals(8).issuperset(cells)


def test_the_fourth_level_places_specials_on_edges_and_next_to_corners() -> None:
    cells = specials_of("level4", 3)
    assert cells
    assert edges_and_diagonals(8).issuperset(cells)


def test_the_strongest_level_uses_its_specials_and_never_on_a_corner() -> None:
    cells = specials_of("custom", 4)
    assert len(cells) >= 6
    assert not {*places(8).corners} & {*cells}


def test_the_strongest_level_knows_more_than_one_opening() -> None:
    state = begin(Options(specials=0))
    state.apply(state.parse("f5", BLACK), BLACK)
    plan = structs.replace(SIX, depth=4, seconds=600.0)
    replies = {Deep(seed, plan).choose(seat_of(state)) for seed in range(12)}
    assert len(replies) > 1


# How the search works


@pytest.mark.parametrize("seed", range(10))
def test_the_search_turns_stones_as_the_rules_do(seed: int) -> None:
    state = later(Options(specials=6), 30, seed)
    own, rival = state.stones[state.mover], state.stones[1 - state.mover]
    search = Search(worth_on(8), state.special, lambda: False)
    for cell in state.table.grid.cells_of(state.moves):
        after = state.clone()
        after.apply(cell, state.mover)
        placed = after.stones if state.mover == BLACK else after.stones[::-1]
        assert search.place(cell, own, rival) == placed


@pytest.mark.parametrize("seed", range(12))
def test_the_last_moves_are_played_perfectly(seed: int) -> None:
    """With nothing hidden, as many stones as anybody could get."""
    state = later(Options(size=6, specials=seed % 3), 27, seed)
    if state.over or not state.moves:
        pytest.skip("nothing to decide here")
    search = Search(worth_on(6), state.special, lambda: False)
    own, rival = state.stones[state.mover], state.stones[1 - state.mover]
    value = search.value(own, rival, 36, -MOST, MOST)
    lead = perfect(state, state.mover, {})
    assert value == 10 * lead + WIN * ((lead > 0) - (lead < 0))


def perfect(state: ReversiState, seat: SeatId, seen: dict[object, int]) -> int:
    """How far ahead the seat ends if both place normal stones perfectly."""
    counts = state.counts()
    if state.over:
        return counts[seat] - counts[1 - seat]
    key = state.stones, state.mover
    if key not in seen:
        found = []
        cells: list[Action] = [*state.table.grid.cells_of(state.moves)]
        for action in cells or [state.table.space.pass_]:
            after = state.clone()
            after.apply(action, state.mover)
            found.append(perfect(after, seat, seen))
        seen[key] = max(found) if state.mover == seat else min(found)
    return seen[key]


@pytest.mark.parametrize("level", ["level5", "level6"])
def test_a_deep_level_ends_a_plain_game_perfectly(level: str) -> None:
    for seed in range(6):
        state = later(Options(specials=0), 52, seed)
        if state.over or not state.moves:
            continue
        before = perfect(state, state.mover, {})
        after = state.clone()
        after.apply(patient(level)(seed).choose(seat_of(state)), state.mover)
        assert perfect(after, state.mover, {}) == before


def deep(seed: int, seconds: float, clock: Ticking) -> Player:
    # One that drops nothing, and so is never done before its time.
    return Deep(seed, structs.replace(SIX, picky=False, seconds=seconds), clock)


def shallow(seed: int, seconds: float, clock: Ticking) -> Player:
    return AlphaBeta(seed, structs.replace(LOOK_AHEAD, depth=30, seconds=seconds), clock)


@pytest.mark.parametrize("player", [deep, shallow])
@pytest.mark.parametrize(("time_left", "allowed"), [(None, 0.3), (100, 0.05)])
def test_the_search_keeps_its_time_and_gives_a_clock_a_wide_berth(
    time_left: int | None,
    allowed: float,
    player: Callable[[int, float, Ticking], Player],
) -> None:
    seat = structs.replace(seat_of(later(Options(size=12), 30)), time_left=time_left)
    clock = Ticking()
    action = player(1, 0.3, clock).choose(seat)
    assert allowed - 0.01 < clock.now < allowed + 0.01
    assert action in seat.decision.legal


def test_a_search_without_any_time_still_answers() -> None:
    seat = seat_of(later(Options(size=16), 60))
    assert Deep(1, structs.replace(SIX, seconds=0.0)).choose(seat) in seat.decision.legal


def test_the_searches_look_at_so_many_positions_and_no_more() -> None:
    """Signatures: they change only when a search, its order or its evaluation changes."""
    start = seat_of(begin(Options(specials=0)))
    shallow = AlphaBeta(1, structs.replace(LOOK_AHEAD, depth=4, seconds=600.0))
    shallow.choose(start)
    assert shallow.nodes == 268
    middle = seat_of(later(EIGHT_BY_EIGHT, 20))
    for plan, nodes in ((FIVE, 21982), (structs.replace(SIX, depth=5), 11786)):
        deep = Deep(1, structs.replace(plan, seconds=600.0))
        deep.choose(middle)
        assert deep.nodes == nodes


@pytest.mark.parametrize("level", ["level3", "level4"])
def test_a_corner_that_decides_is_taken(level: str) -> None:
    setup = {"black": "c1 d4", "white": "b1 e5", "to_move": "B"}
    state = GAME.vocabulary(Options(specials=0)).setup(setup)
    assert state.name(patient(level)(1).choose(seat_of(state)), BLACK) == "a1"


def test_a_match_between_two_levels_comes_to_its_end() -> None:
    players = {BLACK: LEVELS["level4"](1), WHITE: LEVELS["level3"](2)}
    assert sum(play_out(match(EIGHT_BY_EIGHT), players).points) <= 64
