"""`teban import`: a game written by another program becomes a record."""

import secrets
from pathlib import Path

import click

from teban.cli import files
from teban.cli.setting import game_named, options_of
from teban.cli.words import Command, Option, changes_option, lang_option, preset_option
from teban.core import registry
from teban.core.chance import SEED_BYTES
from teban.core.formats import Sheet
from teban.core.game import Game
from teban.core.ids import SeatId
from teban.core.match import Match, Submission, new_record
from teban.core.record import Record
from teban.core.refused import Expect, bad_value


@click.command("import", cls=Command)
@click.argument("format")
@click.argument("file", type=Path)
@click.option("--game", cls=Option, metavar="GAME", help="help-import-game")
@preset_option
@changes_option
@click.option("--save", "target", metavar="RECORD", type=Path, cls=Option, help="help-import-save")
@lang_option
def import_(
    format: str,
    file: Path,
    game: str | None,
    preset: str | None,
    changes: tuple[str, ...],
    target: Path | None,
) -> None:
    known = tuple(name for each in registry.games().values() for name in each.formats)
    if format not in known:
        raise bad_value("format", format, Expect.ONE_OF, names=known)
    chosen = game_named(game, format)
    if format not in chosen.formats:
        raise bad_value("format", format, Expect.ONE_OF, names=tuple(chosen.formats))
    if target is not None:
        files.check_free(target)
    options = options_of(chosen, preset, changes)
    record = _record(chosen, chosen.formats[format].read(files.read_text(file), options))
    if target is None:
        click.echo(record.encode(), nl=False)
    else:
        files.write(target, record.encode())


def _record(game: Game, sheet: Sheet) -> Record:
    """The same game with a seed of its own, as no chance is known of it."""
    private = [game.private() for _ in game.seat_names]
    seed, nonce = secrets.token_bytes(SEED_BYTES), secrets.token_bytes(SEED_BYTES)
    match = Match(game, new_record(game, sheet.options, private, sheet.players, seed, nonce))
    for number, (seat, action) in enumerate(sheet.moves):
        decision = match.seat(SeatId(seat)).decision
        match.submit(Submission(seat, decision.number, (action,), f"import/{number}"))
    return match.record()
