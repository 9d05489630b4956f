"""`teban replay`: a finished match again, as any seat saw it or with everything open."""

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import click
from msgspec import Struct, to_builtins
from rich.console import Console

from teban.cli import files
from teban.cli.output import print_json
from teban.cli.saves import is_sealed
from teban.cli.setting import game_named, seat_index
from teban.cli.wanted import Found, Wanted
from teban.cli.words import Command, Option, json_option, lang_option, level_words, words
from teban.core import record as paper
from teban.core.event import Event, redact_all, wire
from teban.core.game import Game, State
from teban.core.ids import SeatId, Viewer
from teban.core.record import Line, Record
from teban.core.refused import Expect, bad_value
from teban.core.terminal import Look

ALL = "all"
WATCHER = "watcher"


class Step(Struct, frozen=True):
    """One line of the record, what it caused, and the position after it."""

    line: Line
    events: Sequence[Event]
    state: State


class Eyes(Struct, frozen=True):
    """Through whose eyes the replay is looked at."""

    name: str
    viewer: Viewer = None

    def told(self, events: Sequence[Event]) -> list[Event]:
        """What they were told; everything for all."""
        return [*events] if self.name == ALL else redact_all([*events], self.viewer)


@click.command(cls=Command)
@click.argument("file", metavar="RECORD", type=Path)
@click.option("--at", metavar="PLY", type=click.IntRange(min=0), cls=Option, help="help-replay-at")
@click.option(
    "--as", "eyes", metavar="WHO", default=ALL, show_default=True, cls=Option, help="help-replay-as"
)
@click.option("--to", "format", metavar="FORMAT", cls=Option, help="help-replay-to")
@json_option
@lang_option
def replay(file: Path, at: int | None, eyes: str, format: str | None, as_json: bool) -> None:
    record = load(file)
    game = game_named(record.game)
    if format is not None:
        click.echo(_written(game, record, format), nl=False)
        return
    begun: list[Event] = []
    start = paper.opening(game, record, begun)
    steps = [Step(*step) for step in paper.replay(game, record)]
    shown = [step for step in steps if at is None or step.state.ply <= at]
    last = shown[-1].state if shown else start
    if at is not None and last.ply < at:
        raise bad_value("--at", at, Expect.NUMBER_FROM_TO, least=0, most=last.ply)
    seen = _eyes(game, eyes)
    if as_json:
        print_json(_data(record, begun, shown, last, seen))
    else:
        _print(game, record, begun, shown, last, seen)


def load(file: Path) -> Record:
    """A record from a file; a running match stays closed."""
    data = files.read(file)
    if is_sealed(data):
        raise bad_value(str(file), Found.STILL_RUNNING, Wanted.FINISHED_MATCH)
    return paper.decode(data)


def _eyes(game: Game, name: str) -> Eyes:
    if name in (ALL, WATCHER):
        return Eyes(name)
    if name not in game.seat_names:
        names = (*game.seat_names, WATCHER, ALL)
        raise bad_value("--as", name, Expect.ONE_OF, names=names)
    return Eyes(name, SeatId(seat_index(game, name)))


def _written(game: Game, record: Record, format: str) -> str:
    if format not in game.formats:
        raise bad_value("--to", format, Expect.ONE_OF, names=tuple(game.formats))
    for _ in paper.replay(game, record):
        pass
    return game.formats[format].write(record)


def _data(
    record: Record, begun: Sequence[Event], shown: Sequence[Step], last: State, eyes: Eyes
) -> dict[str, Any]:
    result = last.result()
    return {
        "game": record.game,
        "rules_version": record.rules_version,
        "options": record.options,
        "players": record.players,
        "commitment": record.commitment,
        "commitment_holds": True,
        "as": eyes.name,
        "ply": last.ply,
        "result": to_builtins(result.points) if result else None,
        "begun": _wired(begun, eyes),
        "lines": [
            {
                "ply": step.state.ply,
                **_heading(step.line, eyes),
                "events": _wired(step.events, eyes),
            }
            for step in shown
        ],
        "view": to_builtins(last.view(eyes.viewer)),
    }


def _heading(line: Line, eyes: Eyes) -> dict[str, Any]:
    """Who acted; what exactly stands in the events, as far as these eyes saw it."""
    open_to_all = eyes.name == ALL or line.actor is None
    return {"seat": line.seat, **({"do": line.do} if open_to_all else {})}


def _wired(events: Sequence[Event], eyes: Eyes) -> list[dict[str, Any]]:
    return [wire(event) for event in eyes.told(events)]


def _print(
    game: Game,
    record: Record,
    begun: Sequence[Event],
    shown: Sequence[Step],
    last: State,
    eyes: Eyes,
) -> None:
    text, console = words(game), Console(highlight=False)
    events = eyes.told([*begun, *(event for step in shown for event in step.events)])
    view = last.view(eyes.viewer)
    look = Look(view, None, events, not sys.stdout.encoding.lower().startswith("utf"))
    for line in (
        f"[bold]{text('name')}[/]  {'  '.join(_seats(game, record))}",
        *game.terminal.log(events, view, text),
        "",
        *game.terminal.draw(look, text),
        *game.terminal.facts(look, text),
    ):
        console.print(line)
    options = paper.convert("options", record.options, game.options)
    if eyes.name == ALL and game.terminal.secrets(options):
        whole = game.vocabulary(options).told(last)
        console.print(text("open-position"), whole, sep="\n", markup=False)
    console.print(text("replayed", ply=last.ply), text("seal-holds"), sep="\n")


def _seats(game: Game, record: Record) -> Iterator[str]:
    text = words(game)
    for seat, player in zip(game.seat_names, record.players, strict=True):
        yield f"{text(f'seat-{seat}')}: {level_words(game, player, text)}"
