"""The page is tested on games as they are played now."""

from pathlib import Path

import pytest

from tests.web.make_fixtures import files

FILES = [*files()]


@pytest.mark.parametrize(
    ("path", "text"), FILES, ids=[f"{path.parts[-3]}-{path.stem}" for path, _ in FILES]
)
def test_a_recorded_game_is_what_the_rules_give_today(path: Path, text: str) -> None:
    stored = path.read_text(encoding="utf-8") if path.is_file() else ""
    assert stored == text, "run `python -m tests.web.make_fixtures`"
