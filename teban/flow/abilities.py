"""Abilities (能力): standing effects, read anew each time, the widest first (6.4.2).

What reaches everything gives way to what reaches one side, and that to what reaches one piece.
Within one reach the older comes first, so that the newer has the last word. What does not
contradict simply adds up.
"""

from collections.abc import Iterable
from enum import IntEnum

from msgspec import Struct


class Scope(IntEnum):
    """影響範囲: how far an ability reaches."""

    ALL = 1
    """全ての"""
    YOUR = 2
    """あなたの"""
    THIS = 3
    """この"""


class Ability(Struct, frozen=True):
    """What one ability does to one value of one piece."""

    scope: Scope
    stamp: int
    """When it came into force; two never share one."""
    add: int = 0
    becomes: int | None = None
    """The value itself, whatever it was before; truth values are 0 and 1."""


def settle(value: int, abilities: Iterable[Ability]) -> int:
    """The value with all abilities applied, worked out from what is printed."""
    for ability in sorted(abilities, key=_order):
        if ability.becomes is not None:
            value = ability.becomes
        value += ability.add
    return value


def _order(ability: Ability) -> tuple[Scope, int]:
    return ability.scope, ability.stamp
