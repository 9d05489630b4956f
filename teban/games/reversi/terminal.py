"""The table as text: board, counts and log in a terminal."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby

from teban.core.event import Event
from teban.core.ids import Cell
from teban.core.terminal import Look, Say
from teban.games.reversi import events as ev
from teban.games.reversi.colours import COLOURS
from teban.games.reversi.options import Options
from teban.games.reversi.space import HINT, KINDS, LENS, NAMED, Aim, space
from teban.games.reversi.view import View

SIGNS = {"B": "●", "W": "○", ".": "·", "+": "+"}
LETTERS = {"B": "B", "W": "W", ".": ".", "+": "+"}
STYLES = {"B": "color(16)", "W": "bold color(231)", ".": "color(28)", "+": "bold yellow"}
FELT = "on dark_green"
FRESH = "on dark_goldenrod"
"""Behind the stone that was placed last and those it turned."""


class ReversiTerminal:
    """Hidden Reversi in a terminal."""

    def secrets(self, options: Options) -> bool:
        """Special stones or an inventory."""
        return options.specials != 0 or options.items

    def draw(self, look: Look, say: Say) -> list[str]:
        """The board; `+` marks where a stone may go, brackets the last one."""
        size = look.view.size
        cells = _cells(look)
        letters = "  ".join(_name(look.view, cell)[0] for cell in range(size))
        rows = [
            f"[dim]{row + 1:2}[/] {''.join(cells[row * size : (row + 1) * size])} [dim]{row + 1}[/]"
            for row in range(size)
        ]
        heading = f"[dim]    {letters}[/]"
        return [heading, *rows, heading]

    def facts(self, look: Look, say: Say) -> list[str]:
        """Counts; own specials and items."""
        view: View = look.view
        signs = LETTERS if look.letters else SIGNS
        lines = [
            f"{signs[colour]} {say(f'seat-{colour}')} {view.board.count(colour)}"
            for colour in COLOURS
        ]
        facts = ["   ".join(lines)]
        if view.stock is not None and view.initial:
            facts.append(say("terminal-stock", left=view.stock, initial=view.initial))
        if view.items:
            facts.append(say("event-held", items=_items(view.items, say)))
        if view.blinded is not None:
            facts.append(say("terminal-blinded", seat=_seat(view.blinded, say)))
        return facts

    def holdings(self, look: Look, say: Say) -> list[str]:
        """Specials in hand, items with their use, badges of this game."""
        view: View = look.view
        lines = []
        if view.stock is not None and view.initial:
            lines.append(say("terminal-stock", left=view.stock, initial=view.initial))
        for key, number in (view.items or {}).items():
            waiting = (view.waiting or {}).get(key, 0)
            later = say("terminal-waiting", number=waiting) if waiting else ""
            lines.append(f"[bold]item {key}[/]  {say(f'item-{key}')} x{number}{later}")
            lines.append(f"    {say(f'item-{key}-how')}")
        if view.badges:
            names = ", ".join(say(f"badge-{badge}") for badge in view.badges)
            lines.append(say("event-badge", badge=names))
        return lines

    def choices(self, look: Look, say: Say) -> list[str]:
        """Cells, whether a special may go there, and items with their targets."""
        decision, view = look.decision, look.view
        if decision is None:
            return []
        names = [space(view.size).name(action) for action in decision.legal]
        if names == ["pass"]:
            return [say("terminal-pass")]
        cells = [name for name in names if " " not in name and "*" not in name]
        lines = [say("terminal-place", cells=" ".join(cells))]
        if any(name.endswith("*") for name in names):
            lines.append(say("terminal-special", cell=cells[0], left=view.stock))
        return [*lines, *_uses(names, say)]

    def log(self, events: Sequence[Event], view: View, say: Say) -> list[str]:
        """One line for each event that needs words; stones that turn together share one."""
        lines: list[str | None] = []
        for flipping, group in groupby(events, lambda event: isinstance(event, ev.Flip)):
            together = [*group]
            if flipping:
                lines.append(_turned(together, view, say))
            else:
                lines += [_word(event, view, say) for event in together]
        return [line for line in lines if line]

    def help(self, say: Say) -> list[str]:
        """The notation."""
        return say("terminal-help").splitlines()


def _cells(look: Look) -> list[str]:
    view: View = look.view
    last, fresh = _last(look.events)
    signs = LETTERS if look.letters else SIGNS
    may = frozenset(look.decision.legal if look.decision else ())
    cells = []
    for cell, found in enumerate(view.board):
        kind = "+" if cell in may else found
        before, after = "()" if cell == last else "  "
        after = "*" if cell in view.marks else after
        ground = FRESH if cell == last or cell in fresh else FELT
        cells.append(f"[{STYLES[kind]} {ground}]{before}{signs[kind]}{after}[/]")
    return cells


def _last(events: Sequence[Event]) -> tuple[int | None, frozenset[int]]:
    """The stone placed last and those it turned; none after an undo."""
    turned: set[int] = set()
    for event in reversed(events):
        match event:
            case ev.Flip(cell=cell):
                turned.add(cell)
            case ev.Place(cell=cell):
                return cell, frozenset(turned)
            case ev.Undo():
                break
            case _:
                pass
    return None, frozenset()


def _word(event: Event, view: View, say: Say) -> str | None:
    match event:
        # Whether it was special is left out, as on the board: its owner is to remember (2.4).
        case ev.Place(seat=seat, cell=cell):
            return say("event-place", seat=_seat(seat, say), cell=_name(view, cell))
        case ev.Stop(cell=cell):
            return say("event-stop", cell=_name(view, cell))
        case ev.Disarm(cell=cell):
            return say("event-disarm", cell=_name(view, cell))
        case ev.NaturalPass(seat=seat):
            return say("event-natural_pass", seat=_seat(seat, say))
        case ev.ForcedPass(seat=seat):
            return say("event-forced_pass", seat=_seat(seat, say))
        case ev.Item(seat=seat, item=item, target=target):
            named = say(f"item-{item}") + (f" ({target})" if target else "")
            return say("event-item", seat=_seat(seat, say), item=named)
        case ev.Answer(item=item, value=value):
            told = _answer(item, value, view, say)
            return say("event-answer", item=say(f"item-{item}"), value=told)
        case ev.Badge(badge=badge, reward=reward):
            brought = f" (+{_items(reward, say)})" if reward else ""
            return say("event-badge", badge=say(f"badge-{badge}") + brought)
        case ev.Undo():
            return say("event-undo")
        case ev.Over(count=(black, white)):
            return say("event-over", black=black, white=white)
        case ev.Resumed():
            return say("event-resumed")
        case _:
            # Turns, stocks, items and marks stand beside the board already.
            return None


def _turned(events: Sequence[Event], view: View, say: Say) -> str:
    flips = [event for event in events if isinstance(event, ev.Flip)]
    cells = " ".join(_name(view, flip.cell) for flip in flips)
    return say("event-flip", cell=cells, to=_seat(flips[0].to, say))


def _answer(item: str, value: int, view: View, say: Say) -> str:
    if item == LENS.key:
        return say("answer-special" if value else "answer-normal")
    return _name(view, value) if item == HINT.key else str(value)


def _uses(names: Sequence[str], say: Say) -> Iterator[str]:
    targets: dict[str, list[str]] = {}
    for name in names:
        verb, _, rest = name.partition(" ")
        if verb == "item":
            key, _, target = rest.partition(" ")
            targets.setdefault(key, []).append(target)
    for key, found in targets.items():
        aim = "" if NAMED[key].aim is Aim.NOTHING else f" {'/'.join(found)}"
        yield f"[bold]item {key}[/]{aim}  {say(f'item-{key}')}"


def _items(numbers: Mapping[str, int], say: Say) -> str:
    found = [kind.key for kind in KINDS if numbers.get(kind.key)]
    return ", ".join(f"{say(f'item-{key}')} x{numbers[key]}" for key in found)


def _seat(seat: int, say: Say) -> str:
    return say(f"seat-{COLOURS[seat]}")


def _name(view: View, cell: int) -> str:
    return space(view.size).grid.name(Cell(cell))
