"""The words of a policy table: positions as keys, exact and abstract, and actions in them.

    black|......../…/........|-|4                  place:2:3, use_card:TIME_BOMB
    black|-|opening|mob:4|disc:0|corner:0          place_cat:corner, use_card:TIME_BOMB

An exact board is in normal form: of its eight turned and mirrored pictures the one that comes
first in the alphabet. The cells of actions are turned along.
"""

from collections.abc import Callable, Sequence

from teban.core.ids import Action, Cell
from teban.core.seat import Seat
from teban.games.card_othello import space
from teban.games.card_othello.cards.catalogue import KEYS
from teban.games.card_othello.geometry import GRID, SIZE
from teban.games.card_othello.levels.places import CORNERS, class_of
from teban.games.card_othello.state import COLOURS, RIVAL
from teban.games.card_othello.view import View

LAST = SIZE - 1
TURNS: Sequence[Callable[[int, int], tuple[int, int]]] = (
    lambda r, c: (r, c),
    lambda r, c: (c, LAST - r),
    lambda r, c: (LAST - r, LAST - c),
    lambda r, c: (LAST - c, r),
    lambda r, c: (r, LAST - c),
    lambda r, c: (LAST - c, LAST - r),
    lambda r, c: (LAST - r, c),
    lambda r, c: (c, r),
)


def _image(turn: Callable[[int, int], tuple[int, int]]) -> tuple[Cell, ...]:
    places = (turn(*divmod(cell, SIZE)) for cell in GRID.cells)
    return tuple(Cell(row * SIZE + column) for row, column in places)


IMAGES = tuple(_image(turn) for turn in TURNS)
"""For each symmetry, where every cell goes."""
_ORIGINS = tuple(tuple(sorted(GRID.cells, key=image.__getitem__)) for image in IMAGES)
"""For each symmetry, which cell comes to every place."""

OPENING, MIDDLE = 44, 16
"""So many empty cells make a phase, at least."""
MOBILITY = (0, 2, 4, 6, 10, 20)
DISCS = (-20, -10, -4, 0, 4, 10, 20)
CORNER_LEAD = (-4, -2, -1, 0, 1, 2, 4)
PLAYERS = ("black", "white")
NOTHING = "-"


def placements(seat: Seat) -> list[Action]:
    """The placements among the legal actions."""
    return [action for action in seat.decision.legal if space.PLACE <= action < space.PASS]


def normal_form(board: str) -> tuple[str, int]:
    """The first of the eight pictures, and the first symmetry that leads to it."""
    return min(("".join(map(board.__getitem__, origin)), at) for at, origin in enumerate(_ORIGINS))


def exact_key(seat: Seat, normal: bool = True) -> tuple[str, int]:
    """The position as it is, and the symmetry by which its cells are named."""
    view: View = seat.view
    board, turned = normal_form(view.board) if normal else (view.board, 0)
    rows = "/".join(board[at : at + SIZE] for at in range(0, len(board), SIZE))
    waiting = view.waiting or NOTHING
    return f"{PLAYERS[seat.id]}|{rows}|{waiting}|{len(placements(seat))}", turned


def exact_action(action: Action, turned: int) -> str:
    """An action in an exact position."""
    if space.PLACE <= action < space.PASS:
        row, column = divmod(IMAGES[turned][action - space.PLACE], SIZE)
        return f"place:{row}:{column}"
    return _other(action)


def abstract_key(seat: Seat) -> str:
    """What kind of position it is (抽象局面)."""
    view: View = seat.view
    board, own, rival = view.board, COLOURS[seat.id], COLOURS[RIVAL[seat.id]]
    empty = board.count(".")
    phase = "opening" if empty >= OPENING else "mid" if empty >= MIDDLE else "end"
    corners = [board[cell] for cell in CORNERS]
    mobility = _bucket(len(placements(seat)), MOBILITY)
    discs = _bucket(board.count(own) - board.count(rival), DISCS)
    lead = _bucket(corners.count(own) - corners.count(rival), CORNER_LEAD)
    waiting = view.waiting or NOTHING
    player = PLAYERS[seat.id]
    return f"{player}|{waiting}|{phase}|mob:{mobility}|disc:{discs}|corner:{lead}"


def abstract_action(action: Action) -> str:
    """An action in a kind of position: §14.2 tells placements apart by their class alone."""
    if space.PLACE <= action < space.PASS:
        return f"place_cat:{class_of(Cell(action - space.PLACE))}"
    return _other(action)


def _other(action: Action) -> str:
    if action < space.TARGET:
        return f"use_card:{KEYS[action - space.USE]}"
    return space.name(action)


def _bucket(value: int, bounds: Sequence[int]) -> str:
    return next((str(bound) for bound in bounds if value <= bound), f">{bounds[-1]}")
