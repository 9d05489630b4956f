"""The table on the screen: picture, facts and log side by side, a prompt below."""

import sys
from collections.abc import Sequence
from contextlib import suppress
from unicodedata import normalize

from rich.console import Console
from rich.markup import escape
from rich.table import Table as Columns
from rich.text import Text as Styled

from teban.cli.setting import HUMAN
from teban.cli.words import level_words
from teban.core.attempt import names_of
from teban.core.ids import SeatId, Viewer
from teban.core.match import Match, Update
from teban.core.terminal import Look
from teban.text import Text

with suppress(ImportError):
    import readline

    # Line editing, but no history: the person before may have typed a secret.
    readline.set_auto_history(False)

LOG_LINES = 6
"""At least so many beside the picture."""
FORGET = "\x1b[3J"
"""Empties what a terminal keeps above the screen."""


class Screen:
    """One terminal, in one language, with one match on it."""

    def __init__(
        self,
        match: Match,
        players: Sequence[str],
        text: Text,
        letters: bool = False,
        sentences: bool = False,
    ) -> None:
        self.match = match
        self.terminal = match.game.terminal
        self.text = text
        self.console = Console(highlight=False)
        # Signs that the terminal cannot write would end the game with an error.
        self.letters = letters or not self.console.encoding.startswith("utf")
        self.sentences = sentences
        self._players = players
        self._told = 0
        """How many lines of the log have been read out."""

    def show(self, viewer: Viewer, notes: Sequence[str] = ()) -> None:
        """The table as this viewer may see it, on a fresh screen."""
        update = self.match.update(viewer)
        look = self.look(update)
        self.clear()
        self.console.print(f"[bold]{escape(self.text('name'))}[/]  {self._seated(viewer)}")
        if self.sentences:
            self._read_out(look, self.log(update))
            self.say(*notes)
            return
        picture = self.terminal.draw(look, self.text)
        facts = self.terminal.facts(look, self.text)
        room = max(LOG_LINES, len(picture) - len(facts) - 1)
        log = [f"[dim]{line}[/]" for line in self.log(update)[-room:]]
        columns = Columns.grid(padding=(0, 3, 0, 0))
        columns.add_column(no_wrap=True)
        columns.add_column(overflow="fold")
        columns.add_row(_styled(picture), _styled([*facts, "", *log]))
        self.console.print(columns)
        self.say(*notes)

    def _read_out(self, look: Look, log: Sequence[str]) -> None:
        """What has happened since, then what is where: for those who listen."""
        self.say(*log[self._told :])
        self._told = len(log)
        self.say(*self.terminal.draw(look, self.text), *self.terminal.facts(look, self.text))

    def look(self, update: Update) -> Look:
        """What a viewer has in front of them."""
        asked = update.decision
        names = names_of(self.match.state, asked) if asked else ()
        events, letters = update.events, self.letters
        return Look(update.view, asked, events, letters, names, self.sentences)

    def log(self, update: Update) -> list[str]:
        """What a viewer has been told, in words."""
        return [*self.terminal.log(update.events, update.view, self.text)]

    def say(self, *lines: str) -> None:
        """Lines with styles."""
        for line in lines:
            self.console.print(line)

    def ask(self, prompt: str) -> str:
        """One line from the person; full-width letters and digits count as plain ones."""
        line = input(prompt)
        if not sys.stdin.isatty():
            # Piped input leaves no trace on the screen by itself.
            print(line)
        return normalize("NFKC", line).strip()

    def clear(self, forget: bool = False) -> None:
        """A fresh screen, where it is one; an empty line elsewhere."""
        if self.console.is_terminal:
            self.console.clear()
            if forget:
                self.console.file.write(FORGET)
        else:
            self.console.print()

    def seat_name(self, seat: SeatId) -> str:
        """A seat in words."""
        return self.text(f"seat-{self.match.game.seat_names[seat]}")

    def player_name(self, seat: SeatId, viewer: Viewer) -> str:
        """Who sits there."""
        player = self._players[seat]
        if player == HUMAN:
            return self.text("you" if seat == viewer else "person")
        return self.text("computer", level=level_words(self.match.game, player, self.text))

    def _seated(self, viewer: Viewer) -> str:
        seats = range(len(self._players))
        return "   ".join(
            f"{self.seat_name(SeatId(seat))}: {self.player_name(SeatId(seat), viewer)}"
            for seat in seats
        )


def _styled(lines: Sequence[str]) -> Styled:
    return Styled("\n").join(Styled.from_markup(line) for line in lines)
