"""Whose turn it is, who may act, who has passed; and what one's cards are good for."""

from teban.core.terminal import Look, Say
from teban.games.blackpoker.actions.action import Action
from teban.games.blackpoker.actions.table import TABLE
from teban.games.blackpoker.cards import find
from teban.games.blackpoker.options import Format, Frame
from teban.games.blackpoker.space import PLAYERS
from teban.games.blackpoker.terminal import choosing, declared, words
from teban.games.blackpoker.view import SideView, View


def facts(look: Look, say: Say) -> list[str]:
    """The course of the turn, and what the viewer is asked."""
    view: View = look.view
    lines = [f"[dim]{say(f'format-{view.format}')}, {say(f'frame-{view.frame}')}[/]"]
    lines += _course(view, say)
    if look.decision is not None:
        lines += choosing.about(look, say)
        lines += choosing.short(look.decision, say)
    return lines


def _course(view: View, say: Say) -> list[str]:
    if not view.turn_number:
        return [say("terminal-setup")]
    turn = say("terminal-turn", seat=words.seat(view.turn, say), number=view.turn_number)
    lines = [f"[bold]{turn}[/]"]
    if view.loser is not None:
        return lines
    if view.chance is None:
        lines.append(say("terminal-rules"))
    else:
        lines.append(say("terminal-chance", seat=words.seat(view.chance, say)))
    passed = [words.seat(at, say) for at in range(len(PLAYERS)) if view.passes >> at & 1]
    if passed:
        lines.append(say("terminal-passed", seats=" ".join(passed)))
    if view.resolving is not None:
        lines.append(say("terminal-resolving", action=words.action(view.resolving.action, say)))
    return lines


def holdings(look: Look, say: Say) -> list[str]:
    """Each card in hand with the actions it can be a key of; pack, rare card and trumps."""
    view: View = look.view
    lines: list[str] = []
    for at, side in enumerate(view.sides):
        if isinstance(side.hand, tuple):
            lines += [_held(card, view, say) for card in side.hand]
            lines += _aside(at, side, say)
    return lines


def _held(card: str, view: View, say: Say) -> str:
    number = find("card", card)
    names = [
        words.action(action.key, say)
        for action in TABLE.values()
        if _played(action, view) and declared.usable(action) >> number & 1
    ]
    return f"[bold]{card:3}[/]  {say('terminal-good-for', actions=', '.join(names))}"


def _played(action: Action, view: View) -> bool:
    return Format(view.format) in action.formats and Frame(view.frame) in action.frames


def _aside(seat: int, side: SideView, say: Say) -> list[str]:
    lines = []
    if isinstance(side.rare, str):
        lines.append(say("terminal-rare", card=side.rare))
    if side.pack_cards:
        lines.append(f"{say('terminal-pack-opened')}: {' '.join(side.pack_cards)}")
    for at, trump in enumerate(side.trumps):
        named = f"{PLAYERS[seat]}.trump.{at} {words.trump(trump, say)}"
        how = say(f"trump-{trump.card}-how") if trump.card in words.ABLE else ""
        lines.append(words.joined([named, how]))
    return lines
