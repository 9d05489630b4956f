"""Events as scenario files word them."""

from itertools import permutations

from teban.core.event import Event
from teban.games.blackpoker import events as ev
from teban.games.blackpoker.cards import NAMES
from teban.games.blackpoker.scenario.steps import Ask
from teban.games.blackpoker.space import PLAYERS

WORDS = frozenset(
    {str(kind.__struct_config__.tag) for kind in ev.KINDS if kind not in (ev.State, ev.Seen)}
    | {"ask", "drive", "charge"}
)


def lines(event: Event) -> list[str]:
    """Every wording of this event, the fullest first."""
    kind = str(type(event).__struct_config__.tag)
    match event:
        case ev.Asked():
            return _request(kind, event)
        case ev.Move(seat=seat, card=card, source=source, to=to):
            assert card is not None
            return [f"move {PLAYERS[seat]} {NAMES[card]} {source} {to}"]
        case ev.Show(to=to, card=card):
            return [f"show {PLAYERS[to]} {NAMES[card]}"]
        case ev.TurnUp(seat=seat, card=card) | ev.Top(seat=seat, card=card):
            return [f"{kind} {PLAYERS[seat]} {NAMES[card]}"]
        case ev.Compared(seat=seat):
            return [kind if seat is None else f"{kind} {PLAYERS[seat]}"]
        case Ask(seat=seat, what=what):
            return [f"ask {PLAYERS[seat]} {what}"]
        case ev.Turn(seat=seat) | ev.Lose(seat=seat) | ev.Pass(seat=seat):
            return [f"{kind} {PLAYERS[seat]}"]
        case ev.State(seat=seat, driven=driven):
            return [f"{'drive' if driven else 'charge'} {PLAYERS[seat]}"]
        case _:
            return [kind]


def _request(kind: str, event: ev.Asked) -> list[str]:
    """With its keys in any order, or without them."""
    name = f"{kind} {PLAYERS[event.seat]}:{event.action}"
    keys = [NAMES[card] for card in sorted(event.keys)]
    return [*(f"{name}({'+'.join(order)})" for order in permutations(keys) if order), name]
