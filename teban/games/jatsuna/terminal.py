"""The table as text: board, counts and log in a terminal."""

from collections.abc import Iterator, Sequence
from typing import Any

from teban.core.event import Event
from teban.core.ids import Cell
from teban.core.terminal import Look, Say, Terminal
from teban.games.jatsuna import events as ev
from teban.games.jatsuna.sides import EMPTY, SIDES, counted
from teban.games.jatsuna.space import GRID, NAMES, planes
from teban.games.jatsuna.view import View

SIGNS = {"O": "●", "C": "◆", "P": "★", "X": "X", ".": "·", "+": "+"}
LETTERS = {sign: sign for sign in SIGNS}
STYLES = {
    "O": "bold color(160)",
    "C": "bold color(26)",
    "P": "bold color(28)",
    "X": "color(94)",
    ".": "color(137)",
    "+": "bold color(16)",
}


class JatsunaTerminal(Terminal):
    """Jatsuna in a terminal."""

    signs, styles = SIGNS, STYLES
    ground, fresh = "on color(180)", "on color(222)"
    label = 1
    # Whose turn it is stands beside the board already.
    silent = frozenset(("turn",))

    def facts(self, look: Look, say: Say) -> list[str]:
        """Counts, the order of moves, how far the game is; places at the end."""
        view: View = look.view
        order = [_side((view.first + after) % len(SIDES), look, say) for after in range(len(SIDES))]
        lines = [
            "   ".join(_counts(look, say)),
            say("terminal-order", order=" → ".join(order)),
            say("terminal-turn", turn=view.turn, of=_placements(view)),
            say(f"transform-{view.transform}"),
        ]
        if view.against is not None:
            lines.append(say("terminal-pact", side=_side(view.against, look, say)))
        return [*lines, *_places(look, say)]

    def choices(self, look: Look, say: Say) -> list[str]:
        """The cells; with how many stones each captures, if any does."""
        decision = look.decision
        if decision is None:
            return []
        cells = [_priced(look.view, decision.seat, cell) for cell in decision.legal]
        return [say(f"terminal-{decision.kind}", cells=" ".join(cells))]

    def worded(self, alike: Sequence[Event], view: View, say: Say) -> dict[str, Any]:
        """The final count has a name for each side."""
        words = super().worded(alike, view, say)
        if isinstance(alike[0], ev.Over):
            words = dict(zip(("orb", "gem", "stella"), alike[0].count, strict=True))
        return words

    def help(self, say: Say) -> list[str]:
        """The notation, and the three sides."""
        sides = [f"{SIGNS[side]} {say(f'seat-{side}')}" for side in SIDES]
        return [*say("terminal-help").splitlines(), "   ".join(sides)]


def _counts(look: Look, say: Say) -> Iterator[str]:
    view: View = look.view
    for seat, stones in enumerate(counted(view.board)):
        you = f" ({say('you')})" if seat == view.seat else ""
        yield f"{_side(seat, look, say)} {stones}{you}"


def _placements(view: View) -> int:
    """How many placements the game has."""
    done = view.turn - (view.to_move is not None)
    return done + view.board.count(EMPTY)


def _places(look: Look, say: Say) -> Iterator[str]:
    """The final ranking, and a word for the viewer."""
    view: View = look.view
    if view.ranks is None or view.count is None:
        return
    for rank, seat in sorted((rank, seat) for seat, rank in enumerate(view.ranks)):
        side, stones = _side(seat, look, say), view.count[seat]
        yield say("terminal-rank", rank=rank, side=side, stones=stones)
    if view.ranks.count(1) > 1:
        yield say("rank-draw")
    # A shared first place is a draw, and nobody's win (1.6).
    if view.seat is not None and not (view.ranks[view.seat] == 1 < view.ranks.count(1)):
        yield say(f"rank-{view.ranks[view.seat]}")


def _priced(view: View, seat: int, cell: int) -> str:
    own, following, last, _ = planes(view.board, seat)
    taken = GRID.count(GRID.brackets(Cell(cell), own, following | last))
    return f"{NAMES[cell]}×{taken}" if taken else NAMES[cell]


def _side(seat: int, look: Look, say: Say) -> str:
    signs = LETTERS if look.letters else SIGNS
    return f"{signs[SIDES[seat]]} {_seat(seat, say)}"


def _seat(seat: int, say: Say) -> str:
    return say(f"seat-{SIDES[seat]}")
