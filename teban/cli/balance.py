"""`teban lab balance`: whether a game is fair to all seats."""

import shlex
from collections.abc import Sequence
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Any

import click
from msgspec import to_builtins

from teban.cli.output import print_json, progress
from teban.cli.setting import game_named, options_of
from teban.cli.wanted import Wanted
from teban.cli.words import (
    Command,
    Option,
    changes_option,
    count_option,
    json_option,
    lang_option,
    language,
    level_words,
    preset_option,
    processes_option,
    words,
)
from teban.core.batch import Batching
from teban.core.game import Game
from teban.core.levels import level_named
from teban.core.refused import Expect, bad_value
from teban.lab.balance.study import play_study, settings
from teban.lab.bench import machine
from teban.lab.games import cores

if TYPE_CHECKING:
    from teban.lab.balance.figures import Balance

BETWEEN = ","


@click.command(cls=Command)
@click.argument("game")
@preset_option
@changes_option
@click.option(
    "--vary", metavar="KEY=VALUE,VALUE", multiple=True, cls=Option, help="help-balance-vary"
)
@click.option(
    "--players",
    "lineups",
    metavar="LEVEL[,LEVEL…]",
    multiple=True,
    cls=Option,
    help="help-balance-players",
)
@count_option("--games", 1000, "help-balance-games")
@count_option("--seed", 0, "help-ladder-seed", least=0)
@processes_option
@click.option("--report", metavar="FILE", type=Path, cls=Option, help="help-balance-report")
@json_option
@lang_option
def balance(
    game: str,
    preset: str | None,
    changes: tuple[str, ...],
    vary: tuple[str, ...],
    lineups: tuple[str, ...],
    games: int,
    seed: int,
    processes: int | None,
    report: Path | None,
    as_json: bool,
) -> None:
    chosen = game_named(game)
    options = options_of(chosen, preset, changes)
    varied = _varied(chosen, vary, fixed=changes if preset is None else None)
    wanted = settings(chosen, options, varied, _lineups(chosen, lineups))
    if report is not None and not report.parent.is_dir():
        raise bad_value("--report", str(report), Wanted.FOLDER)
    try:
        from teban.lab.balance.figures import balance as weigh
        from teban.lab.balance.report import html
    except ImportError as missing:
        raise bad_value("balance", missing.name, Wanted.PACKAGE, install="teban[lab]") from None

    began = perf_counter()
    with progress(words()("climbing", games=games * len(wanted))) as tell:
        played = play_study(chosen, wanted, games, seed, processes or cores(), tell)
    found = [weigh(chosen, *each, seed) for each in zip(wanted, played, strict=True)]
    text = words(chosen)
    if report is not None:
        command = shlex.join(_command(chosen, preset, changes, vary, lineups, games, seed))
        title = text("balance-title", game=text("name"))
        page = html(title, language(), command, found, text, _namer(chosen))
        report.write_text(page, encoding="utf-8")
    if as_json:
        print_json(_figures(chosen, seed, found, perf_counter() - began))
        return
    for each in found:
        click.echo("\n".join(_lines(chosen, each)))


def _varied(
    game: Game, vary: Sequence[str], fixed: Sequence[str] | None
) -> dict[str, dict[str, Any]]:
    """What differs from table to table: what is asked for, else what the game compares.

    An option that was set, alone or by a preset, is not varied by itself.
    """
    asked: dict[str, dict[str, Any]] = {}
    for entry in vary:
        key, equals, values = entry.partition("=")
        if not equals:
            raise bad_value("vary", entry, Expect.LIKE, examples=("KEY=VALUE,VALUE",))
        tables = {
            part: options_of(game, None, (f"{key}={part}",)) for part in values.split(BETWEEN)
        }
        asked[key] = {part: to_builtins(getattr(table, key)) for part, table in tables.items()}
    if asked or fixed is None or not isinstance(game, Batching):
        return asked
    already = {change.partition("=")[0] for change in fixed}
    return {
        key: {str(value): str(value) for value in values}
        for key, values in game.compared.items()
        if key not in already
    }


def _lineups(game: Game, given: Sequence[str]) -> list[tuple[str, ...]]:
    """One level for all seats, or one for each; without any, the weaker half of the levels."""
    levels = list(game.levels)
    return [_lineup(game, entry) for entry in given or levels[: len(levels) // 2 + 1]]


def _lineup(game: Game, entry: str) -> tuple[str, ...]:
    seats = len(game.seat_names)
    players = entry.split(BETWEEN)
    if len(players) == 1:
        players *= seats
    if len(players) != seats:
        raise bad_value("players", entry, Expect.ENTRIES, count=seats)
    studied = game.studied if isinstance(game, Batching) else ()
    for player in players:
        if player not in studied:
            level_named(game, player, "players", others=studied)
    return tuple(players)


def _command(
    game: Game,
    preset: str | None,
    changes: Sequence[str],
    vary: Sequence[str],
    lineups: Sequence[str],
    games: int,
    seed: int,
) -> list[str]:
    """What gives the same study again."""
    named = [("--preset", (preset,) if preset else ()), ("--option", changes)]
    named += [("--vary", vary), ("--players", lineups)]
    asked = [word for name, values in named for value in values for word in (name, value)]
    return ["teban", "lab", "balance", game.key, *asked, "--games", f"{games}", "--seed", f"{seed}"]


def _namer(game: Game) -> Any:
    text = words(game)
    return lambda player: level_words(game, player, text)


def _figures(game: Game, seed: int, found: "Sequence[Balance]", seconds: float) -> dict[str, Any]:
    return {
        "game": game.key,
        "seed": seed,
        "settings": to_builtins(found),
        "seconds": round(seconds, 1),
        "on": machine(),
    }


def _lines(game: Game, found: "Balance") -> list[str]:
    text, named = words(game), _namer(game)
    alike = len(set(found.players)) == 1
    players = named(found.players[0]) if alike else " / ".join(map(named, found.players))
    shares = "  ".join(f"{share.name}: {share.share:.1%}" for share in found.order)
    first = text(
        "balance-line",
        table=" ".join(found.varied.values()) or "-",
        players=players,
        shares=shares,
        spread=f"{100 * found.spread:.1f}",
        low=f"{100 * found.spread_low:.1f}",
        high=f"{100 * found.spread_high:.1f}",
        games=found.games,
    )
    roles = [
        text(
            "balance-role",
            player=named(share.name),
            share=f"{share.share:.1%}",
            low=f"{share.low:.1%}",
            high=f"{share.high:.1%}",
            last=f"{share.last:.1%}",
        )
        for share in found.roles
    ]
    return [first, *roles]
