"""The measuring itself: what it measures, and that it does without the peer."""

import sys
from random import Random

import pytest

from teban.core.game import Game, Peer, Tallying
from teban.core.ids import SeatId
from teban.core.registry import games
from teban.lab.bench import (
    POSITIONS,
    Measured,
    Pace,
    Slice,
    machine,
    measure,
    midgame,
    peer_playout,
    tally,
)
from tests.contract.torture.game import TORTURE
from tests.core.tiny import GAME as BIDS
from tests.core.tiny import BidsGame, BidsState

GAMES = [*games().values()]
SHORT = 0.02


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_one_and_all_presets_are_played_and_the_second_is_looked_at(game: Game) -> None:
    parts: list[float] = []
    measured = measure(game, SHORT, parts.append)
    assert measured.presets == (*game.presets,)
    assert measured.positions == [*game.presets][:2][-1]
    assert measured.first.total.games > 0
    assert measured.every.total.games % len(game.presets) == 0
    for pace in (measured.first, measured.every):
        assert 0 < pace.total.decisions <= pace.total.plies
    assert min(measured.clone, measured.view, measured.sample) > 0
    assert parts == sorted(parts)
    assert parts[-1] == pytest.approx(1.0)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_without_the_peer_the_rest_is_measured(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    measured = measure(game, SHORT)
    assert measured.theirs is None
    assert measured.ratio is None
    assert measured.view > 0


@pytest.mark.parametrize(("same", "ratio"), [(True, 2.0), (False, 5.0)])
def test_games_of_the_same_game_are_compared_and_decisions_of_another(
    same: bool, ratio: float
) -> None:
    first = Pace([Slice(games=20, decisions=100, seconds=1.0)])
    every = Pace([Slice(games=8, decisions=300, seconds=2.0)])
    theirs = Pace([Slice(games=20, decisions=60, seconds=2.0)])
    peer = Peer("whist", same)
    measured = Measured("game", ("one", "two"), "two", peer, first, every, theirs, 1.0, 1.0, 1.0)
    assert measured.ratio == ratio


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_the_peer_is_a_game_that_opens_and_ends(game: Game) -> None:
    pytest.importorskip("pyspiel")
    play = peer_playout(game.openspiel)
    if game.openspiel is None:
        assert play is None
        return
    assert play is not None
    plies, decisions = play(Random(1))
    assert 0 < decisions <= plies


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_positions_lie_in_the_middle_of_games(game: Game) -> None:
    for preset in game.presets.values():
        positions = midgame(game, preset)
        assert all(state.actors() for state in positions)
        assert len({state.key(None) for state in positions}) > 1


@pytest.mark.parametrize("game", [TORTURE, BIDS], ids=lambda game: game.key)
def test_a_game_that_may_end_soon_is_looked_at_before_it_is_over(game: Game) -> None:
    for preset in game.presets.values():
        positions = midgame(game, preset)
        assert len(positions) == POSITIONS
        assert all(state.actors() for state in positions)
        assert len({state.ply for state in positions}) > 1
    assert measure(game, SHORT).sample > 0


class LuckyState(BidsState):
    """Every other deal decides everything."""

    def actors(self) -> tuple[SeatId, ...]:
        return () if self.luck.seed[0] % 2 else super().actors()


class DecidedState(BidsState):
    """Nobody is ever asked anything."""

    def actors(self) -> tuple[SeatId, ...]:
        return ()


class Lucky(BidsGame):
    position = LuckyState


class Decided(BidsGame):
    position = DecidedState


@pytest.mark.parametrize(("game", "some"), [(Lucky(), True), (Decided(), False)])
def test_games_that_are_over_at_their_start_are_passed_over(game: Game, some: bool) -> None:
    positions = midgame(game, game.presets["usual"])
    assert all(state.actors() for state in positions)
    assert (0 < len(positions) < POSITIONS) == some


def test_a_game_that_counts_has_its_own_numbers_on_average() -> None:
    game = next(game for game in GAMES if isinstance(game, Tallying))
    counted = tally(game, next(iter(game.presets.values())))
    assert counted
    assert all(number > 0 for number in counted.values())


def test_the_machine_is_named() -> None:
    assert set(machine()) == {"teban", "open_spiel", "python", "cpu", "system"}
