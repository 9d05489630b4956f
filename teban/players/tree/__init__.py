"""Tree search for any game, whatever its seats, its chance and its secrets; start at `plan.py`."""

from collections.abc import Callable
from functools import partial
from typing import Any

from teban.core.seat import Player
from teban.players.tree.plan import Plan
from teban.players.tree.search import TreeSearch

__all__ = ["Plan", "TreeSearch", "by_search"]


def by_search(tries: int, **more: Any) -> Callable[[int], Player]:
    """A level that looks at so many worlds for each decision; `Plan` says what else there is."""
    return partial(TreeSearch, plan=Plan(tries, **more))
