"""The measuring itself: what it measures, and that it does without the peer."""

import sys

import pytest

from teban.core.game import Game
from teban.core.registry import games
from teban.lab.bench import machine, measure, midgame

GAMES = [*games().values()]
SHORT = 0.02


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_the_first_preset_is_compared_and_the_second_looked_at(game: Game) -> None:
    parts: list[float] = []
    measured = measure(game, SHORT, parts.append)
    presets = [*game.presets]
    assert [measured.plain, measured.hidden] == presets[:2]
    assert measured.ours.games > 0
    assert min(measured.clone, measured.view, measured.sample) > 0
    assert parts == sorted(parts)
    assert parts[-1] == pytest.approx(1.0)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_without_the_peer_the_rest_is_measured(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    measured = measure(game, SHORT)
    assert measured.peer is None
    assert measured.ratio is None
    assert measured.view > 0


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_positions_lie_in_the_middle_of_games(game: Game) -> None:
    for preset in game.presets.values():
        positions = midgame(game, preset)
        assert all(state.actors() for state in positions)
        assert len({state.ply for state in positions}) > 1


def test_the_machine_is_named() -> None:
    assert set(machine()) == {"teban", "open_spiel", "python", "cpu", "system"}
