"""`teban bring`: keep what you bring to tables, such as decks, and share it as text."""

import sys
from pathlib import Path

import click
from msgspec import to_builtins

from teban.cli import files, kept
from teban.cli.output import print_json
from teban.cli.setting import game_named
from teban.cli.words import Command, Group, json_option, lang_option, words
from teban.core import registry
from teban.core.refused import Expect, bad_value
from teban.core.sharing import Sharing


class Part(Command):
    """A command of this group."""

    @property
    def message(self) -> str:
        """The key of its text."""
        return f"help-bring-{self.name}"


@click.group(cls=Group)
@lang_option
def bring() -> None:
    pass


@bring.command(cls=Part)
@click.argument("game")
@click.argument("name")
@click.argument("file", required=False, type=Path)
@lang_option
def save(game: str, name: str, file: Path | None) -> None:
    chosen = _sharing(game)
    path = kept.free(chosen, name)
    text = files.read_text(file) if file else sys.stdin.read()
    source = str(file or name)
    brought = kept.Brought(source, chosen.read_private(source, text))
    presets = kept.fitting(chosen, brought)
    files.make_folder(path.parent)
    files.write(path, chosen.write_private(brought.private).encode())
    click.echo(words()("kept", name=name, presets=" ".join(presets)))


@bring.command("list", cls=Part)
@click.argument("game", required=False)
@json_option
@lang_option
def list_(game: str | None, as_json: bool) -> None:
    chosen = [_sharing(game)] if game else _all_sharing()
    found = {each.key: kept.names(each) for each in chosen}
    if as_json:
        print_json(found)
        return
    for key, names in found.items():
        for name in names:
            click.echo(f"{key} {name}")
    if not any(found.values()):
        click.echo(words()("nothing-kept"), err=True)


@bring.command(cls=Part)
@click.argument("game")
@click.argument("name")
@json_option
@lang_option
def show(game: str, name: str, as_json: bool) -> None:
    chosen = _sharing(game)
    private = chosen.read_private(name, files.read_text(kept.existing(chosen, name)))
    if as_json:
        print_json(to_builtins(private))
    else:
        click.echo(chosen.write_private(private), nl=False)


@bring.command(cls=Part)
@click.argument("game")
@click.argument("name")
@lang_option
def delete(game: str, name: str) -> None:
    files.remove(kept.existing(_sharing(game), name))
    click.echo(words()("no-longer-kept", name=name))


def _sharing(key: str) -> Sharing:
    game = game_named(key)
    if not isinstance(game, Sharing):
        names = tuple(each.key for each in _all_sharing())
        raise bad_value("game", key, Expect.ONE_OF, names=names)
    return game


def _all_sharing() -> list[Sharing]:
    return [game for game in registry.games().values() if isinstance(game, Sharing)]
