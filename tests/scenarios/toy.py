"""A pile to take from: the smallest game on which every word of the runner can be tried.

`take N` takes 1 to 3; whoever takes the last wins. `roll` adds 1, 2 or 3 by chance. `ask` puts
a question that only a standing answer or `say yes|no` settles. Each seat has a secret number.
`leak`, `crash` and `lose` are the mistakes a game can make.
"""

from collections.abc import Mapping, Sequence
from typing import Any, cast

from msgspec import Struct, structs

from teban.core.chance import Luck
from teban.core.event import Event
from teban.core.game import Game, State
from teban.core.ids import SeatId, Viewer
from teban.core.record import convert
from teban.core.refused import Expect, Refused, Why, bad_value
from teban.core.result import Result
from teban.core.words import Compared, Vocabulary, by_name
from teban.core.words.vocabulary import USUAL_LUCK

SEATS = ("A", "B")


class Happened(Event, frozen=True):
    """A line, as it will be worded."""

    text: str


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """The size of the first pile."""

    pile: int = 5


class Pile(State):
    """The state."""

    pile: int
    mover: int = 0
    secrets: tuple[int, int] = (0, 0)
    asked: bool = False
    said: str = ""
    resumes: int = 0
    forgetful: bool = False

    def do(self, text: str, seat: SeatId | None, events: list[Event]) -> None:
        if seat not in (None, self.mover):
            raise Refused(Why.NOT_YOUR_TURN)
        verb, _, rest = text.partition(" ")
        if self.result():
            raise Refused(Why.GAME_OVER)
        match verb:
            case "take" if rest in {"1", "2", "3"} and int(rest) <= self.pile:
                self._take(int(rest), events)
            case "roll":
                self.pile += self.chance("roll", (1, 2, 3))
                events.append(Happened(text=f"roll {self.pile}"))
            case "pair":
                events += [Happened(text="left", group=1), Happened(text="right", group=1)]
            case "ask":
                self.asked = True
            case "say" if self.asked and rest in {"yes", "no"}:
                self.asked, self.said = False, rest
            case "leak":
                self.pile += 1
                raise Refused(Why.NOT_LEGAL)
            case "lose":
                self.forgetful = True
            case "crash":
                raise ZeroDivisionError("the toy is broken")
            case _:
                raise Refused(
                    Why.UNKNOWN_WORD, got=text, expected=Expect.LIKE, examples=("take 1",)
                )
        self.ply += 1

    def _take(self, number: int, events: list[Event]) -> None:
        self.pile -= number
        events.append(Happened(text=f"take {SEATS[self.mover]} {number}"))
        self.mover = 1 - self.mover

    def result(self) -> Result | None:
        if self.pile:
            return None
        return Result((0, 0) if self.secrets == (9, 9) else (self.mover, 1 - self.mover))

    def view(self, viewer: Viewer) -> dict[str, Any]:
        own = None if viewer is None else self.secrets[viewer]
        return {"pile": self.pile, "own": own, "said": self.said}

    def resumed(self, events: list[Event] | None = None) -> None:
        self.resumes += 1
        if events is not None:
            events.append(Happened(text="resumed"))

    def dump(self) -> dict[str, Any]:
        data = structs.asdict(self) | {"luck": self.luck.draws}
        return data | {"pile": self.pile + 1} if self.forgetful else data


class Words(Vocabulary):
    """The vocabulary."""

    setup_words = frozenset({"pile", "secrets"})
    expect_words = by_name("said", "resumes")
    view_words = by_name("pile", "own")
    event_words = frozenset({"take", "roll", "left", "right", "resumed"})
    document_words = frozenset({"answers"})

    def setup(self, words: Mapping[str, Any], luck: Luck = USUAL_LUCK) -> Pile:
        pile = words.get("pile", 0)
        if not isinstance(pile, int):
            raise bad_value("pile", pile, Expect.NUMBER)
        return Pile(pile, 0, tuple(words.get("secrets", (0, 0))), luck=luck, ply=0)

    def play(self, state: State, text: str, seat: SeatId | None, events: list[Event]) -> None:
        cast(Pile, state).do(text, seat, events)

    def settle(
        self, state: State, words: Mapping[str, Any], following: str | None, events: list[Event]
    ) -> None:
        pile, answer = cast(Pile, state), words.get("answers")
        if pile.asked and answer and not (following or "").startswith("say"):
            pile.do(f"say {answer}", None, events)

    def to_move(self, state: State) -> SeatId | None:
        return None if state.result() else SeatId(cast(Pile, state).mover)

    def compare(self, state: State, word: str, wanted: Any, events: Sequence[Event]) -> Compared:
        if word == "legal":
            if not isinstance(wanted, str):
                raise bad_value("expect.legal", wanted, Expect.WORDS)
            top = min(3, cast(Pile, state).pile)
            return Compared(wanted.split(), [str(number) for number in range(1, top + 1)])
        if word == "count":
            return Compared(wanted, {"pile": cast(Pile, state).pile, "more": 1})
        return Compared(wanted, getattr(state, word))

    def compare_view(self, view: Any, word: str, wanted: Any) -> Compared:
        return Compared(wanted, view[word])

    def tells(self, view: Any, seat: SeatId, fact: str) -> bool:
        return fact == f"secret {SEATS[seat]}"

    def lines(self, event: Event) -> Sequence[str]:
        text = cast(Happened, event).text
        verb, *rest = text.split()
        return [text, " ".join([verb, *rest[1:]])] if len(rest) > 1 else [text]

    def told(self, state: State) -> str:
        return "o" * cast(Pile, state).pile


class Toy(Game):
    """As much of a game as the runner asks for."""

    key = "toy"
    seat_names = SEATS
    options, position = Options, Pile
    in_scenarios = Words

    def begin(
        self,
        options: Options,
        private: Sequence[Any],
        luck: Luck,
        events: list[Event] | None = None,
    ) -> Pile:
        if options.pile < 1:
            raise bad_value("pile", options.pile, Expect.NUMBER_FROM, least=1)
        return Pile(options.pile, luck=luck, ply=0)

    def load(self, data: Mapping[str, Any]) -> Pile:
        luck = Luck(bytes(16), draws=data["luck"])
        loaded: Pile = convert("state", {**data, "luck": structs.asdict(luck)}, Pile)
        return loaded


TOY = Toy()


def find(key: str) -> Game:
    """The only game there is."""
    if key != TOY.key:
        raise Refused(Why.UNKNOWN_GAME, got=key, expected=(TOY.key,))
    return TOY
