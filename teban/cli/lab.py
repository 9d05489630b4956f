"""`teban lab`: experiments with many games."""

from math import inf
from time import perf_counter
from typing import Any

import click
from msgspec import to_builtins

from teban.cli.balance import balance
from teban.cli.output import print_json, progress
from teban.cli.setting import game_named, options_of
from teban.cli.words import (
    Command,
    Group,
    Option,
    changes_option,
    count_option,
    json_option,
    lang_option,
    level_words,
    preset_option,
    processes_option,
    words,
)
from teban.core.game import Game
from teban.core.levels import level_named
from teban.core.refused import Expect, bad_value
from teban.lab.bench import machine
from teban.lab.games import cores
from teban.lab.ladder import Pair, Rung, climb, neighbours

BETWEEN = "/"


@click.group(cls=Group)
@lang_option
def lab() -> None:
    pass


lab.add_command(balance)


@lab.command(cls=Command)
@click.argument("game")
@preset_option
@changes_option
@count_option("--games", 400, "help-ladder-games")
@click.option(
    "--pair", "pairs", metavar="LEVEL/LEVEL", multiple=True, cls=Option, help="help-ladder-pair"
)
@count_option("--seed", 0, "help-ladder-seed", least=0)
@click.option(
    "--minutes",
    metavar="N",
    type=click.FloatRange(min=0, min_open=True),
    default=inf,
    cls=Option,
    help="help-ladder-minutes",
)
@processes_option
@json_option
@lang_option
def ladder(
    game: str,
    preset: str | None,
    changes: tuple[str, ...],
    games: int,
    pairs: tuple[str, ...],
    seed: int,
    minutes: float,
    processes: int | None,
    as_json: bool,
) -> None:
    chosen = game_named(game)
    options = options_of(chosen, preset, changes)
    wanted = [_pair(chosen, pair) for pair in pairs] or neighbours(chosen)
    began = perf_counter()
    with progress(words()("climbing", games=games * len(wanted))) as tell:
        rungs = climb(
            chosen, options, wanted, games, seed, processes or cores(), tell, 60 * minutes
        )
    if as_json:
        print_json(_figures(chosen, options, seed, rungs, perf_counter() - began))
        return
    for rung in rungs:
        click.echo(_line(chosen, rung))


def _pair(game: Game, text: str) -> Pair:
    better, between, worse = text.partition(BETWEEN)
    if not between:
        example = BETWEEN.join([*game.levels][:-3:-1])
        raise bad_value("pair", text, Expect.LIKE, examples=(example,))
    for level in (better, worse):
        level_named(game, level, "pair")
    return Pair(better, worse)


def _figures(
    game: Game, options: Any, seed: int, rungs: list[Rung], seconds: float
) -> dict[str, Any]:
    return {
        "game": game.key,
        "options": to_builtins(options),
        "seed": seed,
        "rungs": to_builtins(rungs),
        "seconds": round(seconds, 1),
        "on": machine(),
    }


def _line(game: Game, rung: Rung) -> str:
    text = words(game)
    return text(
        "rung",
        better=level_words(game, rung.better, text),
        worse=level_words(game, rung.worse, text),
        score=f"{rung.score:.1%}",
        low=f"{rung.low:.1%}",
        high=f"{rung.high:.1%}",
        games=rung.games,
        wins=rung.wins,
        draws=rung.draws,
        losses=rung.losses,
        seconds=f"{rung.cpu_seconds / rung.games:.2f}",
    )
