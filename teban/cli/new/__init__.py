"""`teban new`: a small game that can be played at once, from which to start another."""

from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

import click

from teban.cli.files import make_folder, write
from teban.cli.wanted import Wanted
from teban.cli.words import Command, Option, lang_option, words
from teban.core.refused import bad_value
from teban.core.registry import games

LONGEST = 40
TEMPLATE = ".template"
"""What a file of the layout ends with, so that no tool takes it for what it will be."""


@click.command(cls=Command)
@click.argument("name")
@click.option("--secrets", is_flag=True, cls=Option, help="help-new-secrets")
@click.option(
    "--folder", type=Path, default=Path(), metavar="FOLDER", cls=Option, help="help-new-folder"
)
@lang_option
def new(name: str, secrets: bool, folder: Path) -> None:
    package = folder / _checked(name)
    if package.exists():
        raise bad_value("name", str(package), Wanted.NEW_FOLDER)
    layout = files("teban.cli.new").joinpath("secret" if secrets else "open")
    _lay_out(layout, package / f"teban_{name}", name)
    project = files("teban.cli.new").joinpath(f"pyproject.toml{TEMPLATE}")
    write(package / "pyproject.toml", _named(project, name))
    click.echo(words()("new-made", folder=str(package), name=name))


def _checked(name: str) -> str:
    if not name.isidentifier() or not name.islower() or not name.isascii() or len(name) > LONGEST:
        raise bad_value("name", name, Wanted.GAME_NAME, most=LONGEST)
    if name in games():
        raise bad_value("name", name, Wanted.NEW_GAME)
    return name


def _lay_out(source: Traversable, target: Path, name: str) -> None:
    make_folder(target)
    for part in source.iterdir():
        if part.is_dir():
            _lay_out(part, target / part.name, name)
        elif part.name.endswith(TEMPLATE):
            write(target / part.name.removesuffix(TEMPLATE), _named(part, name))


def _named(source: Traversable, name: str) -> bytes:
    title = name.replace("_", " ").title()
    text = source.read_text(encoding="utf-8").replace("ClassName", title.replace(" ", ""))
    return text.replace("Title", title).replace("NAME", name).encode()
