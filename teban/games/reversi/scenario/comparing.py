"""Expectations against the position, each as a wanted and a found value of the same form."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from msgspec import structs

from teban.core.event import Event
from teban.core.grid import Grid
from teban.core.ids import Cell
from teban.core.vocabulary import Compared
from teban.games.reversi import events as ev
from teban.games.reversi.colours import COLOURS
from teban.games.reversi.options import Profile
from teban.games.reversi.scenario.reading import (
    badge_of,
    by_seat,
    cells_of,
    item_numbers,
    pair,
    profiles_of,
    rows_of,
    starred,
    whole_number,
    words_of,
)
from teban.games.reversi.space import KINDS
from teban.games.reversi.state import RIVAL, Board

Events = Sequence[Event]
Comparison = Callable[[Board, Any, Events], Compared]


def cell_names(grid: Grid, plane: int) -> str:
    """The cells of a plane in words."""
    return " ".join(grid.name(cell) for cell in grid.cells_of(plane))


def compare(board: Board, word: str, wanted: Any, events: Events) -> Compared:
    """One expectation."""
    return _COMPARISONS[word](board, wanted, events)


def _board(board: Board, wanted: Any, _: Events) -> Compared:
    size = board.table.options.size
    text = rows_of("expect.board", wanted, size, "BWbw.")
    found = with_specials(board) if text != text.upper() else board.colours()
    return Compared(_rows(text, size), _rows(found, size))


def _stones(colour: int) -> Comparison:
    def stones(board: Board, wanted: Any, _: Events) -> Compared:
        grid = board.table.grid
        named = starred(f"expect.{('black', 'white')[colour]}", wanted, grid)
        stars = any(named.values())

        def word(cell: int, special: bool) -> str:
            return grid.name(grid.cells[cell]) + "*" * (special and stars)

        found = [
            word(cell, bool(grid.bit[cell] & board.special))
            for cell in grid.cells_of(board.stones[colour])
        ]
        return Compared(
            " ".join(sorted(word(cell, special) for cell, special in named.items())),
            " ".join(sorted(found)),
        )

    return stones


def _plane(field: str, plane: Callable[[Board], int]) -> Comparison:
    def cells(board: Board, wanted: Any, _: Events) -> Compared:
        grid = board.table.grid
        want = grid.plane(cells_of(f"expect.{field}", wanted, grid))
        return Compared(cell_names(grid, want), cell_names(grid, plane(board)))

    return cells


def _planes(field: str, plane: Callable[[Board, int], int]) -> Comparison:
    def by_colour(board: Board, wanted: Any, _: Events) -> Compared:
        grid = board.table.grid
        named = by_seat(f"expect.{field}", wanted)
        want = {
            COLOURS[seat]: cell_names(grid, grid.plane(cells_of(f"expect.{field}", cells, grid)))
            for seat, cells in named.items()
        }
        found = {COLOURS[seat]: cell_names(grid, plane(board, seat)) for seat in named}
        return Compared(want, found)

    return by_colour


def _number(field: str, number: Callable[[Board, Events], int]) -> Comparison:
    def numbers(board: Board, wanted: Any, events: Events) -> Compared:
        return Compared(whole_number(f"expect.{field}", wanted), number(board, events))

    return numbers


def _pair(field: str, numbers: Callable[[Board, Events], tuple[int, int]]) -> Comparison:
    def pairs(board: Board, wanted: Any, events: Events) -> Compared:
        return Compared([*pair(f"expect.{field}", wanted)], [*numbers(board, events)])

    return pairs


def _items(field: str) -> Comparison:
    def items(board: Board, wanted: Any, _: Events) -> Compared:
        named = {
            COLOURS[seat]: item_numbers(f"expect.{field}.{COLOURS[seat]}", held)
            for seat, held in by_seat(f"expect.{field}", wanted).items()
        }
        found = {
            colour: {key: _item_number(board, field, colour, key) for key in held}
            for colour, held in named.items()
        }
        return Compared(named, found)

    return items


def _item_number(board: Board, field: str, colour: str, key: str) -> int:
    if board.extras is None:
        return 0
    seat = RIVAL[1 - COLOURS.index(colour)]
    at = next(at for at, kind in enumerate(KINDS) if kind.key == key)
    if field == "waiting":
        return board.extras.pouches[seat].waiting[at]
    return board.extras.held(seat, KINDS[at])


def _badges(board: Board, wanted: Any, events: Events) -> Compared:
    """The named badges must be among those earned; an empty list wants none."""
    want = _named_badges("expect.badges", wanted)
    found = {colour: earned_of(badges, _earned(colour, events)) for colour, badges in want.items()}
    return Compared(want, found)


def _no_badges(board: Board, wanted: Any, events: Events) -> Compared:
    named = _named_badges("expect.no_badges", wanted)
    found = {
        colour: [badge for badge in _earned(colour, events) if badge in badges]
        for colour, badges in named.items()
    }
    return Compared({colour: [] for colour in named}, found)


def _named_badges(field: str, wanted: Any) -> dict[str, list[str]]:
    return {
        COLOURS[seat]: badges_of(f"{field}.{COLOURS[seat]}", badges)
        for seat, badges in by_seat(field, wanted).items()
    }


def badges_of(field: str, wanted: Any) -> list[str]:
    """Ids of badges, each once whatever it is called."""
    return sorted({badge_of(field, name) for name in words_of(field, wanted)})


def earned_of(wanted: Sequence[str], earned: Sequence[str]) -> list[str]:
    """The wanted ones among those earned; all of them where none is wanted."""
    return sorted({badge for badge in earned if badge in wanted or not wanted})


def _earned(colour: str, events: Events) -> list[str]:
    return [
        event.badge
        for event in events
        if isinstance(event, ev.Badge) and COLOURS[event.seat] == colour
    ]


def _flips(board: Board, wanted: Any, events: Events) -> Compared:
    """The stones that the last placement turned, or how many."""
    grid = board.table.grid
    last = max((at for at, event in enumerate(events) if isinstance(event, ev.Place)), default=0)
    turned = [Cell(event.cell) for event in events[last:] if isinstance(event, ev.Flip)]
    if isinstance(wanted, int):
        return Compared(whole_number("expect.flips", wanted), len(turned))
    named = cells_of("expect.flips", wanted, grid)
    return Compared(cell_names(grid, grid.plane(named)), cell_names(grid, grid.plane(turned)))


def _apparent(_: Board, events: Events) -> int:
    placed = [event.apparent for event in events if isinstance(event, ev.Place)]
    return placed[-1] if placed else 0


def passes(wanted: Any, events: Events, before: tuple[int, int]) -> Compared:
    """Natural passes in a row: of either side since the last placement, or for each side."""
    *rows, since = _counted(events, (*before, sum(before)))
    if isinstance(wanted, Sequence):
        return Compared([*pair("expect.passes", wanted)], rows)
    return Compared(whole_number("expect.passes", wanted), since)


def _counted(events: Events, before: tuple[int, int, int]) -> list[int]:
    """Passes of black, of white, and of both since the last placement."""
    rows, at_turn = [*before], {1: before}
    for event in events:
        match event:
            case ev.NaturalPass(seat=seat):
                rows[seat] += 1
                rows[2] += 1
            case ev.Place(seat=seat):
                rows[seat] = rows[2] = 0
            case ev.ForcedPass(seat=seat):
                rows[seat] = 0
            case ev.Turn(number=number):
                at_turn[number] = (rows[0], rows[1], rows[2])
            case ev.Undo(turn=turn):
                rows = [*at_turn.get(turn, before)]
            case _:
                pass
    return rows


def _profiles(board: Board, wanted: Any, _: Events) -> Compared:
    """A list names all seats that earn badges; a mapping names parts of what they brought."""
    want = {COLOURS[seat]: parts for seat, parts in profiles_of("expect.profile", wanted).items()}
    brought = board.extras.profiles if board.extras else (Profile(), Profile())
    found = dict(zip(COLOURS, map(structs.asdict, brought), strict=True))
    if not isinstance(wanted, Mapping):
        return Compared(sorted(want), [colour for colour in found if found[colour]["earns"]])
    for colour, parts in want.items():
        for name in ("items", "badges"):
            zeros = dict.fromkeys(parts.get(name, {}), 0)
            found[colour][name] = {**zeros, **found[colour][name]}
    return Compared(want, {colour: found[colour] for colour in want})


def with_specials(board: Board) -> str:
    """The board with lower-case letters for specials."""
    normal = [plane & ~board.special for plane in board.stones]
    special = [plane & board.special for plane in board.stones]
    return board.table.grid.paint(normal + special, "BWbw.")


def _rows(text: str, size: int) -> list[str]:
    return [text[at : at + size] for at in range(0, len(text), size)]


_COMPARISONS: Mapping[str, Comparison] = {
    "board": _board,
    "black": _stones(0),
    "white": _stones(1),
    "legal": _plane("legal", lambda board: board.moves),
    "proven": _plane("proven", lambda board: board.proven),
    "candidates": _planes("candidates", lambda board, seat: board.candidates(RIVAL[1 - seat])),
    "normal": _planes("normal", lambda board, seat: board.stones[seat] & board.normal),
    "stock": _pair("stock", lambda board, _: (board.stock(RIVAL[1]), board.stock(RIVAL[0]))),
    "count": _pair("count", lambda board, _: board.counts()),
    "items": _items("items"),
    "waiting": _items("waiting"),
    "flips": _flips,
    "apparent": _number("apparent", _apparent),
    "turn": _number("turn", lambda board, _: board.turn),
    "badges": _badges,
    "no_badges": _no_badges,
    "profile": _profiles,
}
WORDS = frozenset({*_COMPARISONS, "passes"})
