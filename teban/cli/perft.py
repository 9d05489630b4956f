"""`teban perft`: count the legal tree, to compare two programs' rules."""

from time import perf_counter

import click
from msgspec import to_builtins

from teban.cli.output import print_json, progress
from teban.cli.setting import game_named, options_of
from teban.cli.words import (
    Command,
    Option,
    changes_option,
    json_option,
    lang_option,
    preset_option,
    words,
)
from teban.core.chance import SEED_BYTES
from teban.core.game import State
from teban.lab import perft as counting

DEEPEST = 60
"""Deeper than anybody can wait for, and far from where Python stops counting levels."""


@click.command(cls=Command)
@click.argument("game")
@click.option(
    "--depth",
    metavar="N",
    type=click.IntRange(min=1, max=DEEPEST),
    required=True,
    cls=Option,
    help="help-perft-depth",
)
@preset_option
@changes_option
@click.option("--divide", is_flag=True, cls=Option, help="help-perft-divide")
@json_option
@lang_option
def perft(
    game: str,
    depth: int,
    preset: str | None,
    changes: tuple[str, ...],
    divide: bool,
    as_json: bool,
) -> None:
    chosen = game_named(game)
    options = options_of(chosen, preset or next(iter(chosen.presets)), changes)
    private = [chosen.private() for _ in chosen.seat_names]
    state = chosen.new(options, private, bytes(SEED_BYTES))
    began = perf_counter()
    leaves, parts = _counted(state, depth, divide)
    if as_json:
        found = {
            "game": chosen.key,
            "options": to_builtins(options),
            "depth": depth,
            "leaves": leaves,
            "seconds": round(perf_counter() - began, 3),
        }
        print_json(found | ({"divide": parts} if divide else {}))
        return
    for action, below in parts.items():
        click.echo(f"{action}: {below}")
    click.echo(leaves)


def _counted(state: State, depth: int, divided: bool) -> tuple[int, dict[str, int]]:
    """The whole count, and its parts if they are wanted."""
    with progress(words()("counting", depth=depth)) as tell:

        def done(parts: int, of: int) -> None:
            tell(parts / of)

        if divided:
            found = counting.divide(state, depth, done)
            return sum(found.values()), found
        return counting.count(state, depth, done), {}
