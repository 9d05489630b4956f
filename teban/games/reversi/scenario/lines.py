"""Events as scenario files word them."""

from teban.core.event import Event
from teban.core.grid import Grid
from teban.core.ids import Cell
from teban.games.reversi import events as ev
from teban.games.reversi.colours import COLOURS
from teban.games.reversi.scenario.reading import BADGES
from teban.games.reversi.space import ALIASES, NAMED

WORDS = frozenset(str(kind.__struct_config__.tag) for kind in ev.KINDS)


def lines(event: Event, grid: Grid) -> list[str]:
    """Every wording of this event, the fullest first."""

    def name(cell: int) -> str:
        return grid.name(Cell(cell))

    match event:
        case ev.Place(seat=seat, cell=cell):
            return [f"place {COLOURS[seat]} {name(cell)}", f"place {name(cell)}"]
        case ev.Flip(cell=cell, to=to):
            return [f"flip {name(cell)}->{COLOURS[to]}", f"flip {name(cell)}"]
        case ev.Stop(cell=cell):
            return [f"stop {name(cell)}"]
        case ev.NaturalPass(seat=seat):
            return [f"natural_pass {COLOURS[seat]}", "natural_pass"]
        case ev.ForcedPass(seat=seat):
            return [f"forced_pass {COLOURS[seat]}", "forced_pass"]
        case ev.Item(seat=seat, item=item, target=target):
            return _item(COLOURS[seat], item, target or "")
        case ev.Badge(seat=seat, badge=badge):
            known = BADGES[badge]
            return _by_anybody("badge", COLOURS[seat], [known.name, known.id])
        case ev.Turn(seat=seat):
            return [f"turn {COLOURS[seat]}", "turn"]
        case ev.Disarm(cell=cell):
            return [f"disarm {name(cell)}"]
        case _:
            return [str(type(event).__struct_config__.tag)]


def _item(colour: str, item: str, target: str) -> list[str]:
    kind = NAMED[item]
    others = [alias for alias, meant in ALIASES.items() if meant is kind]
    names = [kind.ja, kind.key, *others]
    aimed = [f"{name} {target}" for name in names] if target else []
    return _by_anybody("item", colour, [*aimed, *names])


def _by_anybody(word: str, colour: str, names: list[str]) -> list[str]:
    """With the seat, and without it."""
    return [f"{word} {side}{name}" for side in (f"{colour} ", "") for name in names]
