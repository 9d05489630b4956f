"""What people and files know by name: the presets in their order, and a table with nothing set."""

from msgspec import to_builtins

from teban.games.reversi import GAME
from teban.games.reversi.options import Options
from teban.games.reversi.setup import PRESETS


def test_presets_keep_their_names_and_their_order() -> None:
    assert [*PRESETS] == ["plain", "hidden", "items", "extended", "small"]


def test_people_begin_with_items_and_programs_with_a_table_of_which_nothing_is_set() -> None:
    assert GAME.usual == "items"
    assert to_builtins(Options()) == {
        "size": 8,
        "specials": None,
        "items": False,
        "extended": False,
        "mark_own": False,
        "assist": False,
    }
