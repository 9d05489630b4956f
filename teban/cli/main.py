"""The command that holds the others, and how every refusal ends: one line, exit code 2."""

import sys
from io import TextIOWrapper
from typing import NoReturn

import click

from teban.cli.bench import bench
from teban.cli.bring import bring
from teban.cli.check import check
from teban.cli.games import games
from teban.cli.importing import import_
from teban.cli.lab import lab
from teban.cli.learn import learn
from teban.cli.new import new
from teban.cli.perft import perft
from teban.cli.play import play
from teban.cli.replay import replay
from teban.cli.serve import serve
from teban.cli.usage import worded
from teban.cli.words import BAD_INPUT, Group, lang_option, words
from teban.core.refused import Refused


class Refusing(Group):
    """Words every refusal and stops there: bad input is one line, never a traceback."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """The options before a command's name."""
        try:
            return super().parse_args(ctx, args)
        except (Refused, click.UsageError) as error:
            _stop(ctx, error)

    def invoke(self, ctx: click.Context) -> None:
        """Run a command."""
        try:
            super().invoke(ctx)
        except (Refused, click.UsageError) as error:
            _stop(ctx, error)


def _stop(ctx: click.Context, error: Refused | click.UsageError) -> NoReturn:
    if isinstance(error, Refused):
        click.echo(f"teban: {words().refusal(error)}", err=True)
    else:
        where = error.ctx.command_path if error.ctx else ctx.command_path
        click.echo(f"{where}: {worded(error)} ({where} --help)", err=True)
    ctx.exit(BAD_INPUT)


@click.group(name="teban", cls=Refusing)
@click.version_option(package_name="teban", message="%(prog)s %(version)s")
@lang_option
def main() -> None:
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            # A sign that the terminal cannot show or send must not end the program.
            stream.reconfigure(errors="replace")


for command in (
    *(games, play, serve, bring, check, replay, import_, perft, bench, lab, learn, new),
):
    main.add_command(command)
