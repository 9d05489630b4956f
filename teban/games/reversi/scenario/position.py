"""The position that a scenario's `setup` describes: exactly what it names."""

from collections.abc import Mapping
from typing import Any, TypeVar

from msgspec import structs

from teban.core.chance import Luck
from teban.core.ids import SeatId
from teban.core.refused import Expect, bad_value
from teban.games.reversi.options import Options, Profile, check_options
from teban.games.reversi.saved import Saved, build
from teban.games.reversi.setup import centre, extras
from teban.games.reversi.space import KEYS, space
from teban.games.reversi.state import BLACK, RIVAL, Board, Extras, Table

B = TypeVar("B", bound=Board)


def laid_out(kind: type[B], options: Options, named: Mapping[str, Any], luck: Luck) -> B:
    """The position in which these words have these values."""
    options = check_options(options)
    table = Table(options, space(options.size))
    board = _board(named, table)
    black, white = named.get("stock", (0, 0))
    mover = named.get("to_move", BLACK)
    saved = Saved(
        options=options,
        board=board,
        normal=tuple(cell for cell in centre(table.grid) if board[cell] in "BW"),
        proven=(),
        mover=mover,
        turn=1,
        over=False,
        granted=(black + board.count("b"), white + board.count("w")),
        ply=0,
        luck=luck,
        extras=_extras(options, named, board, (black, white)),
    )
    position = build(saved, table, kind)
    own, rival = position.stones[mover], position.stones[RIVAL[mover]]
    position.over = not position.moves and not table.grid.moves(rival, own, position.empty)
    return position


def passed(named: Mapping[str, Any]) -> tuple[int, int]:
    """Natural passes in a row before this position; a single number is the rival's."""
    passes = named.get("passes", (0, 0))
    if isinstance(passes, tuple):
        return passes[0], passes[1]
    return (0, passes) if named.get("to_move", BLACK) == BLACK else (passes, 0)


def _board(named: Mapping[str, Any], table: Table) -> str:
    grid, lists = table.grid, [word for word in ("black", "white") if word in named]
    if "board" in named:
        for word in lists:
            stones = " ".join(map(grid.name, named[word]))
            raise bad_value(f"setup.{word}", stones, Expect.NOTHING)
        return str(named["board"])
    cells = ["."] * len(grid.cells)
    for word in lists:
        colour = word[0].upper()
        for cell, special in named[word].items():
            if cells[cell] != ".":
                raise bad_value(f"setup.{word}", grid.name(cell), Expect.ONCE)
            cells[cell] = colour.lower() if special else colour
    return "".join(cells)


def _extras(
    options: Options, named: Mapping[str, Any], board: str, stock: tuple[int, int]
) -> Extras | None:
    profiles = [Profile(**named.get("profile", {}).get(seat, {})) for seat in "BW"]
    for seat, items in named.get("items", {}).items():
        profiles[seat] = structs.replace(profiles[seat], items=items)
    waiting = named.get("waiting", {})
    for seat, items in waiting.items():
        # What waits has been won in this game, but a pouch counts from what it began with.
        held = profiles[seat].items
        start = {key: max(held.get(key, 0), items.get(key, 0)) for key in {**held, **items}}
        profiles[seat] = structs.replace(profiles[seat], items=start)
    made = extras(options, profiles, board, stock)
    return made and _noted(_waiting(made, waiting), passed(named))


def _waiting(made: Extras, waiting: Mapping[SeatId, Mapping[str, int]]) -> Extras:
    pouches = list(made.pouches)
    for seat, items in waiting.items():
        counts = tuple(items.get(key, 0) for key in KEYS)
        pouches[seat] = structs.replace(pouches[seat], waiting=counts)
    return structs.replace(made, pouches=(pouches[0], pouches[1]))


def _noted(made: Extras, passes: tuple[int, int]) -> Extras:
    """The observers have noted these passes of their rivals."""
    black, white = (
        memory and structs.replace(memory, rival_passes=number, passes_at=((1, number),))
        for memory, number in zip(made.memories, reversed(passes), strict=True)
    )
    return structs.replace(made, memories=(black, white))
