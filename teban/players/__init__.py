"""Computer players for any game; they know the contract only, and sit down through a `Seat`."""

from teban.players.tree import by_search

__all__ = ["by_search"]
