"""Every word of our games: a file in which it passes, and which fails with a wrong value.

Wrong is what another scenario says with the same word, and what nothing can mean.
"""

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from itertools import chain
from typing import Any

import pytest
from msgspec import structs

from teban.core.game import Game
from teban.scenarios.document import Scenario
from teban.scenarios.malformed import Complaint
from teban.scenarios.run import run
from teban.server.types import own_games
from tests.scenarios.every import SCENARIOS

NONSENSE = {"nonsense": [1.5]}
TRIED = 60
"""Scenarios, and values of others in each of them, before a word is taken to say nothing."""
Change = Callable[[Any], Scenario]
"""The scenario with another value of one word."""


def expected(one: Scenario) -> Iterator[tuple[str, Any, Change]]:
    """Each word that is expected, its value, and how to expect another."""
    for number, stage in enumerate(one.stages):
        for word, value in stage.expect.items():
            yield word, value, partial(_expecting, one, number, word)


def seen(one: Scenario) -> Iterator[tuple[str, Any, Change]]:
    """The same for what a seat is to see."""
    for number, stage in enumerate(one.stages):
        views = stage.expect.get("view", {})
        for seat, words in views.items():
            for word, value in words.items():
                yield word, value, partial(_seeing, one, number, seat, word)


def set_up(one: Scenario) -> Iterator[tuple[str, Any, Change]]:
    """The same for what a scenario begins with."""
    for word, value in one.document.data.get("setup", {}).items():
        yield word, value, partial(_beginning, one, word)


def _expecting(one: Scenario, number: int, word: str, value: Any) -> Scenario:
    stage = one.stages[number]
    changed = structs.replace(stage, expect={**stage.expect, word: value})
    return structs.replace(one, stages=(*one.stages[:number], changed, *one.stages[number + 1 :]))


def _seeing(one: Scenario, number: int, seat: str, word: str, value: Any) -> Scenario:
    views = one.stages[number].expect["view"]
    return _expecting(one, number, "view", {**views, seat: {**views[seat], word: value}})


def _beginning(one: Scenario, word: str, value: Any) -> Scenario:
    data = {**one.document.data, "setup": {**one.document.data["setup"], word: value}}
    return structs.replace(one, document=structs.replace(one.document, data=data))


PLACES = {"setup": set_up, "expect": expected, "view": seen}


def words_of(game: Game, place: str) -> set[str]:
    known = game.vocabulary(game.options())
    return {
        "setup": {*known.setup_words},
        "expect": {*known.expect_words, *known.heard_words},
        "view": {*known.view_words},
    }[place]


def uses(game: Game, place: str) -> Mapping[str, list[tuple[Any, Change]]]:
    found: dict[str, list[tuple[Any, Change]]] = {word: [] for word in words_of(game, place)}
    for word, value, change in chain.from_iterable(
        PLACES[place](one) for one in SCENARIOS if one.game.key == game.key
    ):
        if word in found:
            found[word].append((value, change))
    return found


def passes(one: Scenario) -> bool:
    outcome = run(one, SCENARIOS)
    return not isinstance(outcome, Complaint) and outcome.passed


def differs(one: Scenario) -> bool:
    """Whether it is understood, and found to be otherwise."""
    outcome = run(one, SCENARIOS)
    return not isinstance(outcome, Complaint) and not outcome.passed


def fails_with_another(used: list[tuple[Any, Change]]) -> bool:
    values = [value for at, (value, _) in enumerate(used) if value not in [v for v, _ in used[:at]]]
    flips = [not value for value in values if isinstance(value, bool)]
    counts = [value + 1 for value in values[:1] if isinstance(value, int)]
    return any(
        differs(change(other))
        for value, change in used[:TRIED]
        for other in [*flips, *counts, *values[:TRIED]]
        if other != value
    )


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("game", own_games(), ids=lambda game: game.key)
def test_every_word_says_something(game: Game, place: str) -> None:
    said = uses(game, place)
    assert not [word for word, used in said.items() if not used], "in no file at all"
    assert not [
        word for word, used in said.items() if not any(passes(one(value)) for value, one in used)
    ]
    assert not [
        word
        for word, used in said.items()
        if not isinstance(outcome := run(used[0][1](NONSENSE)), Complaint) and outcome.passed
    ]
    if place != "setup":
        assert not [word for word, used in said.items() if not fails_with_another(used)]
