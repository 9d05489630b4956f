"""A position as plain data, and back."""

from collections.abc import Mapping
from typing import Any, TypeVar

from msgspec import Struct

from teban.core.chance import Luck
from teban.core.deck import Deck
from teban.core.dump import dumped, loaded
from teban.core.ids import Cell, SeatId
from teban.core.refused import Expect, bad_value
from teban.games.card_othello.cards.catalogue import TYPES
from teban.games.card_othello.geometry import GRID
from teban.games.card_othello.options import MOST_CHARGE, Options
from teban.games.card_othello.state import COLOURS, SEATS, Board, Held, Marker, Plot, Selection

B = TypeVar("B", bound=Board)
LETTERS = tuple("BW.")


class Saved(Struct, frozen=True, forbid_unknown_fields=True):
    """Everything there is to a position."""

    options: Options
    board: str
    serials: tuple[int, ...]
    born: int
    markers: tuple[Marker, ...]
    marked: int
    sprouts: tuple[Cell, ...]
    mover: SeatId
    turn: int
    started: bool
    paced: bool
    over: bool
    passes: int
    charge: tuple[int, int]
    hands: tuple[tuple[Held, ...], tuple[Held, ...]]
    held: int
    decks: tuple[Deck, Deck]
    discard: tuple[int, ...]
    used: int | None
    waiting: int | None
    placements: int
    placed: bool
    selection: Selection | None
    cancels: int
    plots: tuple[Plot | None, Plot | None]
    traps: tuple[int, ...]
    trail: tuple[int, ...]
    gained: tuple[int, int]
    played: tuple[int, int]
    ply: int
    luck: Luck


_SAME = tuple(
    name
    for name in Saved.__struct_fields__
    if name not in ("options", "board", "sprouts") and name in Board.__struct_fields__
)
"""What a position keeps as it is saved."""


def dump(board: Board) -> dict[str, Any]:
    """Everything, secrets included."""
    saved = Saved(
        options=Options(),
        board=board.colours(),
        sprouts=tuple(GRID.cells_of(board.sprouts)),
        **{name: getattr(board, name) for name in _SAME},
    )
    return dumped(saved)


def load(data: Mapping[str, Any], kind: type[B]) -> B:
    """The position that `dump` wrote; refused with the field that is wrong."""
    return build(loaded(data, Saved, _check), kind)


def build(saved: Saved, kind: type[B]) -> B:
    """The position itself."""
    black, white = (
        GRID.plane(cell for cell in GRID.cells if saved.board[cell] == colour) for colour in COLOURS
    )
    board = kind(
        stones=(black, white),
        sprouts=GRID.plane(saved.sprouts),
        **{name: getattr(saved, name) for name in _SAME},
    )
    board.look()
    if board.over:
        board.moves = 0
    return board


def _check(saved: Saved) -> None:
    _check_board(saved)
    _check_cards(saved)
    _check_numbers(saved)


def _check_board(saved: Saved) -> None:
    cells = len(GRID.cells)
    if len(saved.board) != cells or not set(saved.board) <= set(LETTERS):
        raise bad_value("state.board", saved.board, Expect.LETTERS, count=cells, names=LETTERS)
    if len(saved.serials) != cells:
        raise bad_value("state.serials", len(saved.serials), Expect.ENTRIES, count=cells)
    for cell, stone in enumerate(saved.serials):
        if bool(stone) == (saved.board[cell] == ".") or not 0 <= stone <= saved.born:
            raise bad_value("state.serials", stone, Expect.FITTING, other="state.board")
    for cell in saved.sprouts:
        if not 0 <= cell < cells or saved.board[cell] == ".":
            raise bad_value("state.sprouts", cell, Expect.FITTING, other="state.board")
    stones = set(saved.serials) - {0}
    if len(stones) != cells - saved.board.count("."):
        raise bad_value("state.serials", saved.serials, Expect.ONCE)
    for at, marker in enumerate(saved.markers):
        if marker.stone not in stones:
            field = f"state.markers[{at}].stone"
            raise bad_value(field, marker.stone, Expect.FITTING, other="state.serials")
        _check_seat(f"state.markers[{at}].owner", marker.owner)
    for plot in saved.plots:
        if plot is not None and not stones.issuperset(plot.suspects):
            raise bad_value("state.plots", plot.suspects, Expect.FITTING, other="state.serials")


def _check_cards(saved: Saved) -> None:
    named = [saved.used, saved.waiting, *saved.discard]
    for slots in (*saved.hands, *(deck.slots() for deck in saved.decks)):
        named += [slot.card for slot in slots]
    if saved.selection is not None:
        named += [saved.selection.card, *saved.selection.offers]
    for card in named:
        if card is not None and not 0 <= card < TYPES:
            raise bad_value("state.cards", card, Expect.NUMBER_FROM_TO, least=0, most=TYPES - 1)


def _check_numbers(saved: Saved) -> None:
    _check_seat("state.mover", saved.mover)
    for name in ("born", "marked", "held", "turn", "passes", "placements", "cancels", "ply"):
        if getattr(saved, name) < 0:
            raise bad_value(f"state.{name}", getattr(saved, name), Expect.NUMBER_FROM, least=0)
    if saved.luck.draws < 0:
        raise bad_value("state.luck.draws", saved.luck.draws, Expect.NUMBER_FROM, least=0)
    for charge in saved.charge:
        if not 0 <= charge <= MOST_CHARGE:
            most = MOST_CHARGE
            raise bad_value("state.charge", charge, Expect.NUMBER_FROM_TO, least=0, most=most)


def _check_seat(field: str, seat: int) -> None:
    if seat not in SEATS:
        raise bad_value(field, seat, Expect.NUMBER_FROM_TO, least=0, most=len(SEATS) - 1)
