"""Hidden Reversi: plain, with specials, with every item, and with every mark."""

from collections.abc import Mapping
from typing import Any, cast

from teban.core.game import State
from teban.games.reversi.badges.catalogue import CATALOGUE
from teban.games.reversi.options import Options, Profile
from teban.games.reversi.space import KEYS
from teban.games.reversi.state import Board
from tests.web.recordings import Recording

ALL_ITEMS = dict.fromkeys(KEYS, 2)
NOBODY = Profile()


def _recording(name: str, options: Options, profile: Profile = NOBODY) -> Recording:
    return Recording(name, options, (profile, profile), prefers="item")


RECORDINGS = (
    _recording("plain", Options(size=4, specials=0)),
    _recording("hidden", Options(size=8)),
    _recording(
        "items",
        Options(size=6, specials=3, items=True, extended=True),
        Profile(earns=True, items=ALL_ITEMS),
    ),
    _recording(
        "marks",
        Options(size=6, specials=4, items=True, extended=True, mark_own=True, assist=True),
        Profile(earns=True, items=ALL_ITEMS, games=9, wins=9, streak=2, rival_level=3),
    ),
)


def truth(state: State) -> dict[str, list[int]]:
    """To check what a review works out."""
    board = cast(Board, state)
    cells = board.table.grid.cells_of
    return {
        "special": [*cells(board.special)],
        "normal": [*cells(board.normal)],
        "proven": [*cells(board.proven)],
    }


def lists() -> Mapping[str, Any]:
    """What the page has written down for itself."""
    rewards = {badge.id: dict(badge.reward) for badge in CATALOGUE}
    besides = {badge.id: dict(badge.besides) for badge in CATALOGUE if badge.besides}
    return {"badges": {"rewards": rewards, "besides": besides, "items": list(KEYS)}}
