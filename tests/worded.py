"""Whatever is refused can be said to a person."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

import pytest

from teban.core.game import Game
from teban.core.refused import Refused
from teban.core.registry import games
from teban.text import LANGUAGES, text

Kind = tuple[str, str]
"""The code of a refusal, and what was expected."""


@contextmanager
def refusals(monkeypatch: pytest.MonkeyPatch) -> Iterator[dict[Kind, Refused]]:
    """A refusal of each kind that is made inside; all would keep every frame they went through."""
    made: dict[Kind, Refused] = {}
    make = Refused.__init__

    def noted(self: Refused, *args: Any, **fields: Any) -> None:
        make(self, *args, **fields)
        made.setdefault((self.code, str(fields.get("expected"))), self)

    with monkeypatch.context() as patch:
        patch.setattr(Refused, "__init__", noted)
        yield made


def say_all(made: Mapping[Kind, Refused], game: Game) -> None:
    """Word each kind of refusal once, with the messages of its game."""
    words = game if game in games().values() else None
    for language in LANGUAGES:
        say = text(language, words)
        for refused in made.values():
            said = say.refusal(refused)
            assert said
            assert "\n" not in said
