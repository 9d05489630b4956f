"""The vocabulary itself: it only connects the modules beside it."""

from collections.abc import Mapping, Sequence
from typing import Any, Generic, TypeVar, cast

from teban.core.event import Event
from teban.core.game import State
from teban.core.ids import SeatId
from teban.core.vocabulary import Compared
from teban.games.reversi.options import Options
from teban.games.reversi.scenario import comparing, lines, viewing
from teban.games.reversi.scenario.position import passes_of, set_up
from teban.games.reversi.state import Board

B = TypeVar("B", bound=Board)


class Words(Generic[B]):
    """What scenario files may say about this game; one of these belongs to one scenario."""

    setup_words = frozenset(
        ("board", "black", "white", "to_move", "stock", "items", "waiting", "profile", "passes")
    )
    expect_words = comparing.WORDS
    view_words = viewing.WORDS
    event_words = lines.WORDS

    def __init__(self, kind: type[B]) -> None:
        self._kind = kind
        self._passes = (0, 0)
        """Those that the setup names: only observers of badges would remember them."""

    def setup(self, options: Options, words: Mapping[str, Any], tape: Sequence[str]) -> B:
        """The position that these words describe."""
        self._passes = passes_of(words)
        return set_up(options, words, tape, self._kind)

    def play(self, state: State, text: str, seat: SeatId | None, events: list[Event]) -> None:
        """One step in the game's notation."""
        board = cast(Board, state)
        mover = board.mover if seat is None else seat
        state.apply(state.parse(text, mover), mover, events)

    def to_move(self, state: State) -> SeatId | None:
        """The mover."""
        board = cast(Board, state)
        return None if board.over else board.mover

    def compare(self, state: State, word: str, wanted: Any, events: Sequence[Event]) -> Compared:
        """One expectation against the position."""
        if word == "passes":
            return comparing.passes(wanted, events, self._passes)
        return comparing.compare(cast(Board, state), word, wanted, events)

    def compare_view(self, view: Any, word: str, wanted: Any) -> Compared:
        """One expectation against what a seat is shown."""
        return viewing.compare(view, word, wanted)

    def tells(self, view: Any, seat: SeatId, fact: str) -> bool:
        """Whether the view tells this fact."""
        return viewing.tells(view, seat, fact)

    def lines(self, event: Event, state: State) -> list[str]:
        """The wordings of an event."""
        return lines.lines(event, cast(Board, state).table.grid)

    def picture(self, state: State) -> str:
        """The board with its specials in lower case."""
        board = cast(Board, state)
        size = board.table.options.size
        text = comparing.with_specials(board)
        letters = " ".join(board.table.grid.name(cell)[0] for cell in board.table.grid.cells[:size])
        rows = [
            f"{row + 1:2} {' '.join(text[row * size : (row + 1) * size])}" for row in range(size)
        ]
        return "\n".join([f"   {letters}", *rows])
