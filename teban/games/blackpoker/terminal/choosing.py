"""What may be done now, in notation and in words."""

from collections.abc import Iterator, Sequence
from itertools import groupby

from teban.core.decision import Decision
from teban.core.event import Event
from teban.core.terminal import Look, Say
from teban.games.blackpoker import events as ev
from teban.games.blackpoker import space
from teban.games.blackpoker.actions.quick import worth
from teban.games.blackpoker.actions.table import TABLE
from teban.games.blackpoker.cards import NAMES, SUITS, Card
from teban.games.blackpoker.terminal import declared, words
from teban.games.blackpoker.view import UnitView, View

DRAFTING = ("key", "key_soldier", "drive", "discard", "sacrifice", "target")
"""Questions of a request that nobody else knows of yet."""
FEW = 8
"""Choices beside the picture; `?` lists all of them."""


def choices(look: Look, say: Say) -> list[str]:
    """Everything that may be typed, with what it means."""
    decision = look.decision
    if decision is None:
        return []
    lines = [*about(look, say)]
    asked = [action for action in decision.legal if _is_request(action)]
    cards = [space.name(action) for action in decision.legal if _is_card(action)]
    rest = [action for action in decision.legal if not _is_card(action)]
    lines += [_line(look, decision, action, say) for action in rest if action not in asked]
    lines += words.wrapped("", [f"[bold]{card}[/]" for card in cards], 78)
    for kind, group in groupby(asked, lambda action: TABLE[space.action_of(action)].type):
        lines.append(f"[bold]{say(f'type-{kind.name.lower()}')}[/]")
        for action in group:
            lines += _request(space.action_of(action), say, look.letters)
    return lines


def short(decision: Decision, say: Say) -> Iterator[str]:
    """The choices in notation alone; actions share the word they begin with."""
    picks = [space.name(action) for action in decision.legal if not _is_request(action)]
    asked = [space.action_of(action) for action in decision.legal if _is_request(action)]
    if picks:
        more = " … ?" if len(picks) > FEW else ""
        yield say("terminal-may", picks=f"[bold]{' '.join(picks[:FEW])}[/]{more}")
    if asked:
        yield f"[bold]request[/] … [bold]{' '.join(asked)}[/]"


def about(look: Look, say: Say) -> Iterator[str]:
    """What the question is about, where the question alone does not say it."""
    decision, view = look.decision, look.view
    if decision is None:
        return
    if decision.kind in DRAFTING:
        yield say("terminal-drafting", action=words.action(decision.source, say))
    elif decision.source in TABLE:
        yield say("terminal-asking", action=words.action(decision.source, say))
    if decision.legal == (space.DONE,):
        yield say("terminal-all-picked")
    elif decision.kind == "blockers":
        at, unit = _blocker(view, decision)
        name = f"{space.PLAYERS[decision.seat]}.{at} {words.described(view, unit, say)}"
        yield say("terminal-blocker", unit=name)
    elif decision.picks > 1:
        yield say("terminal-still", number=decision.picks)
    if decision.kind == "hit_stand":
        flipped = _flipped(look.events)
        cards = " ".join(NAMES[card] for card in flipped)
        yield say("terminal-flipped", cards=cards, points=_points(flipped))
    if decision.shown and decision.kind != "trigger_order":
        yield say("terminal-shown", cards=" ".join(NAMES[card] for card in decision.shown))


def _blocker(view: View, decision: Decision) -> tuple[int, UnitView]:
    """Charged characters are asked for one by one; so many are left."""
    charged = [pair for pair in enumerate(view.sides[decision.seat].units) if not pair[1].driven]
    return charged[-decision.picks]


def _flipped(events: Sequence[Event]) -> list[Card]:
    """The cards turned up by what is being resolved, oldest first."""
    cards: list[Card] = []
    for event in reversed(events):
        match event:
            case ev.TurnUp(card=card):
                cards.insert(0, card)
            case ev.Seen():
                pass
            case _:
                break
    return cards


def _points(cards: Sequence[Card]) -> int:
    points = 0
    for card in cards:
        points += worth(card, points)
    return points


def _is_request(action: int) -> bool:
    return space.name(action).startswith("request ")


def _is_card(action: int) -> bool:
    return space.name(action) in NAMES


def _line(look: Look, decision: Decision, action: int, say: Say) -> str:
    if decision.kind == "trigger_order":
        meaning = _triggered(look.events, decision.shown[space.stage_of(action)])
    else:
        meaning = _meaning(look.view, decision, action, say)
    return f"[bold]{space.name(action)}[/]  {meaning}".rstrip()


def _triggered(events: Sequence[Event], number: int) -> str:
    """What waits for its turn; the scenarios' own inventions have no other name."""
    found = (event for event in events if isinstance(event, ev.Trigger) and event.number == number)
    return next((event.action for event in found), "")


def _meaning(view: View, decision: Decision, action: int, say: Say) -> str:
    if action == space.PASS:
        return _pass(view, decision, say)
    if space.is_unit(action):
        seat, at = space.unit_of(action)
        return words.described(view, view.sides[seat].units[at], say)
    if space.is_stage(action):
        asked = view.stage[space.stage_of(action)]
        return words.of(asked.seat, words.request(view, asked, say), say)
    if space.is_player(action):
        own = space.player_of(action) == decision.seat
        return say("terminal-own" if own else "aim-the_rival")
    if ".trump." in space.name(action):
        return _trump(view, action, say)
    return say(f"pick-{space.name(action)}")


def _trump(view: View, action: int, say: Say) -> str:
    seat, at = space.trump_of(action)
    return words.trump(view.sides[seat].trumps[at], say)


def _pass(view: View, decision: Decision, say: Say) -> str:
    if not view.passes:
        return say("terminal-pass-hands-on", seat=words.seat(1 - decision.seat, say))
    if view.stage:
        return say("terminal-pass-resolves", what=words.request(view, view.stage[-1], say))
    return say("terminal-pass-nothing", seat=words.seat(view.turn, say))


def _request(key: str, say: Say, letters: bool) -> list[str]:
    action = TABLE[key]
    keys = declared.keys(action, say, SUITS if letters else declared.SIGNS)
    aim, cost = declared.aim(action, say), declared.cost(action, say)
    needs = [
        say("terminal-key", keys=keys) if keys else "",
        say("terminal-cost", cost=cost) if cost else "",
        say("terminal-aim", target=aim) if aim else "",
    ]
    return [
        words.joined([f"  [bold]request {key}[/]", words.action(key, say), *needs]),
        f"      [dim]{say(f'action-{key}-how')}[/]",
    ]
