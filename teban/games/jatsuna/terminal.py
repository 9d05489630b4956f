"""The table as text: board, counts and log in a terminal."""

from collections.abc import Iterator, Sequence
from itertools import groupby

from teban.core.event import Event
from teban.core.ids import Cell
from teban.core.terminal import Look, Say
from teban.games.jatsuna import events as ev
from teban.games.jatsuna.options import Options
from teban.games.jatsuna.sides import EMPTY, SIDES, counted
from teban.games.jatsuna.space import GRID, NAMES, SIZE
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
WOOD = "on color(180)"
FRESH = "on color(222)"
"""Behind the stone that was placed last and those it captured."""


class JatsunaTerminal:
    """Jatsuna in a terminal."""

    def secrets(self, options: Options) -> bool:
        """There are none."""
        return False

    def draw(self, look: Look, say: Say) -> list[str]:
        """The board; `+` marks where a stone may go, brackets the last one."""
        cells = [*_cells(look)]
        numbers = range(1, SIZE + 1)
        heading = f"[dim]   {'  '.join(map(str, numbers))}[/]"
        rows = [
            f"[dim]{row}[/] {''.join(cells[(row - 1) * SIZE : row * SIZE])} [dim]{row}[/]"
            for row in numbers
        ]
        return [heading, *rows, heading]

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

    def holdings(self, look: Look, say: Say) -> list[str]:
        """Nobody holds anything."""
        return []

    def choices(self, look: Look, say: Say) -> list[str]:
        """The cells; with how many stones each captures, if any does."""
        decision = look.decision
        if decision is None:
            return []
        cells = [_priced(look.view, decision.seat, cell) for cell in decision.legal]
        return [say(f"terminal-{decision.kind}", cells=" ".join(cells))]

    def log(self, events: Sequence[Event], view: View, say: Say) -> list[str]:
        """One line for each event that needs words; stones that change alike share one."""
        lines: list[str] = []
        for to, group in groupby(events, lambda event: getattr(event, "to", None)):
            together = [*group]
            if to is None:
                lines += [word for event in together for word in _words(event, say)]
            else:
                lines.append(_turned(to, together, say))
        return lines

    def help(self, say: Say) -> list[str]:
        """The notation, and the three sides."""
        sides = [f"{SIGNS[side]} {say(f'seat-{side}')}" for side in SIDES]
        return [*say("terminal-help").splitlines(), "   ".join(sides)]


def _cells(look: Look) -> Iterator[str]:
    view: View = look.view
    last, fresh = _last(look.events)
    signs = LETTERS if look.letters else SIGNS
    may = frozenset(look.decision.legal if look.decision else ())
    for cell, found in enumerate(view.board):
        kind = "+" if cell in may else found
        before, after = "()" if cell == last else "  "
        ground = FRESH if cell == last or cell in fresh else WOOD
        yield f"[{STYLES[kind]} {ground}]{before}{signs[kind]}{after}[/]"


def _last(events: Sequence[Event]) -> tuple[int | None, frozenset[int]]:
    """The stone placed last and those it captured."""
    taken: set[int] = set()
    for event in reversed(events):
        match event:
            case ev.Flip(cell=cell):
                taken.add(cell)
            case ev.Place(cell=cell):
                return cell, frozenset(taken)
            case _:
                pass
    return None, frozenset()


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
    own, *rivals = (
        GRID.plane(at for at in GRID.cells if view.board[at] == SIDES[(seat + after) % len(SIDES)])
        for after in range(len(SIDES))
    )
    taken = GRID.count(GRID.brackets(Cell(cell), own, rivals[0] | rivals[1]))
    return f"{NAMES[cell]}×{taken}" if taken else NAMES[cell]


def _words(event: Event, say: Say) -> Iterator[str]:
    match event:
        case ev.Place(seat=seat, cell=cell, captured=0):
            yield say("event-place", seat=_seat(seat, say), cell=NAMES[cell])
        case ev.Place(seat=seat, cell=cell, captured=captured):
            fields = {"seat": _seat(seat, say), "cell": NAMES[cell], "captured": captured}
            yield say("log-captured", **fields)
        case ev.Over(count=(orb, gem, stella)):
            yield say("event-over", orb=orb, gem=gem, stella=stella)
        case ev.Resumed():
            yield say("event-resumed")
        case _:
            # Whose turn it is stands beside the board already.
            pass


def _turned(to: int, events: Sequence[Event], say: Say) -> str:
    cells = " ".join(NAMES[event.cell] for event in events if isinstance(event, ev.Flip))
    return say("event-flip", cell=cells, to=_seat(to, say))


def _side(seat: int, look: Look, say: Say) -> str:
    signs = LETTERS if look.letters else SIGNS
    return f"{signs[SIDES[seat]]} {_seat(seat, say)}"


def _seat(seat: int, say: Say) -> str:
    return say(f"seat-{SIDES[seat]}")
