"""The terminal look of every registered game: nothing it is shown leaves it without words."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest
from msgspec import structs
from rich.text import Text as Styled

from teban.core.attempt import names_of
from teban.core.event import Event
from teban.core.game import Game
from teban.core.ids import SeatId
from teban.core.match import Match, new_record, step
from teban.core.record import replay
from teban.core.registry import games
from teban.core.terminal import Look
from teban.players.uniform import Uniform
from teban.text import LANGUAGES, Text

LOOKS = 12
"""At moments in which the same is asked."""
TABLES = [(game, preset) for game in games().values() for preset in game.presets]


def random_match(game: Game, preset: str, seed: int) -> Iterator[Match]:
    """A match of people with a starter kit, at its moments."""
    options = game.presets[preset]
    seats = [SeatId(seat) for seat in range(len(game.seat_names))]
    brought = [game.newcomer(options) for _ in seats]
    luck = Random(seed).randbytes(16)
    match = Match(game, new_record(game, options, brought, game.seat_names, luck, bytes(16)))
    players = {seat: Uniform(seed + seat) for seat in seats}
    yield match
    # One look at each kind of question is worth more than many at one: `LOOKS` at most.
    asked: Counter[str] = Counter()
    while match.state.result() is None:
        step(match, players)
        kinds = [match.state.decision(seat).kind for seat in match.state.actors()] or ["over"]
        asked.update(kinds)
        if asked[kinds[0]] <= LOOKS:
            yield match


def lines(game: Game, look: Look, say: Text) -> Iterator[str]:
    terminal = game.terminal
    for part in (terminal.draw, terminal.facts, terminal.holdings, terminal.choices):
        yield from part(look, say)
    yield from terminal.log(look.events[-10:], look.view, say)


@pytest.mark.parametrize(("game", "preset"), TABLES, ids=lambda value: getattr(value, "key", value))
def test_moments_of_a_match_can_be_shown(game: Game, preset: str) -> None:
    both = [Text(language, game) for language in LANGUAGES]
    for match in random_match(game, preset, seed=1):
        for viewer in (None, *map(SeatId, range(len(game.seat_names)))):
            update = match.update(viewer)
            names = names_of(match.state, update.decision) if update.decision else ()
            look = Look(update.view, update.decision, update.events, names=names)
            for line in {line for say in both for line in lines(game, look, say)}:
                assert "\n" not in Styled.from_markup(line).plain
            read = structs.replace(look, sentences=True)
            terminal = game.terminal
            assert all([*terminal.draw(read, say), *terminal.facts(read, say)] for say in both)


@pytest.mark.parametrize(("game", "preset"), TABLES, ids=lambda value: getattr(value, "key", value))
def test_letters_are_enough_to_draw(game: Game, preset: str) -> None:
    say = Text("en", game)
    for match in random_match(game, preset, seed=2):
        update = match.update(SeatId(0))
        names = names_of(match.state, update.decision) if update.decision else ()
        look = Look(update.view, update.decision, update.events, letters=True, names=names)
        assert all(line.isascii() for line in game.terminal.draw(look, say))


@pytest.mark.parametrize(("game", "preset"), TABLES, ids=lambda value: getattr(value, "key", value))
def test_the_open_log_of_a_whole_match_can_be_worded(game: Game, preset: str) -> None:
    *_, match = random_match(game, preset, seed=3)
    events: list[Event] = []
    for _, happened, _ in replay(game, match.record()):
        events += happened
    for language in LANGUAGES:
        log = game.terminal.log(events, match.state.view(None), Text(language, game))
        assert log
        assert all(log)


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.key)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_notation_is_explained(language: str, game: Game) -> None:
    assert game.terminal.help(Text(language, game))
