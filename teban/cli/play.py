"""`teban play`: a match in the terminal, against people beside you or programs."""

import secrets
from hashlib import blake2b
from pathlib import Path
from shlex import quote
from typing import Any

import click
from msgspec import Struct

from teban.cli import files, saves
from teban.cli.kept import brought_of, naming
from teban.cli.screen import Screen
from teban.cli.setting import HUMAN, game_named, known_player, options_of, players_of
from teban.cli.table import Ending, Table
from teban.cli.wanted import Wanted
from teban.cli.words import Command, Option, changes_option, lang_option, preset_option, words
from teban.core.chance import SEED_BYTES
from teban.core.game import Game, usual_preset
from teban.core.ids import SeatId
from teban.core.levels import level_named, meeting
from teban.core.match import Match, new_record
from teban.core.record import Record, unseed
from teban.core.refused import bad_value
from teban.core.result import Result
from teban.core.seat import Player

RESUME_NEWEST = "-"


class Sitting(Struct, frozen=True):
    """A match, and its place on disk while it is not over."""

    match: Match
    save: saves.Save


@click.command(cls=Command)
@click.argument("game", required=False)
@preset_option
@changes_option
@click.option("--seat", metavar="SEAT", cls=Option, help="help-play-seat")
@click.option("--level", metavar="NAME", cls=Option, help="help-play-level")
@click.option(
    "--player",
    "players",
    metavar="SEAT=WHO",
    multiple=True,
    cls=Option,
    help="help-play-player",
)
@click.option(
    "--bring",
    metavar="SEAT=WHAT",
    multiple=True,
    cls=Option,
    help="help-play-bring",
)
@click.option(
    "--resume",
    metavar="[FILE]",
    is_flag=False,
    flag_value=RESUME_NEWEST,
    cls=Option,
    help="help-play-resume",
)
@click.option("--save", "target", metavar="FILE", type=Path, cls=Option, help="help-play-save")
@click.option("--seed", metavar="HEX", cls=Option, help="help-play-seed")
@click.option("--letters", is_flag=True, cls=Option, help="help-play-letters")
@click.option("--sentences", is_flag=True, cls=Option, help="help-play-sentences")
@lang_option
def play(
    game: str | None,
    resume: str | None,
    target: Path | None,
    letters: bool,
    sentences: bool,
    **setting: Any,
) -> None:
    if target is not None:
        files.check_free(target)
    sitting = _resumed(game, resume, setting) if resume else _fresh(game, **setting)
    _sit(sitting, target, letters, sentences)


def _fresh(
    game: str | None,
    preset: str | None,
    changes: tuple[str, ...],
    seat: str | None,
    level: str | None,
    players: tuple[str, ...],
    bring: tuple[str, ...],
    seed: str | None,
) -> Sitting:
    chosen = game_named(game)
    options = options_of(chosen, preset or usual_preset(chosen), changes)
    seated = players_of(chosen, seat, level, players)
    luck = unseed(seed) if seed is not None else secrets.token_bytes(SEED_BYTES)
    private = [
        chosen.newcomer(options) if player == HUMAN else chosen.private() for player in seated
    ]
    brought = brought_of(chosen, bring)
    for at, found in brought.items():
        private[at] = found.private
    private = meeting(chosen, private, seated)
    nonce = secrets.token_bytes(SEED_BYTES)
    record = new_record(chosen, options, private, seated, luck, nonce)
    with naming(brought):
        match = Match(chosen, record)
    return Sitting(match, saves.place_for(record))


def _resumed(game: str | None, resume: str, setting: dict[str, Any]) -> Sitting:
    for name, value in setting.items():
        if value:
            raise bad_value(f"--{name}", value, Wanted.NOTHING_NEW)
    save = saves.newest(game) if resume == RESUME_NEWEST else saves.Save(Path(resume))
    record = saves.unseal(save.path)
    chosen = game_named(record.game)
    for player in record.players:
        known_player(chosen, "players", player)
    match = Match(chosen, record)
    match.resume()
    return Sitting(match, save)


def _sit(sitting: Sitting, target: Path | None, letters: bool, sentences: bool) -> None:
    match, text = sitting.match, words(sitting.match.game)
    record = match.record()
    screen = Screen(match, record.players, text, letters, sentences)
    table = Table(match, screen, _programs(match.game, record), sitting.save.write)
    table.note(f"[dim]{text('commitment', commitment=record.commitment)}[/]")
    ending = table.run()
    if ending is Ending.OVER:
        _finish(match, screen, table, target)
        sitting.save.remove()
    elif ending is Ending.SUSPENDED:
        click.echo(text("suspended"))
        click.echo(f"  teban play --resume {quote(str(sitting.save.path))}")
    else:
        sitting.save.remove()
        screen.say(text("left"))


def _finish(match: Match, screen: Screen, table: Table, target: Path | None) -> None:
    text = screen.text
    result = match.result()
    assert result is not None
    record = match.record()
    screen.show(table.audience(), [f"[bold]{line}[/]" for line in outcome(screen, result)])
    screen.say(f"[dim]{text('opened', seed=record.seed, nonce=record.nonce)}[/]")
    if target is not None:
        files.write(target, record.encode())
        click.echo(text("saved", file=str(target)))


def outcome(screen: Screen, result: Result) -> list[str]:
    """Who won, and the places of all where there are more than two."""
    text = screen.text
    if result.winner is not None:
        lines = [text("wins", seat=screen.seat_name(SeatId(result.winner)))]
    else:
        lines = [text("draw")]
    if len(result.points) > 2:
        order = sorted(range(len(result.points)), key=lambda seat: result.ranks[seat])
        lines += [
            f"{result.ranks[seat]}. {screen.seat_name(SeatId(seat))} ({result.points[seat]})"
            for seat in order
        ]
    return lines


def _programs(game: Game, record: Record) -> dict[SeatId, Player]:
    """The computer players; their own luck comes from the seed, so that it repeats with it."""
    seed = unseed(record.seed)
    programs = {}
    for at, player in enumerate(record.players):
        if player != HUMAN:
            own = blake2b(b"player %d" % at, key=seed, digest_size=7).digest()
            programs[SeatId(at)] = level_named(game, player)(int.from_bytes(own, "little"))
    return programs
