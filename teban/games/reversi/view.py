"""What each viewer is shown, as a white list; and how events carry a view forward."""

from collections.abc import Hashable

from msgspec import Struct, structs

from teban.core.event import Event
from teban.core.ids import SeatId, Viewer
from teban.games.reversi import events as ev
from teban.games.reversi.colours import painted
from teban.games.reversi.facts import facts_of
from teban.games.reversi.marks import marks
from teban.games.reversi.space import KINDS
from teban.games.reversi.state import RIVAL, Board, item_counts


class View(Struct, frozen=True):
    """The table as one viewer sees it. Specials cannot be told apart."""

    size: int
    board: str
    """Row by row: `B`, `W` or `.` for each cell."""
    to_move: int | None
    turn: int
    initial: int
    """Specials each side started with."""
    count: tuple[int, int] | None
    """The final count, once the game is over."""
    blinded: int | None = None
    item_used: bool = False
    """Whether the mover has used an item this turn."""
    stock: int | None = None
    """Own specials in hand."""
    items: dict[str, int] | None = None
    waiting: dict[str, int] | None = None
    """Items held, but usable only from the next own turn on."""
    marks: tuple[int, ...] = ()
    """Cells marked for this viewer, where the table allows it."""
    badges: tuple[str, ...] = ()
    """Badges earned in this game."""


def view(board: Board, viewer: Viewer) -> View:
    """Everything this viewer is shown."""
    extras = board.extras
    everybody = View(
        size=board.table.options.size,
        board=board.colours(),
        to_move=None if board.over else board.mover,
        turn=board.turn,
        initial=board.table.stock,
        count=board.counts() if board.over else None,
        blinded=extras.blinded if extras else None,
        item_used=extras.item_used if extras else False,
        stock=None if viewer is None else board.stock(viewer),
    )
    if viewer is None or (extras is None and not _marking(board)):
        return everybody
    return structs.replace(everybody, **_own(board, viewer))


def fold(seen: View, event: Event) -> View:
    """The view after an event that was redacted for its viewer."""
    replace = structs.replace
    match event:
        case ev.Place(seat=seat, cell=cell):
            return replace(seen, board=painted(seen.board, cell, seat))
        case ev.Flip(cell=cell, to=to):
            return replace(seen, board=painted(seen.board, cell, to))
        case ev.Item(seat=seat, item="blind"):
            return replace(seen, item_used=True, blinded=1 - seat)
        case ev.Item():
            return replace(seen, item_used=True)
        case ev.Undo(board=board, turn=turn, blinded=blinded):
            return replace(seen, board=board, turn=turn, blinded=blinded)
        case ev.Stock(left=left):
            return replace(seen, stock=left)
        case ev.Held(items=items, waiting=waiting):
            return replace(seen, items=items, waiting=waiting)
        case ev.Marks(cells=cells):
            return replace(seen, marks=cells)
        case ev.Badge(badge=badge):
            return replace(seen, badges=(*seen.badges, badge))
        case ev.Turn(seat=seat, number=number):
            blinded = seen.blinded if seen.blinded == seat else None
            return replace(seen, to_move=seat, turn=number, item_used=False, blinded=blinded)
        case ev.ForcedPass():
            return replace(seen, blinded=None)
        case ev.Over(count=count):
            return replace(seen, to_move=None, count=count)
        case _:
            return seen


def observe(board: Board, seat: SeatId) -> tuple[int, ...]:
    """For each cell: own, rival's, own special, proven, known normal, legal; then numbers."""
    grid, own, rival = board.table.grid, board.stones[seat], board.stones[RIVAL[seat]]
    planes = (
        own,
        rival,
        own & board.special,
        board.proven,
        board.normal,
        board.moves if board.mover == seat else 0,
    )
    cells = [0] * (len(planes) * len(grid.cells))
    for number, plane in enumerate(planes):
        for cell in grid.cells_of(plane):
            cells[number * len(grid.cells) + cell] = 1
    numbers = (int(board.mover == seat), board.stock(seat), board.granted[RIVAL[seat]])
    return (*cells, *numbers, *_observed_items(board, seat))


def knowledge(board: Board, seat: SeatId) -> Hashable:
    """What the seat can work out about stones."""
    return board.normal, board.proven, facts_of(board, seat)


def key(board: Board, viewer: Viewer) -> Hashable:
    """Everything by which this viewer can tell two positions apart."""
    extras = board.extras
    common = (
        board.stones,
        board.mover,
        board.over,
        board.turn,
        board.normal,
        board.proven,
        board.granted,
        None
        if extras is None
        else (
            extras.used,
            extras.item_used,
            extras.blinded,
            extras.forced,
            extras.memo,
            tuple((change.after, change.seat, change.special) for change in extras.changes),
        ),
    )
    if viewer is None:
        return common
    private = None
    if extras is not None:
        past = tuple((then.board, then.pouches[viewer]) for then in extras.history)
        planted = tuple(change.cell for change in extras.changes if change.seat == viewer)
        private = (
            extras.pouches[viewer],
            extras.memories[viewer],
            past,
            extras.facts[viewer],
            planted,
        )
    return *common, board.special & board.stones[viewer], private


def _own(board: Board, seat: SeatId) -> dict[str, object]:
    extras = board.extras
    own: dict[str, object] = {
        "marks": tuple(board.table.grid.cells_of(marks(board)[seat])),
    }
    if extras is not None:
        memory = extras.memories[seat]
        own["items"] = item_counts(tuple(extras.held(seat, kind) for kind in KINDS))
        own["waiting"] = item_counts(extras.pouches[seat].waiting)
        own["badges"] = memory.fired if memory else ()
    return own


def _marking(board: Board) -> bool:
    return board.table.options.mark_own or board.table.options.assist


def _observed_items(board: Board, seat: SeatId) -> tuple[int, ...]:
    extras = board.extras
    if extras is None:
        return (0,) * (len(KINDS) + 2)
    usable = tuple(extras.usable(seat, kind) for kind in KINDS)
    return (*usable, int(extras.item_used), int(extras.blinded is not None))
