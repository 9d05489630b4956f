"""The little that the torture game has to say to people: for scenarios and terminals."""

from collections.abc import Sequence
from typing import Any

from teban.core.event import Event, wire
from teban.core.game import State
from teban.core.ids import SeatId
from teban.core.terminal import Look, Say, Terminal
from teban.core.words import Vocabulary, by_name
from teban.core.words.forms import Form
from tests.contract.torture.space import Options, View

SEEN = by_name("hands", "table", "scores", "deck")


class TortureWords(Vocabulary):
    """Enough for a scenario that starts at the ordinary start and looks at a view."""

    own_forms = dict.fromkeys(SEEN, Form())
    expect_words = by_name("scores")
    view_words = SEEN

    def tells(self, view: View, seat: SeatId, fact: str) -> bool:
        return int(fact) in view.hands[seat]

    def lines(self, event: Event) -> Sequence[str]:
        return (" ".join(map(str, wire(event).values())),)

    def told(self, state: State) -> str:
        return str(state.dump())


class TortureTerminal(Terminal):
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

    def log(self, events: Sequence[Event], view: Any, say: Say) -> Sequence[str]:
        return [str(wire(event)) for event in events]

    def help(self, say: Say) -> Sequence[str]:
        return ()
