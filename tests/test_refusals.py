"""A refusal carries the fields of its message: whatever is refused can be said to a person."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from teban.core.game import Game
from teban.core.registry import games
from teban.scenarios.run import run
from tests.scenarios.every import SCENARIOS
from tests.worded import refusals, say_all

ROOT = Path(__file__).parents[1]
FIELD = re.compile(r"\{\s*\$(\w+)")
PARTS = {
    "Why": "refused",
    "Expect": "expected",
    "Wanted": "expected",
    "Got": "got",
    "Found": "got",
    "Limit": "what",
}
"""The kinds of code, and the part of a refusal in which each has its words."""


@pytest.mark.parametrize("game", games().values(), ids=lambda game: str(game.key))
def test_every_refusal_of_a_scenario_can_be_said(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    with refusals(monkeypatch) as made:
        for one in SCENARIOS:
            if one.game is game:
                run(one, SCENARIOS)
    say_all(made, game)


# The same for refusals that no test happens to meet


def messages(folder: Path) -> dict[str, str]:
    found = {}
    for line in (folder / "text" / "en.ftl").read_text(encoding="utf-8").splitlines():
        key, equals, words = line.partition(" = ")
        if equals:
            found[key] = words
    return found


def fields_of(key: str, path: Path) -> set[str]:
    """What the message needs, in the words of this file's game or in those of all."""
    folders = [folder for folder in path.parents if (folder / "text").is_dir()]
    words = next((found for folder in folders if (found := messages(folder).get(key))), "")
    return set(FIELD.findall(words))


def calls_in(path: Path) -> Iterator[tuple[ast.Call, list[str]]]:
    """Calls that are given codes, and the keys of those: `bad_value(…, Expect.CELL, …)`."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call):
            given = [*node.args, *(keyword.value for keyword in node.keywords)]
            written = [ast.unparse(argument).split(".")[-2:] for argument in given]
            codes = [words for words in written if len(words) == 2 and words[0] in PARTS]
            yield node, [f"{PARTS[kind]}-{code.lower()}" for kind, code in codes]


def counted(call: ast.Call) -> bool:
    """Whether the code only names a figure of the operator's."""
    return isinstance(call.func, ast.Attribute) and call.func.attr == "count_refusal"


@pytest.mark.parametrize(
    "path", sorted((ROOT / "teban").rglob("*.py")), ids=lambda path: str(path.relative_to(ROOT))
)
def test_a_refusal_in_the_sources_names_every_field_of_its_message(path: Path) -> None:
    for call, keys in calls_in(path):
        named = {keyword.arg for keyword in call.keywords}
        if None in named or not keys or counted(call):
            continue
        if not any(key.startswith("refused-") for key in keys):
            named |= {"field", "got", "expected"}
        for key in keys:
            assert fields_of(key, path) <= named, f"{path}:{call.lineno}: {key}"
