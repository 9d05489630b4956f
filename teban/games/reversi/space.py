"""Every action of the game as a number, and in words.

`f5` places a normal stone, `f5*` a special one, `pass`, `item lens d4` uses an item. The kinds
of item are listed here because each takes a stretch of the action space.
"""

from enum import Enum
from functools import cache
from typing import NamedTuple

from teban.core.grid import Grid, grid
from teban.core.ids import Action, Cell
from teban.core.refused import Expect, Refused, Why


class Aim(Enum):
    """What an item is used on."""

    NOTHING = "nothing"
    CELL = "cell"
    LINE = "line"


class Kind(NamedTuple):
    """One kind of item."""

    key: str
    ja: str
    """Its name in Japanese, which the notation accepts as well."""
    aim: Aim = Aim.NOTHING
    extended: bool = False
    per_game: int | None = None


UNDO = Kind("undo", "待った", per_game=3)
BLIND = Kind("blind", "目つぶし", per_game=2)
REFILL = Kind("refill", "補充")
LENS = Kind("lens", "虫めがね", Aim.CELL, extended=True)
APPRAISE = Kind("appraise", "鑑定", Aim.LINE, extended=True)
HINT = Kind("hint", "ひらめき", extended=True)
PLANT = Kind("plant", "仕込み", Aim.CELL, extended=True)
DISARM = Kind("disarm", "解除", Aim.CELL, extended=True)
MEMO = Kind("memo", "メモ", extended=True)

KINDS = (UNDO, BLIND, REFILL, LENS, APPRAISE, HINT, PLANT, DISARM, MEMO)
KEYS = tuple(kind.key for kind in KINDS)
INDEX = {kind: index for index, kind in enumerate(KINDS)}
ALIASES = {
    "ちょっと待った": UNDO,
    "ちょっと待ったカード": UNDO,
    "特殊コマ補充": REFILL,
    "特殊コマ": REFILL,
}
"""What some items are called beside their names."""
NAMED = {name: kind for kind in KINDS for name in (kind.key, kind.ja)} | ALIASES


class Use(NamedTuple):
    """An item and the number of its target (0 if it has none)."""

    kind: Kind
    target: int


class Space:
    """The action space of one board size."""

    def __init__(self, size: int) -> None:
        self.grid: Grid = grid(size, size)
        self.cells = size * size
        self.lines = tuple(sorted(self.grid.straight()))
        """Rows, columns and diagonals, for the items that look along one."""
        self.pass_ = 2 * self.cells
        self._first: dict[Kind, Action] = {}
        self._uses: list[Use] = []
        for kind in KINDS:
            self._first[kind] = self.pass_ + 1 + len(self._uses)
            self._uses += [Use(kind, target) for target in range(self._targets(kind))]
        self.actions = self.pass_ + 1 + len(self._uses)
        self._line_names = [self._line_name(line) for line in self.lines]

    def special(self, cell: int) -> Action:
        """Placing a special stone on this cell."""
        return self.cells + cell

    def use(self, kind: Kind, target: int = 0) -> Action:
        """Using an item."""
        return self._first[kind] + target

    def used(self, action: Action) -> Use | None:
        """The item that an action uses."""
        return self._uses[action - self.pass_ - 1] if self.pass_ < action < self.actions else None

    def name(self, action: Action) -> str:
        """The action in notation."""
        if not 0 <= action < self.actions:
            raise Refused(Why.NO_SUCH_ACTION, got=action)
        if action < self.cells:
            return self.grid.name(Cell(action))
        if action < self.pass_:
            return self.grid.name(Cell(action - self.cells)) + "*"
        if action == self.pass_:
            return "pass"
        use = self._uses[action - self.pass_ - 1]
        target = self.target_name(use)
        return f"item {use.kind.key} {target}" if target else f"item {use.kind.key}"

    def parse(self, text: str) -> Action:
        """The action of a notation."""
        if text == "pass":
            return self.pass_
        verb, *words = text.split(" ")
        if verb == "item" and words:
            return self._parse_item(*words)
        if text.endswith("*"):
            return self.special(self.grid.find(text[:-1]))
        return self.grid.find(text)

    def target_name(self, use: Use) -> str:
        """What an item is used on, in notation."""
        match use.kind.aim:
            case Aim.NOTHING:
                return ""
            case Aim.CELL:
                return self.grid.name(Cell(use.target))
            case Aim.LINE:
                return self._line_names[use.target]

    def _parse_item(self, name: str, *targets: str) -> Action:
        kind = NAMED.get(name)
        if kind is None:
            raise Refused(Why.UNKNOWN_WORD, got=name, expected=Expect.ONE_OF, names=tuple(NAMED))
        target = " ".join(targets)
        match kind.aim:
            case Aim.NOTHING:
                if targets:
                    raise Refused(Why.UNKNOWN_WORD, got=target, expected=Expect.NOTHING)
                return self.use(kind)
            case Aim.CELL:
                return self.use(kind, self.grid.find(target))
            case Aim.LINE:
                if target not in self._line_names:
                    like = tuple(self._line_names[:3])
                    raise Refused(Why.UNKNOWN_WORD, got=target, expected=Expect.LIKE, examples=like)
                return self.use(kind, self._line_names.index(target))

    def _targets(self, kind: Kind) -> int:
        return {Aim.NOTHING: 1, Aim.CELL: self.cells, Aim.LINE: len(self.lines)}[kind.aim]

    def _line_name(self, line: tuple[Cell, ...]) -> str:
        first, last = self.grid.name(line[0]), self.grid.name(line[-1])
        if first[0] == last[0]:
            return first[0]
        if first[1:] == last[1:]:
            return first[1:]
        return f"{first}-{last}"


@cache
def space(size: int) -> Space:
    """The action space of this board size; made once."""
    return Space(size)
