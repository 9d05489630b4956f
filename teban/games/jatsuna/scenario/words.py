"""The vocabulary itself: it only connects the modules beside it."""

from collections.abc import Mapping, Sequence
from typing import Any, Generic, TypeVar, cast

from teban.core.chance import SEED_BYTES, Luck
from teban.core.event import Event
from teban.core.game import State
from teban.core.ids import SeatId
from teban.core.vocabulary import Compared
from teban.games.jatsuna.options import Company, Options
from teban.games.jatsuna.scenario import comparing, lines, viewing
from teban.games.jatsuna.scenario.reading import board_of, seat_of
from teban.games.jatsuna.setup import begin, blank, start
from teban.games.jatsuna.sides import SEATS
from teban.games.jatsuna.space import SIZE
from teban.games.jatsuna.state import Board

B = TypeVar("B", bound=Board)
SEED = bytes(SEED_BYTES)


class Words(Generic[B]):
    """What scenario files may say about this game."""

    setup_words = frozenset(("board", "to_move"))
    expect_words = comparing.WORDS
    view_words = viewing.WORDS
    event_words = lines.WORDS
    option_words: frozenset[str] = frozenset()

    def __init__(self, kind: type[B]) -> None:
        self._kind = kind

    def setup(self, options: Options, words: Mapping[str, Any], tape: Sequence[str]) -> B:
        """The position of these words; a board has the walls that it shows."""
        board = board_of("setup.board", words["board"]) if "board" in words else blank(options)
        mover = seat_of("setup.to_move", words["to_move"]) if "to_move" in words else None
        return begin(options, board, mover, Luck(SEED, tape=tuple(tape)), self._kind)

    def compose(self, options: Options, document: Mapping[str, Any], tape: Sequence[str]) -> B:
        """The same; without `setup` the ordinary start, whose roulette the tape may force."""
        words = document.get("setup")
        if words is not None:
            return self.setup(options, words, tape)
        luck = Luck(SEED, tape=tuple(tape))
        return start(options, [Company() for _ in SEATS], luck, self._kind)

    def play(self, state: State, text: str, seat: SeatId | None, events: list[Event]) -> None:
        """One step in the game's notation."""
        mover = cast(Board, state).mover if seat is None else seat
        state.apply(state.parse(text, mover), mover, events)

    def to_move(self, state: State) -> SeatId | None:
        """The mover."""
        board = cast(Board, state)
        return board.mover if board.empty else None

    def compare(self, state: State, word: str, wanted: Any, events: Sequence[Event]) -> Compared:
        """One expectation against the position."""
        return comparing.compare(cast(Board, state), word, wanted)

    def compare_view(self, view: Any, word: str, wanted: Any) -> Compared:
        """One expectation against what a seat is shown."""
        return viewing.compare(view, word, wanted)

    def tells(self, view: Any, seat: SeatId, fact: str) -> bool:
        """Whether the view tells this fact."""
        return viewing.tells(view, seat, fact)

    def lines(self, event: Event, state: State) -> list[str]:
        """The wordings of an event."""
        return lines.lines(event)

    def picture(self, state: State) -> str:
        """The board with the numbers of its rows and columns."""
        text = cast(Board, state).colours()
        numbers = " ".join(map(str, range(1, SIZE + 1)))
        rows = [f"{row} {' '.join(part)}" for row, part in enumerate(comparing.rows(text), 1)]
        return "\n".join([f"  {numbers}", *rows])
