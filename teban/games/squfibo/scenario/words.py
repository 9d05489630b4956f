"""The vocabulary itself: it only connects the modules beside it."""

from collections.abc import Mapping, Sequence
from typing import Any, Generic, TypeVar, cast

from teban.core.event import Event
from teban.core.game import State
from teban.core.ids import SeatId
from teban.core.vocabulary import Compared
from teban.games.squfibo.cards import ON_CELL, names_of
from teban.games.squfibo.options import Options
from teban.games.squfibo.scenario import comparing, lines, viewing
from teban.games.squfibo.scenario.position import set_up
from teban.games.squfibo.state import LETTERS, Board

B = TypeVar("B", bound=Board)


class Words(Generic[B]):
    """What scenario files may say about this game."""

    setup_words = frozenset(("board", "hands", "deck", "discard", "pool", "stars", "to_move"))
    expect_words = comparing.WORDS
    view_words = viewing.WORDS
    event_words = lines.WORDS

    def __init__(self, kind: type[B]) -> None:
        self._kind = kind

    def setup(self, options: Options, words: Mapping[str, Any], tape: Sequence[str]) -> B:
        """The position that these words describe."""
        return set_up(options, words, tape, self._kind)

    def play(self, state: State, text: str, seat: SeatId | None, events: list[Event]) -> None:
        """One step in the game's notation."""
        mover = cast(Board, state).mover if seat is None else seat
        state.apply(state.parse(text, mover), mover, events)

    def to_move(self, state: State) -> SeatId | None:
        """The mover."""
        board = cast(Board, state)
        return None if board.reasons else board.mover

    def compare(self, state: State, word: str, wanted: Any, events: Sequence[Event]) -> Compared:
        """One expectation against the position."""
        return comparing.compare(cast(Board, state), word, wanted)

    def compare_view(self, view: Any, word: str, wanted: Any) -> Compared:
        """One expectation against what a seat is shown."""
        return viewing.compare(view, word, wanted)

    def tells(self, view: Any, seat: SeatId, fact: str) -> bool:
        """Whether the view tells this fact."""
        return viewing.tells(view, fact)

    def lines(self, event: Event, state: State) -> list[str]:
        """The wordings of an event."""
        return lines.lines(event)

    def picture(self, state: State) -> str:
        """The board, the hands, stars and counts."""
        board = cast(Board, state)
        hands = [
            f"{letter}: {' '.join(names_of(hand)) or '-'}"
            for letter, hand in zip(LETTERS, board.hands, strict=True)
        ]
        numbers = f"stars {[*board.stars]} pool {board.pool} deck {len(board.deck)}"
        return "\n".join([*comparing.rows(ON_CELL[card] for card in board.cells), *hands, numbers])
