"""What each viewer is shown, as a white list; and how events carry a view forward.

Everybody sees the board, the discard pile, stars and counts; a player sees the own hand too.
Nothing here looks at roles (C4).
"""

from collections.abc import Hashable

from msgspec import Struct, structs

from teban.core.deck import Card
from teban.core.event import Event
from teban.core.ids import SeatId, Viewer
from teban.games.squfibo import events as ev
from teban.games.squfibo.cards import CARDS, EMPTY, NAMED, ON_CELL, names_of
from teban.games.squfibo.state import RIVAL, SEATS, Board


class View(Struct, frozen=True):
    """The table as one viewer sees it."""

    board: tuple[str | None, ...]
    """Row by row; None for an empty cell."""
    placed: int | None
    """The cell of this turn's card, once it lies there."""
    hands: tuple[tuple[str, ...] | int, tuple[str, ...] | int]
    """Red before blue, low before high; the other hand is the number of its cards."""
    deck: int
    discard: tuple[str, ...]
    """The last one on top."""
    pool: int
    stars: tuple[int, int]
    to_move: int | None
    turn: int
    reasons: tuple[str, ...]
    """Why the game is over: `stars`, `deck`, `majority`."""


def view(board: Board, viewer: Viewer) -> View:
    """Everything this viewer is shown."""
    first, second = board.hands
    return View(
        board=tuple(ON_CELL[card] for card in board.cells),
        placed=board.placed,
        hands=(
            names_of(first) if viewer == SEATS[0] else len(first),
            names_of(second) if viewer == SEATS[1] else len(second),
        ),
        deck=len(board.deck),
        discard=names_of(board.discard),
        pool=board.pool,
        stars=board.stars,
        to_move=None if board.reasons else board.mover,
        turn=board.turn,
        reasons=board.reasons,
    )


def fold(seen: View, event: Event) -> View:
    """The view after an event that was redacted for its viewer."""
    replace = structs.replace
    match event:
        case ev.Draw(seat=seat, card=card):
            return replace(_gained(seen, seat, card), deck=seen.deck - 1)
        case ev.Discard(cell=cell, card=card) | ev.Remove(cell=cell, card=card):
            return replace(_laid(seen, cell, None), discard=(*seen.discard, card))
        case ev.Place(seat=seat, card=card, cell=cell):
            return replace(_laid(_lost(seen, seat, card), cell, card), placed=cell)
        case ev.Stars(seat=seat, stars=stars, pool=pool):
            both = (seen.stars[0], stars) if seat else (stars, seen.stars[1])
            return replace(seen, stars=both, pool=pool)
        case ev.Turn(seat=seat, number=number):
            return replace(seen, to_move=seat, turn=number, placed=None)
        case ev.Over(reasons=reasons):
            return replace(seen, to_move=None, placed=None, reasons=reasons)
        case _:
            return seen


def _laid(seen: View, cell: int, card: str | None) -> View:
    board = (*seen.board[:cell], card, *seen.board[cell + 1 :])
    return structs.replace(seen, board=board)


def _gained(seen: View, seat: int, card: str | None) -> View:
    hand = seen.hands[seat]
    if isinstance(hand, int) or card is None:
        return _held(seen, seat, hand + 1 if isinstance(hand, int) else hand)
    return _held(seen, seat, tuple(sorted((*hand, card), key=NAMED.__getitem__)))


def _lost(seen: View, seat: int, card: str) -> View:
    hand = seen.hands[seat]
    if isinstance(hand, int):
        return _held(seen, seat, hand - 1)
    at = hand.index(card)
    return _held(seen, seat, (*hand[:at], *hand[at + 1 :]))


def _held(seen: View, seat: int, hand: tuple[str, ...] | int) -> View:
    return structs.replace(seen, hands=(seen.hands[0], hand) if seat else (hand, seen.hands[1]))


def observe(board: Board, seat: SeatId) -> tuple[int, ...]:
    """Cards on the cells, counts of each card in the own hand and the discard pile; numbers.

    An empty cell is as good as one more kind of card.
    """
    rival = RIVAL[seat]
    return (
        *board.cells,
        *_counted(board.hands[seat]),
        *_counted(board.discard),
        -1 if board.placed is None else board.placed,
        int(board.mover == seat and not board.reasons),
        len(board.hands[rival]),
        len(board.deck),
        board.pool,
        board.stars[seat],
        board.stars[rival],
    )


def knowledge(board: Board, seat: SeatId) -> Hashable:
    """The cards that the seat has seen; one's own card on the board is no news."""
    board_cards = (card for card in board.cells if card != EMPTY)
    return tuple(sorted((*board.hands[seat], *board_cards, *board.discard)))


def key(board: Board, viewer: Viewer) -> Hashable:
    """Everything by which this viewer can tell two positions apart."""
    return (
        board.cells,
        board.placed,
        len(board.hands[0]),
        len(board.hands[1]),
        len(board.deck),
        board.discard,
        board.pool,
        board.stars,
        board.great,
        board.mover,
        board.turn,
        board.reasons,
        None if viewer is None else board.hands[viewer],
    )


def _counted(cards: tuple[Card, ...]) -> list[int]:
    return [cards.count(card) for card in range(CARDS)]
