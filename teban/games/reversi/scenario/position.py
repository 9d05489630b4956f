"""The position that a scenario's `setup` describes: exactly what it names."""

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

from msgspec import structs

from teban.core.chance import Luck
from teban.core.ids import SeatId
from teban.core.refused import Expect, bad_value
from teban.games.reversi.colours import COLOURS
from teban.games.reversi.options import MOST_OF_A_KIND, Options, Profile, check_options
from teban.games.reversi.saved import Saved, build
from teban.games.reversi.scenario.reading import (
    all_kinds,
    by_seat,
    item_numbers,
    pair,
    profiles_of,
    rows_of,
    seat_of,
    starred,
    whole_number,
)
from teban.games.reversi.setup import centre, extras
from teban.games.reversi.space import space
from teban.games.reversi.state import BLACK, RIVAL, Board, Extras, Table

B = TypeVar("B", bound=Board)
SEED = bytes(16)


def set_up(options: Options, words: Mapping[str, Any], tape: Sequence[str], kind: type[B]) -> B:
    """The position of these words."""
    options = check_options(options)
    table = Table(options, space(options.size))
    board = _board(options, words, table)
    stock = pair("setup.stock", words.get("stock", (0, 0)))
    mover = seat_of("setup.to_move", words["to_move"]) if "to_move" in words else BLACK
    saved = Saved(
        options=options,
        board=board,
        normal=tuple(cell for cell in centre(table.grid) if board[cell] in "BW"),
        proven=(),
        mover=mover,
        turn=1,
        over=False,
        granted=(stock[0] + board.count("b"), stock[1] + board.count("w")),
        ply=0,
        luck=Luck(SEED, tape=tuple(tape)),
        extras=_extras(options, words, board, stock),
    )
    position = build(saved, table, kind)
    own, rival = position.stones[mover], position.stones[RIVAL[mover]]
    stuck = not position.moves and not table.grid.moves(rival, own, position.empty)
    position.over = stuck
    return position


def _board(options: Options, words: Mapping[str, Any], table: Table) -> str:
    lists = [word for word in ("black", "white") if word in words]
    if "board" in words:
        for word in lists:
            raise bad_value(f"setup.{word}", words[word], Expect.NOTHING)
        return rows_of("setup.board", words["board"], options.size, "BWbw.")
    cells = ["."] * options.size**2
    for word in lists:
        colour = word[0].upper()
        for cell, special in starred(f"setup.{word}", words[word], table.grid).items():
            if cells[cell] != ".":
                raise bad_value(f"setup.{word}", table.grid.name(cell), Expect.ONCE)
            cells[cell] = colour.lower() if special else colour
    return "".join(cells)


def _extras(
    options: Options, words: Mapping[str, Any], board: str, stock: tuple[int, int]
) -> Extras | None:
    profiles = [Profile(), Profile()]
    for seat, parts in profiles_of("setup.profile", words.get("profile", ())).items():
        profiles[seat] = Profile(**parts)
    for seat, items in _held("setup.items", words.get("items", {})).items():
        profiles[seat] = structs.replace(profiles[seat], items=items)
    waiting = _held("setup.waiting", words.get("waiting", {}))
    for seat, items in waiting.items():
        # What waits has been won in this game, but a pouch counts from what it began with.
        held = profiles[seat].items
        start = {key: max(held.get(key, 0), items.get(key, 0)) for key in {**held, **items}}
        profiles[seat] = structs.replace(profiles[seat], items=start)
    passes = passes_of(words)
    made = extras(options, profiles, board, stock)
    return made and _noted(_waiting(made, waiting), passes)


def _held(field: str, value: Any) -> dict[SeatId, dict[str, int]]:
    return {
        seat: item_numbers(f"{field}.{COLOURS[seat]}", held, MOST_OF_A_KIND)
        for seat, held in by_seat(field, value).items()
    }


def _waiting(made: Extras, waiting: Mapping[SeatId, Mapping[str, int]]) -> Extras:
    pouches = list(made.pouches)
    for seat, items in waiting.items():
        pouches[seat] = structs.replace(pouches[seat], waiting=all_kinds(items))
    return structs.replace(made, pouches=(pouches[0], pouches[1]))


def passes_of(words: Mapping[str, Any]) -> tuple[int, int]:
    """Natural passes in a row before this position; a single number is the rival's."""
    passes = words.get("passes", (0, 0))
    if isinstance(passes, Sequence):
        return pair("setup.passes", passes)
    number = whole_number("setup.passes", passes)
    mover = seat_of("setup.to_move", words.get("to_move", "B"))
    return (0, number) if mover == BLACK else (number, 0)


def _noted(made: Extras, passes: tuple[int, int]) -> Extras:
    """The observers have noted these passes of their rivals."""
    black, white = (
        memory and structs.replace(memory, rival_passes=number, passes_at=((1, number),))
        for memory, number in zip(made.memories, reversed(passes), strict=True)
    )
    return structs.replace(made, memories=(black, white))
