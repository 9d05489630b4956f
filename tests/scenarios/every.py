"""Every scenario of the tests and of games from elsewhere, read once: it takes long."""

from importlib.resources import files
from pathlib import Path

from teban.core.registry import games
from teban.scenarios.run import load

BROUGHT = [Path(str(files(game.package))) / "scenarios" for game in games().values()]
"""A package brings its scenarios along."""
SCENARIOS, COMPLAINTS = load([Path(__file__).parent, *filter(Path.is_dir, BROUGHT)])
