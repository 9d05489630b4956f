"""The page is tested on games as they are played now."""

import pytest

from tests.web.make_fixtures import FOLDER, files


@pytest.mark.parametrize(("name", "text"), [*files()], ids=[name for name, _ in files()])
def test_a_recorded_game_is_what_the_rules_give_today(name: str, text: str) -> None:
    stored = (FOLDER / name).read_text(encoding="utf-8")
    assert stored == text, "run `python -m tests.web.make_fixtures`"
