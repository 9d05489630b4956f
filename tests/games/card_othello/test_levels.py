"""The computer players: honest, never stuck, and each better than the one below."""

from functools import partial
from random import Random

import pytest

from teban.core.game import Nothing
from teban.core.ids import SeatId
from teban.core.match import Match, new_record, play_out
from teban.core.seat import Player, Seat
from teban.games.card_othello import GAME, space
from teban.games.card_othello.cards.catalogue import KEYS
from teban.games.card_othello.game import CardOthelloState
from teban.games.card_othello.levels import LEVELS
from teban.games.card_othello.levels.sight import finish, hopes
from teban.games.card_othello.levels.weights import CARDS, MARKERS, STONES
from teban.games.card_othello.levels.worth import features, score, worth
from teban.games.card_othello.options import Options
from teban.games.card_othello.state import RIVAL, Kind
from teban.lab.games import cores
from teban.lab.ladder import Pair, climb, neighbours

REFERENCE, TOP = "level2", "level6"
HOLDING = 0.3


def begin(seed: int) -> CardOthelloState:
    return GAME.new(Options(), (Nothing(), Nothing()), seed.to_bytes(16, "big"))


def seat_of(state: CardOthelloState) -> Seat:
    """What a match would hand to the mover."""
    (seat,) = state.actors()
    decision, sample = state.decision(seat), partial(state.sample, seat)
    return Seat(GAME, seat, decision, state.view(seat), (), None, sample)


def positions(seed: int, plies: int = 120) -> list[CardOthelloState]:
    """Every position of a random game with many cards in it."""
    random, state = Random(seed), begin(seed)
    found = []
    while state.actors() and state.ply < plies:
        found.append(state.clone())
        state.charge = (30, 30)
        legal = [action for action in state.decision(state.mover).legal if action != space.CANCEL]
        # Not a card every turn, so that hands fill up.
        calm = [action for action in legal if action >= space.PLACE and random.random() < HOLDING]
        state.apply(random.choice(calm or legal), state.mover)
    return found


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_plays_a_match_to_its_end_and_takes_nothing_back(level: str) -> None:
    private = (Nothing(), Nothing())
    record = new_record(GAME, Options(), private, (level, level), bytes(16), bytes(16))
    match = Match(GAME, record)
    play_out(match, {SeatId(seat): LEVELS[level](seat) for seat in (0, 1)})
    assert {line.do for line in match.lines}.isdisjoint({space.name(space.CANCEL)})


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_chooses_the_same_again(level: str) -> None:
    for state in positions(3)[::9]:
        seat = seat_of(state)
        assert LEVELS[level](5).choose(seat) == LEVELS[level](5).choose(seat)


@pytest.mark.parametrize("level", ["level1", "level2", "level3"])
def test_a_simple_level_chooses_the_same_whatever_the_hidden_truth(level: str) -> None:
    differed = 0
    for state in positions(7)[::6]:
        worlds = [state, *(state.sample(state.mover, seed) for seed in range(3))]
        differed += len({_hidden(world) for world in worlds}) > 1
        assert len({LEVELS[level](7).choose(seat_of(world)) for world in worlds}) == 1
    assert differed > 5, "nothing was hidden: the test would prove nothing"


def _hidden(state: CardOthelloState) -> tuple[int, ...]:
    return tuple(slot.card for slot in state.hands[RIVAL[state.mover]])


@pytest.mark.parametrize(
    ("better", "worse", "games"), [("level2", "level1", 100), ("level3", "level2", 40)]
)
def test_the_quick_levels_are_better_one_than_the_other(
    better: str, worse: str, games: int
) -> None:
    (rung,) = climb(GAME, Options(), [Pair(better, worse)], games, seed=1, processes=1)
    assert rung.low > 0.5, rung


def test_searching_is_better_than_first_sight() -> None:
    (rung,) = climb(GAME, Options(), [Pair("level4", "level3")], games=20, seed=1, processes=1)
    assert rung.low > 0.5, rung


@pytest.mark.nightly
def test_the_whole_ladder() -> None:
    pairs = [*neighbours(GAME), Pair(TOP, REFERENCE)]
    rungs = climb(GAME, Options(), pairs, games=400, seed=0, processes=cores())
    for rung in rungs:
        assert rung.score >= 0.55, rung
        assert rung.low > 0.5, rung
    assert rungs[-1].score >= 0.75, rungs[-1]


def test_a_position_is_worth_to_one_side_what_it_costs_the_other() -> None:
    for state in positions(1):
        black, white = worth(state)
        assert -1 < black == -white < 1
        turned = state.clone()
        turned.stones = state.stones[1], state.stones[0]
        turned.charge = state.charge[1], state.charge[0]
        turned.hands = state.hands[1], state.hands[0]
        turned.mover = RIVAL[state.mover]
        turned.markers = tuple(
            type(marker)(marker.kind, marker.stone, RIVAL[marker.owner], marker.seq, marker.counter)
            for marker in state.markers
        )
        assert score(turned) == pytest.approx(-score(state))


def test_everything_has_a_weight() -> None:
    assert len(features(begin(0))) == len(STONES)
    assert set(MARKERS) == set(Kind)
    assert [*CARDS] == [*KEYS]


def test_corners_look_best() -> None:
    for state in positions(2):
        legal = state.decision(state.mover).legal
        places = [action for action in legal if space.PLACE <= action < space.PASS]
        corners = {space.PLACE + cell for cell in (0, 7, 56, 63)}.intersection(places)
        if state.selection is None and corners:
            weights = dict(
                zip(legal, hopes(state, state.decision(state.mover), legal), strict=True)
            )
            assert max(places, key=weights.__getitem__) in corners
            return
    pytest.fail("no corner could be taken")


def test_a_turn_under_way_is_brought_to_its_end() -> None:
    random, finished = Random(1), 0
    for state in positions(4):
        mover, turn = state.mover, state.turn
        while state.actors() and state.turn == turn:
            action = finish(state, state.decision(mover), random)
            if action is None:
                break
            state.apply(action, mover)
            finished += 1
        assert state.over or (state.used is None and state.selection is None)
    assert finished > 5


class Stubborn:
    """Sends passes and placements that the rules refuse, before anything else."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)
        self.refused = 0
        self._tried: dict[int, int] = {}

    def choose(self, seat: Seat) -> int:
        tries = self._tried.get(seat.decision.number, 0)
        self._tried[seat.decision.number] = tries + 1
        illegal = [a for a in (space.PASS, space.PLACE, -1) if a not in seat.decision.legal]
        if tries < min(len(illegal), 3):
            self.refused += 1
            return illegal[tries]
        return self._random.choice(seat.decision.legal)


class Deaf:
    """Never sends anything but a pass."""

    def choose(self, seat: Seat) -> int:
        return space.PASS


@pytest.mark.parametrize("player", [Stubborn(1), Deaf()], ids=["stubborn", "deaf"])
def test_what_the_rules_refuse_is_never_fatal(player: Player) -> None:
    record = new_record(GAME, Options(), (Nothing(), Nothing()), ("", ""), bytes(16), bytes(16))
    match = Match(GAME, record)
    result = play_out(match, {SeatId(0): player, SeatId(1): LEVELS["level2"](0)})
    assert sum(result.points) > 10
    if isinstance(player, Stubborn):
        assert player.refused > 50
