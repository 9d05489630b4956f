"""Cards, characters, requests and targets in words, from a view."""

from collections.abc import Iterable, Sequence

from rich.text import Text

from teban.core.terminal import Say
from teban.games.blackpoker.space import PLAYERS
from teban.games.blackpoker.state import ATTACKING, Aim
from teban.games.blackpoker.view import MANY, RequestView, SideView, TrumpView, UnitView, View

HIDDEN = "??"
WIDTH = 46
"""Columns of the picture; the log stands beside it."""
ABLE = ("S2", "H3", "D3", "C4")
"""The trumps that do something."""


def spoken_to(view: View, say: Say) -> Say:
    """The same words for whoever this view is made for: you and the rival, not seats."""
    own = [player for player, side in zip(PLAYERS, view.sides, strict=True) if _open(side)]
    if len(own) != 1:
        return say
    called = {f"seat-{player}": "terminal-rival" for player in PLAYERS}
    called[f"seat-{own[0]}"] = "terminal-own"
    return lambda key, **fields: say(called.get(key, key), **fields)


def _open(side: SideView) -> bool:
    return isinstance(side.hand, tuple)


def seat(number: int, say: Say) -> str:
    """A seat in words."""
    return say(f"seat-{PLAYERS[number]}")


def of(number: int, what: str, say: Say) -> str:
    """Something of a seat."""
    return say("terminal-of", seat=seat(number, say), what=what)


def action(key: str, say: Say) -> str:
    """An action in words."""
    return say(f"action-{key}")


def life(shown: int | str, say: Say) -> str:
    """How many cards of a life are known to be left."""
    return say("terminal-many") if shown == MANY else str(shown)


def cards_of(unit: UnitView) -> str:
    """The cards of a unit, as far as they are seen."""
    return HIDDEN if unit.cards is None else "+".join(unit.cards)


def lying(unit: UnitView) -> str:
    """Its cards, upright or sideways."""
    cards = cards_of(unit)
    return f"({cards})" if unit.driven else rf"\[{cards}]"


def place(view: View, uid: int) -> str | None:
    """Where a unit lies, in notation."""
    for player, side in zip(PLAYERS, view.sides, strict=True):
        for at, unit in enumerate(side.units):
            if unit.uid == uid:
                return f"{player}.{at}"
    return None


def role(view: View, unit: UnitView, say: Say) -> str:
    """Whether it attacks, or whom it blocks."""
    if unit.role == ATTACKING:
        return say("terminal-attacks")
    if unit.role:
        return say("terminal-blocks", unit=place(view, unit.role) or say("terminal-gone"))
    return ""


def described(view: View, unit: UnitView, say: Say) -> str:
    """A unit for somebody who is to pick it."""
    state = say("terminal-driven" if unit.driven else "terminal-charged")
    size = "" if unit.size is None else str(unit.size)
    parts = (lying(unit), size, say(f"unit-{unit.kind}"), state, role(view, unit, say))
    return " ".join(part for part in parts if part)


def trump(lying: TrumpView, say: Say) -> str:
    """A trump, with what it is good for, and which side is up."""
    name = say(f"trump-{lying.card}") if lying.card in ABLE else ""
    state = say("terminal-face-up" if lying.up else "terminal-face-down")
    return " ".join(part for part in (lying.card or HIDDEN, name, f"({state})") if part)


def target(view: View, aimed: tuple[int, int, int], say: Say) -> str:
    """What a request aims at, where it is now."""
    aim, whose, number = aimed
    match Aim(aim):
        case Aim.PLAYER:
            return seat(whose, say)
        case Aim.UNIT:
            return place(view, number) or say("terminal-gone")
        case Aim.REQUEST:
            for at, request in enumerate(view.stage):
                if request.number == number:
                    return f"stage.{at}"
            return say("terminal-gone")
        case Aim.TRUMP:
            trumps = view.sides[whose].trumps
            if not 0 <= number < len(trumps):
                return say("terminal-gone")
            return say("terminal-trump", card=trumps[number].card or HIDDEN)


def request(view: View, asked: RequestView, say: Say) -> str:
    """A request with its key cards and its target."""
    parts = [action(asked.action, say), *asked.keys]
    if asked.target is not None:
        parts.append(f"→ {target(view, asked.target, say)}")
    return " ".join(parts)


def width(line: str) -> int:
    """Columns of a line with styles."""
    return Text.from_markup(line).cell_len


def wrapped(label: str, cells: Iterable[str], columns: int = WIDTH) -> list[str]:
    """Cells in lines of this width, behind a label; none without cells."""
    lines: list[str] = []
    margin = "  " + " " * width(label)
    line = f"[dim]{label}[/]  "
    empty = True
    for cell in cells:
        if not empty and width(line) + 2 + width(cell) > columns:
            lines.append(line.rstrip())
            line, empty = margin, True
        line += cell if empty else f"  {cell}"
        empty = False
    return lines if empty else [*lines, line.rstrip()]


def clipped(line: str, columns: int = WIDTH) -> str:
    """A line cut off where the picture ends."""
    text = Text.from_markup(line)
    if text.cell_len <= columns:
        return line
    text.truncate(columns, overflow="ellipsis")
    return text.markup


def joined(parts: Sequence[str]) -> str:
    """Parts that are there, with room between them."""
    return "  ".join(part for part in parts if part)
