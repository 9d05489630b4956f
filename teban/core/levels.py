"""Computer players by name: the levels a game has, and those that people set up by numbers.

A level is named by its key, a custom one by its numbers: `custom:depth=5,seconds=2`. Whoever
offers levels knows no game by name; it reads `Game.levels` and, if there are any, the dials.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol, runtime_checkable

from msgspec import Struct

from teban.core.game import Game
from teban.core.refused import Expect, bad_value
from teban.core.seat import Player

CUSTOM = "custom"
_NUMBER = re.compile(r"[0-9]{1,9}(\.[0-9]{1,9})?")


class Dial(Struct, frozen=True):
    """A number that a custom level is given by, and how far it may be turned."""

    least: float
    most: float
    usual: float
    """What it is if nobody sets it."""
    whole: bool = False
    """Whether only whole numbers will do."""


@runtime_checkable
class Customisable(Protocol):
    """A game with computer players that people can set up themselves."""

    @property
    def dials(self) -> Mapping[str, Dial]:
        """The numbers of a custom level, by name."""

    def custom(self, numbers: Mapping[str, float]) -> Callable[[int], Player]:
        """The level of these numbers, one for each dial and each within its limits."""


@runtime_checkable
class Accompanied(Protocol):
    """A game with computer players that have no place on its ladder of levels."""

    @property
    def beside(self) -> Mapping[str, Callable[[int], Player]]:
        """These players by name, as `levels` has the others."""


@runtime_checkable
class Facing(Protocol):
    """A game in which it counts whom a seat meets: in Hidden Reversi, for badges."""

    def facing(self, private: Any, levels: Sequence[int | None]) -> Any:
        """What the seat brings along, knowing the level of every other seat.

        1 is the weakest; None is a person, or a custom level.
        """


def level_named(
    game: Game, name: str, field: str = "level", others: Sequence[str] = ()
) -> Callable[[int], Player]:
    """The level of this name, to be made from a seed; refused if the game has none such.

    `others` are what else the field might have held.
    """
    plain = {**game.levels, **beside(game)}
    if name in plain:
        return plain[name]
    numbers = numbers_of(game, name)
    if numbers is None or not isinstance(game, Customisable):
        raise bad_value(field, name, Expect.ONE_OF, names=(*others, *level_names(game)))
    return game.custom(numbers)


def beside(game: Game) -> Mapping[str, Callable[[int], Player]]:
    """The players that stand beside the ladder, if the game has any."""
    return game.beside if isinstance(game, Accompanied) else {}


def level_names(game: Game) -> tuple[str, ...]:
    """Every name that a level may have: weakest first, those beside the ladder, the custom one."""
    names = (*game.levels, *beside(game))
    if not isinstance(game, Customisable):
        return names
    usual = {name: dial.usual for name, dial in game.dials.items()}
    return (*names, custom_name(usual))


def custom_name(numbers: Mapping[str, float]) -> str:
    """The name of a custom level."""
    return f"{CUSTOM}:{','.join(f'{name}={number:g}' for name, number in numbers.items())}"


def numbers_of(game: Game, name: str) -> dict[str, float] | None:
    """The numbers in the name of a custom level, the usual ones for those it leaves out.

    None if it is no such name; refused, with the name of the dial, if a number is not allowed.
    """
    kind, _, given = name.partition(":")
    if kind != CUSTOM or name in game.levels or not isinstance(game, Customisable):
        return None
    turned: dict[str, float] = {}
    for part in given.split(",") if given else ():
        dial, _, value = part.partition("=")
        if dial not in game.dials:
            raise bad_value(CUSTOM, part, Expect.ONE_OF, names=tuple(f"{d}=…" for d in game.dials))
        if dial in turned:
            raise bad_value(dial, value, Expect.ONCE)
        turned[dial] = _number(dial, value, game.dials[dial])
    return {dial: turned.get(dial, limits.usual) for dial, limits in game.dials.items()}


def meeting(game: Game, private: Sequence[Any], players: Sequence[str]) -> list[Any]:
    """What the seats bring along, each knowing the levels it meets."""
    if not isinstance(game, Facing):
        return list(private)
    levels = [_strength(game, player) for player in players]
    return [
        game.facing(brought, [*levels[:seat], *levels[seat + 1 :]])
        for seat, brought in enumerate(private)
    ]


def _strength(game: Game, player: str) -> int | None:
    return 1 + list(game.levels).index(player) if player in game.levels else None


def _number(dial: str, text: str, limits: Dial) -> float:
    number = float(text) if _NUMBER.fullmatch(text) else None
    if number is None or not limits.least <= number <= limits.most:
        least, most = f"{limits.least:g}", f"{limits.most:g}"
        raise bad_value(dial, text, Expect.NUMBER_FROM_TO, least=least, most=most)
    if limits.whole and not number.is_integer():
        raise bad_value(dial, text, Expect.NUMBER)
    return number
