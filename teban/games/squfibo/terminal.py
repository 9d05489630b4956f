"""The table as text: board, stars, hand and log in a terminal. Nothing here looks at roles."""

from collections.abc import Iterator, Sequence
from itertools import groupby

from teban.core.event import Event
from teban.core.terminal import Look, Say
from teban.games.squfibo import events as ev
from teban.games.squfibo.cards import NAMES
from teban.games.squfibo.options import STARS, Options
from teban.games.squfibo.roles import CELLS, SIZE
from teban.games.squfibo.space import CELL_NAMES, DISCARD, PLACE
from teban.games.squfibo.state import LETTERS
from teban.games.squfibo.view import View

STYLES = {"R": "bold color(231) on color(124)", "B": "bold color(231) on color(19)"}
EMPTY_STYLE = "dim on grey15"
WIDTH = 5


class SquFiboTerminal:
    """SquFibo in a terminal."""

    def secrets(self, options: Options) -> bool:
        """Hands."""
        return True

    def draw(self, look: Look, say: Say) -> list[str]:
        """The board with its rows and columns; brackets around the card placed this turn."""
        view: View = look.view
        columns = "".join(f"{column:^{WIDTH + 1}}" for column in range(1, SIZE + 1))
        lines = [f"[dim]   {columns}[/]"]
        for row in range(SIZE):
            cells = " ".join(_cell(view, row * SIZE + column) for column in range(SIZE))
            lines += [f"[dim]{row + 1:2}[/] {cells}", ""]
        return lines[:-1]

    def facts(self, look: Look, say: Say) -> list[str]:
        """Stars and cards of both players, the pool, the deck."""
        view: View = look.view
        facts = [_side(view, seat, say) for seat in range(len(LETTERS))]
        left = say("terminal-left", pool=view.pool, whole=STARS, deck=view.deck)
        return [*facts, left, *_hand(view, say)]

    def holdings(self, look: Look, say: Say) -> list[str]:
        """The hand, and what lies on the discard pile."""
        view: View = look.view
        lines = [*_hand(view, say)]
        if view.discard:
            counts = {name: view.discard.count(name) for name in NAMES if name in view.discard}
            cards = "  ".join(f"{_card(name)} ×{count}" for name, count in counts.items())
            lines.append(say("terminal-discard", cards=cards))
        return lines

    def choices(self, look: Look, say: Say) -> list[str]:
        """Cells to discard from, or cards and cells to place; of claims nothing is told."""
        decision = look.decision
        if decision is None:
            return []
        match decision.kind:
            case "discard":
                cells = [CELL_NAMES[action - DISCARD] for action in decision.legal]
                return [say("terminal-discarding", cells=" ".join(cells))]
            case "place":
                places = [divmod(action - PLACE, CELLS) for action in decision.legal]
                cards = " ".join(NAMES[card] for card in dict.fromkeys(card for card, _ in places))
                cells = [CELL_NAMES[cell] for cell in dict.fromkeys(cell for _, cell in places)]
                return [say("terminal-placing", cards=cards, cells=" ".join(cells))]
            case _:
                return [say("terminal-claiming")]

    def log(self, events: Sequence[Event], view: View, say: Say) -> list[str]:
        """One line for each event that needs words; cards drawn together share one."""
        return [*_worded(events, say)]

    def help(self, say: Say) -> list[str]:
        """The notation, and the roles."""
        return say("terminal-help").splitlines()


def _cell(view: View, cell: int) -> str:
    name = view.board[cell]
    if name is None:
        return f"[{EMPTY_STYLE}]{'.':^{WIDTH}}[/]"
    shown = f"({name})" if cell == view.placed else name
    return f"[{STYLES[name[0]]}]{shown:^{WIDTH}}[/]"


def _card(name: str) -> str:
    return f"[{STYLES[name[0]]}] {name} [/]"


def _side(view: View, seat: int, say: Say) -> str:
    hand = view.hands[seat]
    held = hand if isinstance(hand, int) else len(hand)
    return say("terminal-side", seat=_seat(seat, say), stars=view.stars[seat], hand=held)


def _hand(view: View, say: Say) -> Iterator[str]:
    for hand in view.hands:
        if not isinstance(hand, int):
            yield say("terminal-hand", cards=" ".join(_card(name) for name in hand))


def _worded(events: Sequence[Event], say: Say) -> Iterator[str]:
    for kind, together in groupby(events, type):
        if issubclass(kind, ev.Draw):
            yield from _drawn([event for event in together if isinstance(event, ev.Draw)], say)
        elif issubclass(kind, ev.Remove):
            # The claim has just said which cards they are.
            continue
        else:
            yield from (line for event in together if (line := _word(event, say)))


def _drawn(draws: Sequence[ev.Draw], say: Say) -> Iterator[str]:
    for seat, own in groupby(draws, lambda event: event.seat):
        cards = [event.card for event in own]
        yield say("event-draw", seat=_seat(seat, say), count=len(cards))
        seen = [card for card in cards if card is not None]
        if seen:
            yield say("event-draw-own", cards=" ".join(seen))


def _word(event: Event, say: Say) -> str | None:
    match event:
        case ev.Discard(seat=seat, cell=cell, card=card):
            return say("event-discard", seat=_seat(seat, say), card=card, cell=CELL_NAMES[cell])
        case ev.Place(seat=seat, card=card, cell=cell):
            return say("event-place", seat=_seat(seat, say), card=card, cell=CELL_NAMES[cell])
        case ev.Claim(seat=seat, cells=cells, role=role):
            named = " ".join(CELL_NAMES[cell] for cell in cells)
            heard = say(f"role-{role}" if role else "role-wrong")
            return say("event-claim", seat=_seat(seat, say), cells=named, role=heard)
        case ev.Stars(seat=seat, paid=paid, stars=stars, pool=pool):
            return say("event-stars", seat=_seat(seat, say), paid=paid, stars=stars, pool=pool)
        case ev.End(seat=seat):
            return say("event-end", seat=_seat(seat, say))
        case ev.Over(stars=(first, second), reasons=reasons):
            why = " ".join(say(f"reason-{reason}") for reason in reasons)
            return say("event-over", first=first, second=second, reasons=why)
        case ev.Resumed():
            return say("event-resumed")
        case _:
            # Whose turn it is stands beside the board.
            return None


def _seat(seat: int, say: Say) -> str:
    return say(f"seat-{LETTERS[seat]}")
