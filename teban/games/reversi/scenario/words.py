"""The vocabulary itself: what each word is in a position, in the events and in a view."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from msgspec import structs

from teban.core.chance import Luck
from teban.core.event import Event
from teban.core.grid import grid
from teban.core.ids import Cell, SeatId
from teban.core.picture import Picture
from teban.core.refused import Expect, bad_value
from teban.core.words import Find, Vocabulary, by_name
from teban.core.words.forms import BySeat, Cells, Each, Form, Maybe, Rows, SeatName, one_cell
from teban.games.reversi import events as ev
from teban.games.reversi.colours import COLOURS
from teban.games.reversi.options import MOST_OF_A_KIND, Options, Profile, check_options
from teban.games.reversi.picture import picture
from teban.games.reversi.scenario.position import laid_out, passed
from teban.games.reversi.scenario.values import (
    BADGES,
    NUMBER,
    SEATS,
    Boards,
    Earned,
    Flips,
    Items,
    Passes,
    Profiles,
    Stones,
)
from teban.games.reversi.space import ALIASES, KINDS, NAMED
from teban.games.reversi.state import RIVAL, Board, unpaint
from teban.games.reversi.view import View, view

Events = Sequence[Event]


def _planes(plane: Callable[[Board, SeatId], int]) -> Find:
    return lambda board: [board.table.grid.cells_of(plane(board, seat)) for seat in RIVAL[::-1]]


def _plane(plane: Callable[[Board], int]) -> Find:
    return lambda board: board.table.grid.cells_of(plane(board))


def _held(board: Board) -> list[dict[str, int]]:
    extras = board.extras
    if extras is None:
        return [{}, {}]
    return [{kind.key: extras.held(seat, kind) for kind in KINDS} for seat in RIVAL[::-1]]


def _waiting(board: Board) -> list[dict[str, int]]:
    if board.extras is None:
        return [{}, {}]
    pouches = board.extras.pouches
    return [{kind.key: pouch.waiting[at] for at, kind in enumerate(KINDS)} for pouch in pouches]


def _flips(board: Board, events: Events) -> list[int]:
    """The stones that the last placement turned."""
    last = max((at for at, event in enumerate(events) if isinstance(event, ev.Place)), default=0)
    return [event.cell for event in events[last:] if isinstance(event, ev.Flip)]


def _apparent(board: Board, events: Events) -> int:
    placed = [event.apparent for event in events if isinstance(event, ev.Place)]
    return placed[-1] if placed else 0


def _earned(board: Board, events: Events) -> list[list[str]]:
    badges = [event for event in events if isinstance(event, ev.Badge)]
    return [[event.badge for event in badges if event.seat == seat] for seat in RIVAL[::-1]]


def _passes(events: Events, before: tuple[int, int]) -> list[int]:
    """Passes of black, of white, and of both since the last placement."""
    rows, at_turn = [*before, sum(before)], {1: [*before, sum(before)]}
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
                at_turn[number] = [*rows]
            case ev.Undo(turn=turn):
                rows = [*at_turn.get(turn, at_turn[1])]
            case _:
                pass
    return rows


def _legal(view: View) -> list[Cell]:
    """L1: the colours alone decide, so everybody sees where the mover may place."""
    if view.to_move is None:
        return []
    board = grid(view.size, view.size)
    stones = unpaint(board, view.board)
    own, rival = stones[view.to_move], stones[1 - view.to_move]
    return board.cells_of(board.moves(own, rival, board.all & ~own & ~rival))


def _count(view: View) -> tuple[int, int]:
    return view.board.count("B"), view.board.count("W")


def _winner(view: View) -> str | None:
    if view.to_move is not None:
        return None
    black, white = _count(view)
    return "draw" if black == white else COLOURS[black < white]


FOUND: Mapping[str, Find] = {
    **by_name("turn"),
    "board": Board.letters,
    "black": Board.letters,
    "white": Board.letters,
    "legal": _plane(lambda board: board.moves),
    "proven": _plane(lambda board: board.proven),
    "candidates": _planes(lambda board, seat: board.candidates(seat)),
    "normal": _planes(lambda board, seat: board.stones[seat] & board.normal),
    "stock": lambda board: [board.stock(seat) for seat in RIVAL[::-1]],
    "count": Board.counts,
    "items": _held,
    "waiting": _waiting,
    "profile": lambda board: board.extras.profiles if board.extras else (Profile(), Profile()),
}
HEARD: Mapping[str, Callable[[Board, Events], Any]] = {
    "flips": _flips,
    "apparent": _apparent,
    "badges": _earned,
    "no_badges": _earned,
}
SEEN: Mapping[str, Find] = {
    **by_name("board", "to_move", "turn", "stock", "initial", "marks", "badges", "blinded"),
    "black": lambda view: view.board,
    "white": lambda view: view.board,
    "legal": _legal,
    "items": lambda view: view.items or {},
    "waiting": lambda view: view.waiting or {},
    "count": _count,
    "over": lambda view: view.to_move is None,
    "winner": _winner,
}
LINES: Mapping[str, str] = {
    "place": "place [{seat}] {cell}",
    "turn": "turn [{seat}]",
    **{kind.tag(): kind.tag() for kind in (ev.Undo, ev.Over)},
}


class ReversiWords(Vocabulary):
    """What scenario files may say about this game."""

    setup_words = (
        *("board", "black", "white", "to_move", "stock", "items", "waiting", "profile", "passes"),
    )
    view_words, templates = SEEN, LINES

    def __init__(self, game: Any, options: Options) -> None:
        size = check_options(options).size
        self.grid = grid(size, size)
        cell = one_cell({self.grid.name(cell): cell for cell in self.grid.cells})
        cells, pair, items = Cells(cell), Each(NUMBER, SEATS), Items(MOST_OF_A_KIND)
        board = Boards(tuple("BWbw."), size, size)
        self.own_forms: Mapping[str, Form] = {
            "board": board,
            "black": Stones(cell, "B"),
            "white": Stones(cell, "W"),
            **dict.fromkeys(("legal", "proven", "marks"), Cells(cell, once=False)),
            **dict.fromkeys(("candidates", "normal"), BySeat(Cells(cell, once=False), SEATS)),
            **dict.fromkeys(("stock", "count"), pair),
            **dict.fromkeys(("items", "waiting"), BySeat(items, SEATS)),
            **dict.fromkeys(("turn", "apparent", "initial"), NUMBER),
            "flips": Flips(cells),
            "badges": BySeat(Earned(), SEATS),
            "no_badges": BySeat(Earned(lacking=True), SEATS),
            "profile": Profiles(),
            "passes": Passes(),
            "blinded": Maybe(SeatName(SEATS)),
        }
        self.seen_forms: Mapping[str, Form] = {
            **dict.fromkeys(("items", "waiting"), Items()),
            "board": Rows(tuple("BW."), size, size),
            "stock": NUMBER,
            "badges": Earned(),
        }
        self.expect_words = FOUND
        self.heard_words = {**HEARD, "passes": lambda _, events: _passes(events, self._passed)}
        self._passed = (0, 0)
        """Those that the setup names: only observers of badges would remember them."""
        super().__init__(game, options)

    def cell(self, cell: Cell) -> Sequence[str]:
        """A column letter and a row number."""
        return (self.grid.name(cell),)

    def lines(self, event: Event) -> Sequence[str]:
        """Items and badges by all their names, with or without what they are used on."""
        match event:
            case ev.Item(seat=seat, item=item, target=target):
                kind = NAMED[item]
                others = [alias for alias, meant in ALIASES.items() if meant is kind]
                names = [kind.ja, kind.key, *others]
                return _by_anybody("item", seat, [f"{name} {target or ''}" for name in names])
            case ev.Badge(seat=seat, badge=badge):
                return _by_anybody("badge", seat, [BADGES[badge].name, badge])
            case _:
                return super().lines(event)

    def laid_out(self, named: Mapping[str, Any], luck: Luck) -> Board:
        """At the beginning of a turn."""
        self._passed = passed(named)
        position: Board = laid_out(self.game.position, self.options, named, luck)
        return position

    def tells(self, view: View, seat: SeatId, fact: str) -> bool:
        """`d6*`: this stone is special; `stock W`, `items W`: what this side holds."""
        if fact.endswith("*"):
            return self.forms["legal"].read("hidden", fact[:-1])[0] in view.marks
        subject, _, side = fact.partition(" ")
        if subject not in ("stock", "items"):
            raise bad_value("hidden", fact, Expect.LIKE, examples=("d6*", "stock W", "items W"))
        shown = view.stock if subject == "stock" else view.items
        return seat == self.forms["to_move"].read("hidden", side) and shown is not None

    def picture(self, board: Board) -> Picture:
        """The board with its specials in lower case."""
        return picture(structs.replace(view(board, None), board=board.letters()))


def _by_anybody(word: str, seat: int, names: Sequence[str]) -> list[str]:
    """With the seat, and without it."""
    sides = (f"{COLOURS[seat]} ", "")
    return [f"{word} {side}{name}".strip() for side in sides for name in names]
