"""Actions in words, for games whose actions are cells or a list of words."""

from collections.abc import Sequence
from functools import cache

from teban.core.grid import grid
from teban.core.ids import Action, Cell
from teban.core.refused import Expect, Refused, Why


class Listed:
    """Actions with a name each; an action is its place in the list."""

    def __init__(self, names: Sequence[str]) -> None:
        self.names = tuple(names)
        self._actions = {name: action for action, name in enumerate(self.names)}

    def __len__(self) -> int:
        return len(self.names)

    def name(self, action: Action) -> str:
        """The action in notation."""
        if not 0 <= action < len(self.names):
            raise Refused(Why.NO_SUCH_ACTION, got=action)
        return self.names[action]

    def parse(self, text: str) -> Action:
        """The action of a notation."""
        if text not in self._actions:
            raise self.unknown(text)
        return self._actions[text]

    def unknown(self, text: str) -> Refused:
        """The refusal of a text that names no action."""
        return Refused(Why.UNKNOWN_WORD, got=text, expected=Expect.ONE_OF, names=self.names)


class CellNames(Listed):
    """Every cell of a board is an action: `d3`, a column letter and a row number."""

    def __init__(self, width: int, height: int) -> None:
        self._grid = grid(width, height)
        super().__init__([self._grid.name(Cell(cell)) for cell in range(width * height)])

    def unknown(self, text: str) -> Refused:
        """The refusal of a text that names no cell."""
        return self._grid.no_cell("cell", text)


@cache
def cells(width: int, height: int = 0) -> CellNames:
    """The notation of a board that is as high as it is wide, unless it says otherwise."""
    return CellNames(width, height or width)
