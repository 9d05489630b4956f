"""Whatever is refused can be said to a person."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from teban.core.game import Game
from teban.core.refused import Refused
from teban.core.registry import games
from teban.text import LANGUAGES, text


@contextmanager
def refusals(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Refused]]:
    """Every refusal that is made inside."""
    made: list[Refused] = []
    make = Refused.__init__

    def noted(self: Refused, *args: Any, **fields: Any) -> None:
        make(self, *args, **fields)
        made.append(self)

    with monkeypatch.context() as patch:
        patch.setattr(Refused, "__init__", noted)
        yield made


def say_all(made: list[Refused], game: Game) -> None:
    """Word each kind of refusal once, with the messages of its game."""
    words = game if game in games().values() else None
    kinds = {(refused.code, str(refused.fields.get("expected"))): refused for refused in made}
    for language in LANGUAGES:
        for refused in kinds.values():
            said = text(language, words).refusal(refused)
            assert said
            assert "\n" not in said
