"""What click refuses, in the words of the reader's language."""

import re
from typing import Any

import click

from teban.cli.wanted import Wanted
from teban.cli.words import words
from teban.core.refused import Expect, Refused, bad_value

# Click keeps these only inside its sentences.
_GOT = re.compile(r"'?(.*?)'? is not ", re.DOTALL)
_SENTENCES = {
    "usage-no_command": re.compile(r"No such command '(.*?)'", re.DOTALL),
    "usage-extra": re.compile(r"Got unexpected extra arguments? \((.*)\)", re.DOTALL),
    "usage-needs_value": re.compile(r"Option '(.*?)' requires an argument"),
    "usage-no_value": re.compile(r"Option '(.*?)' does not take a value"),
}


def worded(error: click.UsageError) -> str:
    """One line; a kind of error that is not known here stays as click words it."""
    say = words()
    match error:
        case click.MissingParameter(param=click.Parameter() as param):
            return say("usage-missing", name=_name(param))
        case click.NoSuchOption(option_name=name):
            return say("usage-no_option", **say.worded({"got": name}))
        case click.BadParameter(param=click.Parameter() as param):
            refused = _refused(param, error.message)
            return say.refusal(refused) if refused else error.format_message()
        case _:
            return _from_sentence(error)


def _from_sentence(error: click.UsageError) -> str:
    say = words()
    for key, sentence in _SENTENCES.items():
        if found := sentence.match(error.message):
            return say(key, **say.worded({"got": found[1]}))
    return error.format_message()


def _refused(param: click.Parameter, message: str) -> Refused | None:
    """A value of the wrong type, as the same refusal that the rest of the program makes."""
    found = _GOT.match(message)
    got, name = found[1] if found else None, _name(param)
    match param.type:
        case click.Choice(choices=choices):
            return bad_value(name, got, Expect.ONE_OF, names=tuple(map(str, choices)))
        case click.IntRange(min=least, max=None):
            return bad_value(name, got, Expect.NUMBER_FROM, least=_whole(least))
        case click.IntRange(min=least, max=most):
            within: dict[str, Any] = {"least": _whole(least), "most": _whole(most)}
            return bad_value(name, got, Expect.NUMBER_FROM_TO, **within)
        case click.FloatRange(min=least, max=None, min_open=True):
            return bad_value(name, got, Wanted.NUMBER_ABOVE, least=_whole(least))
        case _:
            return None


def _name(param: click.Parameter) -> str:
    if isinstance(param, click.Option):
        return max(param.opts, key=len)
    return param.metavar or str(param.name).upper()


def _whole(number: float | None) -> int:
    return int(number or 0)
