"""How the tests of the contract try this game."""

from collections.abc import Collection, Iterator, Mapping
from copy import deepcopy
from typing import Any

from teban.core.ids import Viewer
from teban.core.trial import Trial
from teban.games.blackpoker.cards import ALL, cards_in
from teban.games.blackpoker.options import ALLOWED
from teban.games.blackpoker.state import RIVAL, SEATS
from teban.games.blackpoker.zones import COUNTED

LONG = 0.04
"""A duel has some three hundred decisions, and there are ten regulations."""

TRIALS = tuple(
    Trial(f"{format}-{frame}", {"format": format, "frame": frame}, share=LONG)
    for frame, formats in ALLOWED.items()
    for format in formats
)
MEMORY: Mapping[str, Any] = {"known": [0, 0, 0], "lost": [], "lowest": 99}
"""The fields of a dump, at any depth, that hold what seats have learnt; blank."""
PICKS_UNSEEN = True
"""Large choices are made pick by pick, unseen."""


def uncounted(data: dict[str, Any]) -> Iterator[tuple[dict[str, Any], Collection[Viewer]]]:
    """A card more that only its owner counts: in a long life, or under the top of a grave."""
    for seat in SEATS:
        side = data["sides"][seat]
        life = len(side["top"]) + side["pool"].bit_count() - side["sealed"] + len(side["bottom"])
        free = cards_in(ALL & ~side["deck"])
        if not free or side["sealed"]:
            continue
        others = (RIVAL[seat], None)
        if life >= COUNTED:
            more = deepcopy(data)
            more["sides"][seat]["pool"] |= 1 << free[0]
            yield more, others
        if side["grave"] and not data["options"]["show_grave_count"]:
            more = deepcopy(data)
            more["sides"][seat]["grave"] = [free[0], *side["grave"]]
            yield more, others
