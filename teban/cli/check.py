"""`teban check`: play scenario files, and say where the rules and the files disagree."""

import sys
from pathlib import Path

import click

from teban.cli.output import print_json, progress
from teban.cli.words import Command, json_option, lang_option, language, words
from teban.scenarios import check as run
from teban.scenarios import render


@click.command(cls=Command)
@click.argument("files", nargs=-1, required=True, type=Path, metavar="FILE...")
@json_option
@lang_option
def check(files: tuple[Path, ...], as_json: bool) -> None:
    with progress(words()("checking")) as tell:
        report = run(files, lambda done, of: tell(done / of))
    if as_json:
        print_json(report.data(language()))
    else:
        click.echo(render(report, language()))
    sys.exit(report.exit_code)
