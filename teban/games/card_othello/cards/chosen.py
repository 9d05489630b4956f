"""Cards whose target is another card."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from msgspec import structs

from teban.core.ids import SeatId
from teban.games.card_othello import events as ev
from teban.games.card_othello.cards.catalogue import COSTS, KEYS, TYPES, key_of, number_of
from teban.games.card_othello.causes import Reason
from teban.games.card_othello.hands import create, lay, place_of, see
from teban.games.card_othello.options import MOST_IN_HAND
from teban.games.card_othello.run import Run
from teban.games.card_othello.state import RIVAL, Board

OFFERS = 5
OFFERED = tuple(card for card in range(TYPES) if card != number_of("HEAVEN_BLESSING"))


class Choice(NamedTuple):
    """How such a card is used."""

    usable: Callable[[Board, SeatId], bool]
    """Whether there will be something to choose, while the card is still in hand."""
    choices: Callable[[Board, SeatId], tuple[int, ...]]
    """What may be chosen, in the order it lies there."""
    choose: Callable[[Run, int], None]
    opened: Callable[[Run], None] | None = None
    """What happens before the choice."""
    shows: bool = False
    """Whether the choices are news to the user."""


def _held(board: Board, seat: SeatId) -> tuple[int, ...]:
    return tuple(slot.card for slot in board.hands[seat])


def _has_another(board: Board, seat: SeatId) -> bool:
    return len(board.hands[seat]) > 1


def _sell(run: Run, card: int) -> None:
    """§10.18"""
    board, seat = run.board, run.board.mover
    place = place_of(board, seat, card)
    assert place is not None
    lay(board, seat, place)
    run.tell(ev.CardSold, seat=seat, card=KEYS[card], place=place)
    run.gain(seat, COSTS[card], Reason.SOLD)


def _has_room(board: Board, seat: SeatId) -> bool:
    """§10.22; always so, as the card itself has left the hand by then."""
    return len(board.hands[seat]) <= MOST_IN_HAND


def _offers(board: Board, seat: SeatId) -> tuple[int, ...]:
    return board.selection.offers if board.selection else ()


def _offer(run: Run) -> None:
    """Five different ones of the other types, from no deck."""
    board = run.board
    assert board.selection is not None
    offers = board.deal("offer", OFFERED, OFFERS, key_of)
    board.selection = structs.replace(board.selection, offers=tuple(offers))


def _gain(run: Run, card: int) -> None:
    create(run, run.board.mover, card)


def _rival_holds(board: Board, seat: SeatId) -> bool:
    return bool(board.hands[RIVAL[seat]])


def _rivals(board: Board, seat: SeatId) -> tuple[int, ...]:
    return _held(board, RIVAL[seat])


def _look(run: Run) -> None:
    see(run.board, run.board.mover, run.rival)


def _condemn(run: Run, card: int) -> None:
    """§10.23"""
    board, seat, victim = run.board, run.board.mover, run.rival
    place = place_of(board, victim, card)
    assert place is not None
    lay(board, victim, place)
    run.tell(ev.CardCondemned, seat=seat, victim=victim, card=KEYS[card], place=place)


CHOSEN: Mapping[int, Choice] = {
    number_of("SELL_CARD_WILL"): Choice(_has_another, _held, _sell),
    number_of("HEAVEN_BLESSING"): Choice(_has_room, _offers, _gain, opened=_offer, shows=True),
    number_of("CONDEMN_WILL"): Choice(_rival_holds, _rivals, _condemn, opened=_look, shows=True),
}
