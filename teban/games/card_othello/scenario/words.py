"""The vocabulary itself: it only connects the modules beside it."""

from collections.abc import Mapping, Sequence
from typing import Any, Generic, TypeVar, cast

from msgspec import structs

from teban.core import refused
from teban.core.event import Event
from teban.core.game import Nothing, State
from teban.core.ids import SeatId
from teban.core.refused import Refused
from teban.core.vocabulary import Compared
from teban.games.card_othello import rules
from teban.games.card_othello.geometry import GRID, SIZE
from teban.games.card_othello.options import Options
from teban.games.card_othello.scenario import comparing, lines, viewing
from teban.games.card_othello.scenario.position import SEED, set_up
from teban.games.card_othello.setup import begin
from teban.games.card_othello.state import SEATS, Board

B = TypeVar("B", bound=Board)
START = "start"


class Words(Generic[B]):
    """What scenario files may say about this game."""

    setup_words = frozenset(
        (
            "board",
            "black",
            "white",
            "markers",
            "to_move",
            "at",
            "charge",
            "hands",
            "decks",
            "passes",
        )
    )
    expect_words = comparing.WORDS
    view_words = viewing.WORDS
    event_words = lines.WORDS
    option_words: frozenset[str] = frozenset()

    def __init__(self, kind: type[B]) -> None:
        self._kind = kind

    def setup(self, options: Options, words: Mapping[str, Any], tape: Sequence[str]) -> B:
        """The position that these words describe."""
        return set_up(words, tape, self._kind)

    def compose(self, options: Options, document: Mapping[str, Any], tape: Sequence[str]) -> B:
        """The same; without `setup` black's first turn, and the next one waits for its start."""
        words = document.get("setup")
        if words is not None:
            return self.setup(options, words, tape)
        board = begin(options, [Nothing() for _ in SEATS], SEED, self._kind, paced=True)
        board.luck = structs.replace(board.luck, tape=tuple(tape))
        return board

    def play(self, state: State, text: str, seat: SeatId | None, events: list[Event]) -> None:
        """One step in the game's notation, or `start`."""
        board = cast(Board, state)
        mover = board.mover if seat is None else seat
        if text != START:
            state.apply(state.parse(text, mover), mover, events)
        elif mover != board.mover:
            raise Refused(refused.Why.NOT_YOUR_TURN, seat=mover)
        else:
            rules.start(board, events)

    def to_move(self, state: State) -> SeatId | None:
        """The mover."""
        board = cast(Board, state)
        return None if board.over else board.mover

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
        """The board, its markers and the cards."""
        board = cast(Board, state)
        text = board.colours()
        letters = " ".join(GRID.name(cell)[0] for cell in GRID.cells[:SIZE])
        rows = [f"{row + 1:2} {' '.join(part)}" for row, part in enumerate(comparing.rows(text))]
        markers = [comparing.in_full(board, marker) for marker in board.markers]
        return "\n".join([f"   {letters}", *rows, *markers, f"charge {[*board.charge]}"])
