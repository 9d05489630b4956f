"""The computer players: honest, quick, and better one than the other."""

from collections import Counter
from functools import partial
from random import Random
from time import process_time

import pytest

from teban.core.event import Event
from teban.core.game import State
from teban.core.ids import SeatId
from teban.core.match import Match, new_record, play_out
from teban.core.seat import Player, Seat
from teban.games.blackpoker.actions.table import TABLE
from teban.games.blackpoker.events import Request
from teban.games.blackpoker.game import BlackPoker, DuelState
from teban.games.blackpoker.levels import LEVELS
from teban.games.blackpoker.levels.adept import LOW
from teban.games.blackpoker.options import DeckList, Options
from teban.lab.games import cores
from teban.lab.ladder import climb, interval, neighbours
from teban.players.uniform import Uniform

GAME = BlackPoker()
LONGEST = 2000
MEASURED = ("light", "standard_pack")
PLAYERS = {"random": Uniform, **LEVELS}


def begin(options: Options, seed: int) -> DuelState:
    return GAME.new(options, (DeckList(), DeckList()), seed.to_bytes(16, "big"))


def seat_of(state: State, seat: SeatId) -> Seat:
    """What a match would hand to this seat."""
    return Seat(
        game=GAME,
        id=seat,
        decision=state.decision(seat),
        view=state.view(seat),
        events=(),
        time_left=None,
        sample=partial(state.sample, seat),
    )


def winner(options: Options, seed: int, players: tuple[Player, Player]) -> int:
    state = begin(options, seed)
    while actors := state.actors():
        assert state.ply < LONGEST, "they do not get to an end"
        state.apply(players[actors[0]].choose(seat_of(state, actors[0])), actors[0])
    result = state.result()
    assert result is not None
    return result.payoffs.index(max(result.payoffs))


def share(options: Options, better: str, worse: str, games: int) -> float:
    """The better level's share of the wins, with the seats taken in turns."""
    wins = 0
    for number in range(games):
        one, two = PLAYERS[better](2 * number), PLAYERS[worse](2 * number + 1)
        if number % 2 == 0:
            wins += winner(options, number, (one, two)) == 0
        else:
            wins += winner(options, number, (two, one)) == 1
    return wins / games


@pytest.mark.parametrize("name", MEASURED)
@pytest.mark.parametrize(("better", "worse"), [("beginner", "random"), ("adept", "beginner")])
def test_knowing_more_rules_of_thumb_is_better(name: str, better: str, worse: str) -> None:
    wins = share(GAME.presets[name], better, worse, games=60)
    assert interval(wins, 60)[0] > 0.5, wins


def test_thinking_is_better_than_rules_of_thumb() -> None:
    wins = share(GAME.presets["light"], "expert", "adept", games=40)
    assert interval(wins, 40)[0] > 0.5, wins


@pytest.mark.nightly
@pytest.mark.parametrize("name", MEASURED)
def test_the_whole_ladder(name: str) -> None:
    rungs = climb(GAME, GAME.presets[name], neighbours(GAME), games=400, seed=0, processes=cores())
    for rung in rungs:
        assert rung.score >= (0.6 if rung.better == "adept" else 0.55), rung
        assert rung.low > 0.5, rung


@pytest.mark.parametrize("name", GAME.presets)
def test_the_adept_plays_every_pair(name: str) -> None:
    assert share(GAME.presets[name], "adept", "beginner", games=10) > 0.5
    assert share(GAME.presets[name], "adept", "adept", games=2) in (0, 0.5, 1)


@pytest.mark.parametrize("name", ["standard_pack", "pro_strategy", "master_extra"])
def test_those_who_think_play_to_the_end(name: str) -> None:
    assert winner(GAME.presets[name], 1, (LEVELS["expert"](1), LEVELS["expert"](2))) in (0, 1)


def test_the_adept_uses_its_magic_and_never_against_itself() -> None:
    asked: Counter[str] = Counter()
    for seed in range(20):
        state = begin(GAME.presets["pro_pack"], seed)
        while actors := state.actors():
            events: list[Event] = []
            low = state.sides[actors[0]].life <= LOW
            state.apply(LEVELS["adept"](0).choose(seat_of(state, actors[0])), actors[0], events)
            for event in events:
                if isinstance(event, Request):
                    asked[event.action] += 1
                    assert not (low and "L" in TABLE[event.action].cost), "life wasted"
                    if event.target is not None:
                        own = event.target[1] == event.seat
                        assert own == (event.action in ("up", "equip")), event
    assert {"counter", "down", "up", "kill", "attack", "throw", "twist"} <= set(asked), asked


@pytest.mark.parametrize("level", ["beginner", "adept"])
@pytest.mark.parametrize("name", ["light", "pro_pack", "master_extra"])
def test_a_player_moves_the_same_whatever_the_hidden_truth(name: str, level: str) -> None:
    """Equal public history, equal seed, different hidden cards: equal moves."""
    random = Random(7)
    state = begin(GAME.presets[name], 7)
    differed = 0
    while (actors := state.actors()) and state.ply < 150:
        seat = actors[0]
        worlds = [state, *(state.sample(seat, seed) for seed in range(3))]
        differed += len({hidden(world, seat) for world in worlds}) > 1
        chosen = {LEVELS[level](7).choose(seat_of(world, seat)) for world in worlds}
        assert len(chosen) == 1
        state.apply(random.choice(state.decision(seat).legal), seat)
    assert differed > 10, "nothing was hidden: the test would prove nothing"


def hidden(state: DuelState, seat: SeatId) -> int:
    return state.sides[1 - seat].hand


@pytest.mark.parametrize("name", ["light", "master_extra"])
def test_two_adepts_play_a_match_quickly(name: str) -> None:
    key = bytes(16)
    record = new_record(GAME, GAME.presets[name], (DeckList(), DeckList()), ("", ""), key, key)
    match = Match(GAME, record)
    start = process_time()
    play_out(match, {SeatId(seat): LEVELS["adept"](seat) for seat in (0, 1)})
    assert process_time() - start < 2
