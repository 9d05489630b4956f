"""Events as scenario files word them."""

from teban.core.event import Event
from teban.games.squfibo import events as ev
from teban.games.squfibo.space import CELL_NAMES, LETTERED
from teban.games.squfibo.state import LETTERS

WORDS = frozenset(str(kind.__struct_config__.tag) for kind in ev.KINDS)
WRONG = "wrong"


def lines(event: Event) -> list[str]:
    """Every wording of this event, the fullest first; the seat may be left out."""
    word = str(type(event).__struct_config__.tag)
    seat = getattr(event, "seat", None)
    if isinstance(event, ev.Stars):
        return [f"{word} {LETTERS[event.seat]}{event.paid:+}", f"{word} {event.paid:+}"]
    full = [f"{word} {said}".strip() for said in _said(event)]
    if seat is None:
        return full
    with_seat = [line.replace(word, f"{word} {LETTERS[seat]}", 1) for line in full]
    return [*with_seat, *full]


def _said(event: Event) -> list[str]:
    """What stands behind the word, with cells as numbers and as letters.

    As in other games, a placement may be told by its cell alone.
    """
    match event:
        case ev.Draw(card=card):
            return [card or ""]
        case ev.Discard(cell=cell, card=card) | ev.Remove(cell=cell, card=card):
            return [f"{name[cell]} {card}" for name in (CELL_NAMES, LETTERED)]
        case ev.Place(card=card, cell=cell):
            names = [name[cell] for name in (CELL_NAMES, LETTERED)]
            return [*(f"{card} {name}" for name in names), *names]
        case ev.Claim(cells=cells, role=role):
            spelled = [[name[cell] for cell in cells] for name in (CELL_NAMES, LETTERED)]
            return [f"{' '.join(named)} {role or WRONG}" for named in spelled]
        case ev.Turn(number=number):
            return [str(number)]
        case ev.Over(reasons=reasons):
            return [" ".join(reasons)]
        case _:
            return [""]
