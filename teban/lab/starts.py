"""Who begins: where the options of a table decide it, everybody does equally often."""

from typing import Any

from msgspec import to_builtins

from teban.core.batch import Batching
from teban.core.game import Game
from teban.core.record import convert


def starts(game: Game, options: Any) -> list[Any]:
    """The same table with everybody beginning once; as it is, where options do not say who."""
    if not isinstance(game, Batching):
        return [options]
    plain = to_builtins(options)
    return [
        convert("options", {**plain, option: str(value)}, game.options)
        for option, values in game.starts.items()
        for value in values
    ]
