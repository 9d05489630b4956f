"""What a badge observer has noted so far, worked out from events alone."""

from collections.abc import Sequence

from msgspec import Struct, structs

from teban.core.event import Event
from teban.games.reversi import events as ev
from teban.games.reversi.colours import COLOURS, painted


class Move(Struct, frozen=True):
    """A placement and what came of it."""

    seat: int
    cell: int
    flips: tuple[int, ...] = ()
    stops: tuple[int, ...] = ()
    proved: tuple[int, ...] = ()
    """Stops at stones that were not proven before."""


class Memory(Struct, frozen=True):
    """The notes for one seat."""

    seat: int
    size: int
    initial: int
    """Specials each side started with."""
    items: bool
    board: str
    stock: int
    specials: tuple[int, ...] = ()
    """Own specials on the board."""
    proven: tuple[int, ...] = ()
    rival_proven: int = 0
    fooled: bool = False
    """An own move was stopped by a special that had been proven before."""
    rival_passes: int = 0
    """Natural passes of the rival, in a row."""
    passes_at: tuple[tuple[int, int], ...] = ()
    """The same as each turn began, for when a turn comes back."""
    behind: bool = False
    """Was far behind late in the game."""
    blinded: bool = False
    used: int = 0
    """Items used."""
    resumed: bool = False
    move: Move | None = None
    """The placement of this moment."""
    passed: bool = False
    """Whether the rival passes naturally at this moment."""
    count: tuple[int, int] | None = None
    """The final count."""
    fired: tuple[str, ...] = ()
    """Badges of this game."""

    @property
    def won(self) -> bool:
        """Finished, with more stones."""
        return self.lead > 0

    @property
    def lead(self) -> int:
        """Own stones less the rival's at the end; 0 before it."""
        return 0 if self.count is None else self.count[self.seat] - self.count[1 - self.seat]

    @property
    def mine(self) -> Move | None:
        """The placement of this moment, if it is an own one."""
        return self.move if self.move and self.move.seat == self.seat else None

    @property
    def theirs(self) -> Move | None:
        """The placement of this moment, if it is the rival's."""
        return self.move if self.move and self.move.seat != self.seat else None

    def holds(self, cells: Sequence[int]) -> bool:
        """Whether all these cells have the own colour."""
        return all(self.board[cell] == COLOURS[self.seat] for cell in cells)


def remember(memory: Memory, events: Sequence[Event]) -> Memory:
    """The notes after one moment of the game: a placement, a pass, the end."""
    memory = structs.replace(memory, move=None, passed=False)
    for event in events:
        memory = _note(memory, event)
    return late(memory) if memory.move else memory


def _note(memory: Memory, event: Event) -> Memory:
    replace = structs.replace
    match event:
        case ev.Place():
            return _note_place(memory, event)
        case ev.Flip(cell=cell, to=to) if memory.move:
            move = replace(memory.move, flips=(*memory.move.flips, cell))
            return replace(memory, move=move, board=painted(memory.board, cell, to))
        case ev.Stop(cell=cell) if memory.move:
            return _note_stop(memory, memory.move, cell)
        case ev.NaturalPass(seat=seat) if seat != memory.seat:
            return replace(memory, rival_passes=memory.rival_passes + 1, passed=True)
        case ev.ForcedPass(seat=seat) if seat != memory.seat:
            return replace(memory, rival_passes=0)
        case ev.ForcedPass():
            return replace(memory, blinded=True)
        case ev.Item(seat=seat) if seat == memory.seat:
            return replace(memory, used=memory.used + 1)
        case ev.Stock(seat=seat, left=left) if seat == memory.seat:
            return replace(memory, stock=left)
        case ev.Turn(number=number):
            earlier = tuple(entry for entry in memory.passes_at if entry[0] < number)
            return replace(memory, passes_at=(*earlier, (number, memory.rival_passes)))
        case ev.Undo(board=board, turn=turn):
            return _note_undo(memory, board, turn)
        case ev.Resumed():
            return replace(memory, resumed=True)
        case ev.Over(count=count):
            return replace(memory, count=count)
        case _:
            return memory


def _note_place(memory: Memory, event: ev.Place) -> Memory:
    own = event.seat == memory.seat
    return structs.replace(
        memory,
        move=Move(event.seat, event.cell),
        board=painted(memory.board, event.cell, event.seat),
        specials=(*memory.specials, event.cell) if own and event.special else memory.specials,
        rival_passes=memory.rival_passes if own else 0,
    )


def _note_stop(memory: Memory, move: Move, cell: int) -> Memory:
    new = cell not in memory.proven
    proved = (*move.proved, cell) if new else move.proved
    own = move.seat == memory.seat
    return structs.replace(
        memory,
        move=structs.replace(move, stops=(*move.stops, cell), proved=proved),
        proven=(*memory.proven, cell) if new else memory.proven,
        rival_proven=memory.rival_proven + (own and new),
        fooled=memory.fooled or (own and not new),
    )


def _note_undo(memory: Memory, board: str, turn: int) -> Memory:
    return structs.replace(
        memory,
        board=board,
        specials=tuple(cell for cell in memory.specials if board[cell] != "."),
        proven=tuple(cell for cell in memory.proven if board[cell] != "."),
        rival_passes=dict(memory.passes_at).get(turn, 0),
    )


def late(memory: Memory) -> Memory:
    """Note a deficit of 15 with at most 20 empty cells on 8x8, scaled to the board's area."""
    area = memory.size**2
    empty = memory.board.count(".")
    own, rival = (memory.board.count(COLOURS[seat]) for seat in (memory.seat, 1 - memory.seat))
    deep = (rival - own) * 64 >= 15 * area and empty * 64 <= 20 * area
    return structs.replace(memory, behind=memory.behind or deep)
