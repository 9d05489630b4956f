"""The command line in the reader's language: messages, and help that comes from them."""

import os
from collections.abc import Callable
from itertools import pairwise
from typing import Any, TypeVar

import click
from msgspec import structs

from teban.core.game import Game
from teban.core.levels import CUSTOM, beside, numbers_of
from teban.core.refused import Refused
from teban.core.registry import games
from teban.core.sharing import Sharing
from teban.players.learned.lessons import Teachable
from teban.text import LANGUAGES, Text, text

_Decorated = TypeVar("_Decorated", bound=Callable[..., Any])

BAD_INPUT = 2
"""The exit code of input that was not understood."""

_LANGUAGE = "teban.language"
_GAME = "teban.game"
_VARIABLES = ("TEBAN_LANG", "LC_ALL", "LC_MESSAGES", "LANG")


def words(game: Game | None = None) -> Text:
    """The messages for whoever sits at this terminal."""
    meta = _meta()
    if game is not None:
        # A refusal that ends the command later on is worded with this game's messages.
        meta[_GAME] = game
    chosen: Game | None = game or meta.get(_GAME)
    return text(language(), chosen)


def language() -> str:
    """The language of whoever sits at this terminal."""
    return _meta().get(_LANGUAGE) or _usual_language()


def level_words(game: Game, player: str, say: Text) -> str:
    """A computer player in words; a name that is no level stays as it is."""
    if player in game.levels or player in beside(game):
        return say(f"level-{player}")
    try:
        numbers = numbers_of(game, player)
    except Refused:
        return player
    if numbers is None:
        return player
    return say(f"level-{CUSTOM}", **{dial: f"{number:g}" for dial, number in numbers.items()})


def _meta() -> dict[str, Any]:
    context = click.get_current_context(silent=True)
    return context.meta if context else {}


def _usual_language() -> str:
    """What the environment asks for: the first variable that is set decides."""
    asked = next((value for name in _VARIABLES if (value := os.environ.get(name))), "")
    return "ja" if asked.lower().startswith("ja") else "en"


def _choose(context: click.Context, _: click.Parameter | None, language: str | None) -> None:
    if language in LANGUAGES:
        context.meta[_LANGUAGE] = language


def _example() -> dict[str, str]:
    """Words for the examples in help texts, of the first game there is."""
    for game in games().values():
        field = structs.fields(game.options)[0]
        return {
            "game": game.key,
            "seat": game.seat_names[0],
            "other": game.seat_names[1],
            "preset": next(iter(game.presets)),
            "level": [*game.levels, "human"][0],
            "option": f"{field.name}={field.default}",
            "format": [*game.formats, "FORMAT"][0],
            **_sharing_example(),
            "teachable": _teachable_example(),
        }
    raise LookupError("no game is installed")


def _sharing_example() -> dict[str, str]:
    found = (game for game in games().values() if isinstance(game, Sharing))
    game = next(found, None)
    return {
        "sharing": game.key if game else "GAME",
        "sharer": game.seat_names[0] if game else "SEAT",
    }


def _teachable_example() -> str:
    return next((key for key, game in games().items() if isinstance(game, Teachable)), "GAME")


class Option(click.Option):
    """An option whose `help` is the key of a message."""

    def __init__(self, *args: Any, **rest: Any) -> None:
        super().__init__(*args, **rest)
        self.message: str = rest["help"]

    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        """The message in the reader's language."""
        self.help = words()(self.message)
        return super().get_help_record(ctx)


class Command(click.Command):
    """A command whose text is the message `help-NAME`, its first line being the summary."""

    @property
    def message(self) -> str:
        """The key of its text."""
        return f"help-{self.name}"

    @property
    def help_lines(self) -> list[str]:
        """Its text, with examples of a game that is there."""
        return words()(self.message, **_example()).splitlines()

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """The language counts wherever it stands, even behind `--help`."""
        for before, given in pairwise(("", *args)):
            named = given.removeprefix("--lang=") if before != "--lang" else given
            if before == "--lang" or named != given:
                _choose(ctx, None, named)
        return super().parse_args(ctx, args)

    def get_short_help_str(self, limit: int = 45) -> str:
        """The summary."""
        return self.help_lines[0]

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The text with its own line breaks, which suit both languages."""
        formatter.write("\n")
        for line in self.help_lines:
            formatter.write(f"  {line}\n" if line else "\n")

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        """`--help`, which explains itself."""
        option = super().get_help_option(ctx)
        if option:
            option.help = words()("help-help")
        return option


class Group(Command, click.Group):
    """A command that holds others."""

    command_class = Command

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Without anything, the help: it names the commands there are."""
        if not args and not ctx.resilient_parsing:
            click.echo(ctx.get_help(), err=True)
            ctx.exit(BAD_INPUT)
        return super().parse_args(ctx, args)

    def list_commands(self, ctx: click.Context) -> list[str]:
        """In the order a newcomer meets them."""
        return [*self.commands]


lang_option = click.option(
    "--lang",
    type=click.Choice(LANGUAGES),
    cls=Option,
    help="help-lang",
    is_eager=True,
    expose_value=False,
    callback=_choose,
)
json_option = click.option("--json", "as_json", is_flag=True, cls=Option, help="help-json")
preset_option = click.option("--preset", metavar="NAME", cls=Option, help="help-preset")
changes_option = click.option(
    "--option", "changes", metavar="KEY=VALUE", multiple=True, cls=Option, help="help-option"
)
processes_option = click.option(
    "--processes", metavar="N", type=click.IntRange(min=1), cls=Option, help="help-lab-processes"
)


def count_option(
    flag: str, default: int, explained: str, least: int = 1
) -> Callable[[_Decorated], _Decorated]:
    """A whole number that may be left out."""
    return click.option(
        flag,
        metavar="N",
        type=click.IntRange(min=least),
        default=default,
        show_default=True,
        cls=Option,
        help=explained,
    )
