"""A match at this terminal: people take turns at the keyboard, programs at their seats."""

from collections.abc import Callable, Mapping, Sequence
from contextlib import nullcontext
from enum import Enum
from itertools import count

from rich.markup import escape

from teban.cli.screen import Screen
from teban.core.decision import Decision, Flag
from teban.core.ids import SeatId, Viewer
from teban.core.match import Match, Submission, Update, step
from teban.core.record import Record, convert
from teban.core.refused import Refused, Why
from teban.core.seat import Advised, Player

COMMANDS = ("help", "moves", "log", "items", "order", "withdraw", "suspend", "quit")
ORDERING = ("order", "withdraw")
"""Commands that may have a name behind them."""
LEAVING = ("suspend", "quit")
SEVERAL = ";"
"""Between picks that are submitted together."""


class Ending(Enum):
    """How the people left the table."""

    OVER = "over"
    SUSPENDED = "suspended"
    QUIT = "quit"


class _Leave(Exception):  # noqa: N818 - a wish, not an error
    def __init__(self, ending: Ending) -> None:
        self.ending = ending


class Table:
    """Who sits here, and what they are shown when."""

    def __init__(
        self,
        match: Match,
        screen: Screen,
        programs: Mapping[SeatId, Player],
        keep: Callable[[Record], None],
    ) -> None:
        self._match = match
        self._screen = screen
        self._text = screen.text
        self._programs = programs
        self._keep = keep
        seats = [SeatId(seat) for seat in range(len(match.game.seat_names))]
        self._people = [seat for seat in seats if seat not in programs]
        options = convert("options", match.record().options, match.game.options)
        self._covered = len(self._people) > 1 and match.game.terminal.secrets(options)
        self._uncovered: Viewer = None
        self._ids = count(len(match.lines))
        self._notes: dict[Viewer, list[str]] = {}
        self._words = {
            word: command
            for command in COMMANDS
            for word in self._text(f"prompt-{command}").split()
        }

    def note(self, line: str, seat: Viewer = None) -> None:
        """Something to say below the table when this seat looks next; to anybody without one."""
        self._notes.setdefault(seat, []).append(line)

    def run(self) -> Ending:
        """Play until the match is over or somebody leaves."""
        try:
            while self._match.result() is None:
                self._keep(self._match.record())
                self._next()
        except _Leave as leave:
            return leave.ending
        except (KeyboardInterrupt, EOFError):
            self._screen.say("")
            return Ending.SUSPENDED
        return Ending.OVER

    def audience(self) -> Viewer:
        """Whose table may be left on the screen: the only person's, else the public one."""
        return self._people[0] if len(self._people) == 1 else None

    def _next(self) -> None:
        seat = self._match.actors()[0]
        if seat in self._programs:
            self._think(seat)
        else:
            self._hand_over(seat)
            self._screen.show(seat, [*self._notes.pop(None, []), *self._notes.pop(seat, [])])
            self._turn(seat)

    def _think(self, seat: SeatId) -> None:
        console = self._screen.console
        wait = self._text("thinking", seat=self._screen.seat_name(seat))
        if console.is_terminal:
            self._screen.show(self.audience())
        with console.status(wait) if console.is_terminal else nullcontext():
            step(self._match, self._programs)
        player = self._programs[seat]
        if isinstance(player, Advised):
            said = self._text(f"decided-{player.decided_by}")
            line = f"[dim]{self._screen.seat_name(seat)}: {escape(said)}[/]"
            if line not in self._notes.get(None, ()):
                self.note(line)

    def _hand_over(self, seat: SeatId) -> None:
        """Between two people the table shows only what both may know."""
        last, self._uncovered = self._uncovered, seat
        if self._covered and last not in (None, seat):
            self._screen.clear(forget=True)
            self._screen.show(None)
            wanted = self._text("hand-over", seat=self._screen.seat_name(seat))
            command = self._words.get(self._screen.ask(f"{wanted} ").lower())
            if command in LEAVING:
                self._command(command, seat)
            self._screen.clear(forget=True)

    def _turn(self, seat: SeatId) -> None:
        """Ask until something is submitted; a refusal changes nothing."""
        decision = self._match.seat(seat).decision
        self._screen.say(*self._question(decision))
        while True:
            line = self._screen.ask(f"{self._screen.seat_name(seat)}> ")
            command, name = self._understood(line)
            actions = self._actions(line, decision)
            if command:
                self._command(command, seat, name)
                if self._match.update(seat).decision != decision:
                    # An order has answered it.
                    return
            elif not actions:
                self._screen.show(seat, self._question(decision))
            elif self._submit(seat, decision, actions):
                return

    def _understood(self, line: str) -> tuple[str | None, str]:
        """The command in a line, and the name behind it."""
        word, _, name = line.lower().partition(" ")
        command = self._words.get(word)
        return (None if name and command not in ORDERING else command), name.strip()

    def _question(self, decision: Decision) -> list[str]:
        key = f"decision-{decision.kind}"
        asked = self._text(key) if self._text.has(key) else ""
        return [f"[bold]{escape(asked)}[/] [dim]{self._text('prompt-hint')}[/]"]

    def _actions(self, line: str, decision: Decision) -> tuple[str, ...]:
        """The picks in a line; an empty one is enough where there is only one choice."""
        if not line and len(decision.legal) == 1 and Flag.NO_HINT not in decision.flags:
            return (self._match.state.name(decision.legal[0], decision.seat),)
        return tuple(part.strip() for part in line.split(SEVERAL) if part.strip())

    def _submit(self, seat: SeatId, decision: Decision, actions: tuple[str, ...]) -> bool:
        written = tuple(self._written(action, seat) for action in actions)
        mark = f"terminal/{next(self._ids)}"
        try:
            answer = self._match.submit(Submission(seat, decision.number, written, mark))
        except Refused as refused:
            self._screen.say(f"[yellow]{escape(self._refusal(refused))}[/]")
            return False
        if answer.rest:
            rest = escape(f"{SEVERAL} ".join(answer.rest))
            self.note(self._text("not-taken", actions=rest), seat)
        return True

    def _written(self, action: str, seat: SeatId) -> str:
        """The action in the game's own letters, if it means something only without capitals."""
        try:
            self._match.state.parse(action, seat)
        except Refused:
            return action.lower()
        return action

    def _refusal(self, refused: Refused) -> str:
        if refused.code is Why.BAD_VALUE:
            # No word of the game at all: whoever typed it needs help more than a reason.
            return self._text("not-understood", got=self._text.worded(refused.fields)["got"])
        return self._text.refusal(refused)

    # What a person may type besides actions

    def _command(self, command: str, seat: SeatId, name: str = "") -> None:
        update = self._match.update(seat)
        match command:
            case "help":
                self._screen.say(*self._screen.terminal.help(self._text), "")
                self._screen.say(*self._text("prompt-commands").splitlines())
            case "moves":
                self._screen.say(*self._choices(update))
            case "log":
                sealed = self._text("commitment", commitment=self._match.record().commitment)
                self._screen.say(sealed, *self._screen.log(update))
            case "items":
                held = self._screen.terminal.holdings(self._screen.look(update), self._text)
                self._screen.say(*(held or [self._text("nothing-held")]))
            case "order" | "withdraw":
                self._order(seat, name, on=command == "order")
            case "suspend":
                raise _Leave(Ending.SUSPENDED)
            case "quit" if self._sure():
                raise _Leave(Ending.QUIT)

    def _choices(self, update: Update) -> Sequence[str]:
        if update.decision and Flag.NO_HINT in update.decision.flags:
            return [self._text("no-hint")]
        return self._screen.terminal.choices(self._screen.look(update), self._text)

    def _order(self, seat: SeatId, name: str, on: bool) -> None:
        """Give or withdraw an order; without a name only show which there are."""
        try:
            if name:
                self._match.order(seat, name, on)
        except Refused as refused:
            self._screen.say(f"[yellow]{escape(self._text.refusal(refused))}[/]")
            return
        self._screen.say(*(self._orders(seat) or [self._text("no-orders")]))

    def _orders(self, seat: SeatId) -> list[str]:
        standing = self._match.update(seat).orders[seat]
        return [
            self._text(
                "order-on" if name in standing else "order-off",
                name=f"[bold]{name}[/]",
                order=self._text(f"order-{name}"),
            )
            for name in self._match.game.orders
        ]

    def _sure(self) -> bool:
        if not self._screen.console.is_terminal:
            return True
        answer = self._screen.ask(self._text("really-quit") + " ")
        return answer.lower() in self._text("yes").split()
