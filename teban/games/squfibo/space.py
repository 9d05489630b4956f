"""Every action of the game as a number, and in words.

`discard (2,2)`, `place R16 (1,3)`, `claim (1,1) (1,2) (1,3)`, `end`. A cell is its row and its
column; `c1` is the same as `(1,3)`. Cards may be called `r16` or `赤16` as well, and the cells of
a claim may come in any order.
"""

from teban.core.ids import Action
from teban.core.refused import Expect, Refused, Why, bad_value
from teban.games.squfibo import refusals
from teban.games.squfibo.cards import CARDS, NAMED, NAMES
from teban.games.squfibo.roles import CELLS, NUMBER, SIZE, TRIPLES

DISCARD = 0
PLACE = DISCARD + CELLS
CLAIM = PLACE + CARDS * CELLS
END = CLAIM + len(TRIPLES)
ACTIONS = END + 1

VERBS = ("discard", "place", "claim", "end")
CELL_NAMES = tuple(f"({row},{column})" for row in range(1, 4) for column in range(1, 4))
LETTERED = tuple(f"{column}{row}" for row in range(1, 4) for column in "abc")
CELLS_BY_NAME = {name: cell for names in (CELL_NAMES, LETTERED) for cell, name in enumerate(names)}

_NAMES = (
    *(f"discard {name}" for name in CELL_NAMES),
    *(f"place {card} {name}" for card in NAMES for name in CELL_NAMES),
    *(f"claim {' '.join(CELL_NAMES[cell] for cell in cells)}" for cells in TRIPLES),
    "end",
)
_NUMBERS = {name: action for action, name in enumerate(_NAMES)}


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
    verb, *words = text.split(" ")
    match verb, words:
        case "discard", [cell]:
            return DISCARD + cell_of("cell", cell)
        case "place", [card, cell]:
            return place(card_of("card", card), cell_of("cell", cell))
        case "claim", cells:
            return claim(cells)
        case _:
            raise Refused(Why.UNKNOWN_WORD, got=text, expected=Expect.ONE_OF, names=VERBS)


def place(card: int, cell: int) -> Action:
    """Placing a card on a cell."""
    return PLACE + card * CELLS + cell


def claim(words: list[str]) -> Action:
    """C5: three different cells of the board are a claim, right or wrong; nothing else is."""
    cells = tuple(sorted({cell_of("cell", word) for word in words}))
    if len(words) != SIZE or len(cells) != SIZE:
        raise Refused(refusals.Why.THREE_CELLS)
    return CLAIM + NUMBER[cells]


def cell_of(field: str, word: object) -> int:
    """`(1,3)` or `c1`."""
    if not isinstance(word, str) or word not in CELLS_BY_NAME:
        raise bad_value(field, word, Expect.CELL, first=CELL_NAMES[0], last=CELL_NAMES[-1])
    return CELLS_BY_NAME[word]


def card_of(field: str, word: object) -> int:
    """`R16`, `r16` or `赤16`."""
    if not isinstance(word, str) or word not in NAMED:
        raise bad_value(field, word, Expect.ONE_OF, names=NAMES)
    return NAMED[word]
