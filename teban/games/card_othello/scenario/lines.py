"""Events as scenario files word them, one stone a line."""

from teban.core.event import Event
from teban.games.card_othello import events as ev
from teban.games.card_othello.causes import Cause
from teban.games.card_othello.geometry import name_of
from teban.games.card_othello.state import COLOURS

FLIPS = {
    Cause.MOVE: "flip",
    Cause.CONVERT: "flip",
    Cause.CHAIN1: "chain1",
    Cause.CHAIN2: "chain2",
    Cause.DRAGON: "dragon",
    Cause.BREED: "breed-flip",
    Cause.RESTLESS: "hyper-flip",
    Cause.REGEN: "regen-capture",
}
BLASTS = {"bomb": "explode", "cross": "cross-explode", "burst": "burst"}
SHORT = {
    ev.StonePlaced: "place",
    ev.StoneRestored: "regen",
    ev.StoneSpawned: "spawn",
    ev.StoneMoved: "move",
    ev.StonesTransposed: "transpose",
    ev.StoneRecolored: "tempt",
    ev.StoneDestroyed: "destroy",
    ev.ChargeChanged: "charge",
    ev.CardDrawn: "draw",
    ev.CardPlayed: "use",
    ev.TurnStarted: "start",
    ev.Passed: "pass",
}
"""The rest go by their own names."""
_OWN = {str(kind.__struct_config__.tag) for kind in ev.KINDS if kind not in SHORT}
NATURAL = "natural_pass"
"""No pass is forced on anybody here, so this is a pass."""
WORDS = frozenset({*FLIPS.values(), *BLASTS.values(), *SHORT.values(), *_OWN, NATURAL})


def lines(event: Event) -> list[str]:
    """Every wording of this event, the fullest first."""
    match event:
        case ev.StoneFlipped(cell=cell, to=to, cause=cause):
            return [
                f"{FLIPS[cause]} {name_of(cell)}->{COLOURS[to]}",
                f"{FLIPS[cause]} {name_of(cell)}",
            ]
        case ev.Blast(what=what, cell=cell):
            return [f"{BLASTS[what]} {name_of(cell)}"]
        case ev.ChargeChanged(seat=seat, delta=delta):
            return [f"charge {COLOURS[seat]}{delta:+}"]
        case ev.StonesTransposed(first=first, second=second):
            one, other = name_of(first), name_of(second)
            return [
                f"transpose {one} {other}",
                f"transpose {other} {one}",
                f"move {one}->{other}",
                f"move {other}->{one}",
            ]
        case ev.StoneMoved(origin=origin, cell=cell):
            return [f"move {name_of(origin)}->{name_of(cell)}"]
        case ev.Passed(seat=seat):
            return [*_plain(event), f"{NATURAL} {COLOURS[seat]}"]
        case _:
            return _plain(event)


def _plain(event: Event) -> list[str]:
    """Whose it is, where, and what, as far as the event says; the seat may be left out."""
    word = SHORT.get(type(event), str(type(event).__struct_config__.tag))
    seat, cell, to = (getattr(event, name, None) for name in ("seat", "cell", "to"))
    what = getattr(event, "card", None) or getattr(event, "marker", None)
    place = "" if cell is None else name_of(cell) + ("" if to is None else f"->{COLOURS[to]}")
    rest = [part for part in (place, what) if part]
    full = [word, *([COLOURS[seat]] if seat is not None else []), *rest]
    return list(dict.fromkeys((" ".join(full), " ".join([word, *rest]))))
