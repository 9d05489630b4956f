"""The little that the torture game has to say to people: for scenarios and terminals."""

from collections.abc import Mapping, Sequence
from typing import Any

from teban.core.event import Event, wire
from teban.core.game import State
from teban.core.ids import SeatId
from teban.core.refused import Expect, Refused, Why
from teban.core.terminal import Look, Say
from teban.core.vocabulary import Compared
from tests.contract.torture.space import EVENTS, Options, View
from tests.contract.torture.state import Torture


class TortureWords:
    """Enough for a scenario that starts at the ordinary start and looks at a view."""

    setup_words: frozenset[str] = frozenset()
    expect_words = frozenset(("scores",))
    view_words = frozenset(("hands", "table", "scores", "deck"))
    event_words = frozenset(str(kind.__struct_config__.tag) for kind in EVENTS)

    def setup(self, options: Options, words: Mapping[str, Any], tape: Sequence[str]) -> Torture:
        raise Refused(Why.UNKNOWN_WORD, got=" ".join(words), expected=Expect.NOTHING)

    def play(self, state: State, text: str, seat: SeatId | None, events: list[Event]) -> None:
        seat = state.actors()[0] if seat is None else seat
        state.apply(state.parse(text, seat), seat, events)

    def to_move(self, state: State) -> SeatId | None:
        actors = state.actors()
        return actors[0] if len(actors) == 1 else None

    def compare(self, state: State, word: str, wanted: Any, events: Sequence[Event]) -> Compared:
        return self.compare_view(state.view(None), word, wanted)

    def compare_view(self, view: View, word: str, wanted: Any) -> Compared:
        return Compared(wanted, getattr(view, word))

    def tells(self, view: View, seat: SeatId, fact: str) -> bool:
        return int(fact) in view.hands[seat]

    def lines(self, event: Event, state: State) -> Sequence[str]:
        return (" ".join(map(str, wire(event).values())),)

    def picture(self, state: State) -> str:
        return str(state.dump())


class TortureTerminal:
    """The table as plain data."""

    def secrets(self, options: Options) -> bool:
        return True

    def draw(self, look: Look, say: Say) -> Sequence[str]:
        return (str(look.view),)

    def facts(self, look: Look, say: Say) -> Sequence[str]:
        return ()

    def holdings(self, look: Look, say: Say) -> Sequence[str]:
        return ()

    def choices(self, look: Look, say: Say) -> Sequence[str]:
        return (str(look.decision.legal),) if look.decision else ()

    def log(self, events: Sequence[Event], view: View, say: Say) -> Sequence[str]:
        return [str(wire(event)) for event in events]

    def help(self, say: Say) -> Sequence[str]:
        return ()
