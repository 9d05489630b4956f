"""The table as text: board, counts and log in a terminal."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from teban.core.event import Event
from teban.core.terminal import Look, Say, Terminal
from teban.games.reversi import events as ev
from teban.games.reversi.colours import COLOURS
from teban.games.reversi.options import Options
from teban.games.reversi.space import HINT, KINDS, LENS, NAMED, Aim
from teban.games.reversi.view import View


class ReversiTerminal(Terminal):
    """Hidden Reversi in a terminal."""

    styles = {"B": "color(16)", "W": "bold color(231)", ".": "color(28)", "+": "bold yellow"}
    # Turns, stocks, items and marks stand beside the board already.
    silent = frozenset(("stock", "held", "marks", "turn"))
    anew = frozenset(("undo",))

    def secrets(self, options: Options) -> bool:
        """Special stones or an inventory."""
        return options.specials != 0 or options.items

    def facts(self, look: Look, say: Say) -> list[str]:
        """Counts; own specials and items."""
        view: View = look.view
        lines = [
            f"{colour if look.letters else self.sign(colour)} {say(f'seat-{colour}')}"
            f" {view.board.count(colour)}"
            for colour in COLOURS
        ]
        facts = ["   ".join(lines)]
        if view.stock is not None and view.initial:
            facts.append(say("terminal-stock", left=view.stock, initial=view.initial))
        if view.items:
            facts.append(say("event-held", items=_items(view.items, say)))
        if view.blinded is not None:
            facts.append(say("terminal-blinded", seat=self.seat(view.blinded, say)))
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
        names = [*look.names]
        if not names:
            return []
        if names == ["pass"]:
            return [say("terminal-pass")]
        cells = [name for name in names if " " not in name and "*" not in name]
        lines = [say("terminal-place", cells=" ".join(cells))]
        if any(name.endswith("*") for name in names):
            lines.append(say("terminal-special", cell=cells[0], left=look.view.stock))
        return [*lines, *_uses(names, say)]

    def worded(self, alike: Sequence[Event], view: View, say: Say) -> dict[str, Any]:
        """Items and badges by their names, and what an item has answered."""
        words, event = super().worded(alike, view, say), alike[0]
        match event:
            case ev.Item(item=item, target=target):
                words["item"] = say(f"item-{item}") + (f" ({target})" if target else "")
            case ev.Answer(item=item):
                words["item"], words["value"] = say(f"item-{item}"), self._answer(event, view, say)
            case ev.Badge(badge=badge, reward=reward):
                brought = f" (+{_items(reward, say)})" if reward else ""
                words = {"badge": say(f"badge-{badge}") + brought}
            case ev.Over(count=(black, white)):
                words = {"black": black, "white": white}
            case ev.Undo():
                words = {}
            case _:
                pass
        return words

    def _answer(self, answer: ev.Answer, view: View, say: Say) -> str:
        if answer.item == LENS.key:
            return say("answer-special" if answer.value else "answer-normal")
        return self.cells((answer.value,), view) if answer.item == HINT.key else str(answer.value)


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
