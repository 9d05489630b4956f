"""A position as plain data, and back."""

from collections.abc import Mapping
from typing import Any, TypeVar

from msgspec import Struct

from teban.core.chance import Luck
from teban.core.dump import dumped, loaded
from teban.core.game import Game
from teban.core.ids import Cell, SeatId
from teban.core.refused import Expect, bad_value
from teban.core.sound import check_least, check_luck
from teban.games.reversi.options import Options, check_options
from teban.games.reversi.sound import check_board, check_extras, check_layout, check_seat
from teban.games.reversi.space import space
from teban.games.reversi.state import RIVAL, Board, Extras, Table, unpaint

B = TypeVar("B", bound=Board)
LETTERS = tuple("BWbw.")


class Saved(Struct, frozen=True, forbid_unknown_fields=True):
    """Everything there is to a position; lower-case letters are specials."""

    options: Options
    board: str
    normal: tuple[Cell, ...]
    proven: tuple[Cell, ...]
    mover: SeatId
    turn: int
    over: bool
    granted: tuple[int, int]
    ply: int
    luck: Luck
    extras: Extras | None


def dump(board: Board) -> dict[str, Any]:
    """Everything, secrets included."""
    grid = board.table.grid
    return dumped(
        Saved(
            options=board.table.options,
            board=board.letters(),
            normal=tuple(grid.cells_of(board.normal)),
            proven=tuple(grid.cells_of(board.proven)),
            mover=board.mover,
            turn=board.turn,
            over=board.over,
            granted=board.granted,
            ply=board.ply,
            luck=board.luck,
            extras=board.extras,
        )
    )


def load(kind: type[Board], data: Mapping[str, Any], game: Game) -> Board:
    """The position that `dump` wrote; refused with the field that is wrong."""
    saved = loaded(data, Saved, _check)
    board = build(saved, Table(saved.options, space(saved.options.size)), kind)
    check_layout("state.board", board)
    return board


def _check(saved: Saved) -> None:
    cells = check_options(saved.options, "state.options.").size ** 2
    check_board("state.board", saved.board, cells, LETTERS)
    check_seat("state.mover", saved.mover)
    for name in ("turn", "ply"):
        check_least(f"state.{name}", getattr(saved, name))
    check_least("state.granted", *saved.granted)
    check_luck("state.luck", saved.luck)
    if saved.extras is not None:
        check_extras("state.extras", saved.extras, cells)
    for field, known in (("normal", saved.normal), ("proven", saved.proven)):
        if any(not 0 <= cell < cells or saved.board[cell] == "." for cell in known):
            raise bad_value(f"state.{field}", known, Expect.FITTING, other="state.board")


def build(saved: Saved, table: Table, kind: type[B]) -> B:
    """The position itself."""
    grid = table.grid
    stones = unpaint(grid, saved.board.upper())
    special = grid.plane(Cell(at) for at, found in enumerate(saved.board) if found in "bw")
    empty = grid.all & ~(stones[0] | stones[1])
    own, rival = stones[saved.mover], stones[RIVAL[saved.mover]]
    return kind(
        luck=saved.luck,
        ply=saved.ply,
        table=table,
        stones=stones,
        empty=empty,
        mover=saved.mover,
        moves=0 if saved.over else grid.moves(own, rival, empty),
        turn=saved.turn,
        over=saved.over,
        special=special,
        normal=grid.plane(saved.normal),
        proven=grid.plane(saved.proven),
        granted=saved.granted,
        extras=saved.extras,
    )
