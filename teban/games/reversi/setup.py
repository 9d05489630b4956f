"""How a game begins."""

from collections.abc import Sequence
from typing import TypeVar

from teban.core.chance import Luck
from teban.core.grid import Grid
from teban.core.ids import Cell
from teban.games.reversi.badges.memory import Memory, late
from teban.games.reversi.options import Options, Profile, check_options, check_profile
from teban.games.reversi.saved import Saved, build
from teban.games.reversi.space import KEYS, space
from teban.games.reversi.state import BLACK, Board, Extras, Pouch, Table

B = TypeVar("B", bound=Board)

PRESETS = {
    "plain": Options(specials=0),
    "hidden": Options(),
    "items": Options(items=True),
    "extended": Options(items=True, extended=True),
    "small": Options(size=6),
}


def start(kind: type[B], options: Options, private: Sequence[Profile], luck: Luck) -> B:
    """The first position: two stones each in the middle, black to move."""
    options = check_options(options)
    for seat, profile in enumerate(private):
        check_profile(f"private[{seat}]", profile, KEYS)
    table = Table(options, space(options.size))
    board = opening(options.size)
    saved = Saved(
        options=options,
        board=board,
        normal=tuple(centre(table.grid)),
        proven=(),
        mover=BLACK,
        turn=1,
        over=False,
        granted=(table.stock, table.stock),
        ply=0,
        luck=luck,
        extras=extras(options, private, board, (table.stock, table.stock)),
    )
    return build(saved, table, kind)


def opening(size: int) -> str:
    """1.1: white on the falling diagonal of the centre, black on the rising one."""
    middle = size // 2
    cells = ["."] * size * size
    for row, column, colour in ((-1, -1, "W"), (0, 0, "W"), (-1, 0, "B"), (0, -1, "B")):
        cells[(middle + row) * size + middle + column] = colour
    return "".join(cells)


def centre(grid: Grid) -> list[Cell]:
    """The four cells of the first stones, which are normal and never leave the board."""
    middle = grid.width // 2
    rows = (middle - 1) * grid.width, middle * grid.width
    return [Cell(row + column) for row in rows for column in (middle - 1, middle)]


def extras(
    options: Options, private: Sequence[Profile], board: str, stock: tuple[int, int]
) -> Extras | None:
    """What items and badges need; nothing if the table has neither."""
    if not options.items and not any(profile.earns or profile.items for profile in private):
        return None
    black, white = private
    return Extras(
        profiles=(black, white),
        pouches=(_pouch(black), _pouch(white)),
        memories=(
            _memory(0, options, black, board, stock[0]),
            _memory(1, options, white, board, stock[1]),
        ),
    )


def _pouch(profile: Profile) -> Pouch:
    return Pouch(start=tuple(profile.items.get(key, 0) for key in KEYS))


def _memory(seat: int, options: Options, profile: Profile, board: str, stock: int) -> Memory | None:
    if not profile.earns:
        return None
    own_specials = tuple(at for at, found in enumerate(board) if found == "bw"[seat])
    memory = Memory(
        seat=seat,
        size=options.size,
        initial=options.specials or 0,
        items=options.items,
        board=board.upper(),
        stock=stock,
        specials=own_specials,
        passes_at=((1, 0),),
    )
    # A game may begin late, as scenarios do.
    return late(memory)
