"""Tree search for any game, whatever its seats, its chance and its secrets; start at `plan.py`."""

from teban.players.tree.plan import Plan
from teban.players.tree.search import TreeSearch

__all__ = ["Plan", "TreeSearch"]
