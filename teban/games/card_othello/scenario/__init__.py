"""The words of Card Othello in scenario files."""

from teban.games.card_othello.scenario.words import CardOthelloWords

__all__ = ["CardOthelloWords"]
