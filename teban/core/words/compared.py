"""What was wanted, beside what was found."""

from collections.abc import Mapping
from typing import Any

from msgspec import Struct


class Compared(Struct, frozen=True):
    """A wanted value and the one found, both in the same plain form."""

    wanted: Any
    found: Any


def together(each: Mapping[str, Compared]) -> Compared:
    """Several comparisons as one."""
    return Compared(
        {name: one.wanted for name, one in each.items()},
        {name: one.found for name, one in each.items()},
    )
