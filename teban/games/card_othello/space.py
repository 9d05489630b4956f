"""Every action of the game as a number, and in words.

`use TIME_BOMB`, `target d4`, `pick GOLD_STONE`, `finish`, `cancel`, `place d3`, `pass`. Cards may
be called by their Japanese names as well.
"""

from teban.core.ids import Action
from teban.core.refused import Expect, Refused, Why
from teban.games.card_othello.cards.catalogue import KEYS, NAMED, TYPES
from teban.games.card_othello.geometry import GRID

CELLS = len(GRID.cells)
USE = 0
TARGET = USE + TYPES
PICK = TARGET + CELLS
FINISH = PICK + TYPES
CANCEL = FINISH + 1
PLACE = CANCEL + 1
PASS = PLACE + CELLS
ACTIONS = PASS + 1

VERBS = ("use", "target", "pick", "finish", "cancel", "place", "pass")
_CELL_NAMES = [GRID.name(cell) for cell in GRID.cells]
_NAMES = (
    *(f"use {key}" for key in KEYS),
    *(f"target {name}" for name in _CELL_NAMES),
    *(f"pick {key}" for key in KEYS),
    "finish",
    "cancel",
    *(f"place {name}" for name in _CELL_NAMES),
    "pass",
)
_NUMBERS = {name: action for action, name in enumerate(_NAMES)} | {
    f"{verb} {name}": first + card
    for verb, first in (("use", USE), ("pick", PICK))
    for name, card in NAMED.items()
}


def name(action: Action) -> str:
    """The action in notation."""
    if not 0 <= action < ACTIONS:
        raise Refused(Why.NO_SUCH_ACTION, got=action)
    return _NAMES[action]


def parse(text: str) -> Action:
    """The action of a notation."""
    found = _NUMBERS.get(text)
    if found is not None:
        return found
    verb, _, what = text.partition(" ")
    if verb in ("use", "pick"):
        raise Refused(Why.UNKNOWN_WORD, got=what, expected=Expect.ONE_OF, names=KEYS)
    if verb in ("target", "place"):
        raise GRID.no_cell("cell", what)
    raise Refused(Why.UNKNOWN_WORD, got=text, expected=Expect.ONE_OF, names=VERBS)
