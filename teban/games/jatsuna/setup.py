"""How a game begins."""

from collections.abc import Sequence
from typing import TypeVar

from teban.core.chance import Luck
from teban.core.game import State
from teban.core.ids import SeatId
from teban.games.jatsuna.options import Company, First, Layout, Options, Transform
from teban.games.jatsuna.saved import Saved, build
from teban.games.jatsuna.sides import EMPTY, SEATS, SIDES, WALL, painted
from teban.games.jatsuna.space import ACTIONS, cell_named
from teban.games.jatsuna.state import Board

B = TypeVar("B", bound=Board)

LAYOUTS = {
    Layout.WIDE: ("(3,4)", "(5,6)", "(6,3)"),
    Layout.TIGHT: ("(3,3)", "(3,5)", "(5,4)"),
    Layout.EDGE: ("(1,4)", "(7,2)", "(7,6)"),
    Layout.DIAGONAL: ("(2,2)", "(2,6)", "(6,4)"),
}
"""The first stone of each side."""
MIDDLE = cell_named("wall", "(4,4)")

PRESETS = {
    "standard": Options(),
    "sansukumi": Options(transform=Transform.SANSUKUMI),
    # 5.2: the fairest to all seats under the rulebook's conversion.
    "balanced": Options(layout=Layout.DIAGONAL, first=First.ROULETTE),
    "tight": Options(layout=Layout.TIGHT),
    "edge": Options(layout=Layout.EDGE),
    "open": Options(wall=False),
}


def start(kind: type[B], options: Options, private: Sequence[Company], luck: Luck) -> B:
    """The first position."""
    return begin(kind, options, opening(options), luck, against=victim(private))


def victim(private: Sequence[Company]) -> SeatId | None:
    """The side against which two seats of the levels called Ultimate stand together.

    One alone has nobody to join, and three have nobody to join against: each plays for itself.
    """
    together: set[SeatId] = set()
    for seat, company in zip(SEATS, private, strict=True):
        others = (other for other in SEATS if other != seat)
        # A table of people says nothing about levels.
        together.update(o for o, joins in zip(others, company.ultimate, strict=False) if joins)
    alone = [seat for seat in SEATS if seat not in together]
    return alone[0] if len(alone) == 1 else None


def begin(
    kind: type[B],
    options: Options,
    board: str,
    luck: Luck,
    mover: SeatId | None = None,
    against: SeatId | None = None,
) -> B:
    """A position that nothing has happened in; the first side moves unless another is named."""
    draw = State(luck=luck, ply=0)
    first = starter(options, draw)
    saved = Saved(
        options=options,
        board=board,
        mover=first if mover is None else mover,
        first=first,
        ply=0,
        luck=draw.luck,
        against=against,
    )
    return build(saved, kind)


def starter(options: Options, draw: State) -> SeatId:
    """C5: the side that starts, by roulette (ルーレット) where the table says so."""
    if options.first is First.ROULETTE:
        return draw.chance("roulette", SEATS, SIDES.__getitem__)
    return SEATS[SIDES.index(options.first)]


def opening(options: Options) -> str:
    """One stone for each side."""
    board = blank(options)
    for seat, name in zip(SEATS, LAYOUTS[options.layout], strict=True):
        board = painted(board, cell_named("layout", name), seat)
    return board


def blank(options: Options) -> str:
    """Nothing but the wall, if there is one."""
    middle = WALL if options.wall else EMPTY
    return EMPTY * MIDDLE + middle + EMPTY * (ACTIONS - MIDDLE - 1)
