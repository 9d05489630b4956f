"""From words on a command line to a game, its options and its players."""

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import to_builtins

from teban.cli.words import words
from teban.core import registry
from teban.core.game import Game, usual_rival
from teban.core.levels import level_named
from teban.core.record import convert
from teban.core.refused import Expect, Refused, bad_value

HUMAN = "human"
_WORDS = {"none": None, "yes": True, "on": True, "no": False, "off": False}


def game_named(key: str | None, format: str | None = None) -> Game:
    """The game of this key; without one, the only game there is (that reads this format)."""
    games = [game for game in registry.games().values() if format is None or format in game.formats]
    if key is None and len(games) > 1:
        raise bad_value("game", None, Expect.ONE_OF, names=tuple(game.key for game in games))
    game = games[0] if key is None and games else registry.find(key or "")
    words(game)
    return game


def options_of(game: Game, preset: str | None, changes: Sequence[str]) -> Any:
    """A preset with changes; without a name, the game's own defaults."""
    named = game.presets[_known("preset", preset, list(game.presets))] if preset else game.options()
    chosen: dict[str, Any] = to_builtins(named)
    fields = [field.name for field in msgspec.structs.fields(game.options)]
    for change in changes:
        key, equals, value = change.partition("=")
        if not equals or key not in fields:
            names = tuple(f"{field}=…" for field in fields)
            raise bad_value("option", change, Expect.ONE_OF, names=names)
        chosen[key] = _value(game, key, value)
    return convert("options", chosen, game.options)


def players_of(
    game: Game, seat: str | None, level: str | None, given: Sequence[str]
) -> tuple[str, ...]:
    """Who sits where: `human` or the name of a computer player, in seat order."""
    own = seat_index(game, seat) if seat else 0
    if level:
        level_named(game, level)
    rival = level or usual_rival(game) or HUMAN
    players = [HUMAN if at == own else rival for at in range(len(game.seat_names))]
    for entry in given:
        name, equals, player = entry.partition("=")
        if not equals:
            example = f"{game.seat_names[0]}={HUMAN}"
            raise bad_value("player", entry, Expect.LIKE, examples=(example,))
        players[seat_index(game, name)] = known_player(game, "player", player)
    return tuple(players)


def known_player(game: Game, field: str, player: str) -> str:
    """A person, or a computer player that the game has."""
    if player != HUMAN:
        level_named(game, player, field, others=(HUMAN,))
    return player


def seat_index(game: Game, name: str) -> int:
    """The seat of this name."""
    return game.seat_names.index(_known("seat", name, list(game.seat_names)))


def _value(game: Game, key: str, text: str) -> Any:
    try:
        value = _WORDS[text] if text in _WORDS else msgspec.json.decode(text)
    except (msgspec.DecodeError, RecursionError):
        value = text
    try:
        # Every option has a default, so one alone tells whether its value fits.
        convert(key, {key: value}, game.options)
    except Refused as refused:
        # As it was typed, and without the path to it.
        raise Refused(refused.code, **{**refused.fields, "field": key, "got": text}) from None
    return value


def _known(field: str, name: str, names: list[str]) -> str:
    if name not in names:
        raise bad_value(field, name, Expect.ONE_OF, names=tuple(names))
    return name
