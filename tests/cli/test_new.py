"""A game that was laid out just now is a whole game."""

import os
import subprocess
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

import pytest

from teban.core.game import Game
from teban.scenarios import check, render
from tests.cli.shell import teban
from tests.conftest import announce

ROOT = Path(__file__).parents[2]
RUFF = Path(sys.executable).parent / "ruff"
TESTS = (
    "tests/contract",
    "tests/cli/test_every_game.py",
    "tests/test_text.py",
    "tests/test_docs.py",
)


@pytest.mark.parametrize("kind", [(), ("--secrets",)], ids=("open", "secret"))
def test_it_passes_every_test_of_a_game_at_once(kind: tuple[str, ...], tmp_path: Path) -> None:
    done = teban("new", "first_try", "--folder", str(tmp_path), *kind)
    package = tmp_path / "first_try"
    assert str(package) in done.stdout
    for tool in (("check",), ("format", "--check")):
        subprocess.run([RUFF, *tool, "--config", ROOT / "pyproject.toml", package], check=True)
    announce(package, tmp_path)
    paths = [str(tmp_path), str(package), os.environ["PYTHONPATH"]]
    asked = (sys.executable, "-m", "pytest", "-q", "-n0", "-k", "first_try", *TESTS)
    tried = subprocess.run(
        asked,
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(paths)},
        check=False,
        capture_output=True,
        text=True,
    )
    assert tried.returncode == 0, tried.stdout[-3000:]
    assert " passed" in tried.stdout
    found = load_game(package)
    report = check([package], find=lambda key: found)
    assert (report.exit_code, report.passed) == (0, 2), render(report)


def load_game(package: Path) -> Game:
    """The game of a package that is not installed."""
    page = package / "teban_first_try" / "__init__.py"
    spec = spec_from_file_location(f"laid_out_{package.parent.name}", page)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[module.__name__] = module
    spec.loader.exec_module(module)
    game: Game = module.GAME
    return game


@pytest.mark.parametrize("name", ["Nine", "9men", "a-b", "", "reversi", "x" * 50, "class!"])
def test_a_name_that_cannot_be_is_refused(name: str, tmp_path: Path) -> None:
    done = teban("new", name, "--folder", str(tmp_path), code=2)
    assert done.stderr.startswith("teban: name is wrong")
    assert not [*tmp_path.iterdir()]


def test_nothing_that_is_there_is_written_over(tmp_path: Path) -> None:
    (tmp_path / "mine").mkdir()
    done = teban("new", "mine", "--folder", str(tmp_path), code=2)
    assert "a folder that is not there yet" in done.stderr
    assert not [*(tmp_path / "mine").iterdir()]
