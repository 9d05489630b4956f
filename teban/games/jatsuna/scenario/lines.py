"""Events as scenario files word them, with either name of a cell."""

from teban.core.event import Event
from teban.core.ids import Cell
from teban.games.jatsuna import events as ev
from teban.games.jatsuna.sides import SIDES
from teban.games.jatsuna.space import GRID, NAMES

WORDS = frozenset(str(kind.__struct_config__.tag) for kind in ev.KINDS)


def lines(event: Event) -> list[str]:
    """Every wording of this event, the fullest first."""
    match event:
        case ev.Place(seat=seat, cell=cell):
            return [
                f"place {side}{name}" for side in (f"{SIDES[seat]} ", "") for name in _names(cell)
            ]
        case ev.Flip(cell=cell, to=to):
            return [
                f"flip {name}{side}" for side in (f"->{SIDES[to]}", "") for name in _names(cell)
            ]
        case ev.Turn(seat=seat):
            return [f"turn {SIDES[seat]}"]
        case _:
            return [str(type(event).__struct_config__.tag)]


def _names(cell: int) -> tuple[str, str]:
    return NAMES[cell], GRID.name(Cell(cell))
