"""How the contract tests try the torture game."""

from collections.abc import Collection, Iterator, Mapping
from copy import deepcopy
from typing import Any

from teban.core.ids import Viewer
from teban.core.trial import Trial
from tests.contract.torture.space import SEATS

TRIALS = (
    Trial("default", hides=True),
    Trial(
        "large", {"cards": 30, "threshold": 8}, ({"sealed": 1}, {"sealed": 2}, {"sealed": 3}), True
    ),
    Trial("small", {"cards": 12, "threshold": 0}, hides=True),
)
MEMORY: Mapping[str, Any] = {"known": 0, "members": 0, "ruled_out": [[], [], []], "trail": []}
"""The fields of a dump, at any depth, that hold what seats have learnt; blank."""
PICKS_UNSEEN = True
"""Large choices are made pick by pick, unseen."""


def uncounted(data: dict[str, Any]) -> Iterator[tuple[dict[str, Any], Collection[Viewer]]]:
    """The deck is counted for everybody only when few cards are left."""
    more = deepcopy(data)
    deck = more["deck"]
    left = sum(len(group["slots"]) for group in (*deck["top"], *deck["bottom"]))
    if len(deck["bag"]) + left > data["options"]["threshold"]:
        deck["bag"] = [*deck["bag"], {"card": data["options"]["cards"]}]
    yield more, (*SEATS, None)
