"""A position as plain data, and back."""

from collections.abc import Mapping
from typing import Any, TypeVar

from msgspec import Struct

from teban.core.chance import Luck
from teban.core.deck import Deck
from teban.core.dump import dumped, loaded
from teban.core.game import Game
from teban.core.ids import Cell, SeatId
from teban.core.refused import Expect, bad_value
from teban.core.sound import check_deck, check_least, check_luck, check_range, check_slots
from teban.games.card_othello.cards.catalogue import TYPES
from teban.games.card_othello.cards.chosen import OFFERED
from teban.games.card_othello.geometry import GRID
from teban.games.card_othello.hands import made
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


def load(kind: type[Board], data: Mapping[str, Any], game: Game) -> Board:
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
        if plot is not None and not (plot.suspects or plot.silent):
            raise bad_value("state.plots", 0, Expect.NUMBER_FROM, least=1)


def _check_cards(saved: Saved) -> None:
    named = [saved.used, saved.waiting, *saved.discard]
    if saved.selection is not None:
        named += [saved.selection.card, *saved.selection.offers]
    check_range("state.cards", [card for card in named if card is not None], TYPES - 1)
    for deck in saved.decks:
        check_deck("state.decks", deck, len(SEATS), TYPES)
    for hand in saved.hands:
        check_slots("state.hands", hand, len(SEATS), TYPES)
        for slot in hand:
            if made(slot) and slot.card not in OFFERED:
                raise bad_value("state.hands", slot.card, Expect.FITTING, other="state.hands.piles")


def _check_numbers(saved: Saved) -> None:
    _check_seat("state.mover", saved.mover)
    for name in ("born", "marked", "held", "turn", "passes", "placements", "cancels", "ply"):
        check_least(f"state.{name}", getattr(saved, name))
    check_luck("state.luck", saved.luck)
    check_range("state.charge", saved.charge, MOST_CHARGE)


def _check_seat(field: str, seat: int) -> None:
    check_range(field, (seat,), len(SEATS) - 1)
