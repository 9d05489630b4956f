"""`teban bench`: how fast the rules are, beside OpenSpiel where it has the same game."""

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
    if measured.peer is None and chosen.openspiel is not None:
        click.echo(words()("bench-install"), err=True)
    found = figures(measured, chosen.openspiel, seconds)
    if as_json:
        print_json(found)
    else:
        for line in _lines(measured, found):
            click.echo(line)


def figures(measured: Measured, peer: str | None, seconds: float) -> dict[str, Any]:
    """The figures, and what was compared on what."""
    plain = measured.plain
    return {
        "game": measured.game,
        f"games_per_cpu_s_{plain}": _rounded(measured.ours),
        "games_per_cpu_s_openspiel": _rounded(measured.peer),
        f"ratio_{plain}_vs_openspiel": measured.ratio and round(measured.ratio, 3),
        "clone_per_s": round(measured.clone),
        "view_per_s": round(measured.view),
        "sample_per_s": round(measured.sample),
        "compared": {
            "preset_of_games": plain,
            "preset_of_positions": measured.hidden,
            "openspiel_game": peer,
            "cpu_seconds_for_each_figure": seconds,
            plain: _played(measured.ours),
            "openspiel": _played(measured.peer),
        },
        "on": machine(),
    }


def _rounded(pace: Pace | None) -> float | None:
    return round(pace.per_second, 1) if pace else None


def _played(pace: Pace | None) -> dict[str, Any] | None:
    if pace is None:
        return None
    return {**to_builtins(pace), "plies_per_game": round(pace.plies / pace.games, 2)}


def _lines(measured: Measured, found: dict[str, Any]) -> list[str]:
    text, on = words(), found["on"]
    plain = text(f"preset-{measured.plain}")
    hidden = text(f"preset-{measured.hidden}")
    lines = [text("bench-games", preset=plain), f"  Teban      {measured.ours.per_second:10,.0f}"]
    if measured.peer and measured.ratio:
        lines.append(f"  OpenSpiel  {measured.peer.per_second:10,.0f}")
        lines.append(f"  Teban / OpenSpiel  {measured.ratio:.2f}")
    lines += [
        text("bench-calls", preset=hidden),
        f"  clone      {measured.clone:10,.0f}",
        f"  view       {measured.view:10,.0f}",
        f"  sample     {measured.sample:10,.0f}",
        text("bench-how"),
    ]
    versions = f"Teban {on['teban']}, OpenSpiel {on['open_spiel']}, {on['python']}"
    return [*lines, f"{versions}, {on['cpu']}, {on['system']}"]
