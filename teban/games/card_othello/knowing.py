"""What a seat can work out with perfect recall, shown or not."""

from collections.abc import Hashable

from msgspec import structs

from teban.core.deck import Slot
from teban.core.ids import SeatId, Viewer, includes
from teban.core.knowledge import cards_of
from teban.games.card_othello.cards.catalogue import TYPES
from teban.games.card_othello.geometry import GRID
from teban.games.card_othello.hands import made
from teban.games.card_othello.state import RIVAL, SEATS, Board, Held, Kind
from teban.games.card_othello.stones import watching
from teban.games.card_othello.turn import legal_cells

HIDDEN = -1
"""A card that the viewer does not know."""


def knowledge(board: Board, seat: SeatId) -> Hashable:
    """What the seat can work out of what is hidden: cards, traps, offers."""
    rival = RIVAL[seat]
    # Together, as a card that goes from one's own hand to the discard pile is no news.
    seen = tuple(sorted((*board.discard, *(slot.card for slot in board.hands[seat]))))
    known = _known(board.hands[rival], seat)
    laid = tuple(_groups(board, side, seat) for side in SEATS)
    return seen, known, laid, board.plots[rival], board.traps, _offers(board, seat)


def key(board: Board, viewer: Viewer) -> Hashable:
    """Everything by which this viewer can tell two positions apart."""
    seen = tuple(m for m in board.markers if includes(watching(m), viewer))
    common = (
        board.stones,
        board.serials,
        board.born,
        seen,
        board.marked,
        board.sprouts,
        board.mover,
        board.turn,
        board.started,
        board.over,
        board.passes,
        board.charge,
        board.discard,
        board.used,
        board.waiting,
        board.placements,
        board.placed,
        board.cancels,
        board.plots,
        board.traps,
        board.trail,
        board.gained,
        board.played,
        board.selection and structs.replace(board.selection, offers=()),
    )
    cards = tuple(_cards(board, seat, viewer) for seat in SEATS)
    return *common, cards, None if viewer is None else _offers(board, viewer)


def _cards(board: Board, seat: SeatId, viewer: Viewer) -> Hashable:
    """A side's hand and deck: what is where as far as known, and what is left over."""
    hand, deck = board.hands[seat], board.decks[seat]
    left = [slot for slot in (*hand, *deck.slots()) if not includes(slot.known, viewer)]
    unknown = tuple(sorted(slot.card for slot in left if not made(slot)))
    return _known(hand, viewer), _groups(board, seat, viewer), len(deck), unknown


def _groups(board: Board, seat: SeatId, viewer: Viewer) -> Hashable:
    """What was laid on a deck."""
    deck = board.decks[seat]
    laid = (*deck.top, *deck.bottom)
    return tuple(tuple(_card(slot, viewer) for slot in group.slots) for group in laid)


def _known(hand: tuple[Held, ...], viewer: Viewer) -> Hashable:
    return tuple(
        (slot.number, slot.card)
        if includes(slot.known, viewer)
        else (slot.number, HIDDEN, made(slot), slot.bounds)
        for slot in hand
    )


def _card(slot: Slot, viewer: Viewer) -> int:
    return slot.card if includes(slot.known, viewer) else HIDDEN


def _offers(board: Board, seat: SeatId) -> tuple[int, ...]:
    return board.selection.offers if board.selection and board.mover == seat else ()


def observe(board: Board, seat: SeatId) -> tuple[int, ...]:
    """For each cell: colour, legal, sprout, and each kind of marker by its counter; then numbers.

    What is the rival's own is negative, a marker's counter is one more than it says.
    """
    own, rival = board.stones[seat], board.stones[RIVAL[seat]]
    moves = legal_cells(board) if board.mover == seat else 0
    planes = {name: [0] * len(GRID.cells) for name in ("stones", "moves", "sprouts", *Kind)}
    for name, plane, value in (
        ("stones", own, 1),
        ("stones", rival, -1),
        ("moves", moves, 1),
        ("sprouts", board.sprouts, 1),
    ):
        for cell in GRID.cells_of(plane):
            planes[name][cell] = value
    for marker in board.markers:
        if includes(watching(marker), seat):
            sign = 1 if marker.owner == seat else -1
            planes[marker.kind][board.cell_of(marker)] = sign * (marker.counter + 1)
    return (*(value for plane in planes.values() for value in plane), *_numbers(board, seat))


def _numbers(board: Board, seat: SeatId) -> tuple[int, ...]:
    selection = board.selection
    asked = selection is not None and board.mover == seat
    return (
        int(board.mover == seat),
        *(board.charge[side] for side in (seat, RIVAL[seat])),
        *(len(board.hands[side]) for side in (seat, RIVAL[seat])),
        *(len(board.decks[side]) for side in (seat, RIVAL[seat])),
        board.passes,
        board.placements,
        HIDDEN if board.used is None else board.used,
        HIDDEN if board.waiting is None else board.waiting,
        HIDDEN if selection is None else selection.card,
        *_counted(cards_of(board.hands[seat], seat, HIDDEN)),
        *_counted(cards_of(board.hands[RIVAL[seat]], seat, HIDDEN)),
        *_counted(selection.offers if asked and selection else ()),
        *_counted(board.discard),
    )


def _counted(cards: tuple[int, ...]) -> list[int]:
    return [cards.count(card) for card in range(TYPES)]
