"""What the documentation must name, and what in it must be true."""

import re
from pathlib import Path

import click
import pytest

from teban.cli import main
from teban.core.game import Game
from teban.core.registry import games
from teban.scenarios import check, render
from teban.text import LANGUAGES, text

DOCS = Path(__file__).parents[1] / "docs"
README = (DOCS.parent / "README.md").read_text()
PAGES = {page.name: page.read_text() for page in DOCS.glob("*.md")}

every_page = pytest.mark.parametrize(
    ("game", "language"),
    [(game, language) for game in games().values() for language in LANGUAGES],
    ids=lambda value: value if isinstance(value, str) else value.key,
)


@every_page
def test_every_game_has_a_rules_page_that_names_its_options(game: Game, language: str) -> None:
    page = PAGES[f"{game.key}.{language}.md"]
    named = PAGES["scenarios.md"] + page
    for option in game.options.__struct_fields__:
        assert f"`{option}`" in named, option
    for level in game.levels:
        assert f"`{level}`" in page, level
    for order in game.orders:
        assert f"`{order}`" in page, order


def test_every_command_is_documented() -> None:
    for name, command in main.commands.items():
        assert f"`teban {name}" in PAGES["commands.md"], name
        for part in command.commands if isinstance(command, click.Group) else ():
            assert f"`teban {name} {part}" in PAGES["commands.md"], part


def test_the_python_example_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (example,) = re.findall(r"```python\n(.*?)```", PAGES["commands.md"], re.DOTALL)
    exec(compile(example, "docs/commands.md", "exec"), {})
    assert re.fullmatch(r"\(\d+, \d+\) [BW.]{64}\n", capsys.readouterr().out)


def test_scenarios_in_the_pages_pass() -> None:
    report = check([DOCS])
    assert report.exit_code == 0, render(report)
    assert report.passed


def test_links_lead_somewhere() -> None:
    for folder, page in ((DOCS.parent, README), *((DOCS, page) for page in PAGES.values())):
        for link in re.findall(r"\]\(([^)#:]+)\)", page):
            assert (folder / link).exists(), link


def test_the_readme_names_the_two_commands() -> None:
    assert "./dev.py play" in README
    assert "./dev.py test" in README


@every_page
def test_the_rules_page_has_the_games_name(game: Game, language: str) -> None:
    assert PAGES[f"{game.key}.{language}.md"].startswith(f"# {text(language, game)('name')}")
