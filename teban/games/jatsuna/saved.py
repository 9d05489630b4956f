"""A position as plain data, and back."""

from collections.abc import Mapping
from typing import Any, TypeVar

from msgspec import Struct

from teban.core.chance import Luck
from teban.core.dump import dumped, loaded
from teban.core.game import Game
from teban.core.ids import SeatId
from teban.core.refused import Expect, bad_value
from teban.core.sound import check_least, check_luck
from teban.games.jatsuna.options import Options
from teban.games.jatsuna.sides import LETTERS, SEATS
from teban.games.jatsuna.space import ACTIONS, GRID, planes
from teban.games.jatsuna.state import Board

B = TypeVar("B", bound=Board)


class Saved(Struct, frozen=True, forbid_unknown_fields=True):
    """Everything there is to a position."""

    options: Options
    board: str
    mover: SeatId
    first: SeatId
    ply: int
    luck: Luck
    against: SeatId | None = None


def dump(board: Board) -> dict[str, Any]:
    """Everything."""
    return dumped(
        Saved(
            options=board.options,
            board=board.colours(),
            mover=board.mover,
            first=board.first,
            ply=board.ply,
            luck=board.luck,
            against=board.against,
        )
    )


def load(kind: type[Board], data: Mapping[str, Any], game: Game) -> Board:
    """The position that `dump` wrote; refused with the field that is wrong."""
    return build(loaded(data, Saved, _check), kind)


def _check(saved: Saved) -> None:
    if len(saved.board) != ACTIONS or not set(saved.board) <= set(LETTERS):
        raise bad_value("state.board", saved.board, Expect.LETTERS, count=ACTIONS, names=LETTERS)
    for name in ("mover", "first", "against"):
        seat = getattr(saved, name)
        if seat not in SEATS and not (name == "against" and seat is None):
            most = SEATS[-1]
            raise bad_value(f"state.{name}", seat, Expect.NUMBER_FROM_TO, least=0, most=most)
    check_least("state.ply", saved.ply)
    check_luck("state.luck", saved.luck)


def build(saved: Saved, kind: type[B]) -> B:
    """The position itself."""
    own, following, last, empty = planes(saved.board, saved.mover)
    return kind(
        luck=saved.luck,
        ply=saved.ply,
        options=saved.options,
        stones=(own, following, last),
        empty=empty,
        mover=saved.mover,
        first=saved.first,
        against=saved.against,
        moves=GRID.moves(own, following | last, empty),
    )
