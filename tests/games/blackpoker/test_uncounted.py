"""What only its owner counts is told to nobody else: each telling is planted, and caught."""

from collections.abc import Callable, Mapping
from typing import Any

import pytest
from msgspec import structs

from teban.core.ids import Viewer
from teban.games.blackpoker import GAME
from teban.games.blackpoker.game import DuelState
from tests.contract.tables import tables_of
from tests.contract.unshown import check_views_carry_no_memory

TABLE = tables_of(GAME)[0]
TOLD: Mapping[str, Callable[[Any, Any], Any]] = {
    "life": lambda side, shown: structs.replace(shown, life=side.life),
    "grave_count": lambda side, shown: structs.replace(shown, grave_count=len(side.grave)),
}


@pytest.mark.parametrize("count", TOLD)
def test_a_count_that_is_only_its_owners_is_caught(
    count: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def view(state: DuelState, viewer: Viewer) -> Any:
        shown = honest(state, viewer)
        return structs.replace(shown, sides=tuple(map(TOLD[count], state.sides, shown.sides)))

    honest = DuelState.view
    check_views_carry_no_memory(TABLE, 0)
    monkeypatch.setattr(DuelState, "view", view)
    with pytest.raises(AssertionError):
        check_views_carry_no_memory(TABLE, 0)
