"""Tree search: it finds what is there, knows no more than its seat, and keeps its limits."""

from collections.abc import Sequence
from functools import partial
from random import Random

import pytest
from msgspec import structs

from teban.core.decision import Decision, Flag
from teban.core.game import Game, State
from teban.core.ids import Action, SeatId
from teban.core.match import Match, new_record, play_out
from teban.core.seat import Player, Seat
from teban.games.reversi import GAME as REVERSI
from teban.games.reversi.game import ReversiState
from teban.games.reversi.options import Options, Profile
from teban.players.alphabeta import AlphaBeta
from teban.players.alphabeta import Plan as Deepening
from teban.players.tree import Plan, TreeSearch
from teban.players.tree.node import Node
from teban.players.uniform import Uniform
from tests.contract.torture.game import TORTURE
from tests.core.tiny import GAME as BIDS
from tests.players.puzzles import (
    BOXES,
    FAVOUR,
    GAMBLE,
    LEFT,
    PIT,
    RIGHT,
    SAFE,
    WAIT,
    A,
    B,
    Moment,
    Puzzle,
    piles,
    seat_at,
    won_by,
)

SEEDS = range(5)
every_seed = pytest.mark.parametrize("seed", SEEDS)


def seat_of(state: State, game: Game = REVERSI) -> Seat:
    """What a match would hand to the first that has to decide."""
    seat = state.actors()[0]
    decision, sample = state.decision(seat), partial(state.sample, seat)
    return Seat(game, seat, decision, state.view(seat), (), None, sample)


def later(options: Options, ply: int, seed: int = 0) -> ReversiState:
    """A position out of random play."""
    state = REVERSI.new(options, (Profile(), Profile()), seed.to_bytes(16, "big"))
    player = Uniform(seed)
    while state.ply < ply and not state.over:
        state.apply(player.choose(seat_of(state)), state.mover)
    return state


def counting(seat: Seat) -> tuple[Seat, list[int]]:
    """The seat, and the seeds of the worlds that will be drawn from it."""
    seeds = []

    def sample(seed: int) -> State:
        seeds.append(seed)
        return seat.sample(seed)

    return structs.replace(seat, sample=sample), seeds


# What it finds


@every_seed
def test_it_wins_at_once_where_it_can(seed: int) -> None:
    assert TreeSearch(seed, Plan(50)).choose(seat_at(piles(3))) == 3


@every_seed
def test_it_finds_the_move_after_which_every_reply_loses(seed: int) -> None:
    assert TreeSearch(seed, Plan(200)).choose(seat_at(piles(5))) == 1


@every_seed
def test_it_does_not_count_on_choosing_differently_in_worlds_that_look_alike(seed: int) -> None:
    assert TreeSearch(seed, Plan(400)).choose(seat_at(BOXES)) == SAFE


def test_a_search_of_each_world_by_itself_is_caught_by_that() -> None:
    """Or the test above would prove nothing."""

    def legal(state: State, seat: SeatId) -> Sequence[Action]:
        return state.decision(seat).legal

    plan = Deepening(lambda state, seat: 0.0, legal, legal, worlds=20, depth=5, seconds=60.0)
    assert AlphaBeta(1, plan).choose(seat_at(BOXES)) == WAIT


@every_seed
def test_it_reacts_to_what_it_will_be_told(seed: int) -> None:
    def looked(state: State, seat: SeatId, decision: Decision, action: Action) -> tuple[int, int]:
        assert isinstance(state, Moment)
        return action, state.hidden

    assert TreeSearch(seed, Plan(400, told=looked)).choose(seat_at(BOXES)) == WAIT


@every_seed
def test_it_knows_that_the_others_do_not_see_its_private_choices(seed: int) -> None:
    assert TreeSearch(seed, Plan(1000)).choose(seat_at(PIT)) in (LEFT, RIGHT)


def test_what_the_others_see_they_react_to() -> None:
    """Or the test above would prove nothing."""
    seen = Plan(1000, told=lambda state, seat, decision, action: action)
    assert TreeSearch(1, seen).choose(seat_at(PIT)) == GAMBLE


@pytest.mark.parametrize(
    ("flags", "viewer", "told"),
    [(Flag.PRIVATE, A, 3), (Flag.PRIVATE, B, None), (Flag.NONE, A, 3), (Flag.NONE, B, 3)],
)
def test_by_itself_it_takes_all_but_private_choices_for_public(
    flags: Flag, viewer: SeatId, told: Action | None
) -> None:
    after = seat_at(piles(5)).sample(1)
    assert Plan(1).told(after, viewer, Decision("any", A, (3, 4), flags=flags), 3) == told


@every_seed
def test_it_takes_nobody_for_an_enemy_who_gains_by_helping_it(seed: int) -> None:
    assert TreeSearch(seed, Plan(100)).choose(seat_at(FAVOUR)) == 1


def test_it_beats_a_player_without_a_plan() -> None:
    wins = 0.0
    for number in range(10):
        players: list[Player] = [TreeSearch(number, Plan(60)), Uniform(number)]
        state = later(Options(size=6), 0, number)
        while not state.over:
            state.apply(players[state.mover ^ number % 2].choose(seat_of(state)), state.mover)
        counts = state.counts()
        wins += counts[number % 2] > counts[1 - number % 2]
    assert wins >= 9


def test_what_is_possible_every_other_time_is_tried_less_than_what_always_is() -> None:
    """Nothing counts as passed over where it was not possible."""
    node = Node()
    for number in range(300):
        options = range(3 - number % 2)
        chosen = node.pick(options, lambda: (1.0, 1.0, 1.0)[: len(options)], explore=2.0)  # noqa: B023
        for tally in (node, node.edges[chosen]):
            tally.note(0.0)
    assert node.edges[2].visits < 0.8 * node.edges[0].visits


# What a game tells it


def hopes(best: Action) -> Plan:
    """A plan that puts all its hope in one action."""
    return Plan(1, prior=lambda state, decision, options: [float(at == best) for at in options])


@pytest.mark.parametrize("best", [1, 2, 3])
def test_what_looks_promising_is_tried_first(best: int) -> None:
    assert TreeSearch(1, hopes(best)).choose(seat_at(piles(5))) == best


def test_a_false_hope_is_given_up() -> None:
    misled = structs.replace(hopes(2), iterations=300)
    assert TreeSearch(1, misled).choose(seat_at(piles(3))) == 3


def test_hope_in_nothing_is_hope_in_everything_alike() -> None:
    hopeless, plain = structs.replace(hopes(-1), iterations=40), Plan(40)
    for stones in (3, 5, 6, 7):
        seat = seat_at(piles(stones))
        assert TreeSearch(1, hopeless).choose(seat) == TreeSearch(1, plain).choose(seat)


@pytest.mark.parametrize("iterations", [1, 30])
def test_of_equals_it_takes_the_first(iterations: int) -> None:
    equal = Puzzle(
        lambda hidden, taken: None if taken else Decision("any", A, (4, 7, 9)),
        lambda hidden, taken: won_by(None),
    )
    assert TreeSearch(1, Plan(iterations)).choose(seat_at(equal)) == 4


def test_an_unfinished_game_is_worth_what_its_evaluation_says() -> None:
    """Which may be a lie."""

    def evaluate(state: State) -> Sequence[float]:
        assert isinstance(state, Moment)
        assert state.result() is None, "a finished game is worth its result"
        return (0.9, -0.9) if state.taken[0] == 2 else (-0.9, 0.9)

    plan = Plan(60, depth=0, evaluate=evaluate)
    assert TreeSearch(1, plan).choose(seat_at(piles(20))) == 2
    assert TreeSearch(1, plan).choose(seat_at(piles(3))) == 3


@pytest.mark.parametrize("depth", [0, 1, 4])
def test_a_playout_goes_no_further_than_it_should(depth: int) -> None:
    asked = []

    def playout(state: State, decision: Decision, random: Random) -> Action:
        asked.append(decision)
        return decision.legal[0]

    TreeSearch(1, Plan(20, depth=depth, playout=playout)).choose(seat_of(later(Options(), 10)))
    assert len(asked) == 20 * depth


def test_a_playout_may_stop_by_itself() -> None:
    looked = []

    def evaluate(state: State) -> Sequence[float]:
        looked.append(state.ply)
        return (0.0, 0.0)

    plan = Plan(20, playout=lambda state, decision, random: None, evaluate=evaluate)
    TreeSearch(1, plan).choose(seat_of(later(Options(), 10)))
    assert len(looked) == 20


def test_it_looks_only_at_the_options_it_is_given() -> None:
    small = Plan(50, options=lambda state, decision: [at for at in decision.legal if at < 3])
    assert TreeSearch(1, small).choose(seat_at(piles(3))) in (1, 2)


def test_a_seat_may_be_given_fewer_actions_than_there_are() -> None:
    seat = seat_at(piles(3))
    seat = structs.replace(seat, decision=structs.replace(seat.decision, legal=(1, 2)))
    assert TreeSearch(1, Plan(50)).choose(seat) in (1, 2)


# Questions without hints


def claims(at: int) -> Puzzle:
    """The one who is asked at this point has to say 5 without being told so; the rest is idle."""
    return Puzzle(
        lambda hidden, taken: (
            None if len(taken) > at
            else Decision("claim", A, (), flags=Flag.NO_HINT) if len(taken) == at
            else Decision("idle", A, (0, 1))
        ),
        lambda hidden, taken: won_by(A if taken[-1] == 5 else None),
    )  # fmt: skip


def noticing(state: State, decision: Decision) -> Sequence[Action]:
    return decision.legal or (4, 5, 6)


def test_a_question_without_hints_needs_options_from_the_game() -> None:
    with pytest.raises(ValueError, match="claim: no options"):
        TreeSearch(1, Plan(20)).choose(seat_at(claims(0)))
    assert TreeSearch(1, Plan(60, options=noticing)).choose(seat_at(claims(0))) == 5


def test_further_on_it_is_where_the_look_ahead_ends() -> None:
    judged = []

    def evaluate(state: State) -> Sequence[float]:
        assert isinstance(state, Moment)
        judged.append(state.taken)
        return (state.taken[0] / 2, 0.0)

    assert TreeSearch(1, Plan(20, evaluate=evaluate)).choose(seat_at(claims(1))) == 1
    assert {*judged} == {(0,), (1,)}


def test_questions_with_one_answer_answer_themselves_in_its_worlds() -> None:
    def playout(state: State, decision: Decision, random: Random) -> Action:
        assert state.swift
        return decision.legal[0]

    seat = seat_of(later(Options(), 10))
    TreeSearch(1, Plan(5, playout=playout)).choose(seat)
    assert not seat.sample(1).swift


# What it knows, and that it plays the same again


def test_the_same_seed_and_seat_make_the_same_choice() -> None:
    seats = [seat_of(later(Options(), ply)) for ply in (0, 9, 21)]
    player = TreeSearch(3, Plan(40))
    first = [player.choose(seat) for seat in seats]
    assert first == [TreeSearch(3, Plan(40)).choose(seat) for seat in seats]
    assert first == [player.choose(seat) for seat in seats], "it carried something over"


def test_another_seed_or_decision_means_other_worlds() -> None:
    seat, seeds = counting(seat_at(piles(5)))
    for player in SEEDS:
        for number in range(5):
            asked = structs.replace(seat.decision, number=number)
            TreeSearch(player, Plan(20)).choose(structs.replace(seat, decision=asked))
    assert len({*seeds}) == len(seeds) == 5 * 5 * 20


@pytest.mark.parametrize("ply", [20, 30, 40])
def test_the_choice_does_not_depend_on_what_is_hidden(ply: int) -> None:
    """The truth, and other worlds that the mover cannot tell from it: equal choices."""
    hiding = 0
    for seed in range(6):
        state = later(Options(specials=4), ply, seed)
        found = [state, *(state.sample(state.mover, other) for other in range(4))]
        hiding += len({world.special for world in found}) > 1
        assert len({TreeSearch(7, Plan(30)).choose(seat_of(world)) for world in found}) == 1
    assert hiding >= 3, "nothing was hidden: it would prove nothing"


# Its limits


@pytest.mark.parametrize("iterations", [1, 7, 50])
def test_it_looks_at_so_many_worlds_and_no_more(iterations: int) -> None:
    seat, seeds = counting(seat_of(later(Options(), 12)))
    player = TreeSearch(1, Plan(iterations))
    assert player.choose(seat) in seat.decision.legal
    assert len(seeds) == player.iterations == iterations


def test_where_there_is_no_choice_it_does_not_think() -> None:
    player = TreeSearch(1, Plan(500))
    assert player.choose(seat_at(piles(1))) == 1
    assert player.iterations == 1


class Ticking:
    """A clock on which looking costs the same every time, and nothing else costs anything."""

    now = 0.0

    def __call__(self) -> float:
        self.now += 0.001
        return self.now


@pytest.mark.parametrize(
    ("seconds", "time_left", "allowed"),
    [(0.3, None, 0.3), (0.3, 100, 0.05), (None, 100, 0.05), (0.3, 5000, 0.3), (0.0, None, 0.001)],
)
def test_it_keeps_its_time_and_gives_a_clock_a_wide_berth(
    seconds: float | None, time_left: int | None, allowed: float
) -> None:
    seat, clock = seat_at(piles(9), time_left), Ticking()
    TreeSearch(1, Plan(10**6, seconds=seconds), clock).choose(seat)
    assert allowed < clock.now < allowed + 0.005


# Any game


@pytest.mark.parametrize("game", [BIDS, TORTURE], ids=lambda game: game.key)
def test_three_of_them_play_a_game_with_secrets_to_its_end(game: Game) -> None:
    options = game.presets["small" if "small" in game.presets else "usual"]
    key = bytes(16)
    private = [game.private() for _ in game.seat_names]
    match = Match(game, new_record(game, options, private, ("",) * 3, key, key))
    players: dict[SeatId, Player] = {
        SeatId(seat): TreeSearch(seat, Plan(12, depth=40)) for seat in range(3)
    }
    assert len(play_out(match, players).points) == 3


def test_it_bids_and_builds_better_than_chance_among_three() -> None:
    ahead = 0.0
    for number in range(12):
        own = SeatId(number % 3)
        record = new_record(
            BIDS, BIDS.options(), [BIDS.private()] * 3, ("",) * 3,
            number.to_bytes(16, "big"), bytes(16),
        )  # fmt: skip
        players: dict[SeatId, Player] = {
            SeatId(seat): Uniform(3 * number + seat) for seat in range(3)
        }
        players[own] = TreeSearch(number, Plan(60))
        ahead += play_out(Match(BIDS, record), players).payoffs[own]
    assert ahead / 12 > 0.5
