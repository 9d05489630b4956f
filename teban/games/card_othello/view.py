"""What each viewer is shown, as a white list; `folding` carries it forward by events.

Everybody sees the board, every marker but other people's traps, charges, the sizes of hands and
decks, and the discard pile. A seat sees its own hand too, and while one of its cards asks for a
choice, what that card shows. What a seat could remember (a hand it has seen, loot, a card that
came back openly) is not displayed; `knowing` has it.
"""

from msgspec import Struct

from teban.core.ids import SeatId, Viewer, includes
from teban.games.card_othello.cards.catalogue import KEYS
from teban.games.card_othello.geometry import GRID
from teban.games.card_othello.rules import shown_by
from teban.games.card_othello.state import SEATS, Board, Marker
from teban.games.card_othello.stones import watching


class MarkerView(Struct, frozen=True):
    """A marker, where its stone stands."""

    cell: int
    kind: str
    owner: int
    counter: int
    """Turns left; for WORK the incomes already paid."""


class SelectionView(Struct, frozen=True):
    """A card that asks its user to choose."""

    seat: int
    card: str
    picks: int
    """How many stones have been chosen."""
    chosen: int | None
    """The cell chosen last."""
    shown: tuple[str, ...] | None
    """Offers or a hand, for the user; None for everybody else."""


class View(Struct, frozen=True):
    """The table as one viewer sees it."""

    board: str
    """Row by row: `B`, `W` or `.` for each cell."""
    markers: tuple[MarkerView, ...]
    """The oldest first, which is the order in which they act."""
    sprouts: tuple[int, ...]
    """Cells with the sprout look, ascending."""
    to_move: int | None
    turn: int
    charge: tuple[int, int]
    hands: tuple[tuple[str, ...] | int, tuple[str, ...] | int]
    """The oldest card first; somebody else's hand is the number of its cards."""
    decks: tuple[int, int]
    discard: tuple[str, ...]
    """The last one on top."""
    used: str | None
    """The card used this turn."""
    waiting: str | None
    """The card that takes effect with the next placement."""
    placements: int
    """How many placements are left in this turn."""
    selection: SelectionView | None
    passes: int
    """Passes in a row."""
    count: tuple[int, int] | None
    """The final count, once the game is over."""


def view(board: Board, viewer: Viewer) -> View:
    """Everything this viewer is shown."""
    return View(
        board=board.colours(),
        markers=tuple(_marker(board, m) for m in board.markers if includes(watching(m), viewer)),
        sprouts=tuple(GRID.cells_of(board.sprouts)),
        to_move=None if board.over else board.mover,
        turn=board.turn,
        charge=board.charge,
        hands=(_hand(board, SEATS[0], viewer), _hand(board, SEATS[1], viewer)),
        decks=(len(board.decks[0]), len(board.decks[1])),
        discard=tuple(KEYS[card] for card in board.discard),
        used=_key(board.used),
        waiting=_key(board.waiting),
        placements=board.placements,
        selection=_selection(board, viewer),
        passes=board.passes,
        count=board.counts() if board.over else None,
    )


def _marker(board: Board, marker: Marker) -> MarkerView:
    return MarkerView(board.cell_of(marker), marker.kind.value, marker.owner, marker.counter)


def _hand(board: Board, seat: SeatId, viewer: Viewer) -> tuple[str, ...] | int:
    hand = board.hands[seat]
    return tuple(KEYS[slot.card] for slot in hand) if seat == viewer else len(hand)


def _key(card: int | None) -> str | None:
    return None if card is None else KEYS[card]


def _selection(board: Board, viewer: Viewer) -> SelectionView | None:
    selection = board.selection
    if selection is None:
        return None
    shown = shown_by(board, selection) if viewer == board.mover else None
    card = KEYS[selection.card]
    return SelectionView(board.mover, card, selection.picks, selection.chosen, shown)
