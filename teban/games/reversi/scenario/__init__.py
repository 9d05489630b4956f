"""The words of Hidden Reversi in scenario files."""

from teban.games.reversi.scenario.words import ReversiWords

__all__ = ["ReversiWords"]
