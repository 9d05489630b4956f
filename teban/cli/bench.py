"""`teban bench`: how fast the rules are, beside the game of OpenSpiel that comes nearest."""

from typing import Any

import click
from msgspec import to_builtins

from teban.cli.output import print_json, progress
from teban.cli.setting import game_named
from teban.cli.words import Command, Option, json_option, lang_option, words
from teban.lab.bench import Measured, Pace, machine, measure


@click.command(cls=Command)
@click.argument("game")
@click.option(
    "--seconds",
    metavar="S",
    type=click.FloatRange(min=0, min_open=True),
    default=5.0,
    show_default=True,
    cls=Option,
    help="help-bench-seconds",
)
@json_option
@lang_option
def bench(game: str, seconds: float, as_json: bool) -> None:
    chosen = game_named(game)
    with progress(words()("measuring")) as tell:
        measured = measure(chosen, seconds, tell)
    if measured.theirs is None and measured.peer is not None:
        click.echo(words()("bench-install"), err=True)
    found = figures(measured, seconds)
    if as_json:
        print_json(found)
    else:
        for line in [*_lines(measured), _origin(found["on"])]:
            click.echo(line)


def figures(measured: Measured, seconds: float) -> dict[str, Any]:
    """The figures, and what was compared on what."""
    return {
        "game": measured.game,
        f"decisions_per_cpu_s_{measured.presets[0]}": _decisions(measured.first),
        "decisions_per_cpu_s_all": _decisions(measured.every),
        "games_per_cpu_s": _games(measured.every),
        **_beside(measured),
        **{f"{name}_per_game": round(number, 2) for name, number in measured.tally.items()},
        **_compiled(measured),
        "clone_per_s": round(measured.clone),
        "view_per_s": round(measured.view),
        "sample_per_s": round(measured.sample),
        "compared": _compared(measured, seconds),
        "on": machine(),
    }


def _compiled(measured: Measured) -> dict[str, Any]:
    if measured.playouts is None:
        return {}
    return {"kernel_playouts_per_cpu_s": round(measured.playouts)}


def _beside(measured: Measured) -> dict[str, Any]:
    """The peer's figures: games where it is the same game, else decisions."""
    first, peer = measured.presets[0], measured.peer
    ratio = measured.ratio and round(measured.ratio, 3)
    if peer is None:
        return {}
    if peer.same:
        return {
            f"games_per_cpu_s_{first}": _games(measured.first),
            "games_per_cpu_s_openspiel": _games(measured.theirs),
            f"ratio_{first}_vs_openspiel": ratio,
        }
    return {
        f"decisions_per_cpu_s_{peer.game}": _decisions(measured.theirs),
        f"ratio_vs_{peer.game}": ratio,
    }


def _compared(measured: Measured, seconds: float) -> dict[str, Any]:
    first, peer = measured.presets[0], measured.peer
    return {
        "preset_of_games": first,
        "presets_of_all": measured.presets,
        "preset_of_positions": measured.positions,
        "openspiel_game": peer and peer.game,
        "openspiel_same_game": peer and peer.same,
        "cpu_seconds_for_each_figure": seconds,
        first: _played(measured.first),
        "all": _played(measured.every),
        "openspiel": _played(measured.theirs),
    }


def _games(pace: Pace | None) -> float | None:
    return round(pace.games_per_second, 1) if pace else None


def _decisions(pace: Pace | None) -> int | None:
    return round(pace.decisions_per_second) if pace else None


def _played(pace: Pace | None) -> dict[str, Any] | None:
    if pace is None:
        return None
    total = pace.total
    each = {
        f"{name}_per_game": round(getattr(total, name) / total.games, 2)
        for name in ("plies", "decisions")
    }
    return {**to_builtins(total), **each}


def _lines(measured: Measured) -> list[str]:
    text = words()
    first = text(f"preset-{measured.presets[0]}")
    every = text("bench-all", count=len(measured.presets))
    lines = [
        text("bench-random"),
        _row(f"Teban: {first}", measured.first),
        _row(f"Teban: {every}", measured.every),
    ]
    if measured.peer and measured.theirs and measured.ratio:
        lines.append(_row(f"OpenSpiel: {measured.peer.game}", measured.theirs))
        how = "bench-same" if measured.peer.same else "bench-similar"
        lines.append(f"  {measured.ratio:10.2f}  {text(how, preset=first)}")
    if measured.tally:
        decisions = measured.first.total.decisions / measured.first.total.games
        lines.append(text("bench-tally", preset=first, decisions=f"{decisions:.1f}"))
    if measured.playouts:
        lines.append(f"  {measured.playouts:10,.0f}  {text('bench-playouts')}")
    lines += [f"  {each:10.1f}  {text(f'tally-{name}')}" for name, each in measured.tally.items()]
    return [
        *lines,
        text("bench-calls", preset=text(f"preset-{measured.positions}")),
        f"  {measured.clone:10,.0f}  clone",
        f"  {measured.view:10,.0f}  view",
        f"  {measured.sample:10,.0f}  sample",
        text("bench-how"),
    ]


def _row(label: str, pace: Pace) -> str:
    return f"  {pace.games_per_second:10,.0f}  {pace.decisions_per_second:10,.0f}  {label}"


def _origin(on: dict[str, Any]) -> str:
    versions = f"Teban {on['teban']}, OpenSpiel {on['open_spiel']}, {on['python']}"
    return f"{versions}, {on['cpu']}, {on['system']}"
