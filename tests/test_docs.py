"""What the documentation must name, and what in it must be true."""

import json
import re
from importlib.resources import files
from pathlib import Path

import click
import msgspec
import pytest

from teban.cli import main
from teban.core.chance import commitment
from teban.core.game import Game
from teban.core.levels import level_names
from teban.core.registry import games
from teban.scenarios import check, render
from teban.scenarios.read import DEEPEST, MOST_PARTS
from teban.server import wire
from teban.server.settings import PREFIX, Settings
from teban.server.work.scenario import MOST_BYTES, MOST_LETTERS, MOST_STEPS
from teban.text import LANGUAGES, text

DOCS = Path(__file__).parents[1] / "docs"
README = (DOCS.parent / "README.md").read_text()
PAGES = {page.name: page.read_text() for page in DOCS.glob("*.md")}


def rules_of(game: Game, language: str) -> str:
    """Ours lie in the docs, those of a package from elsewhere with its code."""
    own = Path(str(files(game.package))) / f"rules.{language}.md"
    return PAGES.get(f"{game.key}.{language}.md") or own.read_text(encoding="utf-8")


every_page = pytest.mark.parametrize(
    ("game", "language"),
    [(game, language) for game in games().values() for language in LANGUAGES],
    ids=lambda value: value if isinstance(value, str) else value.key,
)


@every_page
def test_every_game_has_a_rules_page_that_names_its_options(game: Game, language: str) -> None:
    page = rules_of(game, language)
    named = PAGES["scenarios.md"] + page
    for option in game.options.__struct_fields__:
        assert f"`{option}`" in named, option
    for level in level_names(game):
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
    brought = (Path(str(files(game.package))) for game in games().values())
    pages = [page for folder in brought for page in folder.glob("rules.*.md")]
    report = check([DOCS, *(page for page in pages if "```yaml" in page.read_text())])
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
    assert rules_of(game, language).startswith(f"# {text(language, game)('name')}")


@pytest.mark.parametrize("field", msgspec.structs.fields(Settings), ids=lambda field: field.name)
def test_every_setting_is_documented_with_its_default(field: msgspec.structs.FieldInfo) -> None:
    default = f"`{field.default}`" if field.default not in ("", ()) else "empty"
    row = f"| `{PREFIX}{field.name.upper()}` | {default} | "
    assert row in PAGES["server.md"]


def test_no_setting_is_documented_that_is_not_there() -> None:
    rows = re.findall(rf"^\| `{PREFIX}(\w+)` \|", PAGES["server.md"], re.MULTILINE)
    assert sorted(row.lower() for row in rows) == sorted(Settings.__struct_fields__)


@pytest.mark.parametrize(
    "most",
    [MOST_LETTERS, MOST_BYTES, MOST_STEPS, DEEPEST, MOST_PARTS],
    ids=lambda most: f"{most:,}",
)
def test_how_large_a_scenario_may_be_is_documented(most: int) -> None:
    (said,) = re.findall(r"^How large a scenario .*$", PAGES["server.md"], re.MULTILINE)
    (told,) = re.findall(r"(?ms)^- A scenario .*?(?=\n-)", PAGES["protocol.md"])
    assert f" {most:,} " in said
    assert f" {most:,} " in " ".join(told.split())


def transcript() -> list[tuple[str, str]]:
    found = re.findall(r"^([<>]) (\{.*\})$", PAGES["bots.md"], re.MULTILINE)
    assert len(found) > 8
    return found


def test_the_transcript_of_a_bot_has_messages_of_today() -> None:
    for side, line in transcript():
        if side == ">":
            msgspec.json.decode(line, type=wire.Incoming)
        else:
            message = msgspec.json.decode(line, type=wire.Outgoing)
            assert msgspec.json.encode(message).decode() == line


def test_the_transcript_of_a_bot_keeps_its_promise_about_the_seed() -> None:
    told = [json.loads(line) for side, line in transcript() if side == "<"]
    welcome, over = told[0], told[-1]
    seed, nonce = bytes.fromhex(over["seed"]), bytes.fromhex(over["nonce"])
    assert commitment(seed, nonce) == welcome["commitment"]


def test_every_part_of_a_table_is_documented() -> None:
    source = (DOCS.parent / "web" / "src" / "lib" / "table.ts").read_text(encoding="utf-8")
    for name in ("TableProps", "TableModule"):
        (body,) = re.findall(rf"export interface {name} {{\n(.*?)\n}}", source, re.DOTALL)
        for part in re.findall(r"^  (\w+)[?(:]", body, re.MULTILINE):
            assert re.search(rf"`{part}[`(]", PAGES["tables.md"]), part


def test_the_readme_leads_to_every_page_of_the_docs() -> None:
    contributing = (DOCS.parent / "CONTRIBUTING.md").read_text(encoding="utf-8")
    for name in PAGES:
        assert f"docs/{name}" in README + contributing, name


def test_pictures_are_shown_and_are_small() -> None:
    pictures = [*(DOCS / "pictures").iterdir()]
    assert pictures
    for picture in pictures:
        assert f"docs/pictures/{picture.name}" in README, picture.name
        assert picture.stat().st_size <= 150_000, picture.name
