"""Every command and option explains itself, in both languages."""

from collections.abc import Iterator

import click
import pytest

from teban.cli import main
from teban.cli.words import Command, Option
from teban.text import LANGUAGES, text
from tests.cli.shell import process, teban


def commands(group: click.Group, path: str = "") -> Iterator[tuple[str, click.Command]]:
    """Every command with the words that call it."""
    for name, command in group.commands.items():
        yield f"{path}{name}", command
        if isinstance(command, click.Group):
            yield from commands(command, f"{path}{name} ")


COMMANDS = dict(commands(main))


def options(command: click.Command) -> Iterator[Option]:
    yield from (param for param in command.params if isinstance(param, Option))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_help_names_every_command(language: str) -> None:
    shown = teban("--help", "--lang", language).output
    for name, command in main.commands.items():
        assert isinstance(command, Command)
        summary = text(language)(command.message, **dict.fromkeys(EXAMPLE, "x")).splitlines()[0]
        assert f"  {name}" in shown
        assert summary in shown


EXAMPLE = (
    "game",
    "seat",
    "other",
    "preset",
    "level",
    "option",
    "format",
    "sharing",
    "sharer",
    "teachable",
)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", COMMANDS)
def test_the_help_of_a_command_names_every_option(name: str, language: str) -> None:
    shown = teban(*name.split(), "--help", "--lang", language).output
    for option in options(COMMANDS[name]):
        assert option.opts[0] in shown
        assert text(language)(option.message)[:20] in shown
    assert f"teban {name}" in shown.partition("Options:")[0].partition("\n")[2]


@pytest.mark.parametrize("name", COMMANDS)
def test_no_option_is_left_unexplained(name: str) -> None:
    unexplained = [
        param.name
        for param in COMMANDS[name].params
        if isinstance(param, click.Option) and not isinstance(param, Option)
    ]
    assert unexplained == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["", *COMMANDS])
def test_help_fits_a_narrow_terminal(name: str, language: str) -> None:
    for line in teban(*name.split(), "--help", "--lang", language).output.splitlines():
        assert sum(2 if ord(letter) > 0x2E80 else 1 for letter in line) <= 80, line


def test_the_version_is_told() -> None:
    assert process("--version").startswith("teban ")


def test_teban_alone_is_a_help() -> None:
    assert "teban games" in teban(code=2).output
