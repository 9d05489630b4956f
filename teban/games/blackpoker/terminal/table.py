"""The table as text: this file only connects its parts."""

from collections.abc import Sequence

from teban.core.event import Event
from teban.core.terminal import Look, Say
from teban.games.blackpoker.options import Options
from teban.games.blackpoker.terminal import choosing, facts, picture, telling, words
from teban.games.blackpoker.view import View


class BlackPokerTerminal:
    """BlackPoker in a terminal."""

    def secrets(self, options: Options) -> bool:
        """Hands are always secret."""
        return True

    def draw(self, look: Look, say: Say) -> list[str]:
        """Both sides and the stage."""
        return picture.draw(look, words.spoken_to(look.view, say))

    def facts(self, look: Look, say: Say) -> list[str]:
        """The course of the turn."""
        return facts.facts(look, words.spoken_to(look.view, say))

    def holdings(self, look: Look, say: Say) -> list[str]:
        """What the cards in hand are good for."""
        return facts.holdings(look, words.spoken_to(look.view, say))

    def choices(self, look: Look, say: Say) -> list[str]:
        """Everything that may be typed now."""
        return choosing.choices(look, words.spoken_to(look.view, say))

    def log(self, events: Sequence[Event], view: View, say: Say) -> list[str]:
        """What happened, in words."""
        return telling.log(events, view, words.spoken_to(view, say))

    def help(self, say: Say) -> list[str]:
        """The notation."""
        return say("terminal-help").splitlines()
