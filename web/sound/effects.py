"""Short sounds: what every table has, and what a table says differently."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from importlib import import_module
from pkgutil import iter_modules

from web.sound import tables
from web.sound.common import COMMON
from web.sound.samples import Samples


@dataclass(frozen=True)
class Effect:
    """Under a table's name with a slash when it is that table's own: `reversi/stone`."""

    name: str
    make: Callable[[], Samples]
    gain: float


def effects() -> Iterable[Effect]:
    """In an order that does not depend on the file system."""
    for name, (make, gain) in COMMON.items():
        yield Effect(name, make, gain)
    for table in sorted(module.name for module in iter_modules(tables.__path__)):
        own = import_module(f"{tables.__name__}.{table}").SOUNDS
        for name, (make, gain) in own.items():
            yield Effect(f"{table}/{name}", make, gain)
