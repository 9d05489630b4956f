"""Whether a saved position can be played on."""

from collections.abc import Iterator

from teban.core.game import Game
from teban.core.refused import Expect, bad_value
from teban.core.sound import check_deck, check_least, check_luck, check_range
from teban.games.squfibo.cards import CARDS, EMPTY
from teban.games.squfibo.roles import CELLS
from teban.games.squfibo.state import SEATS, Board


def check(board: Board, game: Game) -> None:
    """Refuse what would be an error later on, with the field that is wrong."""
    if len(board.cells) != CELLS:
        raise bad_value("state.cells", len(board.cells), Expect.ENTRIES, count=CELLS)
    check_range("state.mover", (board.mover,), len(SEATS) - 1)
    placed = board.placed
    if placed is not None and (not 0 <= placed < CELLS or board.cells[placed] == EMPTY):
        raise bad_value("state.placed", placed, Expect.FITTING, other="state.cells")
    check_range("state.cells", board.cells, EMPTY)
    check_deck("state.deck", board.deck, len(SEATS), CARDS)
    for field, cards in (("hands", (*board.hands[0], *board.hands[1])), ("discard", board.discard)):
        check_range(f"state.{field}", cards, CARDS - 1)
    for field, number in _numbers(board):
        check_least(f"state.{field}", number)
    check_luck("state.luck", board.luck)
    _check_hand(board)


def _check_hand(board: Board) -> None:
    """T2: whoever is to place a card has one."""
    to_place = not board.reasons and board.placed is None and not board.full
    if to_place and not board.hands[board.mover]:
        raise bad_value("state.hands", (), Expect.FITTING, other="state.mover")


def _numbers(board: Board) -> Iterator[tuple[str, int]]:
    yield from (("ply", board.ply), ("turn", board.turn), ("pool", board.pool))
    yield from (("stars", stars) for stars in board.stars)
    yield from (("great", great) for great in board.great)
