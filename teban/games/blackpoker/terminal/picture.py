"""Both sides of the table, and the stage between them."""

from collections.abc import Iterator

from teban.core.terminal import Look, Say
from teban.games.blackpoker.space import PLAYERS
from teban.games.blackpoker.terminal import words
from teban.games.blackpoker.view import FogView, SideView, UnitView, View


def draw(look: Look, say: Say) -> list[str]:
    """The rival above, oneself below; a watcher sees the first seat below."""
    view: View = look.view
    below = 1 if isinstance(view.sides[1].hand, tuple) else 0
    lines = [
        *_side(view, 1 - below, say),
        "",
        *_stage(view, say),
        "",
        *_side(view, below, say),
    ]
    if look.letters:
        return [_plain(words.clipped(_plain(line), words.WIDTH - 2)) for line in lines]
    return [words.clipped(line) for line in lines]


def _plain(line: str) -> str:
    """Without signs that some terminals cannot write."""
    for sign, letters in (("→", "->"), ("▶", ">"), ("─", "-"), ("…", "...")):
        line = line.replace(sign, letters)
    return line


def _side(view: View, seat: int, say: Say) -> Iterator[str]:
    side = view.sides[seat]
    style = "bold reverse" if view.chance == seat else "bold"
    yield words.joined([f"[{style}] {words.seat(seat, say)} [/]", *_counts(side, say)])
    yield from words.wrapped(say("terminal-more"), _extras(seat, side, say))
    for label, up in (("terminal-bulwarks", False), ("terminal-soldiers", True)):
        cells = [
            _unit(view, f"{PLAYERS[seat]}.{at}", unit, say)
            for at, unit in enumerate(side.units)
            if (unit.kind != "bulwark") is up
        ]
        yield from words.wrapped(say(label), cells)
    yield from words.wrapped(say("terminal-fog"), [_fog(view, fog, say) for fog in side.fog])
    if isinstance(side.hand, tuple):
        yield from words.wrapped(say("terminal-hand"), [f"[bold]{card}[/]" for card in side.hand])


def _counts(side: SideView, say: Say) -> list[str]:
    hand = len(side.hand) if isinstance(side.hand, tuple) else side.hand
    top = side.grave_top or say("terminal-empty")
    grave = (
        say("terminal-grave", top=top)
        if side.grave_count is None
        else say("terminal-grave-counted", top=top, number=side.grave_count)
    )
    return [
        say("terminal-life", number=words.life(side.life, say)),
        say("terminal-hand-count", number=hand),
        grave,
    ]


def _extras(seat: int, side: SideView, say: Say) -> list[str]:
    cells = [say(f"terminal-pack-{side.pack}")] if side.pack else []
    if side.rare:
        card = side.rare if isinstance(side.rare, str) else words.HIDDEN
        cells.append(say("terminal-rare", card=card))
    for at, trump in enumerate(side.trumps):
        cells.append(f"{PLAYERS[seat]}.trump.{at} {words.trump(trump, say)}")
    return cells


def _unit(view: View, name: str, unit: UnitView, say: Say) -> str:
    size = "" if unit.size is None else str(unit.size)
    parts = (f"[dim]{name}[/]", words.lying(unit), size, words.role(view, unit, say))
    return " ".join(part for part in parts if part)


def _fog(view: View, fog: FogView, say: Say) -> str:
    line = f"{say(f'fog-{fog.kind}')} {'+'.join(fog.cards)}"
    bound = _bound(view, fog, say)
    if fog.turn != view.turn_number or bound is None:
        return f"{line} ({say('terminal-over')})"
    return f"{line} → {bound}" if bound else line


def _bound(view: View, fog: FogView, say: Say) -> str | None:
    """What it is bound to; nothing for what needs no binding, None if that is gone."""
    if fog.kind == "force":
        return ""
    if fog.kind == "close":
        if not fog.bound or fog.whose is None:
            return None
        return words.trump(view.sides[fog.whose].trumps[fog.bound - 1], say)
    return words.place(view, fog.bound)


def _stage(view: View, say: Say) -> list[str]:
    if not view.stage:
        return [f"[dim]── {say('terminal-stage')}: {say('terminal-stage-empty')} ──[/]"]
    lines = [f"── [bold]{say('terminal-stage')}[/] (▶ {say('terminal-next')}) ──"]
    for at in reversed(range(len(view.stage))):
        asked = view.stage[at]
        top = at == len(view.stage) - 1
        head = f"stage.{at} {words.of(asked.seat, words.request(view, asked, say), say)}"
        lines.append(f"[bold yellow]▶ {head}[/]" if top else f"  {head}")
    return lines
