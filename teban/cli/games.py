"""`teban games`: which games there are, and what a table of each may set."""

from typing import Any

import click
import msgspec
from rich.console import Console
from rich.markup import escape
from rich.padding import Padding

from teban.cli.output import print_json
from teban.cli.words import Command, json_option, lang_option, words
from teban.core.game import Game
from teban.core.levels import Customisable, beside, custom_name
from teban.core.registry import games as registered


@click.command(cls=Command)
@json_option
@lang_option
def games(as_json: bool) -> None:
    found = [described(game) for game in registered().values()]
    if as_json:
        print_json(found)
        return
    console = Console(highlight=False)
    for entry in found:
        console.print(f"[bold]{entry['key']}[/]  {escape(entry['name'])}")
        console.print(Padding(escape(entry["about"]), (0, 0, 0, 2)))
        for line in _lines(entry):
            console.print(line)


def described(game: Game) -> dict[str, Any]:
    """A game as plain data, in the reader's language."""
    text = words(game)
    return {
        "key": game.key,
        "name": text("name"),
        "about": text("about"),
        "rules_version": game.rules_version,
        "seats": {seat: text(f"seat-{seat}") for seat in game.seat_names},
        "options": {
            field.encode_name: {
                "default": msgspec.to_builtins(field.default),
                "meaning": text(f"option-{field.name}"),
            }
            for field in msgspec.structs.fields(game.options)
        },
        "presets": {
            key: {"name": text(f"preset-{key}"), "options": msgspec.to_builtins(options)}
            for key, options in game.presets.items()
        },
        "levels": {key: text(f"level-{key}") for key in game.levels},
        "beside": {key: text(f"level-{key}") for key in beside(game)},
        "custom": {
            name: {**msgspec.to_builtins(dial), "meaning": text(f"dial-{name}")}
            for name, dial in (game.dials.items() if isinstance(game, Customisable) else ())
        },
        "formats": list(game.formats),
    }


def _lines(entry: dict[str, Any]) -> list[str]:
    text = words()
    lines: list[str] = []
    sections = {
        "seats": entry["seats"],
        "options": {
            f"{key}={_written(option['default'])}": option["meaning"]
            for key, option in entry["options"].items()
        },
        "presets": {key: preset["name"] for key, preset in entry["presets"].items()},
        "levels": entry["levels"],
        "beside": entry["beside"],
    }
    for section, entries in sections.items():
        if not entries:
            continue
        lines.append(f"  [bold]{text(f'games-{section}')}[/]")
        lines += [f"    [cyan]{escape(key):17}[/] {escape(name)}" for key, name in entries.items()]
    if entry["custom"]:
        usual = {name: dial["usual"] for name, dial in entry["custom"].items()}
        lines.append(f"    [cyan]{custom_name(usual)}[/]")
        for name, dial in entry["custom"].items():
            limits = f"{dial['least']:g}-{dial['most']:g}"
            lines.append(f"      [cyan]{name:15}[/] {escape(dial['meaning'])} ({limits})")
    if entry["formats"]:
        lines.append(f"  [bold]{text('games-formats')}[/]  {' '.join(entry['formats'])}")
    return [*lines, "", f"  {text('games-try', game=entry['key'])}"]


def _written(default: object) -> str:
    """A default as it would be given on the command line."""
    return msgspec.json.encode(default).decode().replace("null", "none")
