"""The page is tested on games as they are played now."""

import pytest

from teban.core.game import Game
from tests.web.make_fixtures import files, seated


@pytest.mark.parametrize("game", seated(), ids=lambda game: game.key)
def test_recorded_games_are_what_the_rules_give_today(game: Game) -> None:
    for path, text in files(game):
        stored = path.read_text(encoding="utf-8") if path.is_file() else ""
        assert stored == text, f"{path.name}: run `python -m tests.web.make_fixtures`"
