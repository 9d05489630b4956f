"""The table as text."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any

from msgspec import structs

from teban.core.decision import Decision
from teban.core.event import Event
from teban.core.layout import clipped, lettered, wrapped
from teban.core.terminal import Look, Say, Terminal, by_verb
from teban.games.blackpoker import events as ev
from teban.games.blackpoker import picture, space
from teban.games.blackpoker.actions.action import PICKS
from teban.games.blackpoker.actions.table import TABLE
from teban.games.blackpoker.cards import NAMES, SUITS, names
from teban.games.blackpoker.options import Options
from teban.games.blackpoker.retelling import needed, triggered, turned_up
from teban.games.blackpoker.space import PLAYERS
from teban.games.blackpoker.terminal import declared
from teban.games.blackpoker.terminal.words import WIDTH, named, of, seat, spoken_to
from teban.games.blackpoker.view import RequestView, View, viewer_of

FEW = 8
"""Choices beside the picture; `?` lists all of them."""


class BlackPokerTerminal(Terminal):
    """BlackPoker in a terminal."""

    silent, listed = frozenset(("seen", "trigger")), frozenset(("unit",))
    numbered = {"card": NAMES}
    worded_as = {
        **Terminal.worded_as,
        "source": "zone",
        "to": "zone",
        "resolving": "action",
        "format": "format",
        "frame": "frame",
    }

    def secrets(self, options: Options) -> bool:
        """Hands are always secret."""
        return True

    def draw(self, look: Look, say: Say) -> list[str]:
        """The rival above, oneself below; a watcher sees the first seat below."""
        view, say = look.view, spoken_to(look.view, say)
        below = viewer_of(view) or 0
        above, stage = self._side(1 - below, view, say), self._stage(view, say)
        lines = [*above, "", *stage, "", *self._side(below, view, say)]
        if look.letters:
            return [lettered(clipped(lettered(line), WIDTH - 2)) for line in lines]
        return [clipped(line, WIDTH) for line in lines]

    def facts(self, look: Look, say: Say) -> list[str]:
        """The course of the turn, and what the viewer is asked."""
        view, say = look.view, spoken_to(look.view, say)
        told = [fact for fact in picture.picture(view).facts if fact.seat is None]
        words = {fact.name: self.value(fact, say) for fact in told}
        regulation, turn, *lines = say("terminal-course", **words).splitlines()
        lines = [f"[dim]{regulation}[/]", f"[bold]{turn}[/]", *filter(None, lines)]
        if look.decision is not None:
            lines += [*self._about(look, look.decision, say), *_short(look.decision, say)]
        return lines

    def holdings(self, look: Look, say: Say) -> list[str]:
        """Each card in hand with the actions it can be a key of; pack, rare card and trumps."""
        view, own = look.view, viewer_of(look.view)
        if own is None:
            return []
        side = view.sides[own]
        lines = [declared.good_for(card, view, say) for card in side.hand]
        if isinstance(side.rare, str):
            lines.append(say("thing-rare", what=side.rare))
        if side.pack_cards:
            lines.append(f"{say('thing-pack_opened')}: {' '.join(side.pack_cards)}")
        for at, lying in enumerate(side.trumps):
            how = f"  {say(f'trump-{lying.card}-how')}" if lying.card in picture.GIVES else ""
            lines.append(self.thing(picture.trump(view, own, at), say) + how)
        return lines

    def choices(self, look: Look, say: Say) -> list[str]:
        """Everything that may be typed now, with what it means."""
        decision, say = look.decision, spoken_to(look.view, say)
        if decision is None:
            return []
        verbs = by_verb(map(space.name, decision.legal))
        lines = self._about(look, decision, say)
        for pick in verbs[""]:
            if pick not in NAMES:
                means = self._means(look, decision, pick, say)
                lines.append(f"[bold]{pick}[/]  {means}".rstrip())
        lines += wrapped("", [f"[bold]{pick}[/]" for pick in verbs[""] if pick in NAMES], 78)
        return [*lines, *_requests(verbs["request"], say, look.letters)]

    def log(self, events: Sequence[Event], view: View, say: Say) -> Sequence[str]:
        say = spoken_to(view, say)
        return super().log(events, named(events, view, say), say)

    def moments(self, events: Sequence[Event]) -> Iterator[list[Event]]:
        """Nothing that another line has told."""
        return needed(super().moments(events), events)

    def worded(self, alike: Sequence[Event], view: Any, say: Say) -> dict[str, Any]:
        """What requests and characters were called, and who had which card."""
        words = super().worded(alike, view, say)
        words["what"] = ", ".join(view[id(one)] for one in alike if id(one) in view)
        if isinstance(one := alike[0], ev.Compared):
            cards = [NAMES[card] for card in one.cards]
            words["higher"], words["lower"] = reversed(cards) if one.seat else cards
        return words

    def _side(self, at: int, view: View, say: Say) -> Iterator[str]:
        table, style = picture.picture(view), "bold reverse" if view.chance == at else "bold"
        counts = {fact.name: fact.value for fact in table.facts if fact.seat == at}
        yield f"[{style}] {seat(at, say)} [/]  {say('terminal-side', **counts)}"
        for pile in table.piles:
            if pile.seat == at:
                things = [self.thing(thing, say) for thing in pile.things]
                yield from wrapped(say(f"terminal-{pile.name}"), things, WIDTH)

    def _stage(self, view: View, say: Say) -> Iterator[str]:
        style = "bold" if view.stage else "dim"
        yield f"[{style}]{say('terminal-stage', number=len(view.stage))}[/]"
        for at, asked in reversed([*enumerate(view.stage)]):
            line = f"stage.{at} {of(asked.seat, self._request(view, asked, say), say)}"
            yield f"  {line}" if asked is not view.stage[-1] else f"[bold yellow]▶ {line}[/]"

    def _about(self, look: Look, decision: Decision, say: Say) -> list[str]:
        """What the question is about, where the question alone does not say it."""
        view, kind, source = look.view, decision.kind, decision.source
        left, unit = "done" if decision.legal == (space.DONE,) else decision.picks, ""
        if kind == "blockers" and left != "done":
            # Charged characters are asked for one by one; so many are left.
            units = enumerate(view.sides[decision.seat].units)
            at = [at for at, unit in units if not unit.driven][-decision.picks]
            called = self._described(view, decision.seat, at, say)
            left, unit = "blocker", f"{PLAYERS[decision.seat]}.{at} {called}"
        cards, points = turned_up(look.events) if kind == "hit_stand" else ([], 0)
        lines = say(
            "terminal-about",
            asks="nothing" if source not in TABLE else "drafting" if kind in PICKS else "asking",
            action=say(f"action-{source}") if source in TABLE else "",
            left=left,
            unit=unit,
            flipped=" ".join(names(cards)) or "none",
            points=points,
            shown=" ".join(names(decision.shown if kind != "trigger_order" else ())) or "none",
        )
        return [*filter(None, lines.splitlines())]

    def _means(self, look: Look, decision: Decision, pick: str, say: Say) -> str:
        view: View = look.view
        place = int(pick.rpartition(".")[2]) if "." in pick else 0
        match pick.split("."):
            case ["stage", _] if decision.kind == "trigger_order":
                # The scenarios' own inventions have no other name.
                return triggered(look.events).get(decision.shown[place], "")
            case ["stage", _]:
                asked = view.stage[place]
                return of(asked.seat, self._request(view, asked, say), say)
            case [player, "trump", _]:
                lying = picture.trump(view, PLAYERS.index(player), place)
                return self.thing(structs.replace(lying, name=""), say)
            case [player, _]:
                return self._described(view, PLAYERS.index(player), place, say)
            case [player] if player in PLAYERS:
                own = PLAYERS.index(player) == decision.seat
                return say("terminal-own" if own else "aim-the_rival")
            case ["pass"]:
                then = "hands-on" if not view.passes else "resolves" if view.stage else "nothing"
                what = self._request(view, view.stage[-1], say) if then == "resolves" else ""
                other = seat(view.turn if view.passes else 1 - decision.seat, say)
                return say(f"terminal-pass-{then}", seat=other, what=what)
            case _:
                return say(f"pick-{pick}")

    def _described(self, view: View, owner: int, at: int, say: Say) -> str:
        """A character for somebody who is to pick it."""
        unit, lying = view.sides[owner].units[at], picture.spot(view, owner, at)
        state = say("terminal-driven" if unit.driven else "terminal-charged")
        piece = f"{lying.piece} {say(f'unit-{unit.kind}')} {state}"
        return self.thing(structs.replace(lying, name="", piece=piece), say)

    def _request(self, view: View, asked: RequestView, say: Say) -> str:
        """A request with its key cards and its target."""
        parts = [say(f"action-{asked.action}"), *asked.keys]
        if asked.target is not None:
            aimed = picture.target(view, asked.target)
            parts.append(f"→ {aimed if '.' in aimed else self.thing(aimed, say)}")
        return " ".join(parts)


def _short(decision: Decision, say: Say) -> Iterator[str]:
    """The choices in notation alone; actions share the word they begin with."""
    verbs = by_verb(map(space.name, decision.legal))
    if picks := verbs[""]:
        more = " … ?" if len(picks) > FEW else ""
        yield say("terminal-may", picks=f"[bold]{' '.join(picks[:FEW])}[/]{more}")
    if asked := verbs["request"]:
        yield f"[bold]request[/] … [bold]{' '.join(asked)}[/]"


def _requests(asked: Sequence[str], say: Say, letters: bool) -> Iterator[str]:
    """Actions by their types, each with all it needs."""
    for kind, group in groupby(asked, lambda key: TABLE[key].type):
        yield f"[bold]{say(f'type-{kind.name.lower()}')}[/]"
        for key in group:
            action, name = TABLE[key], say(f"action-{key}")
            keys = declared.keys(action, say, SUITS if letters else declared.SIGNS)
            cost, aim = declared.cost(action, say), declared.aim(action, say)
            needs = {"keys": keys or "none", "cost": cost or "none", "target": aim or "none"}
            yield f"  [bold]request {key}[/]  {say('terminal-request', action=name, **needs)}"
            yield f"      [dim]{say(f'action-{key}-how')}[/]"
