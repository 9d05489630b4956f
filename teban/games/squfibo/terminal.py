"""The table as text. Nothing here looks at roles."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any

from teban.core.event import Event
from teban.core.picture import Board, Spot
from teban.core.terminal import Look, Say, Terminal
from teban.games.squfibo import events as ev
from teban.games.squfibo.cards import NAMES
from teban.games.squfibo.options import STARS, Options
from teban.games.squfibo.view import View

STYLES = {"R": "bold color(231) on color(124)", "B": "bold color(231) on color(19)"}
EMPTY_STYLE = "dim on grey15"


class SquFiboTerminal(Terminal):
    """SquFibo in a terminal."""

    width = 6
    # The claim has just said which cards leave, and whose turn it is stands beside the board.
    silent = frozenset(("remove", "turn"))

    def secrets(self, options: Options) -> bool:
        """Hands."""
        return True

    def board(self, board: Board, look: Look) -> Iterator[str]:
        """Its cards apart, and named on two sides only."""
        heading, *rows, _ = super().board(board, look)
        yield heading
        for number, row in enumerate(rows):
            yield from ("",) * bool(number)
            yield row.rpartition(" [dim]")[0]

    def spot(self, spot: Spot, look: Look, changed: bool, last: bool) -> str:
        """A card, in brackets if it was placed this turn."""
        shown = f"({spot.piece})" if spot.marks else spot.piece or "."
        style = STYLES[spot.piece[0]] if spot.piece else EMPTY_STYLE
        return f"[{style}]{shown:^5}[/] "

    def thing(self, thing: str | Spot, say: Say) -> str:
        """Cards go by their names."""
        return thing if isinstance(thing, str) and thing in NAMES else super().thing(thing, say)

    def facts(self, look: Look, say: Say) -> list[str]:
        """Stars and cards of both players, the pool, the deck."""
        view: View = look.view
        facts = [self._side(view, seat, say) for seat in range(len(view.hands))]
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
        if look.decision is None:
            return []
        words = [name.split(" ") for name in look.names]
        cells = " ".join(dict.fromkeys(word[-1] for word in words))
        match look.decision.kind:
            case "discard":
                return [say("terminal-discarding", cells=cells)]
            case "place":
                cards = " ".join(dict.fromkeys(card for _, card, _ in words))
                return [say("terminal-placing", cards=cards, cells=cells)]
            case _:
                return [say("terminal-claiming")]

    def log(self, events: Sequence[Event], view: View, say: Say) -> list[str]:
        """Cards drawn together share a line."""
        lines: list[str] = []
        for drawing, group in groupby(events, lambda event: isinstance(event, ev.Draw)):
            together = [*group]
            lines += self._drawn(together, say) if drawing else super().log(together, view, say)
        return lines

    def worded(self, alike: Sequence[Event], view: View, say: Say) -> dict[str, Any]:
        """What was heard, and why it is over, in sentences."""
        words = super().worded(alike, view, say)
        match alike[0]:
            case ev.Claim(role=role):
                words["role"] = say(f"role-{role or 'wrong'}")
            case ev.Over(stars=(first, second), reasons=reasons):
                why = " ".join(say(f"reason-{reason}") for reason in reasons)
                words = {"first": first, "second": second, "reasons": why}
            case _:
                pass
        return words

    def _drawn(self, draws: Sequence[Any], say: Say) -> Iterator[str]:
        for seat, own in groupby(draws, lambda event: event.seat):
            cards = [event.card for event in own]
            yield say("event-draw", seat=self.seat(seat, say), count=len(cards))
            if seen := [card for card in cards if card is not None]:
                yield say("event-draw-own", cards=" ".join(seen))

    def _side(self, view: View, seat: int, say: Say) -> str:
        hand = view.hands[seat]
        held = hand if isinstance(hand, int) else len(hand)
        return say("terminal-side", seat=self.seat(seat, say), stars=view.stars[seat], hand=held)


def _card(name: str) -> str:
    return f"[{STYLES[name[0]]}] {name} [/]"


def _hand(view: View, say: Say) -> Iterator[str]:
    for hand in view.hands:
        if not isinstance(hand, int):
            yield say("terminal-hand", cards=" ".join(_card(name) for name in hand))
