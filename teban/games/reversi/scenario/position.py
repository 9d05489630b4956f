"""The position that a scenario's `setup` describes: exactly what it names."""

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

from msgspec import structs

from teban.core.chance import Luck
from teban.core.ids import SeatId
from teban.core.record import convert
from teban.core.refused import Expect, bad_value
from teban.games.reversi.badges.memory import Memory
from teban.games.reversi.options import Options, Profile, check_options, check_profile
from teban.games.reversi.saved import Saved, build
from teban.games.reversi.scenario.reading import (
    all_kinds,
    by_seat,
    item_numbers,
    pair,
    rows_of,
    seat_of,
    starred,
    whole_number,
    words_of,
)
from teban.games.reversi.setup import centre, extras
from teban.games.reversi.space import KEYS, space
from teban.games.reversi.state import BLACK, COLOURS, RIVAL, Board, Extras, Table

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
    if "board" in words:
        return rows_of("setup.board", words["board"], options.size, "BWbw.")
    cells = ["."] * options.size**2
    for colour, word in zip(COLOURS, ("black", "white"), strict=True):
        for cell, special in starred(f"setup.{word}", words.get(word), table.grid).items():
            if cells[cell] != ".":
                raise bad_value(f"setup.{word}", table.grid.name(cell), Expect.ONCE)
            cells[cell] = colour.lower() if special else colour
    return "".join(cells)


def _extras(
    options: Options, words: Mapping[str, Any], board: str, stock: tuple[int, int]
) -> Extras | None:
    profiles = _profiles(words)
    items = by_seat("setup.items", words.get("items", {}))
    for seat, held in items.items():
        numbers = item_numbers("setup.items", held)
        profiles[seat] = structs.replace(profiles[seat], items=numbers)
        check_profile(seat, profiles[seat], KEYS)
    made = extras(options, profiles, board, stock)
    if made is None:
        return None
    made = _waiting(made, words)
    return _passes(made, words)


def _profiles(words: Mapping[str, Any]) -> list[Profile]:
    given = words.get("profile", ())
    if not isinstance(given, Mapping):
        given = {seat: {} for seat in words_of("setup.profile", given)}
    profiles = [Profile(), Profile()]
    for seat, fields in by_seat("setup.profile", given).items():
        data = {"earns": True, **(fields or {})}
        profiles[seat] = convert(f"setup.profile.{COLOURS[seat]}", data, Profile)
    return profiles


def _waiting(made: Extras, words: Mapping[str, Any]) -> Extras:
    pouches = list(made.pouches)
    for seat, held in by_seat("setup.waiting", words.get("waiting", {})).items():
        waiting = all_kinds(item_numbers("setup.waiting", held))
        start = tuple(max(pair) for pair in zip(pouches[seat].start, waiting, strict=True))
        pouches[seat] = structs.replace(pouches[seat], start=start, waiting=waiting)
    return structs.replace(made, pouches=(pouches[0], pouches[1]))


def _noted(memory: Memory, passes: int) -> Memory:
    return structs.replace(memory, rival_passes=passes, passes_at=((1, passes),))


def _passes(made: Extras, words: Mapping[str, Any]) -> Extras:
    """Natural passes in a row before this position, which the observers have noted."""
    passes = words.get("passes", (0, 0))
    if isinstance(passes, int):
        mover = seat_of("setup.to_move", words.get("to_move", "B"))
        passes = (0, whole_number("setup.passes", passes)) if mover == BLACK else (passes, 0)
    numbers = pair("setup.passes", passes)
    memories = [
        memory and _noted(memory, numbers[RIVAL[SeatId(seat)]])
        for seat, memory in enumerate(made.memories)
    ]
    return structs.replace(made, memories=(memories[0], memories[1]))
