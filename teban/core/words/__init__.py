"""What a game tells the scenario runner: its words for positions, steps, events and facts."""

from teban.core.words.compared import Compared
from teban.core.words.vocabulary import Find, Vocabulary, by_name

__all__ = ["Compared", "Find", "Vocabulary", "by_name"]
